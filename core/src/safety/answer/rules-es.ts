import type { AnswerRules } from "./answer-rule.ts";
import { claimsSpanish } from "./claims-es.ts";
import { harmSpanish } from "./harm-es.ts";

export const spanish: AnswerRules = {
  rules: [...harmSpanish, ...claimsSpanish],
  nots: ["no", "nunca", "jamas", "ni", "sin", "tampoco"],
  unclaimed: [
    "(?<!por que )(?:no|nunca|jamas|tampoco|sin|ni|nadie|nada|ninguna|ningun)(?! (?:dudes|temas|tengas|te preocupes|pasa|mas|solo|obstante))",
    "(?:si|antes de|en vez de|en lugar de|en caso de|cuando (?:sientes|piensas|crees|notas))",
    "(?:pensamientos?|ideas?|sensacion|impresion|pensar|piensas|pensando|ganas|impulsos?|miedo|riesgo|peligro|preguntas?|dudas?|decisiones|decision|consejo|pregunta\\w*|consulta\\w*|habla\\w*|deseos?|tentacion|preocupa\\w*|temor|temes)(?: \\w+)? (?:de|en|sobre|a|acerca|por|que|para|con)",
    "(?:sientes|sentir|sientas|sentirte|sintiendo|hace sentir|te hacen creer|como si)(?: que| como| de)*|(?:piensas|pienses|crees|creas|dices|decias|dijiste|cuentas|contabas|contaste|mencionas|comentas|temes|parece|parecer|notas|dicen|dijo|dijeron|dice) (?:\\w+ )?(?:que|tener)",
    "(?:has|estas|te has) (?:pensado|pensando|tenido|dejado|empezado)",
    "(?:ojala|espero)",
  ],
};
