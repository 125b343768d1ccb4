import type { CatalogueEntry } from "../catalogue-entry.ts";

/** Attention to living things, outdoors, at a window or with one plant. */
export const nature: readonly CatalogueEntry[] = [
  {
    key: "window-sky-watch",
    type: "nature",
    name: { en: "The sky from your window", es: "El cielo desde tu ventana" },
    description: {
      en: "Six minutes of watching the sky change. It may help when the news fills everything and your eyes have stayed close for hours.",
      es: "Seis minutos mirando cómo cambia el cielo. Puede ayudar cuando las noticias lo ocupan todo y la vista lleva horas en lo cercano.",
    },
    minutes: 6,
    weights: { work: 2, financial: 1, personal: 1, global: 3 },
    timeOfDay: "anytime",
    answers: ["global_2"],
    steps: [
      {
        title: { en: "Find a patch", es: "Encuentra un trozo" },
        instruction: {
          en:
            "Go to a window, a doorway or a courtyard and find the largest patch of sky you can see, " +
            "sitting or standing. A gap between buildings counts. Keep the sun out of view and never " +
            "look straight at it.",
          es: "Acércate a una ventana, una puerta o un patio y busca el trozo de cielo más grande que se vea sentándote o de pie. Un hueco entre edificios sirve. Deja el sol fuera de tu campo de visión: no lo mires directamente.",
        },
        seconds: 50,
        type: "instruction",
      },
      {
        title: { en: "Count the colors", es: "Cuenta los colores" },
        instruction: {
          en:
            "Start at the highest point and bring your gaze down to the horizon or the furthest roof. " +
            "How many shades are there? Name them after things: pigeon gray, old-shirt blue, " +
            "streetlight orange. At night, look for where it is least dark.",
          es: "Parte del punto más alto y baja la mirada hasta el horizonte o el tejado más lejano. ¿Cuántos tonos hay? Ponles nombre de cosas: gris de paloma, azul de camisa vieja, naranja de farola. De noche, busca dónde es menos oscuro.",
        },
        seconds: 90,
        type: "instruction",
      },
      {
        title: { en: "Follow something moving", es: "Sigue algo que se mueva" },
        instruction: {
          en:
            "Choose a cloud, a bird or a plane’s trail and keep it company until it leaves your view. " +
            "If the sky is blank, pick a branch or an antenna and watch how it moves against it. " +
            "Blink as usual.",
          es: "Elige una nube, un pájaro o el rastro de un avión y acompáñalo hasta que salga de tu vista. Con el cielo liso, elige una rama o una antena y mira cómo se mueve contra el fondo. Parpadea con normalidad.",
        },
        seconds: 90,
        type: "instruction",
      },
      {
        title: { en: "The same sky", es: "El mismo cielo" },
        instruction: {
          en:
            "Right now, someone you don’t know is looking up from another street. Picture them for a " +
            "moment: hanging up laundry, perhaps, or waiting for someone. Everything you heard today " +
            "is still there, and this quiet is part of the day too.",
          es: "Ahora mismo, alguien que no conoces mira hacia arriba en otra calle. Imagínalo un momento: quizá tiende ropa, quizá espera a alguien. Todo lo que oíste hoy sigue ahí, y este rato también forma parte del día.",
        },
        seconds: 70,
        type: "reflection",
      },
      {
        title: { en: "A little further", es: "Un poco más lejos" },
        instruction: {
          en: "Breathe at your own pace and, each time you breathe out, let your eyes rest on something more distant. Do this six times. Then choose one word for today’s sky and take it along to whatever comes next.",
          es: "Respira a tu ritmo y, cada vez que sueltes el aire, deja que la vista se pose en algo más distante. Hazlo seis veces. Después elige una palabra para el cielo de hoy y llévatela a lo siguiente que hagas.",
        },
        seconds: 60,
        type: "breathing",
      },
    ],
  },
  {
    key: "one-leaf-close-up",
    type: "nature",
    name: { en: "One leaf up close", es: "Una hoja de cerca" },
    description: {
      en:
        "Get to know a single leaf with your eyes and fingers. Use a potted plant, a street tree " +
        "or the herbs in your kitchen.",
      es: "Conoce una sola hoja con los ojos y los dedos. Sirve una maceta, un árbol de la calle o las hierbas de la cocina.",
    },
    minutes: 8,
    weights: { work: 1, financial: 0, personal: 2, global: 1 },
    timeOfDay: "afternoon",
    answers: ["personal_2"],
    steps: [
      {
        title: { en: "Choose your leaf", es: "Elige tu hoja" },
        instruction: {
          en:
            "Find a plant nearby: a pot, a tree, a bunch of parsley, a lettuce. Choose one leaf, " +
            "leaving it attached if it’s growing. Sit so it’s a hand’s width from your eyes. If you " +
            "don’t know the plant, look without touching.",
          es: "Busca una planta cerca: una maceta, un árbol, un ramo de perejil, una lechuga. Elige una hoja sin arrancarla si sigue viva. Siéntate para tenerla a un palmo de los ojos. Si no conoces la planta, mira sin tocar.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "The map of veins", es: "El mapa de las venas" },
        instruction: {
          en: "Begin at the stalk and follow the central line to the tip. Then go out along each side branch and back, first on one side, then on the other. Do they face each other or alternate? Do some paths close into islands?",
          es: "Empieza en el tallo y sigue la línea central hasta la punta. Luego sal por cada rama lateral y vuelve, primero un lado, después el otro. ¿Se enfrentan o se alternan? ¿Hay caminos que se cierran formando islas?",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "Edge, shine, marks", es: "Borde, brillo, marcas" },
        instruction: {
          en: "Travel around the outline: smooth, wavy or toothed. Tilt your head until a shine appears. Look for what has happened to it: a bite, a spot, a dry tip. This leaf carries its own history, written on it.",
          es: "Recorre el contorno: liso, ondulado o con dientes. Cambia la inclinación de tu cabeza hasta que aparezca un brillo. Busca lo que le ha pasado: una mordida, una mancha, una punta seca. Esa hoja lleva escrita su propia historia.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "With fingertips", es: "Con las yemas" },
        instruction: {
          en:
            "If you know the plant and it doesn’t sting, hold the leaf between two fingers and slide " +
            "them slowly outward, five times. Compare the top side with the underside. Smell your " +
            "fingers. If touching is unwise, blow and watch it answer.",
          es: "Si es una planta que conoces y que no pica, sujeta la hoja entre dos dedos y deslízalos despacio, de dentro hacia fuera, cinco veces. Compara la cara de arriba con la de abajo. Huele tus dedos. Si no conviene tocarla, sopla y mira cómo responde.",
        },
        seconds: 110,
        type: "movement",
      },
      {
        title: { en: "Describe it from afar", es: "Descríbela a distancia" },
        instruction: {
          en: "Look away and describe it so that another person could pick it out of twenty: three exact features, spoken or written. Look back and see what you forgot. If the plant is yours and its soil is dry, give it some water.",
          es: "Aparta la vista y descríbela como para que otra persona la reconozca entre veinte: tres rasgos exactos, en voz alta o por escrito. Vuelve a mirarla y comprueba qué olvidaste. Si la planta es tuya y la tierra está seca, dale agua.",
        },
        seconds: 70,
        type: "reflection",
      },
    ],
  },
  {
    key: "walk-five-senses",
    type: "nature",
    name: { en: "Five senses walk", es: "Paseo de los cinco sentidos" },
    description: {
      en: "A short walk, or a while at an open window, giving attention to one sense at a time. It may help you return to the present.",
      es: "Un paseo corto, o un rato con la ventana abierta, prestando atención a un sentido cada vez. Puede ayudar a volver al presente.",
    },
    minutes: 15,
    weights: { work: 2, financial: 1, personal: 2, global: 2 },
    timeOfDay: "anytime",
    hours: [7, 20],
    answers: ["global_1"],
    steps: [
      {
        title: { en: "Starting point", es: "Punto de partida" },
        instruction: {
          en:
            "Go out to a street with trees, a park or a yard, taking a little water. If you’re " +
            "staying in, open a window and bring a plant, a fruit or a stone close. Put your " +
            "headphones away and watch your footing.",
          es: "Sal a una calle con árboles, a un parque o a un patio, con un poco de agua. Si hoy no sales, abre una ventana y acerca una planta, una fruta o una piedra. Guarda los auriculares y mira por dónde pisas.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "Sight: far to near", es: "Vista: de lejos a cerca" },
        instruction: {
          en: "Walk slowly, or stay at the window, and find the most distant living thing you can see. Then something ten steps away, then three, then one, then right by your hand. Give each three breaths before moving on.",
          es: "Camina despacio, o quédate en la ventana, y busca lo vivo más lejano que alcances a ver. Luego algo a diez pasos, a tres, a uno y junto a tu mano. Dedica a cada uno tres respiraciones antes de pasar al siguiente.",
        },
        seconds: 200,
        type: "movement",
      },
      {
        title: { en: "Hearing: layers of sound", es: "Oído: capas de sonido" },
        instruction: {
          en: "Stop. Hear the loudest sound first and let it be. Look beneath it for something in between, leaves or footsteps, and then the faintest, perhaps your own clothes. Go up and down these three layers a couple of times.",
          es: "Detente. Escucha primero lo que suena más fuerte y déjalo estar. Busca debajo algo mediano, hojas o pasos, y luego lo más leve, quizá tu propia ropa. Sube y baja por esas tres capas un par de veces.",
        },
        seconds: 180,
        type: "instruction",
      },
      {
        title: { en: "Touch: four surfaces", es: "Tacto: cuatro superficies" },
        instruction: {
          en: "Touch four clean, safe things: bark, stone, a metal railing, your sleeve. Indoors, take fruit, glass, wood, the soil in a pot. Compare their temperature with the back of your hand and their texture with your fingers.",
          es: "Toca cuatro cosas limpias y seguras: corteza, piedra, metal de una barandilla, tu manga. En casa, la fruta, el vidrio, la madera, la tierra de una maceta. Compara la temperatura con el dorso de la mano y la textura con los dedos.",
        },
        seconds: 180,
        type: "movement",
      },
      {
        title: { en: "Smell and taste", es: "Olfato y gusto" },
        instruction: {
          en: "Take in air with short sniffs, like a dog on a trail, and turn your head a little: where does each smell come from? Then take a sip of water, keep it in your mouth a moment and notice its temperature change.",
          es: "Toma aire en inhalaciones cortas, como un perro que rastrea, y gira un poco la cabeza: ¿de dónde viene cada olor? Después bebe un sorbo de agua, mantenlo en la boca un momento y nota cuándo cambia de temperatura.",
        },
        seconds: 160,
        type: "instruction",
      },
      {
        title: { en: "All five together", es: "Los cinco juntos" },
        instruction: {
          en:
            "Stay a moment with everything at once, choosing nothing. Then name one thing for each " +
            "sense: I saw, I heard, I touched, I smelled, I tasted. If one of them isn’t available to " +
            "you, repeat a favorite.",
          es:
            "Quédate un momento con todo a la vez, sin elegir. Luego nombra una cosa por sentido: vi, " +
            "oí, toqué, olí, probé. Si uno de ellos no está disponible para ti, repite el que " +
            "prefieras.",
        },
        seconds: 120,
        type: "reflection",
      },
    ],
  },
  {
    key: "morning-sound-map",
    type: "nature",
    name: { en: "Morning sound map", es: "Mapa de sonidos" },
    description: {
      en: "Sit by a window or outdoors and draw on paper where each bird, gust of wind or engine is coming from.",
      es: "Siéntate junto a una ventana o al aire libre y dibuja en un papel de dónde llega cada pájaro, viento o motor.",
    },
    minutes: 7,
    weights: { work: 2, financial: 1, personal: 1, global: 1 },
    timeOfDay: "morning",
    answers: ["work_2"],
    steps: [
      {
        title: { en: "You in the center", es: "Tú en el centro" },
        instruction: {
          en:
            "Mark a cross in the middle of a sheet of paper: that’s you. The top is what lies in " +
            "front, the bottom what lies behind. Sit by an open window, on a balcony or on a bench, " +
            "with your eyes on the paper so that your ears can do the looking.",
          es:
            "En un papel marca una cruz en el medio: eres tú. Arriba es lo que tienes delante; abajo, " +
            "lo que queda a tu espalda. Siéntate con la ventana abierta, en un balcón o en un banco, " +
            "con la vista en el papel para que busquen los oídos.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "Mark what arrives", es: "Anota lo que llega" },
        instruction: {
          en:
            "Each time you hear something, draw a sign in its direction, closer to the cross if it’s " +
            "near. A bird might be a wave, an engine a line, wind a few dots. There’s no need to know " +
            "which species is singing.",
          es: "Cada vez que oigas algo, dibuja una señal en su dirección: más cerca de la cruz si suena próximo. Un pájaro puede ser una onda, un motor una raya, el viento unos puntos. No hace falta saber qué especie canta.",
        },
        seconds: 170,
        type: "instruction",
      },
      {
        title: { en: "Choose one voice", es: "Elige una voz" },
        instruction: {
          en:
            "Stay with one natural sound only: a bird, an insect, leaves, rain. Follow its rhythm " +
            "with a finger on your knee. Does it repeat? Does it pause? If there’s only traffic, " +
            "follow how it swells and fades.",
          es:
            "Quédate con un solo sonido natural: un pájaro, un insecto, unas hojas, la lluvia. Sigue " +
            "su ritmo con un dedo sobre la rodilla. ¿Repite? ¿Hace pausas? Si solo hay tráfico, sigue " +
            "cómo sube y baja.",
        },
        seconds: 90,
        type: "instruction",
      },
      {
        title: { en: "Read your map", es: "Lee tu mapa" },
        instruction: {
          en: "Look at the paper. Which side is full and which is empty? What surprised you by being so close? Write down the time and the weather. On another day, at the same hour, the map will come out differently.",
          es: "Mira el papel. ¿Qué lado está lleno y cuál está vacío? ¿Qué te sorprendió oír tan cerca? Escribe la hora y el tiempo que hace. Otro día, a la misma hora, el mapa saldrá distinto.",
        },
        seconds: 60,
        type: "reflection",
      },
      {
        title: { en: "One last quiet", es: "Un último silencio" },
        instruction: {
          en:
            "Put the pencil down. For five easy breaths, hear everything at once, without searching " +
            "for anything. On the last, add the sound of your own breath leaving, and look up.",
          es:
            "Deja el lápiz. Durante cinco respiraciones tranquilas, óyelo todo a la vez, sin buscar " +
            "nada. En la última, añade al conjunto el sonido de tu propio aire al salir, y levanta la " +
            "vista.",
        },
        seconds: 40,
        type: "breathing",
      },
    ],
  },
  {
    key: "lentils-on-a-plate",
    type: "nature",
    name: { en: "Lentils that sprout", es: "Lentejas que brotan" },
    description: {
      en: "Set a handful of lentils to sprout on a plate this week. It costs next to nothing and goes at its own speed.",
      es: "Prepara un puñado de lentejas para verlas brotar en un plato esta semana. Cuesta casi nada y avanza a su propio paso.",
    },
    minutes: 10,
    weights: { work: 0, financial: 2, personal: 2, global: 2 },
    timeOfDay: "anytime",
    hours: [7, 23],
    answers: ["financial_3", "personal_2"],
    steps: [
      {
        title: { en: "Gather what you need", es: "Reúne lo necesario" },
        instruction: {
          en:
            "Find a tablespoon of whole lentils, a plate, a paper towel or cotton balls and a glass " +
            "of water. Chickpeas work too. If you would rather tend a plant you already have, spend " +
            "these ten minutes wiping its leaves one by one with a damp cloth.",
          es: "Busca una cucharada de lentejas enteras, un plato, papel de cocina o algodón y un vaso de agua. Valen también garbanzos. Si prefieres una planta que ya tienes, dedica estos diez minutos a limpiar sus hojas una a una con un paño húmedo.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "Sort the seeds", es: "Elige las semillas" },
        instruction: {
          en: "Spread the lentils on the table and move them aside one at a time with a finger. Keep about twenty, whole and uncracked. See how they vary: green, brown, with a paler rim. No two neighbors are the same.",
          es: "Extiende las lentejas en la mesa y apártalas una a una con el dedo. Quédate con unas veinte, enteras y sin grietas. Mira cómo varían: verdes, pardas, con un borde más claro. Ninguna es igual a su vecina.",
        },
        seconds: 120,
        type: "movement",
      },
      {
        title: { en: "Make the bed", es: "Prepara la cama" },
        instruction: {
          en:
            "Fold the paper into three layers on the plate and wet it until it glistens, with no " +
            "puddles. Lay the lentils a finger apart. You might make a spiral, an initial, or rows " +
            "like a vegetable garden.",
          es: "Dobla el papel en tres capas dentro del plato y mójalo hasta que brille, sin que queden charcos. Coloca las lentejas con un dedo de separación. Puedes hacer una espiral, una inicial o filas como de un huerto.",
        },
        seconds: 140,
        type: "movement",
      },
      {
        title: { en: "Cover and place", es: "Cubre y coloca" },
        instruction: {
          en: "Cover them with another damp layer and leave the plate somewhere mild, out of direct sun. Put it where you pass every day: near the water, next to the tea. When the paper dries, add a spoonful of water.",
          es: "Tápalas con otra capa de papel húmedo y deja el plato en un lugar templado, lejos del sol directo. Que esté donde pasas cada día: junto al agua, al lado del té. Cuando el papel se seque, añade una cucharada de agua.",
        },
        seconds: 100,
        type: "instruction",
      },
      {
        title: { en: "What can’t be seen", es: "Lo que no se ve" },
        instruction: {
          en:
            "In two to four days a white tip may show. They’re for watching, not for eating. Until " +
            "then nothing seems to happen, and yet it does. Which matter of yours might be at that " +
            "stage too, in no hurry?",
          es: "En dos a cuatro días puede asomar una punta blanca. Son para mirarlas, no para comerlas. Hasta entonces parece que no pasa nada, y sin embargo pasa. ¿Qué asunto tuyo podría estar también en esa fase, sin prisa?",
        },
        seconds: 120,
        type: "reflection",
      },
    ],
  },
  {
    key: "watching-dusk-arrive",
    type: "nature",
    name: { en: "Watching dusk arrive", es: "Ver llegar la noche" },
    description: {
      en: "Keep the end of the afternoon company without switching on lights, at the window or outside. It may help to close the working day.",
      es: "Acompaña el final de la tarde sin encender luces, desde la ventana o en la calle. Puede ayudar a cerrar la jornada.",
    },
    minutes: 25,
    weights: { work: 3, financial: 1, personal: 1, global: 2 },
    timeOfDay: "evening",
    hours: [17, 22],
    answers: ["work_2"],
    steps: [
      {
        title: { en: "Prepare your post", es: "Prepara tu puesto" },
        instruction: {
          en:
            "Soon after sunset, turn off the light and sit by a window, on a balcony or on a bench " +
            "where you feel at ease. Have something warm to wear. If it’s dark already, begin by " +
            "letting your eyes adjust.",
          es: "Poco después de la puesta del sol, apaga la luz y siéntate junto a una ventana, en un balcón o en un banco donde te sientas a gusto. Ten algo de abrigo. Si ya es de noche, empieza dejando que tus ojos se acostumbren.",
        },
        seconds: 150,
        type: "instruction",
      },
      {
        title: { en: "What goes out", es: "Lo que se apaga" },
        instruction: {
          en:
            "Choose three things of different colors: a roof, a plant, some laundry on a line. Return " +
            "to them in turn and see which loses its color first. Reds often go before the rest. In " +
            "between, rest your eyes on the furthest thing you see.",
          es: "Elige tres cosas de colores distintos: un tejado, una planta, una prenda tendida. Vuelve a ellas por turnos y mira cuál pierde antes el color. Los rojos suelen irse primero. Entre una y otra, descansa la vista en lo más lejano.",
        },
        seconds: 420,
        type: "instruction",
      },
      {
        title: { en: "What lights up", es: "Lo que se enciende" },
        instruction: {
          en:
            "Now count what appears: windows, streetlights, the first star, perhaps the moon. Each " +
            "lit window is someone arriving somewhere. Notice which animals change shift, too: birds " +
            "fall silent, and insects or bats come out.",
          es: "Ahora cuenta lo que aparece: ventanas, farolas, la primera estrella, quizá la luna. Cada luz que se enciende es alguien que llega a algún sitio. Mira también qué animales cambian de turno: los pájaros callan, salen insectos o murciélagos.",
        },
        seconds: 390,
        type: "instruction",
      },
      {
        title: { en: "Hand over the day", es: "Entrega el día" },
        instruction: {
          en:
            "Go over the day as a row of objects you’re setting on a table: a call, an e-mail, " +
            "something you were told. To each one say inwardly “that’s all for today”. If one " +
            "insists, give it a time tomorrow.",
          es: "Repasa la jornada como una serie de objetos que dejas en una mesa: una llamada, un correo, una frase que te dijeron. De cada uno di por dentro “hasta aquí por hoy”. Si alguno pide seguir, dale una hora de mañana.",
        },
        seconds: 330,
        type: "reflection",
      },
      {
        title: { en: "In little light", es: "Con poca luz" },
        instruction: {
          en: "Stay and breathe as you please, hands still, until you can make out only outlines. If the dark makes you uneasy, light a small lamp before going on. When you want to finish, rise slowly and put on the evening’s first light yourself.",
          es:
            "Quédate respirando a tu ritmo, con las manos quietas, hasta que solo distingas siluetas. " +
            "Si la oscuridad te incomoda, enciende una lámpara pequeña antes de seguir. Cuando " +
            "quieras terminar, levántate despacio y da tú la primera luz de la noche.",
        },
        seconds: 210,
        type: "breathing",
      },
    ],
  },
];
