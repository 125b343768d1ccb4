import type { Mood } from "./topic.ts";

/** How somebody feels, apart from what it is about: names for it, and questions that stay with it. */
export const moods: readonly Mood[] = [
  {
    name: "sad",
    cues: {
      es: [
        "triste*|tristeza",
        "llor*|llanto",
        "pena|desanim*|bajon|depre*|decaid*",
        "ganas nada",
        "vacio|melancoli*",
        "corazon roto|partido",
      ],
      en: [
        "sad|sadness|sadder",
        "cry*|cried|tears",
        "down|low|blue feel*|been",
        "heartbroken|miserable|gutted",
        "empty inside",
        "depress*",
      ],
    },
    nameIt: [
      {
        es: "Hay tristeza en lo que cuentas, de la que pesa en los hombros y lo vuelve todo más lento.",
        en: "There is sadness in what you tell, the kind that sits on the shoulders and slows everything.",
      },
      {
        es: "Eso duele, y tiene sentido que las lágrimas estén cerca. No hace falta apartarlas para seguir aquí.",
        en: "That hurts, and it makes sense that tears are near. They need not be pushed away to stay here.",
      },
      {
        es: "Parece uno de esos días en que hasta lo pequeño cuesta y nada tiene mucho color.",
        en: "It sounds like one of those days when even small things cost effort and nothing has much colour.",
      },
      {
        es: "La tristeza suele señalar algo que importaba. Aquí puede estar sin que nadie la apure.",
        en: "Sadness tends to point at something that mattered. Here it can be, without anyone hurrying it.",
      },
      {
        es: "Suena a un cansancio del ánimo que viene de lejos, más que de hoy.",
        en: "It sounds like a weariness of the spirit that comes from further back than today.",
      },
    ],
    ask: [
      { es: "¿En qué momento del día se hace más grande?", en: "At what time of day does it grow largest?" },
      { es: "¿Qué es lo que más echas en falta ahora?", en: "What is it that you miss most right now?" },
      {
        es: "Si la tristeza pudiera pedir una cosa, ¿qué pediría?",
        en: "If the sadness could ask for one thing, what would it be?",
      },
    ],
    offers: ["resource:self-compassion", "garden"],
  },
  {
    name: "anxious",
    cues: {
      es: [
        "ansied*|ansios*",
        "nervios*|nervio|nervios",
        "angusti*|agobi* pecho",
        "preocup*",
        "intranquil*|inquiet*",
        "cabeza para|vueltas",
        "comiendo|comerme tarro|coco|cabeza",
      ],
      en: [
        "anxi*",
        "nervous|nerves|on edge",
        "worr*",
        "restless|uneasy|jittery",
        "mind racing|spinning|stop",
        "overthink*",
        "dread*",
      ],
    },
    nameIt: [
      {
        es: "La cabeza parece ir por delante, mirando todo lo que podría salir mal, y el cuerpo la sigue.",
        en: "The mind seems to run ahead, looking at all that could go wrong, and the body follows it.",
      },
      {
        es: "Se nota la inquietud: esa alerta que no se apaga aunque no haya nada que hacer en este minuto.",
        en: "The unease shows: that alarm which does not switch off though there is nothing to be done this minute.",
      },
      {
        es: "Vivir pendiente de lo que puede venir gasta mucho, incluso en los ratos en que no pasa nada.",
        en: "Living on the lookout for what may come uses up a great deal, even while nothing happens.",
      },
      {
        es: "Parece que los pensamientos dan vueltas al mismo sitio y ninguna vuelta trae descanso.",
        en: "The thoughts seem to circle the same place, and no round of it brings rest.",
      },
      {
        es: "Cuando la ansiedad manda, todo suena urgente, y cuesta saber qué lo es de verdad.",
        en: "When anxiety is in charge everything sounds urgent, and it is hard to tell what really is.",
      },
    ],
    ask: [
      {
        es: "¿Dónde lo notas en el cuerpo ahora mismo?",
        en: "Where in your body do you notice it right now?",
      },
      {
        es: "¿Qué es lo que temes que pase, dicho en una frase?",
        en: "What is it that you fear will happen, said in one sentence?",
      },
      {
        es: "¿Qué parte de esto tiene que resolverse hoy, y cuál puede esperar?",
        en: "Which part of this has to be settled today, and which can wait?",
      },
    ],
    offers: ["breathing", "resource:five-senses"],
  },
  {
    name: "angry",
    cues: {
      es: [
        "rabia|rabios*|ira|furia|furios*",
        "enoj*|enfad*|cabread*|molest*",
        "hart* de|todo",
        "odio|odi*",
        "bronca|encabron*|indign*|cole*",
        "injust*",
      ],
      en: [
        "angry|anger|furious|rage|raging",
        "pissed|mad at|off|about",
        "fed up",
        "hate|hated",
        "resent*",
        "unfair|injustice",
        "livid|fuming",
      ],
    },
    nameIt: [
      {
        es: "Hay rabia ahí, y suele aparecer cuando algo que debía respetarse no se respetó.",
        en: "There is anger there, and it tends to appear when something that ought to be respected was not.",
      },
      {
        es: "Se entiende el enfado: llevas tiempo tragando y ha llegado a un borde.",
        en: "The anger is understandable: you have been swallowing for a while and it has come to an edge.",
      },
      {
        es: "Estar al límite con todo también es una forma de decir que falta algo de justicia o de descanso.",
        en: "Being at the end of one's tether is also a way of saying that some fairness or some rest is missing.",
      },
      {
        es: "Esa fuerza pide salir por algún lado. Ponerla en palabras es uno que no rompe nada.",
        en: "That force wants out somewhere. Words are one way that breaks nothing.",
      },
      {
        es: "Detrás de lo que te enfurece parece haber algo que te importa mucho.",
        en: "Behind what makes you furious there seems to be something that matters to you a great deal.",
      },
    ],
    ask: [
      { es: "¿Qué línea sientes que se ha cruzado?", en: "Which line do you feel has been crossed?" },
      {
        es: "¿Qué te gustaría que la otra parte entendiera?",
        en: "What would you like the other side to understand?",
      },
      {
        es: "Cuando la rabia baja, ¿qué queda debajo?",
        en: "When the anger drops, what is left underneath?",
      },
    ],
    offers: ["resource:muscle-relaxation", "activity:walk-at-three-paces"],
  },
  {
    name: "tired",
    cues: {
      es: [
        "cansad*|cansancio|cansa",
        "agotad*|agotamiento",
        "sin energia|fuerzas",
        "puedo mas",
        "reventad*|molid*|quemad*|fundid*",
        "exhaust*",
      ],
      en: [
        "tired|tiring",
        "exhaust*",
        "drained|worn|knackered|shattered|wiped",
        "no energy|strength",
        "burned|burnt out",
        "can't|cant anymore|any",
      ],
    },
    nameIt: [
      {
        es: "Suena a un cansancio que ya no se arregla con una noche de sueño.",
        en: "It sounds like a tiredness that one night of sleep no longer mends.",
      },
      {
        es: "Llevas mucho rato sosteniendo, y el cuerpo ha empezado a pasar la cuenta.",
        en: "You have been holding things up for a long time, and the body has begun to send its bill.",
      },
      {
        es: "Cuando no quedan fuerzas, hasta lo fácil se pone cuesta arriba, y eso no habla mal de nadie.",
        en: "When no strength is left even easy things go uphill, and that speaks badly of nobody.",
      },
      {
        es: "Parece que descansar se ha vuelto otra tarea más en la lista.",
        en: "Rest seems to have become one more task on the list.",
      },
      {
        es: "El agotamiento hace que todo parezca más grande y que lo propio quede más lejos.",
        en: "Exhaustion makes everything look larger, and oneself further away.",
      },
    ],
    ask: [
      {
        es: "¿Qué es lo que más energía te quita estos días?",
        en: "What takes most energy from you these days?",
      },
      {
        es: "¿Cuándo fue la última vez que algo te descansó de verdad?",
        en: "When did something last really rest you?",
      },
      {
        es: "Si hoy pudieras soltar una sola cosa, ¿cuál sería?",
        en: "If you could put down a single thing today, which would it be?",
      },
    ],
    offers: ["resource:small-breaks", "activity:unhurried-cup"],
  },
  {
    name: "ashamed",
    cues: {
      es: [
        "verguenza|avergonz*",
        "culpa|culpable|culpo",
        "fracas*|fracaso",
        "inutil|basura|despreciable|mediocre",
        "todo mal hago|hice",
        "decepcion* a|todos",
      ],
      en: [
        "ashamed|shame|embarrass*",
        "guilt*",
        "failure|failed|failing",
        "worthless|useless|pathetic|stupid",
        "my fault",
        "let down everyone|them|people",
        "hate myself",
      ],
    },
    nameIt: [
      {
        es: "La vergüenza hace que uno se mire con los ojos más duros de la sala.",
        en: "Shame makes one look at oneself with the hardest eyes in the room.",
      },
      {
        es: "Parece que llevas encima una culpa grande, y que se ha quedado con la última palabra sobre quién eres.",
        en: "You seem to carry a great deal of guilt, and it has kept the last word about who you are.",
      },
      {
        es: "Qué voz tan severa la que te habla así por dentro; difícilmente la usarías con alguien a quien quieres.",
        en: "What a severe voice to be spoken to by from inside; you would hardly use it with somebody you love.",
      },
      {
        es: "Sentir que se ha fallado duele más cuando lo que se hacía importaba.",
        en: "The sense of having failed hurts more when what was being done mattered.",
      },
      {
        es: "Contar algo que da vergüenza ya le quita un poco de su escondite.",
        en: "Telling something that brings shame already takes away a little of its hiding place.",
      },
    ],
    ask: [
      {
        es: "¿Qué le dirías a una amistad que te contara lo mismo?",
        en: "What would you say to a friend who told you the same?",
      },
      { es: "¿De quién es la voz que te juzga así?", en: "Whose voice is it that judges you like this?" },
      {
        es: "¿Qué parte de esto estaba en tu mano, y cuál no?",
        en: "Which part of this was in your hands, and which was not?",
      },
    ],
    offers: ["resource:self-compassion", "activity:speak-kindly-to-yourself"],
  },
  {
    name: "overwhelmed",
    cues: {
      es: [
        "agobi*|abrum*|desbord*|sobrepas*|saturad*",
        "demasiad* cosas|todo|encima",
        "abasto|doy abasto",
        "todo junto|encima|vez",
        "por donde empezar|empiezo",
        "estres*",
      ],
      en: [
        "overwhelm*|swamped|drowning|buried",
        "too much",
        "everything at|all once|same",
        "stress*",
        "cope|coping can't|cant|not",
        "where to|even start|begin",
        "falling apart",
      ],
    },
    nameIt: [
      {
        es: "Son muchas cosas a la vez, y cada una pide que la mires primero.",
        en: "There are many things at once, and each of them asks to be looked at first.",
      },
      {
        es: "Parece que el día no alcanza y que el siguiente empieza ya con deudas.",
        en: "The day seems not to be long enough, and the next one already begins in debt.",
      },
      {
        es: "Cuando todo cae junto, hasta decidir por dónde empezar cuesta lo que no se tiene.",
        en: "When everything falls at once, even deciding where to begin costs what one does not have.",
      },
      {
        es: "Se siente como llevar agua en las manos: mientras sujetas una cosa se escapa otra.",
        en: "It feels like carrying water in one's hands: while you hold one thing, another slips away.",
      },
      {
        es: "Tanta exigencia seguida deja poco sitio para respirar, y lo has estado notando.",
        en: "So many demands in a row leave little room to breathe, and you have been feeling it.",
      },
    ],
    ask: [
      {
        es: "De todo eso, ¿qué es lo que no puede esperar hasta mañana?",
        en: "Of all that, what cannot wait until tomorrow?",
      },
      {
        es: "¿Qué parte podría llevar otra persona, aunque fuera un rato?",
        en: "Which part could somebody else carry, even for a while?",
      },
      { es: "¿Qué fue lo que colmó el vaso?", en: "What was it that made the glass run over?" },
    ],
    offers: ["activity:pause-between-tasks", "breathing"],
  },
  {
    name: "numb",
    cues: {
      es: [
        "siento nada",
        "nada me|importa importa|ilusiona|interesa|llena",
        "vacio|vacia por|dentro",
        "automatico|robot|zombi*",
        "apatic*|apatia|desconect*",
        "dan igual|da todo",
      ],
      en: [
        "numb",
        "feel nothing",
        "don't|dont|nothing care|matters anymore|any",
        "empty|hollow",
        "autopilot|robot|zombie",
        "disconnected|detached",
        "no motivation|interest",
      ],
    },
    nameIt: [
      {
        es: "No sentir nada también es sentir algo: como si el ánimo hubiera bajado la persiana para descansar.",
        en: "Feeling nothing is a feeling too: as if the spirit had pulled down the blind in order to rest.",
      },
      {
        es: "Ir en automático ayuda a cumplir, y deja los días muy planos por dentro.",
        en: "Autopilot gets things done, and leaves the days very flat inside.",
      },
      {
        es: "Parece que lo que antes te movía ahora pasa de largo.",
        en: "What used to move you now seems to pass by.",
      },
      {
        es: "A veces la mente apaga el volumen de todo porque alguna cosa sonaba demasiado fuerte.",
        en: "Sometimes the mind turns everything down because one thing was too loud.",
      },
      {
        es: "Esa distancia con lo que pasa alrededor puede inquietar tanto como un dolor.",
        en: "That distance from what goes on around can be as unsettling as pain.",
      },
    ],
    ask: [
      { es: "¿Desde cuándo notas esa distancia?", en: "Since when have you noticed that distance?" },
      {
        es: "¿Qué fue lo último que te llegó un poco, aunque fuera pequeño?",
        en: "What was the last thing that reached you a little, however small?",
      },
      { es: "¿Qué estaba pasando cuando empezó?", en: "What was going on when it began?" },
    ],
    offers: ["resource:five-senses", "activity:walk-five-senses"],
  },
  {
    name: "afraid",
    cues: {
      es: ["miedo|miedos", "temor|temo|terror|aterr*|aterrad*", "asust*|susto", "panico a|de", "pesadill*"],
      en: ["afraid|fear|fears|fearful", "scared|scary|scares", "terrif*|terror", "frighten*", "nightmare*"],
    },
    nameIt: [
      {
        es: "Hay miedo, y está intentando protegerte de algo, aunque lo haga a gritos.",
        en: "There is fear, and it is trying to protect you from something, even if it shouts.",
      },
      {
        es: "Tener miedo cansa: el cuerpo hace guardia también cuando debería dormir.",
        en: "Being afraid is tiring: the body stands guard even when it should be asleep.",
      },
      {
        es: "Lo que cuentas asustaría a mucha gente. No es exagerar.",
        en: "What you tell would frighten many people. It is no exaggeration.",
      },
      {
        es: "El miedo encoge el mundo hasta que solo cabe aquello que se teme.",
        en: "Fear shrinks the world until only the feared thing fits in it.",
      },
      {
        es: "Decir en voz alta a qué se teme puede darle un contorno, y lo que tiene contorno asusta un poco menos.",
        en: "Saying what one is afraid of may give it an outline, and what has an outline frightens a little less.",
      },
    ],
    ask: [
      {
        es: "¿Qué es lo peor que imaginas, y qué sería lo más probable?",
        en: "What is the worst you imagine, and what would be the most likely?",
      },
      {
        es: "¿Qué te ha ayudado otras veces a sentirte a salvo?",
        en: "What has helped you to feel safe at other times?",
      },
      { es: "¿Con quién estás más en calma cuando aparece?", en: "With whom are you calmer when it comes?" },
    ],
    offers: ["breathing", "resource:when-panic-comes"],
  },
  {
    name: "calm",
    cues: {
      es: [
        "tranquil*|calma|calmad*|seren*|paz",
        "mejor hoy|ahora|estoy|siento",
        "relajad*|aliviad*|alivio",
        "estoy bien",
      ],
      en: [
        "calm*|peaceful|relaxed|serene",
        "better feel*|today|now|doing",
        "relief|relieved",
        "i'm|im|feeling okay|ok|fine|good",
        "settled",
      ],
    },
    nameIt: [
      {
        es: "Se lee algo más de aire en lo que escribes.",
        en: "There is a little more air in what you write.",
      },
      {
        es: "Un rato de calma cuenta, dure lo que dure.",
        en: "A while of calm counts, however long it lasts.",
      },
      {
        es: "Parece que algo se ha asentado, como el agua cuando deja de moverse.",
        en: "Something seems to have settled, like water when it stops moving.",
      },
      {
        es: "Bien está notarlo mientras está: así se reconoce mejor el camino de vuelta.",
        en: "It is good to notice it while it is there: the way back is easier to recognise.",
      },
      {
        es: "Ese alivio también es información: algo de lo que hubo antes ayudó.",
        en: "That relief tells something too: part of what came before was of help.",
      },
    ],
    ask: [
      { es: "¿Qué crees que ha ayudado a que sea así?", en: "What do you think has helped it to be so?" },
      { es: "¿Cómo se nota esa calma en el cuerpo?", en: "How does that calm show in your body?" },
      { es: "¿Qué te gustaría hacer con este rato?", en: "What would you like to do with this while?" },
    ],
    offers: ["garden"],
  },
  {
    name: "glad",
    cues: {
      es: [
        "feliz|felices|felicidad",
        "content*|alegr*|alegria",
        "ilusion*|emocionad*",
        "orgullos*|orgullo",
        "genial|increible|maravill* dia|ha|fue|estoy",
      ],
      en: [
        "happy|happier|happiness",
        "glad|joy*|delighted",
        "excited|thrilled",
        "proud",
        "great|amazing|wonderful day|news|feel*|was",
      ],
    },
    nameIt: [
      {
        es: "Da gusto leer algo así; las buenas noticias también merecen sitio.",
        en: "That is good to read; good news deserves room as well.",
      },
      {
        es: "Hay alegría en lo que cuentas, y se nota que no llegó sola.",
        en: "There is gladness in what you tell, and it shows that it did not come by itself.",
      },
      {
        es: "Algo ha salido como querías, o mejor, y eso ilumina el resto del día.",
        en: "Something has gone as you wished, or better, and it lights the rest of the day.",
      },
      {
        es: "Ese orgullo está bien ganado: había trabajo detrás.",
        en: "That pride is well earned: there was work behind it.",
      },
      {
        es: "Los momentos así pasan deprisa; contarlos los alarga un poco.",
        en: "Moments like this pass quickly; telling them makes them last a little.",
      },
    ],
    ask: [
      { es: "¿Qué parte te gustaría guardar?", en: "Which part would you like to keep?" },
      { es: "¿Con quién te apetece compartirlo?", en: "With whom would you like to share it?" },
      {
        es: "¿Qué dice de ti que haya salido así?",
        en: "What does it say about you that it turned out like this?",
      },
    ],
    offers: ["activity:three-good-moments", "garden"],
  },
];
