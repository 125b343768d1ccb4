/** The privacy page in plain words. It says what the product does today and nothing more. */
export const en = {
  title: "Your privacy",
  intro:
    "Remanso keeps things about you that are personal. This page says in plain words what is kept, where, for how long, and what is never done with it.",
  sections: [
    {
      heading: "Who Remanso is for",
      paragraphs: [
        "Remanso is for people from 16 years of age. If you are younger, please do not sign up. An adult you trust can help you find support that fits you.",
      ],
    },
    {
      heading: "A self-help tool",
      paragraphs: [
        "Remanso is a self-help tool. It does not make a diagnosis and does not replace a doctor, a psychologist or an emergency service. The questionnaire was written for this product and has not been validated by studies.",
      ],
    },
    {
      heading: "What is stored",
      paragraphs: [
        "Your account: your name, your e-mail address and your password. The password itself is never kept, only a hash of it: a fingerprint that takes a lot of memory to compute, so that guessing the password from it is slow and costly.",
        "Your assessments: each answer, the scores worked out from the answers, and the date.",
        "Your plans and activities: what was planned, started and completed, how long it took, whether you felt better, the same or worse, your notes, and what you write in a journaling session.",
        "Your breathing games and your garden: which pattern, how many cycles, how each breath went, and where your plants stand and when you watered them.",
        "How you use the product: when a visit began and ended, and a log of what happened: signing in, an assessment, a completed activity or breathing game. The log holds the kind of event, the time and, where there is one, the page. It never holds what you wrote or answered.",
        "Your settings: language, theme, time zone and country. The country decides which help lines you see. It is suggested by your time zone, and your network address is not used to find out where you are.",
        "If you sign in with Google, Apple or another provider: the name by which that provider knows you. Nothing else is asked of it afterwards.",
        "Your sign-ins: for each browser, a hash of the sign-in token, a short description of the device, and when it was first and last used. Attempts to sign in or sign up are counted, by account and by network, so that nobody can try passwords without end.",
      ],
    },
    {
      heading: "Where it is stored",
      paragraphs: [
        "Everything is in the database of this installation, on the computer of the person or organisation that runs it. Unless they have set up another one, that is the database built into Remanso. Whoever runs the installation can reach the computer and therefore the data on it.",
      ],
    },
    {
      heading: "What is not done",
      paragraphs: [
        "The pages send no request to any other company or site. There is no telemetry and no advertising. Your data is not sold.",
      ],
    },
    {
      heading: "Cookies",
      paragraphs: [
        "One cookie keeps you signed in. It holds a random token, and scripts on the page cannot read it.",
        "Three more remember your language, your theme and your time zone, so that a page looks right before you sign in. Your browser keeps a copy of these three in its local storage. There are no cookies for tracking.",
        "While you are in the middle of something, your device keeps it too: half-answered questions, a session under way with what you write in it, the place where you stopped reading, and what could not be sent without a connection. Each is removed once it is done.",
        "What you say in the support chat is kept on your device only, under your account. The server answers it and stores none of its text: it logs that a message was sent and, where a message speaks of danger, how grave it sounded and by which rule. The conversation is erased from your device when you log out, when your session has ended, and when somebody else signs in there.",
        "Where the operator has set up a language model, what you write in the chat and what the assistant knows of you are sent to that model. The chat says which voice answers, and its menu shows what the assistant knows.",
        "Your safety plan is kept on your device only, and in files that you save yourself. It is erased there when you log out, after asking you, and when somebody else signs in. What you write in the chat, in the journal and in notes is checked for signs of danger on your device, so that help lines can be shown at once.",
        "The button for leaving at once opens wikipedia.org in the place of the page. Nothing about you is sent along.",
      ],
    },
    {
      heading: "Your consent",
      paragraphs: [
        "By signing up you agree that Remanso stores what this page lists, including what it tells about how you are. The version of this text and the time of your consent are recorded.",
        "You can withdraw your consent at any time and need give no reason: ask the operator of this installation to delete your account. What was done with the data before then remains lawful.",
      ],
    },
    {
      heading: "For how long",
      paragraphs: [
        "A sign-in that has not been used for 30 days expires. So that a request repeated after a lost connection does not count twice, a sealed record of it without readable text is kept for 30 days.",
        "Everything else is kept until you ask for its deletion.",
      ],
    },
    {
      heading: "A copy, a correction, or deletion",
      paragraphs: [
        "If you would like a copy of your data, a correction, or the deletion of your account, ask the operator of this installation. That is also the right place for any question about this page.",
        "The operator is the person or organisation that gave you the address of this site.",
      ],
    },
  ],
};

