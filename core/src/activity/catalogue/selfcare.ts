import type { CatalogueEntry } from "../catalogue-entry.ts";

/** The catalogue's small acts of care for body, rest and surroundings. */
export const selfcare: readonly CatalogueEntry[] = [
  {
    key: "unhurried-cup",
    type: "selfcare",
    name: { en: "A cup without hurry", es: "Una taza sin prisa" },
    description: {
      en:
        "A hot drink made and drunk with nothing else going on. It may give an ordinary afternoon " +
        "a real break.",
      es:
        "Una bebida caliente, preparada y tomada sin hacer nada más a la vez. Puede ayudar a que " +
        "una tarde cualquiera tenga una pausa de verdad.",
    },
    minutes: 10,
    weights: { work: 2, financial: 1, personal: 1, global: 1 },
    timeOfDay: "afternoon",
    answers: ["work_1", "personal_2"],
    steps: [
      {
        title: { en: "While the water heats", es: "Mientras se calienta el agua" },
        instruction: {
          en:
            "Choose something hot that you like: tea, herbs, broth, or water with lemon. While " +
            "it heats, stay beside it rather than filling the wait. Listen to how the water " +
            "changes its sound before it boils.",
          es:
            "Elige algo caliente que te guste: té, hierbas, caldo o agua con limón. Mientras se " +
            "calienta, quédate al lado en vez de llenar la espera. Escucha cómo cambia el sonido " +
            "del agua antes de hervir.",
        },
        seconds: 90,
        type: "instruction",
      },
      {
        title: { en: "Pour and carry", es: "Sirve y lleva" },
        instruction: {
          en:
            "Pour slowly and watch the color spread. Hold the cup by its handle, or in a folded cloth " +
            "if it’s too hot. Carry it to a seat where you don’t usually work and set it down as " +
            "silently as you can.",
          es:
            "Sirve despacio y mira cómo se extiende el color. Sostén la taza por el asa, o con " +
            "un paño doblado si quema. Llévala a un asiento donde no sueles trabajar y apóyala " +
            "con el menor ruido posible.",
        },
        seconds: 90,
        type: "instruction",
      },
      {
        title: { en: "Breathe in the steam", es: "Respira el vapor" },
        instruction: {
          en:
            "Bring your face to where the steam is warm but doesn’t sting. Breathe in its smell " +
            "through the nose; breathe out across the surface and watch the ripples. Do this ten " +
            "times while it cools.",
          es:
            "Acerca la cara hasta donde el vapor es tibio y no molesta. Toma el aroma por la " +
            "nariz; suelta el aire sobre la superficie y mira las ondas. Hazlo diez veces " +
            "mientras se enfría.",
        },
        seconds: 120,
        type: "breathing",
      },
      {
        title: { en: "Sip by sip", es: "Sorbo a sorbo" },
        instruction: {
          en:
            "Keep the first sip in your mouth for a moment. Where do you taste it: tip, sides, " +
            "throat? Put the cup down between sips. When your hand goes to a screen out of " +
            "habit, give it the cup instead.",
          es:
            "Mantén el primer sorbo un momento en la boca. ¿Dónde lo saboreas: en la punta, a " +
            "los lados, en la garganta? Deja la taza entre sorbo y sorbo. Cuando la mano vaya a " +
            "una pantalla por costumbre, dale la taza.",
        },
        seconds: 210,
        type: "instruction",
      },
      {
        title: { en: "The last sip", es: "El último sorbo" },
        instruction: {
          en:
            "Keep the last sip for a look around: how is the light, what can you hear, where are " +
            "your shoulders? Then rinse the cup with warm water, dry it and put it back in its " +
            "place. The pause ends there.",
          es:
            "Reserva el último sorbo para mirar alrededor: ¿cómo está la luz, qué se oye, dónde " +
            "están tus hombros? Luego enjuaga la taza con agua tibia, sécala y devuélvela a su " +
            "sitio. Ahí termina la pausa.",
        },
        seconds: 90,
        type: "instruction",
      },
    ],
  },
  {
    key: "caring-for-your-hands",
    type: "selfcare",
    name: { en: "Caring for your hands", es: "Un cuidado para tus manos" },
    description: {
      en:
        "A slow massage of palms and fingers, with cream, oil or nothing. It may help after " +
        "hours of typing, cleaning or carrying.",
      es:
        "Un masaje lento de palmas y dedos, con crema, aceite o nada. Puede ayudar después de " +
        "horas de teclear, limpiar o cargar peso.",
    },
    minutes: 6,
    weights: { work: 2, financial: 0, personal: 1, global: 0 },
    timeOfDay: "anytime",
    answers: ["work_1"],
    steps: [
      {
        title: { en: "Warm them up", es: "Dales calor" },
        instruction: {
          en:
            "Take off your rings, wash your hands in warm water and dry each finger separately. " +
            "Put a little cream or cooking oil in one palm, if you have some, and rub both " +
            "together until you feel heat between them.",
          es:
            "Quítate los anillos, lávate las manos con agua tibia y seca cada dedo por separado. " +
            "Pon un poco de crema o aceite de cocina en una palma, si tienes, y frota las dos " +
            "hasta sentir calor entre ellas.",
        },
        seconds: 40,
        type: "instruction",
      },
      {
        title: { en: "The left palm", es: "La palma izquierda" },
        instruction: {
          en:
            "Hold the left hand in the right, palm up. With the right thumb draw about twenty small " +
            "circles, from the wrist to the base of each finger. Press as you would test a ripe " +
            "peach. Go around any joint that’s sore.",
          es:
            "Sostén la mano izquierda con la derecha, palma arriba. Con el pulgar derecho dibuja " +
            "unos veinte círculos pequeños, desde la muñeca hasta la base de cada dedo. Presiona " +
            "como quien prueba una fruta madura. Rodea cualquier articulación que duela.",
        },
        seconds: 90,
        type: "movement",
      },
      {
        title: { en: "Finger by finger", es: "Dedo por dedo" },
        instruction: {
          en:
            "Take each finger of the left hand between thumb and index, and slide from root to " +
            "tip with a slight twist, twice. Press the nail for one breath. End with the soft " +
            "web beside the thumb, which often holds the most.",
          es:
            "Toma cada dedo de la mano izquierda entre pulgar e índice y deslízate de la raíz a " +
            "la punta con un leve giro, dos veces. Presiona la uña durante una respiración. " +
            "Acaba en la piel blanda junto al pulgar, donde suele acumularse más.",
        },
        seconds: 60,
        type: "movement",
      },
      {
        title: { en: "Now the other hand", es: "Ahora la otra mano" },
        instruction: {
          en:
            "Compare your two hands for a moment: weight, warmth, color. Then give the right one the " +
            "same: twenty circles in the palm, two slides for each finger, the web of the thumb. If " +
            "this is your less skillful side, go slower.",
          es:
            "Compara un momento las dos manos: peso, calor, color. Después dale lo mismo a la " +
            "derecha: veinte círculos en la palma, dos pasadas por dedo y la piel junto al " +
            "pulgar. Si ahora trabaja tu lado menos hábil, ve más despacio.",
        },
        seconds: 110,
        type: "movement",
      },
      {
        title: { en: "What they have done", es: "Lo que han hecho" },
        instruction: {
          en:
            "Lay both hands in your lap, palms up, and give them nothing to do for six breaths. " +
            "Think of three things they have done since this morning. Then make two loose fists, " +
            "open them like fans, and carry on.",
          es:
            "Deja las dos manos en el regazo, palmas arriba, y no les des trabajo durante seis " +
            "respiraciones. Piensa en tres cosas que han hecho desde la mañana. Luego cierra los " +
            "puños sin fuerza, ábrelos como abanicos y sigue con lo tuyo.",
        },
        seconds: 60,
        type: "reflection",
      },
    ],
  },
  {
    key: "prepare-for-the-night",
    type: "selfcare",
    name: { en: "Prepare for the night", es: "Preparar la noche con calma" },
    description: {
      en:
        "Quiet minutes between the day and bed: low light, tomorrow’s things, warm water, a few " +
        "pages. It may help sleep come more easily.",
      es:
        "Minutos tranquilos entre el día y la cama: poca luz, las cosas de mañana, agua tibia, " +
        "unas páginas. Puede ayudar a que llegue el sueño.",
    },
    minutes: 25,
    weights: { work: 2, financial: 1, personal: 2, global: 1 },
    timeOfDay: "evening",
    hours: [19, 2],
    answers: ["work_2"],
    steps: [
      {
        title: { en: "Lower the light", es: "Baja la luz" },
        instruction: {
          en:
            "Turn off the ceiling lights and leave one lamp. Set your alarm now, so that you don’t " +
            "have to look at the clock again, and lower this screen to its dimmest. Open a window for " +
            "two minutes and feel the night air on your face.",
          es:
            "Apaga las luces del techo y deja una lámpara. Pon ya la alarma, para no volver a " +
            "mirar la hora, y baja el brillo de esta pantalla al mínimo. Abre una ventana dos " +
            "minutos y siente en la cara el aire de la noche.",
        },
        seconds: 180,
        type: "instruction",
      },
      {
        title: { en: "Three things for the morning", es: "Tres cosas para la mañana" },
        instruction: {
          en:
            "Get three things ready: clothes on a chair, your bag by the door, the table laid " +
            "for one cup. If an errand occurs to you, write it on paper and leave it in the bag. " +
            "Move at half your usual speed.",
          es:
            "Deja preparadas tres cosas: la ropa en una silla, el bolso junto a la puerta, una " +
            "taza en la mesa. Si te acuerdas de algo pendiente, escríbelo en un papel y mételo " +
            "en el bolso. Muévete a la mitad de tu velocidad.",
        },
        seconds: 300,
        type: "instruction",
      },
      {
        title: { en: "Warm water", es: "Agua tibia" },
        instruction: {
          en:
            "Wash slowly with warm water: face, neck, hands, and your feet too if you can do it " +
            "seated. Notice the temperature on each part. Dry by pressing the towel instead of " +
            "rubbing, and put on what you sleep in.",
          es:
            "Lávate despacio con agua tibia: cara, cuello, manos y también los pies, si puedes " +
            "hacerlo desde un asiento. Nota la temperatura en cada parte. Seca presionando la " +
            "toalla, sin frotar, y ponte la ropa de dormir.",
        },
        seconds: 420,
        type: "instruction",
      },
      {
        title: { en: "Long and low", es: "A lo largo" },
        instruction: {
          en:
            "Sit on the bed, feet on the floor. Fold forward over your thighs, arms loose, for six " +
            "breaths, only as far as is comfortable. Come up with your hands on your knees. Then lie " +
            "back and lengthen one leg at a time, heel first, six times each.",
          es:
            "Siéntate en la cama con los pies en el suelo. Dóblate sobre los muslos, con los brazos " +
            "sueltos, seis respiraciones, hasta donde sea cómodo. Sube con las manos en las rodillas. " +
            "Luego acuéstate y alarga una pierna cada vez, desde el talón, seis veces cada una.",
        },
        seconds: 180,
        type: "movement",
      },
      {
        title: { en: "A few pages", es: "Unas páginas" },
        instruction: {
          en:
            "Read a few pages on paper of something without suspense, or listen to quiet music. " +
            "Leave news and messages out of the room. Once you have read the same line twice, " +
            "take it as the signal to stop.",
          es:
            "Lee en papel unas páginas de algo sin intriga, o escucha música tranquila. Deja las " +
            "noticias y los mensajes fuera de la habitación. Cuando hayas leído dos veces la " +
            "misma línea, tómalo como señal para parar.",
        },
        seconds: 300,
        type: "instruction",
      },
      {
        title: { en: "Lights out", es: "Apaga la lámpara" },
        instruction: {
          en:
            "Leave the screen out of reach, switch off the lamp and lie down. Let your eyes find the " +
            "darkest corner and then close. Sleep doesn’t have to come at once: lying comfortably is " +
            "already rest. If you’re wide awake later, get up for a while.",
          es:
            "Deja la pantalla lejos de la mano, apaga la lámpara y acuéstate. Que los ojos " +
            "busquen el rincón más oscuro y luego se cierren. El sueño no tiene que llegar " +
            "enseguida: ya descansas. Si más tarde sigues sin dormir, levántate un rato.",
        },
        seconds: 120,
        type: "instruction",
      },
    ],
  },
  {
    key: "rest-for-eyes-and-neck",
    type: "selfcare",
    name: { en: "Rest for eyes and neck", es: "Descanso para ojos y cuello" },
    description: {
      en:
        "A screen break for the parts that hold still all day. It may help when your eyes burn " +
        "and your neck is stiff.",
      es:
        "Una pausa de pantalla para las partes que pasan el día sin moverse. Puede ayudar cuando " +
        "arden los ojos y pesa el cuello.",
    },
    minutes: 5,
    weights: { work: 3, financial: 0, personal: 0, global: 0 },
    timeOfDay: "anytime",
    hours: [6, 23],
    answers: ["work_1"],
    steps: [
      {
        title: { en: "Push back the chair", es: "Aparta la silla" },
        instruction: {
          en:
            "Push your chair back and take off your glasses, if you wear them. Feet on the " +
            "floor, arms hanging at your sides until you feel your pulse in the fingertips. Let " +
            "the lower jaw hang a little too.",
          es:
            "Aparta la silla y quítate las gafas o lentes, si los usas. Pies en el suelo, brazos " +
            "colgando a los lados hasta sentir el pulso en la punta de los dedos. Deja que la " +
            "mandíbula también cuelgue un poco.",
        },
        seconds: 40,
        type: "instruction",
      },
      {
        title: { en: "Warm palms", es: "Palmas tibias" },
        instruction: {
          en:
            "Rub your palms together until they’re warm. With your elbows on the table, cup them over " +
            "your closed eyes without touching the lids. Stay for eight breaths and see how the dark " +
            "changes: spots, colors, then an even black.",
          es:
            "Frota las palmas hasta que estén tibias. Con los codos en la mesa, ahuécalas sobre los " +
            "ojos cerrados sin tocar los párpados. Quédate ocho respiraciones y mira cómo cambia lo " +
            "oscuro: manchas, colores, un negro uniforme.",
        },
        seconds: 60,
        type: "instruction",
        eyesClosed: true,
      },
      {
        title: { en: "Near and far", es: "Cerca y lejos" },
        instruction: {
          en:
            "Hold up a thumb a forearm’s length from your face and look at its nail for two " +
            "breaths; then look at the furthest point you can find for two more. Change four " +
            "times. Blink as often as your eyes ask.",
          es:
            "Levanta un pulgar a un antebrazo de la cara y mira la uña durante dos " +
            "respiraciones; luego mira el punto más lejano que encuentres durante otras dos. " +
            "Alterna cuatro veces. Parpadea cuanto te pidan los ojos.",
        },
        seconds: 70,
        type: "movement",
      },
      {
        title: { en: "Nod to the room", es: "Saluda a la habitación" },
        instruction: {
          en:
            "Look slowly over each shoulder, as if someone had called, and then up to where the wall " +
            "meets the ceiling. Let your eyes go first and your head follow, and stop before it " +
            "pulls. Come back to the middle and blink a few times.",
          es:
            "Mira despacio por encima de cada hombro, como si te llamaran, y después hacia donde la " +
            "pared se junta con el techo. Que vayan primero los ojos y la cabeza los siga; detente " +
            "antes de que tire. Vuelve al centro y parpadea unas cuantas veces.",
        },
        seconds: 80,
        type: "movement",
      },
      {
        title: { en: "Open the chest", es: "Abre el pecho" },
        instruction: {
          en:
            "Draw five large circles with your shoulders: up, back and down. Clasp your hands " +
            "behind the chair and open the chest for three breaths. Before you go back, set the " +
            "screen so that your chin can stay level.",
          es:
            "Dibuja cinco círculos grandes con los hombros: arriba, atrás y abajo. Entrelaza las " +
            "manos detrás del respaldo y abre el pecho tres respiraciones. Antes de volver, " +
            "ajusta la pantalla para que la barbilla quede recta.",
        },
        seconds: 50,
        type: "movement",
      },
    ],
  },
  {
    key: "pleasure-that-costs-nothing",
    type: "selfcare",
    name: { en: "A pleasure that costs nothing", es: "Un gusto que no cuesta nada" },
    description: {
      en:
        "A quarter of an hour of something pleasant without buying or ordering. It may help when " +
        "money is tight and treats seem out of reach.",
      es:
        "Un cuarto de hora de algo agradable sin comprar ni pedir nada. Puede ayudar cuando el " +
        "dinero no alcanza y los gustos parecen lejanos.",
    },
    minutes: 15,
    weights: { work: 0, financial: 3, personal: 2, global: 0 },
    timeOfDay: "anytime",
    answers: ["financial_3"],
    steps: [
      {
        title: { en: "What used to be fun", es: "Lo que te divertía" },
        instruction: {
          en:
            "Before money had a say, what did you do for fun? Go back to being eight, then fifteen, " +
            "then to the last place you lived. Collect five things you did with your hands, feet or " +
            "voice. They don’t have to be sensible.",
          es:
            "Antes de que el dinero opinara, ¿cómo te divertías? Vuelve a los ocho años, luego a los " +
            "quince, luego a la última casa en que viviste. Reúne cinco cosas que hacías con las " +
            "manos, los pies o la voz. No tienen que ser sensatas.",
        },
        seconds: 120,
        type: "reflection",
      },
      {
        title: { en: "Choose one for now", es: "Elige uno para ahora" },
        instruction: {
          en:
            "Choose one that you can do right now, with what you have. If two tempt you, take the " +
            "easier one. Close any shopping page, and tell anyone at home that you’re taking ten " +
            "minutes.",
          es:
            "Elige uno que puedas hacer ahora mismo, con lo que hay. Si dudas entre dos, quédate con " +
            "el más fácil. Cierra cualquier página de compras y avisa a quien esté en casa de que " +
            "tendrás diez minutos para ti.",
        },
        seconds: 60,
        type: "reflection",
      },
      {
        title: { en: "As if for a guest", es: "Como para una visita" },
        instruction: {
          en:
            "Prepare it as you would for a guest: clear the table, draw back the curtain, look " +
            "for the song, find the warm socks. Those details already count. Ask your body " +
            "whether it would like to sit, lie or move.",
          es:
            "Prepáralo como si esperaras una visita: despeja la mesa, abre la cortina, busca la " +
            "canción, saca los calcetines de abrigo. Esos detalles ya cuentan. Pregúntale a tu " +
            "cuerpo si prefiere sentarse, acostarse o moverse.",
        },
        seconds: 90,
        type: "instruction",
      },
      {
        title: { en: "Only this", es: "Solo esto" },
        instruction: {
          en:
            "Do it, and nothing else beside it. Now and then ask what is pleasant at this " +
            "moment: a texture, a rhythm, a smell, not being needed. If you think you should be " +
            "doing something useful, answer that this is on today’s list.",
          es:
            "Hazlo, y nada más al mismo tiempo. De vez en cuando pregúntate qué es lo agradable " +
            "en este instante: una textura, un ritmo, un olor, que nadie te necesite. Si piensas " +
            "que deberías hacer algo útil, responde que esto está en la lista de hoy.",
        },
        seconds: 510,
        type: "instruction",
      },
      {
        title: { en: "Keep a detail", es: "Guarda un detalle" },
        instruction: {
          en:
            "Stop while it’s still good. Choose one detail to remember and tell it to someone, or to " +
            "yourself aloud. Then pick two more from your list for days when spending looks like the " +
            "only comfort.",
          es:
            "Termina mientras todavía es agradable. Elige un detalle para recordar y cuéntaselo " +
            "a alguien, o dilo en voz alta. Después escoge otros dos de la lista para los días " +
            "en que gastar parezca el único consuelo.",
        },
        seconds: 120,
        type: "reflection",
      },
    ],
  },
  {
    key: "one-tidy-corner",
    type: "selfcare",
    name: { en: "One tidy corner", es: "Un rincón en orden" },
    description: {
      en:
        "Put one small place in order, no larger than a tray. It may help when much else is " +
        "beyond your control.",
      es:
        "Pon en orden un solo lugar, no mayor que una bandeja. Puede ayudar cuando casi todo lo " +
        "demás escapa a tu control.",
    },
    minutes: 12,
    weights: { work: 1, financial: 0, personal: 1, global: 2 },
    timeOfDay: "morning",
    answers: ["global_1"],
    steps: [
      {
        title: { en: "Draw the border", es: "Traza el límite" },
        instruction: {
          en:
            "Choose a place no larger than a tray: a drawer, half a shelf, a corner of the desk. Look " +
            "at it for three breaths and decide where it ends. Whatever lies beyond that edge isn’t " +
            "today’s concern.",
          es:
            "Elige un lugar no más grande que una bandeja: un cajón, media repisa, una esquina " +
            "del escritorio. Míralo durante tres respiraciones y decide dónde acaba. Lo que " +
            "queda más allá de ese borde no es asunto de hoy.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "Empty and wipe", es: "Vacía y limpia" },
        instruction: {
          en:
            "Take everything out and lay it on a cloth. Wipe the bare surface with a damp cloth in " +
            "long lines, from back to front. Follow the swing of your arm and the clear track that it " +
            "leaves behind.",
          es:
            "Saca todo y déjalo sobre una tela. Pasa un paño húmedo por la superficie vacía en " +
            "líneas largas, de atrás hacia delante. Sigue el vaivén de tu brazo y la franja " +
            "limpia que va dejando.",
        },
        seconds: 150,
        type: "movement",
      },
      {
        title: { en: "Three piles", es: "Tres montones" },
        instruction: {
          en:
            "Lift each thing once and decide: it stays, it belongs elsewhere, it can go. If you " +
            "hesitate for more than ten seconds, it stays. Photographs, letters and keepsakes get a " +
            "pass today.",
          es:
            "Levanta cada cosa una sola vez y decide: se queda, va en otro sitio, puede irse. Si " +
            "dudas más de diez segundos, se queda. Las fotos, las cartas y los recuerdos están " +
            "hoy libres de la elección.",
        },
        seconds: 240,
        type: "instruction",
      },
      {
        title: { en: "Put back with room", es: "Devuelve con espacio" },
        instruction: {
          en:
            "Return what stays, the largest first, and leave a hand’s width empty. Add something " +
            "pleasant to look at: a stone, a leaf, a postcard. Carry the rest where it belongs " +
            "in two trips at most; a bag can hold what is left.",
          es:
            "Devuelve lo que se queda, primero lo más grande, y deja libre el ancho de una mano. " +
            "Añade algo que dé gusto mirar: una piedra, una hoja, una postal. Lleva lo demás a " +
            "su sitio en dos viajes como máximo; el resto cabe en una bolsa.",
        },
        seconds: 150,
        type: "instruction",
      },
      {
        title: { en: "Look from the door", es: "Mira desde la puerta" },
        instruction: {
          en:
            "Step back to the door and look at the corner from there, then from close by. Sit near it " +
            "for a minute with your hands still. Does the rest of the room look any different? You " +
            "don’t have to go on.",
          es:
            "Retrocede hasta la puerta y mira el rincón desde allí; luego, de cerca. Siéntate a " +
            "su lado un minuto con las manos quietas. ¿Se ve distinto el resto de la habitación? " +
            "No hace falta que sigas.",
        },
        seconds: 120,
        type: "instruction",
      },
    ],
  },
  {
    key: "ten-minutes-while-they-rest",
    type: "selfcare",
    name: { en: "Ten minutes while they rest", es: "Diez minutos mientras descansa" },
    description: {
      en: "For anyone who looks after someone: a child, a parent, a partner. What to do with a short rest of theirs that’s yours too.",
      es: "Para quien cuida de alguien: una criatura, tu madre, una persona enferma. Qué hacer con un descanso corto suyo que también es tuyo.",
    },
    minutes: 10,
    weights: { work: 0, financial: 0, personal: 3, global: 1 },
    timeOfDay: "anytime",
    isForSome: true,
    answers: ["personal_2", "global_3"],
    steps: [
      {
        title: { en: "Make it safe", es: "Deja todo seguro" },
        instruction: {
          en:
            "Check that they’re safe and that you’d hear them. Leave the door ajar. Tell yourself how " +
            "many minutes you have; if it’s four, do the first two steps.",
          es:
            "Comprueba que está a salvo y que podrás oír si llama. Deja la puerta entornada. Dite " +
            "cuántos minutos hay; si son cuatro, haz los dos primeros pasos.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "Feet first", es: "Primero los pies" },
        instruction: {
          en: "Sit down before you do anything useful. Take your shoes off, put your feet flat and press down: heels, edges, toes. The dishes can stay where they are.",
          es: "Siéntate antes de hacer nada útil. Quítate los zapatos, apoya las plantas y aprieta: talón, borde, dedos. Los platos pueden quedarse donde están.",
        },
        seconds: 120,
        type: "movement",
      },
      {
        title: { en: "What do you want?", es: "¿Qué quieres tú?" },
        instruction: {
          en: "Not what’s needed; what you’d like. To be held, to sleep, to be bored, to swear out loud. Let one wish come and put it into words, even if it can’t happen today.",
          es: "No lo que hace falta: lo que te gustaría. Que te abracen, dormir, aburrirte, soltar una palabrota. Deja que venga un deseo y ponle palabras, aunque hoy no pueda ser.",
        },
        seconds: 150,
        type: "reflection",
      },
      {
        title: { en: "One thing to hand over", es: "Una cosa para otra persona" },
        instruction: {
          en: "Of everything you do for them in a week, choose one thing that someone else could do badly and it would still be fine. Write down who, and how you’d ask.",
          es: "De todo lo que haces por esa persona en una semana, elige algo que alguien más podría hacer mal y aun así serviría. Escribe quién, y la frase para pedirlo.",
        },
        seconds: 150,
        type: "instruction",
      },
      {
        title: { en: "The rest of the time", es: "El resto del tiempo" },
        instruction: {
          en:
            "Lean back, let your jaw hang a little and breathe as it comes. If they call, go; the " +
            "rest you’ve had still counts. If you have thoughts of harming yourself or them, open " +
            "“Help now”: it happens to exhausted people, and there’s help.",
          es: "Apóyate atrás, afloja la mandíbula y respira como venga. Si te llaman, ve; lo que has descansado cuenta. Si te vienen ideas de hacerte daño o de hacérselo a esa persona, abre «Ayuda ahora»: le pasa a gente agotada, y hay ayuda.",
        },
        seconds: 120,
        type: "breathing",
      },
    ],
  },
  {
    key: "with-one-hand-free",
    type: "selfcare",
    name: { en: "One hand free", es: "Con una mano libre" },
    description: {
      en: "For the months when there’s a baby on you. Everything here works with one hand, standing or sitting, and you can break off at any moment.",
      es: "Para los meses con un bebé encima. Todo se hace con una mano, de pie o en una silla, y se puede cortar en cualquier momento.",
    },
    minutes: 5,
    weights: { work: 0, financial: 0, personal: 3, global: 0 },
    timeOfDay: "anytime",
    isForSome: true,
    answers: ["personal_2", "personal_3"],
    steps: [
      {
        title: { en: "Jaw and shoulder", es: "Mandíbula y hombro" },
        instruction: {
          en: "Let your teeth come apart. Drop the shoulder that isn’t holding anyone, then the other one as far as it goes. If you feel you might drop the baby or hurt them, lay them in the crib, on their back, and step outside.",
          es: "Separa los dientes. Baja el hombro que no carga a nadie y luego el otro, hasta donde pueda. Si sientes que se te va a caer o que podrías hacerle daño, acuéstalo boca arriba en su cuna y sal del cuarto.",
        },
        seconds: 50,
        type: "movement",
      },
      {
        title: { en: "Long breaths out", es: "Soltar el aire despacio" },
        instruction: {
          en: "Breathe in however it comes. Breathe out slowly through your lips, so slowly that a hair on the baby’s head would hardly stir. Keep on until the step ends.",
          es: "El aire entra como quiera. Suéltalo por los labios tan despacio que apenas mueva un pelo de su cabeza. Sigue así hasta que acabe el paso.",
        },
        seconds: 70,
        type: "breathing",
      },
      {
        title: { en: "What do you need?", es: "¿Qué necesitas tú?" },
        instruction: {
          en: "Not the baby. You. Water, a bathroom, two hours of sleep, an adult voice? Say it out loud, even if only a very small person hears it.",
          es: "Tú, no el bebé. ¿Agua, ir al baño, dos horas de sueño, una voz adulta? Dilo en voz alta, aunque solo te oiga alguien muy pequeño.",
        },
        seconds: 60,
        type: "reflection",
      },
      {
        title: { en: "Text one person", es: "Escribe a una persona" },
        instruction: {
          en: "With your thumb or by voice: “Can you come at six so I can shower?” One thing, one time. If nobody comes to mind, drink a glass of water.",
          es: "Con el pulgar o por voz: «¿Puedes venir a las seis para que me duche?». Una cosa y una hora. Si no se te ocurre nadie, bebe un vaso de agua.",
        },
        seconds: 70,
        type: "instruction",
      },
      {
        title: { en: "If scary thoughts come", es: "Si vienen ideas que asustan" },
        instruction: {
          en: "Many new parents get sudden images of harm, and they hate them. Tell your midwife or doctor today; it can be treated. If voices tell you to do something, call emergency services and don’t stay alone with the baby.",
          es: "A mucha gente con un recién nacido le vienen imágenes de hacerle daño, y le horrorizan. Díselo hoy a tu matrona o a tu médico: se trata. Si hay voces que te ordenan algo, llama a emergencias y no te quedes a solas con el bebé.",
        },
        seconds: 50,
        type: "instruction",
      },
    ],
  },
  {
    key: "home-by-daylight",
    type: "selfcare",
    name: { en: "Home by daylight", es: "Volver a casa de día" },
    description: {
      en: "For the morning after a night shift: less light, something small to eat, one note for later, and a way down into sleep while others get up.",
      es: "Para la mañana después de un turno de noche: menos luz, algo pequeño de comer, una nota para luego y un camino hacia el sueño mientras otros se levantan.",
    },
    minutes: 10,
    weights: { work: 3, financial: 0, personal: 1, global: 0 },
    timeOfDay: "morning",
    isForSome: true,
    answers: ["work_2"],
    steps: [
      {
        title: { en: "Dim what you can", es: "Baja la luz" },
        instruction: {
          en: "Close the curtains and turn your phone’s brightness all the way down. If you aren’t home yet and your eyes keep closing, don’t drive: rest first.",
          es: "Cierra las cortinas y baja del todo el brillo del teléfono. Si aún no has llegado a casa y se te cierran los ojos, no te pongas al volante: descansa antes.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "Something small", es: "Algo pequeño" },
        instruction: {
          en: "Eat something light if you’re hungry: toast, fruit, soup. Save coffee for when you get up. Sit down to eat, even if it’s only three bites.",
          es: "Come algo ligero si tienes hambre: pan tostado, fruta, sopa. Deja el café para cuando te levantes. Siéntate, aunque sean tres bocados.",
        },
        seconds: 150,
        type: "instruction",
      },
      {
        title: { en: "A note for when you wake up", es: "Una nota para cuando despiertes" },
        instruction: {
          en: "Write on paper what the night left open and what the afternoon needs from you. Two or three lines. With that, the shift is handed over.",
          es: "Escribe en papel lo que la noche dejó abierto y lo que la tarde necesita de ti. Dos o tres líneas. Con eso, el turno queda entregado.",
        },
        seconds: 120,
        type: "reflection",
      },
      {
        title: { en: "Wash the night off", es: "Quítate la noche" },
        instruction: {
          en: "Rinse your face, neck and wrists with warm water. Stretch your calves against the wall, one and then the other. Change into what you sleep in.",
          es: "Enjuágate la cara, el cuello y las muñecas con agua tibia. Estira las pantorrillas apoyándote en la pared, primero una y luego la otra. Ponte la ropa de dormir.",
        },
        seconds: 120,
        type: "movement",
      },
      {
        title: { en: "Into bed", es: "A la cama" },
        instruction: {
          en: "Tell anyone at home how long you’ll sleep, or hang a sign on the door. Lie down, let your belly soften, and let each breath out be a little lazier than the one before.",
          es: "Avisa en casa hasta qué hora vas a dormir, o cuelga un cartel en la puerta. Acuéstate, afloja el vientre y deja que cada salida de aire sea un poco más perezosa que la anterior.",
        },
        seconds: 150,
        type: "breathing",
      },
    ],
  },
  {
    key: "when-the-heat-rises",
    type: "selfcare",
    name: { en: "When the heat rises", es: "Cuando sube el calor" },
    description: {
      en: "For hot flashes at home, at work or in bed. Loosen, cool, breathe easily, and have one sentence ready.",
      es: "Para los sofocos o bochornos en casa, en el trabajo o en la cama. Aflojar, refrescar, respirar sin esfuerzo y tener una frase lista.",
    },
    minutes: 5,
    weights: { work: 0, financial: 0, personal: 3, global: 1 },
    timeOfDay: "anytime",
    isForSome: true,
    answers: ["global_3"],
    steps: [
      {
        title: { en: "Loosen a layer", es: "Afloja una capa" },
        instruction: {
          en: "Open a button, push up your sleeves, uncover your feet. No hurry: it comes like a wave, and it goes.",
          es: "Abre un botón, súbete las mangas, destapa los pies. Sin prisa: viene como una ola, y se va.",
        },
        seconds: 45,
        type: "movement",
      },
      {
        title: { en: "Cool wrists", es: "Muñecas frescas" },
        instruction: {
          en: "Hold your wrists under cool water, or against a cold glass or a window. In a meeting, a bottle on the table works too. Take a few sips.",
          es: "Pon las muñecas bajo agua fresca, o contra un vaso frío o una ventana. En una reunión sirve una botella en la mesa. Bebe unos sorbos.",
        },
        seconds: 75,
        type: "instruction",
      },
      {
        title: { en: "Easy air", es: "Aire sin esfuerzo" },
        instruction: {
          en: "Breathe slowly into your belly, and out as if you were cooling soup. It doesn’t need to be deep. Stay with the breath out and let the heat do what it does.",
          es: "Respira despacio con el vientre y suelta el aire como si enfriaras una sopa. No hace falta que sea hondo. Quédate en la salida del aire y deja que el calor haga lo suyo.",
        },
        seconds: 90,
        type: "breathing",
      },
      {
        title: { en: "One line ready", es: "Una frase lista" },
        instruction: {
          en: "Choose what you’ll say if someone looks: “I’m just warm, go ahead.” You don’t owe anyone more than that.",
          es: "Elige qué dirás si alguien mira: «Tengo calor, sigue». No hace falta explicar más.",
        },
        seconds: 45,
        type: "reflection",
      },
      {
        title: { en: "Afterward", es: "Después" },
        instruction: {
          en: "When it has passed, dry off and put back what you like. If these come often or keep you from sleeping, a doctor can tell you what may help.",
          es: "Cuando haya pasado, sécate y vuelve a ponerte lo que quieras. Si te vienen a menudo o no te dejan dormir, en una consulta médica pueden decirte qué puede ayudarte.",
        },
        seconds: 45,
        type: "instruction",
      },
    ],
  },
];
