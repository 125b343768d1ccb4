import type { ByLanguage } from "@remanso/core/language.ts";

/** The privacy page in plain words. It says what the product does today and nothing more. */
const en = {
  title: "Your privacy",
  intro:
    "Remanso keeps things about you that are personal. This page says in plain words what is kept, where, for how long, and what is never done with it.",
  short: {
    heading: "In short",
    points: [
      "What you answer and write stays on the computer of whoever runs this site.",
      "No advertising, no tracking, nothing sold. The pages never contact another company.",
      "The server doesn’t keep the text of your chat.",
      "You can download everything or delete everything, at any time and at once.",
    ],
    toSettings: "Go to your data in Settings",
  },
  kept: {
    heading: "What is kept",
    why: "Why:",
    until: "Until when:",
    download: {
      whole: "Your download holds all of it.",
      part: "Your download leaves out",
      not: "It isn’t in your download:",
    },
  },
  device: {
    heading: "On your device",
    cookie: "A cookie.",
    paragraphs: [
      "Your browser keeps this for you, on this device only. There are no cookies for tracking.",
      "If your session expires, what you hadn’t finished stays here under your account until you come back, also when somebody else signs in meanwhile. Remanso doesn’t show it to them or send it, but it isn’t locked: whoever can open this browser’s own tools could read it. On a device that you share, log out.",
    ],
  },
  sections: [
    {
      heading: "Who Remanso is for",
      paragraphs: [
        "Remanso is for people 16 and older. If you are younger, please don’t sign up. An adult you trust can help you find support that fits you.",
      ],
    },
    {
      heading: "A self-help tool",
      paragraphs: [
        "Remanso is a self-help tool. It doesn’t make a diagnosis and doesn’t replace a doctor, a psychologist or an emergency service. The questionnaire was written for this product and hasn’t been validated by studies.",
      ],
    },
    {
      heading: "Where it is stored",
      paragraphs: [
        "Everything is in the database of this site, on the computer of the person or organization that runs it. Unless they have set up another one, that is the database built into Remanso. Whoever runs the site can reach the computer and therefore the data on it. What you write in sessions, notes and activities of your own is sealed: the database and its backups alone don’t show it, but whoever also holds the site’s secret could open it.",
      ],
    },
    {
      heading: "What isn’t done",
      paragraphs: [
        "The pages send no request to any other company or site. There’s no telemetry and no advertising. Your data isn’t sold.",
      ],
    },
    {
      heading: "The chat and help",
      paragraphs: [
        "What you say in the support chat is answered by the server, which stores none of its text: it logs that a message was sent and, where a message speaks of danger, how grave it sounded and by which rule.",
        "Where this site uses a language model, what you write in the chat and what the assistant knows of you are sent to that model. The chat says which voice answers, and its menu shows what the assistant knows.",
        "What you write in the chat, in the journal and in notes is checked for signs of danger on your device, so that helplines can be shown at once.",
        "The button for leaving at once opens wikipedia.org in the place of the page. Nothing about you is sent along.",
      ],
    },
    {
      heading: "Your consent",
      paragraphs: [
        "By signing up you agree that Remanso stores what this page lists, including what it tells about how you are. The version of this text and the time of your consent are recorded.",
        "You can withdraw your consent at any time, without giving a reason: delete your account in Settings. What was done with the data before then is still lawful.",
      ],
    },
    {
      heading: "Copying, correcting or deleting",
      paragraphs: [
        "In Settings you can download everything at once, as one file that another site with Remanso can take in, and as tables. There too you delete your account with everything in it, at once and for good. Check-ins and what you wrote can be corrected and removed one by one in the journal.",
        "A backup made earlier may hold a deleted account for up to a year. When such a backup is restored, the deletion is repeated by itself.",
        "For any question about this page, ask whoever runs this site: the person or organization that gave you its address.",
      ],
    },
  ],
};

