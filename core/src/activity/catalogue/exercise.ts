import type { CatalogueEntry } from "../catalogue-entry.ts";

/** Movement without equipment, standing or seated. */
export const exercise: readonly CatalogueEntry[] = [
  {
    key: "desk-shoulder-release",
    type: "exercise",
    name: { en: "Seated shoulder release", es: "Hombros sueltos en la silla" },
    description: {
      en: "Slow movements for shoulders, neck and hands, without getting up. They may help when you have spent hours at a screen.",
      es: "Movimientos lentos para hombros, cuello y manos, sin levantarte. Pueden ayudar cuando llevas horas frente a una pantalla.",
    },
    minutes: 6,
    weights: { work: 3, financial: 1, personal: 1, global: 0 },
    timeOfDay: "anytime",
    answers: ["work_1"],
    steps: [
      {
        title: { en: "Take your seat", es: "Toma tu sitio" },
        instruction: {
          en: "Sit near the front of your chair, feet supported, hands resting on your thighs. None of this should hurt. Keep each movement small, and if something does hurt, stop there and move on to the next.",
          es: "Siéntate cerca del borde de la silla, con los pies apoyados y las manos sobre los muslos. Nada de esto debe doler: haz gestos pequeños y, si algo duele, detente ahí y pasa al siguiente.",
        },
        seconds: 50,
        type: "instruction",
      },
      {
        title: { en: "Shoulder wheels", es: "Ruedas con los hombros" },
        instruction: {
          en:
            "Lift your shoulders toward your ears, take them back and let them drop, as if drawing a " +
            "slow wheel. Make six turns, rest a moment, then six the other way. Your arms just hang.",
          es: "Sube los hombros hacia las orejas, llévalos atrás y bájalos, como si dibujaras una rueda lenta. Haz seis vueltas, descansa un momento y haz otras seis hacia delante. Los brazos solo cuelgan.",
        },
        seconds: 70,
        type: "movement",
      },
      {
        title: { en: "Ear toward shoulder", es: "Oreja hacia el hombro" },
        instruction: {
          en:
            "Look straight ahead and bring your right ear toward your right shoulder, keeping the " +
            "shoulder down. Stay for six ordinary breaths, jaw loose. Come back slowly and change " +
            "sides.",
          es:
            "Mira al frente y acerca la oreja derecha al hombro derecho, sin subirlo. Quédate ahí " +
            "seis respiraciones normales, con la mandíbula floja. Vuelve despacio al centro y cambia " +
            "de lado.",
        },
        seconds: 80,
        type: "movement",
      },
      {
        title: { en: "Turn with open elbows", es: "Giro con codos abiertos" },
        instruction: {
          en:
            "Put your hands behind your head or, if that’s easier, cross your arms over your chest. " +
            "Turn your upper body to the right, count to five, come back. Alternate until you have " +
            "turned four times each way.",
          es: "Pon las manos detrás de la cabeza o, si te resulta más fácil, cruza los brazos sobre el pecho. Gira el torso a la derecha, cuenta hasta cinco y vuelve al centro. Alterna hasta hacer cuatro giros por lado.",
        },
        seconds: 90,
        type: "movement",
      },
      {
        title: { en: "Rest for the hands", es: "Manos que descansan" },
        instruction: {
          en: "Reach one arm forward, palm up, and gently draw the fingers down with your other hand. Count to ten and swap. Then open and close both hands ten times and let them drop into your lap.",
          es: "Estira un brazo con la palma hacia arriba y, con la otra mano, baja los dedos con suavidad. Cuenta hasta diez y cambia. Después abre y cierra las dos manos diez veces y déjalas caer en el regazo.",
        },
        seconds: 80,
        type: "movement",
      },
    ],
  },
  {
    key: "walk-at-three-paces",
    type: "exercise",
    name: { en: "A walk at three paces", es: "Caminar a tres ritmos" },
    description: {
      en: "A quarter of an hour of changing speed, outdoors, along a hallway or marching in a chair. It may help to clear your head.",
      es: "Un cuarto de hora cambiando de velocidad, en la calle, por el pasillo o marchando en una silla. Puede ayudar a despejar la cabeza.",
    },
    minutes: 15,
    weights: { work: 2, financial: 1, personal: 2, global: 1 },
    timeOfDay: "anytime",
    hours: [6, 22],
    answers: ["work_2", "personal_2"],
    steps: [
      {
        title: { en: "Choose your route", es: "Elige tu recorrido" },
        instruction: {
          en: "Go out to a quiet street, use a hallway, or sit on a firm chair and march by lifting your knees. All three count. Wear shoes that hold your feet, and stop if you feel pain, dizziness or breathlessness.",
          es: "Sal a una calle tranquila, usa el pasillo o siéntate en una silla firme para marchar levantando las rodillas. Todo vale igual. Lleva calzado que sujete bien y para si notas dolor o mareo, o si te falta el aire.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "Strolling pace", es: "Ritmo de paseo" },
        instruction: {
          en: "Start slowly, as if you had time to spare. Unclench your hands and let your arms swing by themselves. Notice how each foot lands: heel first, then toes. In a chair, lift one foot and then the other.",
          es: "Empieza despacio, como si te sobrara tiempo. Suelta las manos y deja que los brazos se balanceen solos. Fíjate en cómo apoya cada pie: primero el talón, después los dedos. En la silla, alterna un pie y luego el otro.",
        },
        seconds: 180,
        type: "movement",
      },
      {
        title: { en: "Getting-somewhere pace", es: "Ritmo de llegar" },
        instruction: {
          en:
            "Now walk like someone with an appointment who isn’t late. You should be able to speak in " +
            "full sentences; if not, ease off. Look well ahead, about twenty meters. In a chair, add " +
            "a swing of the arms.",
          es: "Ahora camina como quien va a una cita sin llegar tarde. Debes poder hablar en frases completas; si no puedes, afloja. Mira lejos, a unos veinte metros. Si estás en la silla, añade el balanceo de los brazos.",
        },
        seconds: 240,
        type: "movement",
      },
      {
        title: { en: "Short livelier stretches", es: "Tramos cortos más vivos" },
        instruction: {
          en: "Pick something nearby, a tree or a door, and go to it a little faster. Then walk slowly until your breath settles. Do three or four stretches. Indoors or seated, count twenty lively steps and twenty slow ones.",
          es: "Elige un punto cercano, un árbol o una puerta, y ve hasta él un poco más rápido. Luego camina despacio hasta recuperar el aliento. Haz tres o cuatro tramos. En casa o en la silla, cuenta veinte pasos vivos y veinte lentos.",
        },
        seconds: 240,
        type: "movement",
      },
      {
        title: { en: "The way back", es: "El camino de vuelta" },
        instruction: {
          en: "Slow down until your steps hardly make a sound. Count how many you take as air comes in and how many as it goes out, changing nothing. Before you stop, look around and keep one thing you had missed.",
          es: "Baja el ritmo hasta que tus pasos casi no suenen. Cuenta cuántos das mientras entra el aire y cuántos mientras sale, sin cambiar nada. Antes de parar, mira a tu alrededor y quédate con una cosa que no habías visto.",
        },
        seconds: 180,
        type: "movement",
      },
    ],
  },
  {
    key: "chair-and-wall-strength",
    type: "exercise",
    name: { en: "Strength with chair and wall", es: "Fuerza con silla y pared" },
    description: {
      en: "Three simple movements, two rounds and no equipment. Feeling your own strength may help you start the day with both feet on the ground.",
      es: "Tres movimientos sencillos, dos vueltas y ningún equipo. Notar tu propia fuerza puede ayudar a empezar el día con los pies en la tierra.",
    },
    minutes: 10,
    weights: { work: 1, financial: 1, personal: 2, global: 1 },
    timeOfDay: "morning",
    answers: ["global_3"],
    steps: [
      {
        title: { en: "Set up the space", es: "Prepara el espacio" },
        instruction: {
          en:
            "Back a firm chair against the wall so it can’t slide, and keep a stretch of wall clear. " +
            "You can do everything from the chair with the variations below. A working muscle is " +
            "fine; pain means stop.",
          es: "Apoya una silla firme contra la pared, de modo que no se deslice, y deja un trozo de pared libre. Puedes hacer todo desde la silla con las variantes que siguen. Un músculo que trabaja está bien; un dolor es señal de parar.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "Sit and stand", es: "Sentarse y levantarse" },
        instruction: {
          en: "Lean forward a little, push through your feet and rise to a count of two. Sit down to a count of four. Do eight, using your hands if you need them. Seated version: straighten one leg, count to three, alternate.",
          es: "Inclina un poco el torso, empuja con los pies y levántate contando hasta dos. Siéntate contando hasta cuatro. Hazlo ocho veces, con ayuda de las manos si la necesitas. Variante sentada: estira una pierna al frente, cuenta hasta tres y alterna.",
        },
        seconds: 130,
        type: "movement",
      },
      {
        title: { en: "Push the wall", es: "Empujar la pared" },
        instruction: {
          en: "Stand an arm’s length from the wall, palms at chest height. Bend your elbows until your nose comes close, then push back, eight times. Seated version: press your palms together in front of your chest for five seconds, eight times.",
          es: "Ponte a un brazo de la pared, con las palmas a la altura del pecho. Dobla los codos hasta acercar la nariz y empuja para volver, ocho veces. Variante sentada: junta las palmas ante el pecho y apriétalas cinco segundos, ocho veces.",
        },
        seconds: 120,
        type: "movement",
      },
      {
        title: { en: "Raise the heels", es: "Subir los talones" },
        instruction: {
          en: "Rest your fingertips on the wall and lift your heels slowly. Stay up for two seconds and come down without a thud. Ten times. It works in the chair too, with hands on your knees to add a little weight.",
          es: "Apoya las yemas de los dedos en la pared y sube los talones despacio. Quédate arriba dos segundos y baja sin golpear el suelo. Diez veces. En la silla sirve igual, con las manos sobre las rodillas para añadir algo de peso.",
        },
        seconds: 90,
        type: "movement",
      },
      {
        title: { en: "Second round, slower", es: "Segunda vuelta, más lenta" },
        instruction: {
          en: "Repeat the three movements, six of each, resting between them as long as you like. When you finish, sit and lay your hands on your thighs. Notice the warmth in your legs and your breath finding its pace again.",
          es: "Repite los tres movimientos con seis repeticiones cada uno y descansa entre ellos lo que haga falta. Al terminar, siéntate y pon las manos sobre los muslos. Nota el calor de las piernas y cómo el aire vuelve a su ritmo.",
        },
        seconds: 200,
        type: "movement",
      },
    ],
  },
  {
    key: "shake-out-and-settle",
    type: "exercise",
    name: { en: "Shake out and settle", es: "Sacudir y soltar" },
    description: {
      en: "Five minutes of loosening hands, arms and legs when your body is braced. It may help after bad news or a difficult call.",
      es: "Cinco minutos para mover manos, brazos y piernas cuando el cuerpo está en tensión. Puede ayudar después de una mala noticia o una llamada difícil.",
    },
    minutes: 5,
    weights: { work: 2, financial: 2, personal: 1, global: 2 },
    timeOfDay: "anytime",
    answers: ["work_3", "personal_1", "global_1"],
    steps: [
      {
        title: { en: "Find a steady spot", es: "Busca un sitio estable" },
        instruction: {
          en: "Stand with your feet hip-width apart and your knees soft, or sit without leaning back. Move aside anything you might knock. The movements are small; if some part of you hurts, leave that part still.",
          es: "Ponte de pie con los pies separados al ancho de las caderas y las rodillas blandas, o siéntate sin apoyar la espalda. Aparta lo que puedas golpear. Vas a moverte poco; si una zona duele, déjala quieta.",
        },
        seconds: 40,
        type: "instruction",
      },
      {
        title: { en: "Hands first", es: "Primero las manos" },
        instruction: {
          en: "Shake both hands as if flicking off drops of water. Count twenty shakes, unhurried. Then let the movement travel up to your elbows for another twenty. Loosen your mouth, and if a sigh comes, let it.",
          es: "Sacude las dos manos como si quisieras quitarte gotas de agua. Cuenta veinte sacudidas, despacio. Luego deja que el movimiento suba a los codos y cuenta otras veinte. Afloja la boca; si sale un suspiro, déjalo salir.",
        },
        seconds: 60,
        type: "movement",
      },
      {
        title: { en: "Then the legs", es: "Después las piernas" },
        instruction: {
          en: "With a hand on the wall, lift one foot slightly and shake that leg ten times. Change sides. From a chair, bounce your heels on the floor instead: first one, then the other, and finally both together.",
          es: "Con una mano en la pared, levanta un poco un pie y sacude la pierna diez veces. Cambia de lado. Sin levantarte de la silla, puedes hacer rebotar los talones en el suelo, primero uno, luego el otro y al final los dos.",
        },
        seconds: 80,
        type: "movement",
      },
      {
        title: { en: "All at once, then less", es: "Todo a la vez, y menos" },
        instruction: {
          en: "Let your whole body jiggle a little, knees or heels keeping a gentle bounce. Count to thirty. From there make the movement smaller and smaller, until only you could tell that it is still going on.",
          es: "Deja que todo el cuerpo tiemble un poco, con las rodillas o los talones marcando un rebote suave. Cuenta hasta treinta. A partir de ahí haz el movimiento cada vez más pequeño, hasta que solo tú sepas que sigue.",
        },
        seconds: 70,
        type: "movement",
      },
      {
        title: { en: "Stillness", es: "Quietud" },
        instruction: {
          en: "Stay still. Let air in through your nose for a count of three and out through your mouth for a count of five, without straining, six times. Notice the tingle in your hands and legs as it fades.",
          es: "Quédate sin moverte. Deja entrar el aire por la nariz contando hasta tres y suéltalo por la boca contando hasta cinco, sin forzar, seis veces. Observa el cosquilleo en las manos y en las piernas mientras se va apagando.",
        },
        seconds: 70,
        type: "breathing",
      },
    ],
  },
  {
    key: "three-song-dance",
    type: "exercise",
    name: { en: "Three songs at home", es: "Tres canciones en casa" },
    description: {
      en: "Dance your own way, standing or in a chair, to three songs you choose. It may help to shift the mood when the day feels heavy.",
      es: "Baila a tu manera, de pie o en una silla, con tres canciones que elijas. Puede ayudar a cambiar de aire cuando el día pesa.",
    },
    minutes: 12,
    weights: { work: 1, financial: 0, personal: 3, global: 2 },
    timeOfDay: "evening",
    hours: [17, 22],
    answers: ["personal_2", "global_3"],
    steps: [
      {
        title: { en: "Choose the music", es: "Elige la música" },
        instruction: {
          en: "Find three songs in this order: a calm one, one that makes your foot tap, and a slow one to end. With no music to hand, hum. Close the door or the curtain if that feels better.",
          es: "Busca tres canciones en este orden: una tranquila, una que te cueste escuchar sin mover el pie y una lenta para acabar. Si no tienes música a mano, tararea. Cierra la puerta o la cortina si así estás mejor.",
        },
        seconds: 100,
        type: "instruction",
      },
      {
        title: { en: "First: just one part", es: "Primera: solo una parte" },
        instruction: {
          en: "Play the calm song and move one part at a time: fingers, then shoulders, then head, then hips. Stay about eight beats with each. There are no steps to learn and nobody is watching; if something hurts, stop.",
          es: "Pon la canción tranquila y mueve una sola parte cada vez: los dedos, luego los hombros, luego la cabeza, luego las caderas. Quédate unas ocho pulsaciones en cada una. No hay pasos que aprender y nadie mira; si algo duele, para.",
        },
        seconds: 190,
        type: "movement",
      },
      {
        title: { en: "Second: more room", es: "Segunda: más espacio" },
        instruction: {
          en:
            "With the lively song, take up more room: steps from side to side, arms opening and " +
            "closing, a slow turn if it doesn’t make you dizzy. In a chair, draw big circles with " +
            "your arms and beat time with your heels.",
          es: "Con la canción animada, ocupa más sitio: pasos de lado a lado, brazos que abren y cierran, una vuelta lenta si no te marea. En la silla, dibuja círculos grandes con los brazos y marca el ritmo con los talones.",
        },
        seconds: 190,
        type: "movement",
      },
      {
        title: { en: "Third: winding down", es: "Tercera: bajar" },
        instruction: {
          en: "For the slow song, sway like a plant under water. Let your weight pass from one side to the other in its own time. If your body wants a rest, sit and go on with your hands alone, or just listen.",
          es: "En la canción lenta, balancéate como una planta bajo el agua. Deja que el peso pase de un lado al otro sin prisa. Si el cuerpo pide descanso, siéntate y sigue solo con las manos, o escucha sin moverte.",
        },
        seconds: 180,
        type: "movement",
      },
      {
        title: { en: "Before you switch off", es: "Antes de apagar" },
        instruction: {
          en: "Put a hand on your chest and feel your pulse until it quietens a little. Which moment did you like best, even if it lasted two seconds? You could save these three songs in a list for another day.",
          es: "Pon una mano en el pecho y nota el pulso hasta que se calme un poco. ¿Qué momento te gustó más, aunque durara dos segundos? Puedes guardar esas tres canciones en una lista para otro día.",
        },
        seconds: 60,
        type: "reflection",
      },
    ],
  },
  {
    key: "stretch-before-sleep",
    type: "exercise",
    name: { en: "Stretching before sleep", es: "Estirarse antes de dormir" },
    description: {
      en: "Twenty minutes of slow stretches on your bed or a rug. They may help you put the day down when your head is still doing sums.",
      es: "Veinte minutos de estiramientos lentos sobre la cama o la alfombra. Pueden ayudar a dejar el día atrás cuando la cabeza sigue haciendo cuentas.",
    },
    minutes: 20,
    weights: { work: 2, financial: 2, personal: 2, global: 1 },
    timeOfDay: "evening",
    hours: [20, 2],
    answers: ["work_2"],
    steps: [
      {
        title: { en: "Lower the light", es: "Baja la luz" },
        instruction: {
          en: "Leave one light on and silence your phone. Lie on your back on the bed or a rug, a pillow under your knees if your back asks for it. An armchair works too. Stretch gently and stop if something hurts.",
          es: "Deja una sola luz encendida y silencia el teléfono. Acuéstate boca arriba en la cama o en una alfombra, con una almohada bajo las rodillas si la espalda lo pide. También puedes hacerlo en un sillón. Estira con suavidad y para si algo duele.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "Long as a rope", es: "Largo como una cuerda" },
        instruction: {
          en: "Take your arms overhead, as far as they go, and push your heels the opposite way. Stay for three breaths and let everything go at once. Do this four times. In the armchair, reach one arm to the ceiling, then the other.",
          es: "Lleva los brazos por encima de la cabeza, hasta donde lleguen, y estira los talones en dirección contraria. Mantén tres respiraciones y suelta todo de golpe. Repítelo cuatro veces. En el sillón, estira primero un brazo hacia el techo y luego el otro.",
        },
        seconds: 210,
        type: "movement",
      },
      {
        title: { en: "Knee to chest", es: "Rodilla al pecho" },
        instruction: {
          en:
            "Hug your right knee, or hold behind the thigh, and bring it toward your chest. Stay " +
            "eight breaths, softening as you breathe out. Change legs, then take both. If your hips " +
            "object today, keep feet down and rock both knees together.",
          es: "Abraza la rodilla derecha, o sujeta el muslo por detrás, y acércala al pecho. Quédate ocho respiraciones, más suave al soltar el aire. Cambia de pierna y termina con las dos. Si hoy las caderas no quieren, apoya los pies y balancea las rodillas juntas.",
        },
        seconds: 270,
        type: "movement",
      },
      {
        title: { en: "Lazy twist", es: "Torsión perezosa" },
        instruction: {
          en: "Knees bent, let both fall to the right and turn your head to the left. Slide a pillow under them if they hang in the air. Wait ten breaths and change. In the armchair, turn and rest a hand on its back.",
          es: "Con las rodillas dobladas, deja que caigan juntas hacia la derecha y gira la cabeza a la izquierda. Pon una almohada debajo si quedan en el aire. Espera diez respiraciones y cambia. En el sillón, gira el torso y apoya la mano en el respaldo.",
        },
        seconds: 270,
        type: "movement",
      },
      {
        title: { en: "Face and jaw", es: "Cara y mandíbula" },
        instruction: {
          en: "Screw up your whole face for a count of five and let it go for a count of ten, three times. Then draw your fingertips from your ears to your chin, mouth slightly open, as if smoothing cloth. Slowly, eight times.",
          es: "Arruga toda la cara contando hasta cinco y suéltala contando hasta diez, tres veces. Después pasa las yemas de los dedos desde las orejas hasta la barbilla, con la boca entreabierta, como si alisaras una tela. Hazlo despacio, ocho veces.",
        },
        seconds: 180,
        type: "movement",
      },
      {
        title: { en: "Weight and calm", es: "Peso y calma" },
        instruction: {
          en:
            "Go back to the most comfortable position and cover up if it’s cold. With each breath " +
            "out, choose a part that can grow heavier: heels, legs, back, arms, head. At the end of " +
            "the list, begin again or drift off.",
          es: "Vuelve a la postura más cómoda y cúbrete si hace frío. Cada vez que salga el aire, elige una parte que pueda pesar más: talones, piernas, espalda, brazos, cabeza. Cuando acabes la lista, empieza otra vez o déjate llevar por el sueño.",
        },
        seconds: 150,
        type: "breathing",
      },
    ],
  },
  {
    key: "walk-without-sums",
    type: "exercise",
    name: { en: "A walk without math", es: "Caminar sin cuentas" },
    description: {
      en: "Ten minutes of walking for a mind that won’t stop doing the math. Your steps take over the counting: outdoors, down a hallway or marching in place.",
      es: "Diez minutos a pie para una cabeza que no para de calcular. Los pasos se encargan de contar: en la calle, por un pasillo o marchando sin moverte del sitio.",
    },
    minutes: 10,
    weights: { work: 0, financial: 3, personal: 1, global: 0 },
    timeOfDay: "anytime",
    hours: [7, 22],
    answers: ["financial_1"],
    steps: [
      {
        title: { en: "Leave the wallet", es: "Deja la billetera en casa" },
        instruction: {
          en: "Take your keys and nothing to pay with, if that’s safe where you live. Choose a route that brings you back. Marching in a chair with swinging arms is just as good.",
          es: "Lleva las llaves y nada con que pagar, si donde vives es seguro. Elige un recorrido que te traiga de vuelta. También vale marchar en una silla, moviendo los brazos.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "Count steps, not money", es: "Cuenta pasos, no dinero" },
        instruction: {
          en: "Walk at an easy pace and count your steps up to twenty, then start again at one. When an amount of money slips in between the numbers, let it pass and carry on with the step you’re on.",
          es: "Camina a un ritmo cómodo y cuenta los pasos hasta veinte; luego vuelve al uno. Cuando una cantidad se cuele entre los números, déjala pasar y sigue con el paso en el que estés.",
        },
        seconds: 150,
        type: "movement",
      },
      {
        title: { en: "A little faster", es: "Un poco más rápido" },
        instruction: {
          en: "Lengthen your stride until you notice your breathing but can still talk. Let your arms swing. There’s nothing to count now; listen to your shoes on the ground.",
          es: "Alarga el paso hasta notar la respiración, aún con aire para hablar. Deja que los brazos se muevan. Ahora no hay nada que contar; escucha cómo suenan tus zapatos en el suelo.",
        },
        seconds: 180,
        type: "movement",
      },
      {
        title: { en: "Three free things", es: "Tres cosas gratis" },
        instruction: {
          en: "Slow down. On the way back, find three things that cost nobody anything: a smell of bread, a dog in a hurry, light on a wall. Name each one under your breath.",
          es: "Afloja el paso. De vuelta, encuentra tres cosas que no le cuestan nada a nadie: un olor a pan, un perro con prisa, la luz en una pared. Nómbralas en voz baja.",
        },
        seconds: 120,
        type: "reflection",
      },
      {
        title: { en: "Arrive", es: "Llega" },
        instruction: {
          en: "Pause at the door. Roll your ankles, let your shoulders drop and drink some water. The numbers are where you left them; you’re coming back to them from a walk.",
          es: "Haz un alto en la puerta. Gira los tobillos, deja caer los hombros y bebe agua. Las cuentas siguen donde estaban; tú vuelves a ellas con otras piernas.",
        },
        seconds: 90,
        type: "movement",
      },
    ],
  },
];
