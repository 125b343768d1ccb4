import type { Topic } from "./topic.ts";

export const gratitude: Topic = {
  name: "gratitude",
  words: {
    es: [
      "feliz|content*|alegr*|ilusion*|emocionad*|genial|felicidad",
      "agradecid*|agradezco|gratitud|afortunad*|suerte|agradecer",
      "noticia|noticias|aprobe|aprobado|consegui|conseguido|logre|logrado|logro|gane|ascendieron|contrataron|celebr*",
      "orgullos*|orgullo",
      "mejor|mejorando|avance|avances|avanzando|progreso|progresos",
      "reconcili*|perdon|perdono|perdonamos|arreglamos|hicimos",
      "bosque|montana|playa|parque|rio|naturaleza|atardecer|amanecer|arboles|caminata",
      "decidi|decidido|decision",
    ],
    en: [
      "happy|glad|joy*|delighted|thrilled|excited|wonderful",
      "grateful|thankful|gratitude|lucky|blessed|appreciate",
      "news|passed|achieved|managed|succeeded|won|promoted|hired|accepted|celebrat*",
      "proud|pride",
      "better|improving|progress|improvement|forward",
      "reconcil*|forgave|forgive|forgiven|apologised|apologized",
      "forest|woods|mountain|mountains|beach|park|river|nature|sunset|sunrise|trees|hike|hiking",
      "decided|decision",
    ],
  },
  situations: [
    {
      id: "good-news",
      cues: {
        es: [
          "buena|buenas|buenisima|gran noticia|noticias",
          "aprobe|aprobado|pase|pasado examen|examenes|oposicion|curso|materia|carnet",
          "dieron|conseguido|consegui|logre|tengo trabajo|beca|ascenso|piso|casa|plaza|puesto feliz|content*|fin|nuevo|noticia",
          "ascendieron|contrataron|seleccionaron|aceptaron",
          "salio|salieron bien|limpios|negativo|genial resultado|resultados|analisis|prueba|pruebas|entrevista|operacion",
          "mejor|gran dia vida|ano|tiempo",
        ],
        en: [
          "good|great|wonderful|amazing news",
          "passed exam|exams|test|course|driving",
          "got|landed job|scholarship|promotion|place|offer happy|finally|new|excited|news",
          "promoted|hired|accepted",
          "results|scan|tests|interview|surgery clear|fine|well|great",
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
          "agradecid*|agradezco|gracias amig*|herman*|madre|padre|mama|papa|pareja|novi*|marido|mujer|espos*|vecin*|compañer*|companer*|abuel*",
          "suerte|afortunad* tener amig*|herman*|madre|padre|mama|papa|pareja|novi*|familia|gente",
          "estuvo|estuvieron|estado conmigo|lado cuando|siempre|noche",
          "gesto|detalle conmigo|tuvo|tuvieron|bonito|lindo",
          "acompaño|acompano|cuido|ayudo amig*|herman*|vecin*|pareja|madre|alguien agradec*|gracias|mucho",
        ],
        en: [
          "grateful|thankful friend*|sister|brother|mom|mum|mother|dad|father|partner|wife|husband|neighbor*|neighbour*|family|grandm*",
          "lucky|blessed have friend*|sister|brother|mom|mum|partner|wife|husband|family|people",
          "friend*|sister|brother|mom|mum|dad|partner|wife|husband there|stayed for|with me always|when|night",
          "kind|kindness|thoughtful gesture|stranger|neighbor|neighbour|did",
          "appreciate friend*|sister|brother|mom|mum|dad|partner|wife|husband|people",
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
          "poco|poquito mejor hoy|semana|dia|ultimamente|voy",
          "pequeno|pequena|pequenos avance|paso|logro|progreso|victoria|pasos|avances",
          "avanzando|avance|mejorando|progresando poco|poquito|algo|lento|siento",
          "consegui|logre|pude|atrevi salir|levantarme|ducharme|cocinar|hablar|ir|terminar|limpiar|ordenar hoy|fin|primera|vez",
          "primera vez meses|semanas|anos|mucho consegui|logre|pude|salgo|sali",
          "noto|voy|siento mejoria|cambio|mejor",
        ],
        en: [
          "little|bit|slightly better today|week|lately|day|feel*",
          "small|tiny|baby win|step|steps|progress|victory|victories|wins",
          "making|some|slow progress",
          "managed|finally|able get|go|shower|cook|clean|finish|leave|call out|up|today|house|dishes|it",
          "first time months|weeks|years|ages managed|went|could|able|did",
          "notice|noticing|feel improvement|change|improving",
        ],
      },
      examples: {
        es: [
          "hoy estoy un poquito mejor",
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
          "sobrevivi|supere|aguante|pase|termine dia|semana|hoy|jornada",
          "dia|semana duro|dura|dificil|horrible|complicado|complicada paso|termino|acabo|sobrevivi|supere|llegue|fin",
          "ya|fin paso|termino|acabo dia|semana|juicio|operacion|entrevista|examen",
          "sali|salimos adelante|esta|esa",
          "pense poder|podria|llegaria pude|llegue|logre|aguante",
        ],
        en: [
          "survived|made|got through|it|today day|week|today",
          "hard|tough|rough|awful|difficult day|week over|done|through|survived|behind|ended",
          "finally|it's|its over day|week|trial|surgery|interview|exam|hearing",
          "came|come|pulled through",
          "thought wouldn't|wouldnt|couldn't|couldnt make|cope|manage did|made|managed",
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
          "dormi|dormido bien|genial|seguido|tiron|entera|horas|profundo hoy|anoche|noche|fin|ayer|vez",
          "dormi|dormido bien|bebe|tronco|lindo|genial|descansad*",
          "desperte|levante descansad*|energia|animo|fresco|fresca",
          "descanse|descansado anoche|noche|hoy|fin bien|mucho|verdad",
          "primera noche dormi|duermo|dormido",
        ],
        en: [
          "slept well|great|through|soundly|properly|hours last|night|today|finally|tonight",
          "slept well|great|like|soundly baby|log|finally|last",
          "woke rested|refreshed|energy|fresh",
          "good|great|best sleep|rest finally|last|months|ages",
          "first night slept",
        ],
      },
      examples: {
        es: [
          "anoche dormí bien por fin",
          "he dormido ocho horas seguidas",
          "me desperté con energía después de mucho tiempo",
          "hoy he descansado de verdad",
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
          es: "El cuerpo encontró el descanso que venía buscando, sin que hubiera que perseguirlo.",
          en: "The body found the rest it had been looking for, with nobody having to chase it.",
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
          "tome|tomado|tomando decision",
          "decidi|decidido fin|dejar|cambiar|irme|mudarme|empezar|decirle|decir|pedir|volver|renunciar",
          "ya|fin decidi|decidido|decision",
          "elegi|elegido camino|carrera|opcion|quedarme|irme",
          "voy hacerlo|intentarlo decidid*|fin|decision",
        ],
        en: [
          "made|making|taken decision",
          "decided leave|change|move|start|tell|ask|stop|go|quit|stay|return",
          "finally decided|decision",
          "made mind up|finally",
          "i'm|im going do|try decided|finally|it",
        ],
      },
      examples: {
        es: [
          "he tomado una decisión importante",
          "por fin decidí cambiar de carrera",
          "ya lo he decidido, me mudo de ciudad",
          "decidí poner límites y lo voy a hacer",
        ],
        en: [
          "I've made an important decision",
          "I finally decided to change careers",
          "I've made up my mind, I'm moving to another city",
          "I decided to set limits and I'm going to do it",
        ],
      },
      reflect: [
        {
          es: "Después de tanto darle vueltas, hay una dirección. Elegir también es dejar de cargar con todas las opciones a la vez.",
          en: "After so much turning it over, there is a direction. Choosing also means no longer carrying every option at once.",
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
          es: "¿Qué inclinó la balanza?",
          en: "What tipped the scales?",
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
          "pedi|pedido|pidiendo ayuda",
          "pedi|pedido|tengo|reserve cita psicolog*|terapeuta|medic*|doctor*|terapia",
          "empece|empezado|comence terapia|psicolog*|tratamiento",
          "conte|contado|dije amig*|madre|padre|mama|pareja|herman*|alguien fin|verdad|pasa|vez",
          "llame|llamado linea|telefono|psicolog*|medico|amig* ayuda|fin|hablar",
          "atrevi|atrevido pedir|contar*|hablar|decir*",
        ],
        en: [
          "asked help",
          "booked|made|got appointment therapist|doctor|psychologist|counsel*|gp",
          "started therapy|counselling|counseling|treatment|seeing",
          "told|opened friend|mom|mum|dad|partner|sister|brother|someone|somebody finally|truth|up|first",
          "called|rang line|helpline|doctor|friend help|finally|talk",
          "reached out",
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
          "camine|caminar|caminando|caminata|paseo|pasee|pasear bosque|montana|playa|parque|rio|campo|mar|naturaleza",
          "estuve|fui|fuimos|pase bosque|montana|playa|parque|rio|campo|mar|naturaleza|cerro|lago bien|paz|tranquil*|lindo|bonito|calma|gusto",
          "vi|viendo|mirando|mire atardecer|amanecer|estrellas|mar|pajaros|puesta",
          "naturaleza paz|calma|bien|relaja|ayuda",
          "aire libre|puro|fresco",
        ],
        en: [
          "walk|walked|walking|hike|hiked|stroll forest|woods|mountain*|beach|park|river|countryside|sea|nature|lake",
          "spent|was|went|sat forest|woods|mountain*|beach|park|river|countryside|sea|nature|lake|outdoors peace*|calm*|nice|lovely|good|quiet",
          "watched|saw|watching sunset|sunrise|stars|sea|birds|waves",
          "nature peace|calm*|helps|good|relax*",
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
          "orgullos*|orgullo hijo|hija|hijos|nieto|nieta|nietos|niño|nino|nena|nene|peque",
          "hijo|hija|nieto|nieta|peque aprobo|graduo|gradua|gano|logro|consiguio|aprendio|camino|dibujo|hablo",
          "hijo|hija|hijos|nieto|nieta|peque feliz|alegr*|sonri*|abraz* hoy|hace|dio|me",
          "primeros|primera pasos|palabra|palabras|dia hijo|hija|bebe|peque|nieto|nieta",
        ],
        en: [
          "proud son|daughter|kid|kids|child|children|boy|girl|grandson|granddaughter|grandchild*",
          "son|daughter|kid|child|grandson|granddaughter graduated|graduates|passed|won|learned|learnt|drew|managed",
          "son|daughter|kid|kids|grandson|granddaughter happy|joy|smile*|hug* today|makes|gave|me",
          "first steps|word|words|day son|daughter|baby|kid|grandson|granddaughter",
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
          "reconcili* madre|padre|mama|papa|herman*|amig*|pareja|novi*|hij*|ex|marido|espos*|con|nos",
          "hicimos|hice paces",
          "pidio|pedi|pedimos perdon|disculpas",
          "perdone|perdono|perdonamos madre|padre|mama|papa|herman*|amig*|pareja|novi*|hij*|me|nos",
          "volvimos|volvi hablar|hablarnos madre|padre|herman*|amig*|pareja|hij*|despues|anos",
          "arreglamos|solucionamos cosas|hablando|todo|pelea|discusion",
        ],
        en: [
          "reconcil* mother|father|mom|mum|dad|brother|sister|friend|partner|son|daughter|ex|husband|wife|with",
          "made|making up friend|partner|boyfriend|girlfriend|husband|wife|sister|brother|fight|argument",
          "apologised|apologized|sorry said|to|me|we|each",
          "forgave|forgiven me|him|her|them|each",
          "talking|speaking again after|years|finally",
          "sorted|worked|talked things|it out|through fight|argument|together|partner|friend|we",
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
      es: "Hay algo luminoso en lo que cuentas, y no hace falta justificarlo. ¿Qué parte te gustaría mirar más despacio?",
      en: "There is something bright in what you tell, and it needs no excuse. Which part would you like to look at more slowly?",
    },
    {
      es: "Lo bueno suele pasar en voz más baja que lo malo. ¿Qué habría quedado sin ver si no te paras a contarlo?",
      en: "Good things tend to happen in a lower voice than bad ones. What would have gone unseen, had you not stopped to tell it?",
    },
    {
      es: "Esto convive con lo demás, sin borrarlo. ¿Cómo se lleva lo bueno de hoy con lo que sigue pesando?",
      en: "This lives beside the rest and does not wipe it out. How does the good of today get on with what still weighs?",
    },
    {
      es: "Algo en tu vida va un poco más a tu favor. ¿Qué pusiste tú en eso?",
      en: "Something in your life is going a little more your way. What did you put into it?",
    },
    {
      es: "Un momento así deja señales en el cuerpo antes que en las palabras. ¿Dónde lo notas?",
      en: "A moment like that leaves signs in the body before it does in words. Where do you notice it?",
    },
    {
      es: "Te quedas con algo que merece sitio. ¿A qué te gustaría que se pareciera mañana?",
      en: "You are left with something that deserves room. What would you like tomorrow to resemble?",
    },
  ],
};
