import type { Topic } from "./topic.ts";

export const panic: Topic = {
  name: "panic",
  words: {
    es: [
      "panico|ansiedad|ansiosa|ansioso|angustia",
      "ataque|ataques|crisis",
      "ahogo|ahogar*|respirar|aire|asfixi*",
      "corazon|palpitaciones|taquicardia|latidos",
      "temblor|tiemblo|temblando|sudor|sudando|mareo|mareos",
      "nervios|nudo|opresion",
      "desmay*",
    ],
    en: [
      "panic|panicking|panicky|anxiety|anxious",
      "attack|attacks",
      "breathe|breath|breathless|air|suffocat*",
      "heart|palpitations|racing|pounding",
      "shaking|trembling|sweating|dizzy|dizziness",
      "knot|tight|tightness",
      "faint|fainting",
    ],
  },
  situations: [
    {
      id: "attack-now",
      cues: {
        es: [
          "ataque|crisis panico|ansiedad ahora|dando|tengo|teniendo|estoy|viene",
          "esta dando|empezando ataque|ansiedad|crisis|panico",
          "no puedo respirar|calmarme|parar|temblar",
          "siento|voy desmayar|ahogo|ahogar|volver loc*",
        ],
        en: [
          "panic|anxiety attack now|having|right|i'm|im|coming",
          "can't|cant|cannot breathe|calm|stop|shaking",
          "going|feel faint|pass|crazy|control|lose",
        ],
      },
      examples: {
        es: [
          "me está dando un ataque de ansiedad",
          "creo que estoy teniendo una crisis de pánico ahora mismo",
          "no puedo calmarme, estoy temblando",
          "el corazón se me sale y siento que me ahogo",
        ],
        en: [
          "I'm having a panic attack",
          "I think I'm having an anxiety attack right now",
          "I can't calm down, I'm shaking",
          "my heart is pounding and I feel like I'm suffocating",
        ],
      },
      reflect: [
        {
          es: "Esto asusta muchísimo y es una ola: sube, llega arriba y baja. Si hay dolor en el pecho o es la primera vez, llama a emergencias. Mientras, suelta el aire despacio y apoya bien los pies.",
          en: "This is very frightening, and it is a wave: it rises, reaches the top and falls. If there is chest pain, or this is the first time, call the emergency number. Meanwhile let the air out slowly and set both feet down.",
        },
        {
          es: "La alarma del cuerpo está sonando a todo volumen. No hay que pelear con ella. Mira una cosa quieta, di su nombre, y deja que el aire salga más largo de lo que entra.",
          en: "The body's alarm is ringing at full volume. There is no need to fight it. Look at one thing that keeps still, say its name, and let the air out for longer than it comes in.",
        },
        {
          es: "Estás en mitad de la ola y aun así has podido escribir. Con eso basta por ahora: frases cortas, pies en el suelo, aire hacia fuera.",
          en: "You are in the middle of the wave, and still you managed to write. That is enough for now: short sentences, feet on the floor, air going out.",
        },
      ],
      ask: [
        {
          es: "¿Qué tres cosas ves ahora delante de ti?",
          en: "Which three things do you see in front of you now?",
        },
        {
          es: "¿Hay alguien contigo, o a quien puedas llamar?",
          en: "Is anyone with you, or could you call somebody?",
        },
      ],
      offers: ["resource:five-senses", "breathing"],
    },
    {
      id: "fear-of-next",
      cues: {
        es: [
          "miedo|temo|panico repita|vuelva|otro|otra|dar|darme ataque|crisis",
          "ataques|crisis panico|ansiedad cada|muchos|semana|dia|frecuentes",
        ],
        en: [
          "afraid|scared|fear another|next|again|have attack|one",
          "panic|anxiety attacks every|many|often|keep|week|day",
        ],
      },
      examples: {
        es: [
          "tengo miedo de que me vuelva a dar un ataque",
          "me dan ataques de pánico cada semana",
          "vivo pendiente de la próxima crisis",
          "después del último ataque no me fío de mi cuerpo",
        ],
        en: [
          "I'm scared of having another attack",
          "I get panic attacks every week",
          "I live waiting for the next one",
          "since the last attack I don't trust my body",
        ],
      },
      reflect: [
        {
          es: "Ahora hay dos cosas: el ataque, que dura minutos, y la espera del siguiente, que ocupa el día entero.",
          en: "Now there are two things: the attack, which lasts minutes, and the wait for the next, which takes up the whole day.",
        },
        {
          es: "Vigilar el cuerpo por si acaso hace que cada latido parezca un aviso.",
          en: "To watch the body just in case makes each heartbeat look like a warning.",
        },
        {
          es: "Se entiende que ya no te fíes: te dio un susto enorme y sin avisar.",
          en: "It is understandable that you no longer trust it: it gave you an enormous fright, without notice.",
        },
      ],
      ask: [
        {
          es: "¿Qué señal es la que más te asusta notar?",
          en: "Which sign frightens you most when you notice it?",
        },
        {
          es: "¿Qué ocurrió las otras veces, cuando la ola terminó?",
          en: "What happened the other times, when the wave was over?",
        },
      ],
      offers: ["resource:when-panic-comes", "breathing"],
    },
    {
      id: "avoiding",
      cues: {
        es: [
          "evito|dejado|dejo|atrevo|puedo salir|metro|autobus|bus|avion|ascensor|elevador|conducir|manejar|supermercado|gente|multitud*|calle",
          "miedo salir|calle|metro|avion|volar|conducir|manejar|ascensor|multitud*",
          "agorafobia|fobia|claustrofobia",
        ],
        en: [
          "avoid|stopped|can't|cant|afraid leave|going|subway|bus|plane|driving|elevator|lift|crowds|shops|outside|house",
          "afraid|scared fly|flying|drive|driving|crowds|elevators|outside",
          "agoraphobi*|phobia|claustrophobi*",
        ],
      },
      examples: {
        es: [
          "ya no me atrevo a ir en metro",
          "evito salir de casa por si me da algo",
          "me da pánico volar",
          "dejé de conducir por los ataques",
        ],
        en: [
          "I don't dare take the subway any more",
          "I avoid leaving the house in case something happens",
          "I'm terrified of flying",
          "I stopped driving because of the attacks",
        ],
      },
      reflect: [
        {
          es: "El mapa de lo posible se ha ido haciendo pequeño: primero un sitio, después el camino hasta él.",
          en: "The map of what is possible has been growing small: first one place, then the way to it.",
        },
        {
          es: "Evitar alivia hoy y cobra mañana, y estás viendo las dos cosas.",
          en: "Avoiding brings relief today and sends its bill tomorrow, and you can see both.",
        },
        {
          es: "Cada lugar al que no vas aleja un poco más a la parte de ti que quería ir.",
          en: "Each place you do not go to leaves the part of you that wanted to go a little more alone.",
        },
      ],
      ask: [
        {
          es: "¿Cuál sería el trozo más pequeño de ese camino que sí harías, y con quién?",
          en: "What would be the smallest piece of that way you would take, and with whom?",
        },
        {
          es: "¿Qué te estás perdiendo que te gustaría recuperar?",
          en: "What are you missing that you would like to have back?",
        },
      ],
      offers: ["resource:when-panic-comes", "help"],
    },
    {
      id: "constant-anxiety",
      cues: {
        es: [
          "ansiedad todo|siempre|dias|dia|constante|vivo|meses|mucha|tengo",
          "nudo|opresion estomago|pecho|garganta",
          "preocup* todo|cualquier",
          "nervios punta|siempre|todo",
        ],
        en: [
          "anxiety|anxious all|always|constant|day|every|months|time|have",
          "knot|tight stomach|chest|throat",
          "worry|worried everything|all|constantly",
          "on edge always|all|constantly",
        ],
      },
      examples: {
        es: [
          "tengo ansiedad todo el día",
          "vivo con un nudo en el estómago",
          "me preocupo por todo",
          "no sé por qué pero estoy siempre con los nervios de punta",
        ],
        en: [
          "I'm anxious all day long",
          "I live with a knot in my stomach",
          "I worry about everything",
          "I don't know why but I'm always on edge",
        ],
      },
      reflect: [
        {
          es: "Una inquietud de fondo que no se va convierte lo normal en esfuerzo: comer, contestar, esperar.",
          en: "An unease in the background that does not go away turns ordinary things into effort: eating, answering, waiting.",
        },
        {
          es: "El cuerpo guarda un nudo como si hubiera peligro, aunque la agenda de hoy sea corriente.",
          en: "The body keeps a knot in it as though there were danger, though today's diary is a plain one.",
        },
        {
          es: "Preocuparse por todo parece una manera de no dejar nada al azar, y a la vez lo deja a uno sin descanso.",
          en: "To worry about everything looks like a way of leaving nothing to chance, and at the same time it leaves one without rest.",
        },
      ],
      ask: [
        { es: "¿Cuándo está un poco más flojo ese nudo?", en: "When is that knot a little looser?" },
        {
          es: "¿Qué preocupación vuelve más veces, aunque cambie de ropa?",
          en: "Which worry returns most often, even if it changes its clothes?",
        },
      ],
      offers: ["breathing", "resource:what-stress-is"],
    },
    {
      id: "before-something",
      cues: {
        es: [
          "nervios|nervioso|nerviosa|ansiedad|miedo|panico entrevista|presentacion|hablar|publico|cita|operacion|viaje|reunion|manana",
          "manana tengo|hablo entrevista|presentacion|reunion|operacion|juicio",
        ],
        en: [
          "nervous|anxious|anxiety|scared|panic interview|presentation|public|speaking|date|surgery|trip|meeting|tomorrow",
          "tomorrow have|got|is interview|presentation|meeting|surgery|court",
        ],
      },
      examples: {
        es: [
          "mañana tengo una entrevista y estoy fatal de los nervios",
          "me da pánico hablar en público",
          "tengo una presentación y no dejo de temblar",
          "estoy muy nerviosa por la operación",
        ],
        en: [
          "I have an interview tomorrow and I'm a wreck",
          "I panic about speaking in public",
          "I have a presentation and I keep shaking",
          "I'm so nervous about the surgery",
        ],
      },
      reflect: [
        {
          es: "El cuerpo ya está viviendo lo que todavía no ha pasado, y lo está ensayando en su peor versión.",
          en: "The body is already living what has not happened yet, and rehearsing the worst version of it.",
        },
        {
          es: "Que importe tanto explica que tiemble tanto. Los nervios no dicen cómo va a salir.",
          en: "That it matters so much explains why there is so much trembling. Nerves do not tell how it will go.",
        },
        {
          es: "La espera suele ser más larga que el momento mismo, y tú estás en la espera.",
          en: "The wait tends to be longer than the moment itself, and you are in the wait.",
        },
      ],
      ask: [
        {
          es: "¿Qué parte te da más miedo: el antes, el durante o el después?",
          en: "Which part frightens you most: before, during or after?",
        },
        {
          es: "¿Qué te ayudó la última vez que pasaste por algo parecido?",
          en: "What helped you the last time you went through something like it?",
        },
      ],
      offers: ["breathing", "activity:trace-a-square"],
    },
    {
      id: "intrusive-thoughts",
      cues: {
        es: [
          "pensamientos intrusiv*|obsesiv*|malos|feos|raros|horribles",
          "no puedo|consigo dejar|parar pensar|cabeza",
          "compruebo|comprobar|reviso|lavo veces|puerta|gas|manos",
          "volviendo|volver|volverme loc*",
        ],
        en: [
          "intrusive|obsessive|bad|horrible thoughts",
          "can't|cant stop thinking|thoughts",
          "check|checking|wash|washing times|door|stove|hands|over",
          "going|losing crazy|mind|insane",
        ],
      },
      examples: {
        es: [
          "tengo pensamientos horribles que no quiero tener",
          "no puedo dejar de darle vueltas a lo mismo",
          "compruebo la puerta veinte veces",
          "siento que me estoy volviendo loco",
        ],
        en: [
          "I have horrible thoughts I don't want",
          "I can't stop going over the same thing",
          "I check the door twenty times",
          "I feel like I'm going crazy",
        ],
      },
      reflect: [
        {
          es: "Un pensamiento que llega sin permiso asusta por lo que dice, y más por lo que parece decir de ti.",
          en: "A thought that comes uninvited is frightening for what it says, and more so for what it seems to say about you.",
        },
        {
          es: "Intentar no pensar en algo lo pone en el centro de la sala. Es agotador ganar esa pelea cada cinco minutos.",
          en: "Trying not to think of something puts it in the middle of the room. It is exhausting to win that fight every five minutes.",
        },
        {
          es: "Comprobar otra vez trae un segundo de paz, y enseguida pide otra comprobación.",
          en: "Checking once more brings a second of peace, and at once asks for another check.",
        },
      ],
      ask: [
        {
          es: "¿Qué haces cuando aparece, y cuánto dura el alivio?",
          en: "What do you do when it comes, and how long does the relief last?",
        },
        {
          es: "¿Se lo has contado a alguien que pueda acompañarlo, como tu médico?",
          en: "Have you told somebody who can go through it with you, such as your doctor?",
        },
      ],
      offers: ["activity:leaves-on-the-river", "activity:breath-and-passing-thoughts"],
    },
    {
      id: "body-alarm",
      cues: {
        es: [
          "palpitaciones|taquicardia|corazon|mareo|mareos|hormigueo|temblor* ansiedad|nervios|estres|siempre|veces|asusta*",
          "urgencias|medico|pruebas dicen|dijeron ansiedad|nervios|nada",
        ],
        en: [
          "palpitations|heart|dizzy|dizziness|tingling|shaking anxiety|stress|scares|often|always",
          "er|doctor|tests said|says anxiety|nothing|fine",
        ],
      },
      examples: {
        es: [
          "me dan palpitaciones y me asusto",
          "fui a urgencias y dijeron que era ansiedad",
          "me mareo cuando estoy con nervios",
          "las pruebas salen bien pero yo me siento mal",
        ],
        en: [
          "I get palpitations and they scare me",
          "I went to the ER and they said it was anxiety",
          "I get dizzy when I'm nervous",
          "my tests are fine but I feel awful",
        ],
      },
      reflect: [
        {
          es: "Que las pruebas salgan bien tranquiliza a los demás, pero lo que se siente sigue ahí y es de verdad.",
          en: "Good test results reassure the others, but what you feel is still there, and it is real.",
        },
        {
          es: "Un cuerpo que habla tan alto cuesta de creer cuando dice que no es nada.",
          en: "A body that speaks so loudly is hard to believe when it is said to be nothing.",
        },
        {
          es: "El susto por el síntoma y el síntoma por el susto: se alimentan el uno al otro.",
          en: "Fright from the symptom, symptom from the fright: they feed each other.",
        },
      ],
      ask: [
        {
          es: "¿Qué estaba pasando justo antes de la última vez?",
          en: "What was going on just before the last time?",
        },
        {
          es: "¿Lo ha visto ya un médico, y qué te explicó?",
          en: "Has a doctor looked at it, and what were you told?",
        },
      ],
      offers: ["resource:when-panic-comes", "resource:muscle-relaxation"],
    },
  ],
  goOn: [
    {
      es: "La ansiedad se nota en lo que cuentas. ¿En qué parte del cuerpo está ahora, del uno al diez?",
      en: "The anxiety shows in what you tell. In which part of the body is it now, from one to ten?",
    },
    {
      es: "Vamos despacio. ¿Qué es lo que ha encendido la alarma hoy?",
      en: "Let us go slowly. What set off the alarm today?",
    },
    {
      es: "El miedo suele señalar algo. ¿Qué diría si hablara más bajo?",
      en: "Fear tends to point at something. What would it say if it spoke more quietly?",
    },
    {
      es: "Estar en alerta cansa mucho. ¿Dónde o con quién puedes bajarla un poco?",
      en: "To be on alert is very tiring. Where, or with whom, can you lower it a little?",
    },
    {
      es: "¿Cómo sabes que está pasando la ola? ¿Qué es lo primero que se afloja?",
      en: "How do you know that the wave is passing? What loosens first?",
    },
    {
      es: "Sigo aquí. ¿Qué has hecho otras veces que te ayudara aunque fuera un poco?",
      en: "I am still here. What have you done at other times that helped, even a little?",
    },
  ],
};
