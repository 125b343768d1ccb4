import { readableText } from "../normalise.ts";

const agreed =
  "(?:(?:ok|okay|yes|yeah|yep|sure|fine|alright|right|well|maybe|i think|vale|si|bueno|ya|claro|pues|de acuerdo|venga|dale|listo|igual|creo que)\\b(?: ?[,.!])* ?)*";
const when =
  "(?:(?: ?,)? ?(?:then|now|right now|later|tonight|today|tomorrow|in a bit|in a minute|this (?:evening|afternoon|weekend|week)|(?:after|before|at|on) (?:work|dinner|lunch|school|class|bed|the weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|esta (?:noche|tarde|semana)|hoy|manana|luego|despues|ahora|ahorita|en un rato|al rato|mas tarde|cuando (?:llegue|salga|pueda)(?: a casa| del trabajo)?|(?:antes|despues) de (?:cenar|comer|dormir|trabajar|clase)|el (?:finde|fin de semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo)))*";
const doingIt =
  "(?:(?:i will|i'll|ill|i'm gonna|im gonna|i am going to|i'm going to|im going to|gonna|going to|i might|i can|i could|let me|will) (?:do|try) (?:it|that|this|them|that one|this one)|(?:doing|trying) (?:it|that|this)|i(?:'ve| have)? (?:did|tried|done) (?:it|that|this)|(?:lo|la|los|las) (?:(?:voy|vamos) a (?:hacer|probar|intentar)|hare|haremos|hago|probare|pruebo|intentare|intento|hice|he hecho|probe|intente|he probado)|(?:voy a|quiero|puedo) (?:hacer|probar|intentar)(?:lo|la|los|las)|hecho|done)";

const undertaking = new RegExp(
  `^${agreed}(?:${doingIt}${when}|${when.slice(0, -1)}+ ?,? ?${doingIt})[ ,.!]*(?:thanks|thank you|gracias)?[ .!]*$`,
);

/** Whether all that is said is that "it" will be done, or was: what that is was said before. */
export function isUndertaking(message: string): boolean {
  return undertaking.test(readableText(message).plain);
}
