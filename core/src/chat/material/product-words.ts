import type { Topic } from "./topic.ts";

export const product: Topic = {
  name: "product",
  words: {
    es: [
      "app|aplicacion|remanso|programa|pagina|chat",
      "plan|actividad|actividades|tareas|rutina|racha|rachas|puntos",
      "ejercicio|ejercicios|meditacion|meditaciones|meditar|meditando|mindfulness|practica|practicas",
      "jardin|planta|plantas|bambu|loto",
      "recordatorio|recordatorios|aviso|avisos|notificacion|notificaciones",
      "sirve|sirven|funciona|funcionan|util|terapia|terapeuta|psicologo|psicologa",
    ],
    en: [
      "app|apps|application|remanso|program|website|chat",
      "plan|activity|activities|tasks|routine|streak|streaks|points",
      "exercise|exercises|meditation|meditations|meditate|meditating|mindfulness|practice",
      "garden|plant|plants|bamboo|lotus",
      "reminder|reminders|notification|notifications|nudge|nudges",
      "useful|works|helps|helping|therapy|therapist|therapists|psychologist|counsellor|counselor",
    ],
  },
  situations: [
    {
      id: "nothing-works",
      cues: {
        es: [
          "nada aqui|app|aplicacion|esto sirve|funciona|ayuda",
          "nada esto|app sirve|funciona|ayuda",
          "probe|probado|intente|intentado app|aplicacion|ejercicios|actividades nada|igual|peor",
          "app|aplicacion|programa inutil|porqueria|tonteria|chorrada",
          "ejercicios|actividades sirven|funcionan|ayudan no",
          "perdiendo|pierdo tiempo app|aplicacion|aqui|esto",
        ],
        en: [
          "nothing here|app works|helps|work",
          "none this helps|helping|works",
          "tried app|exercises|activities|everything nothing|same|worse",
          "app|program useless|rubbish|stupid|pointless|crap",
          "exercises|activities don't|dont|aren't|arent work|help|working|helping",
          "waste|wasting time app|here|this",
        ],
      },
      examples: {
        es: [
          "no me sirve nada de esto",
          "nada de lo que hay aquí me funciona",
          "he probado todos los ejercicios y sigo igual",
          "esta app no me ayuda en nada",
        ],
        en: [
          "nothing here works for me",
          "none of this helps",
          "I've tried all the exercises and I feel the same",
          "this app doesn't help me at all",
        ],
      },
      reflect: [
        {
          es: "Has probado, y al otro lado del intento estaba lo mismo de antes. Eso decepciona, y más cuando cuesta sacar el rato.",
          en: "You tried, and on the far side of trying was the same as before. That is disappointing, more so when the time was hard to find.",
        },
        {
          es: "Que algo de aquí no te sirva habla de lo que hay aquí, no de ti. Ningún ejercicio encaja con todo el mundo, y algunos no encajan nunca.",
          en: "When something here is of no use to you, that speaks of what is here and not of you. No exercise fits everybody, and some never fit.",
        },
        {
          es: "Puede que lo que pesa sea más grande que unos minutos de pantalla, y que por eso todo lo de aquí se quede corto.",
          en: "What weighs on you may be larger than a few minutes on a screen, and so everything here falls short of it.",
        },
      ],
      ask: [
        {
          es: "¿Qué esperabas notar que no ha aparecido?",
          en: "What did you hope to notice that has not come?",
        },
        {
          es: "Fuera de aquí, ¿qué te ha aliviado alguna vez, aunque fuera un poco?",
          en: "Outside of here, what has ever eased things for you, even a little?",
        },
      ],
      offers: ["help", "resources"],
    },
    {
      id: "plan-too-much",
      cues: {
        es: [
          "plan demasiado|mucho|largo|pesado|agobia|abruma|imposible|excesivo",
          "actividades|tareas|ejercicios demasiadas|demasiados|muchas|muchos|largas|agobian|abruman",
          "tiempo plan|actividades|ejercicios|meditar|app",
          "puedo|llego plan|actividades tod*",
          "plan|actividades otra|mas obligacion|carga|tarea|presion",
        ],
        en: [
          "plan too|overwhelm* much|long|heavy|me|big",
          "activities|exercises|tasks too|so many|long|much",
          "time plan|activities|exercises|meditate|app",
          "can't|cant keep plan|activities",
          "plan|activities another|more chore|burden|pressure|obligation|homework",
        ],
      },
      examples: {
        es: [
          "el plan es demasiado para mí",
          "no tengo tiempo para hacer las actividades",
          "hay demasiadas actividades y me agobia verlas",
          "el plan se ha vuelto otra obligación más",
        ],
        en: [
          "the plan is too much for me",
          "I don't have time to do the activities",
          "there are too many activities and seeing them stresses me",
          "the plan has become one more chore",
        ],
      },
      reflect: [
        {
          es: "Lo que venía a aligerar se ha puesto en la misma fila que todo lo que ya te pide algo.",
          en: "What was meant to lighten things has joined the same queue as everything that already asks something of you.",
        },
        {
          es: "Hay días en que diez minutos libres no existen, y una lista que los da por hechos pesa en vez de acompañar.",
          en: "There are days when ten free minutes do not exist, and a list that takes them for granted weighs instead of keeping company.",
        },
        {
          es: "Un plan es una propuesta escrita sin conocer tu semana. Si no cabe en ella, lo que sobra es plan.",
          en: "A plan is a proposal written without knowing your week. If it does not fit, the surplus is in the plan.",
        },
      ],
      ask: [
        {
          es: "¿Cuánto rato tuyo, de verdad tuyo, tiene un día corriente?",
          en: "How much time that is truly yours does an ordinary day have?",
        },
        {
          es: "Si del plan quedara una sola cosa, ¿cuál conservarías?",
          en: "If a single thing of the plan were left, which would you keep?",
        },
      ],
      offers: ["activity:window-sky-watch", "activities"],
    },
    {
      id: "forgot-or-lost-streak",
      cues: {
        es: [
          "olvid* actividad|actividades|plan|ejercicio|ejercicios|meditar|app",
          "perdi|perdido|rota|rompi|rompio racha",
          "racha cero|perdida|empezar|fallado",
          "dias|semanas|semana sin entrar|hacer|abrir|actividades|app|meditar",
          "deje|dejado|abandone|abandonado plan|actividades|app|ejercicios|meditacion",
          "falle|fallado plan|actividades|dia",
        ],
        en: [
          "forgot|forget|forgotten activity|activities|plan|exercise|exercises|meditate|app",
          "lost|broke|broken streak",
          "streak zero|gone|over|reset",
          "days|weeks|week without opening|doing|activities|app|meditating",
          "stopped|quit|dropped|abandoned plan|activities|app|exercises|meditating",
          "missed|skipped day|days|plan|activities|activity",
        ],
      },
      examples: {
        es: [
          "he perdido la racha",
          "se me olvidaron las actividades toda la semana",
          "llevo días sin hacer nada del plan",
          "dejé el plan a la mitad, como siempre",
        ],
        en: [
          "I lost my streak",
          "I forgot my activities all week",
          "I haven't done anything of the plan for days",
          "I dropped the plan halfway, as I always do",
        ],
      },
      reflect: [
        {
          es: "Los días en que no se hizo nada del plan también tuvieron algo dentro, y a menudo es lo que explica que no quedara sitio.",
          en: "The days on which nothing of the plan was done had something in them too, and often it explains why there was no room.",
        },
        {
          es: "Una racha cuenta días seguidos, y nada más. No mide lo que aprendiste en ellos ni lo que te ha costado esta semana. Los días de descanso, que se anotan en Ajustes incluso hasta una semana después, no la rompen.",
          en: "A streak counts days in a row and nothing else. It does not measure what you learnt in them, nor what this week has cost you. Rest days, which can be noted under Settings up to a week afterwards, do not break it.",
        },
        {
          es: "Ver el cero duele si el número había empezado a decir algo de ti. Lo que ya se hizo sigue hecho.",
          en: "Seeing the zero hurts when the number had begun to say something about you. What was done is still done.",
        },
      ],
      ask: [
        {
          es: "¿Qué ocupó esos días?",
          en: "What filled those days?",
        },
        {
          es: "¿Qué te dices a ti cuando algo se queda sin hacer?",
          en: "What do you say to yourself when something is left undone?",
        },
      ],
      offers: ["garden", "resource:self-compassion"],
    },
    {
      id: "exercise-made-it-worse",
      cues: {
        es: [
          "ejercicio|ejercicios|meditacion|meditar|actividad|practica peor|mal|fatal",
          "puso|pone|dejo|deja|senti|siento peor ejercicio|meditacion|meditar|actividad|escribir|hacerlo",
          "meditar|meditacion|ejercicio llorar|llore|recuerdos|removio|remueve|asusto|angustia|angustio",
          "escribir|diario peor|removio|remueve|llorar|llore",
          "cerrar ojos miedo|mal|angustia|recuerdos",
        ],
        en: [
          "exercise|exercises|meditation|meditating|activity|practice worse|bad|awful",
          "made|makes|left feel|feeling worse exercise|meditation|meditating|activity|writing|it",
          "meditating|meditation|exercise cry|crying|cried|memories|scared|panic*|distress*",
          "writing|journal|journaling worse|upset|cry|cried",
          "closing|close eyes scared|afraid|bad|memories|panic*",
        ],
      },
      examples: {
        es: [
          "el ejercicio me ha puesto peor",
          "me sentí mal después de meditar",
          "escribir en el diario me removió cosas y acabé llorando",
          "cuando cierro los ojos para meditar me vienen recuerdos malos",
        ],
        en: [
          "the exercise made me feel worse",
          "I felt bad after meditating",
          "writing in the journal stirred things up and I ended up crying",
          "when I close my eyes to meditate bad memories come",
        ],
      },
      reflect: [
        {
          es: "Viniste buscando alivio y saliste con más peso. Es un efecto que existe y que no significa que lo hicieras mal.",
          en: "You came looking for relief and left with more to carry. It is an effect that exists, and does not mean that you did it wrong.",
        },
        {
          es: "Al parar y mirar hacia dentro a veces sube lo que el movimiento tenía a raya. Dejar un ejercicio a la mitad es una manera válida de terminarlo.",
          en: "On stopping and looking inward, what movement kept at bay sometimes rises. Leaving an exercise halfway is a valid way to finish it.",
        },
        {
          es: "Tu cuerpo dijo que eso no, o que así no. Esa señal merece más crédito que cualquier instrucción de una pantalla.",
          en: "Your body said not that, or not like that. The signal deserves more credit than any instruction on a screen.",
        },
      ],
      ask: [
        {
          es: "¿Cómo estás ahora, comparado con el momento en que paraste?",
          en: "How are you now, compared with the moment you stopped?",
        },
        {
          es: "¿Con quién podrías estar un rato, si lo que se removió sigue ahí?",
          en: "With whom could you be for a while, if what was stirred up is still there?",
        },
      ],
      offers: ["help", "resource:five-senses"],
    },
    {
      id: "boring",
      cues: {
        es: [
          "app|aplicacion|programa|chat aburre|aburrid*|aburre|aburro|monoton*|repetitiv*",
          "ejercicio|ejercicios|actividades|meditacion|meditar|plan aburr*|monoton*|repetitiv*|siempre",
          "siempre lo mismo actividades|ejercicios|app|aqui",
          "respirar|respiracion ejercicio|juego aburr*|pesado|lento",
          "engancha|motiva plan|actividades|app|ejercicios no",
        ],
        en: [
          "app|program|chat boring|dull|repetitive|tedious",
          "exercise|exercises|activities|meditation|meditating|plan boring|bored|bores|dull|repetitive|tedious",
          "always same activities|exercises|app",
          "breathing boring|dull|slow",
          "not|doesn't|doesnt|don't|dont motivate|motivating|engaging|interest plan|activities|app|exercises",
        ],
      },
      examples: {
        es: [
          "qué app más aburrida",
          "las actividades me aburren muchísimo",
          "siempre son los mismos ejercicios",
          "meditar me parece un aburrimiento",
        ],
        en: [
          "I get so bored with this app",
          "the activities bore me to tears",
          "it's always the same exercises",
          "I find meditating so boring",
        ],
      },
      reflect: [
        {
          es: "Repetir algo que no despierta nada se hace largo, y la buena voluntad del principio se gasta pronto.",
          en: "Repeating what stirs nothing grows long, and the goodwill of the beginning is soon used up.",
        },
        {
          es: "Lo tranquilo y lo aburrido viven muy cerca, y hay días en que no se distinguen. Para algunas personas la calma entra mejor por otro lado.",
          en: "The quiet and the boring live very near each other, and some days they cannot be told apart. For some people calm comes in better by another door.",
        },
        {
          es: "Tu atención pide algo con más vida que lo que ha encontrado aquí, y se va a buscarlo a otra parte.",
          en: "Your attention is asking for something with more life in it than what it has found here, and goes off to look for it elsewhere.",
        },
      ],
      ask: [
        {
          es: "¿Con qué se te pasa el tiempo sin mirar el reloj?",
          en: "What makes time pass for you without looking at the clock?",
        },
        {
          es: "¿En qué momento exacto empieza a cansarte lo de aquí?",
          en: "At which exact moment does what is here begin to tire you?",
        },
      ],
      offers: ["activity:three-song-dance", "activity:found-words-poem", "activities"],
    },
    {
      id: "cannot-concentrate",
      cues: {
        es: [
          "concentr* meditar|meditacion|meditando|ejercicio|ejercicios|respiracion|practica",
          "mente|cabeza blanco meditar|meditacion|poner|dejar",
          "distrai* meditar|meditacion|ejercicio|respirando|audio",
          "meditar|meditacion pensamientos|pienso|pensando|cabeza|mente",
          "meditar se|sirvo|puedo|consigo|logro|sale|cuesta no|me",
          "quieto|quieta meditar|meditacion|ejercicio",
        ],
        en: [
          "concentrate|concentrating|focus|focusing meditate|meditating|meditation|exercise|exercises|breath|practice",
          "mind|head wanders|wandering|blank|empty|quiet meditat*",
          "distracted meditat*|exercise|exercises|audio",
          "meditate|meditating|meditation thoughts|thinking|mind|head",
          "can't|cant|bad|fail* meditate|meditating|meditation",
          "sit still meditat*|exercise",
        ],
      },
      examples: {
        es: [
          "no me concentro en la meditación",
          "cuando medito la cabeza se me va a otra parte",
          "no consigo dejar la mente en blanco",
          "no sirvo para meditar, me distraigo todo el rato",
        ],
        en: [
          "I can't concentrate when I meditate",
          "my mind wanders off during meditation",
          "I can't empty my mind",
          "I'm no good at meditating, I get distracted all the time",
        ],
      },
      reflect: [
        {
          es: "La cabeza se va, vuelves, se va otra vez. Desde dentro parece un fallo, y es lo que hacen las cabezas cuando se les pide silencio.",
          en: "The mind goes off, you come back, it goes again. From inside it looks like failing, and it is what minds do when asked for silence.",
        },
        {
          es: "Sentarse a no pensar con tanto pendiente deja todo el ruido en primer plano. Hasta entonces lo tapaba el movimiento.",
          en: "Sitting down not to think, with so much pending, puts all the noise in the foreground. Until then movement covered it.",
        },
        {
          es: "Parece que cada distracción se apunta en una cuenta contra ti, y así la pausa acaba siendo otro examen.",
          en: "Each distraction seems to go on a tally against you, and so the pause ends up as one more test.",
        },
      ],
      ask: [
        {
          es: "¿Qué es lo primero que aparece cuando te quedas en silencio?",
          en: "What is the first thing to appear when you go quiet?",
        },
        {
          es: "¿Qué actividad de tu vida te sujeta la atención sin esfuerzo?",
          en: "What in your life holds your attention without effort?",
        },
      ],
      offers: ["activity:walk-five-senses", "activity:unhurried-cup"],
    },
    {
      id: "breathing-makes-anxious",
      cues: {
        es: [
          "ejercicio|ejercicios|juego respir* ansi*|nervi*|angust*|agobi*|ahog*|mare*|peor",
          "respirar|respiracion pone|ponen|da nervios*|ansios*|peor|ansiedad|agobio",
          "fijarme|concentrarme|pensar respiracion|respirar ansi*|nervi*|angust*|agobi*|ahog*|peor",
          "aguantar|retener|contener aire|respiracion ansi*|nervi*|angust*|agobi*|ahog*|mare*",
          "respiracion profunda ansi*|mare*|peor|ahog*",
        ],
        en: [
          "breathing exercise|exercises|game anxious|anxiety|worse|dizzy|panic*|suffocat*",
          "breathing makes|made|gives anxious|anxiety|nervous|worse|dizzy|panic*",
          "focus|focusing|focussing breath|breathing anxious|anxiety|worse|panic*|nervous",
          "holding|hold breath anxious|anxiety|dizzy|panic*|scared|worse",
          "deep breaths|breathing anxious|worse|dizzy|panic*",
        ],
      },
      examples: {
        es: [
          "el ejercicio de respiración me da ansiedad",
          "respirar así me pone más nerviosa",
          "cuando me fijo en la respiración me agobio",
          "me mareo al aguantar el aire en el ejercicio",
        ],
        en: [
          "the breathing exercise makes me anxious",
          "breathing like that makes me more nervous",
          "when I focus on my breath I feel worse",
          "I get dizzy holding my breath in the exercise",
        ],
      },
      reflect: [
        {
          es: "Te dicen que respirar calma, y a ti te enciende. Les ocurre a más personas: vigilar el aire puede volverlo raro y difícil.",
          en: "You are told that breathing calms, and it sets you off. It happens to others as well: watching the breath can make it strange and hard.",
        },
        {
          es: "Algo que el cuerpo hace sin permiso pasa de pronto a hacerse a mano, con cuenta y con pausas, y parece que falta aire.",
          en: "Something the body does without asking is suddenly done by hand, with counts and holds, and air seems to be short.",
        },
        {
          es: "Parar cuando apareció esa sensación fue escuchar al cuerpo. La respiración guiada es una puerta entre varias, y puede no ser la tuya.",
          en: "Stopping when that sensation came was listening to the body. Guided breathing is one door among several, and it may not be yours.",
        },
      ],
      ask: [
        {
          es: "¿Qué notas primero cuando empieza: el pecho, la cabeza u otra parte?",
          en: "What do you notice first as it begins: the chest, the head or some other part?",
        },
        {
          es: "¿Qué suele devolverte al suelo cuando algo te agita?",
          en: "What usually brings you back to the ground when something stirs you up?",
        },
      ],
      offers: ["resource:five-senses", "activity:walk-at-three-paces"],
    },
    {
      id: "garden-made-me-smile",
      cues: {
        es: [
          "jardin sonrei|sonreir|sonrisa|encanta|precioso|ilusion*",
          "planta|plantas|bambu|loto|bonsai|cerezo jardin|zen encanta|bonit*|lind*|crecid*|alegr*",
          "regar|riego|regue plantas|jardin relaja|calma|encanta",
          "nueva|nuevo planta|bambu|loto|bonsai|cerezo jardin|salio|crecio|ilusion*",
        ],
        en: [
          "garden smile|smiled|smiling|love|lovely|pretty|beautiful",
          "plant|plants|bamboo|lotus|bonsai|cherry garden|zen love|lovely|pretty|grown|grew",
          "watering|watered|water plants|garden love|relax*|calm*",
          "new plant|bamboo|lotus|bonsai|cherry garden|grew|appeared",
        ],
      },
      examples: {
        es: [
          "el jardín me ha hecho sonreír",
          "me encanta ver mis plantas del jardín",
          "me ha salido un loto y me ha hecho ilusión",
          "regar el jardín me relaja",
        ],
        en: [
          "the garden made me smile",
          "I love seeing my plants in the garden",
          "a lotus came up and it made my day",
          "watering the garden relaxes me",
        ],
      },
      reflect: [
        {
          es: "Unas plantas dibujadas, y aun así algo en la cara se movió. Lo pequeño a veces entra por donde lo grande no pasa.",
          en: "A few drawn plants, and still something in the face moved. Small things sometimes come in where large ones cannot pass.",
        },
        {
          es: "Cada planta de ese jardín viene de un rato que fue tuyo. Al mirarlas, se ven también esos ratos.",
          en: "Each plant in that garden comes from a while that was yours. Looking at them, one sees those whiles too.",
        },
        {
          es: "Un sitio donde no hay que hacer nada bien, y una sonrisa que no se esperaba.",
          en: "A place where nothing has to be done well, and a smile that was not expected.",
        },
      ],
      ask: [
        {
          es: "¿Qué parte del jardín miras primero?",
          en: "Which part of the garden do you look at first?",
        },
        {
          es: "¿Qué otra cosa pequeña te ha sacado una sonrisa estos días?",
          en: "What other small thing has brought you a smile these days?",
        },
      ],
      offers: ["garden", "activity:three-good-moments"],
    },
    {
      id: "wants-reminders",
      cues: {
        es: [
          "recuerdame|recuerdes|recordarme|recuerde|recuerdenme actividad|actividades|ejercicio|meditar|plan|respirar|app|entrar",
          "recordatorio|recordatorios|aviso|avisos|notificacion|notificaciones quiero|poner|activar|puedes|necesito|hay|como",
          "avisame|avises|avisar actividad|actividades|ejercicio|meditar|plan|hora|hacer",
          "alarma|avisos actividad|actividades|meditar|ejercicio|plan",
        ],
        en: [
          "remind me activity|activities|exercise|exercises|meditate|plan|breathe|app|do",
          "reminder|reminders|notification|notifications want|set|turn|can|need|get|how",
          "alert|ping|nudge me activities|exercise|meditate|plan|day",
          "alarm activity|activities|meditate|exercise|plan",
        ],
      },
      examples: {
        es: [
          "¿me puedes recordar hacer las actividades?",
          "quiero que la app me avise",
          "necesito recordatorios o se me pasa",
          "ponme una notificación para meditar por la noche",
        ],
        en: [
          "can you remind me to do my activities?",
          "I want the app to remind me",
          "I need reminders or I forget",
          "send me a notification to meditate at night",
        ],
      },
      reflect: [
        {
          es: "Las ganas están, y lo que falla es el momento: el día pasa por encima y cuando te acuerdas ya es tarde. Los avisos se eligen en Ajustes; este chat no puede ponerlos.",
          en: "The will is there, and what fails is the moment: the day rolls over it, and by the time you remember it is late. Reminders are chosen under Settings; this chat cannot set them.",
        },
        {
          es: "Pedir que algo te lo recuerde es quitarle a la cabeza una cosa que sujetar. En Ajustes se decide la hora, por dónde llegan y también que descansen; este chat no puede ponerlos.",
          en: "To ask for a reminder is to give the mind one thing less to hold. Under Settings the hour is decided, by which way they come, and also that they rest; this chat cannot set them.",
        },
        {
          es: "Hay propósitos que solo necesitan un hueco fijo para dejar de perderse entre lo urgente.",
          en: "Some intentions need only a fixed place in the day to stop getting lost among what is urgent.",
        },
      ],
      ask: [
        {
          es: "¿En qué momento del día te vendría bien que algo te lo dijera?",
          en: "At what time of day would it suit you for something to tell you?",
        },
        {
          es: "¿Qué es lo que más te gustaría no olvidar?",
          en: "What would you most like not to forget?",
        },
      ],
      offers: ["activities"],
    },
    {
      id: "doubts-it-helps",
      cues: {
        es: [
          "sirve|servira|ayuda|ayudara|funciona|funcionara realmente|verdad|algo app|aplicacion|esto|meditar|respirar|programa",
          "dudo|duda|dudas app|aplicacion|esto|ejercicios|programa sirv*|ayud*|funcion*",
          "creo|confio app|aplicacion|programa|bot|maquina|ejercicios no",
          "como|que app|aplicacion|programa|maquina va|puede ayudar*",
          "tonteria|cuento|humo|placebo app|aplicacion|esto|meditacion|ejercicios",
        ],
        en: [
          "does|will|can|really this|app|meditating|breathing|program help|work really|actually|anything",
          "doubt|sceptical|skeptical app|this|exercises|program|it",
          "don't|dont believe|trust app|program|bot|machine|exercises",
          "how app|program|machine help|supposed",
          "nonsense|gimmick|placebo|silly app|this|meditation|exercises",
        ],
      },
      examples: {
        es: [
          "no sé si esto ayuda de verdad",
          "dudo que una app sirva para algo",
          "¿de verdad funciona esto de respirar?",
          "me parece una tontería hablar con un programa",
        ],
        en: [
          "I'm not sure this really helps",
          "I doubt an app can do anything",
          "does this breathing thing really work?",
          "it feels silly talking to a program",
        ],
      },
      reflect: [
        {
          es: "La duda es razonable: es una pantalla con ejercicios cortos, y lo que te pasa es más largo que eso. Puede ayudar algo, y puede que no.",
          en: "The doubt is reasonable: it is a screen with short exercises, and what you are living is longer than that. It may help somewhat, and it may not.",
        },
        {
          es: "Entrar con desconfianza también es una forma de cuidarse, sobre todo si otras cosas ofrecieron mucho y dieron poco.",
          en: "Coming in with distrust is a way of taking care too, above all if other things offered much and gave little.",
        },
        {
          es: "Quien puede saber si sirve eres tú, mirando cómo estás antes y después. Lo que diga un programa de sí mismo vale poco.",
          en: "The one who can tell whether it is of use is you, by looking at how you are before and after. What a program says of itself counts for little.",
        },
      ],
      ask: [
        {
          es: "¿En qué notarías que algo te está sirviendo?",
          en: "What would tell you that something is of use to you?",
        },
        {
          es: "¿Qué te trajo hasta aquí, con la duda y todo?",
          en: "What brought you here, doubt and all?",
        },
      ],
      offers: ["assessment", "resource:what-stress-is"],
    },
    {
      id: "compared-with-therapist",
      cues: {
        es: [
          "terapeuta|psicolog*|terapia app|aplicacion|chat|programa|esto mejor|peor|sustituy*|reemplaz*|igual|comparad*|vez",
          "sustituir|reemplazar|sustituye|reemplaza terapia|terapeuta|psicolog*",
          "mejor|prefiero|prefier* terapeuta|psicolog*|terapia que",
          "puedo|pagar|caro|cara|espera terapia|terapeuta|psicolog*",
          "mi terapeuta|psicolog* dice|dijo|decia|hace|entiende|app",
        ],
        en: [
          "therapist|therapy|psychologist|counsel* app|chat|program|this better|worse|replace*|same|instead|compared|like",
          "replace|substitute|instead therapy|therapist|psychologist",
          "prefer|rather therapist|therapy|psychologist",
          "afford|expensive|waiting|waitlist therapy|therapist|psychologist",
          "my therapist|psychologist|counsellor|counselor says|said|told|does|app",
        ],
      },
      examples: {
        es: [
          "esto no es como ir al psicólogo",
          "mi terapeuta me entendía mejor que esto",
          "no puedo pagar terapia, por eso uso la app",
          "¿esto puede reemplazar a un terapeuta?",
        ],
        en: [
          "this isn't like seeing a therapist",
          "my therapist understood me better than this",
          "I can't afford therapy, so I use the app",
          "can this replace a therapist?",
        ],
      },
      reflect: [
        {
          es: "No es lo mismo, y notas bien la diferencia: una persona recuerda, pregunta con la cara, se equivoca y lo corrige. Un programa devuelve frases.",
          en: "It is not the same, and you notice the difference well: a person remembers, asks with their face, gets it wrong and puts it right. A program gives back sentences.",
        },
        {
          es: "Entre lo que haría falta y lo que se puede pagar o conseguir hay a veces una distancia injusta, y en ese hueco queda una pantalla.",
          en: "Between what is needed and what can be paid for or found there is at times an unfair distance, and a screen is what is left in the gap.",
        },
        {
          es: "Esto no ocupa el sitio de una terapia ni lo pretende. Puede estar al lado, entre una sesión y otra o mientras llega.",
          en: "This does not take the place of therapy, nor does it mean to. It can stand beside it, between one session and another or while it is awaited.",
        },
      ],
      ask: [
        {
          es: "¿Qué encuentras, o encontrabas, al hablar con una persona que aquí falta?",
          en: "What do you find, or did you find, in talking to a person that is missing here?",
        },
        {
          es: "¿Qué te llevarías a una primera conversación con alguien que escuche de oficio?",
          en: "What would you bring to a first talk with somebody who listens for a living?",
        },
      ],
      offers: ["help"],
    },
  ],
  goOn: [
    {
      es: "Lo que hay aquí le sirve a cada persona de una manera, o de ninguna. ¿Qué estabas buscando cuando entraste hoy?",
      en: "What is here serves each person in their own way, or not at all. What were you looking for when you came in today?",
    },
    {
      es: "Hablas de la aplicación, y detrás suele haber un día entero. ¿Cómo ha sido el tuyo?",
      en: "You speak of the application, and behind that there is usually a whole day. How has yours been?",
    },
    {
      es: "Los ejercicios son cortos y la vida no lo es. ¿Qué parte de la tuya se queda fuera de ellos?",
      en: "The exercises are short and life is not. Which part of yours is left outside them?",
    },
    {
      es: "Todo lo de aquí puede dejarse, cambiarse o hacerse a medias. ¿Qué tendría que ser distinto para que te encajara?",
      en: "Everything here can be left, changed or half done. What would have to be different for it to fit you?",
    },
    {
      es: "De lo que has ido probando, algo habrá pasado sin huella y algo quizá no. ¿Qué recuerdas sin esforzarte?",
      en: "Of the things you have tried, some will have passed without a trace and some perhaps not. What do you remember without trying?",
    },
    {
      es: "Un plan y unos botones saben poco de ti. ¿Qué convendría que supieran?",
      en: "A plan and some buttons know little about you. What would it be well for them to know?",
    },
  ],
};
