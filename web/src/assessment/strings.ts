import { questionCount } from "@remanso/core/assessment/question-ids.ts";
import { inWords } from "@remanso/core/number-words.ts";
import type { ByLanguage } from "@remanso/core/language.ts";

const { en: countEn, es: countEs } = inWords(questionCount);

const en = {
  title: "Stress assessment",
  leave: "You can leave; your answers stay in this tab.",
  position: (number: number, total: number) => `Question ${number} of ${total}`,
  about: "Our own questionnaire: not validated, not a diagnosis.",
  moveOn: "Move on automatically",
  keyboardHint: "Keys 1 to 5 choose an answer.",
  previous: "Previous",
  next: "Next",
  submit: "Submit",
  sending: "Sending...",
  failedTitle: "Your answers couldn’t be sent.",
  failed: "Something went wrong along the way.",
  offline: "There’s no connection right now.",
  stillHere: `All ${countEn} answers are still here.`,
  retry: "Try again",
  categories: { work: "Work", financial: "Money", personal: "Personal", global: "Global" },
};

const es: typeof en = {
  title: "Evaluación de estrés",
  leave: "Puedes salir; tus respuestas se quedan en esta pestaña.",
  position: (number, total) => `Pregunta ${number} de ${total}`,
  about: "Cuestionario propio, no validado; no es un diagnóstico.",
  moveOn: "Avanzar solo",
  keyboardHint: "Las teclas del 1 al 5 eligen una respuesta.",
  previous: "Anterior",
  next: "Siguiente",
  submit: "Enviar",
  sending: "Enviando...",
  failedTitle: "No se pudieron enviar tus respuestas.",
  failed: "Algo falló por el camino.",
  offline: "Ahora mismo no hay conexión.",
  stillHere: `Tus ${countEs} respuestas siguen aquí.`,
  retry: "Intentar de nuevo",
  categories: { work: "Laboral", financial: "Financiero", personal: "Personal", global: "Global" },
};

export const strings: ByLanguage<typeof en> = { en, es };