/** The same page in Spanish. */
export const es: typeof en = {
  title: "Tu privacidad",
  intro:
    "Remanso guarda cosas personales sobre ti. Esta página explica con palabras sencillas qué se guarda, dónde, durante cuánto tiempo y qué no se hace nunca con ello.",
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
      heading: "Qué se guarda",
      paragraphs: [
        "Tu cuenta: tu nombre, tu correo electrónico y tu contraseña. La contraseña nunca se guarda tal cual, solo un hash: una huella que exige mucha memoria para calcularse, de modo que adivinar la contraseña a partir de ella es lento y costoso.",
        "Tus evaluaciones: cada respuesta, los resultados que se calculan con ellas y la fecha.",
        "Tus planes y actividades: lo planeado, lo empezado y lo completado, cuánto duró, si después te sentiste mejor, igual o peor, tus notas y lo que escribes en una sesión de diario.",
        "Tus juegos de respiración y tu jardín: qué ritmo, cuántos ciclos, cómo fue cada respiración, y dónde están tus plantas y cuándo las regaste.",
        "Tu uso del producto: cuándo empezó y terminó cada visita, y un registro de lo que ocurrió: inicio de sesión, evaluación, actividad completada o juego de respiración. El registro contiene el tipo de suceso, la hora y, si la hay, la página. Nunca contiene lo que escribiste o respondiste.",
        "Tus ajustes: idioma, tema, zona horaria y país. El país decide qué líneas de ayuda ves. Se sugiere a partir de tu zona horaria, y tu dirección de red no se usa para averiguar dónde estás.",
        "Si entras con Google, Apple u otro proveedor: el nombre con el que ese proveedor te conoce. Después no se le pide nada más.",
        "Tus inicios de sesión: por cada navegador, un hash del código de acceso, una breve descripción del dispositivo y cuándo se usó por primera y por última vez. Los intentos de entrar o de crear una cuenta se cuentan, por cuenta y por red, para que nadie pueda probar contraseñas sin fin.",
      ],
    },
    {
      heading: "Dónde se guarda",
      paragraphs: [
        "Todo está en la base de datos de esta instalación, en el equipo de la persona u organización que la administra. Si no ha configurado otra, es la base de datos que Remanso trae incluida. Quien administra la instalación puede acceder al equipo y, por tanto, a los datos que contiene.",
      ],
    },
    {
      heading: "Qué no se hace",
      paragraphs: [
        "Las páginas no envían ninguna petición a otras empresas o sitios. No hay telemetría ni publicidad. Tus datos no se venden.",
      ],
    },
    {
      heading: "Cookies",
      paragraphs: [
        "Una cookie mantiene tu sesión abierta. Contiene un código al azar que los programas de la página no pueden leer.",
        "Otras tres recuerdan tu idioma, tu tema y tu zona horaria, para que la página se vea bien antes de entrar. Tu navegador guarda una copia de estos tres datos en su almacenamiento local. No hay cookies de seguimiento.",
        "Mientras estás a mitad de algo, tu dispositivo también lo guarda: preguntas a medio responder, una sesión en marcha con lo que escribes en ella, el punto donde dejaste una lectura y lo que no se pudo enviar sin conexión. Cada cosa se borra cuando termina.",
        "Lo que dices en el chat de apoyo se guarda solo en tu dispositivo, bajo tu cuenta. El servidor lo responde y no guarda nada de su texto: registra que se envió un mensaje y, si un mensaje habla de peligro, cuánto y por qué regla. La conversación se borra de tu dispositivo al cerrar la sesión, cuando la sesión ha terminado y cuando entra allí otra persona.",
        "Si quien administra la instalación ha configurado un modelo de lenguaje, lo que escribes en el chat y lo que el asistente sabe de ti se envían a ese modelo. El chat dice qué voz responde, y su menú muestra lo que sabe el asistente.",
        "Tu plan de seguridad se guarda solo en tu dispositivo y en los archivos que tú guardes. Se borra de allí al cerrar la sesión, tras preguntarte, y cuando entra otra persona. Lo que escribes en el chat, en el diario y en las notas se revisa en tu dispositivo por si hay señales de peligro, para poder mostrar enseguida líneas de ayuda.",
        "El botón para salir ya abre wikipedia.org en lugar de la página. No se envía nada sobre ti.",
      ],
    },
    {
      heading: "Tu consentimiento",
      paragraphs: [
        "Al crear la cuenta aceptas que Remanso guarde lo que figura en esta página, incluido lo que dice sobre cómo estás. Quedan registradas la versión de este texto y la hora de tu consentimiento.",
        "Puedes retirar tu consentimiento en cualquier momento y sin dar motivos: pide a quien administra esta instalación que elimine tu cuenta. Lo que se hizo antes con los datos sigue siendo lícito.",
      ],
    },
    {
      heading: "Durante cuánto tiempo",
      paragraphs: [
        "Una sesión que lleva 30 días sin usarse caduca. Para que una petición repetida tras perder la conexión no cuente dos veces, se conserva durante 30 días un registro sellado de ella, sin texto legible.",
        "Todo lo demás se conserva hasta que pidas que se borre.",
      ],
    },
    {
      heading: "Copia, corrección o eliminación",
      paragraphs: [
        "Si quieres una copia de tus datos, corregir algo o eliminar tu cuenta, pídelo a quien administra esta instalación. También puedes hacerle cualquier pregunta sobre esta página.",
        "Quien la administra es la persona u organización que te dio la dirección de este sitio.",
      ],
    },
  ],
};
