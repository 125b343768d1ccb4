import type { ByLanguage } from "@remanso/core/language.ts";

const en = {
  waiting: (count: number, what: string) =>
    count === 1
      ? `Waiting on this device: ${what}. It will be sent as soon as there’s a connection.`
      : `${count} things are waiting on this device, first: ${what}. They will be sent as soon as there’s a connection.`,
  waitedHere: (count: number) =>
    count === 1
      ? "One thing from before was waiting for you on this device. It has been sent."
      : `${count} things from before were waiting for you on this device. They have been sent.`,
  asideTitle: (count: number, what: string) =>
    count === 1 ? `Couldn’t be sent: ${what}.` : `${count} things couldn’t be sent, first: ${what}.`,
  decide: "See and decide",
  asideText: "Kept on this device. Nothing is lost until you decide.",
  refused: "It wasn’t accepted.",
  failing: "The server couldn’t save it, several times in a row.",
  overtaken: "Something newer has taken its place, so it won’t be sent anymore.",
  written: "What you wrote",
  tryAgain: "Try again",
  copy: "Copy the text",
  copied: "Copied.",
  notCopied: "It couldn’t be copied. Select the text to take it with you.",
  drop: "Discard",
  dropSure: "Discard it for good?",
  dropYes: "Yes, discard",
  dropNo: "Keep it",
  dropped: "Discarded.",
  triedAgain: "It’s being sent.",
  conflict: "This was changed on another device in the meantime. Which one do you want to keep?",
  mine: "Yours, from this device",
  newer: "The newer one, from another device",
  keepMine: "Keep mine",
  keepNewer: "Keep the other one",
  keepBoth: "Keep both",
  chosen: "Done. It stays as you chose.",
  /** After the words of a failure. */
  failingText: "The server couldn’t save it right now. It’s kept on this device and will be tried again.",
  keptAnyway: "It’s kept on this device and will be tried again.",
};

const es: typeof en = {
  waiting: (count, what) =>
    count === 1
      ? `Pendiente en este dispositivo: ${what}. Se enviará en cuanto haya conexión.`
      : `Hay ${count} cosas pendientes en este dispositivo; la primera: ${what}. Se enviarán en cuanto haya conexión.`,
  waitedHere: (count) =>
    count === 1
      ? "Una cosa de antes te esperaba en este dispositivo. Ya se ha enviado."
      : `${count} cosas de antes te esperaban en este dispositivo. Ya se han enviado.`,
  asideTitle: (count, what) =>
    count === 1
      ? `No se pudo enviar: ${what}.`
      : `${count} cosas no se pudieron enviar; la primera: ${what}.`,
  decide: "Ver y decidir",
  asideText: "Sigue en este dispositivo. No se pierde nada hasta que decidas.",
  refused: "No se ha aceptado.",
  failing: "El servidor no pudo guardarlo, varias veces seguidas.",
  overtaken: "Algo más reciente ocupa su lugar, así que ya no se envía.",
  written: "Lo que escribiste",
  tryAgain: "Intentar de nuevo",
  copy: "Copiar el texto",
  copied: "Copiado.",
  notCopied: "No se pudo copiar. Selecciona el texto para llevártelo.",
  drop: "Descartar",
  dropSure: "¿Descartarlo para siempre?",
  dropYes: "Sí, descartar",
  dropNo: "Conservarlo",
  dropped: "Descartado.",
  triedAgain: "Se está enviando.",
  conflict: "Esto cambió en otro dispositivo mientras tanto. ¿Con cuál quieres quedarte?",
  mine: "Lo tuyo, de este dispositivo",
  newer: "Lo más reciente, de otro dispositivo",
  keepMine: "Quedarme con lo mío",
  keepNewer: "Quedarme con lo otro",
  keepBoth: "Conservar las dos cosas",
  chosen: "Listo. Queda como elegiste.",
  failingText:
    "El servidor no pudo guardarlo ahora mismo. Queda en este dispositivo y se volverá a intentar.",
  keptAnyway: "Queda en este dispositivo y se volverá a intentar.",
};

export const strings: ByLanguage<typeof en> = { en, es };
