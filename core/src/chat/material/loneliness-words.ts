import type { Topic } from "./topic.ts";

export const loneliness: Topic = {
  name: "loneliness",
  words: {
    es: [
      "solo|sola|solos|soledad|solitari*",
      "nadie|ninguno",
      "amigos|amigas|amistad|amistades|amigo|amiga",
      "aislad*|aislamiento|encerrad*",
      "acompañ*|compania|compañia",
      "mude|mudanza|mudado|extranjer*|pais|ciudad|inmigrante|migrante",
      "invitan|invitado|plan|planes|quedar",
    ],
    en: [
      "alone|lonely|loneliness|lonesome",
      "nobody|noone",
      "friends|friend|friendship|friendless",
      "isolated|isolation|cut",
      "company|companionship",
      "moved|abroad|immigrant|foreign*|expat|newcomer",
      "invited|invite|plans|hang",
    ],
  },
  situations: [
    {
      id: "no-one-to-talk-to",
      cues: {
        es: [
          "siento|sentido|estoy|encuentro solo|sola|soledad",
          "tengo nadie con|quien|hablar|contar",
          "nadie llama|escribe|escucha|pregunta",
          "hablo|hablado con nadie|ninguno|dias",
        ],
        en: [
          "feel|feeling|am|i'm|im alone|lonely",
          "no|nobody one talk|call|tell|listen*|there",
          "haven't|havent talked|spoken anyone|anybody|days",
          "nobody calls|texts|asks|checks",
        ],
      },
      examples: {
        es: [
          "me siento muy sola",
          "no tengo a nadie con quien hablar",
          "llevo tres días sin hablar con nadie",
          "si no escribo yo, nadie me escribe",
        ],
        en: [
          "I feel so lonely",
          "I have nobody to talk to",
          "I haven't spoken to anyone in three days",
          "if I don't text first nobody texts me",
        ],
      },
      reflect: [
        {
          es: "Pasan los días y no hay una voz al otro lado que pregunte cómo ha ido. Ese silencio acaba pesando en el cuerpo.",
          en: "The days go by and there is no voice on the other side asking how it went. That silence ends up weighing on the body.",
        },
        {
          es: "Tener siempre que dar el primer paso hace dudar de si alguien lo daría por ti.",
          en: "Always having to take the first step makes one wonder whether anyone would take it for you.",
        },
        {
          es: "La soledad que no se ha elegido no es descanso: es esperar a alguien sin saber a quién.",
          en: "Loneliness that was not chosen is no rest: it is waiting for somebody without knowing whom.",
        },
      ],
      ask: [
        {
          es: "¿Con quién fue la última conversación que te dejó bien?",
          en: "With whom was the last talk that left you feeling well?",
        },
        { es: "¿En qué momento del día se nota más?", en: "At what time of day do you notice it most?" },
      ],
      offers: ["resource:small-bridges", "activity:thinking-of-you-message"],
    },
    {
      id: "alone-among-people",
      cues: {
        es: [
          "rodead* gente|amigos|familia|personas",
          "encajo|encajar|pertenezco|pertenecer",
          "invisible|transparente|sobro|estorbo",
          "nadie entiende|comprende|conoce",
        ],
        en: [
          "surrounded people|friends|family",
          "fit|belong don't|dont|never|anywhere|in",
          "invisible|outsider|third wheel",
          "nobody understands|gets|knows|sees me",
        ],
      },
      examples: {
        es: [
          "rodeada de gente y aun así sola",
          "no encajo en ningún sitio",
          "siento que soy invisible para los demás",
          "nadie me entiende de verdad",
        ],
        en: [
          "I'm surrounded by people and still alone",
          "I don't fit in anywhere",
          "I feel invisible",
          "nobody really gets me",
        ],
      },
      reflect: [
        {
          es: "Hay gente alrededor y, aun así, algo de ti se queda siempre fuera de la conversación.",
          en: "There are people around, and still some part of you always stays outside the conversation.",
        },
        {
          es: "Sentirse invisible entre caras conocidas puede doler más que una casa vacía.",
          en: "To feel invisible among familiar faces can hurt more than an empty house.",
        },
        {
          es: "Parece que te toca traducirte todo el tiempo, y cansa no poder ser sin explicarse.",
          en: "You seem to have to translate yourself all the time, and it is tiring not to be able simply to be.",
        },
      ],
      ask: [
        { es: "¿Qué parte de ti es la que no se ve?", en: "Which part of you is the one that is not seen?" },
        {
          es: "¿Hubo un lugar o una época en que no tuvieras que esforzarte así?",
          en: "Was there a place or a time in which you did not have to try so hard?",
        },
      ],
      offers: ["resource:small-bridges", "resource:self-compassion"],
    },
    {
      id: "new-place",
      cues: {
        es: [
          "mude|mudado|mudarme|llegue|emigre|vine|vivo ciudad|pais|fuera|lejos|extranjero|nueva|nuevo",
          "lejos familia|casa|pais|tierra|mios|gente",
          "extrano|echo menos pais|tierra|casa|familia|pueblo",
          "conozco nadie aqui|ciudad|aca",
        ],
        en: [
          "moved|moving|emigrated new|city|country|abroad|here|away",
          "far from|away home|family|country",
          "homesick",
          "miss home|family|country",
          "don't|dont know anyone|anybody|people here|city",
        ],
      },
      examples: {
        es: [
          "me mudé a otra ciudad y no conozco a nadie",
          "vivo lejos de mi familia y los echo de menos",
          "emigré hace un año y no me acostumbro",
          "aquí no tengo a nadie de los míos",
        ],
        en: [
          "I moved to a new city and know nobody",
          "I live far from my family and miss them",
          "I emigrated a year ago and can't get used to it",
          "I'm homesick",
        ],
      },
      reflect: [
        {
          es: "Cambiar de lugar es quedarse sin las cosas pequeñas: quien te saluda por tu nombre, la calle que no hay que pensar.",
          en: "To change places is to be left without the small things: who greets you by name, the street one need not think about.",
        },
        {
          es: "Parte de ti sigue allí mientras el resto aprende a vivir aquí, y entre las dos hay mucha distancia.",
          en: "Part of you is still there while the rest learns to live here, and between the two there is a great distance.",
        },
        {
          es: "Echar de menos no es haberse equivocado al venir. Es tener a quién querer lejos.",
          en: "To miss them does not mean that coming was a mistake. It means having people to love far away.",
        },
      ],
      ask: [
        {
          es: "¿Qué es lo que más echas de menos de un día cualquiera de allí?",
          en: "What do you miss most of an ordinary day there?",
        },
        {
          es: "¿Hay un sitio aquí donde te empiece a sonar alguna cara?",
          en: "Is there a place here where some face is beginning to be familiar?",
        },
      ],
      offers: ["resource:small-bridges", "activity:small-hello-outside"],
    },
    {
      id: "lost-friends",
      cues: {
        es: [
          "amigos|amigas|amigo|amiga perdi|perdido|alej*|dejaron|ignor*|traicion*|falso*|olvid*|ya",
          "amistad rota|termino|acabo|perdida",
          "dejaron|sacaron|dejan fuera|lado|grupo",
        ],
        en: [
          "friends|friend lost|drifted|ghosted|dropped|ignore*|betray*|fake|left|forgot",
          "friendship ended|over|broke*",
          "left out|group|without friends",
        ],
      },
      examples: {
        es: [
          "mis amigos se han ido alejando",
          "mi mejor amiga dejó de hablarme",
          "me sacaron del grupo",
          "ya no tengo amigos, cada uno hizo su vida",
        ],
        en: [
          "my friends have drifted away",
          "my best friend stopped talking to me",
          "they left me out of the group",
          "everyone got their own life and I have no friends left",
        ],
      },
      reflect: [
        {
          es: "De las amistades que se apagan casi nadie hace duelo en voz alta, y sin embargo dejan un hueco muy concreto.",
          en: "Hardly anyone mourns aloud for friendships that go out, and yet they leave a very particular gap.",
        },
        {
          es: "Que alguien deje de hablarte sin decir por qué obliga a repasar cada cosa buscando un fallo.",
          en: "When somebody stops talking to you without saying why, you are left going through everything in search of a fault.",
        },
        {
          es: "La vida separa a la gente sin que haya culpables, y aun así duele como si los hubiera.",
          en: "Life parts people without anyone being to blame, and still it hurts as if somebody were.",
        },
      ],
      ask: [
        {
          es: "¿Qué encontrabas en esa amistad que ahora no está en otro sitio?",
          en: "What did you find in that friendship that is not anywhere else now?",
        },
        {
          es: "¿Te gustaría volver a acercarte, o más bien poder despedirte?",
          en: "Would you like to come closer again, or rather to be able to say goodbye?",
        },
      ],
      offers: ["activity:thinking-of-you-message", "activity:letter-you-keep"],
    },
    {
      id: "shy",
      cues: {
        es: [
          "timid*|timidez|verguenza|cuesta hablar|gente|social*|relacionarme|conocer",
          "ansiedad social",
          "miedo gente|hablar|rechaz*|juzguen|reuniones|fiestas",
          "que decir nunca|se",
        ],
        en: [
          "shy|shyness|awkward people|talk*|social*",
          "social anxiety",
          "afraid|scared people|judged|rejection|talking|parties",
          "never know what|say",
        ],
      },
      examples: {
        es: [
          "me cuesta mucho hablar con la gente",
          "soy tímido y no sé hacer amigos",
          "tengo ansiedad social",
          "en las reuniones nunca sé qué decir",
        ],
        en: [
          "I find it really hard to talk to people",
          "I'm shy and don't know how to make friends",
          "I have social anxiety",
          "at parties I never know what to say",
        ],
      },
      reflect: [
        {
          es: "Delante de la gente parece que se enciende un foco y que cada palabra fuera a ser examinada.",
          en: "In front of people a spotlight seems to go on, and every word to be about to be examined.",
        },
        {
          es: "El deseo de estar con otros y el miedo a hacerlo mal tiran de ti a la vez, y suele ganar el sofá.",
          en: "The wish to be with others and the fear of doing it badly pull at you together, and the sofa usually wins.",
        },
        {
          es: "Ser de hablar poco no es un defecto; lo que cansa es la alarma que salta cada vez.",
          en: "To be a person of few words is no fault; what tires is the alarm that goes off each time.",
        },
      ],
      ask: [
        {
          es: "¿Con qué tipo de persona te resulta menos difícil?",
          en: "With what kind of person is it less hard?",
        },
        {
          es: "¿Qué es lo que imaginas que los demás están pensando?",
          en: "What do you imagine the others are thinking?",
        },
      ],
      offers: ["resource:small-bridges", "activity:kind-words-in-public"],
    },
    {
      id: "older-alone",
      cues: {
        es: [
          "jubil*|viud*|mayor|viejo|vieja|anciano|anos solo|sola|soledad|casa",
          "hijos fueron|lejos|vienen|visitan|llaman no|nunca|ya",
          "nido vacio",
          "casa vacia|silencio|grande",
        ],
        en: [
          "retired|widow*|old|older|elderly alone|lonely|house",
          "children|kids left|far|visit|call never|don't|moved",
          "empty nest",
          "house empty|quiet|silent",
        ],
      },
      examples: {
        es: [
          "desde que me jubilé paso los días sola",
          "mis hijos se fueron y la casa está vacía",
          "soy viudo y las tardes se me hacen eternas",
          "mis nietos ya no vienen",
        ],
        en: [
          "since I retired I spend my days alone",
          "my children left and the house is empty",
          "I'm a widower and the evenings never end",
          "the grandchildren don't come any more",
        ],
      },
      reflect: [
        {
          es: "La casa guarda los ruidos de otra época, y por eso el silencio de ahora suena tanto.",
          en: "The house holds the noises of another time, and so the silence of now is very loud.",
        },
        {
          es: "Después de tantos años llenos de gente y tareas, las tardes largas pillan sin costumbre.",
          en: "After so many years full of people and tasks, long evenings come upon one without practice.",
        },
        {
          es: "Que los hijos hagan su vida es lo que se quería, y aun así deja un sitio vacío en la mesa.",
          en: "That children lead their own lives is what was wanted, and still it leaves an empty place at the table.",
        },
      ],
      ask: [
        {
          es: "¿Qué solías hacer a esta hora que te gustaría recuperar?",
          en: "What did you use to do at this hour that you would like to have back?",
        },
        {
          es: "¿A quién le alegraría una llamada tuya hoy?",
          en: "Who would be glad of a call from you today?",
        },
      ],
      offers: ["activity:quiet-company", "resource:small-bridges"],
    },
    {
      id: "no-partner",
      cues: {
        es: [
          "pareja|novio|novia encontrar|tengo|tenido|nunca|encuentro|nadie",
          "nadie quiere|quiera|querra|ama|amara",
          "solter*",
          "citas|tinder|ligar|apps",
        ],
        en: [
          "partner|boyfriend|girlfriend|relationship never|find|no|single",
          "nobody|noone love|loves|wants|will",
          "single everyone|forever|still|lonely",
          "dating|tinder|dates|apps",
        ],
      },
      examples: {
        es: [
          "nunca he tenido pareja y siento que algo falla en mí",
          "todos mis amigos tienen pareja menos yo",
          "nadie me va a querer",
          "las aplicaciones de citas me hunden",
        ],
        en: [
          "I've never had a relationship and feel something is wrong with me",
          "everyone is paired up except me",
          "nobody will ever love me",
          "dating apps make me feel worse",
        ],
      },
      reflect: [
        {
          es: "Querer que alguien te elija es de lo más humano que hay, y ver parejas por todas partes hace la espera más larga.",
          en: "To want somebody to choose you is as human as can be, and seeing couples everywhere makes the wait longer.",
        },
        {
          es: "Parece que la falta de una relación se ha convertido en una opinión sobre ti.",
          en: "The lack of a relationship seems to have turned into an opinion about you.",
        },
        {
          es: "Exponerse una y otra vez a que te descarten en segundos desgasta a cualquiera.",
          en: "To put oneself forward again and again and be discarded in seconds wears anyone down.",
        },
      ],
      ask: [
        {
          es: "¿Qué imaginas que cambiaría en un día normal?",
          en: "What do you imagine would change in an ordinary day?",
        },
        {
          es: "¿Qué cariño hay en tu vida que no tenga forma de pareja?",
          en: "What affection is there in your life that does not come as a couple?",
        },
      ],
      offers: ["resource:self-compassion"],
    },
    {
      id: "always-listener",
      cues: {
        es: [
          "siempre escucho|ayudo|apoyo todos|demas|otros",
          "nadie pregunta como estoy|a mi",
          "fuerte siempre|todos|grupo soy|ser",
        ],
        en: [
          "always listen|help|support everyone|others|there",
          "nobody|noone asks how i|me",
          "strong one|friend always|i'm",
        ],
      },
      examples: {
        es: [
          "siempre escucho a todos y a mí nadie me pregunta",
          "soy la fuerte del grupo y no puedo caerme",
          "estoy para los demás pero nadie está para mí",
        ],
        en: [
          "I'm always there for everyone and nobody asks about me",
          "I'm the strong one and I can't break down",
          "I listen to everybody but no one listens to me",
        ],
      },
      reflect: [
        {
          es: "Te has convertido en el hombro de mucha gente, y no queda claro dónde apoyas tú la cabeza.",
          en: "You have become a shoulder for many people, and it is not clear where you lay your own head.",
        },
        {
          es: "El papel de quien puede con todo tiene una trampa: nadie se da cuenta de cuándo ya no puede.",
          en: "The part of the one who can manage has a trap in it: nobody notices when they cannot.",
        },
        {
          es: "Dar tanto oído y recibir tan poco deja una sed que no se ve desde fuera.",
          en: "To lend so much ear and receive so little leaves a thirst that cannot be seen from outside.",
        },
      ],
      ask: [
        {
          es: "¿Qué contarías tú si alguien preguntara de verdad?",
          en: "What would you tell if somebody really asked?",
        },
        {
          es: "¿A quién de esas personas podrías decirle «hoy me toca a mí»?",
          en: "To which of those people could you say “today it is my turn”?",
        },
      ],
      offers: ["resource:caring-without-emptying", "activity:one-clear-request"],
    },
  ],
  goOn: [
    {
      es: "La soledad tiene muchas formas. ¿Cómo es la tuya: de no tener con quién, o de no poder ser con quien hay?",
      en: "Loneliness comes in many forms. What is yours like: having nobody, or not being able to be yourself with those there are?",
    },
    {
      es: "Se nota ese hueco en lo que cuentas. ¿Quién lo llenaba antes?",
      en: "The gap shows in what you tell. Who used to fill it?",
    },
    {
      es: "A veces lo que falta es una persona, y a veces un tipo de conversación. ¿Cuál de las dos te falta más?",
      en: "Sometimes what is missing is a person, and sometimes a kind of conversation. Which do you miss more?",
    },
    {
      es: "Estar a solas y sentir soledad no son lo mismo. ¿Cuándo lo uno se vuelve lo otro?",
      en: "Being alone and feeling lonely are different things. When does the one turn into the other?",
    },
    {
      es: "Con la soledad se aprende a no molestar. ¿A quién no molestarías, si lo piensas bien?",
      en: "Loneliness teaches one not to be a bother. Whom would you not bother, if you think about it?",
    },
    {
      es: "Sigo leyendo. ¿Qué sería un poco de compañía, en pequeño, mañana?",
      en: "I am still reading. What would a little company be, on a small scale, tomorrow?",
    },
  ],
};
