import type { Topic } from "./topic.ts";

// One line of words a language: two different ones of them must not be enough to make a message small talk. Greetings and
// thanks stay out of it, so that "hola, estoy triste" is answered for the sadness.
export const smallTalk: Topic = {
  name: "small-talk",
  words: {
    es: [
      "lluvia|llueve|lloviendo|llover|nieve|nieva|nevando|soleado|nublado|clima|calor|frio|viento|finde|vacaciones|feriado|puente|playa|receta|cocine|cocinar|desayuno|almuerzo|cena|pizza|tacos|asado|arepas|mate|perrito|perrita|gatito|gatita|mascota|mascotas|cachorro|cancion|canciones|musica|guitarra|futbol|partido|gol|serie|pelicula|chiste|chistes|jaja*|jeje*|charlar|platicar|abur*",
    ],
    en: [
      "rain|raining|rainy|snow|snowing|sunny|cloudy|weather|windy|heatwave|weekend|holiday|holidays|vacation|beach|recipe|cooking|cooked|breakfast|lunch|dinner|pizza|tacos|barbecue|baking|puppy|kitten|dog|cat|pet|pets|song|songs|music|guitar|playlist|football|soccer|basketball|game|goal|movie|show|joke|jokes|haha*|lol|chat|bored|boring",
    ],
  },
  situations: [
    {
      id: "greeting",
      cues: {
        es: ["holi|holis|holaa", "wenas|wena", "saluditos|saludos", "epa|alo"],
        en: ["hiya|hii", "helloo|hellooo", "heyy|heya", "howdy|greetings"],
      },
      examples: {
        es: ["hola", "holaa", "buenos días", "buenas tardes", "hola, buenos días", "buenas"],
        en: ["hello", "hi", "hey", "hey there", "good morning", "good evening", "hello there"],
      },
      reflect: [
        { es: "Hola.", en: "Hello." },
        {
          es: "Hola. Aquí se puede empezar por cualquier sitio, también por lo más pequeño.",
          en: "Hello. One can begin anywhere here, with the smallest thing too.",
        },
        {
          es: "Un saludo de vuelta. El resto de la página está en blanco, y el orden lo pones tú.",
          en: "A greeting in return. The rest of the page is blank, and you set the order.",
        },
      ],
      ask: [
        { es: "¿Cómo llegas hoy hasta aquí?", en: "How are you as you come here today?" },
        {
          es: "¿Qué es lo que más sitio ocupa hoy en tu cabeza?",
          en: "What takes up most room in your mind today?",
        },
      ],
    },
    {
      id: "how-are-you",
      cues: {
        es: [
          "como estas|andas tu|hoy|hola",
          "que tal|onda hola|tu|todo",
          "todo bien tu|vos",
          "como vas|sigues tu|hola",
          "quiubo|quihubo",
        ],
        en: [
          "how you doing|today",
          "how's|hows going|everything",
          "what's|whats up hey|hi|hello",
          "sup|wassup",
          "how are you",
        ],
      },
      examples: {
        es: ["¿cómo estás?", "hola, ¿qué tal?", "¿cómo andas, todo bien?", "¿y tú cómo vas?", "qué onda"],
        en: [
          "how are you?",
          "hey, how's it going?",
          "what's up",
          "and how are you doing today?",
          "how are you today",
        ],
      },
      reflect: [
        {
          es: "Gracias por preguntar. De este lado no hay días buenos ni malos; del tuyo sí.",
          en: "Thank you for asking. There are no good or bad days on this side; on yours there are.",
        },
        {
          es: "Un programa no tiene humor que contar, así que la pregunta te la devuelvo.",
          en: "A program has no mood to report, so the question goes back to you.",
        },
        {
          es: "Esa pregunta se contesta muchas veces con un «bien» rápido. Aquí cabe también la respuesta larga.",
          en: "That question often gets a quick “fine”. There is room here for the long answer too.",
        },
      ],
      ask: [
        {
          es: "¿Cómo estás tú, dicho sin prisa?",
          en: "How are you yourself, said without hurry?",
        },
        {
          es: "Si tu día de hoy tuviera un color o un tiempo, ¿cuál sería?",
          en: "If your day had a colour or a kind of weather, which would it be?",
        },
      ],
    },
    {
      id: "thanks",
      cues: {
        es: [
          "muchas|mil|muchisimas gracias",
          "gracias escucharme|leerme|ayudarme",
          "grax|graciass",
          "ayudado|sirvio|servido mucho gracias",
        ],
        en: [
          "thank you much",
          "thank|thanks listening|reading|helping",
          "thx|ty|tysm",
          "helped|helps lot thanks|thank",
        ],
      },
      examples: {
        es: ["gracias", "muchas gracias", "gracias por escucharme", "mil gracias, me ha servido"],
        en: ["thanks", "thank you", "thank you so much", "thanks for listening", "thanks a lot"],
      },
      reflect: [
        { es: "De nada.", en: "You are welcome." },
        {
          es: "De nada. Las palabras que más pesaban las has puesto tú.",
          en: "You are welcome. The words that carried most weight were your own.",
        },
        {
          es: "Queda dicho, y queda escrito aquí por si quieres volver a leerlo.",
          en: "It has been said, and it stays written here in case you want to read it again.",
        },
      ],
      ask: [
        {
          es: "¿Con qué te quedas de lo que has escrito hoy?",
          en: "What do you keep from what you have written today?",
        },
        {
          es: "¿Queda algo por decir antes de dejarlo aquí?",
          en: "Is anything left to say before you leave it here?",
        },
      ],
    },
    {
      id: "goodbye",
      cues: {
        es: [
          "adios|chao|chau|bye",
          "hasta luego|pronto",
          "nos vemos|leemos",
          "irme chao|adios|luego",
          "voy chao|adios",
        ],
        en: [
          "bye|goodbye|byee|cya",
          "see you later|tomorrow|soon",
          "gotta go|run",
          "talk later",
          "go|off bye",
        ],
      },
      examples: {
        es: [
          "adiós",
          "chao, hasta luego",
          "nos vemos mañana",
          "me tengo que ir, hasta pronto",
          "hasta luego",
          "chau",
        ],
        en: ["bye", "goodbye", "see you later", "gotta go, talk later", "see you tomorrow", "bye for now"],
      },
      reflect: [
        {
          es: "Hasta luego. La conversación sigue aquí, en este dispositivo.",
          en: "Until later. The conversation stays here, on this device.",
        },
        {
          es: "Adiós por ahora. No hace falta dejar nada cerrado para poder irse.",
          en: "Goodbye for now. Nothing has to be settled before one can go.",
        },
        {
          es: "Que lo que viene ahora vaya a un ritmo que puedas llevar.",
          en: "May what comes next go at a pace you can keep.",
        },
      ],
      ask: [
        {
          es: "¿Qué es lo primero que harás al cerrar esto?",
          en: "What is the first thing you will do when you close this?",
        },
        {
          es: "Antes de irte, ¿cómo te dejas: con más peso, con menos o igual?",
          en: "Before you go, how do you leave: heavier, lighter or the same?",
        },
      ],
    },
    {
      id: "good-night",
      cues: {
        es: [
          "buenas noches",
          "voy dormir|acostarme buenas|noches|descansa",
          "hasta manana dormir|noches|descansa",
          "descanses|duermas",
        ],
        en: ["goodnight|nighty|gn", "bed|sleep goodnight", "sleep tight", "sweet dreams", "night night"],
      },
      examples: {
        es: [
          "buenas noches",
          "me voy a dormir, buenas noches",
          "que descanses",
          "ya me voy a la cama, hasta mañana",
        ],
        en: [
          "good night",
          "goodnight",
          "I'm going to bed, good night",
          "off to sleep now, night",
          "sleep well",
        ],
      },
      reflect: [
        { es: "Buenas noches.", en: "Good night." },
        {
          es: "Se acaba el día, con lo hecho y con lo que quedó a medias. Lo uno y lo otro pueden quedarse donde están hasta mañana.",
          en: "The day is ending, with what was done and what was left halfway. Both can stay where they are until tomorrow.",
        },
        {
          es: "A esta hora casi todo suena más fuerte que de día. La noche no pide que se resuelva nada.",
          en: "At this hour nearly everything sounds louder than by day. The night does not ask for anything to be solved.",
        },
      ],
      ask: [
        {
          es: "¿Qué cosa de hoy te gustaría dejar fuera de la cama?",
          en: "Which thing of today would you like to leave outside the bed?",
        },
        {
          es: "¿Cómo suelen ser para ti los minutos antes de dormir?",
          en: "What are the minutes before sleep usually like for you?",
        },
      ],
      offers: ["activity:prepare-for-the-night", "resource:still-water"],
    },
    {
      id: "just-to-talk",
      cues: {
        es: [
          "solo|solamente queria|quiero hablar|charlar|platicar",
          "ganas charlar|platicar|conversar|hablar",
          "charlar|platicar|conversar rato|poco",
          "hablamos|charlamos rato|poco",
          "desahogarme|desahogo",
        ],
        en: [
          "just chat|vent",
          "just wanted talk",
          "feel talking|chatting",
          "talk|chat bit|while|little",
          "vent|venting",
        ],
      },
      examples: {
        es: [
          "solo quería hablar un rato",
          "tengo ganas de charlar de cualquier cosa",
          "necesito desahogarme",
          "¿podemos platicar un poco?",
        ],
        en: [
          "I just wanted to talk",
          "I feel like chatting about anything",
          "I need to vent",
          "can we talk for a bit?",
        ],
      },
      reflect: [
        {
          es: "Hablar por hablar también es un motivo. No hace falta traer un problema con nombre.",
          en: "Talking for its own sake is reason enough. No problem with a name is needed.",
        },
        {
          es: "Hay cosas que solo piden salir, sin que nadie las arregle. Aquí se pueden dejar tal como vengan.",
          en: "Some things only ask to come out, without anybody mending them. They can be put down here just as they come.",
        },
        {
          es: "A veces lo que se busca es una respuesta al otro lado más que un tema. De eso se puede partir.",
          en: "Sometimes one looks for a reply on the other side more than for a subject. That can be a place to start.",
        },
      ],
      ask: [
        {
          es: "¿Qué ha sido lo más raro, lo mejor o lo peor de tu día?",
          en: "What has been the oddest, best or worst part of your day?",
        },
        {
          es: "¿De qué te gustaría hablar si nadie fuera a opinar?",
          en: "What would you like to talk about if nobody were going to have an opinion?",
        },
      ],
    },
    {
      id: "bored",
      cues: {
        es: [
          "aburro|aburrimiento",
          "aburrid* estoy|casa|hoy|tarde",
          "matar|mato rato|tiempo",
          "embole|fome|hueva",
          "nada hacer aburr*|tarde",
        ],
        en: [
          "bored|boredom",
          "i'm|im|so|really bored",
          "killing|kill time",
          "dull|slow afternoon|day",
          "nothing do bored",
        ],
      },
      examples: {
        es: ["estoy aburrida", "me aburro", "no tengo nada que hacer hoy", "qué aburrimiento de tarde"],
        en: ["I'm bored", "so bored right now", "I have nothing to do today", "just killing time"],
      },
      reflect: [
        {
          es: "Un rato sin nada que tire de ti puede hacerse muy largo.",
          en: "A while in which nothing pulls at you can grow very long.",
        },
        {
          es: "El aburrimiento a veces es solo eso, y a veces es la forma que toman las ganas cuando no encuentran dónde ir.",
          en: "Boredom is sometimes only that, and sometimes what wanting turns into when it finds nowhere to go.",
        },
        {
          es: "Las horas están ahí, vacías, y ninguna de las cosas posibles llama.",
          en: "The hours are there, empty, and none of the possible things calls out.",
        },
      ],
      ask: [
        {
          es: "¿Qué hacías antes en ratos así, cuando tenías otra edad?",
          en: "What did you use to do at times like this, at another age?",
        },
        {
          es: "¿Qué hay debajo del aburrimiento, si lo miras un momento?",
          en: "What is under the boredom, if you look at it for a moment?",
        },
      ],
      offers: ["garden", "activity:menu-of-free-pleasures"],
    },
    {
      id: "weather",
      cues: {
        es: [
          "hace frio|calor|sol|viento",
          "llueve|lloviendo|lluvia|nieva|nevando hoy|aqui|fuera|afuera|dia",
          "dia gris|soleado|nublado|lluvioso",
          "tiempo|clima horrible|loco|feo|precioso hoy|aqui|dia",
          "bochorno|tormenta",
        ],
        en: [
          "raining|rainy|snowing|sunny|cloudy|windy today|here|outside|again",
          "weather today|here|nice|awful|lovely|crazy|terrible|outside",
          "hot|cold|humid outside|weather",
          "grey|gray|sunny|rainy day|morning|afternoon",
        ],
      },
      examples: {
        es: [
          "hoy hace mucho frío",
          "no para de llover por aquí",
          "qué calor hace hoy",
          "hace un día precioso de sol",
        ],
        en: [
          "it's so cold today",
          "it won't stop raining here",
          "what a hot day",
          "lovely sunny weather outside",
        ],
      },
      reflect: [
        {
          es: "El tiempo se cuela en casa y en el ánimo, aunque nadie lo invite.",
          en: "Weather finds its way into the house and the spirits, though nobody asked it in.",
        },
        {
          es: "Un cielo así decide cosas: qué ropa, qué planes, cuánta luz entra por la ventana.",
          en: "A sky like that decides things: which clothes, which plans, how much light comes in at the window.",
        },
        {
          es: "De todo lo que pasa en un día, el cielo es lo único que no hay que arreglar.",
          en: "Of all that goes on in a day, the sky is the one thing nobody has to fix.",
        },
      ],
      ask: [
        { es: "¿Qué te cambia a ti un día como este?", en: "What does a day like this change for you?" },
        {
          es: "Y por dentro, ¿qué tiempo hace?",
          en: "And inside, what is the weather like?",
        },
      ],
      offers: ["activity:window-sky-watch"],
    },
    {
      id: "weekend",
      cues: {
        es: [
          "fin semana plan*|descans*|tranquil*|lindo|largo|playa",
          "finde plan*|descans*|tranquil*|playa",
          "vacaciones empiez*|playa|pronto|ganas",
          "feriado|puente|festivo plan*|descans*|largo",
          "fin viernes",
        ],
        en: [
          "weekend plans|relax*|quiet|nice|away|trip",
          "holiday|holidays|vacation soon|starts|beach|trip",
          "bank|public|long holiday|weekend",
          "finally friday",
          "day|days off relax*|plans|tomorrow",
        ],
      },
      examples: {
        es: [
          "por fin viernes",
          "el fin de semana me voy a la playa",
          "la semana que viene estoy de vacaciones",
          "este finde no tengo planes, descanso y ya",
        ],
        en: [
          "finally friday",
          "I'm going away this weekend",
          "my vacation starts next week",
          "no plans this weekend, just resting",
        ],
      },
      reflect: [
        {
          es: "Unos días con otro horario, y el reloj mandando un poco menos.",
          en: "A few days on other hours, with the clock a little less in charge.",
        },
        {
          es: "Los días libres traen de todo: planes, vacío, gente, o la sorpresa de no saber estar sin hacer nada.",
          en: "Days off bring all sorts: plans, emptiness, people, or the surprise of not knowing how to do nothing.",
        },
        {
          es: "Se ve el descanso en el calendario, y eso ya cambia la forma de la semana.",
          en: "Rest can be seen on the calendar, and that alone changes the shape of the week.",
        },
      ],
      ask: [
        {
          es: "¿Qué esperas de esos días, y qué preferirías que no hubiera?",
          en: "What do you hope for from those days, and what would you rather not have in them?",
        },
        {
          es: "¿Qué es para ti un día que descansa de verdad?",
          en: "What is a day that really rests you?",
        },
      ],
      offers: ["activity:pleasure-that-costs-nothing"],
    },
    {
      id: "laughter",
      cues: {
        es: [
          "jaja|jajaja|jajajaja|jeje|jejeje|jiji|xd",
          "cuentame|cuenta|dime|sabes chiste|chistes",
          "haces|hiciste reir",
          "que risa|chistoso|gracioso",
        ],
        en: [
          "haha|hahaha|hahahaha|lol|lmao|hehe|rofl",
          "tell|know joke|jokes",
          "you made laugh",
          "so funny|hilarious",
        ],
      },
      examples: {
        es: ["jajaja", "jaja qué bueno", "cuéntame un chiste", "jeje me hiciste reír"],
        en: ["hahaha", "haha good one", "tell me a joke", "lol that made me laugh", "lol"],
      },
      reflect: [
        {
          es: "De chistes este programa sabe poco; la risa la traes tú.",
          en: "This program knows little about jokes; the laughter is yours.",
        },
        {
          es: "La risa cabe aquí igual que lo otro, y a veces vienen las dos en la misma frase.",
          en: "Laughter has room here like the rest, and at times both come in the same sentence.",
        },
        {
          es: "Un poco de risa en medio del día: el cuerpo se afloja por donde no se esperaba.",
          en: "A little laughter in the middle of the day: the body eases where it did not expect to.",
        },
      ],
      ask: [
        { es: "¿Qué fue lo último que te hizo reír con ganas?", en: "What last made you laugh out loud?" },
        {
          es: "¿Hay algo serio detrás de la risa, o hoy es solo risa?",
          en: "Is there something serious behind the laughter, or is it only laughter today?",
        },
      ],
    },
    {
      id: "compliment",
      cues: {
        es: [
          "eres|sos amable|genial|majo|maja|lindo|linda|encanto",
          "encanta hablar|charlar|escribir contigo|vos",
          "entiendes|comprendes mejor|bien",
          "caes bien",
          "bonito|lindo respondes|escribes|dices|escrito|dicho",
        ],
        en: [
          "you're|youre so|very|really kind|nice|sweet|lovely",
          "love|enjoy talking|chatting you|here",
          "understand|get me better people|anyone",
          "love|like this bot|chat|program|app",
          "lovely|beautiful put|said|answer",
        ],
      },
      examples: {
        es: [
          "eres muy amable",
          "me encanta hablar contigo",
          "me entiendes mejor que la gente",
          "qué bonito lo que has escrito",
        ],
        en: [
          "you're so kind",
          "I love talking to you",
          "you get me better than people do",
          "that's a lovely way to put it",
        ],
      },
      reflect: [
        {
          es: "El elogio llega a un programa, que no puede sentirlo. Lo que sí se ve es que algo de lo leído te ha encajado.",
          en: "The kind words reach a program, which cannot feel them. What does show is that something you read has fitted.",
        },
        {
          es: "Que unas frases den en el sitio dice algo de lo que hacía falta oír.",
          en: "When a few sentences land, it says something about what needed hearing.",
        },
        {
          es: "Escribir a alguien que no juzga ni interrumpe puede resultar más fácil que hablar cara a cara.",
          en: "Writing where nobody judges or interrupts can be easier than speaking face to face.",
        },
      ],
      ask: [
        {
          es: "¿Qué palabras, de las que has leído, te han hecho bien?",
          en: "Which of the words you have read did you good?",
        },
        {
          es: "¿A quién de los tuyos te gustaría oírle algo parecido?",
          en: "From which of your people would you like to hear something of the kind?",
        },
      ],
    },
    {
      id: "testing",
      cues: {
        es: [
          "prueba|probando|testing|asdf|123",
          "hay alguien ahi|aqui",
          "estas|sigues ahi|alli",
          "oyes|lees hola|alguien",
          "funciona chat|esto probando|prueba|hola",
        ],
        en: [
          "test|testing|asdf|123",
          "anyone|anybody|somebody there",
          "are you there",
          "hello anyone|there",
          "work testing|test",
        ],
      },
      examples: {
        es: [
          "prueba",
          "¿hola?, ¿me lees?",
          "¿hay alguien ahí?",
          "probando probando",
          "solo estoy probando el chat",
          "test",
        ],
        en: [
          "test",
          "hello, can you read this?",
          "anyone there?",
          "testing testing",
          "are you there?",
          "just testing this",
        ],
      },
      reflect: [
        { es: "Llega bien.", en: "It arrives." },
        {
          es: "El mensaje ha llegado, y al otro lado hay un programa que lee.",
          en: "The message has arrived, and on the other side is a program that reads.",
        },
        {
          es: "Probar antes de confiar es lo prudente. Se puede ir poco a poco, o quedarse en la prueba.",
          en: "Trying a thing before trusting it is prudent. One can go step by step, or leave it at the trial.",
        },
      ],
      ask: [
        {
          es: "¿Qué te gustaría ver si esto sabe contestar?",
          en: "What would you like to see whether this can answer?",
        },
        {
          es: "Si la próxima frase no fuera de prueba, ¿cómo empezaría?",
          en: "If the next sentence were not a test, how would it begin?",
        },
      ],
    },
    {
      id: "nothing-to-say",
      cues: {
        es: [
          "nada contar|decir",
          "salen|sale palabras",
          "donde empezar",
          "que poner|escribir se",
          "tema conversacion",
        ],
        en: [
          "nothing tell|report",
          "find words",
          "where start|begin",
          "idea what say|write",
          "nothing much say",
        ],
      },
      examples: {
        es: [
          "no se me ocurre qué contarte",
          "no tengo nada que contar",
          "no me salen las palabras",
          "no sé por dónde empezar",
          "nada",
        ],
        en: [
          "I can't think of anything to say",
          "I have nothing to say",
          "I can't find the words",
          "not sure where to start",
          "nothing",
        ],
      },
      reflect: [
        {
          es: "Sin palabras también se puede estar aquí. La pantalla no mete prisa.",
          en: "One can be here without words too. The screen is in no hurry.",
        },
        {
          es: "A veces no sale nada porque no hay nada, y a veces porque hay tanto que se atasca en la puerta.",
          en: "Sometimes nothing comes because there is nothing, and sometimes because there is so much that it jams in the doorway.",
        },
        {
          es: "Empezar es lo que más cuesta, y no existe una primera frase correcta.",
          en: "Beginning is the hardest part, and there is no right first sentence.",
        },
      ],
      ask: [
        {
          es: "¿Qué ves desde donde estás ahora mismo?",
          en: "What can you see from where you are right now?",
        },
        {
          es: "Si fuera una sola palabra, sin frase alrededor, ¿cuál saldría?",
          en: "If it were a single word with no sentence around it, which would come?",
        },
      ],
    },
    {
      id: "everyday",
      cues: {
        es: [
          "perro|perrito|gato|gatito|mascota|cachorro travies*|jugando|juega|pase*|gracios*|adopt*|lindo",
          "cocin*|prepar*|hice rico|rica|receta|pizza|tacos|asado|pasta|postre|bizcocho|arepas",
          "escuch*|oyendo musica|cancion|disco|banda",
          "partido|futbol|equipo|seleccion gano|ganamos|gol|vi|ver",
          "viendo|vi|ver serie|pelicula|peli|documental",
        ],
        en: [
          "dog|puppy|cat|kitten|pet play*|walk*|funny|cute|adopt*|silly",
          "cook*|made|baked|baking dinner|lunch|recipe|pizza|tacos|pasta|cake|bread|delicious|nice",
          "listening|playing music|song|album|band|guitar",
          "game|match|football|soccer|team won|watched|watching|goal",
          "watching|watched show|series|movie|film|documentary",
        ],
      },
      examples: {
        es: [
          "hoy cociné algo rico",
          "mi perro está jugando por toda la casa",
          "estoy escuchando música",
          "ayer ganó mi equipo y vi el partido entero",
        ],
        en: [
          "I cooked something nice today",
          "my dog is playing all over the house",
          "I'm listening to music",
          "my team won last night and I watched the whole game",
        ],
      },
      reflect: [
        {
          es: "Las cosas de todos los días también cuentan lo que hay en una vida.",
          en: "Everyday things tell what is in a life as well.",
        },
        {
          es: "Un trozo corriente del día, de los que no salen en ninguna lista y lo sostienen por debajo.",
          en: "An ordinary piece of the day, the sort that is on no list and holds it up from below.",
        },
        {
          es: "Mientras la atención está en eso, lo demás se queda un rato en la otra habitación.",
          en: "While attention is on that, the rest stays in the other room for a while.",
        },
      ],
      ask: [
        { es: "¿Qué tiene eso que te engancha?", en: "What is it about that which draws you in?" },
        {
          es: "¿Con quién lo compartes, o es algo que prefieres a solas?",
          en: "With whom do you share it, or is it something you would rather have to yourself?",
        },
      ],
    },
    {
      id: "yes-or-ok",
      cues: {
        es: ["vale|ok|okay|oka|okey", "claro|supuesto", "dale|listo|sale", "exacto|efectivamente"],
        en: ["yes|yeah|yep|yup", "ok|okay|kk", "alright|sure", "exactly|indeed"],
      },
      examples: {
        es: ["sí", "sí, claro", "vale", "ok", "dale", "de acuerdo", "está bien", "así es", "supongo que sí"],
        en: ["yes", "yeah", "ok", "okay", "sure", "alright", "yes, that's right", "I guess so", "yep"],
      },
      reflect: [
        { es: "De acuerdo.", en: "All right." },
        {
          es: "Queda ese sí, y se puede seguir desde ahí.",
          en: "That yes stands, and one can go on from there.",
        },
        {
          es: "Una palabra corta a veces cierra la puerta con cuidado y a veces la deja entornada.",
          en: "A short word sometimes closes the door gently, and sometimes leaves it ajar.",
        },
      ],
      ask: [
        {
          es: "¿Qué añadirías, si tuvieras que añadir algo?",
          en: "What would you add, if you had to add something?",
        },
        {
          es: "¿Por dónde quieres seguir?",
          en: "Where do you want to go on from here?",
        },
      ],
    },
    {
      id: "no",
      cues: {
        es: ["nop|nope", "nel|nah|noo", "negativo", "tampoco"],
        en: ["nope|nah", "noo|naw", "negative", "neither"],
      },
      examples: {
        es: ["no", "no, para nada", "la verdad no", "no mucho", "prefiero no"],
        en: ["no", "nope", "not really", "no, not at all", "I'd rather not"],
      },
      reflect: [
        { es: "Entonces, no.", en: "No, then." },
        {
          es: "Un no se lee igual de bien que cualquier otra respuesta, y no necesita explicación.",
          en: "A no reads as well as any other answer, and needs no explaining.",
        },
        {
          es: "Por ahí no era, o no era el momento. Las dos cosas son útiles de saber.",
          en: "That was not the way, or not the moment. Either is useful to know.",
        },
      ],
      ask: [
        {
          es: "¿Hay algo en ese no que te preocupe?",
          en: "Is there anything in that no that worries you?",
        },
        {
          es: "¿Qué pregunta te habría venido mejor?",
          en: "Which question would have suited you better?",
        },
      ],
      offers: ["help"],
    },
    {
      id: "dont-know",
      cues: {
        es: ["quizas|quiza", "ni idea", "vez tal", "ns|nose|nidea"],
        en: ["idk|dunno", "maybe|perhaps", "possibly", "no clue"],
      },
      examples: {
        es: ["no sé", "no lo sé", "ni idea", "no estoy seguro", "la verdad no sé", "tal vez", "quizás"],
        en: ["I really don't know", "idk", "not sure", "no idea", "maybe", "dunno"],
      },
      reflect: [
        {
          es: "No saberlo todavía es una respuesta completa.",
          en: "Not knowing it yet is a whole answer.",
        },
        {
          es: "Hay cosas que se notan antes de entenderse, y el nombre llega más tarde o no llega.",
          en: "Some things are noticed before they are understood, and the name comes later or does not come.",
        },
        {
          es: "Puede que la pregunta fuera demasiado grande para este momento.",
          en: "The question may have been too large for this moment.",
        },
      ],
      ask: [
        {
          es: "¿Qué es lo poco que sí sabes con seguridad?",
          en: "What is the little that you do know for certain?",
        },
        {
          es: "Si hubiera que adivinar, sin que cuente, ¿qué dirías?",
          en: "If you had to guess, and it did not count, what would you say?",
        },
      ],
    },
  ],
  goOn: [
    {
      es: "De lo pequeño se puede hablar tanto como haga falta. ¿Qué más ha tenido tu día?",
      en: "Small things can be talked about for as long as needed. What else has been in your day?",
    },
    {
      es: "La charla no tiene que ir a ninguna parte. ¿Qué te ronda mientras escribes?",
      en: "The talk does not have to go anywhere. What goes round in your mind as you write?",
    },
    {
      es: "Un rato de conversación sin tarea también es un rato. ¿Cómo está tu cuerpo ahora, ahí donde estás?",
      en: "A while of talk without a task is still a while. How is your body now, there where you are?",
    },
    {
      es: "Lo cotidiano suele esconder algo que importa. ¿Qué ha sido distinto hoy?",
      en: "The everyday often hides something that matters. What was different today?",
    },
    {
      es: "Se puede seguir por aquí o cambiar de asunto. ¿Qué te apetece más?",
      en: "One can go on with this or change the subject. Which would you like more?",
    },
    {
      es: "Hasta aquí lo de fuera: el día, las cosas, la gente. ¿Y lo de dentro, cómo va?",
      en: "So much for the outside: the day, the things, the people. And the inside, how is that going?",
    },
  ],
};
