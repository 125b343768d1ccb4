import type { CatalogueEntry } from "../catalogue-entry.ts";

/** Small ways to set limits to screens, news and messages. Needs no app besides this one. */
export const digitalDetox: readonly CatalogueEntry[] = [
  {
    key: "quiet-notifications",
    type: "digital-detox",
    name: { en: "Fewer notifications", es: "Menos notificaciones" },
    description: {
      en: "Go through the alerts on your phone and keep only the ones from people and matters that really need you.",
      es: "Revisa los avisos de tu teléfono y deja solo los de personas y asuntos que de verdad te necesitan.",
    },
    minutes: 8,
    weights: { work: 2, financial: 0, personal: 1, global: 2 },
    timeOfDay: "anytime",
    answers: ["work_2", "global_1"],
    steps: [
      {
        title: { en: "Notice what interrupts", es: "Fíjate en lo que interrumpe" },
        instruction: {
          en: "Think back over the last two hours. Which sounds, vibrations or little red numbers pulled you away from what you were doing? Name three of them, aloud or on paper, just as they come.",
          es: "Repasa las últimas dos horas. ¿Qué sonidos, vibraciones o numeritos rojos te sacaron de lo que hacías? Nombra tres, en voz alta o en un papel, tal como te vengan.",
        },
        seconds: 60,
        type: "reflection",
      },
      {
        title: { en: "Choose who gets through", es: "Elige quién puede sonar" },
        instruction: {
          en: "Decide which calls and messages should reach you at any hour: perhaps family, a school, someone you care for. Write down five names at most. Everything else can wait until you choose to look.",
          es: "Decide qué llamadas y mensajes deben llegarte a cualquier hora: tal vez tu familia, una escuela, alguien a quien cuidas. Anota cinco nombres como máximo. Lo demás puede esperar a que tú decidas mirar.",
        },
        seconds: 120,
        type: "reflection",
      },
      {
        title: { en: "Turn off the loudest", es: "Apaga los más ruidosos" },
        instruction: {
          en: "Open the notification settings of your phone. Find the three apps that send the most and switch their alerts off. Shops, games and video apps are a good place to begin. Nothing inside them is lost.",
          es: "Abre los ajustes de notificaciones de tu teléfono. Busca las tres aplicaciones que más avisan y desactiva sus alertas. Puedes empezar por tiendas, juegos y videos. No se pierde nada de lo que guardan.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "Soften the rest", es: "Suaviza el resto" },
        instruction: {
          en: "For the apps that stay, remove the sound and the number on the icon where your phone allows it. If you have a quiet mode, give it a start and an end time for this evening.",
          es: "En las aplicaciones que se quedan, quita el sonido y el número del icono si tu teléfono lo permite. Si tienes un modo silencioso, ponle hora de inicio y de fin para esta noche.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "Put it down", es: "Déjalo a un lado" },
        instruction: {
          en:
            "Lay the phone face down and breathe slowly, at a pace that suits you. Notice whether " +
            "your hand wants to turn it over. There’s nothing to fight; just see it, and let the " +
            "minute end.",
          es: "Pon el teléfono boca abajo y respira despacio, a tu ritmo. Fíjate en si la mano quiere darle la vuelta. No hay nada contra lo que luchar: obsérvalo y deja que pase el minuto.",
        },
        seconds: 60,
        type: "breathing",
      },
    ],
  },
  {
    key: "news-with-limits",
    type: "digital-detox",
    name: { en: "News within limits", es: "Noticias con límite" },
    description: {
      en:
        "Read the news once, with a clear beginning and end, and choose when you’ll look again. " +
        "It may help when the world feels close.",
      es: "Lee las noticias una sola vez, con principio y final, y elige cuándo volverás a mirar. Puede ayudar cuando el mundo pesa.",
    },
    minutes: 15,
    weights: { work: 0, financial: 1, personal: 0, global: 3 },
    timeOfDay: "morning",
    answers: ["global_2"],
    steps: [
      {
        title: { en: "Ask what you need", es: "Pregúntate qué necesitas" },
        instruction: {
          en: "Before you open anything, finish this sentence: “Today I want to know about…” Choose two topics that touch your life or that you care about. Let the others go by for today.",
          es: "Antes de abrir nada, completa esta frase: “Hoy quiero saber de…”. Elige dos temas que toquen tu vida o que te importen. Los demás pueden pasar de largo por hoy.",
        },
        seconds: 120,
        type: "reflection",
      },
      {
        title: { en: "Pick one source", es: "Elige una sola fuente" },
        instruction: {
          en: "Choose one newspaper, radio station or site that you trust and that has a last page. Avoid feeds without an end and live tickers. Close every other tab so that only this one is left.",
          es: "Elige un periódico, una radio o un sitio en el que confíes y que tenga una última página. Evita los muros sin fin y los avisos de última hora. Cierra las demás pestañas y quédate con esa.",
        },
        seconds: 180,
        type: "instruction",
      },
      {
        title: { en: "Read at walking pace", es: "Lee sin prisa" },
        instruction: {
          en: "Read about your two topics, whole texts rather than headlines. Leave videos and comments closed. If your shoulders rise or your breath gets short, look up for a moment and rest your eyes on something far away.",
          es: "Lee sobre tus dos temas, textos enteros y no solo titulares. Deja sin abrir los videos y los comentarios. Si se te suben los hombros o se te acorta el aire, levanta la vista y mira algo lejano.",
        },
        seconds: 300,
        type: "instruction",
      },
      {
        title: { en: "Tell it in one sentence", es: "Cuéntalo en una frase" },
        instruction: {
          en:
            "Put each of your two topics into one sentence, as you’d tell it to someone who’s been " +
            "away. What do you know for sure, and since when? If you notice you’re guessing, say so: " +
            "“nobody knows yet.” That’s a complete answer too.",
          es:
            "Resume cada tema en una frase, como se lo contarías a alguien que estuvo de viaje. ¿Qué " +
            "se sabe de verdad y desde cuándo? Si notas que estás suponiendo, dilo así: «todavía no " +
            "se sabe». También es una respuesta completa.",
        },
        seconds: 180,
        type: "reflection",
      },
      {
        title: { en: "Close the door", es: "Cierra la puerta" },
        instruction: {
          en: "Close the page and stand up. Stretch your arms, shake out your hands, look out of a window. Decide on the hour of your next look at the news, tonight or tomorrow, and say it aloud.",
          es: "Cierra la página y ponte de pie. Estira los brazos, sacude las manos, mira por la ventana. Decide a qué hora volverás a ver noticias, esta noche o mañana, y dilo en voz alta.",
        },
        seconds: 120,
        type: "movement",
      },
    ],
  },
  {
    key: "meal-without-screens",
    type: "digital-detox",
    name: { en: "A meal without screens", es: "Una comida sin pantallas" },
    description: {
      en: "Eat one meal, alone or in company, with every screen out of sight and your attention on the food and the table.",
      es: "Disfruta de una comida, a solas o en compañía, con las pantallas fuera de la vista y la atención en la mesa.",
    },
    minutes: 20,
    weights: { work: 1, financial: 0, personal: 3, global: 1 },
    timeOfDay: "afternoon",
    hours: [11, 22],
    answers: ["personal_2"],
    steps: [
      {
        title: { en: "Clear the table", es: "Despeja la mesa" },
        instruction: {
          en:
            "If food is a struggle for you these days, skip this one: eat in whatever way helps, with " +
            "company or the TV on, and pick another activity. If not, turn off the television and " +
            "move tablets and papers away. Set a place, even just for you. If others are with you, " +
            "tell them what you’re trying.",
          es:
            "Si estos días te cuesta comer o te cuesta parar, deja esta actividad y elige otra: come " +
            "como mejor te vaya, también con la televisión puesta. Si no, apágala y retira aparatos y " +
            "papeles. Pon la mesa aunque sea solo para ti. Si hay más gente, cuéntales lo que quieres " +
            "probar.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "Hide the phone", es: "Esconde el teléfono" },
        instruction: {
          en: "Turn the volume up if someone may need you, then put the phone behind you or in a drawer. The steps go on by themselves, so you can listen to them or simply come back at the end.",
          es: "Sube el volumen si alguien puede necesitarte y deja el teléfono a tu espalda o en un cajón. Los pasos avanzan sin ti: puedes escucharlos o simplemente volver al final.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "Begin slowly", es: "Empieza despacio" },
        instruction: {
          en:
            "Look at what is on the plate and smell it before the first bite. For the first few " +
            "minutes put your fork down between bites. Name for yourself one flavor, one texture and " +
            "one temperature.",
          es: "Mira lo que hay en el plato y huélelo antes del primer bocado. Durante unos minutos, suelta los cubiertos entre bocado y bocado. Nombra para ti un sabor, una textura y una temperatura.",
        },
        seconds: 300,
        type: "instruction",
      },
      {
        title: { en: "Stay at the table", es: "Quédate en la mesa" },
        instruction: {
          en: "Eat on at your own pace. In company, ask a question that needs more than a yes: what made someone laugh this week? Alone, let your eyes rest on the room or on whatever moves outside.",
          es: "Sigue comiendo a tu ritmo. En compañía, haz una pregunta que no se conteste con un sí: ¿qué les hizo reír esta semana? A solas, deja descansar la vista en la habitación o en lo que se mueve afuera.",
        },
        seconds: 480,
        type: "instruction",
      },
      {
        title: { en: "Before you stand up", es: "Antes de levantarte" },
        instruction: {
          en: "Stay seated when the plate is empty. Is there a difference between this meal and your usual one, in your body or in the talk? Pick one meal this week where you would like the same.",
          es: "Cuando termines, no te levantes aún. ¿Notas algo distinto de tus comidas de siempre, en el cuerpo o en la conversación? Elige otra comida de esta semana en la que te gustaría repetir.",
        },
        seconds: 240,
        type: "reflection",
      },
    ],
  },
  {
    key: "phone-sleeps-elsewhere",
    type: "digital-detox",
    name: { en: "A bed for your phone", es: "Una cama para el teléfono" },
    description: {
      en: "Find your phone a place for the night outside your reach, and put something quieter on the bedside table instead.",
      es: "Busca para tu teléfono un lugar nocturno lejos de tu mano y pon algo más tranquilo junto a la cama.",
    },
    minutes: 6,
    weights: { work: 1, financial: 0, personal: 2, global: 2 },
    timeOfDay: "evening",
    hours: [20, 3],
    answers: ["work_2"],
    steps: [
      {
        title: { en: "Find the place", es: "Encuentra el lugar" },
        instruction: {
          en:
            "Walk through your home and look for an outlet you can’t reach from bed: the hall, the " +
            "kitchen, the far side of the room. If you must be reachable, choose a spot where you " +
            "would still hear a call.",
          es: "Recorre tu casa y busca un enchufe que no alcances desde la cama: el pasillo, la cocina, el otro lado del cuarto. Si deben poder localizarte, elige un punto donde oirías una llamada.",
        },
        seconds: 60,
        type: "movement",
      },
      {
        title: { en: "Replace its jobs", es: "Reparte sus tareas" },
        instruction: {
          en:
            "What does the phone do for you at night? Alarm, light, music, reading? For each task " +
            "find a stand-in: a clock, a small lamp, a book. Where there’s none, set the alarm loud " +
            "enough to hear from afar.",
          es: "¿Qué hace el teléfono por ti de noche? ¿Despertador, luz, música, lectura? Busca un sustituto para cada tarea: un reloj, una lámpara, un libro. Si no lo hay, pon la alarma a un volumen que oigas de lejos.",
        },
        seconds: 90,
        type: "reflection",
      },
      {
        title: { en: "Answer the last things", es: "Responde lo último" },
        instruction: {
          en:
            "Send the one message that can’t wait, check tomorrow’s first appointment and write it on " +
            "a slip of paper. If a thought about tomorrow comes up, add it there.",
          es:
            "Envía el único mensaje que no puede esperar, mira tu primera cita de mañana y anótala en " +
            "un papel. Si aparece algún pendiente, añádelo ahí.",
        },
        seconds: 90,
        type: "instruction",
      },
      {
        title: { en: "While you still have it", es: "Mientras lo tienes contigo" },
        instruction: {
          en:
            "Sit on the edge of the bed with the phone in your hand and let the air out slowly, a few " +
            "times, without counting. Think of the one thing that would make you pick it up tonight, " +
            "and decide now what you’ll do instead.",
          es:
            "Siéntate al borde de la cama con el teléfono en la mano y suelta el aire despacio, unas " +
            "cuantas veces, sin contar. Piensa qué te haría volver a tomarlo esta noche y decide ya " +
            "qué harás en su lugar.",
        },
        seconds: 60,
        type: "breathing",
      },
      {
        title: { en: "Say good night to it", es: "Dale las buenas noches" },
        instruction: {
          en:
            "Plug the phone in at its place and leave it there; this session ends without you. Go " +
            "back with empty hands, put the book or the glass of water by your bed, and listen to the " +
            "room.",
          es:
            "Enchufa el teléfono en su lugar y déjalo ahí; esta sesión termina sin ti. Vuelve con las " +
            "manos vacías, pon junto a la cama el libro o el vaso de agua y escucha el cuarto.",
        },
        seconds: 60,
        type: "instruction",
      },
    ],
  },
  {
    key: "mail-at-set-hours",
    type: "digital-detox",
    name: { en: "Messages at set hours", es: "Mensajes a sus horas" },
    description: {
      en: "Give work mail and chats two or three visiting hours a day, and tell the people concerned how to reach you in between.",
      es: "Dedica al correo y a los chats de trabajo dos o tres ratos al día y avisa cómo localizarte entre uno y otro.",
    },
    minutes: 10,
    weights: { work: 3, financial: 0, personal: 1, global: 0 },
    timeOfDay: "morning",
    hours: [7, 12],
    answers: ["work_1", "work_2"],
    steps: [
      {
        title: { en: "Count the glances", es: "Cuenta las miradas" },
        instruction: {
          en:
            "Guess how many times you looked at your mailbox or work chats yesterday. Now guess how " +
            "many of those looks brought something that couldn’t have waited two hours. Write down " +
            "both numbers; a guess is fine.",
          es: "Calcula cuántas veces miraste ayer el correo o los chats de trabajo. Ahora calcula en cuántas había algo que no pudiera esperar dos horas. Escribe los dos números; basta con que sean aproximados.",
        },
        seconds: 90,
        type: "reflection",
      },
      {
        title: { en: "Choose the hours", es: "Elige las horas" },
        instruction: {
          en: "Pick two or three times today for reading and answering, perhaps mid-morning, after lunch and before you finish. Give each a length. If your work asks for quick replies, begin with a single free half hour between two visits.",
          es:
            "Elige dos o tres momentos de hoy para leer y contestar, quizá a media mañana, después " +
            "del almuerzo y antes de terminar. Ponle duración a cada uno. Si tu trabajo pide " +
            "respuestas rápidas, empieza con media hora libre entre dos visitas.",
        },
        seconds: 150,
        type: "instruction",
      },
      {
        title: { en: "Leave a sign on the door", es: "Deja un aviso en la puerta" },
        instruction: {
          en: "Write a short line for your status or for a colleague: when you read messages, and how to find you if something is truly urgent. Keep it friendly and without excuses. Post it, or save it for when you feel ready.",
          es: "Escribe una línea para tu estado o para alguien de tu equipo: cuándo lees los mensajes y cómo encontrarte si algo es de verdad urgente. Que sea amable y sin excusas. Publícala o guárdala para cuando te convenga.",
        },
        seconds: 150,
        type: "instruction",
      },
      {
        title: { en: "Close the window", es: "Cierra la ventana" },
        instruction: {
          en: "Close the mailbox and the chats, the windows themselves and not only their sound. Put the hour of your next visit on a note at the edge of the screen. Open the one document you want to work on.",
          es: "Cierra el correo y los chats: las ventanas, no solo el sonido. Pon la hora de tu próxima visita en una nota junto a la pantalla. Abre el único documento en el que quieras trabajar.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "Feel the quiet", es: "Nota el silencio" },
        instruction: {
          en:
            "Drop your shoulders, look at something at the far end of the room and breathe at an easy " +
            "pace. If the thought comes that you’re missing something, glance at the note: you " +
            "already know when you’ll look.",
          es: "Baja los hombros, mira algo al fondo de la habitación y respira a un ritmo cómodo. Si piensas que te estás perdiendo algo, mira la nota: ya sabes cuándo volverás a abrir los mensajes.",
        },
        seconds: 90,
        type: "breathing",
      },
    ],
  },
  {
    key: "kinder-feed",
    type: "digital-detox",
    name: { en: "A kinder feed", es: "Un muro más amable" },
    description: {
      en: "Look at your social feed with fresh eyes, mute what leaves you tense or comparing, and keep what is good company.",
      es: "Mira tus redes con otros ojos, silencia lo que te deja en tensión o comparándote y conserva lo que acompaña.",
    },
    minutes: 7,
    weights: { work: 0, financial: 1, personal: 2, global: 2 },
    timeOfDay: "afternoon",
    answers: ["global_2"],
    steps: [
      {
        title: { en: "Take your own reading", es: "Mira cómo estás" },
        instruction: {
          en:
            "Before opening the app, notice your jaw, your chest and your belly. Are they loose, " +
            "tight, or somewhere between? Remember that answer. It’s the measure for the next " +
            "minutes, and no other is needed.",
          es: "Antes de abrir la aplicación, nota la mandíbula, el pecho y el vientre. ¿Están sueltos, tensos o a medio camino? Guarda esa respuesta: será tu medida en los próximos minutos y no hace falta otra.",
        },
        seconds: 60,
        type: "reflection",
      },
      {
        title: { en: "Scroll as a visitor", es: "Pasea como visitante" },
        instruction: {
          en: "Scroll slowly through twenty posts. After each one check your jaw, chest and belly again. Remember which accounts tighten something: the ones that sell, argue, frighten, or make your own life look small.",
          es: "Recorre despacio veinte publicaciones. Tras cada una, vuelve a notar mandíbula, pecho y vientre. Recuerda qué cuentas aprietan algo: las que venden, discuten, asustan o hacen que tu vida parezca poca cosa.",
        },
        seconds: 150,
        type: "instruction",
      },
      {
        title: { en: "Mute three of them", es: "Silencia tres" },
        instruction: {
          en: "Choose three of those accounts and mute them, or stop following them. Muting is invisible to the other side and can be undone. You owe no account your attention, even when you like the person behind it.",
          es: "Elige tres de esas cuentas y siléncialas o deja de seguirlas. Silenciar no se nota al otro lado y se puede deshacer. No le debes tu atención a ninguna cuenta, aunque aprecies a quien está detrás.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "Keep one good thing", es: "Quédate con algo bueno" },
        instruction: {
          en: "Think of one account that leaves you lighter and look at it once more. Send its person a short greeting if you know them. Then close the app while it still feels good to do so.",
          es: "Piensa en una cuenta que te deje mejor y mírala una vez más. Si conoces a la persona, mándale un saludo breve. Luego cierra la aplicación mientras todavía te sienta bien hacerlo.",
        },
        seconds: 90,
        type: "reflection",
      },
    ],
  },
  {
    key: "cart-that-waits",
    type: "digital-detox",
    name: { en: "A cart that waits", es: "El carrito que espera" },
    description: {
      en: "Slow down online shopping a little: leave one cart overnight, stop one store’s messages, remove one saved card.",
      es: "Compra en línea un poco más despacio: un carrito que espera hasta mañana, una tienda menos que te escribe, una tarjeta guardada menos.",
    },
    minutes: 7,
    weights: { work: 0, financial: 3, personal: 0, global: 1 },
    timeOfDay: "anytime",
    answers: ["financial_1"],
    steps: [
      {
        title: { en: "Open one store", es: "Abre una tienda" },
        instruction: {
          en: "Pick the store or app where you buy things most easily. Just that one. Whatever is in the cart can stay there.",
          es: "Elige la tienda o la aplicación donde compras con más facilidad. Solo esa. Lo que haya en el carrito puede quedarse en el carrito.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "When does it tempt you?", es: "¿Cuándo te tienta?" },
        instruction: {
          en: "Find the last two things you ordered there. What time was it, and what kind of day had it been? Just note the hour and one word for your mood.",
          es: "Busca las dos últimas cosas que pediste ahí. ¿Qué hora era y cómo había ido el día? Apunta solo la hora y una palabra para tu ánimo.",
        },
        seconds: 90,
        type: "reflection",
      },
      {
        title: { en: "Fewer knocks at the door", es: "Menos golpes en la puerta" },
        instruction: {
          en: "Find its notifications or its newsletter and turn one of them off. If you can’t find it in a minute, mute the sender in your email instead.",
          es: "Busca sus notificaciones o su boletín y apaga una de las dos cosas. Si en un minuto no lo encuentras, silencia al remitente en tu correo.",
        },
        seconds: 90,
        type: "instruction",
      },
      {
        title: { en: "One extra step", es: "Un paso más" },
        instruction: {
          en: "Remove a saved card, or log out of the store on this device. You can still buy things; you’ll just have to go get the card. If someone else controls your accounts, skip this step.",
          es: "Borra una tarjeta guardada o cierra la sesión de la tienda en este dispositivo. Podrás comprar igual; solo tendrás que ir a buscar la tarjeta. Si otra persona controla tus cuentas, sáltate este paso.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "Until tomorrow", es: "Hasta mañana" },
        instruction: {
          en: "Let what’s in the cart sleep there for one night. Tomorrow, look at it once with fresh eyes. Put the phone face down and look at something far away.",
          es: "Decide que lo que hay en el carrito dormirá ahí una noche. Mañana lo miras una vez con ojos descansados. Deja el teléfono boca abajo y mira algo lejano.",
        },
        seconds: 60,
        type: "reflection",
      },
    ],
  },
];
