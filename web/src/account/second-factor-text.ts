import type { ByLanguage } from "@remanso/core/language.ts";

/** The second step of signing in, for whoever turned it on. */
const en = {
  title: "One more step",
  text: "Your password is right. Now show your passkey, or use one of your recovery codes.",
  passkey: "Show my passkey",
  useCode: "Use a recovery code",
  code: "Recovery code",
  codeHint: "Each of your ten codes works once.",
  send: "Continue",
  lost: "Lost both? Whoever runs this site can make you a link.",
};

const es: typeof en = {
  title: "Un paso más",
  text: "Tu contraseña es correcta. Ahora muestra tu llave de acceso o usa uno de tus códigos de recuperación.",
  passkey: "Mostrar mi llave",
  useCode: "Usar un código de recuperación",
  code: "Código de recuperación",
  codeHint: "Cada uno de tus diez códigos sirve una vez.",
  send: "Continuar",
  lost: "¿Perdiste las dos cosas? Quien administra este sitio puede crearte un enlace.",
};

export const strings: ByLanguage<typeof en> = { en, es };
