import type { CatalogueEntry } from "../catalogue-entry.ts";

/** The catalogue's meditations: sitting or lying practices of attention. */
export const meditation: readonly CatalogueEntry[] = [
  {
    key: "breath-and-passing-thoughts",
    type: "meditation",
    name: { en: "Breath and passing thoughts", es: "Respiración y pensamientos que pasan" },
    description: {
      en:
        "A complete sitting in five parts: settling, following the breath, watching thoughts " +
        "come and go. It may help when your head is crowded.",
      es:
        "Una práctica completa en cinco partes: acomodarte, seguir la respiración y ver pasar " +
        "los pensamientos. Puede ayudar cuando tienes la cabeza llena.",
    },
    minutes: 13,
    weights: { work: 1, financial: 1, personal: 2, global: 2 },
    timeOfDay: "anytime",
    answers: ["work_2", "global_1"],
    steps: null,
  },
  {
    key: "body-scan-evening",
    type: "meditation",
    name: { en: "Evening body scan", es: "Recorrido del cuerpo al anochecer" },
    description: {
      en:
        "Attention travels from your toes to your forehead while you lie down. It may help you " +
        "notice what the day has left in your muscles.",
      es:
        "La atención viaja de los pies a la frente mientras estás boca arriba. Puede ayudarte a " +
        "notar lo que el día dejó en tus músculos.",
    },
    minutes: 12,
    weights: { work: 2, financial: 1, personal: 2, global: 1 },
    timeOfDay: "evening",
    answers: ["work_2", "global_3"],
    steps: [
      {
        title: { en: "Lie down", es: "Acuéstate" },
        instruction: {
          en:
            "Lie on your back on a bed or mat, with a pillow under your knees if your lower back " +
            "complains. Arms beside you, palms up. Close your eyes or rest them, half open, on " +
            "the ceiling. Find the three heaviest places where you are being held.",
          es:
            "Acuéstate boca arriba en la cama o sobre una manta, con una almohada bajo las " +
            "rodillas si la zona lumbar se queja. Brazos a los lados, palmas hacia arriba. " +
            "Cierra los ojos o déjalos entreabiertos hacia el techo. Busca los tres puntos donde " +
            "más pesa tu cuerpo.",
        },
        seconds: 90,
        type: "instruction",
        eyesClosed: true,
      },
      {
        title: { en: "Feet and legs", es: "Pies y piernas" },
        instruction: {
          en:
            "Bring your attention to the toes of your left foot, then to the sole, heel, calf, knee " +
            "and thigh, two breaths in each place. Then travel up the right leg. Warmth, cold, " +
            "tingling or nothing at all: whatever you find, go on.",
          es:
            "Lleva la atención a los dedos del pie izquierdo y luego a la planta, el talón, la " +
            "pantorrilla, la rodilla y el muslo, dos respiraciones en cada lugar. Después recorre la " +
            "pierna derecha. Calor, frío, hormigueo o nada: sea lo que sea, sigue.",
        },
        seconds: 150,
        type: "instruction",
        eyesClosed: true,
      },
      {
        title: { en: "Hips, belly and chest", es: "Caderas, vientre y pecho" },
        instruction: {
          en:
            "Move up through the hips, belly, lower back, ribs and chest, three breaths at each stop. " +
            "While the air leaves, imagine that part becoming a little wider. If a spot hurts or " +
            "feels like too much, rest your attention on your hands instead.",
          es:
            "Sube por las caderas, el vientre, la parte baja de la espalda, las costillas y el pecho, " +
            "tres respiraciones en cada parada. Mientras sale el aire, imagina que esa zona se " +
            "ensancha un poco. Si algo duele o te resulta demasiado, descansa la atención en las " +
            "manos.",
        },
        seconds: 120,
        type: "instruction",
        eyesClosed: true,
      },
      {
        title: { en: "Arms, neck and face", es: "Brazos, cuello y cara" },
        instruction: {
          en:
            "Go through both hands, the forearms, upper arms and shoulders. Then neck, jaw, " +
            "tongue, the skin around the eyes, the forehead. Unclench your teeth and let your " +
            "tongue lie wide. Nothing is obliged to relax; noticing is the whole task.",
          es:
            "Recorre las dos manos, los antebrazos, los brazos y los hombros. Luego el cuello, " +
            "la mandíbula, la lengua, la piel alrededor de los ojos y la frente. Separa los " +
            "dientes y deja la lengua ancha. Nada está obligado a relajarse; basta con notar.",
        },
        seconds: 150,
        type: "instruction",
        eyesClosed: true,
      },
      {
        title: { en: "One body breathing", es: "Un solo cuerpo que respira" },
        instruction: {
          en:
            "Feel the body as one shape, from crown to soles, breathing all together. If " +
            "tomorrow’s plans appear, let them wait at the door. If lying still becomes " +
            "unpleasant, open your eyes, rub your palms together and name five objects in the " +
            "room.",
          es:
            "Siente el cuerpo como una sola forma, de la coronilla a las plantas, que respira " +
            "entera. Si aparecen los planes de mañana, que esperen en la puerta. Si la quietud " +
            "se vuelve desagradable, abre los ojos, frota las palmas y nombra cinco objetos de " +
            "la habitación.",
        },
        seconds: 120,
        type: "breathing",
        eyesClosed: true,
      },
      {
        title: { en: "Turn on your side", es: "Gira de lado" },
        instruction: {
          en:
            "Roll onto one side and rest there for three breaths. If it’s bedtime, stay, whether " +
            "sleep comes at once or not. If you’re getting up, push the bed away with your hand, sit " +
            "a moment on the edge, then stand.",
          es:
            "Gira hacia un lado y descansa ahí tres respiraciones. Si es hora de dormir, " +
            "quédate, llegue pronto el sueño o no. Si vas a levantarte, empuja con la mano, " +
            "siéntate un momento en el borde y después ponte de pie.",
        },
        seconds: 90,
        type: "movement",
      },
    ],
  },
  {
    key: "pause-between-tasks",
    type: "meditation",
    name: { en: "Pause between two tasks", es: "Pausa entre dos tareas" },
    description: {
      en:
        "Five minutes for one task to end before another begins. It uses the sounds around you, " +
        "so you can do it in a busy office or kitchen.",
      es:
        "Cinco minutos para que una tarea termine antes de que empiece otra. Se apoya en los " +
        "sonidos que te rodean: sirve una oficina o una cocina con ruido.",
    },
    minutes: 5,
    weights: { work: 3, financial: 0, personal: 1, global: 0 },
    timeOfDay: "anytime",
    hours: [6, 22],
    answers: ["work_1"],
    steps: [
      {
        title: { en: "Put the task down", es: "Suelta la tarea" },
        instruction: {
          en:
            "Write in five words where you left off, so that you don’t have to hold it in mind. Turn " +
            "your chair away from your work, feet flat, hands empty. Close your eyes or rest them on " +
            "something that doesn’t move.",
          es:
            "Escribe en cinco palabras dónde te quedaste, para no tener que retenerlo. Gira la " +
            "silla y dale la espalda al trabajo, con los pies apoyados y las manos vacías. " +
            "Cierra los ojos o descánsalos en algo que no se mueva.",
        },
        seconds: 40,
        type: "instruction",
        eyesClosed: true,
      },
      {
        title: { en: "Sounds close by", es: "Sonidos cercanos" },
        instruction: {
          en:
            "Listen to what is close: your breath, the rub of your clothes, a chair, a fan. Stay " +
            "with each sound for as long as it lasts. When you catch yourself calling one " +
            "pleasant or annoying, go back to its volume and pitch.",
          es:
            "Escucha lo que está cerca: tu respiración, el roce de la ropa, una silla, un " +
            "ventilador. Quédate con cada sonido mientras dure. Cuando te descubras llamándolo " +
            "agradable o molesto, vuelve a su volumen y a su tono.",
        },
        seconds: 80,
        type: "instruction",
        eyesClosed: true,
      },
      {
        title: { en: "Sounds far away", es: "Sonidos lejanos" },
        instruction: {
          en:
            "Now widen the circle: the next room, the street, the furthest sound you can just make " +
            "out. If there’s silence, listen to that. Should this feel empty or unsettling, open your " +
            "eyes, feel your feet and count eight straight lines around you.",
          es:
            "Ahora amplía el círculo: la habitación de al lado, la calle, el sonido más lejano " +
            "que apenas distingues. Si hay silencio, escúchalo. Si esto te inquieta o te resulta " +
            "vacío, abre los ojos, siente los pies y cuenta ocho líneas rectas a tu alrededor.",
        },
        seconds: 80,
        type: "instruction",
        eyesClosed: true,
      },
      {
        title: { en: "Six soft breaths", es: "Seis respiraciones suaves" },
        instruction: {
          en:
            "Come back to your breathing for six slow breaths. With each breath out let one " +
            "place go soft: forehead, jaw, shoulders, hands, belly, feet. If one of them stays " +
            "tight, leave it as it is and go on to the next.",
          es:
            "Vuelve a la respiración y haz seis, lentas. Con cada salida de aire deja que se " +
            "ablande un lugar: frente, mandíbula, hombros, manos, vientre, pies. Si alguno sigue " +
            "tenso, déjalo como está y pasa al siguiente.",
        },
        seconds: 60,
        type: "breathing",
        eyesClosed: true,
      },
      {
        title: { en: "The first movement", es: "El primer gesto" },
        instruction: {
          en:
            "Ask yourself which single task comes next and what its first movement is: opening a " +
            "file, dialing a number, rinsing a plate. Roll your shoulders twice, look as far as the " +
            "room allows, and begin with that movement alone.",
          es:
            "Pregúntate cuál es la única tarea que sigue y con qué gesto empieza: abrir un " +
            "archivo, marcar un número, enjuagar un plato. Gira los hombros dos veces, mira tan " +
            "lejos como permita el lugar y comienza solo por ese gesto.",
        },
        seconds: 40,
        type: "reflection",
      },
    ],
  },
  {
    key: "kind-wishes",
    type: "meditation",
    name: { en: "Kind wishes, near and far", es: "Buenos deseos, cerca y lejos" },
    description: {
      en:
        "Short wishes for someone you like, for yourself and for a stranger. It may help on days " +
        "when other people, or you, seem hard to bear.",
      es:
        "Deseos breves para alguien que aprecias, para ti y para alguien desconocido. Puede " +
        "ayudar en días en que cuesta convivir con los demás o contigo.",
    },
    minutes: 10,
    weights: { work: 1, financial: 0, personal: 3, global: 1 },
    timeOfDay: "anytime",
    answers: ["personal_1", "work_3"],
    steps: [
      {
        title: { en: "A hand on your chest", es: "Una mano en el pecho" },
        instruction: {
          en:
            "Sit down and place one hand on your chest, if you like how that feels. Eyes closed, or " +
            "open and lowered. For five breaths notice the warmth of the hand, or the touch of your " +
            "sleeves, before thinking of anyone.",
          es:
            "Siéntate y pon una mano en el pecho, si te resulta agradable. Ojos cerrados, o " +
            "abiertos y hacia abajo. Durante cinco respiraciones nota el calor de la mano o el " +
            "roce de las mangas, antes de pensar en nadie.",
        },
        seconds: 60,
        type: "instruction",
        eyesClosed: true,
      },
      {
        title: { en: "Someone easy to love", es: "Alguien fácil de querer" },
        instruction: {
          en:
            "Picture someone with whom things are simple: a friend, a grandchild, even a dog. With " +
            "each breath out say silently: may you be safe, may you be at ease. Repeat it slowly some " +
            "ten times and notice whether your face changes.",
          es:
            "Imagina a alguien con quien todo es sencillo: una amistad, un nieto, incluso un " +
            "perro. Con cada salida de aire di en silencio: que estés a salvo, que tengas calma. " +
            "Repítelo despacio unas diez veces y nota si te cambia la cara.",
        },
        seconds: 150,
        type: "reflection",
        eyesClosed: true,
      },
      {
        title: { en: "The same for you", es: "Lo mismo para ti" },
        instruction: {
          en:
            "Turn the words to yourself: may I be safe, may I be at ease. If they sound false, " +
            "try: may I learn to be on my own side. Feeling nothing is common. If it stings, " +
            "return to the person before.",
          es:
            "Dirige las palabras hacia ti: que yo esté a salvo, que yo tenga calma. Si suenan " +
            "falsas, prueba con: que aprenda a estar de mi lado. No sentir nada es frecuente. Si " +
            "duele, regresa a la persona anterior.",
        },
        seconds: 150,
        type: "reflection",
        eyesClosed: true,
      },
      {
        title: { en: "Someone unknown", es: "Alguien desconocido" },
        instruction: {
          en:
            "Think of someone you saw this week without knowing them: the driver of a bus, a voice on " +
            "the phone. They carry worries you’ll never hear about. Offer them the two wishes six " +
            "times.",
          es:
            "Piensa en alguien que viste esta semana sin conocer su nombre: quien conducía el " +
            "autobús, una voz al teléfono. Lleva preocupaciones que nunca oirás. Ofrécele los dos " +
            "deseos seis veces.",
        },
        seconds: 120,
        type: "reflection",
        eyesClosed: true,
      },
      {
        title: { en: "Rings on the water", es: "Ondas en el agua" },
        instruction: {
          en:
            "Let the wish spread to your building, your street and the whole town, as rings widen on " +
            "a pond. There’s no need to picture faces. If it grows too big, look at one nearby object " +
            "and describe its color and edges.",
          es:
            "Deja que el deseo se extienda a tu edificio, tu calle y toda la ciudad, como las " +
            "ondas en un estanque. No hace falta imaginar rostros. Si se vuelve demasiado " +
            "grande, mira un objeto cercano y describe su color y sus bordes.",
        },
        seconds: 60,
        type: "instruction",
        eyesClosed: true,
      },
      {
        title: { en: "Come back to the chair", es: "De vuelta en la silla" },
        instruction: {
          en:
            "Drop the words and feel the chair beneath you for five breaths. Open your eyes, press " +
            "your palms together and let go. Perhaps someone came to mind to whom you would like to " +
            "send a line today; perhaps nobody did.",
          es:
            "Suelta las palabras y siente la silla durante cinco respiraciones. Abre los ojos, " +
            "junta las palmas con fuerza y sepáralas. Tal vez pensaste en alguien a quien " +
            "quieras escribir unas líneas hoy; tal vez no.",
        },
        seconds: 60,
        type: "instruction",
      },
    ],
  },
  {
    key: "leaves-on-the-river",
    type: "meditation",
    name: { en: "Leaves on the river", es: "Hojas en el río" },
    description: {
      en:
        "Picture a slow river and lay each worry, about money or anything else, on a leaf. It " +
        "may help you look at it from the bank.",
      es:
        "Imagina un río lento y deja cada preocupación, de dinero o de otra cosa, sobre una " +
        "hoja. Puede ayudarte a mirarla desde la orilla.",
    },
    minutes: 9,
    weights: { work: 1, financial: 2, personal: 1, global: 2 },
    timeOfDay: "anytime",
    answers: ["financial_1", "global_1"],
    steps: [
      {
        title: { en: "Sit on the bank", es: "Siéntate en la orilla" },
        instruction: {
          en:
            "Sit with both feet down and your hands open in your lap. Close your eyes, or look " +
            "softly at a plain wall. Imagine the bank of a slow river: the smell of wet earth, " +
            "the color of the water, its small noise.",
          es:
            "Siéntate con los dos pies apoyados y las manos abiertas en el regazo. Cierra los " +
            "ojos o mira sin esfuerzo una pared lisa. Imagina la orilla de un río lento: el olor " +
            "a tierra mojada, el color del agua, su rumor.",
        },
        seconds: 60,
        type: "instruction",
        eyesClosed: true,
      },
      {
        title: { en: "Watch the water", es: "Mira el agua" },
        instruction: {
          en:
            "Look at the water first, with nothing on it. Breathe in as it arrives from the " +
            "left, breathe out as it leaves to the right. Stay for fifteen breaths. If no " +
            "pictures come, simply think the word river each time.",
          es:
            "Primero mira el agua, sin nada encima. Toma aire mientras llega por la izquierda y " +
            "suéltalo mientras se aleja por la derecha. Quédate quince respiraciones. Si no " +
            "aparecen imágenes, piensa cada vez en la palabra río.",
        },
        seconds: 90,
        type: "breathing",
        eyesClosed: true,
      },
      {
        title: { en: "One worry, one leaf", es: "Una preocupación, una hoja" },
        instruction: {
          en:
            "When a worry shows itself, say it in three or four words, such as the March bill, " +
            "and lay them on a leaf. Let it float at the river’s speed, unpushed. If it returns, " +
            "it gets another leaf. If one drags you in, open your eyes and feel your feet.",
          es:
            "Cuando asome una preocupación, dila en tres o cuatro palabras, como la factura de " +
            "marzo, y ponlas sobre una hoja. Que flote al paso del río, sin empujarla. Si " +
            "vuelve, dale otra hoja. Si alguna te arrastra, abre los ojos y siente los pies.",
        },
        seconds: 180,
        type: "instruction",
        eyesClosed: true,
      },
      {
        title: { en: "The leaf that stays", es: "La hoja que se queda" },
        instruction: {
          en:
            "Some leaves get caught near your feet. Look at one: is there anything to be done " +
            "about it today? If so, promise it a time of day. If not, let it turn in the " +
            "shallows while you listen to the water.",
          es:
            "Algunas hojas se enganchan cerca de tus pies. Mira una: ¿hay algo que hacer con " +
            "ella hoy? Si lo hay, prométele una hora. Si no, deja que gire en el agua baja " +
            "mientras escuchas la corriente.",
        },
        seconds: 90,
        type: "reflection",
        eyesClosed: true,
      },
      {
        title: { en: "Leave the river", es: "Deja el río" },
        instruction: {
          en:
            "Let the picture fade and feel the air in the room. Stand up, press both palms " +
            "against a wall for ten seconds and sense how solid it is; repeat three times. If " +
            "you promised a time to a worry, note it now.",
          es:
            "Deja que la imagen se borre y siente el aire de la habitación. Levántate, empuja " +
            "una pared con las dos palmas durante diez segundos y percibe lo sólida que es; " +
            "repítelo tres veces. Si prometiste una hora, anótala.",
        },
        seconds: 120,
        type: "movement",
      },
    ],
  },
  {
    key: "steady-as-a-mountain",
    type: "meditation",
    name: { en: "Steady as a mountain", es: "Firme como una montaña" },
    description: {
      en:
        "A seated practice for uncertain times: weather passes over a mountain, which stays " +
        "where it is. It may help you begin a changeable day.",
      es:
        "Una práctica para tiempos inciertos: el clima pasa sobre la montaña y ella sigue en su " +
        "sitio. Puede ayudarte a empezar un día cambiante.",
    },
    minutes: 8,
    weights: { work: 1, financial: 1, personal: 0, global: 3 },
    timeOfDay: "morning",
    answers: ["global_2", "global_3"],
    steps: [
      {
        title: { en: "Find the middle", es: "Encuentra el centro" },
        instruction: {
          en:
            "Sit toward the front of the chair, feet hip-width apart. Rock from side to side in " +
            "smaller and smaller arcs until you come to rest in the middle. Let the crown rise and " +
            "the shoulders drop. Eyes on the horizon, or closed.",
          es:
            "Siéntate hacia el borde de la silla, con los pies separados al ancho de las " +
            "caderas. Balancéate de lado a lado, cada vez menos, hasta quedar en el centro. La " +
            "coronilla sube, los hombros bajan. Ojos en el horizonte, o cerrados.",
        },
        seconds: 60,
        type: "movement",
        eyesClosed: true,
      },
      {
        title: { en: "A wide base", es: "Una base ancha" },
        instruction: {
          en:
            "Feel what carries you: soles, sitting bones, thighs. With each breath in grow a " +
            "hair taller; with each breath out, heavier below. After ten breaths think of a " +
            "mountain, remembered or invented, and let its shape settle over yours.",
          es:
            "Siente lo que te sostiene: plantas, caderas, muslos. Al tomar aire crece un " +
            "milímetro; al soltarlo, gana peso abajo. Tras diez respiraciones piensa en una " +
            "montaña, recordada o inventada, y deja que su forma se pose sobre la tuya.",
        },
        seconds: 90,
        type: "breathing",
        eyesClosed: true,
      },
      {
        title: { en: "Let the weather come", es: "Que venga el clima" },
        instruction: {
          en:
            "Let in whatever is uncertain: the news, a plan that may fail, something nobody can " +
            "tell you yet. Name it as weather, for instance fog, wind or hail, and keep feeling " +
            "the seat. The mountain argues with none of it.",
          es:
            "Deja entrar lo incierto: las noticias, un plan que puede fallar, algo que nadie " +
            "sabe decirte todavía. Nómbralo como clima, por ejemplo niebla, viento o granizo, " +
            "sin dejar de sentir el asiento. La montaña no discute con nada de eso.",
        },
        seconds: 150,
        type: "instruction",
        eyesClosed: true,
      },
      {
        title: { en: "The sheltered side", es: "El lado protegido" },
        instruction: {
          en:
            "Look for the sheltered slope: one thing that’s the same as last year, a person, a tree " +
            "on your street, a song. Stay there. If the storm feels too close, open your eyes and " +
            "touch something cool, such as metal or glass.",
          es:
            "Busca la ladera protegida: algo que sigue igual que hace un año, una persona, un " +
            "árbol de tu calle, una canción. Quédate ahí. Si la tormenta se siente muy cerca, " +
            "abre los ojos y toca algo fresco, como metal o vidrio.",
        },
        seconds: 90,
        type: "reflection",
        eyesClosed: true,
      },
      {
        title: { en: "Take it with you", es: "Llévala contigo" },
        instruction: {
          en:
            "Carry the posture into standing, knees loose, or stay seated if you prefer. Feel " +
            "the floor through both feet for five breaths. Look out of a window, say aloud what " +
            "the weather really is, and start your day at walking pace.",
          es:
            "Lleva esa postura contigo al ponerte de pie, con las rodillas sueltas, o sigue en " +
            "la silla si lo prefieres. Siente el suelo durante cinco respiraciones. Mira por una " +
            "ventana, di en voz alta qué tiempo hace de verdad y empieza el día a paso " +
            "tranquilo.",
        },
        seconds: 90,
        type: "movement",
      },
    ],
  },
  {
    key: "more-than-a-figure",
    type: "meditation",
    name: { en: "More than a number", es: "Más que una cifra" },
    description: {
      en: "A quiet sit for days when an amount of money seems to say who you are. You let the number be in the room and look at what else is there.",
      es: "Un rato de silencio para los días en que una cantidad de dinero parece decir quién eres. Dejas que la cifra esté en la habitación y miras qué más hay.",
    },
    minutes: 8,
    weights: { work: 0, financial: 3, personal: 1, global: 0 },
    timeOfDay: "anytime",
    answers: ["financial_1", "financial_3"],
    steps: [
      {
        title: { en: "Take a seat", es: "Toma asiento" },
        instruction: {
          en: "Sit in a way you can keep up for a few minutes. Eyes open or closed, hands wherever they’re comfortable. You can stop whenever you like; nothing is lost.",
          es: "Siéntate de un modo que puedas mantener unos minutos. Ojos abiertos o cerrados, las manos donde descansen. Puedes parar cuando quieras; no se pierde nada.",
        },
        seconds: 60,
        type: "instruction",
        eyesClosed: true,
      },
      {
        title: { en: "The chair carries you", es: "La silla te sostiene" },
        instruction: {
          en: "Notice the weight of your legs and back, and how the chair takes it without asking for anything. Let the breath go on by itself. Stay with that until the next step.",
          es: "Nota el peso de las piernas y de la espalda, y cómo la silla lo recibe sin pedir nada. Deja que la respiración siga sola. Quédate ahí hasta el paso siguiente.",
        },
        seconds: 90,
        type: "breathing",
        eyesClosed: true,
      },
      {
        title: { en: "Let the number come", es: "Deja que venga la cifra" },
        instruction: {
          en: "Picture the amount that’s been on your mind, written on a small card. Set the card on an imaginary table, a few steps away. It can stay there. Each time it jumps closer, put it back on the table.",
          es: "Imagina la cantidad que te ronda la cabeza, escrita en una tarjeta pequeña. Ponla sobre una mesa imaginaria, a unos pasos. Puede quedarse ahí. Cada vez que se te acerque de un salto, devuélvela a la mesa.",
        },
        seconds: 120,
        type: "reflection",
        eyesClosed: true,
      },
      {
        title: { en: "What else is here", es: "Qué más hay aquí" },
        instruction: {
          en:
            "Now widen the view: a sound in the building, the warmth of your hands, someone who would " +
            "recognize your laugh. None of it is on the card. Let each thing be there for a breath or " +
            "two.",
          es: "Ahora abre la mirada: un ruido del edificio, el calor de tus manos, alguien que reconocería tu risa. Nada de eso está en la tarjeta. Deja que cada cosa esté ahí durante una o dos respiraciones.",
        },
        seconds: 120,
        type: "reflection",
        eyesClosed: true,
      },
      {
        title: { en: "Come back", es: "Vuelve" },
        instruction: {
          en: "The card is still on its table, and you’re here in your chair. Move your fingers and toes, look around the room, and get up at your own pace.",
          es: "La tarjeta sigue en su mesa y tú estás aquí, en tu silla. Mueve los dedos de manos y pies, mira la habitación y levántate a tu ritmo.",
        },
        seconds: 90,
        type: "instruction",
      },
    ],
  },
  {
    key: "without-anyone-noticing",
    type: "meditation",
    name: { en: "Without anyone noticing", es: "Sin que se note" },
    description: {
      en: "A short practice for places where you can’t close a door: a shared room, a bus, an open office. Eyes open, your usual face.",
      es: "Una práctica corta para lugares sin puerta que cerrar: una habitación compartida, un autobús, una oficina abierta. Ojos abiertos, la cara de siempre.",
    },
    minutes: 5,
    weights: { work: 1, financial: 0, personal: 1, global: 3 },
    timeOfDay: "anytime",
    answers: ["global_1", "global_3"],
    steps: [
      {
        title: { en: "Stay as you are", es: "Quédate como estás" },
        instruction: {
          en:
            "Don’t change how you sit or stand. Let your eyes rest on something ordinary, as if you " +
            "were thinking. You can read these steps like a message on your phone.",
          es: "No cambies de postura. Deja los ojos en algo corriente, como quien piensa. Puedes leer estos pasos como si fueran un mensaje del teléfono.",
        },
        seconds: 45,
        type: "instruction",
      },
      {
        title: { en: "Toes", es: "Los dedos de los pies" },
        instruction: {
          en: "Inside your shoes, press your toes down, one foot at a time, then let go. Feel the floor push back. Slowly, left and right, until the step ends.",
          es: "Dentro de los zapatos, aprieta los dedos de un pie contra el suelo y suéltalos; luego los del otro. Siente cómo responde el suelo. Despacio, izquierda y derecha, hasta que acabe el paso.",
        },
        seconds: 75,
        type: "reflection",
      },
      {
        title: { en: "Silent names", es: "Nombres en silencio" },
        instruction: {
          en: "In your head, name five things you can see, each with its color: gray bag, yellow line, brown sleeve. Then two sounds. You don’t need an opinion about any of it.",
          es: "Di para ti cinco cosas que ves, cada una con su color: bolsa gris, línea amarilla, manga marrón. Después, dos sonidos. Sin opinar sobre nada.",
        },
        seconds: 75,
        type: "reflection",
      },
      {
        title: { en: "A quiet breath out", es: "Soltar el aire sin ruido" },
        instruction: {
          en: "Let the air out through your nose a little more slowly than usual, until the step ends. From the outside, nobody can tell.",
          es: "Suelta el aire por la nariz un poco más despacio de lo habitual, hasta que acabe el paso. Desde fuera no se nota.",
        },
        seconds: 60,
        type: "breathing",
      },
      {
        title: { en: "If you need a door", es: "Si necesitas una puerta" },
        instruction: {
          en: "If it’s still too much, a bathroom or a stairwell gives you two minutes nobody asks about. Otherwise, go back to what’s in front of you, just one thing.",
          es: "Si todavía es demasiado, un baño o una escalera te dan dos minutos por los que nadie pregunta. Si no, vuelve a lo que tienes delante, a una sola cosa.",
        },
        seconds: 45,
        type: "instruction",
      },
    ],
  },
];
