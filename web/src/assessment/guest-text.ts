import type { ByLanguage } from "@remanso/core/language.ts";

const en = {
  see: "See my result",

  // the result without an account
  whereTitle: "Where your answers are",
  whereKept: "Only in this tab: nothing has been sent anywhere.",
  whereKeptHere: "Kept on this device for 29 days. Nothing has been sent anywhere.",
  begin: "Save and continue the plan",
  beginText:
    "You can do it here and now. With an account you get the whole plan, and these answers come along if you want.",
  fetching: "Getting it ready...",
  fetchFailed: "The steps couldn’t be loaded.",
  doneTitle: "Your first step is done",
  doneText: "It wasn’t saved anywhere. With an account, what you do next makes a garden grow.",
  toResult: "Back to my result",
  breathe: "Breathe for a minute",
  keepHere: "Keep it here",
  keepHereFailed: "This browser keeps nothing. The result stays while this page is open.",
  erase: "Erase it",
  again: "Change my answers",

  // after signing up
  askTitle: "Shall we keep today’s answers?",
  askTitleOf: (day: string) => `Shall we keep your answers of ${day}?`,
  ask: "You gave them before you signed in. If you keep them, they become your first assessment and the plan you saw is yours.",
  askAnother: (day: string) =>
    `You already have an assessment of ${day}. If you keep these too, they become the latest one with a new plan; the earlier one stays in your history.`,
  keep: "Keep them",
  keeping: "Saving...",
  discard: "No, erase them",
  failedTitle: "They couldn’t be saved.",
  failed: "Something went wrong along the way.",
  offline: "There’s no connection right now.",
  stillHere: "Your answers are still here.",
  retry: "Try again",
  waiting: "You have answers that are not in your account yet.",
  look: "Look at them",
};

const es: typeof en = {
  see: "Ver mi resultado",

  whereTitle: "Dónde están tus respuestas",
  whereKept: "Solo en esta pestaña: no se ha enviado nada a ningún sitio.",
  whereKeptHere: "Guardado en este dispositivo durante 29 días. No se ha enviado nada a ningún sitio.",
  begin: "Guardar y seguir con el plan",
  beginText:
    "Puedes hacerlo aquí y ahora. Con una cuenta tienes el plan completo, y estas respuestas van contigo si quieres.",
  fetching: "Preparando los pasos...",
  fetchFailed: "No se pudieron cargar los pasos.",
  doneTitle: "Primer paso, hecho",
  doneText: "No se guardó en ningún sitio. Con una cuenta, lo próximo que hagas hará crecer un jardín.",
  toResult: "Volver a mi resultado",
  breathe: "Respira un minuto",
  keepHere: "Guardar aquí",
  keepHereFailed: "Este navegador no guarda nada. El resultado se queda mientras la página siga abierta.",
  erase: "Borrar",
  again: "Cambiar mis respuestas",

  askTitle: "¿Guardamos tus respuestas de hoy?",
  askTitleOf: (day) => `¿Guardamos tus respuestas del ${day}?`,
  ask: "Las diste antes de entrar. Si las guardas, serán tu primera evaluación y el plan que viste será el tuyo.",
  askAnother: (day) =>
    `Ya tienes una evaluación del ${day}. Si guardas también estas, serán la más reciente, con un plan nuevo; la anterior sigue en tu historial.`,
  keep: "Guardarlas",
  keeping: "Guardando...",
  discard: "No, borrarlas",
  failedTitle: "No se pudieron guardar.",
  failed: "Algo falló por el camino.",
  offline: "Ahora mismo no hay conexión.",
  stillHere: "Tus respuestas siguen aquí.",
  retry: "Intentar de nuevo",
  waiting: "Tienes respuestas que aún no están en tu cuenta.",
  look: "Verlas",
};

export const strings: ByLanguage<typeof en> = { en, es };
