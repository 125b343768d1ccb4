import type { Answer } from "./topic.ts";

/** Plain answers to questions about the program itself and about how the product works. */
export const answers: readonly Answer[] = [
  {
    id: "who",
    cues: {
      es: [
        "eres robot|bot|maquina|programa|ia|humano|humana|persona|real",
        "quien eres",
        "hablo|hablando con persona|alguien|humano|robot|maquina",
        "inteligencia artificial",
      ],
      en: [
        "are you robot|bot|machine|program|ai|human|person|real",
        "who are you",
        "talking|speaking to|with person|human|robot|machine|bot",
        "artificial intelligence",
      ],
    },
    examples: {
      es: [
        "¿eres una persona o un robot?",
        "quién eres tú",
        "estoy hablando con alguien de verdad?",
        "eres una ia?",
      ],
      en: ["are you a real person?", "who are you", "am I talking to a bot?", "are you an AI"],
    },
    say: [
      {
        es: "Soy un programa, no una persona. Contesto con textos escritos y revisados, según lo que reconozco en tus mensajes. No siento lo que lees aquí ni soy terapeuta; para hablar con una persona tienes la ayuda arriba, siempre.",
        en: "I am a program, not a person. I answer with written, reviewed texts, according to what I recognise in your messages. I do not feel what you read here and I am no therapist; to talk to a person, help is at the top, always.",
      },
      {
        es: "Un programa de Remanso. Puedo devolverte lo que cuentas, hacer una pregunta y proponer algo pequeño de la aplicación. Lo que no puedo es sustituir a alguien que te conozca.",
        en: "A program of Remanso. I can say back what you tell, ask a question and suggest something small from the application. What I cannot do is stand in for somebody who knows you.",
      },
    ],
    offers: ["help"],
  },
  {
    id: "therapist",
    cues: {
      es: [
        "eres psicolog*|terapeuta|medico|doctor*",
        "haces terapia",
        "puedes diagnostic*|recetar",
        "que enfermedad|trastorno tengo",
        "tengo depresion|ansiedad|tdah|trastorno diagnost*|crees|sera",
      ],
      en: [
        "are you therapist|psychologist|doctor|counsel*",
        "is this therapy",
        "can you diagnos*|prescribe",
        "do i have depression|anxiety|adhd|disorder|bipolar",
        "what's|what is wrong with me",
      ],
    },
    examples: {
      es: ["¿eres psicóloga?", "crees que tengo depresión?", "me puedes diagnosticar", "qué trastorno tengo"],
      en: [
        "are you a therapist?",
        "do you think I have depression?",
        "can you diagnose me",
        "what disorder do I have",
      ],
    },
    say: [
      {
        es: "Eso no puedo decírtelo: soy un programa de autoayuda y no hago diagnósticos ni terapia. Quien puede mirarlo bien es tu médico o una psicóloga. Si quieres, preparamos qué contarle: ¿desde cuándo lo notas y en qué te frena?",
        en: "That I cannot tell you: I am a self-help program and make no diagnoses and do no therapy. The people who can look at it properly are your doctor or a psychologist. If you like, we prepare what to tell them: since when have you noticed it, and what does it keep you from?",
      },
      {
        es: "Ni terapeuta ni médico: un programa. Puedo acompañar mientras ordenas lo que te pasa, y señalarte dónde hay personas que sí valoran estas cosas.",
        en: "Neither therapist nor doctor: a program. I can keep you company while you put things in order, and point to where there are people who do assess such things.",
      },
    ],
    offers: ["help"],
  },
  {
    id: "private",
    cues: {
      es: [
        "quien lee|ve|lee lo|esto|mensajes|chat",
        "es privado|confidencial|anonimo|seguro",
        "guardas|guardan|almacen* mensajes|conversacion|esto|datos|chats",
        "mis datos",
        "te* espian|vigilan aqui",
      ],
      en: [
        "who reads|sees|can this|messages|chat",
        "is this private|confidential|anonymous|safe|secure",
        "store|save|keep|saved messages|conversation|chats|data",
        "my data",
        "tell anyone|anybody",
      ],
    },
    examples: {
      es: [
        "¿quién puede leer esto?",
        "esto es confidencial?",
        "guardan mis mensajes",
        "se queda guardado lo que escribo",
      ],
      en: [
        "who can read this?",
        "is this confidential?",
        "do you store my messages",
        "is what I write saved somewhere",
      ],
    },
    say: [
      {
        es: "La conversación se guarda solo en este dispositivo, dentro de tu cuenta, y se borra al cerrar sesión. El servidor la lee para contestar y no guarda ni registra el texto; anota solo que hubo un mensaje. Puedes borrarla cuando quieras desde el menú de este panel.",
        en: "The conversation is kept on this device only, within your account, and is erased when you sign out. The server reads it in order to answer and neither stores nor logs the text; it only notes that there was a message. You can erase it at any time from this panel's menu.",
      },
      {
        es: "Nadie del equipo la ve. Si esta instalación usa un modelo de lenguaje, el menú lo dice y entonces el mensaje también le llega a ese modelo para redactar la respuesta.",
        en: "Nobody of the team sees it. If this installation uses a language model, the menu says so, and then the message reaches that model as well, for the answer to be written.",
      },
    ],
  },
  {
    id: "knows",
    cues: {
      es: [
        "que sabes de|sobre mi",
        "me conoces",
        "recuerdas|acuerdas lo|de|que",
        "sabes mi nombre|como|quien",
      ],
      en: ["what do you know about me", "do you know me|my", "remember me|what|our|last", "know my name"],
    },
    examples: {
      es: [
        "¿qué sabes de mí?",
        "te acuerdas de lo que te conté ayer",
        "sabes cómo me llamo",
        "recuerdas nuestra conversación",
      ],
      en: [
        "what do you know about me?",
        "do you remember what I told you yesterday",
        "do you know my name",
        "do you remember our last talk",
      ],
    },
    say: [
      {
        es: "Tu nombre, las puntuaciones de tu última evaluación, tu plan y lo que has completado: nada más. En el menú de este panel puedes verlo tal cual. De conversaciones pasadas conozco solo lo que sigue escrito en este dispositivo.",
        en: "Your first name, the scores of your last assessment, your plan and what you have completed: nothing else. In this panel's menu you can see it as it is. Of earlier conversations I know only what is still written on this device.",
      },
    ],
  },
  {
    id: "what-can-you-do",
    cues: {
      es: [
        "que puedes hacer",
        "como puedes|podes ayudar*",
        "para que sirves|sirve",
        "como funciona|funcionas esto|chat|apoyo|tu",
        "ayuda|ayudame por favor|favor|a",
      ],
      en: [
        "what can you do",
        "how can you help",
        "how does this|chat work",
        "what are you for",
        "can you help me",
      ],
    },
    examples: {
      es: ["¿en qué me puedes ayudar?", "qué sabes hacer", "cómo funciona este chat", "necesito ayuda"],
      en: ["how can you help me?", "what can you do", "how does this chat work", "I need help"],
    },
    say: [
      {
        es: "Puedo leer lo que te pasa, devolvértelo con otras palabras, hacerte una pregunta y proponerte una cosa pequeña: respirar, una actividad de tu plan o un texto. ¿Qué es lo que más pesa hoy?",
        en: "I can read what is going on for you, say it back in other words, ask you a question and suggest one small thing: breathing, an activity of your plan or a text. What weighs most today?",
      },
      {
        es: "Aquí se puede escribir sin orden. Yo pregunto y, si encaja, enseño algo de la aplicación. ¿Por dónde quieres empezar?",
        en: "Here one can write in no order at all. I ask, and where it fits I show something of the application. Where do you want to begin?",
      },
    ],
  },
  {
    id: "assessment",
    cues: {
      es: [
        "evaluacion|test|cuestionario|preguntas",
        "mi resultado|puntuacion|puntaje|nivel estres",
        "nivel de estres",
        "repetir|volver evaluacion|test",
      ],
      en: [
        "assessment|questionnaire|quiz",
        "my score|result|scores stress",
        "stress level",
        "retake|redo|again assessment|test",
      ],
    },
    examples: {
      es: [
        "¿cómo hago la evaluación otra vez?",
        "qué significa mi puntuación de estrés",
        "el test dice que tengo estrés alto",
        "dónde está el cuestionario",
      ],
      en: [
        "how do I retake the assessment?",
        "what does my stress score mean",
        "the test says my stress is high",
        "where is the questionnaire",
      ],
    },
    say: [
      {
        es: "La evaluación son doce preguntas, tres por área: trabajo, dinero, lo personal y el mundo. De las respuestas sale tu puntuación y un plan nuevo. Es un cuestionario propio para orientarte, no un diagnóstico, y puedes repetirla desde el inicio cuando quieras.",
        en: "The assessment has twelve questions, three for each area: work, money, personal life and the world. Your answers give your score and a new plan. It is our own questionnaire to find your bearings, no diagnosis, and you can take it again from the home screen whenever you like.",
      },
    ],
    offers: ["assessment"],
  },
  {
    id: "plan",
    cues: {
      es: [
        "mi plan|plan",
        "actividades|actividad nueva|anadir|agregar|hacer|donde|generar|mas",
        "anadir|agregar|crear actividad*",
      ],
      en: ["my plan", "activities|activity new|add|more|where|generate", "add|create activity|activities"],
    },
    examples: {
      es: [
        "¿cómo añado una actividad?",
        "dónde veo mi plan",
        "cómo consigo más actividades",
        "no encuentro mi plan",
      ],
      en: [
        "how do I add an activity?",
        "where do I see my plan",
        "how do I get more activities",
        "I can't find my plan",
      ],
    },
    say: [
      {
        es: "Tu plan está en Actividades. Allí «Más Actividades» añade cuatro del catálogo y «Nueva Actividad» te deja escribir una tuya con nombre, duración y notas. Cada una se hace paso a paso o se marca como hecha.",
        en: "Your plan is under Activities. There “More activities” adds four from the catalogue and “New activity” lets you write one of your own with name, length and notes. Each can be followed step by step or ticked off.",
      },
    ],
    offers: ["activities"],
  },
  {
    id: "garden",
    cues: {
      es: ["jardin|planta|plantas|regar|bambu|bonsai|loto|helecho|cerezo|suculenta"],
      en: ["garden|plant|plants|water* plants|bamboo|bonsai|lotus|fern|cherry|succulent"],
    },
    examples: {
      es: [
        "¿cómo crecen las plantas del jardín?",
        "para qué sirve el jardín zen",
        "mi planta se está muriendo en el jardín",
        "cada cuánto riego las plantas",
      ],
      en: [
        "how do the plants in the garden grow?",
        "what is the zen garden for",
        "is my plant in the garden dying",
        "how often do I water the plants",
      ],
    },
    say: [
      {
        es: "El jardín crece con lo que haces: respirar trae bambú, meditar lotos, escribir bonsáis, la naturaleza suculentas, los días seguidos helechos y quince actividades un cerezo. Se riega cada cuatro horas si apetece. Allí nunca se muere nada.",
        en: "The garden grows from what you do: breathing brings bamboo, meditation lotuses, writing bonsai, nature succulents, days in a row ferns, and fifteen activities a cherry tree. It can be watered every four hours if you feel like it. Nothing ever dies there.",
      },
    ],
    offers: ["garden"],
  },
  {
    id: "breathing",
    cues: {
      es: [
        "ejercicio* respir*|respiracion",
        "juego respiracion",
        "ensename|aprender|como respirar",
        "patron|478|4-7-8|caja respir*",
      ],
      en: ["breathing exercise*|game", "teach|learn|how breathe|breathing", "box|478|4-7-8 breathing"],
    },
    examples: {
      es: [
        "¿tienes un ejercicio de respiración?",
        "enséñame a respirar",
        "cómo va el juego de respiración",
        "quiero hacer la respiración 4-7-8",
      ],
      en: [
        "do you have a breathing exercise?",
        "teach me to breathe",
        "how does the breathing game work",
        "I want to do 4-7-8 breathing",
      ],
    },
    say: [
      {
        es: "En Respirar hay cuatro ritmos con un círculo que marca cada fase; cinco vueltas son un buen comienzo. Hazlo en un sitio tranquilo, nunca conduciendo, y para si te mareas. Puede ayudar a que el cuerpo baje un poco.",
        en: "Under Breathe there are four rhythms with a circle that shows each phase; five rounds are a good start. Do it somewhere quiet, never while driving, and stop if you get dizzy. It may help the body to come down a little.",
      },
    ],
    offers: ["breathing"],
  },
  {
    id: "library",
    cues: {
      es: [
        "biblioteca|recursos|articulo|articulos|audio|audios|meditacion guiada|leer",
        "tienes|hay algo|articulos|audios|recursos|para leer|escuchar",
      ],
      en: [
        "library|resources|article|articles|audio|guided meditation",
        "do you have something|anything|articles|audio to read|listen",
      ],
    },
    examples: {
      es: [
        "¿hay algo para leer sobre esto?",
        "tienes audios de meditación",
        "dónde está la biblioteca",
        "quiero un artículo sobre el estrés",
      ],
      en: [
        "is there anything to read about this?",
        "do you have meditation audio",
        "where is the library",
        "I want an article about stress",
      ],
    },
    say: [
      {
        es: "En la Biblioteca hay artículos, guías, audios y guías en imágenes, con lo que más te pesa primero. Algunos se abren al completar cinco y quince actividades.",
        en: "The Library holds articles, guides, audio and guides in pictures, with what weighs most on you first. Some open once you have completed five and fifteen activities.",
      },
    ],
    offers: ["resources"],
  },
  {
    id: "human",
    cues: {
      es: [
        "hablar con alguien|persona|humano|psicolog*|profesional",
        "numero|telefono linea|ayuda|emergencia*|psicolog*",
        "necesito|quiero terapia|psicolog*|terapeuta",
        "llamar a alguien",
      ],
      en: [
        "talk|speak to someone|somebody|person|human|professional|therapist",
        "number|phone|hotline|helpline|line help|crisis|call",
        "need|want therapy|therapist|counsel*",
      ],
    },
    examples: {
      es: [
        "quiero hablar con una persona",
        "¿hay algún teléfono al que llamar?",
        "necesito un psicólogo",
        "pásame con alguien de verdad",
      ],
      en: [
        "I want to talk to a person",
        "is there a number I can call?",
        "I need a therapist",
        "put me through to somebody real",
      ],
    },
    say: [
      {
        es: "Claro. En «Ayuda ahora» están las líneas de tu país, con horario y coste, y muchas atienden aunque no sea una emergencia. Para algo más largo, pregunta en tu centro de salud o a tu médico por una psicóloga.",
        en: "Of course. Under “Help now” are your country's lines, with hours and cost, and many of them answer even when it is no emergency. For something longer, ask your doctor or local health centre about a psychologist.",
      },
      {
        es: "Hablar con una persona es buena idea. ¿Hay alguien cercano al que te saldría llamar, además de las líneas de ayuda?",
        en: "Talking to a person is a good idea. Is there somebody close whom you would manage to call, besides the help lines?",
      },
    ],
    offers: ["help"],
  },
  {
    id: "language",
    cues: {
      es: ["hablas ingles|espanol|idioma*", "cambiar idioma|lengua"],
      en: ["speak|talk spanish|english|language*", "change|switch language"],
    },
    examples: {
      es: ["¿hablas inglés?", "cómo cambio el idioma", "puedo escribirte en inglés", "en qué idiomas hablas"],
      en: [
        "do you speak Spanish?",
        "how do I change the language",
        "can I write in Spanish",
        "which languages do you speak",
      ],
    },
    say: [
      {
        es: "Entiendo español e inglés, y contesto en el idioma en que me escribes. El de las pantallas se cambia en Ajustes.",
        en: "I understand Spanish and English, and answer in the one you write in. The language of the screens can be changed under Settings.",
      },
    ],
  },
  {
    id: "cost",
    cues: {
      es: ["cuanto cuesta|vale|cobra*", "es gratis|gratuito|pago"],
      en: ["how much cost|costs|pay", "is it|this free|paid", "cost money"],
    },
    examples: {
      es: ["¿esto es gratis?", "cuánto cuesta usar la app", "hay que pagar por el chat", "me van a cobrar"],
      en: [
        "is this free?",
        "how much does the app cost",
        "do I have to pay for the chat",
        "will I be charged",
      ],
    },
    say: [
      {
        es: "Usar este chat y el resto de la aplicación no tiene precio dentro de ella. Quien la instala decide dónde vive; aquí nadie te va a pedir una tarjeta.",
        en: "There is no price inside the application for this chat or the rest of it. Whoever installs it decides where it lives; nobody here will ask you for a card.",
      },
    ],
  },
  {
    id: "delete",
    cues: {
      es: ["borrar|eliminar|cerrar|descargar|exportar cuenta|datos|perfil", "darme de baja"],
      en: ["delete|remove|close|download|export account|data|profile", "sign off|unsubscribe account"],
    },
    examples: {
      es: [
        "¿cómo borro mi cuenta?",
        "quiero eliminar mis datos",
        "cómo me doy de baja",
        "borrar mi perfil",
        "¿puedo descargar mis datos?",
      ],
      en: [
        "can I download my data?",
        "how do I delete my account?",
        "I want to remove my data",
        "how do I close my account",
        "delete my profile",
      ],
    },
    say: [
      {
        es: "En Ajustes, bajo «Tus datos», puedes descargar una copia de todo y borrar la cuenta: se va todo a la vez y para siempre, después de comprobar que eres tú. La conversación de este panel puedes borrarla ahora mismo desde su menú.",
        en: "Under Settings, in “Your data”, you can download a copy of everything and delete the account: it all goes at once and for good, once you have shown that it is you. This panel's conversation can be erased right now from its menu.",
      },
    ],
  },
  {
    id: "wrong",
    cues: {
      es: [
        "no me entiendes|entendiste|entiendes",
        "eso no era|es lo|eso",
        "respuesta* repetida*|generica*|tonta*|mala*|robotica*",
        "no ayudas|sirves",
      ],
      en: [
        "don't|dont|didn't|not understand me|get",
        "that's|thats|that not what i",
        "answers|answer|reply generic|stupid|useless|robotic|repeat*",
        "not helping|useless",
      ],
    },
    examples: {
      es: [
        "no me estás entendiendo",
        "eso no es lo que te he dicho",
        "qué respuesta más genérica",
        "no sirves para nada",
      ],
      en: ["you don't understand me", "that is not what I said", "what a generic answer", "you're useless"],
    },
    say: [
      {
        es: "Puede ser, y tienes razón en decirlo: soy un programa y me equivoco. ¿Qué parte se me escapó?",
        en: "That may be, and you are right to say so: I am a program and I get things wrong. Which part did I miss?",
      },
      {
        es: "Entonces no he dado en el clavo. Dime la palabra más importante de lo que contabas y pruebo desde ahí; o, si prefieres, arriba hay personas.",
        en: "Then I missed the point. Tell me the most important word of what you were saying and I try from there; or, if you prefer, there are people at the top.",
      },
    ],
    offers: ["help"],
  },
];
