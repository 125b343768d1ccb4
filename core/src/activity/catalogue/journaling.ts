import type { CatalogueEntry } from "../catalogue-entry.ts";

/** The catalogue's writing practices. */
export const journaling: readonly CatalogueEntry[] = [
  {
    key: "free-writing",
    type: "journaling",
    name: { en: "A page of free writing", es: "Una página de escritura libre" },
    description: {
      en:
        "Write without order or correction, look for what repeats and choose one step. Stop if it " +
        "doesn’t help; very recent blows can wait.",
      es:
        "Escribe sin orden ni corrección, busca lo que se repite y elige un paso. Déjalo si no " +
        "te ayuda; los golpes muy recientes pueden esperar.",
    },
    minutes: 16,
    weights: { work: 1, financial: 1, personal: 2, global: 1 },
    timeOfDay: "anytime",
    answers: ["global_1", "personal_2"],
    steps: null,
  },
  {
    key: "money-worries-on-paper",
    type: "journaling",
    name: { en: "Money worries on paper", es: "El dinero, puesto por escrito" },
    description: {
      en:
        "A page for the worry about money rather than for the sums. Separating what you know " +
        "from what you imagine may help you think more clearly.",
      es:
        "Una página para la preocupación por el dinero, no para las cuentas. Separar lo que " +
        "sabes de lo que imaginas puede ayudarte a pensar con más claridad.",
    },
    minutes: 12,
    weights: { work: 1, financial: 3, personal: 1, global: 0 },
    timeOfDay: "afternoon",
    answers: ["financial_1"],
    steps: [
      {
        title: { en: "Worry, not sums", es: "Preocupación, no cuentas" },
        instruction: {
          en:
            "Sit at a table, in daylight if you can, and write here or on paper. Leave statements and " +
            "calculators aside. If a serious money blow has just fallen, wait, or talk to someone " +
            "first. You may stop at any line.",
          es:
            "Siéntate a una mesa, con luz natural si es posible, y escribe aquí o en papel. Deja " +
            "aparte los extractos y la calculadora. Si acabas de recibir un golpe económico " +
            "fuerte, espera o habla antes con alguien. Puedes parar en cualquier línea.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "The whole list", es: "La lista entera" },
        instruction: {
          en:
            "Write every money worry in your head, one to a line, large or tiny, until no more " +
            "come. Few words: a leaking roof, the loan to my brother, old age. Beside each, note " +
            "on how many of the last seven days it visited you.",
          es:
            "Escribe cada preocupación de dinero que tengas, una por línea, grande o mínima, " +
            "hasta que no salgan más. Pocas palabras: la gotera del techo, el préstamo a mi " +
            "hermano, la vejez. Al lado anota cuántos de los últimos siete días te visitó.",
        },
        seconds: 180,
        type: "reflection",
      },
      {
        title: { en: "Known and imagined", es: "Lo sabido y lo imaginado" },
        instruction: {
          en:
            "Take the worry with the highest number. Write what you know about it for certain, " +
            "in figures and dates. Below, write what you imagine could happen. Keep the two " +
            "lists apart and look at which one is longer.",
          es:
            "Toma la preocupación con el número más alto. Escribe lo que sabes con certeza, en " +
            "cifras y fechas. Debajo, lo que imaginas que podría pasar. Mantén separadas las dos " +
            "listas y mira cuál es más larga.",
        },
        seconds: 180,
        type: "reflection",
      },
      {
        title: { en: "Answer the worry", es: "Responde a la preocupación" },
        instruction: {
          en:
            "Write to that worry as to a talkative neighbor: what it wants to protect, what you have " +
            "already done about it, when you’ll hear it again. If writing only winds you up, this is " +
            "a good place to stop.",
          es:
            "Escríbele a esa preocupación como a alguien del vecindario que habla mucho: qué " +
            "quiere proteger, qué has hecho ya y cuándo volverás a escucharla. Si escribir solo " +
            "te altera más, este es un buen lugar para dejarlo.",
        },
        seconds: 180,
        type: "reflection",
      },
      {
        title: { en: "A question with an address", es: "Una pregunta con destino" },
        instruction: {
          en:
            "End with one question whose answer you could get this week, such as what fee they " +
            "charge or how late one can pay, and the person or office to ask. Put a day beside " +
            "it and close the page.",
          es:
            "Termina con una pregunta cuya respuesta puedas tener esta semana, como qué comisión " +
            "cobran o hasta cuándo se puede pagar, y a qué persona u oficina hacérsela. Ponle un " +
            "día y cierra la página.",
        },
        seconds: 120,
        type: "reflection",
      },
    ],
  },
  {
    key: "close-the-working-day",
    type: "journaling",
    name: { en: "Close the working day", es: "Cerrar la jornada" },
    description: {
      en:
        "A short written handover to yourself, so that the day has an ending. It may help you " +
        "arrive home entirely.",
      es:
        "Una breve entrega de turno por escrito, para que el día tenga un final. Puede ayudarte a " +
        "llegar a casa por completo.",
    },
    minutes: 8,
    weights: { work: 3, financial: 0, personal: 1, global: 0 },
    timeOfDay: "evening",
    hours: [16, 23],
    answers: ["work_2"],
    steps: [
      {
        title: { en: "Clear the desk", es: "Despeja la mesa" },
        instruction: {
          en:
            "Close your work windows or move your tools to one side. This page is for ordinary loose " +
            "ends; if something overwhelming happened at work today, talk to someone instead. And if " +
            "it proves no use, just stop.",
          es:
            "Cierra las ventanas del trabajo o aparta tus herramientas. Esta página es para los cabos " +
            "sueltos de siempre; si hoy ocurrió algo que te desborda, mejor habla con alguien. Y si " +
            "no te sirve, déjalo sin más.",
        },
        seconds: 40,
        type: "instruction",
      },
      {
        title: { en: "Everything still open", es: "Todo lo abierto" },
        instruction: {
          en:
            "Write whatever is still open, in no order: replies, doubts, a remark that bothered " +
            "you. Three to five words for each. Go on until half a minute passes without a new " +
            "one.",
          es:
            "Escribe todo lo que sigue abierto, sin orden: respuestas, dudas, un comentario que " +
            "te molestó. De tres a cinco palabras para cada cosa. Sigue hasta que pase medio " +
            "minuto sin que aparezca ninguna nueva.",
        },
        seconds: 120,
        type: "reflection",
      },
      {
        title: { en: "What moved forward", es: "Lo que avanzó" },
        instruction: {
          en:
            "Now three things that moved forward today, however slightly: a call made, a mistake " +
            "found, a colleague helped. Beside each, write what you did for it to happen. If there " +
            "was only one, write about that one.",
          es:
            "Ahora tres cosas que hoy avanzaron, aunque fuera poco: una llamada hecha, un error " +
            "encontrado, una ayuda prestada. Junto a cada una escribe qué hiciste para que ocurriera. " +
            "Si el día dio solo una, escribe de esa.",
        },
        seconds: 120,
        type: "reflection",
      },
      {
        title: { en: "Tomorrow’s first ten minutes", es: "Los primeros diez minutos" },
        instruction: {
          en:
            "From the open list choose tomorrow’s first task and describe its first ten minutes: " +
            "which document, which person, which question. Put a cross beside what isn’t yours to " +
            "solve and a circle beside what can wait a week.",
          es:
            "De la lista abierta elige la primera tarea de mañana y describe sus diez minutos " +
            "iniciales: qué documento, qué persona, qué pregunta. Marca con una cruz lo que no " +
            "te toca resolver y con un círculo lo que puede esperar una semana.",
        },
        seconds: 120,
        type: "reflection",
      },
      {
        title: { en: "The closing line", es: "La frase de cierre" },
        instruction: {
          en:
            "Write a line that ends the day, always the same if you like: for today, it stays " +
            "here. Sign it with the time. Then put the page out of sight, stand up and do " +
            "something with your hands.",
          es:
            "Escribe una frase que termine el día, siempre la misma si quieres: por hoy, se " +
            "queda aquí. Fírmala con la hora. Después guarda la página donde no la veas, " +
            "levántate y haz algo con las manos.",
        },
        seconds: 80,
        type: "reflection",
      },
    ],
  },
  {
    key: "three-good-moments",
    type: "journaling",
    name: { en: "Three good moments", es: "Tres buenos momentos" },
    description: {
      en:
        "Before bed, note three moments that went well and what made them possible. It may help " +
        "you see what worry leaves out.",
      es:
        "Antes de dormir, anota tres momentos que salieron bien y qué los hizo posibles. Puede " +
        "ayudarte a ver lo que la preocupación deja fuera.",
    },
    minutes: 6,
    weights: { work: 0, financial: 1, personal: 2, global: 2 },
    timeOfDay: "evening",
    answers: ["global_2"],
    steps: [
      {
        title: { en: "Turn back the pages", es: "Repasa las páginas" },
        instruction: {
          en:
            "Dim the light and settle where you can write. Go back over the day from waking " +
            "until now, as if turning pages. If it was a truly terrible one, skip this and rest; " +
            "nobody is testing how thankful you are.",
          es:
            "Baja la luz y acomódate donde puedas escribir. Repasa el día desde que despertaste, " +
            "como quien pasa páginas. Si fue un día de verdad terrible, deja esto y descansa; " +
            "nadie pone a prueba tu gratitud.",
        },
        seconds: 30,
        type: "instruction",
      },
      {
        title: { en: "Something pleasant", es: "Algo agradable" },
        instruction: {
          en:
            "Write the first moment: something pleasant, however brief. Say where you were, who was " +
            "near, and one detail for the senses, such as steam on a window or laughter in a hallway. " +
            "Two or three sentences.",
          es:
            "Escribe el primer momento: algo agradable, por breve que fuera. Di dónde estabas, " +
            "quién andaba cerca y un detalle de los sentidos, como el vapor en una ventana o una " +
            "risa en el pasillo. Dos o tres frases.",
        },
        seconds: 100,
        type: "reflection",
      },
      {
        title: { en: "Someone’s part", es: "La parte de alguien" },
        instruction: {
          en:
            "Now a moment in which someone, perhaps a stranger, made things easier: let you go first, " +
            "sent a song, waited. Add what you answered, or would have liked to. If nobody comes to " +
            "mind, choose a place or an animal.",
          es:
            "Ahora uno en que alguien, quizá una persona desconocida, te facilitó las cosas: te " +
            "cedió el paso, te mandó una canción, te esperó. Añade qué respondiste o qué te " +
            "habría gustado responder. Si no aparece nadie, elige un lugar o un animal.",
        },
        seconds: 100,
        type: "reflection",
      },
      {
        title: { en: "Your own part", es: "Tu propia parte" },
        instruction: {
          en:
            "The third is something you did that deserves not to be overlooked. It may be as " +
            "plain as cooking rice or keeping quiet in time. Write why it mattered, even a " +
            "little. If it feels forced, stop here and leave it blank.",
          es:
            "El tercero es algo que hiciste y que merece no pasar de largo. Puede ser tan simple " +
            "como cocinar arroz o callar a tiempo. Escribe por qué importó, aunque fuera poco. " +
            "Si suena forzado, detente aquí y déjalo en blanco.",
        },
        seconds: 80,
        type: "reflection",
      },
      {
        title: { en: "Stay with one", es: "Quédate con uno" },
        instruction: {
          en:
            "Read the three slowly and stay for four breaths with the one that warms you most. Then " +
            "put the writing away. If none of them does, that’s all right; feel the pillow or the " +
            "chair behind your head.",
          es:
            "Lee los tres despacio y quédate cuatro respiraciones con el que más te abrigue. " +
            "Después guarda lo escrito. Si ninguno lo hace, está bien así; siente la almohada o " +
            "el respaldo detrás de la cabeza.",
        },
        seconds: 50,
        type: "instruction",
      },
    ],
  },
  {
    key: "letter-you-keep",
    type: "journaling",
    name: { en: "A letter you keep", es: "Una carta que no se envía" },
    description: {
      en:
        "Write to someone what you couldn’t say, with no plan to send it. Choose an older, " +
        "bearable matter, and stop if it doesn’t help.",
      es:
        "Escríbele a alguien lo que no pudiste decirle, sin intención de enviarlo. Elige un " +
        "asunto antiguo y llevadero, y déjalo si no te ayuda.",
    },
    minutes: 20,
    weights: { work: 1, financial: 0, personal: 3, global: 0 },
    timeOfDay: "anytime",
    answers: ["personal_1", "work_3"],
    steps: [
      {
        title: { en: "Choose with care", es: "Elige con cuidado" },
        instruction: {
          en:
            "Choose a person and a matter that has had months to settle, and nothing that " +
            "overwhelms you. Have water nearby and a safe place for the letter. Rate from 0 to " +
            "10 how stirred up you feel; above 7, leave it for another day.",
          es:
            "Elige a una persona y un asunto que haya tenido meses para asentarse, nada que te " +
            "desborde. Ten agua cerca y un lugar seguro para la carta. Valora de 0 a 10 cuánta " +
            "agitación sientes; si pasa de 7, déjalo para otro día.",
        },
        seconds: 90,
        type: "instruction",
      },
      {
        title: { en: "As a camera would see it", es: "Como lo vería una cámara" },
        instruction: {
          en:
            "Write their name and tell what happened as a camera would have seen it: where, " +
            "when, what was said. One occasion only, no reasons yet. If your breath gets short, " +
            "put both feet down, look around, and go on only if you want to.",
          es:
            "Escribe su nombre y cuenta lo que pasó como lo habría visto una cámara: dónde, " +
            "cuándo, qué se dijo. Una sola ocasión, todavía sin motivos. Si se te acorta la " +
            "respiración, apoya los pies, mira a tu alrededor y sigue solo si quieres.",
        },
        seconds: 240,
        type: "reflection",
      },
      {
        title: { en: "What it meant to you", es: "Lo que significó para ti" },
        instruction: {
          en:
            "Go on with what it meant to you. Begin several sentences with I felt, I needed, I " +
            "would have liked. Anger and tenderness may stand side by side, and you may use " +
            "words you would never say aloud.",
          es:
            "Sigue con lo que significó para ti. Empieza varias frases con sentí, necesitaba, me " +
            "habría gustado. La rabia y la ternura pueden ir una al lado de la otra, y puedes " +
            "usar palabras que nunca dirías en voz alta.",
        },
        seconds: 300,
        type: "reflection",
      },
      {
        title: { en: "A possible answer", es: "Una respuesta posible" },
        instruction: {
          en:
            "Change chairs if you can, and write a few lines as that person might answer on their " +
            "best day. You don’t have to believe or forgive anything. If they harmed you badly, write " +
            "instead what a loyal friend would tell you.",
          es:
            "Cambia de silla si puedes y escribe unas líneas como respondería esa persona en su " +
            "mejor día. No hace falta creer ni perdonar nada. Si te hizo mucho daño, escribe " +
            "mejor lo que te diría una amistad leal.",
        },
        seconds: 270,
        type: "reflection",
      },
      {
        title: { en: "Keep and put down", es: "Guardar y soltar" },
        instruction: {
          en:
            "Back in your own place, write the ending: what you keep from this story, and what you " +
            "would like to stop carrying. One sentence for each. Add today’s date and your name, or a " +
            "name only you use.",
          es:
            "De vuelta en tu sitio, escribe el final: qué guardas de esta historia y qué te gustaría " +
            "dejar de cargar. Una frase para cada cosa. Añade la fecha de hoy y tu nombre, o uno que " +
            "solo uses tú.",
        },
        seconds: 180,
        type: "reflection",
      },
      {
        title: { en: "Where it goes", es: "Adónde va" },
        instruction: {
          en:
            "Decide where the letter goes: a drawer, a locked note, a heap of torn paper. Rate " +
            "yourself from 0 to 10 again. If the number rose, do something plain, such as " +
            "washing your face or calling someone, and let letters be for a good while.",
          es:
            "Decide adónde va la carta: un cajón, una nota con clave, un montón de papel roto. " +
            "Vuelve a valorar de 0 a 10. Si el número subió, haz algo sencillo, como lavarte la " +
            "cara o llamar a alguien, y deja las cartas por una buena temporada.",
        },
        seconds: 120,
        type: "instruction",
      },
    ],
  },
  {
    key: "within-my-reach",
    type: "journaling",
    name: { en: "Within my reach", es: "Lo que está a mi alcance" },
    description: {
      en:
        "Three circles: what you do, what you can influence, what you can’t move. Sorting worries " +
        "about the world may help you choose where to put effort.",
      es:
        "Tres círculos: lo que haces, lo que puedes influir y lo que no puedes mover. Ordenar " +
        "así las preocupaciones por el mundo puede ayudarte a elegir.",
    },
    minutes: 10,
    weights: { work: 1, financial: 1, personal: 0, global: 3 },
    timeOfDay: "morning",
    answers: ["global_1", "global_2"],
    steps: [
      {
        title: { en: "Three circles", es: "Tres círculos" },
        instruction: {
          en:
            "On a sheet draw three circles, one inside another, or type three headings: I do, I can " +
            "influence, I can’t move. Use it for worries that have been around for a while; if an " +
            "event has just shaken you, a gentler practice suits better.",
          es:
            "Dibuja en una hoja tres círculos, uno dentro de otro, o escribe tres títulos: hago, " +
            "puedo influir, no puedo mover. Sirve para preocupaciones que llevan un tiempo " +
            "contigo; si algo acaba de sacudirte, conviene una práctica más suave.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "Place your worries", es: "Coloca las preocupaciones" },
        instruction: {
          en:
            "Write eight to ten worries that go round in your head, about the world, your town or the " +
            "years to come. Put each in a circle as you write it. Go with the first place that occurs " +
            "to you.",
          es:
            "Escribe de ocho a diez preocupaciones que te den vueltas, sobre el mundo, tu ciudad o " +
            "los años que vienen. Coloca cada una en un círculo al escribirla. Quédate con el primer " +
            "lugar que se te ocurra.",
        },
        seconds: 150,
        type: "reflection",
      },
      {
        title: { en: "Bring a piece inward", es: "Trae un trozo hacia dentro" },
        instruction: {
          en:
            "From the outer circle take the heaviest item and ask whether a small piece of it " +
            "belongs further in. Out of the climate, for instance, might come a neighborhood " +
            "meeting or what you cook on Mondays. Write that piece in its new place.",
          es:
            "Del círculo exterior toma lo más pesado y pregúntate si algún trozo pequeño cabe " +
            "más adentro. Del clima, por ejemplo, puede salir una reunión vecinal o lo que " +
            "cocinas los lunes. Escribe ese trozo en su nuevo lugar.",
        },
        seconds: 150,
        type: "reflection",
      },
      {
        title: { en: "And I can still…", es: "Y aun así puedo…" },
        instruction: {
          en:
            "For what remains outside, begin a sentence: I don’t decide this, and I can still… Finish " +
            "it in three different ways. If you notice that you’re more worried than before, put the " +
            "pen down; you’ve done this part.",
          es:
            "Para lo que sigue fuera, empieza una frase: esto no lo decido yo, y aun así puedo… " +
            "Complétala de tres maneras distintas. Si notas más preocupación que antes, suelta el " +
            "lápiz; esta parte ya está.",
        },
        seconds: 120,
        type: "reflection",
      },
      {
        title: { en: "Ten minutes and a limit", es: "Diez minutos y un límite" },
        instruction: {
          en:
            "Underline one item of the inner circle and give it a day, a place and ten minutes. " +
            "Write, too, how much news you want today: which source, at what time, until when. " +
            "Keep the page where you have breakfast.",
          es:
            "Subraya algo del círculo interior y dale un día, un lugar y diez minutos. Escribe " +
            "también cuántas noticias quieres hoy: de qué fuente, a qué hora, hasta cuándo. Deja " +
            "la página donde desayunas.",
        },
        seconds: 120,
        type: "reflection",
      },
    ],
  },
  {
    key: "before-the-exam",
    type: "journaling",
    name: { en: "Before the exam", es: "Antes del examen" },
    description: {
      en: "For the time before a test, an interview or a presentation: your fears go on paper, the paper goes away, and you choose where to start.",
      es: "Para antes de una prueba, una entrevista o una exposición: los miedos van al papel, el papel se aparta y tú eliges por dónde empezar.",
    },
    minutes: 8,
    weights: { work: 3, financial: 0, personal: 1, global: 0 },
    timeOfDay: "anytime",
    hours: [6, 23],
    isForSome: true,
    answers: ["work_1"],
    steps: [
      {
        title: { en: "One loose sheet", es: "Una hoja suelta" },
        instruction: {
          en: "Take a sheet you won’t need afterward. Nobody will read it or check the spelling.",
          es: "Toma una hoja que no necesites después. Nadie la va a leer ni a mirar la ortografía.",
        },
        seconds: 30,
        type: "instruction",
      },
      {
        title: { en: "Everything that could go wrong", es: "Todo lo que podría salir mal" },
        instruction: {
          en: "Write down what you’re afraid of, without stopping: going blank, the look on their faces, the grade. Keep the pen moving. It’s fine to repeat yourself.",
          es: "Escribe sin parar lo que temes: la mente en blanco, la cara que pondrán, la nota. Que el lápiz no se detenga. Si te repites, no importa.",
        },
        seconds: 180,
        type: "reflection",
      },
      {
        title: { en: "Put it aside", es: "Apártala" },
        instruction: {
          en: "Fold the sheet twice and put it out of sight, or tear it up. Shake out your writing hand.",
          es: "Dobla la hoja dos veces y quítala de la vista, o rómpela. Sacude la mano con la que escribes.",
        },
        seconds: 30,
        type: "movement",
      },
      {
        title: { en: "Only the first minute", es: "Solo el primer minuto" },
        instruction: {
          en: "On another piece of paper, write what you’ll do in the first minute: read the whole page, say your name, start with the question you know. Then add one line for when you get stuck.",
          es: "En otro papel, escribe qué harás en el primer minuto: leer toda la hoja, decir tu nombre, empezar por la pregunta que sabes. Después una línea para cuando te atasques.",
        },
        seconds: 150,
        type: "reflection",
      },
      {
        title: { en: "Slow and upright", es: "Despacio y con la espalda recta" },
        instruction: {
          en: "Straighten your back and breathe in through the nose, out as if to make a candle flame lean. Your heart may go on beating fast; you can begin anyway.",
          es: "Endereza la espalda, inspira por la nariz y suelta el aire como si movieras la llama de una vela sin apagarla. El corazón puede seguir rápido; puedes empezar igual.",
        },
        seconds: 90,
        type: "breathing",
      },
    ],
  },
];
