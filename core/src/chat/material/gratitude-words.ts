import type { Topic } from "./topic.ts";

// One line of words a language: by words alone a message is never taken for good news, for "no soy feliz y nada va mejor"
// has the same ones.
export const gratitude: Topic = {
  name: "gratitude",
  words: {
    es: [
      "feliz|content*|alegr*|ilusion*|emocionad*|genial|felicidad|agradecid*|agradezco|gratitud|afortunad*|suerte|agradecer|noticia|noticias|aprobe|aprobado|consegui|conseguido|logre|logrado|logro|gane|ascendieron|contrataron|celebr*|orgullos*|orgullo|mejor|mejorando|avance|avances|avanzando|progreso|progresos|reconcili*|perdon|perdono|perdonamos|arreglamos|hicimos|bosque|montana|playa|parque|rio|naturaleza|atardecer|amanecer|arboles|caminata|decidi|decidido|decision",
    ],
    en: [
      "happy|glad|joy*|delighted|thrilled|excited|wonderful|grateful|thankful|gratitude|lucky|blessed|appreciate|news|passed|achieved|managed|succeeded|won|promoted|hired|accepted|celebrat*|proud|pride|better|improving|progress|improvement|forward|reconcil*|forgave|forgive|forgiven|apologised|apologized|forest|woods|mountain|mountains|beach|park|river|nature|sunset|sunrise|trees|hike|hiking|decided|decision",
    ],
  },
  situations: [
    {
      id: "good-news",
      cues: {
        es: [
          "buena|buenas|buenisima|gran noticia|noticias",
          "aprobe|pase examen|examenes|curso|materia|oposicion feliz|fin|content*|noticia",
          "conseguido|consegui|logre|dieron trabajo|beca|ascenso|piso|plaza|puesto feliz|content*|fin|noticia",
          "ascendieron|contrataron|seleccionaron|aceptaron feliz|fin|content*|celebr*",
          "resultado|resultados|analisis|pruebas limpios|negativo|benigno",
          "mejor dia vida|ano",
        ],
        en: [
          "good|great|wonderful|amazing news",
          "passed exam|exams|test|course|driving finally|happy|news|relieved",
          "got|landed job|scholarship|promotion|offer happy|finally|excited|news",
          "promoted|hired|accepted happy|finally|excited|celebrat*",
          "results|scan|tests clear|benign",
          "best day life|year|ages",
        ],
      },
      examples: {
        es: [
          "tengo buenas noticias",
          "aprobé el examen que tanto me costaba",
          "me han dado el trabajo nuevo",
          "los resultados de las pruebas salieron bien",
        ],
        en: [
          "I have good news",
          "I passed the exam that was so hard for me",
          "I got the new job",
          "the test results came back clear",
        ],
      },
      reflect: [
        {
          es: "Una buena noticia de las que se leen dos veces para creerlas. Detrás hubo espera, y ahora hay algo firme donde había una duda.",
          en: "Good news, of the kind one reads twice to believe. There was waiting behind it, and now something firm stands where a doubt was.",
        },
        {
          es: "Ha llegado el sí. A menudo el cuerpo tarda más que la cabeza en enterarse, y la tensión de antes se va por partes.",
          en: "The yes has come. Often the body takes longer than the mind to hear of it, and the tension of before leaves in pieces.",
        },
        {
          es: "Eso cambia el color del día, y quizá de bastantes días más. Lo bueno también puede abrumar un poco cuando entra de golpe.",
          en: "That changes the colour of the day, and perhaps of a good many more. Good things too can overwhelm a little when they come in all at once.",
        },
      ],
      ask: [
        {
          es: "¿Qué fue lo primero que hiciste al saberlo?",
          en: "What was the first thing you did when you heard?",
        },
        {
          es: "¿Qué abre esto que hasta ahora estaba cerrado?",
          en: "What does this open that was closed until now?",
        },
      ],
      offers: ["activity:three-good-moments", "activity:celebrate-within-a-budget"],
    },
    {
      id: "thankful-for-someone",
      cues: {
        es: [
          "agradecid*|agradezco|gracias amig*|herman*|madre|padre|mama|papa|pareja|novi*|marido|espos*|vecin*|companer*|abuel*|familia",
          "suerte|afortunad* tener amig*|herman*|madre|padre|mama|papa|pareja|novi*|marido|espos*|vecin*|companer*|abuel*|familia",
          "estuvo|estuvieron lado agradec*|gracias|apoy*",
          "gesto|detalle bonito|lindo|precioso",
          "acompano|cuido|ayudo agradec*|gracias|suerte",
        ],
        en: [
          "grateful|thankful friend*|sister|brother|mom|mum|mother|dad|father|partner|wife|husband|neighbor*|neighbour*|family",
          "lucky|blessed have friend*|sister|brother|mom|mum|mother|dad|father|partner|wife|husband|neighbor*|neighbour*|family",
          "stood by me",
          "kind|kindness|thoughtful gesture|stranger|neighbor|neighbour",
          "appreciate friend*|sister|brother|mom|mum|mother|dad|father|partner|wife|husband|neighbor*|neighbour*|family",
        ],
      },
      examples: {
        es: [
          "le agradezco mucho a mi hermana que viniera",
          "tengo suerte de tener a mis amigos",
          "mi vecina tuvo un gesto muy bonito conmigo",
          "mi pareja estuvo a mi lado toda la noche",
        ],
        en: [
          "I'm so grateful to my sister for coming",
          "I'm lucky to have my friends",
          "my neighbor did something really kind for me",
          "my partner stayed with me all night",
        ],
      },
      reflect: [
        {
          es: "Hubo alguien que hizo sitio para ti en su día, y eso se te ha quedado. Un gesto así sigue acompañando cuando ya ha terminado.",
          en: "There was somebody who made room for you in their day, and it has stayed with you. A gesture like that keeps company after it is over.",
        },
        {
          es: "No es solo lo que hizo: es haber visto que no lo llevabas a solas.",
          en: "It is not only what was done: it is having seen that you were not carrying it alone.",
        },
        {
          es: "Cuando alguien responde sin que haya que pedirlo dos veces, la idea de poder contar con la gente gana un poco de peso.",
          en: "When someone answers without being asked twice, the idea that people can be counted on gains a little weight.",
        },
      ],
      ask: [
        {
          es: "¿Qué detalle de lo que hizo se te ha quedado más?",
          en: "Which detail of what that person did has stayed with you most?",
        },
        {
          es: "Si se lo dijeras con tus palabras, ¿cómo empezarías?",
          en: "If you were to say it in your own words to that person, how would you begin?",
        },
      ],
      offers: ["activity:thinking-of-you-message", "activity:letter-you-keep"],
    },
    {
      id: "small-progress",
      cues: {
        es: [
          "poco|poquito mejor hoy|ultimamente",
          "pequeno|pequena|pequenos avance|paso|logro|progreso|victoria|pasos|avances",
          "avanzando|mejorando|progresando poco|poquito|algo|lento",
          "consegui|logre salir|levantarme|ducharme|cocinar|terminar|limpiar fin|primera|aunque",
          "primera vez meses|semanas|anos consegui|logre|salgo|sali",
        ],
        en: [
          "little|bit|slightly better today|lately|now",
          "small|tiny|baby win|step|steps|victory|wins",
          "making|slow progress",
          "managed|able shower|cook|clean|dishes|leave|finish finally|first",
          "first time months|weeks|ages managed|went|did",
        ],
      },
      examples: {
        es: [
          "hoy me noto un poquito mejor que ayer",
          "hoy conseguí salir a la calle por primera vez en semanas",
          "siento que voy avanzando poco a poco",
          "es un paso pequeño pero lo di",
        ],
        en: [
          "I'm a little bit better today",
          "I managed to leave the house for the first time in weeks",
          "I feel I'm making slow progress",
          "it's a small step but I took it",
        ],
      },
      reflect: [
        {
          es: "Desde fuera quizá nadie lo vería, y tú sabes lo que ha costado. Un paso se mide también por la cuesta en que se da.",
          en: "From outside perhaps nobody would see it, and you know what it cost. A step is measured by the slope it is taken on as well.",
        },
        {
          es: "Algo se ha movido, poco, en la dirección que querías. Lo lento deja huella igual que lo rápido, solo que hace menos ruido.",
          en: "Something has moved, a little, in the direction you wanted. What is slow leaves a mark as what is fast does, only with less noise.",
        },
        {
          es: "Hubo un momento en que lo de siempre era quedarse como estabas, y esta vez fue otra cosa.",
          en: "There was a moment when the usual thing was to stay as you were, and this time it was something else.",
        },
      ],
      ask: [
        {
          es: "¿Qué fue distinto esta vez?",
          en: "What was different this time?",
        },
        {
          es: "¿En qué parte del día se nota más ese cambio?",
          en: "In which part of the day does that change show most?",
        },
      ],
      offers: ["activity:three-good-moments", "garden"],
    },
    {
      id: "got-through-a-hard-day",
      cues: {
        es: [
          "sobrevivi|supere dia|semana|hoy|jornada",
          "dia|semana duro|dura|dificil|horrible termino|acabo|sobrevivi|supere",
          "ya|fin termino|acabo juicio|operacion|entrevista|examen|semana",
          "sali|salimos adelante",
          "pense podria|poder pude|logre",
        ],
        en: [
          "survived day|week|today",
          "hard|tough|rough|awful|difficult day|week over|behind",
          "finally over|done trial|surgery|interview|exam|hearing|week",
          "pulled through",
          "thought couldn't|couldnt managed",
        ],
      },
      examples: {
        es: [
          "sobreviví a un día muy duro",
          "ha sido una semana horrible pero ya pasó",
          "pensé que no iba a poder y pude",
          "hoy tenía el juicio y ya terminó",
        ],
        en: [
          "I survived a very hard day",
          "it was an awful week but it's over",
          "I thought I couldn't do it and I did",
          "the hearing was today and it's finally over",
        ],
      },
      reflect: [
        {
          es: "El día que se temía ya está detrás. Llegar al final con lo que pesaba es mucho, aunque el cuerpo aún no se haya enterado de que terminó.",
          en: "The dreaded day is behind you. Reaching its end with what it weighed is a lot, though the body may not have heard yet that it is over.",
        },
        {
          es: "No hizo falta que fuera bonito ni que saliera redondo: hora a hora, lo has atravesado.",
          en: "It did not have to be pretty or go perfectly: hour by hour, you have come through it.",
        },
        {
          es: "Después de sostener tanto rato suele venir una mezcla rara, de alivio con vacío, como al soltar una bolsa y seguir notando el asa.",
          en: "After holding on so long there often comes an odd mixture of relief and emptiness, as when one puts down a bag and still feels the handle.",
        },
      ],
      ask: [
        {
          es: "¿Qué te sostuvo en la peor hora?",
          en: "What held you up in the worst hour?",
        },
        {
          es: "¿Qué necesita ahora tu cuerpo, con eso ya pasado?",
          en: "What does your body need now that it is past?",
        },
      ],
      offers: ["activity:unhurried-cup", "resource:muscle-relaxation"],
    },
    {
      id: "slept-well",
      cues: {
        es: [
          "fin dormi|dormido bien",
          "dormi|dormido tronco|bebe",
          "desperte descansad*|fresco|fresca|renovad*",
          "descanse|descansado fin|verdad",
          "primera noche duermo|dormi|dormido bien",
        ],
        en: [
          "finally slept well|through",
          "slept baby|log",
          "woke rested|refreshed|fresh",
          "finally good|great|real sleep|rest",
          "first night slept well|through",
        ],
      },
      examples: {
        es: [
          "por fin pude dormir como un tronco",
          "he dormido ocho horas seguidas",
          "me desperté con energía después de mucho tiempo",
          "qué maravilla de noche, descansé de verdad",
        ],
        en: [
          "I finally slept well last night",
          "I slept eight hours straight",
          "I woke up with energy for the first time in ages",
          "I got some real rest last night",
        ],
      },
      reflect: [
        {
          es: "Una noche entera, y la mañana empieza en otro sitio: las mismas cosas, con algo más de espacio alrededor.",
          en: "A whole night, and the morning begins somewhere else: the same things, with a little more space around them.",
        },
        {
          es: "El cuerpo encontró el descanso que venía buscando, y esta vez no hubo que perseguirlo de hora en hora.",
          en: "The body found the rest it had been looking for, and this time it did not have to be chased from hour to hour.",
        },
        {
          es: "Quien ha pasado noches largas sabe lo que vale despertarse y que ya sea de día.",
          en: "Whoever has gone through long nights knows what it is worth to wake and find it day.",
        },
      ],
      ask: [
        {
          es: "¿Qué notas distinto hoy, con ese sueño encima?",
          en: "What do you notice that is different today, with that sleep behind you?",
        },
        {
          es: "¿Cómo fueron las horas de antes de acostarte?",
          en: "What were the hours before you went to bed like?",
        },
      ],
      offers: ["activity:prepare-for-the-night"],
    },
    {
      id: "made-a-decision",
      cues: {
        es: [
          "tome|tomado decision importante|dificil|grande|trabajo",
          "decidi cambiar|mudarme|empezar|decirle|pedir|renunciar|estudiar|limites",
          "decidido mudarme|mudo|cambiar|cambio|estudiar|empezar",
          "elegi|elegido carrera|opcion|camino",
        ],
        en: [
          "made|taken decision important|hard|big|job",
          "i decided move|change|start|tell|ask|study",
          "i've|ive|finally decided move|change|start|tell|ask|study",
          "chose|chosen career|option|path",
        ],
      },
      examples: {
        es: [
          "he tomado una decisión importante",
          "por fin decidí cambiar de carrera",
          "está decidido: me mudo de ciudad",
          "decidí poner límites en el trabajo",
        ],
        en: [
          "I've made an important decision",
          "I finally decided to change careers",
          "it's settled, I'm moving to another city",
          "I decided to set limits at work",
        ],
      },
      reflect: [
        {
          es: "Decidir cansa, y haberlo hecho mueve las cosas de sitio: lo que estaba a la espera deja de estarlo, y asoman preguntas nuevas.",
          en: "Deciding is tiring, and having done it moves things about: what was waiting waits no longer, and new questions show themselves.",
        },
        {
          es: "Lo has decidido tú, con lo que sabes hoy. Puede haber calma en eso y también algo de vértigo, y ninguno de los dos desmiente al otro.",
          en: "You decided it, with what you know today. There may be calm in that and some dizziness of heights too, and neither gives the other the lie.",
        },
        {
          es: "Decirlo en una frase ya es distinto de tenerlo en la cabeza: desde aquí se ve el contorno.",
          en: "Saying it in a sentence is already different from having it in the mind: from here its outline can be seen.",
        },
      ],
      ask: [
        {
          es: "¿Qué es lo que viene ahora, con eso decidido?",
          en: "What comes now, with that decided?",
        },
        {
          es: "¿A quién quieres contárselo, y a quién todavía no?",
          en: "Whom do you want to tell, and whom not yet?",
        },
      ],
      offers: ["activity:what-matters-this-week", "resource:living-with-uncertainty"],
    },
    {
      id: "asked-for-help",
      cues: {
        es: [
          "fin pedi|pedido ayuda",
          "pedi|pedido|reserve cita psicolog*|terapeuta|medic*|doctor*|terapia",
          "empece|empezado|comence terapia|psicolog*",
          "conte|contado amig*|herman*|madre|padre|mama|papa|pareja|novi*|marido|espos*|vecin*|companer*|abuel*|familia|alguien fin|primera",
          "atrevi|atrevido pedir|contar*|hablar|decir*",
        ],
        en: [
          "finally asked help",
          "booked|made|got appointment therapist|doctor|psychologist|counsel*|gp",
          "started therapy|counselling|counseling",
          "told|opened friend*|sister|brother|mom|mum|mother|dad|father|partner|wife|husband|neighbor*|neighbour*|family|someone|somebody finally|first",
          "finally reached out",
        ],
      },
      examples: {
        es: [
          "por fin pedí ayuda",
          "he pedido cita con una psicóloga",
          "le conté a mi amiga lo que me pasa por primera vez",
          "me atreví a decirle a alguien que no puedo más",
        ],
        en: [
          "I finally asked for help",
          "I booked an appointment with a therapist",
          "I told my friend what's going on for the first time",
          "I reached out to someone about how I've been",
        ],
      },
      reflect: [
        {
          es: "Pedir ayuda obliga a enseñar justo lo que más se guarda. Has cruzado esa parte, y ahora hay alguien más que lo sabe.",
          en: "Asking for help means showing the very thing one hides most. You have crossed that part, and now somebody else knows.",
        },
        {
          es: "Lo que hasta ahora sostenías en un solo par de manos empieza a repartirse, aunque sea despacio.",
          en: "What you held until now in one pair of hands begins to be shared out, slowly perhaps.",
        },
        {
          es: "Puede que antes de hacerlo hubiera muchas vueltas, y un miedo a la cara que pondrían. Y aun así lo dijiste.",
          en: "There may have been much going back and forth before it, and a fear of the look on their face. And still you said it.",
        },
      ],
      ask: [
        {
          es: "¿Cómo te recibieron?",
          en: "How were you received?",
        },
        {
          es: "¿Qué te gustaría que esa ayuda cambiara primero?",
          en: "What would you like that help to change first?",
        },
      ],
      offers: ["help"],
    },
    {
      id: "time-in-nature",
      cues: {
        es: [
          "camine|caminar|caminata|paseo|pasee bosque|montana|playa|campo|mar|naturaleza",
          "estuve|fui|fuimos bosque|montana|playa|parque|rio|campo|mar|cerro|lago bien|paz|lindo|bonito|calma|gusto|precioso",
          "vi|viendo|mirando atardecer|amanecer|estrellas|mar|pajaros|puesta",
          "naturaleza paz|calma|relaja|ayuda",
          "aire libre|puro|fresco",
        ],
        en: [
          "walk|walked|hike|hiked|stroll forest|woods|mountain*|beach|countryside|sea|nature|lake",
          "spent|was|went|sat forest|woods|mountain*|beach|park|river|sea|lake|outdoors peace*|calm*|nice|lovely|good|beautiful",
          "watched|saw|watching sunset|sunrise|stars|sea|birds|waves",
          "nature peace|calm*|helps|relax*",
          "fresh air",
        ],
      },
      examples: {
        es: [
          "hoy caminé por el bosque y me sentó bien",
          "estuve un rato mirando el mar",
          "fui al parque a ver los árboles y volví con paz",
          "vi un atardecer precioso desde el cerro",
        ],
        en: [
          "I walked in the woods today and it did me good",
          "I sat looking at the sea for a while",
          "I went to the park to see the trees and came back peaceful",
          "I saw a beautiful sunset from the hill",
        ],
      },
      reflect: [
        {
          es: "Un rato fuera, con cosas que crecen o se mueven sin pedirte nada. La mirada se va lejos y algo por dentro la acompaña.",
          en: "A while outside, among things that grow or move and ask nothing of you. The eyes go far, and something inside goes with them.",
        },
        {
          es: "Allí el tiempo lo llevaban la luz y los pasos, en lugar del reloj y las pantallas.",
          en: "There the time was kept by the light and your steps, instead of the clock and the screens.",
        },
        {
          es: "Parece que volviste con más aire del que llevabas al salir, y que todavía queda un poco.",
          en: "You seem to have come back with more air than you took with you, and a little of it seems to be left.",
        },
      ],
      ask: [
        {
          es: "¿Qué sonido, olor o luz de allí sigue contigo?",
          en: "Which sound, smell or light from there is still with you?",
        },
        {
          es: "¿Cómo venías por dentro a la ida, y cómo a la vuelta?",
          en: "How were you inside on the way there, and how on the way back?",
        },
      ],
      offers: ["activity:one-leaf-close-up", "activity:walk-five-senses"],
    },
    {
      id: "proud-of-child",
      cues: {
        es: [
          "orgullos*|orgullo hijo|hija|hijos|nieto|nieta|nietos|nino|nina|nena|nene|peque",
          "hijo|hija|nieto|nieta|peque graduo|gradua|gano|aprendio|concurso",
          "primeros pasos hijo|hija|bebe|peque|nieto|nieta",
          "primera palabra|palabras hijo|hija|bebe|peque|nieto|nieta",
        ],
        en: [
          "proud son|daughter|kid|kids|child|children|boy|girl|grandson|granddaughter|grandchild*",
          "son|daughter|kid|grandson|granddaughter graduated|graduates|won|learned|learnt",
          "first steps son|daughter|baby|kid|grandson|granddaughter",
          "first word|words son|daughter|baby|kid",
        ],
      },
      examples: {
        es: [
          "estoy muy orgullosa de mi hija",
          "mi hijo aprobó el curso después de todo lo que pasó",
          "mi peque dio sus primeros pasos hoy",
          "mi nieta ganó el concurso de dibujo",
        ],
        en: [
          "I'm so proud of my daughter",
          "my son passed the year after all he went through",
          "my little one took her first steps today",
          "my granddaughter won the drawing contest",
        ],
      },
      reflect: [
        {
          es: "Hay un orgullo que no es de lo propio y ensancha igual el pecho: ver crecer a alguien que te importa tanto.",
          en: "There is a pride that is not about oneself and widens the chest all the same: seeing someone who matters so much to you grow.",
        },
        {
          es: "Por un momento se ven juntas todas las tardes que hubo antes: las fáciles, las otras, y quien está llegando a ser.",
          en: "For a moment all the afternoons that came before are seen together: the easy ones, the others, and who is being formed.",
        },
        {
          es: "Ese logro es de quien lo hizo, y en cómo lo cuentas se nota lo cerca que has estado mirando.",
          en: "The achievement belongs to the one who did it, and the way you tell it shows how closely you have been watching.",
        },
      ],
      ask: [
        {
          es: "¿Qué viste en su cara en ese momento?",
          en: "What did you see in their face at that moment?",
        },
        {
          es: "¿Qué te gustaría que supiera de lo que has visto?",
          en: "What would you like them to know of what you have seen?",
        },
      ],
      offers: ["activity:letter-you-keep"],
    },
    {
      id: "reconciled",
      cues: {
        es: [
          "reconcili* amig*|herman*|madre|padre|mama|papa|pareja|novi*|marido|espos*|vecin*|companer*|abuel*|familia|hij*|ex|nos",
          "hicimos|hice paces",
          "pidio|pedi perdon mejor|juntos|abraz*",
          "perdonamos nos",
          "volvimos hablarnos|hablar",
          "arreglamos cosas|hablando|pelea|discusion",
        ],
        en: [
          "reconcil* friend*|sister|brother|mom|mum|mother|dad|father|partner|wife|husband|neighbor*|neighbour*|family|son|daughter|ex|with",
          "made|making peace|up friend*|sister|brother|mom|mum|mother|dad|father|partner|wife|husband|neighbor*|neighbour*|family|son|daughter|boyfriend|girlfriend|argument",
          "apologised|apologized better|together|hugged",
          "forgave each|finally",
          "talking|speaking again finally|after",
          "we talked|sorted out|through fight|argument|things",
        ],
      },
      examples: {
        es: [
          "me reconcilié con mi hermano después de años",
          "mi pareja me pidió perdón y estamos mejor",
          "hicimos las paces con mi amiga",
          "he vuelto a hablar con mi madre",
        ],
        en: [
          "I made up with my brother after years",
          "my partner apologised and we are better now",
          "my friend and I made peace",
          "I'm talking to my mother again",
        ],
      },
      reflect: [
        {
          es: "Donde había silencio, vuelve a haber palabras. Un reencuentro así puede traer alivio y, a la vez, dejar algo a la espera.",
          en: "Where there was silence, there are words again. Coming back together like that may bring relief and, at the same time, leave something waiting.",
        },
        {
          es: "Hubo un acercamiento después de la distancia. Lo que pasó sigue habiendo pasado, y ahora hay algo más al lado.",
          en: "There has been a coming closer after the distance. What happened has still happened, and now there is something more beside it.",
        },
        {
          es: "Un perdón, dado o recibido, remueve más de lo que parece. Con él vienen el cariño, la memoria y cierta cautela, cada cual a su paso.",
          en: "An apology, given or received, stirs more than it seems. With it come affection, memory and a certain caution, each at its own pace.",
        },
      ],
      ask: [
        {
          es: "¿Qué ha cambiado entre antes de la distancia y ahora?",
          en: "What has changed between before the distance and now?",
        },
        {
          es: "¿Te sientes a salvo con esa persona, también cuando no están de acuerdo?",
          en: "Do you feel safe with that person, also when the two of you disagree?",
        },
      ],
      offers: ["help"],
    },
  ],
  goOn: [
    {
      es: "Lo bueno tiene sitio aquí, y lo que venga detrás también. ¿Qué parte te gustaría mirar más despacio?",
      en: "Good things have room here, and so has whatever comes after them. Which part would you like to look at more slowly?",
    },
    {
      es: "Lo bueno suele pasar en voz más baja que lo malo, y a veces se mezclan. ¿Qué se oye más fuerte ahora mismo?",
      en: "Good things tend to happen in a lower voice than bad ones, and at times the two mix. Which sounds louder right now?",
    },
    {
      es: "Algo que sale bien convive con el resto y no lo borra. ¿Cómo se lleva con lo que sigue pesando?",
      en: "Something that goes well lives beside the rest and does not wipe it out. How does it get on with what still weighs?",
    },
    {
      es: "De lo que contabas se ve el resultado, y menos lo que hubo antes. ¿Cómo fue el camino hasta ahí?",
      en: "Of what you were telling, the outcome can be seen, and less of what came before. What was the way there like?",
    },
    {
      es: "Los momentos señalados dejan huella en el cuerpo antes que en las palabras. ¿Dónde notas este?",
      en: "Moments that stand out leave their mark on the body before they do in words. Where do you notice this one?",
    },
    {
      es: "Después de un día distinto suele quedar una pregunta por el siguiente. ¿A qué te gustaría que se pareciera mañana?",
      en: "After a day that was different there is often a question about the next. What would you like tomorrow to resemble?",
    },
  ],
};
