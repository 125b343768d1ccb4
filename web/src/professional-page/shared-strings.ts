import type { ByLanguage } from "@remanso/core/language.ts";

const en = {
  title: "A page shared with you",
  text: "Somebody made it for you with Remanso, a self-help program. It was encrypted in their browser and opens only in yours.",
  counted:
    "Each opening is counted, and the person who made it sees when it was last opened. Print or save it if you need it again.",
  open: "Open the page",
  opening: "Opening…",
  incomplete: "This link isn’t complete: the part after “#” is missing. Ask for the whole link again.",
  offline: "There’s no connection right now. Try again in a moment.",
  failed: "It couldn’t be opened. Try again.",
  unreadable: "The page can’t be read in this browser. Try another one, or ask for a PDF.",
  insecure: "This browser can only decrypt over https.",
  noScript: "The page is decrypted in your browser, which needs JavaScript. Ask for a PDF instead.",
  print: "Print or save as PDF",
  until: (when: string) => `The link works until ${when}.`,
};

const es: typeof en = {
  title: "Una página compartida contigo",
  text: "Alguien la hizo para ti con Remanso, un programa de autoayuda. Se cifró en su navegador y solo se abre en el tuyo.",
  counted:
    "Cada apertura cuenta, y quien la hizo ve cuándo se abrió por última vez. Imprímela o guárdala si la vas a necesitar de nuevo.",
  open: "Abrir la página",
  opening: "Abriendo…",
  incomplete:
    "Este enlace no está completo: falta la parte que va después de «#». Pide de nuevo el enlace entero.",
  offline: "Ahora mismo no hay conexión. Vuelve a intentarlo en un momento.",
  failed: "No se pudo abrir. Inténtalo de nuevo.",
  unreadable: "Este navegador no puede leer la página. Prueba con otro o pide un PDF.",
  insecure: "Este navegador solo puede descifrar por https.",
  noScript: "La página se descifra en tu navegador y eso necesita JavaScript. Pide un PDF.",
  print: "Imprimir o guardar en PDF",
  until: (when) => `El enlace vale hasta el ${when}.`,
};

export const sharedStrings: ByLanguage<typeof en> = { en, es };
