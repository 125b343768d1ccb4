import type { CatalogueEntry } from "../catalogue-entry.ts";

/** The catalogue's breathing exercises, with and without holds. */
export const breathing: readonly CatalogueEntry[] = [
  {
    key: "four-seven-eight",
    type: "breathing",
    name: { en: "4-7-8 breathing", es: "Respiración 4-7-8" },
    description: {
      en:
        "A counted breath with a long way out, done sitting or lying down, never while driving. " +
        "It may help you slow down before sleep.",
      es:
        "Una respiración contada, de salida larga, en una silla o en la cama y nunca al volante. " +
        "Puede ayudarte a bajar el ritmo antes de dormir.",
    },
    minutes: 5,
    weights: { work: 1, financial: 1, personal: 2, global: 1 },
    timeOfDay: "evening",
    answers: ["work_2"],
    steps: null,
  },
  {
    key: "trace-a-square",
    type: "breathing",
    name: { en: "Tracing a square", es: "Respirar en cuadrado" },
    description: {
      en:
        "Four equal sides of four counts: in, hold, out, rest. It may help you gather yourself " +
        "before a meeting or a demanding day.",
      es:
        "Cuatro lados iguales de cuatro tiempos: entrar, sostener, salir, esperar. Puede " +
        "ayudarte a centrarte antes de una reunión o de un día exigente.",
    },
    minutes: 6,
    weights: { work: 3, financial: 1, personal: 0, global: 1 },
    timeOfDay: "anytime",
    hours: [6, 23],
    answers: ["work_1"],
    steps: [
      {
        title: { en: "Choose a rectangle", es: "Elige un rectángulo" },
        instruction: {
          en:
            "Sit with your back supported, or lie down, and never do this while driving: it has " +
            "holds. If you’re pregnant, or have epilepsy or a heart or lung condition, ask a doctor " +
            "first. If you get dizzy, stop and breathe as usual. Now find a rectangle to follow with " +
            "your eyes: a window, a picture, a door.",
          es:
            "Siéntate con la espalda apoyada o acuéstate, y nunca lo hagas al volante: aquí se " +
            "sostiene el aire. Si hay un embarazo, epilepsia o una enfermedad del corazón o de los " +
            "pulmones, pregunta antes en una consulta médica. Si te mareas, detente. Ahora busca un " +
            "rectángulo que seguir con la mirada: una ventana, un cuadro, una puerta.",
        },
        seconds: 45,
        type: "instruction",
      },
      {
        title: { en: "Two sides first", es: "Primero dos lados" },
        instruction: {
          en:
            "Begin without holding: in through the nose for 4 while your eyes climb the left side, " +
            "out for 4 while they come down the right. Seven times, one count a second.",
          es:
            "Empieza sin pausas: toma aire por la nariz en 4 mientras la mirada sube por el lado " +
            "izquierdo y suéltalo en 4 mientras baja por el derecho. Siete veces, un tiempo por " +
            "segundo.",
        },
        seconds: 70,
        type: "breathing",
        led: { leadSeconds: 14, parts: [{ inhale: 4, hold: 0, exhale: 4, pause: 0, breaths: 7 }] },
      },
      {
        title: { en: "All four sides", es: "Los cuatro lados" },
        instruction: {
          en:
            "Now all four sides: in for 4 going up, hold for 4 along the top, out for 4 going down, " +
            "rest for 4 along the bottom. Eight rounds. If holding is a strain, leave it out.",
          es:
            "Ahora los cuatro lados: entra en 4 al subir, sostén 4 por arriba, sale en 4 al bajar, " +
            "espera 4 por abajo. Ocho vueltas. Si te cuesta sostener el aire, sáltatelo.",
        },
        seconds: 142,
        type: "breathing",
        led: { leadSeconds: 14, parts: [{ inhale: 4, hold: 4, exhale: 4, pause: 4, breaths: 8 }] },
      },
      {
        title: { en: "Let the square fade", es: "Borra el cuadrado" },
        instruction: {
          en:
            "Rest your eyes on one corner and drop the holds: in for 4, out for 4. After five rounds " +
            "stop counting too, and see what speed your breath chooses.",
          es:
            "Descansa la mirada en una esquina y quita las pausas: 4 para entrar, 4 para salir. Tras " +
            "cinco vueltas deja también de contar y mira qué velocidad elige la respiración.",
        },
        seconds: 65,
        type: "breathing",
        led: { leadSeconds: 14, parts: [{ inhale: 4, hold: 0, exhale: 4, pause: 0, breaths: 5 }] },
      },
      {
        title: { en: "What you want to say", es: "Lo que quieres decir" },
        instruction: {
          en:
            "Think of what is waiting for you and pick the one sentence you want to say there, " +
            "or the one thing you want to finish. Repeat it silently on a breath out. Lower your " +
            "shoulders and go whenever it suits you.",
          es:
            "Piensa en lo que te espera y elige la única frase que quieres decir allí, o la " +
            "única cosa que quieres terminar. Repítela en silencio al soltar el aire. Baja los " +
            "hombros y ve cuando te parezca.",
        },
        seconds: 60,
        type: "reflection",
      },
    ],
  },
  {
    key: "before-opening-bills",
    type: "breathing",
    name: { en: "Breathing before the bills", es: "Respirar antes de las facturas" },
    description: {
      en:
        "For the minutes before you open a letter from the bank or check your balance. Longer " +
        "breaths out may help you look with less rush.",
      es:
        "Para los minutos antes de abrir una carta del banco o revisar el saldo. Alargar la " +
        "salida del aire puede ayudarte a mirar con menos prisa.",
    },
    minutes: 6,
    weights: { work: 0, financial: 3, personal: 1, global: 0 },
    timeOfDay: "anytime",
    answers: ["financial_2"],
    steps: [
      {
        title: { en: "At arm’s length", es: "A un brazo de distancia" },
        instruction: {
          en:
            "Put the envelope, or the device with the page still closed, at arm’s length on a " +
            "table. Sit with both feet flat. Nothing gets opened yet. Say aloud what it is, in " +
            "neutral words: this is the electricity bill.",
          es:
            "Pon el sobre, o el aparato con la página aún cerrada, sobre una mesa y a un brazo " +
            "de distancia. Siéntate con los pies apoyados. Todavía no se abre nada. Di en voz " +
            "alta qué es, con palabras neutras: esta es la factura de la luz.",
        },
        seconds: 45,
        type: "instruction",
      },
      {
        title: { en: "Trace one hand", es: "Recorre una mano" },
        instruction: {
          en:
            "Spread one hand. With the other index finger, climb the outside of the thumb as you " +
            "breathe in for 4 and come down the inside as you breathe out for 6. Then the next " +
            "finger.",
          es:
            "Abre una mano. Con el índice de la otra, sube por fuera del pulgar al tomar aire en 4 y " +
            "baja por dentro al soltarlo en 6. Luego, el dedo siguiente.",
        },
        seconds: 64,
        type: "breathing",
        led: { leadSeconds: 14, parts: [{ inhale: 4, hold: 0, exhale: 6, pause: 0, breaths: 5 }] },
      },
      {
        title: { en: "There and back", es: "Ida y vuelta" },
        instruction: {
          en:
            "Go on over the fingers and back, in for 4 and out for 6. Twelve breaths. If counting " +
            "hurries you or you feel light-headed, breathe as you like.",
          es:
            "Continúa por los dedos, ida y vuelta: 4 para entrar y 6 para salir. Doce respiraciones. " +
            "Si contar te acelera o sientes mareo, respira como quieras.",
        },
        seconds: 134,
        type: "breathing",
        led: { leadSeconds: 14, parts: [{ inhale: 4, hold: 0, exhale: 6, pause: 0, breaths: 12 }] },
      },
      {
        title: { en: "Two questions", es: "Dos preguntas" },
        instruction: {
          en:
            "Ask yourself what you fear to find there. Then ask what you would do about it on a " +
            "practical day: call, pay in parts, ask for advice, wait until Friday. Settle on one step " +
            "that’s possible, not the best one.",
          es:
            "Pregúntate qué temes encontrar ahí. Después, qué harías con ello en un día práctico: " +
            "llamar, pagar en partes, pedir consejo, esperar al viernes. Quédate con un paso posible, " +
            "no con el mejor.",
        },
        seconds: 60,
        type: "reflection",
      },
      {
        title: { en: "Read three things", es: "Lee tres datos" },
        instruction: {
          en:
            "Open it while breathing out. Read three things only: the amount, the date and who " +
            "sends it. Write them down. The rest can be decided another day, so put it back on " +
            "the table and take two slow breaths.",
          es:
            "Ábrelo mientras sueltas el aire. Lee solo tres datos: la cantidad, la fecha y quién " +
            "lo envía. Anótalos. Lo demás puede decidirse otro día, así que déjalo de nuevo en " +
            "la mesa y haz dos respiraciones lentas.",
        },
        seconds: 75,
        type: "instruction",
      },
    ],
  },
  {
    key: "breath-after-the-news",
    type: "breathing",
    name: { en: "Breathing after the news", es: "Respirar después de las noticias" },
    description: {
      en:
        "Even breathing and a faraway gaze, for when headlines stay with you after reading. It " +
        "may help you return to the place where you are.",
      es:
        "Respiración regular y mirada lejana, para cuando los titulares se te quedan dentro. " +
        "Puede ayudarte a volver al lugar donde estás.",
    },
    minutes: 7,
    weights: { work: 0, financial: 1, personal: 0, global: 3 },
    timeOfDay: "anytime",
    answers: ["global_2"],
    steps: [
      {
        title: { en: "Close the pages", es: "Cierra las páginas" },
        instruction: {
          en:
            "Close every page except this one and prop the screen an arm away. Sit by a window, or " +
            "facing the longest distance the room offers. Let your hands lie open. Whatever is " +
            "happening far off, these minutes won’t change its course.",
          es:
            "Cierra todas las páginas menos esta y deja la pantalla a un brazo de distancia. " +
            "Siéntate junto a una ventana o de cara al punto más lejano de la habitación, con " +
            "las manos abiertas. Lo que ocurre lejos no cambiará de rumbo por estos minutos.",
        },
        seconds: 50,
        type: "instruction",
      },
      {
        title: { en: "A wide gaze", es: "Una mirada amplia" },
        instruction: {
          en:
            "Look at the furthest thing you can see for three breaths. Then, keeping your eyes " +
            "still, let your view widen until you notice both of its edges. Stay wide for ten " +
            "breaths, blinking when you like, with lazy eyes.",
          es:
            "Mira lo más lejano que alcances durante tres respiraciones. Después, sin mover los " +
            "ojos, amplía la vista hasta notar sus dos bordes. Quédate así diez respiraciones, " +
            "con los ojos perezosos y parpadeando cuando lo pidan.",
        },
        seconds: 90,
        type: "instruction",
      },
      {
        title: { en: "In for five, out for five", es: "Cinco al entrar, cinco al salir" },
        instruction: {
          en:
            "Breathe in through your nose for 5 and out for 5, without stopping in between. Fifteen " +
            "breaths. If 5 is long for you, use 4; if you feel light-headed, breathe as you like.",
          es:
            "Toma aire por la nariz en 5 tiempos y suéltalo en 5, sin pausa. Quince respiraciones. Si " +
            "5 te resulta largo, usa 4; si aparece mareo, respira como te salga.",
        },
        seconds: 164,
        type: "breathing",
        led: { leadSeconds: 14, parts: [{ inhale: 5, hold: 0, exhale: 5, pause: 0, breaths: 15 }] },
      },
      {
        title: { en: "One gesture, or none", es: "Un gesto, o ninguno" },
        instruction: {
          en:
            "Think of one person in what you read. What would you want for them tonight? Say it once, " +
            "in plain words. If there’s something small you can do, such as a call or a donation, " +
            "decide when. If there isn’t, the wish can be all of it.",
          es:
            "Piensa en una persona de lo que leíste. ¿Qué le desearías esta noche? Dilo una vez, con " +
            "palabras sencillas. Si hay algo pequeño que puedas hacer, como una llamada o un " +
            "donativo, decide cuándo. Si no lo hay, basta con desearlo.",
        },
        seconds: 80,
        type: "reflection",
      },
      {
        title: { en: "Here, today", es: "Aquí, hoy" },
        instruction: {
          en:
            "Shake your hands ten times as if they were wet and tap the floor with each foot. Name " +
            "aloud the day, the place, and something within two meters of you that’s doing well: a " +
            "plant, a lamp, a sleeping cat.",
          es:
            "Sacude las manos diez veces como si estuvieran mojadas y golpea el suelo suavemente " +
            "con cada pie. Nombra en voz alta el día, el lugar y algo a menos de dos metros que " +
            "esté bien: una planta, una lámpara, un gato que duerme.",
        },
        seconds: 50,
        type: "movement",
      },
    ],
  },
  {
    key: "hum-after-an-argument",
    type: "breathing",
    name: { en: "A hum after an argument", es: "Un murmullo después de discutir" },
    description: {
      en:
        "A low hum on each breath out, for the time after harsh words. It may help you settle " +
        "before deciding what to answer.",
      es:
        "Un murmullo grave en cada salida de aire, para el rato que sigue a unas palabras duras. " +
        "Puede ayudarte a serenarte antes de decidir qué responder.",
    },
    minutes: 5,
    weights: { work: 1, financial: 0, personal: 3, global: 0 },
    timeOfDay: "anytime",
    answers: ["personal_1"],
    steps: [
      {
        title: { en: "A place for a little noise", es: "Un lugar para hacer ruido" },
        instruction: {
          en:
            "If the other person frightens you, leave this for another day: go where there are people " +
            "you trust, and open “Help now”. If not, find a spot where a little noise bothers nobody, " +
            "never at the wheel. Sit down, open your fists and rest your palms on your thighs.",
          es:
            "Si la otra persona te da miedo, deja esto para otro día: ve donde haya gente de " +
            "confianza y abre «Ayuda ahora». Si no, busca un sitio donde un poco de ruido no moleste, " +
            "nunca al volante. Siéntate, abre los puños y apoya las palmas en los muslos.",
        },
        seconds: 40,
        type: "instruction",
      },
      {
        title: { en: "Shoulders and jaw", es: "Hombros y mandíbula" },
        instruction: {
          en:
            "Lift both shoulders toward your ears as you breathe in, and drop them with a sigh. Three " +
            "times. Then open your mouth wide, as in a yawn, and move the jaw slowly from side to " +
            "side, twice each way.",
          es:
            "Sube los hombros hacia las orejas al tomar aire y déjalos caer con un suspiro. Tres " +
            "veces. Luego abre mucho la boca, como en un bostezo, y mueve la mandíbula despacio " +
            "de un lado a otro, dos veces hacia cada lado.",
        },
        seconds: 40,
        type: "movement",
      },
      {
        title: { en: "Ten hums", es: "Diez murmullos" },
        instruction: {
          en:
            "Lips together, teeth apart. Breathe in through your nose and hum on the way out, low and " +
            "quiet, for as long as is comfortable. Ten hums, resting in between. If you feel dizzy, " +
            "stop.",
          es:
            "Labios juntos, dientes separados. Toma aire por la nariz y suéltalo con un sonido de " +
            "eme, grave y bajo, mientras sea cómodo. Diez veces, descansando en medio. Si te mareas, " +
            "detente.",
        },
        seconds: 134,
        type: "breathing",
        led: { leadSeconds: 14, parts: [{ inhale: 3, hold: 0, exhale: 5, pause: 4, breaths: 10 }] },
      },
      {
        title: { en: "What is left", es: "Lo que queda" },
        instruction: {
          en:
            "Let the sound fade and breathe in silence. Put a hand where it trembled most, lips, nose " +
            "or chest, and notice what remains there. Heat, pressure and tears are all allowed.",
          es:
            "Deja que el sonido se apague y respira en silencio. Pon una mano donde más vibraba, " +
            "labios, nariz o pecho, y nota qué queda ahí. El calor, la presión y las lágrimas tienen " +
            "permiso.",
        },
        seconds: 50,
        type: "breathing",
      },
      {
        title: { en: "Before you answer", es: "Antes de responder" },
        instruction: {
          en:
            "Say in one sentence what hurt you. Then ask what you need before you speak again: an " +
            "hour, a walk, an apology. Nothing has to be sent now.",
          es:
            "Di en una sola frase qué te dolió. Después pregúntate qué necesitas antes de volver a " +
            "hablar: una hora, un paseo, una disculpa. Nada tiene que enviarse ahora.",
        },
        seconds: 50,
        type: "reflection",
      },
    ],
  },
  {
    key: "belly-breathing-lying-down",
    type: "breathing",
    name: { en: "Belly breathing, lying down", es: "Respirar con el vientre" },
    description: {
      en:
        "With a light book on your belly you watch the breath drop lower. It may help after a " +
        "tense day spent in one position.",
      es:
        "Con un libro ligero sobre el vientre, observas cómo baja la respiración. Puede ayudar " +
        "tras un día tenso y en una misma postura.",
    },
    minutes: 10,
    weights: { work: 2, financial: 0, personal: 1, global: 1 },
    timeOfDay: "evening",
    answers: ["work_2", "global_3"],
    steps: [
      {
        title: { en: "A book on your belly", es: "Un libro sobre el vientre" },
        instruction: {
          en:
            "Lie on your back, knees bent and feet flat, or calves resting on a chair. Put a " +
            "light book on your navel and one hand on your chest. If lying flat is " +
            "uncomfortable, lean back in an armchair and use your palm as the book.",
          es:
            "Acuéstate boca arriba con las rodillas dobladas, o con las pantorrillas sobre una " +
            "silla. Pon un libro ligero en el ombligo y una mano en el pecho. Si esa postura te " +
            "incomoda, recuéstate en un sillón y usa la palma en lugar del libro.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "Only watch", es: "Solo mira" },
        instruction: {
          en:
            "Change nothing yet. For fifteen breaths see which moves more, the book or the hand. " +
            "There’s no right result: many people breathe high after hours at a desk. Notice, too, " +
            "whether the ribs open to the sides.",
          es:
            "No cambies nada todavía. Durante quince respiraciones mira qué se mueve más, el " +
            "libro o la mano. No hay un resultado correcto: muchas personas respiran alto tras " +
            "horas de escritorio. Nota también si las costillas se abren hacia los lados.",
        },
        seconds: 90,
        type: "breathing",
      },
      {
        title: { en: "Raise the book", es: "Eleva el libro" },
        instruction: {
          en:
            "Breathe in through your nose for 3 and let the book rise; breathe out for 5 and let it " +
            "sink. The other hand hardly moves. Twenty breaths, small ones. If you feel light-headed, " +
            "make them smaller.",
          es:
            "Toma aire por la nariz en 3 tiempos y deja que el libro suba; suéltalo en 5 y deja que " +
            "baje. La otra mano apenas se mueve. Veinte respiraciones, pequeñas. Si hay mareo, más " +
            "pequeñas todavía.",
        },
        seconds: 174,
        type: "breathing",
        led: { leadSeconds: 14, parts: [{ inhale: 3, hold: 0, exhale: 5, pause: 0, breaths: 20 }] },
      },
      {
        title: { en: "Knees from side to side", es: "Rodillas de lado a lado" },
        instruction: {
          en:
            "Set the book aside, feet flat. With each breath out let both knees lean to one " +
            "side; with each breath in bring them back to the middle. Seven times each way, " +
            "slowly, within what is easy for your back.",
          es:
            "Deja el libro a un lado y apoya los pies. Al soltar el aire, inclina las dos " +
            "rodillas hacia un lado; al tomarlo, regresa al centro. Siete veces hacia cada lado, " +
            "despacio y sin pasar de lo fácil para tu espalda.",
        },
        seconds: 120,
        type: "movement",
      },
      {
        title: { en: "A moored boat", es: "Una barca amarrada" },
        instruction: {
          en:
            "Lay both hands on the belly and stop counting. Feel the warmth and the slow rise " +
            "beneath them, like a boat moored in still water. When your mind leaves for " +
            "tomorrow, come back for just one breath, and then for another.",
          es:
            "Pon las dos manos sobre el vientre y deja de contar. Siente el calor y el vaivén " +
            "debajo, como el de una barca amarrada en agua quieta. Cuando la mente se vaya al " +
            "día de mañana, vuelve por una sola respiración, y luego por otra.",
        },
        seconds: 90,
        type: "breathing",
      },
      {
        title: { en: "Up without haste", es: "Arriba sin prisa" },
        instruction: {
          en:
            "Stretch your legs out and spread your toes. Roll onto one side and wait two breaths " +
            "before you sit up, so that your head has time to follow. If you’re already in bed for " +
            "the night, simply stay.",
          es:
            "Estira las piernas y separa los dedos de los pies. Gira hacia un lado y espera dos " +
            "respiraciones antes de sentarte, para darle tiempo a la cabeza. Si ya estás en la " +
            "cama para dormir, quédate ahí.",
        },
        seconds: 60,
        type: "movement",
      },
    ],
  },
  {
    key: "air-before-you-pay",
    type: "breathing",
    name: { en: "A breath before you pay", es: "Un respiro antes de pagar" },
    description: {
      en: "For the checkout line, the moment you get your card out, or the “Buy” button. A few breaths with a longer breath out, right where you are.",
      es: "Para la fila de la caja, el momento de sacar la tarjeta o el botón de «comprar». Unas respiraciones soltando el aire despacio, ahí mismo donde estás.",
    },
    minutes: 5,
    weights: { work: 0, financial: 3, personal: 0, global: 1 },
    timeOfDay: "anytime",
    answers: ["financial_1"],
    steps: [
      {
        title: { en: "Stop where you are", es: "Detente donde estás" },
        instruction: {
          en: "Stand with your weight on both feet, or sit with both feet down. If you’re in line, keep your place; nobody will notice. Practicing at home with an empty basket works just as well.",
          es: "Ponte de pie con el peso en los dos pies, o siéntate con las plantas apoyadas. Si estás en la fila, conserva tu sitio; nadie lo notará. También sirve practicar en casa con una cesta vacía.",
        },
        seconds: 45,
        type: "instruction",
      },
      {
        title: { en: "In for three, out for five", es: "Tres al entrar, cinco al salir" },
        instruction: {
          en:
            "Breathe in to a count of three and out to a count of five, with no hold. If that feels " +
            "long, count faster. Keep going until the step ends.",
          es:
            "Deja entrar el aire contando hasta tres y suéltalo contando hasta cinco, sin retenerlo. " +
            "Si se te hace largo, cuenta más rápido. Sigue hasta que acabe el paso.",
        },
        seconds: 75,
        type: "breathing",
        led: { leadSeconds: 11, parts: [{ inhale: 3, hold: 0, exhale: 5, pause: 0, breaths: 8 }] },
      },
      {
        title: { en: "Ask the basket", es: "Pregunta a la cesta" },
        instruction: {
          en: "Keep breathing slowly and look at one thing you’re about to pay for. Do you need it today, want it today, or neither? Any answer is fine. You’re only looking.",
          es: "Sigue respirando despacio y mira una de las cosas que vas a pagar. ¿La necesitas hoy, la quieres hoy o ninguna de las dos? Vale cualquier respuesta. Solo estás mirando.",
        },
        seconds: 75,
        type: "reflection",
      },
      {
        title: { en: "A few more", es: "Unas cuantas más" },
        instruction: {
          en: "Keep breathing the same way until the step ends, with your shoulders heavy. Each time you breathe out, let your hand loosen around the card or the phone.",
          es: "Respira igual hasta que acabe el paso, con los hombros sueltos. Cada vez que sueltes el aire, deja que la mano se afloje alrededor de la tarjeta o del teléfono.",
        },
        seconds: 60,
        type: "breathing",
        led: { leadSeconds: 12, parts: [{ inhale: 3, hold: 0, exhale: 5, pause: 0, breaths: 6 }] },
      },
      {
        title: { en: "Go on", es: "Sigue" },
        instruction: {
          en: "Pay, put one thing back, or leave it all for tomorrow. Whichever you choose, it’s your call.",
          es: "Paga, devuelve una cosa o déjalo todo para mañana. Sea lo que sea, lo decides tú.",
        },
        seconds: 45,
        type: "instruction",
      },
    ],
  },
  {
    key: "even-breathing",
    type: "breathing",
    name: { en: "Even breathing", es: "Respirar a partes iguales" },
    description: {
      en: "In and out for the same length of time, without holding your breath and without effort. A practice for any day, good days included.",
      es: "El aire entra y sale durante el mismo tiempo, sin retenerlo y sin esfuerzo. Una práctica para cualquier día, también los buenos.",
    },
    minutes: 5,
    weights: { work: 2, financial: 0, personal: 1, global: 2 },
    timeOfDay: "anytime",
    answers: ["work_2", "global_1"],
    steps: [
      {
        title: { en: "Any place will do", es: "Cualquier lugar sirve" },
        instruction: {
          en: "Sit, stand or lie down, whichever you like. Loosen anything tight around your belly. If counting breaths ever makes you uneasy, look out the window for these minutes instead.",
          es: "Siéntate, quédate de pie o acuéstate, como prefieras. Afloja lo que te apriete el vientre. Si contar respiraciones llega a inquietarte, mira por la ventana durante estos minutos.",
        },
        seconds: 45,
        type: "instruction",
      },
      {
        title: { en: "Find your count", es: "Encuentra tu cuenta" },
        instruction: {
          en: "Count how long a breath in takes, without changing it. Three, four, five? That’s your number for today. No number is better than another.",
          es: "Cuenta cuánto dura una entrada de aire, sin cambiarla. ¿Tres, cuatro, cinco? Ese es tu número por hoy. Ninguno es mejor que otro.",
        },
        seconds: 60,
        type: "breathing",
      },
      {
        title: { en: "The same both ways", es: "Igual a la ida y a la vuelta" },
        instruction: {
          en:
            "Breathe in for your number and out for the same number, without stopping at the top or " +
            "the bottom. The circle keeps 4 and 4; if yours is another, follow yours. If you lose " +
            "count, start again at one.",
          es:
            "Inspira contando hasta tu número y suelta el aire con la misma cuenta, sin parar arriba " +
            "ni abajo. El círculo lleva 4 y 4; si tu número es otro, sigue el tuyo. Si te pierdes, " +
            "empieza en uno.",
        },
        seconds: 120,
        type: "breathing",
        led: { leadSeconds: 16, parts: [{ inhale: 4, hold: 0, exhale: 4, pause: 0, breaths: 13 }] },
      },
      {
        title: { en: "Without numbers", es: "Sin números" },
        instruction: {
          en: "Let go of the counting and keep the swing. See whether it carries on by itself.",
          es: "Suelta la cuenta y conserva el vaivén. Mira si sigue solo.",
        },
        seconds: 45,
        type: "breathing",
      },
      {
        title: { en: "Back to the day", es: "De vuelta al día" },
        instruction: {
          en: "Take one ordinary breath, look at something green or far away, and carry on with your day.",
          es: "Respira una vez con normalidad, mira algo verde o lejano y continúa.",
        },
        seconds: 30,
        type: "instruction",
      },
    ],
  },
];
