import type { CatalogueEntry } from "../catalogue-entry.ts";

/** Quiet thinking with a thread to follow, in the head or on paper; no writing is required. */
export const reflection: readonly CatalogueEntry[] = [
  {
    key: "whose-hurry-is-this",
    type: "reflection",
    name: { en: "Whose hurry is this?", es: "¿De quién es la prisa?" },
    description: {
      en: "When all seems urgent, take one pressing thing and trace where its hurry comes from before you decide how to meet it.",
      es: "Cuando todo parece urgente, toma una sola cosa y averigua de dónde viene su prisa antes de decidir qué harás con ella.",
    },
    minutes: 9,
    weights: { work: 2, financial: 0, personal: 1, global: 3 },
    timeOfDay: "anytime",
    answers: ["work_1", "global_1"],
    steps: [
      {
        title: { en: "Come to a stop", es: "Detente un momento" },
        instruction: {
          en: "Sit or stand still and feel the weight of your feet. With your eyes open or closed, follow a few breaths without changing them. Notice where in your body the hurry sits: hands, chest, forehead, somewhere else.",
          es: "Siéntate o quédate de pie sin moverte y siente el peso de los pies. Con los ojos abiertos o cerrados, sigue unas respiraciones sin cambiarlas. Nota en qué parte del cuerpo está la prisa: las manos, el pecho, la frente, otro lugar.",
        },
        seconds: 60,
        type: "breathing",
        eyesClosed: true,
      },
      {
        title: { en: "Choose one “I must”", es: "Elige un “tengo que”" },
        instruction: {
          en:
            "Let the sentences that begin with “I must” go past. Catch one that pushes hard and say " +
            "it in full. Only this one matters now; the others will find you again without any help.",
          es:
            "Deja pasar las frases que empiezan por “tengo que”. Atrapa una que empuje fuerte y dila " +
            "entera. Ahora importa solo esa; las demás sabrán volver sin ayuda.",
        },
        seconds: 150,
        type: "reflection",
      },
      {
        title: { en: "Follow it home", es: "Síguela hasta su casa" },
        instruction: {
          en:
            "Ask it four things. Who is waiting for this? Did they name a date, or did you? What " +
            "would happen if it came two days later? And what of it do you want for yourself? Keep " +
            "the answers short and honest.",
          es:
            "Hazle cuatro preguntas. ¿Quién espera esto? ¿La fecha la puso otra persona o la pusiste " +
            "tú? ¿Qué pasaría si llegara dos días después? ¿Y qué parte quieres tú de verdad? Que las " +
            "respuestas sean cortas y sinceras.",
        },
        seconds: 180,
        type: "reflection",
      },
      {
        title: { en: "Give it a pace", es: "Ponle un ritmo" },
        instruction: {
          en: "Decide how this thing travels from here: today on foot, tomorrow by bus, or back to the person it came from. Say “I choose to…” in place of “I must”, or “not now”. See which of the two fits.",
          es: "Decide cómo viaja esto a partir de ahora: hoy a pie, mañana en autobús o de vuelta a la persona de quien vino. Di “elijo…” en lugar de “tengo que”, o bien “ahora no”. Mira cuál de las dos encaja.",
        },
        seconds: 150,
        type: "reflection",
      },
    ],
  },
  {
    key: "the-day-as-a-landscape",
    type: "reflection",
    name: { en: "Your day as a landscape", es: "Tu día como un paisaje" },
    description: {
      en: "Picture today as a stretch of country seen from a hill: its slopes, its weather, its resting places. No writing, no verdict.",
      es: "Imagina el día de hoy como un terreno visto desde una colina: sus cuestas, su clima, sus descansos. Sin escribir y sin juzgar.",
    },
    minutes: 5,
    weights: { work: 1, financial: 0, personal: 2, global: 1 },
    timeOfDay: "evening",
    answers: ["personal_2"],
    steps: [
      {
        title: { en: "Climb the hill", es: "Sube a la colina" },
        instruction: {
          en: "Sit or lie comfortably, with the light low if you like. Let your breath grow slower by itself. Imagine you have walked up a gentle hill and turn around: below you lies the day, from morning to now.",
          es: "Siéntate o recuéstate a gusto, con poca luz si te apetece. Deja que el aire se vuelva lento por sí solo. Imagina que has subido a una colina suave y te das la vuelta: abajo está el día, desde la mañana hasta ahora.",
        },
        seconds: 50,
        type: "breathing",
      },
      {
        title: { en: "See the ground", es: "Mira el terreno" },
        instruction: {
          en: "Where did the path go uphill today, and where was it level? Is there a wood you got lost in, a crowded square, a bridge? Let the shapes come before the explanations. If none come, think only of steep and flat.",
          es: "¿Dónde subía hoy el camino y dónde era llano? ¿Hay un bosque en el que te perdiste, una plaza llena, un puente? Deja que las formas lleguen antes que las explicaciones. Si no llega ninguna, piensa solo en cuesta y llano.",
        },
        seconds: 90,
        type: "reflection",
      },
      {
        title: { en: "Add the weather", es: "Añade el clima" },
        instruction: {
          en: "Now let the weather of the day pass over it: fog, wind, an hour of sun, thunder far away. Moods move like clouds and cast shadows, and the ground stays where it is. If it gets too dark, look around the room.",
          es: "Deja que pase por encima el clima del día: niebla, viento, una hora de sol, truenos a lo lejos. Los ánimos se mueven como nubes y dan sombra, y el suelo sigue en su sitio. Si oscurece demasiado, mira a tu alrededor.",
        },
        seconds: 70,
        type: "reflection",
      },
      {
        title: { en: "Find the bench", es: "Encuentra el banco" },
        instruction: {
          en:
            "Somewhere down there was a place to sit, however briefly: a cup, a doorway, a voice. Put " +
            "a bench there in your mind. If you can’t find one, set it where you’re resting right " +
            "now.",
          es:
            "En algún punto de ese terreno hubo un lugar donde sentarse, aunque fuera un rato: una " +
            "taza, un portal, una voz. Pon allí un banco con la imaginación. Si no lo encuentras, " +
            "colócalo donde descansas ahora mismo.",
        },
        seconds: 60,
        type: "reflection",
      },
      {
        title: { en: "Come down", es: "Baja despacio" },
        instruction: {
          en: "Watch the light go off the land, from the far edge to the near one. Tomorrow’s will look different. Stretch your fingers and toes, turn your head from side to side, and let the evening go on.",
          es: "Mira cómo la luz se retira del terreno, desde lo lejano hasta lo cercano. El de mañana será otro. Estira los dedos de las manos y de los pies, gira la cabeza a un lado y al otro, y deja que siga tu noche.",
        },
        seconds: 30,
        type: "movement",
      },
    ],
  },
  {
    key: "what-matters-this-week",
    type: "reflection",
    name: { en: "What matters this week", es: "Lo que importa esta semana" },
    description: {
      en: "Choose the value you would like to see in your week and find one ordinary hour where it can show.",
      es: "Elige el valor que te gustaría ver en tu semana y encuentra una hora corriente en la que pueda notarse.",
    },
    minutes: 15,
    weights: { work: 2, financial: 1, personal: 2, global: 1 },
    timeOfDay: "morning",
    answers: ["work_1", "personal_2"],
    steps: [
      {
        title: { en: "Make some room", es: "Haz un poco de sitio" },
        instruction: {
          en: "Find a chair by a window or a corner where nobody asks anything of you. Have your calendar within reach but closed. Look outside for a moment and let the list of duties go quiet.",
          es: "Busca una silla junto a una ventana o un rincón donde nadie te pida nada. Ten la agenda a mano, pero cerrada. Mira hacia fuera un momento y deja que se calle la lista de obligaciones.",
        },
        seconds: 90,
        type: "instruction",
      },
      {
        title: { en: "Remember someone you admire", es: "Recuerda a quien admiras" },
        instruction: {
          en: "Think of a person, known or unknown, whose way of living you respect. What exactly do you see in them: patience, courage, humor, care? Collect three or four words that describe how they do things, not what they own.",
          es: "Piensa en una persona, conocida o no, cuya manera de vivir respetas. ¿Qué ves en ella: paciencia, valor, humor, cuidado? Reúne tres o cuatro palabras que digan cómo hace las cosas, no lo que tiene.",
        },
        seconds: 240,
        type: "reflection",
      },
      {
        title: { en: "Choose your word", es: "Elige tu palabra" },
        instruction: {
          en: "From those words take the one you miss most in your own days at present. Say it aloud. When was it last there, even a little? Recall what you were doing, and with whom, in some detail.",
          es: "De esas palabras, quédate con la que más falta hace en tus días. Dila en voz alta. ¿Cuándo apareció por última vez, aunque fuera un poco? Recuerda con detalle qué hacías y con quién estabas.",
        },
        seconds: 240,
        type: "reflection",
      },
      {
        title: { en: "Find it an hour", es: "Búscale una hora" },
        instruction: {
          en: "Open the calendar. Pick an hour you already have, a meeting, a meal, a bus ride, and imagine living it with your word in mind. What would you do a little differently? Write the word next to that hour.",
          es: "Abre la agenda. Elige una hora que ya existe, una reunión, una comida, un trayecto, e imagínala con tu palabra presente. ¿Qué harías un poco distinto? Escribe la palabra junto a esa hora.",
        },
        seconds: 240,
        type: "reflection",
      },
      {
        title: { en: "Take one step with it", es: "Da un paso con ella" },
        instruction: {
          en:
            "Stand up and walk ten steps across the room the way a person with that quality would " +
            "walk. It may feel odd, and that’s fine. Stop at the end, look around, and carry on with " +
            "your morning.",
          es: "Levántate y da diez pasos por el cuarto como los daría alguien con esa cualidad. Puede resultarte raro, y no pasa nada. Al llegar, mira a tu alrededor y continúa con tu mañana.",
        },
        seconds: 90,
        type: "movement",
      },
    ],
  },
  {
    key: "an-old-worry",
    type: "reflection",
    name: { en: "A worry that has passed", es: "Una preocupación que ya pasó" },
    description: {
      en: "Revisit a small worry from a year or more ago and ask what carried you through it and what you would tell yourself then.",
      es: "Vuelve a una pequeña preocupación de hace un año o más y pregúntate qué te sostuvo y qué te dirías entonces.",
    },
    minutes: 12,
    weights: { work: 1, financial: 1, personal: 1, global: 2 },
    timeOfDay: "afternoon",
    answers: ["financial_1", "global_1"],
    steps: [
      {
        title: { en: "Pick a small one", es: "Elige una pequeña" },
        instruction: {
          en: "Think of something that troubled you a year ago or longer and is over now: an exam, a repair, a move. Leave aside losses and very painful events. This exercise is for worries of ordinary size.",
          es: "Piensa en algo que te inquietaba hace un año o más y que ya terminó: un examen, una reparación, una mudanza. Deja fuera las pérdidas y lo muy doloroso. Este ejercicio es para preocupaciones de tamaño corriente.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "How it looked then", es: "Cómo se veía entonces" },
        instruction: {
          en:
            "Recall how you pictured the ending while you were in the middle of it. What were you " +
            "most afraid would happen? How did it show: in your sleep, your appetite, your temper? " +
            "Look at it from here.",
          es:
            "Recuerda qué final imaginabas cuando estabas en medio. ¿Qué era lo que más temías? ¿En " +
            "qué se notaba: en el sueño, en las ganas de comer, en el humor? Míralo desde hoy.",
        },
        seconds: 120,
        type: "reflection",
      },
      {
        title: { en: "What carried you", es: "Lo que te sostuvo" },
        instruction: {
          en: "Now go through how it really went. Who helped, perhaps without knowing it? What did you do that was of use? Did time itself do part of the work? Name at least three things that held you up.",
          es: "Repasa ahora cómo fue en realidad. ¿Quién ayudó, quizá sin saberlo? ¿Qué hiciste que sirviera de algo? ¿Hizo el tiempo una parte del trabajo? Nombra al menos tres cosas que te sostuvieron.",
        },
        seconds: 240,
        type: "reflection",
      },
      {
        title: { en: "A line to yourself", es: "Una línea para ti" },
        instruction: {
          en: "If you could slip one sentence under the door of the person you were then, which would it be? Avoid advice; try something you would have been glad to read. Say it slowly, or write it down.",
          es: "Si pudieras pasar una frase por debajo de la puerta de quien eras entonces, ¿cuál sería? Evita los consejos; prueba con algo que te habría gustado leer. Dila despacio o escríbela.",
        },
        seconds: 180,
        type: "reflection",
      },
      {
        title: { en: "Bring one thing back", es: "Trae algo de vuelta" },
        instruction: {
          en: "Of the three things that held you up, which is still within reach today? Choose one and think how you might use it with a present worry. Then press your feet to the floor and look around the room.",
          es: "De aquellas tres cosas, ¿cuál sigue a tu alcance hoy? Elige una y piensa cómo podría servirte con una preocupación de ahora. Después presiona los pies contra el suelo y mira a tu alrededor.",
        },
        seconds: 120,
        type: "reflection",
      },
    ],
  },
  {
    key: "where-energy-goes",
    type: "reflection",
    name: { en: "Where your energy goes", es: "A dónde va tu energía" },
    description: {
      en: "Draw a map of an ordinary week, mark what fills you and what drains you, and choose one thing to shift by a little.",
      es: "Dibuja el mapa de una semana corriente, marca lo que te llena y lo que te vacía, y elige algo que mover un poco.",
    },
    minutes: 25,
    weights: { work: 3, financial: 0, personal: 2, global: 0 },
    timeOfDay: "afternoon",
    answers: ["work_1", "personal_2"],
    steps: [
      {
        title: { en: "Set out the week", es: "Despliega la semana" },
        instruction: {
          en: "Take a large sheet and draw seven columns, one for each day. Think of a typical week, neither the best nor the worst. Have two colors at hand, or a pen and a pencil. Put other things aside.",
          es: "Toma una hoja grande y dibuja siete columnas, una por día. Piensa en una semana normal, ni la mejor ni la peor. Ten dos colores a mano, o un bolígrafo y un lápiz. Aparta lo demás.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "Fill in what you do", es: "Anota lo que haces" },
        instruction: {
          en:
            "Write in each column what you really do, in large blocks: work, getting there, cooking, " +
            "caring, screens, friends, sleep. Include waiting and worrying, for they take time too. " +
            "It doesn’t have to be exact; you’re drawing a map.",
          es: "Escribe en cada columna lo que de verdad haces, en bloques grandes: trabajo, traslados, cocinar, cuidar, pantallas, amistades, dormir. Incluye esperar y preocuparte, que también ocupan tiempo. No hace falta exactitud: es un mapa.",
        },
        seconds: 480,
        type: "reflection",
      },
      {
        title: { en: "Color it", es: "Ponle color" },
        instruction: {
          en: "Go over the blocks with your two colors. One is for what leaves you with more energy than before, the other for what leaves you with less. Some blocks will get both, and some none. Follow the first answer.",
          es: "Repasa los bloques con tus dos colores. Uno es para lo que te deja con más energía que antes; el otro, para lo que te deja con menos. Algunos llevarán ambos y otros ninguno. Sigue la primera respuesta.",
        },
        seconds: 300,
        type: "reflection",
      },
      {
        title: { en: "Read the map", es: "Lee el mapa" },
        instruction: {
          en: "Step back and look. Which day is most tiring? Is there something that drains you chiefly because of when, how or with whom it happens? What gives you strength, and how large is its block beside the rest?",
          es: "Aléjate un poco y observa. ¿Qué día cansa más? ¿Hay algo que te vacía sobre todo por cuándo, cómo o con quién ocurre? ¿Qué te da fuerzas y qué tamaño tiene su bloque al lado de los otros?",
        },
        seconds: 360,
        type: "reflection",
      },
      {
        title: { en: "Shift one block", es: "Mueve un bloque" },
        instruction: {
          en: "Choose one change so small that nobody has to allow it: twenty minutes earlier, a different order, a pause between two blocks, one thing asked of another person. Draw an arrow on the map and write the day.",
          es: "Elige un cambio tan pequeño que nadie tenga que autorizarlo: veinte minutos antes, otro orden, una pausa entre dos bloques, algo que pedirle a alguien. Dibuja una flecha en el mapa y escribe el día.",
        },
        seconds: 180,
        type: "instruction",
      },
      {
        title: { en: "Stretch and fold", es: "Estírate y dobla la hoja" },
        instruction: {
          en:
            "Stand up, reach for the ceiling with both hands, then let your arms fall. Fold the map " +
            "with the arrow on the outside and keep it where you’ll come across it during the week.",
          es: "Ponte de pie, estira las manos hacia el techo y deja caer los brazos. Dobla el mapa con la flecha hacia fuera y guárdalo donde vayas a encontrarlo durante la semana.",
        },
        seconds: 60,
        type: "movement",
      },
    ],
  },
  {
    key: "speak-kindly-to-yourself",
    type: "reflection",
    name: { en: "The tone you use inside", es: "El tono con que te hablas" },
    description: {
      en: "Listen to how you talk to yourself after a mistake and try the words and the voice you would use for a friend.",
      es: "Escucha cómo te hablas después de un error y prueba las palabras y la voz que usarías con alguien querido.",
    },
    minutes: 6,
    weights: { work: 2, financial: 1, personal: 3, global: 0 },
    timeOfDay: "anytime",
    answers: ["work_3", "personal_1"],
    steps: [
      {
        title: { en: "Recall a small slip", es: "Recuerda un pequeño fallo" },
        instruction: {
          en: "Choose a recent mistake of the everyday kind: a forgotten reply, a clumsy remark, a late arrival. Hold it lightly. If only large ones come to mind, take the smallest thing that went wrong this week.",
          es: "Elige un error reciente de los de cada día: una respuesta olvidada, un comentario torpe, una llegada tarde. Tómalo con ligereza. Si solo aparecen los grandes, busca lo más pequeño que salió mal esta semana.",
        },
        seconds: 60,
        type: "reflection",
      },
      {
        title: { en: "Hear the inner sentence", es: "Oye la frase de dentro" },
        instruction: {
          en:
            "What did you say to yourself about it? Repeat it as exactly as you can, with its tone. " +
            "Is the voice sharp, tired, mocking, worried? Does it remind you of someone? You’re only " +
            "listening here, not agreeing.",
          es: "¿Qué te dijiste entonces? Repítelo tal cual, con su tono. ¿Es una voz dura, cansada, burlona, preocupada? ¿Te recuerda a alguien? Aquí solo escuchas; no tienes que darle la razón.",
        },
        seconds: 90,
        type: "reflection",
      },
      {
        title: { en: "Now as to a friend", es: "Ahora, a alguien querido" },
        instruction: {
          en: "Imagine that a dear friend made the same mistake and sits across from you. What would you say first, and how would your voice sound? Speak it aloud or in a whisper, with your own name in place of theirs.",
          es: "Imagina que una persona querida cometió el mismo error y se sienta frente a ti. ¿Qué le dirías primero y cómo sonaría tu voz? Dilo en voz alta o en un susurro, con tu nombre en lugar del suyo.",
        },
        seconds: 90,
        type: "reflection",
      },
      {
        title: { en: "A hand where it helps", es: "Una mano donde ayude" },
        instruction: {
          en: "Lay a hand on your chest, your arm or your cheek, wherever it feels natural, or leave it in your lap. Breathe quietly and let the friendly sentence pass through once more on a long breath out.",
          es: "Pon una mano en el pecho, en el brazo o en la mejilla, donde te salga natural, o déjala en el regazo. Respira tranquilamente y repite por dentro la frase amable al soltar el aire despacio.",
        },
        seconds: 60,
        type: "breathing",
      },
      {
        title: { en: "Keep a short form", es: "Guarda una versión corta" },
        instruction: {
          en: "Shorten the sentence until it fits into a pocket: “It happens”, “Next time I’ll ask”, “Easy now”. Decide where you are likely to need it this week, and link it to that place or that hour.",
          es: "Acorta la frase hasta que quepa en un bolsillo: “Son cosas que pasan”, “La próxima vez pregunto”, “Con calma”. Piensa dónde podrías necesitarla esta semana y únela a ese lugar o a esa hora.",
        },
        seconds: 60,
        type: "reflection",
      },
    ],
  },
  {
    key: "money-sentence-from-before",
    type: "reflection",
    name: { en: "An old saying about money", es: "Un viejo dicho sobre el dinero" },
    description: {
      en: "Most families had a saying about money. You remember one, see what it still does to you, and write the one you’d rather have.",
      es: "En casi todas las casas había un dicho sobre el dinero. Recuerdas uno, miras qué efecto tiene todavía en ti y escribes el que te gustaría tener en su lugar.",
    },
    minutes: 9,
    weights: { work: 0, financial: 3, personal: 1, global: 0 },
    timeOfDay: "evening",
    answers: ["financial_1", "financial_2"],
    steps: [
      {
        title: { en: "Just paper", es: "Solo papel" },
        instruction: {
          en: "Sit down with paper and leave the phone’s calculator alone for today. If childhood is a hard place for you, choose a sentence you heard at work or from a friend.",
          es: "Siéntate con papel y olvida por hoy la calculadora del teléfono. Si la infancia es para ti un lugar difícil, elige una frase que oíste en el trabajo o entre amistades.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "Whose voice?", es: "¿De quién es la voz?" },
        instruction: {
          en: "What did people say about money when a bill came? “It doesn’t grow on trees”, “we don’t talk about that”, or just silence. Write it the way it sounded, and who used to say it.",
          es: "¿Qué se decía del dinero cuando llegaba la factura? «No crece en los árboles», «de eso no se habla», o solo un silencio. Escríbelo como sonaba y quién lo decía.",
        },
        seconds: 120,
        type: "reflection",
      },
      {
        title: { en: "What it was good for", es: "Para qué servía" },
        instruction: {
          en: "It may have protected someone once: from shame, from a bad year, from questions. Write one line about that. Then one about what it costs you now, when there’s a bill on the table.",
          es: "Quizá protegió a alguien alguna vez: de la vergüenza, de un mal año, de las preguntas. Escribe una línea sobre eso. Luego otra sobre lo que te cuesta ahora, cuando llega una factura.",
        },
        seconds: 150,
        type: "reflection",
      },
      {
        title: { en: "Your own version", es: "Tu propia versión" },
        instruction: {
          en: "Try a sentence you could say to a seven-year-old: short, true, with no fear in it. “We look at it together on Fridays.” Change the words until you believe them.",
          es: "Prueba una frase que pudieras decirle a una criatura de siete años: corta, cierta, sin miedo. «Los viernes lo miramos juntos». Cambia las palabras hasta que te la creas.",
        },
        seconds: 150,
        type: "reflection",
      },
      {
        title: { en: "Keep the new one", es: "Quédate con la nueva" },
        instruction: {
          en: "Copy your version onto a slip of paper and put it where you keep the bills. The old sentence can stay on the sheet; it belongs to another time.",
          es: "Copia tu versión en un papelito y ponla donde guardas las facturas. La frase antigua puede quedarse en la hoja; pertenece a su época.",
        },
        seconds: 60,
        type: "instruction",
      },
    ],
  },
  {
    key: "todays-energy",
    type: "reflection",
    name: { en: "Today’s energy", es: "La energía de hoy" },
    description: {
      en: "For a body that can’t give the same every day, because of illness, pain or long tiredness. You fit the day to what there is.",
      es: "Para un cuerpo que no da lo mismo cada día, por enfermedad, dolor o un cansancio largo. Ajustas el día a lo que hay.",
    },
    minutes: 7,
    weights: { work: 0, financial: 0, personal: 3, global: 1 },
    timeOfDay: "morning",
    isForSome: true,
    answers: ["global_3", "personal_2"],
    steps: [
      {
        title: { en: "How much is there?", es: "¿Cuánta hay?" },
        instruction: {
          en: "From zero to ten, how much energy do you have right now? Go by your body, not by your plans. Three is a perfectly good answer.",
          es: "De cero a diez, ¿cuánta energía tienes ahora? Fíjate en el cuerpo, no en lo previsto. Un tres también es una buena respuesta.",
        },
        seconds: 60,
        type: "reflection",
      },
      {
        title: { en: "Keep three things", es: "Quédate con tres" },
        instruction: {
          en: "Of everything today asks of you, write down three things: one that has to happen, one that does you good, and one you can drop without explaining if the number falls.",
          es: "De todo lo que pide el día, escribe tres cosas: una que no puede faltar, una que te hace bien y una que puedes soltar sin explicaciones si el número baja.",
        },
        seconds: 90,
        type: "instruction",
      },
      {
        title: { en: "Halve one of them", es: "Parte una por la mitad" },
        instruction: {
          en: "Take the heaviest one and cut it in half: half the floor, one phone call instead of two, sitting instead of standing. Half on purpose isn’t giving up; it leaves something for tomorrow.",
          es: "Toma la más pesada y recórtala: media casa, una llamada de dos, hacerlo en una silla. La mitad a propósito no es rendirse; deja algo para mañana.",
        },
        seconds: 90,
        type: "reflection",
      },
      {
        title: { en: "Rest goes in first", es: "El descanso entra primero" },
        instruction: {
          en: "Put two rests into your day before anything else. Give each one a time, before you need it. Ten minutes lying down counts. Treat them like a doctor’s appointment.",
          es: "Pon dos descansos en el día antes que ninguna otra cosa, con hora y antes de necesitarlos. Diez minutos en la cama cuentan. Trátalos como una cita con un médico al que respetas.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "One line for others", es: "Una línea para los demás" },
        instruction: {
          en: "Find the sentence you may need today, such as “I can stay until four.” Say it once quietly, and let your shoulders drop.",
          es: "Busca la frase que hoy puede hacerte falta: «Puedo hasta las cuatro». Dila una vez en voz baja y deja bajar los hombros.",
        },
        seconds: 60,
        type: "breathing",
      },
    ],
  },
  {
    key: "room-for-one-memory",
    type: "reflection",
    name: { en: "Room for one memory", es: "Un lugar para un recuerdo" },
    description: {
      en:
        "For grief that’s no longer new. One object, one name, a few minutes, and a way back. If " +
        "your loss is very recent, being with someone may be better than this.",
      es: "Para un duelo que ya no es reciente. Un objeto, un nombre, unos minutos y un camino de vuelta. Si la pérdida es muy reciente, puede ser mejor la compañía de alguien.",
    },
    minutes: 8,
    weights: { work: 0, financial: 0, personal: 3, global: 1 },
    timeOfDay: "evening",
    isForSome: true,
    answers: ["personal_3"],
    steps: [
      {
        title: { en: "Choose what brings it back", es: "Elige qué te lo trae" },
        instruction: {
          en: "Take one thing that belongs to the memory: a watch, a recipe, a leash. Before you begin, decide what you’ll do afterward, such as making tea or calling someone you trust.",
          es: "Toma una cosa que pertenezca al recuerdo: un reloj, una receta, una correa. Antes de empezar decide qué harás después, como preparar un té o llamar a alguien de confianza.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "Say the name", es: "Di el nombre" },
        instruction: {
          en: "Say it out loud, or just move your lips. You can add what you called them when nobody else was around.",
          es: "Dilo en voz alta o solo con los labios. Puedes añadir cómo le llamabas cuando no había nadie más.",
        },
        seconds: 60,
        type: "reflection",
      },
      {
        title: { en: "Three minutes together", es: "Tres minutos a su lado" },
        instruction: {
          en: "Hold the object and let an ordinary scene come: how they closed a door, what they found funny. Crying, smiling and feeling nothing are all welcome here. Stop as soon as it gets to be too much.",
          es: "Sostén el objeto y deja que venga una escena de cualquier día: cómo cerraba una puerta, qué le hacía gracia. Aquí caben el llanto, la sonrisa y no sentir nada. Para en cuanto sea demasiado.",
        },
        seconds: 180,
        type: "reflection",
      },
      {
        title: { en: "One line to them", es: "Una línea para quien falta" },
        instruction: {
          en: "Finish this: “Today I would have told you…” Out loud, on paper or in your head.",
          es: "Termina esta frase: «Hoy te habría contado…». En voz alta, en papel o por dentro.",
        },
        seconds: 90,
        type: "reflection",
      },
      {
        title: { en: "Back to the evening", es: "De vuelta a la noche" },
        instruction: {
          en: "Put the object back in its place; it’ll be there next time. Press your feet into the floor, drink something warm or cold, and do what you chose at the start.",
          es: "Deja el objeto en su sitio; ahí estará la próxima vez. Aprieta los pies contra el suelo, bebe algo caliente o fresco y haz lo que elegiste al principio.",
        },
        seconds: 90,
        type: "movement",
      },
    ],
  },
  {
    key: "a-day-without-work",
    type: "reflection",
    name: { en: "A day between jobs", es: "Un día sin empleo" },
    description: {
      en: "For days between jobs. One step with a clear end, one reason to go out, one person, and the rest of the day without guilt.",
      es: "Para los días entre un empleo y otro. Un paso que tenga final, un motivo para salir, una persona, y el resto del día sin culpa.",
    },
    minutes: 9,
    weights: { work: 1, financial: 3, personal: 1, global: 0 },
    timeOfDay: "morning",
    isForSome: true,
    answers: ["financial_1"],
    steps: [
      {
        title: { en: "Where you are", es: "Dónde estás" },
        instruction: {
          en: "Write the day of the week at the top of a sheet. A day without pay is still a day. If your first thought is a reproach, put it in the margin and carry on in the middle.",
          es: "Escribe arriba en una hoja qué día de la semana es. Un día sin sueldo sigue siendo un día. Si lo primero que te sale es un reproche, déjalo en el margen y sigue en el centro.",
        },
        seconds: 60,
        type: "reflection",
      },
      {
        title: { en: "One step, with an end", es: "Un paso, con final" },
        instruction: {
          en: "Choose one thing toward work or benefits: one application, one form, one call. Give it a start and an end, two hours at most. When the time is up, you stop, done or not.",
          es: "Elige una sola cosa de empleo o de ayudas: una solicitud, un formulario, una llamada. Ponle principio y final, dos horas como mucho. Cuando llegue el final, paras, esté hecho o no.",
        },
        seconds: 150,
        type: "instruction",
      },
      {
        title: { en: "One reason to go out", es: "Un motivo para salir" },
        instruction: {
          en: "Something that costs nothing and gets your shoes on: the library, a bench in the sun, the long way around the block. Write the time beside it.",
          es: "Algo que no cueste nada y te haga ponerte los zapatos: la biblioteca, un banco al sol, dar la vuelta larga a la manzana. Escribe la hora al lado.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "One person", es: "Una persona" },
        instruction: {
          en: "Who knew you before the job, or knows you outside it? Write down the name and a question for them that isn’t about work. A message is enough.",
          es: "¿Quién te conocía antes del empleo, o te conoce sin él? Anota el nombre y una pregunta que no hable de trabajo. Basta un mensaje.",
        },
        seconds: 120,
        type: "reflection",
      },
      {
        title: { en: "The rest is yours", es: "Lo demás es tuyo" },
        instruction: {
          en: "Draw a line under the three. Anything below it needs no excuse today: cooking, sleeping, a ball game. Leave the sheet where you’ll see it.",
          es: "Traza una línea debajo de las tres. Lo que quede por debajo hoy no necesita justificarse: cocinar, dormir, un partido. Deja la hoja donde la veas.",
        },
        seconds: 90,
        type: "reflection",
      },
    ],
  },
];
