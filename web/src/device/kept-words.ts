import type { ByLanguage } from "@remanso/core/language.ts";
import type { ThingName, Until } from "./kept-things.ts";

/** What the privacy page says of each thing on the map. A thing without words does not compile. */
export const thingWords: Readonly<Record<ThingName, ByLanguage<string>>> = {
  outbox: {
    en: "What you did and couldn’t be sent yet. It’s erased as soon as it is sent.",
    es: "Lo que hiciste y aún no se ha podido enviar. Se borra en cuanto se envía.",
  },
  oldOutbox: {
    en: "The same, as earlier versions kept it. It’s erased as soon as you are back.",
    es: "Lo mismo, como lo guardaban versiones anteriores. Se borra en cuanto vuelves.",
  },
  session: {
    en: "A session under way, with what you write in it. It’s erased when the session is over.",
    es: "Una sesión en marcha, con lo que escribes en ella. Se borra al terminarla.",
  },
  assessment: {
    en: "Half-answered questions, in the tab in which you answer them. They’re erased when you send them or close the tab.",
    es: "Preguntas a medio responder, en la pestaña en la que las respondes. Se borran al enviarlas o al cerrar la pestaña.",
  },
  guestAnswers: {
    en: "Questions that you answer without an account, in the tab in which you answer them. They’re erased when you close it, erase them or keep them in an account.",
    es: "Preguntas que respondes sin cuenta, en la pestaña en la que las respondes. Se borran al cerrarla, al borrarlas tú o al guardarlas en una cuenta.",
  },
  guestAnswersHere: {
    en: "The same, if you ask to keep them on this device. They are forgotten after 29 days.",
    es: "Lo mismo, si pides guardarlas en este dispositivo. Se olvidan a los 29 días.",
  },
  drafts: {
    en: "What you have begun to write in a check-in or in the journal. It’s erased when you save it.",
    es: "Lo que has empezado a escribir en un registro o en el diario. Se borra al guardarlo.",
  },
  safetyPlan: {
    en: "Your safety plan. It’s nowhere else, except in files that you save yourself and in a copy on the server, if you ask for one.",
    es: "Tu plan de seguridad. No está en ningún otro sitio, salvo en los archivos que guardes y en una copia en el servidor, si la pides.",
  },
  planCopy: {
    en: "Which copy of your safety plan on the server this device knows, if you keep one there.",
    es: "Qué copia de tu plan de seguridad en el servidor conoce este dispositivo, si guardas una allí.",
  },
  closedPlan: {
    en: "Your safety plan encrypted with the key of your texts, with what is known of its copy, if you chose to close it here. Then neither of the two above is kept.",
    es: "Tu plan de seguridad cifrado con la clave de tus textos, junto con lo que se sabe de su copia, si elegiste cerrarlo aquí. Entonces no se guarda ninguna de las dos cosas anteriores.",
  },
  planClosing: {
    en: "That you chose to close your plan, with the wrapped keys that your words or your code open.",
    es: "Que elegiste cerrar tu plan, con las claves envueltas que abren tus palabras o tu código.",
  },
  contentKey: {
    en: "The key of your texts, if you turned on that only you can read them. Pages can use it, but not copy it.",
    es: "La clave de tus textos, si activaste que solo tú puedas leerlos. La página puede usarla, pero no copiarla.",
  },
  here: {
    en: "A mark that your account has been used here.",
    es: "Una marca de que tu cuenta se ha usado aquí.",
  },
  chat: {
    en: "What you say in the support chat and its answers.",
    es: "Lo que dices en el chat de apoyo y sus respuestas.",
  },
  readingPlaces: {
    en: "Where you stopped reading.",
    es: "El punto donde dejaste cada lectura.",
  },
  filmPlaces: {
    en: "Where you stopped each film.",
    es: "El momento en que dejaste cada película.",
  },
  seenPlants: {
    en: "How far your plants were when you last looked at the garden.",
    es: "Lo crecidas que estaban tus plantas la última vez que miraste el jardín.",
  },
  notAsked: {
    en: "The activity you would rather not be asked about.",
    es: "La actividad por la que prefieres que no te preguntemos.",
  },
  resultSeen: {
    en: "Which of your results you have seen.",
    es: "Cuál de tus resultados ya viste.",
  },
  zoneAsked: {
    en: "The time zone you have already been asked about.",
    es: "La zona horaria por la que ya te preguntamos.",
  },
  answers: {
    en: "What your pages showed, so that they open without a connection.",
    es: "Lo que mostraron tus páginas, para que se abran sin conexión.",
  },
  saved: {
    en: "What you saved to read without a connection.",
    es: "Lo que guardaste para leer sin conexión.",
  },
  sessionCookie: {
    en: "A random token that keeps you signed in. Scripts on the page can’t read it.",
    es: "Un código al azar que mantiene tu sesión abierta. Los programas de la página no pueden leerlo.",
  },
  knownDeviceCookie: {
    en: "For a year after you sign in: signed random codes that show that your account was opened here before, so that strangers who guess at passwords can’t lock you out. They name nobody.",
    es: "Durante un año después de entrar: códigos firmados al azar que muestran que tu cuenta ya se abrió aquí, para que nadie que pruebe contraseñas pueda dejarte fuera. No nombran a nadie.",
  },
  signInCookie: {
    en: "For ten minutes on the sign-in screen: what ties a sign-in with a passkey or a provider to this browser.",
    es: "Durante diez minutos, al iniciar sesión: lo que une la entrada con una llave de acceso o un proveedor a este navegador.",
  },
  language: { en: "Your language.", es: "Tu idioma." },
  theme: { en: "Your theme, light or dark.", es: "Tu tema, claro u oscuro." },
  motion: { en: "Whether you want less motion.", es: "Si prefieres menos movimiento." },
  timeZone: { en: "Your time zone.", es: "Tu zona horaria." },
  questions: {
    en: "Whether the questions move on by themselves.",
    es: "Si las preguntas avanzan solas.",
  },
  lock: {
    en: "A lock that you set for this device: its code, scrambled, and how it opens.",
    es: "El bloqueo que pusiste en este dispositivo: su código, cifrado en un solo sentido, y cómo se abre.",
  },
  lockOpen: {
    en: "Until when the page stays open without the code.",
    es: "Hasta cuándo sigue abierta la página sin el código.",
  },
  lockMark: {
    en: "That this device has a lock, so that the page starts out covered.",
    es: "Que este dispositivo tiene un bloqueo, para que la página empiece tapada.",
  },
  discreet: {
    en: "Whether the tab has a plain name and icon.",
    es: "Si la pestaña lleva un nombre y un icono discretos.",
  },
  cues: { en: "Whether breathing sounds and vibrates.", es: "Si la respiración suena y vibra." },
  audio: {
    en: "How you like to listen: pace, voice and volumes.",
    es: "Cómo te gusta escuchar: ritmo, voz y volúmenes.",
  },
  files: {
    en: "The program itself, so that it opens without a connection.",
    es: "El propio programa, para que se abra sin conexión.",
  },
};

/** Until when: the heading over the things that it is true of. */
export const untilWords: Readonly<Record<Until, ByLanguage<string>>> = {
  "session-end": {
    en: "Until you log out, your session expires or somebody else signs in here",
    es: "Hasta que cierres la sesión, caduque o entre aquí otra persona",
  },
  "another-person": {
    en: "Until you log out or somebody else signs in here",
    es: "Hasta que cierres la sesión o entre aquí otra persona",
  },
  "sign-out": {
    en: "Until you log out here, after telling you first",
    es: "Hasta que cierres la sesión aquí, después de avisarte",
  },
  removed: {
    en: "With the device, whoever uses it",
    es: "Con el dispositivo, lo use quien lo use",
  },
};