/** The same page in Spanish. */
const es: typeof en = {
  title: "Tu privacidad",
  intro:
    "Remanso guarda cosas personales sobre ti. Esta página explica con palabras sencillas qué se guarda, dónde, durante cuánto tiempo y qué no se hace nunca con ello.",
  short: {
    heading: "En pocas palabras",
    points: [
      "Lo que respondes y escribes se queda en el equipo de quien administra este sitio.",
      "Sin publicidad, sin seguimiento y sin vender nada. Las páginas no se conectan con ninguna otra empresa.",
      "El servidor no guarda el texto de tu chat.",
      "Puedes descargarlo todo o borrarlo todo cuando quieras, al momento.",
    ],
    toSettings: "Ir a tus datos en Ajustes",
  },
  kept: {
    heading: "Qué se guarda",
    why: "Para qué:",
    until: "Hasta cuándo:",
    download: {
      whole: "Tu descarga lo contiene todo.",
      part: "Tu descarga deja fuera",
      not: "No está en tu descarga:",
    },
  },
  device: {
    heading: "En tu dispositivo",
    cookie: "Es una cookie.",
    paragraphs: [
      "Tu navegador te guarda esto, solo en este dispositivo. No hay cookies de seguimiento.",
      "Si tu sesión caduca, lo que no habías terminado se queda aquí bajo tu cuenta hasta que vuelvas, aunque mientras tanto entre otra persona. Remanso no se lo muestra ni lo envía, pero no está bajo llave: quien pueda abrir las herramientas de este navegador podría leerlo. Si compartes el dispositivo, cierra la sesión.",
    ],
  },
  sections: [
    {
      heading: "Para quién es Remanso",
      paragraphs: [
        "Remanso es para personas a partir de 16 años. Si tienes menos, te pedimos que no crees una cuenta. Una persona adulta de confianza puede ayudarte a encontrar un apoyo adecuado para ti.",
      ],
    },
    {
      heading: "Una herramienta de autoayuda",
      paragraphs: [
        "Remanso es una herramienta de autoayuda. No hace diagnósticos ni sustituye a profesionales de la medicina o la psicología, ni a un servicio de emergencias. El cuestionario se escribió para este producto y no ha sido validado con estudios.",
      ],
    },
    {
      heading: "Dónde se guarda",
      paragraphs: [
        "Todo está en la base de datos de este sitio, en el equipo de la persona u organización que lo administra. Si no ha configurado otra, es la base de datos que Remanso trae incluida. Quien administra el sitio puede acceder al equipo y, por tanto, a los datos que contiene. Lo que escribes en sesiones, notas y actividades propias va sellado: la base de datos y sus copias por sí solas no lo muestran, pero quien además tenga el secreto del sitio podría abrirlo.",
      ],
    },
    {
      heading: "Qué no se hace",
      paragraphs: [
        "Las páginas no envían ninguna petición a otras empresas o sitios. No hay telemetría ni publicidad. Tus datos no se venden.",
      ],
    },
    {
      heading: "El chat y la ayuda",
      paragraphs: [
        "Lo que dices en el chat de apoyo lo responde el servidor, que no guarda nada de su texto: registra que se envió un mensaje y, si un mensaje habla de peligro, cuánto y por qué regla.",
        "Si este sitio usa un modelo de lenguaje, lo que escribes en el chat y lo que el asistente sabe de ti se envían a ese modelo. El chat dice qué voz responde, y su menú muestra lo que sabe el asistente.",
        "Lo que escribes en el chat, en el diario y en las notas se revisa en tu dispositivo por si hay señales de peligro, para poder mostrar enseguida líneas de ayuda.",
        "El botón para salir ya abre wikipedia.org en lugar de la página. No se envía nada sobre ti.",
      ],
    },
    {
      heading: "Tu consentimiento",
      paragraphs: [
        "Al crear la cuenta aceptas que Remanso guarde lo que dice esta página, incluido lo que dice sobre cómo estás. Se guardan la versión de este texto y la hora de tu consentimiento.",
        "Puedes retirar tu consentimiento en cualquier momento y sin dar motivos: borra tu cuenta en Ajustes. Lo que se hizo antes con los datos sigue siendo legal.",
      ],
    },
    {
      heading: "Copiar, corregir o borrar",
      paragraphs: [
        "En Ajustes puedes descargarlo todo de una vez, en un archivo que otro sitio con Remanso puede recibir y también en tablas. Allí mismo borras tu cuenta con todo lo que contiene, al momento y para siempre. Los registros y lo que escribiste se corrigen y se quitan de uno en uno en el diario.",
        "Una copia de seguridad hecha antes puede contener una cuenta borrada durante un año como mucho. Si esa copia se restaura, el borrado se repite solo.",
        "Para cualquier pregunta sobre esta página, habla con quien administra este sitio: la persona u organización que te dio su dirección.",
      ],
    },
  ],
};

export const strings: ByLanguage<typeof en> = { en, es };
