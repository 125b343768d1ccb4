import type { CatalogueEntry } from "../catalogue-entry.ts";

/** Small, concrete tasks for money worries. They give no advice on investments or law. */
export const financial: readonly CatalogueEntry[] = [
  {
    key: "look-at-one-account",
    type: "financial",
    name: { en: "Look at one account", es: "Mira una sola cuenta" },
    description: {
      en: "Open one account or one wallet, read a single number, and close it again. Looking is the whole task.",
      es:
        "Abre una cuenta o la billetera, lee un solo número y vuelve a cerrarla. Mirar es toda la " +
        "tarea.",
    },
    minutes: 5,
    weights: { work: 0, financial: 3, personal: 0, global: 1 },
    timeOfDay: "morning",
    answers: ["financial_1", "financial_2"],
    steps: [
      {
        title: { en: "Choose just one", es: "Elige una sola" },
        instruction: {
          en:
            "If someone else controls your money or checks your phone, do this only when and where " +
            "it’s safe, or skip it. Otherwise pick the account, card or wallet that’s easiest to look " +
            "at today. Just that one. There’s nothing to pay, move or decide in the next five " +
            "minutes.",
          es:
            "Si otra persona controla tu dinero o revisa tu teléfono, haz esto solo cuando y donde no " +
            "haya riesgo, o sáltalo. Si no, elige la cuenta, la tarjeta o la billetera que hoy te " +
            "resulte más fácil de mirar. Solo esa. En estos cinco minutos no hay nada que pagar, " +
            "mover ni decidir.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "Settle first", es: "Primero, calma" },
        instruction: {
          en: "Sit with your back supported and lay a hand on your belly. Let a few breaths come and go, each one leaving a little more slowly than it came. If you feel a knot somewhere, it may stay.",
          es: "Siéntate con la espalda apoyada y pon una mano en el vientre. Deja ir y venir el aire unas cuantas veces, soltándolo algo más despacio de como entró. Si hay un nudo en alguna parte, puede quedarse.",
        },
        seconds: 60,
        type: "breathing",
      },
      {
        title: { en: "Read the number", es: "Lee el número" },
        instruction: {
          en: "Open it and find the balance. Read the number slowly, once, as you would read a temperature. Then write it on paper with today’s date. A number tells you how much there is, not who you are.",
          es: "Ábrela y busca el saldo. Lee el número despacio, una vez, como leerías una temperatura. Después escríbelo en un papel con la fecha de hoy. Un número dice cuánto hay, no quién eres.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "Name what shows up", es: "Nombra lo que aparece" },
        instruction: {
          en: "What came with the number: relief, dread, surprise, nothing much? Give it one word. Then ask which is nearer to the truth, the figure you had imagined before looking or the one on the paper.",
          es: "¿Qué vino con el número: alivio, temor, sorpresa, poca cosa? Ponle una palabra. Después pregúntate en qué se distingue la cifra que imaginabas antes de mirar de la que está en el papel.",
        },
        seconds: 90,
        type: "reflection",
      },
      {
        title: { en: "Close it again", es: "Vuelve a cerrarla" },
        instruction: {
          en:
            "Log out or put the purse away. Stand up, drink some water or open a window. If a next " +
            "step came to mind, write it under the number; it doesn’t have to happen today.",
          es: "Cierra la sesión o guarda el monedero. Levántate, bebe un poco de agua o abre una ventana. Si se te ocurrió un siguiente paso, apúntalo bajo el número; no tiene que ser hoy.",
        },
        seconds: 45,
        type: "movement",
      },
    ],
  },
  {
    key: "three-fixed-costs",
    type: "financial",
    name: { en: "List three fixed costs", es: "Anota tres gastos fijos" },
    description: {
      en:
        "Write down three payments that come every month, with their amount and day, so you can " +
        "see them all at once.",
      es: "Escribe tres pagos que llegan cada mes, con su cantidad y su día, para verlos de una " + "vez.",
    },
    minutes: 8,
    weights: { work: 0, financial: 3, personal: 1, global: 0 },
    timeOfDay: "anytime",
    answers: ["financial_1"],
    steps: [
      {
        title: { en: "Get paper ready", es: "Prepara el papel" },
        instruction: {
          en:
            "Take a sheet and draw three columns: what, how much, which day. Rough numbers are " +
            "welcome here; you can look up the exact ones another time. Use any pencil and the back " +
            "of an envelope if that’s what there is.",
          es:
            "Toma una hoja y dibuja tres columnas: qué, cuánto y qué día. Aquí valen los números " +
            "aproximados; los exactos pueden buscarse otro día. Vale cualquier lápiz y, si es lo que " +
            "hay, el reverso de un sobre.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "The roof", es: "El techo" },
        instruction: {
          en:
            "Begin with where you live: rent, loan, or what you give at home. Write the amount and " +
            "the day it’s due. If others share it, write only your part. If there’s none, choose " +
            "another cost.",
          es: "Empieza por el lugar donde vives: alquiler, préstamo o lo que aportas en casa. Escribe la cantidad y el día en que vence. Si se comparte, anota solo tu parte. Si no tienes ese gasto, elige otro.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "Light, water, phone", es: "Luz, agua, teléfono" },
        instruction: {
          en: "Now choose one bill that keeps the home running, such as electricity, water or the phone. If the amount changes, take the last one you remember and put a wavy line in front of it.",
          es: "Elige ahora una factura que mantiene la casa en marcha, como la luz, el agua o el teléfono. Si la cantidad cambia, usa la última que recuerdes y ponle delante una línea ondulada.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "The easy one to forget", es: "El que se olvida" },
        instruction: {
          en:
            "For the third line, think of something small that leaves by itself: a subscription, a " +
            "membership, an installment. Write it down and note beside it, without judging, whether " +
            "you used it this month.",
          es: "Para la tercera línea, piensa en algo pequeño que se cobra solo: una suscripción, una cuota, un pago a plazos. Apúntalo y anota al lado, sin juzgar, si lo has usado este mes.",
        },
        seconds: 120,
        type: "reflection",
      },
      {
        title: { en: "Give the list a home", es: "Dale un sitio a la lista" },
        instruction: {
          en: "Put a circle around the date that comes next. Then decide where the sheet lives: a drawer, the fridge door, a folder. The list can grow by a line whenever you like, and three lines are already a list.",
          es: "Rodea con un círculo la fecha que llega antes. Luego decide dónde vivirá la hoja: un cajón, la puerta de la cocina, una carpeta. Puede crecer una línea cuando quieras, y con tres ya es una lista.",
        },
        seconds: 60,
        type: "instruction",
      },
    ],
  },
  {
    key: "prepare-a-money-call",
    type: "financial",
    name: { en: "Prepare a money call", es: "Prepara una llamada de dinero" },
    description: {
      en: "Get ready for one phone call about a bill or a payment: the papers, the question, the first sentence and a time to make it.",
      es: "Prepara una llamada sobre una factura o un pago: los papeles, la pregunta, la primera frase y una hora para hacerla.",
    },
    minutes: 12,
    weights: { work: 1, financial: 3, personal: 0, global: 0 },
    timeOfDay: "morning",
    hours: [7, 12],
    answers: ["financial_2"],
    steps: [
      {
        title: { en: "Choose the call", es: "Elige la llamada" },
        instruction: {
          en:
            "Think of one call you have been carrying around: a bill you don’t understand, a date you " +
            "would like to move. Only one. In this session you prepare it; whether you dial afterward " +
            "is up to you.",
          es: "Piensa en una llamada que llevas tiempo cargando: una factura que no entiendes, una fecha que querrías mover. Solo una. En esta sesión la preparas; si después marcas o no, lo decides tú.",
        },
        seconds: 60,
        type: "reflection",
      },
      {
        title: { en: "Gather the papers", es: "Reúne los papeles" },
        instruction: {
          en:
            "Find the letter or message it’s about, your customer or account number, and the phone " +
            "number printed there. Lay them side by side with a pen. If something is missing, write " +
            "what it is and go on.",
          es: "Busca la carta o el mensaje de que se trata, tu número de cliente o de cuenta y el teléfono que figura allí. Ponlos juntos con un bolígrafo. Si falta algo, anota qué es y sigue adelante.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "Write one question", es: "Escribe una pregunta" },
        instruction: {
          en: "What do you want to know or ask for? Put it in one plain sentence: “Could I pay this in two parts?” or “What is this amount for?” Below, write a second question to use if the answer is no.",
          es: "¿Qué quieres saber o pedir? Ponlo en una frase sencilla: “¿Podría pagarlo en dos partes?” o “¿A qué corresponde esta cantidad?”. Debajo, escribe otra pregunta por si la respuesta es que no.",
        },
        seconds: 180,
        type: "reflection",
      },
      {
        title: { en: "The first ten seconds", es: "Los primeros diez segundos" },
        instruction: {
          en:
            "Only the beginning needs to be ready: good morning, your name, the reason. Write those " +
            "three at the top of the sheet. Below them, put one line for when you need time: “One " +
            "moment, please, I’m writing that down.” The rest you can take as it comes.",
          es:
            "Solo hace falta tener listo el comienzo: buenos días, tu nombre, el motivo. Escribe esas " +
            "tres cosas en lo alto de la hoja. Debajo, una línea para ganar tiempo: «Un momento, por " +
            "favor, lo estoy anotando». Lo demás irá saliendo.",
        },
        seconds: 180,
        type: "instruction",
      },
      {
        title: { en: "Set the time", es: "Pon la hora" },
        instruction: {
          en:
            "Choose a day and an hour when the line is open and you have a quiet corner. Write it at " +
            "the top of your sheet. You may also ask someone to sit beside you, or to check in with " +
            "you afterward.",
          es: "Elige un día y una hora en que atiendan y tengas un rincón tranquilo. Escríbelo en lo alto de la hoja. También puedes pedirle a alguien que se siente a tu lado o que te escriba después.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "Let go of the voice", es: "Suelta la voz" },
        instruction: {
          en:
            "Loosen your jaw, and breathe out with a quiet sigh two or three times. Imagine hanging " +
            "up and doing something pleasant. You can stop rehearsing now; fold the sheet and put it " +
            "away.",
          es:
            "Afloja la mandíbula y suelta el aire con un suspiro suave, dos o tres veces. Imagina que " +
            "cuelgas y haces algo agradable. Ya no hace falta que la ensayes: dobla la hoja y " +
            "apártala.",
        },
        seconds: 60,
        type: "breathing",
      },
    ],
  },
  {
    key: "open-one-letter",
    type: "financial",
    name: { en: "Open one waiting letter", es: "Abre una carta pendiente" },
    description: {
      en:
        "Take one unopened letter or e-mail about money, find its date and its request, and give " +
        "it a place. Just one.",
      es:
        "Toma una carta o un correo de dinero sin abrir, busca su fecha y lo que pide, y dale un " +
        "lugar. Solo una.",
    },
    minutes: 7,
    weights: { work: 0, financial: 3, personal: 2, global: 0 },
    timeOfDay: "afternoon",
    answers: ["financial_2"],
    steps: [
      {
        title: { en: "Take one from the pile", es: "Saca una del montón" },
        instruction: {
          en:
            "Pick a single letter or message and move the rest out of sight. Many people let this " +
            "kind of mail wait; it’s a common way of getting some peace. Today you look at one, at a " +
            "table, in good light.",
          es: "Elige una sola carta o un solo mensaje y aparta el resto de la vista. Mucha gente deja esperar este correo: es una forma común de buscar algo de paz. Hoy miras una, en una mesa y con buena luz.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "Three slow breaths out", es: "Suelta el aire despacio" },
        instruction: {
          en: "Keep the letter closed in front of you. Breathe out for longer than you breathe in, three times or more, with your shoulders low. If you would like company, ask someone to sit nearby while you open it.",
          es: "Deja la carta cerrada frente a ti. Suelta el aire durante más tiempo del que lo tomas, tres veces o más, con los hombros bajos. Si prefieres compañía, pídele a alguien que se siente cerca mientras la abres.",
        },
        seconds: 60,
        type: "breathing",
      },
      {
        title: { en: "Look for three facts", es: "Busca tres datos" },
        instruction: {
          en:
            "Open it and look only for these: who wrote, what they ask, by which day. Underline them. " +
            "Skip the bold capitals and the small print for now. If there’s no request in it, write " +
            "“for information” on top.",
          es: "Ábrela y busca solo esto: quién escribe, qué pide y para qué día. Subráyalo. Por ahora sáltate las mayúsculas y la letra pequeña. Si no pide nada, escribe arriba “solo para saber”.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "Write the next step", es: "Escribe el siguiente paso" },
        instruction: {
          en:
            "Finish one sentence on the envelope: “The next thing is…” It can be as small as finding " +
            "a paper, asking a friend what a word means, or calling the number on the page. Add the " +
            "day you’ll do it.",
          es: "Completa una frase en el sobre: “Lo siguiente es…”. Puede ser tan pequeño como buscar un papel, preguntar a alguien qué significa una palabra o llamar al número que aparece. Añade el día en que lo harás.",
        },
        seconds: 120,
        type: "reflection",
      },
      {
        title: { en: "Put it in its place", es: "Ponla en su lugar" },
        instruction: {
          en: "Choose a folder, a clip or a box for opened letters and put this one in. Then get up and move around the room for the rest of the minute, arms loose. The pile can wait for another day.",
          es: "Elige una carpeta, una pinza o una caja para las cartas abiertas y guarda esta. Luego levántate y muévete por el cuarto lo que queda del minuto, con los brazos sueltos. El montón puede esperar otro día.",
        },
        seconds: 60,
        type: "movement",
      },
    ],
  },
  {
    key: "celebrate-within-a-budget",
    type: "financial",
    name: { en: "Celebrate within your means", es: "Celebrar a tu medida" },
    description: {
      en: "Plan a birthday, a visit or a holiday gift around what counts for the people in it, with an amount chosen beforehand.",
      es: "Planea un cumpleaños, una visita o un regalo a partir de lo que importa a las personas, con una cantidad elegida de antemano.",
    },
    minutes: 18,
    weights: { work: 0, financial: 2, personal: 3, global: 0 },
    timeOfDay: "anytime",
    hours: [8, 23],
    isForSome: true,
    answers: ["financial_3"],
    steps: [
      {
        title: { en: "Pick one occasion", es: "Elige una ocasión" },
        instruction: {
          en:
            "Choose one date ahead that makes you think of money: a birthday, a wedding, a trip to " +
            "see family, a festive dinner. Write it in the middle of a sheet, with the names of the " +
            "people it’s for.",
          es: "Elige una fecha próxima que te haga pensar en dinero: un cumpleaños, una boda, un viaje para ver a la familia, una cena de fiesta. Escríbela en el centro de una hoja con los nombres de quienes la celebran.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "What people remember", es: "Lo que se recuerda" },
        instruction: {
          en: "Think of two celebrations you remember fondly. What comes back: a song, a joke, who sat next to you, a smell from the kitchen? Note those things around the date. Mark the ones that hardly cost anything.",
          es: "Piensa en dos celebraciones que recuerdes con cariño. ¿Qué vuelve: una canción, una broma, quién se sentó a tu lado, un olor de la cocina? Anótalo alrededor de la fecha. Señala lo que apenas costó dinero.",
        },
        seconds: 240,
        type: "reflection",
      },
      {
        title: { en: "Set the amount first", es: "Primero, la cantidad" },
        instruction: {
          en: "Write an amount you could spend and still sleep well the week after. It may be zero. Divide it into two or three parts, such as food, travel and a present, and put a small cushion aside for the unforeseen.",
          es: "Escribe una cantidad que podrías gastar y aun así dormir con calma la semana siguiente. Puede ser cero. Divídela en dos o tres partes, como comida, viaje y regalo, y aparta un poco para los imprevistos.",
        },
        seconds: 240,
        type: "instruction",
      },
      {
        title: { en: "Build it from there", es: "Constrúyela desde ahí" },
        instruction: {
          en: "Sketch the day with that amount: what you could cook, borrow, make or share, who could bring a dish, whether a letter or an afternoon of your time would make a good gift. Keep two ideas and cross out the rest.",
          es: "Dibuja el día con esa cantidad: qué podrías cocinar, pedir prestado, hacer o compartir, quién podría traer un plato, si una carta o una tarde contigo serían un buen regalo. Quédate con dos ideas y tacha las demás.",
        },
        seconds: 300,
        type: "reflection",
      },
      {
        title: { en: "Tell them early", es: "Avisa pronto" },
        instruction: {
          en:
            "Decide who should hear about the plan before it grows: whoever invites, cooks or usually " +
            "pays. Draft a short message with the fun part first and the limit second: “Picnic on the " +
            "eighth! We’re keeping gifts homemade.” Put the sheet with your calendar.",
          es:
            "Decide quién debe conocer el plan antes de que crezca: quien invita, quien cocina o " +
            "quien suele pagar. Escribe un mensaje corto, primero lo divertido y después el límite: " +
            "«¡Pícnic el día ocho! Esta vez, regalos hechos en casa». Guarda la hoja con tu agenda.",
        },
        seconds: 180,
        type: "instruction",
      },
    ],
  },
  {
    key: "one-receipt-line-by-line",
    type: "financial",
    name: { en: "One receipt, line by line", es: "Un recibo, línea a línea" },
    description: {
      en: "Read one shopping receipt with curiosity, see where prices moved and where habit did, and choose one thing for next time.",
      es: "Lee con curiosidad un recibo de compra, mira qué movieron los precios y qué la costumbre, y elige algo para la próxima vez.",
    },
    minutes: 10,
    weights: { work: 0, financial: 3, personal: 1, global: 2 },
    timeOfDay: "afternoon",
    answers: ["financial_1"],
    steps: [
      {
        title: { en: "Find a receipt", es: "Busca un recibo" },
        instruction: {
          en:
            "Look in your bag, a drawer or your messages for the receipt from an ordinary grocery " +
            "run. If there’s none, write down from memory what you bought last time. Take a pencil " +
            "and sit where you have some room.",
          es: "Busca en el bolso, en un cajón o en tus mensajes el recibo de una compra corriente. Si no hay ninguno, escribe de memoria lo que compraste la última vez. Toma un lápiz y siéntate con algo de espacio.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "Three small marks", es: "Tres marcas pequeñas" },
        instruction: {
          en: "Go down the lines. Put a dot beside what was needed, a little sun beside what gave pleasure, and a wave beside what came along out of habit. Pleasure is a good reason to buy something; the sun is no fault.",
          es: "Baja por las líneas. Pon un punto junto a lo necesario, un sol pequeño junto a lo que dio gusto y una onda junto a lo que vino por costumbre. El gusto es una buena razón para comprar: el sol no es una falta.",
        },
        seconds: 150,
        type: "instruction",
      },
      {
        title: { en: "What the prices did", es: "Lo que hicieron los precios" },
        instruction: {
          en: "Circle two things that used to cost less. That part was decided far from your kitchen, and many households meet it too. Say what you notice in yourself as you look: annoyance, worry, tiredness, or a shrug.",
          es: "Rodea dos cosas que antes costaban menos. Esa parte se decidió lejos de tu cocina y muchos hogares la encuentran también. Di qué notas en ti al mirarla: enojo, inquietud, cansancio o nada en especial.",
        },
        seconds: 180,
        type: "reflection",
      },
      {
        title: { en: "One line for next time", es: "Una línea para la próxima" },
        instruction: {
          en:
            "Look at the waves. Is there one you wouldn’t miss, or one you would rather turn into a " +
            "sun? Write a single line on the back: something to leave, to swap or to keep on purpose " +
            "next time.",
          es: "Mira las ondas. ¿Hay alguna que no extrañarías, o que preferirías convertir en un sol? Escribe una sola línea al dorso: algo que dejar, que cambiar o que conservar a propósito la próxima vez.",
        },
        seconds: 150,
        type: "reflection",
      },
      {
        title: { en: "Fold it away", es: "Dóblalo y guárdalo" },
        instruction: {
          en:
            "Fold the receipt and tuck it where you keep your shopping bag or your list. Stand up, " +
            "roll your wrists and your neck gently, and have a drink of water. That’s all for today; " +
            "no total is needed.",
          es: "Dobla el recibo y ponlo donde guardas la bolsa o la lista de la compra. Levántate, gira con suavidad las muñecas y el cuello, y bebe agua. Eso es todo por hoy; no hace falta sumar nada.",
        },
        seconds: 60,
        type: "movement",
      },
    ],
  },
  {
    key: "envelope-with-a-name",
    type: "financial",
    name: { en: "One envelope, one name", es: "Un sobre con nombre" },
    description: {
      en:
        "Give one small amount a place and a purpose of its own. A coin, or an empty envelope " +
        "waiting for one.",
      es:
        "Dale a una cantidad pequeña un lugar y un propósito. Una moneda, o un sobre vacío que la " +
        "espere.",
    },
    minutes: 6,
    weights: { work: 0, financial: 3, personal: 1, global: 0 },
    timeOfDay: "anytime",
    answers: ["financial_1", "financial_3"],
    steps: [
      {
        title: { en: "Find something to keep it in", es: "Busca dónde guardarla" },
        instruction: {
          en: "Take an envelope, a jar or a folded sheet. If your money lives in an app, a note with a title will do. Nothing has to go in yet.",
          es: "Toma un sobre, un frasco o una hoja doblada. Si tu dinero vive en una aplicación, vale una nota con título. Todavía no tiene que entrar nada.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "What is it for?", es: "¿Para qué es?" },
        instruction: {
          en: "Think of something close at hand: the bus on Friday, a birthday cake, shoes before the rain. Choose one that would make a week easier. Small is better than grand here.",
          es: "Piensa en algo cercano: el autobús del viernes, un pastel de cumpleaños, zapatos antes de la lluvia. Elige lo que haría más fácil una semana. Aquí lo pequeño gana a lo grande.",
        },
        seconds: 90,
        type: "reflection",
      },
      {
        title: { en: "Write its name", es: "Escribe su nombre" },
        instruction: {
          en: "Write the purpose on the outside in your own words, with the amount you’d need. Add a date only if there really is one.",
          es: "Escribe el propósito por fuera con tus palabras y la cantidad que haría falta. Agrega una fecha solo si de verdad la hay.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "The first amount", es: "La primera cantidad" },
        instruction: {
          en: "Put in what you wouldn’t miss today, even if it’s just a few cents. If that’s nothing today, draw a small circle to save its place.",
          es: "Pon lo que hoy no te haría falta, aunque sean unas monedas. Si hoy no es nada, dibuja un círculo pequeño: el lugar queda guardado.",
        },
        seconds: 90,
        type: "instruction",
      },
      {
        title: { en: "Put it away", es: "Guárdalo" },
        instruction: {
          en: "Put it in a drawer or on a shelf where you’ll come across it without looking. Stretch your arms once, and leave it there until its day comes.",
          es: "Llévalo a un cajón o a un estante donde lo encuentres sin buscar. Estira los brazos una vez y déjalo ahí hasta que llegue su día.",
        },
        seconds: 60,
        type: "movement",
      },
    ],
  },
  {
    key: "what-goes-first",
    type: "financial",
    name: { en: "What comes first", es: "Qué va primero" },
    description: {
      en: "For a week with more payments than money. You put what’s due in order and choose one payment to talk about.",
      es: "Para una semana con más pagos que dinero. Ordenas lo que vence y eliges un pago del que hablar.",
    },
    minutes: 10,
    weights: { work: 0, financial: 3, personal: 0, global: 1 },
    timeOfDay: "anytime",
    answers: ["financial_1", "financial_2"],
    steps: [
      {
        title: { en: "Before the list", es: "Antes de la lista" },
        instruction: {
          en: "Sit with both feet down and breathe out slowly a few times. This is only about one week. You don’t have to pay anything while you’re here.",
          es: "Siéntate con los dos pies en el suelo y suelta el aire despacio unas cuantas veces. Esto trata de una sola semana. Mientras estés aquí no hay que pagar nada.",
        },
        seconds: 60,
        type: "breathing",
      },
      {
        title: { en: "All of it, unsorted", es: "Todo, sin ordenar" },
        instruction: {
          en: "Write down each payment due in the next seven days, one per line, in any order. A rough amount is fine, and so is a question mark where you don’t know.",
          es: "Escribe cada pago que cae en los próximos siete días, uno por línea y como vaya saliendo. Vale una cifra aproximada, y un signo de interrogación donde no lo sepas.",
        },
        seconds: 150,
        type: "instruction",
      },
      {
        title: { en: "Three letters", es: "Tres letras" },
        instruction: {
          en: "Mark with an A what pays for your home, food, power or medicine. Mark with a B what costs more the longer it waits, and with a C what can be late without much harm. Take your time with the ones you’re unsure about.",
          es: "Pon una A a lo que cubre techo, comida, luz o medicinas. Una B a lo que se encarece si espera. Una C a lo que puede retrasarse sin mucho daño. Tómate tiempo con las dudosas.",
        },
        seconds: 150,
        type: "reflection",
      },
      {
        title: { en: "One to talk about", es: "Una de la que hablar" },
        instruction: {
          en: "Look at the B lines. You can ask most companies for a later date or for two payments, and asking early usually leaves more room. Circle one, and write down who you’d ask.",
          es: "Mira las líneas con B. Casi siempre se puede pedir otra fecha o pagar en dos plazos, y preguntar pronto suele dejar más margen. Rodea una y escribe a quién se lo pedirías.",
        },
        seconds: 150,
        type: "instruction",
      },
      {
        title: { en: "Enough for this week", es: "Basta por esta semana" },
        instruction: {
          en: "Copy the A lines onto the back of the sheet. They come first; the rest has its letter and can wait its turn. If you can’t cover the A lines, a free debt counseling service can look at them with you.",
          es: "Copia las líneas con A al dorso de la hoja. Van primero; lo demás tiene su letra y puede esperar su turno. Si no te alcanza para las A, un servicio gratuito de asesoría sobre deudas puede mirarlas contigo.",
        },
        seconds: 90,
        type: "reflection",
      },
    ],
  },
];
