import type { CatalogueEntry } from "../catalogue-entry.ts";

/** Contact with people in small doses, without assuming family or friends. */
export const social: readonly CatalogueEntry[] = [
  {
    key: "thinking-of-you-message",
    type: "social",
    name: { en: "A message that asks nothing", es: "Un mensaje sin respuesta obligada" },
    description: {
      en:
        "Write a few lines to someone whose path crossed yours, expecting no reply. Writing them " +
        "and not sending them is fine too.",
      es: "Escribe unas líneas a alguien que se cruzó en tu vida, sin esperar contestación. También puedes escribirlas y no enviarlas.",
    },
    minutes: 6,
    weights: { work: 1, financial: 0, personal: 2, global: 1 },
    timeOfDay: "anytime",
    hours: [7, 23],
    answers: ["personal_1", "personal_3"],
    steps: [
      {
        title: { en: "Who comes to mind?", es: "¿Quién te viene a la mente?" },
        instruction: {
          en:
            "Let a person appear with whom things were kind: someone from an old job, from school, " +
            "from your street, someone who once served you well. Closeness isn’t needed. If only " +
            "difficult ties come up, think of someone whose work keeps you company.",
          es: "Deja que aparezca una persona con la que el trato fue amable: alguien de un trabajo anterior, de la escuela, del barrio, quien te atendió bien una vez. No hace falta cercanía. Si solo aparecen relaciones difíciles, piensa en alguien cuya obra te acompañe.",
        },
        seconds: 70,
        type: "reflection",
      },
      {
        title: { en: "One concrete memory", es: "Un recuerdo concreto" },
        instruction: {
          en:
            "Look for one small thing you remember of this person: a phrase they used, a song, a " +
            "dessert, their way of explaining something. The more concrete it is, the easier the " +
            "writing. One picture, and you have your message.",
          es:
            "Busca un detalle pequeño que tengas de esa persona: una frase que decía, una canción, un " +
            "postre, la manera en que explicaba algo. Cuanto más concreto, más fácil será escribir. " +
            "Con una imagen ya tienes el mensaje.",
        },
        seconds: 60,
        type: "reflection",
      },
      {
        title: { en: "Three sentences", es: "Tres frases" },
        instruction: {
          en:
            "Write it like this: “I thought of you today because…”, then the detail, and close with " +
            "“No need to answer, I just wanted to tell you.” That’s the whole message. Skip the " +
            "apology for lost time; nobody is keeping count.",
          es:
            "Escribe así: “Hoy me acordé de ti por…”, después el detalle, y cierra con “No hace falta " +
            "que contestes, solo quería contártelo”. Ese es todo el mensaje. No te disculpes por el " +
            "tiempo sin hablar; nadie lleva esa cuenta.",
        },
        seconds: 110,
        type: "instruction",
      },
      {
        title: { en: "Send or keep", es: "Enviar o guardar" },
        instruction: {
          en:
            "Read it once. If it feels right, send it now in whatever way is natural. If you " +
            "hesitate, keep it as a draft, or on paper when you have no address. Keeping it’s a " +
            "proper way to finish as well.",
          es: "Léelo una vez. Si te parece bien, envíalo ahora por donde sea natural. Si dudas, guárdalo como borrador, o déjalo en papel si no tienes su contacto. Guardarlo también es una forma válida de terminar.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "Put the phone down", es: "Suelta el teléfono" },
        instruction: {
          en: "Lay your phone face down. Let out five slow breaths and, with each one, loosen your hands. An answer may come today, another month or never; what you wanted to say has found its words.",
          es: "Deja el teléfono boca abajo. Suelta el aire despacio cinco veces y, en cada una, afloja las manos. La respuesta puede llegar hoy, otro mes o nunca; lo que querías decir ya tiene palabras.",
        },
        seconds: 60,
        type: "breathing",
      },
    ],
  },
  {
    key: "small-hello-outside",
    type: "social",
    name: { en: "A small hello", es: "Un saludo pequeño" },
    description: {
      en: "A two-sentence exchange with someone you come across. Brief contacts may help you feel that you belong to the place.",
      es: "Un intercambio de dos frases con alguien con quien te cruzas. Los contactos breves pueden ayudar a sentir que formas parte del lugar.",
    },
    minutes: 10,
    weights: { work: 0, financial: 0, personal: 3, global: 1 },
    timeOfDay: "anytime",
    hours: [8, 20],
    answers: ["personal_3"],
    steps: [
      {
        title: { en: "Choose the occasion", es: "Elige la ocasión" },
        instruction: {
          en:
            "Think of a meeting that would happen anyway: paying for bread, sharing an elevator, " +
            "passing someone with a dog, signing for a package. If you’re staying in, post in an " +
            "online group about something you like, or call the library to ask about hours.",
          es: "Piensa en un encuentro que igual iba a ocurrir: pagar el pan, subir en ascensor, pasear cerca de alguien con perro, recibir un paquete. Si hoy no vas a salir, escribe en un grupo en línea sobre algo que te guste o llama a la biblioteca para preguntar el horario.",
        },
        seconds: 90,
        type: "instruction",
      },
      {
        title: { en: "Prepare a sentence", es: "Prepara una frase" },
        instruction: {
          en:
            "Have a sentence ready about something you can both see: “It smells great in here”, " +
            "“What’s your dog’s name?”, “Thank you, you’re always so nice”. Say it once under your " +
            "breath. Short and easy to answer beats clever.",
          es: "Ten lista una frase sobre lo que los dos ven: “Hoy huele muy bien aquí”, “¿Cómo se llama tu perro?”, “Gracias, siempre eres muy amable”. Dila una vez en voz baja. Corta y fácil de contestar es mejor que ingeniosa.",
        },
        seconds: 90,
        type: "reflection",
      },
      {
        title: { en: "Before you go", es: "Antes de salir" },
        instruction: {
          en: "Set both feet down and breathe three times, letting the breath out run a little longer. Nerves are allowed to come along. Then pause the session here if you need time to get there, and resume on the spot.",
          es: "Apoya los dos pies y respira tres veces, con la salida del aire un poco más larga. Los nervios pueden venir también. Luego pausa la sesión aquí si necesitas tiempo para llegar, y retómala allí.",
        },
        seconds: 50,
        type: "breathing",
      },
      {
        title: { en: "Look, greet, say", es: "Mira, saluda, di" },
        instruction: {
          en:
            "When you’re near, look at the person for a moment, greet them and say your sentence. " +
            "Listen to the answer and, if you feel like it, add a short question. Close with “have a " +
            "good day”. If they seem rushed, a nod is a complete hello.",
          es: "Cuando estés cerca, mira un momento a la persona, saluda y di tu frase. Escucha lo que conteste y, si apetece, añade una pregunta corta. Despídete con un “que tengas buen día”. Si parece tener prisa, un gesto con la cabeza es un saludo completo.",
        },
        seconds: 240,
        type: "instruction",
      },
      {
        title: { en: "What happened", es: "Lo que pasó" },
        instruction: {
          en: "Recall the moment as a short scene: what you said, their expression, what your body felt. A brief answer may have to do with their day rather than with you. Is there a place where you would like to become a familiar face?",
          es: "Recuerda el momento como una escena corta: qué dijiste, qué cara puso, qué sentiste en el cuerpo. Si contestó poco, puede tener que ver con su día y no contigo. ¿Hay un lugar donde te gustaría que te reconocieran con el tiempo?",
        },
        seconds: 110,
        type: "reflection",
      },
    ],
  },
  {
    key: "one-clear-request",
    type: "social",
    name: { en: "One clear request", es: "Una petición clara" },
    description: {
      en: "Prepare how to ask for one concrete thing at work or at home, in words you can say without over-explaining.",
      es: "Prepara cómo pedir una sola cosa concreta en el trabajo o en casa, con palabras que puedas decir sin justificarte de más.",
    },
    minutes: 8,
    weights: { work: 3, financial: 1, personal: 1, global: 0 },
    timeOfDay: "morning",
    hours: [7, 12],
    answers: ["work_1", "work_3"],
    steps: [
      {
        title: { en: "What would lighten it?", es: "¿Qué te aliviaría?" },
        instruction: {
          en:
            "Think of what weighs most today and complete: “It would help if someone…”. Look for " +
            "something another person could do in under an hour: check a page, move a date, take a " +
            "shift, explain a step to you.",
          es: "Piensa en lo que hoy más te carga y completa: “Me vendría bien que alguien…”. Busca algo que otra persona pueda hacer en menos de una hora: revisar una página, mover una fecha, cubrir un turno, explicarte un paso.",
        },
        seconds: 90,
        type: "reflection",
      },
      {
        title: { en: "The right person", es: "La persona adecuada" },
        instruction: {
          en:
            "Write down who is able to say yes: a colleague, whoever coordinates, someone you live " +
            "with, a service desk. If you work alone, try a forum for your trade. Choose the one who " +
            "can do it, not the one you most fear asking.",
          es: "Escribe quién puede decir que sí a eso: alguien de tu equipo, quien coordina, alguien con quien vives, una oficina de atención. Si trabajas por tu cuenta, sirve un foro de tu oficio. Elige a quien pueda hacerlo, no a quien te dé más miedo pedírselo.",
        },
        seconds: 80,
        type: "reflection",
      },
      {
        title: { en: "Fact, request, time", es: "Hecho, petición, plazo" },
        instruction: {
          en: "Write three lines. The fact: “I have two deadlines on Thursday.” The request: “Could you check the second one?” The time: “Wednesday noon would work for me.” Take out any spare “sorry” and every “it’s just that”.",
          es: "Escribe tres líneas. El hecho: “Tengo dos entregas el jueves”. La petición: “¿Puedes revisar tú la segunda?”. El plazo: “Me serviría antes del miércoles a mediodía”. Quita los “perdón” que sobren y los “es que” del principio.",
        },
        seconds: 140,
        type: "instruction",
      },
      {
        title: { en: "Say it aloud", es: "Dilo en voz alta" },
        instruction: {
          en:
            "Read the three lines twice, shoulders down. After the question, close your mouth and " +
            "count to three: that silence gives the other person time. Rehearse an exit too: “Thanks " +
            "for telling me, I’ll look for another way.”",
          es: "Lee las tres líneas dos veces, con los hombros abajo. Al acabar la pregunta, cierra la boca y cuenta hasta tres: ese silencio le da tiempo a la otra persona. Ensaya también una salida: “Gracias por decírmelo, buscaré otra opción”.",
        },
        seconds: 90,
        type: "instruction",
      },
      {
        title: { en: "When and how", es: "Momento y medio" },
        instruction: {
          en:
            "Decide when and by which route: a message now, a call after lunch, two minutes in the " +
            "hallway. Note it on the same paper. If on reflection you would rather wait, keep the " +
            "text; it’s ready for another day.",
          es:
            "Decide cuándo y por dónde: un mensaje ahora, una llamada después del almuerzo, dos " +
            "minutos en el pasillo. Anótalo en el mismo papel. Si al pensarlo mejor prefieres " +
            "esperar, guarda el texto; ya está listo para otro día.",
        },
        seconds: 80,
        type: "instruction",
      },
    ],
  },
  {
    key: "opening-a-money-talk",
    type: "social",
    name: { en: "Opening a talk about money", es: "Empezar a hablar de dinero" },
    description: {
      en: "Prepare the first sentences for telling someone you trust, or a free advice service, about a money worry.",
      es: "Prepara las primeras frases para contarle una preocupación económica a alguien de confianza o a un servicio de orientación gratuito.",
    },
    minutes: 15,
    weights: { work: 0, financial: 3, personal: 1, global: 0 },
    timeOfDay: "afternoon",
    hours: [12, 20],
    answers: ["financial_1", "personal_1"],
    steps: [
      {
        title: { en: "With whom?", es: "¿Con quién?" },
        instruction: {
          en: "Think of someone who listens without giving orders and gains nothing from your choices: a friend, a relative, a person in an association, a public consumer office. Leave out anyone who pressures you or controls your money. If nobody fits, free advice services exist.",
          es: "Piensa en alguien que escuche sin mandar y que no gane nada con tus decisiones: una amistad, un familiar, alguien de una asociación, la oficina de atención al consumidor. Descarta a quien te presione o controle tu dinero. No conocer a nadie así no es un obstáculo: existe orientación gratuita.",
        },
        seconds: 180,
        type: "reflection",
      },
      {
        title: { en: "Three facts, no verdict", es: "Tres datos, sin juicio" },
        instruction: {
          en: "Write three facts as a thermometer would report them: which amount worries you, since when, and which date is coming. For example: “I owe two electricity bills, since March, and the deadline is the 20th.” Leave out words like “disaster” or “fault”.",
          es: "Escribe tres datos como los diría un termómetro: qué cifra te preocupa, desde cuándo y qué fecha se acerca. Por ejemplo: “Debo dos recibos de luz, desde marzo, y el plazo acaba el día 20”. Deja fuera palabras como “desastre” o “culpa”.",
        },
        seconds: 170,
        type: "reflection",
      },
      {
        title: { en: "What do you want from it?", es: "¿Qué quieres de la charla?" },
        instruction: {
          en:
            "Choose one thing only and underline it: to be heard, to go through a letter together, to " +
            "be told where to turn, or to have company at an appointment. Add what you don’t want, " +
            "such as comments on your spending or a loan.",
          es: "Elige una sola cosa y subráyala: que te escuchen, que repasen contigo una carta, que te digan adónde acudir o que te acompañen a una cita. Añade también lo que no quieres, por ejemplo, consejos sobre en qué gastas o un préstamo.",
        },
        seconds: 150,
        type: "reflection",
      },
      {
        title: { en: "The opening line", es: "La frase que abre" },
        instruction: {
          en:
            "Put it together: “I would like to tell you about a money worry. I’m not asking you to " +
            "fix it; it would help me if…”, then your facts. Read it aloud twice. Change whatever " +
            "doesn’t sound like you until it fits half a minute.",
          es: "Únelo todo: “Quiero contarte algo de dinero que me preocupa. No busco que lo arregles; me ayudaría que…”, y sigue con tus datos. Léelo en voz alta dos veces. Cambia lo que no suene a ti hasta que quepa en medio minuto.",
        },
        seconds: 190,
        type: "instruction",
      },
      {
        title: { en: "A kind way out", es: "Una salida amable" },
        instruction: {
          en:
            "Prepare a sentence in case the talk goes astray: “Thank you, I’ll leave it there for " +
            "today.” Say it once, slowly. Knowing that you can stop may help you begin. You don’t " +
            "have to show anyone accounts or passwords.",
          es: "Prepara una frase por si la charla se tuerce: “Gracias, por hoy lo dejo aquí”. Dila una vez, despacio. Saber que puedes parar puede ayudar a empezar. No tienes que enseñar cuentas ni contraseñas a nadie.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "Set place and time", es: "Pon lugar y hora" },
        instruction: {
          en:
            "Choose an unhurried moment and a place without interruptions: a walk, a table after " +
            "lunch, a call behind a closed door. Write it next to your line. If the time hasn’t come, " +
            "the paper can wait in a drawer.",
          es:
            "Elige un momento sin prisa y un sitio sin interrupciones: un paseo, una mesa después del " +
            "almuerzo, una llamada con la puerta cerrada. Escríbelo junto a tu frase. Si aún no es el " +
            "momento, el papel puede esperar en un cajón.",
        },
        seconds: 90,
        type: "instruction",
      },
    ],
  },
  {
    key: "quiet-company",
    type: "social",
    name: { en: "Company without conversation", es: "Compañía sin conversación" },
    description: {
      en: "Spend a while among other people with no need to talk: a library, a bench, a square or an online reading room.",
      es: "Pasa un rato entre otras personas sin necesidad de hablar: una biblioteca, un banco, una plaza o una sala en línea.",
    },
    minutes: 25,
    weights: { work: 1, financial: 0, personal: 2, global: 2 },
    timeOfDay: "afternoon",
    answers: ["personal_3"],
    steps: [
      {
        title: { en: "Choose a living place", es: "Elige un lugar vivo" },
        instruction: {
          en: "Think of somewhere you can be without buying anything: a library, a park, a station, your front step. At home, sit by the window or switch on live radio. Pause the session on the way and go on once you have a seat.",
          es:
            "Piensa en un sitio donde se pueda estar sin comprar: una biblioteca, un parque, una " +
            "estación, la entrada de tu edificio. Desde casa puedes sentarte junto a la ventana o " +
            "poner la radio en vivo. Pausa la sesión mientras llegas y continúa cuando tengas " +
            "asiento.",
        },
        seconds: 180,
        type: "instruction",
      },
      {
        title: { en: "Find your seat", es: "Encuentra tu asiento" },
        instruction: {
          en: "Sit where you can see people and have your back covered, near a wall for instance. Put your phone away after reading this and plant your feet. If it feels like too much, you can move further off or leave.",
          es: "Siéntate donde veas gente y tengas la espalda cubierta, por ejemplo, junto a una pared. Guarda el teléfono después de leer esto y apoya bien los pies. Si se te hace mucho, puedes ponerte más lejos o marcharte.",
        },
        seconds: 240,
        type: "instruction",
      },
      {
        title: { en: "Watch without staring", es: "Mira sin fijar la vista" },
        instruction: {
          en:
            "Let your gaze pass over ordinary gestures: someone tying a shoe, hunting for keys, " +
            "blowing on coffee, soothing a child. Count ten of them. On the radio, listen for laughs, " +
            "pauses, coughs, papers. There’s no need to imagine anyone’s life.",
          es: "Deja que la mirada pase por gestos corrientes: alguien que ata un zapato, busca unas llaves, sopla el café, consuela a un niño. Cuenta diez gestos. En la radio, escucha risas, pausas, toses, papeles. No hace falta imaginar la vida de nadie.",
        },
        seconds: 540,
        type: "instruction",
      },
      {
        title: { en: "Something in common", es: "Algo en común" },
        instruction: {
          en: "Silently choose three people, or three voices, and think of something you probably share with each: tiredness, hunger, hurry, wanting to be home. If it comes naturally, wish them an easy afternoon. Nobody needs to know.",
          es: "Elige en silencio a tres personas, o tres voces, y piensa algo que seguramente compartas con cada una: cansancio, hambre, prisa, ganas de llegar a casa. Si te nace, deséales por dentro una tarde tranquila. Nadie tiene que enterarse.",
        },
        seconds: 360,
        type: "reflection",
      },
      {
        title: { en: "Before you leave", es: "Antes de irte" },
        instruction: {
          en: "Notice whether the time felt long, short or pleasant. Keep one gesture you saw, to tell or to remember. If you liked the place, note the day and the hour: the same people often come back.",
          es: "Nota si el rato se te hizo largo, corto o amable. Quédate con un gesto de los que viste para contarlo o recordarlo. Si el lugar te gustó, fíjate en el día y la hora: la misma gente suele volver.",
        },
        seconds: 180,
        type: "reflection",
      },
    ],
  },
  {
    key: "kind-words-in-public",
    type: "social",
    name: { en: "Kind words for strangers", es: "Unas palabras para desconocidos" },
    description: {
      en: "Leave a kind and truthful comment for someone doing good work: a repair shop, a volunteer, a tiny museum. A counterweight to the noise.",
      es: "Deja un comentario amable y verdadero a quien hace algo bien: un taller, una voluntaria, un museo pequeño. Un contrapeso a tanto ruido.",
    },
    minutes: 7,
    weights: { work: 0, financial: 0, personal: 1, global: 3 },
    timeOfDay: "anytime",
    hours: [8, 23],
    answers: ["global_2"],
    steps: [
      {
        title: { en: "Something that works", es: "Algo que funciona" },
        instruction: {
          en:
            "In a noisy world, look for something small that someone does well: a fruit stand, a " +
            "volunteer, a podcast, an editor of a free encyclopedia, your regular bus driver. Take " +
            "the first that makes you think: good thing it exists.",
          es: "Con el mundo tan ruidoso, busca algo pequeño que alguien hace bien: una frutería, una voluntaria, un pódcast, quien edita una enciclopedia libre, el conductor de tu línea. Elige lo primero que te haga pensar: menos mal que existe.",
        },
        seconds: 80,
        type: "reflection",
      },
      {
        title: { en: "The detail you noticed", es: "El detalle que notaste" },
        instruction: {
          en:
            "Recall one exact occasion when it served you: the shoe that came back like new, the " +
            "episode that kept you company on a Sunday. What care did this person take that few " +
            "people see? That’s the heart of your comment.",
          es: "Recuerda una ocasión precisa en que te sirvió: el zapato que quedó como nuevo, el episodio que te acompañó un domingo. Pregúntate qué cuidado puso esa persona que casi nadie ve. Eso será el centro del comentario.",
        },
        seconds: 80,
        type: "reflection",
      },
      {
        title: { en: "Two or three lines", es: "Dos o tres líneas" },
        instruction: {
          en:
            "Write what they did, when, and what it changed for you. For example: “In November they " +
            "fixed my zipper in ten minutes and showed me how to look after it. I left in a better " +
            "mood.” Say only what is true; plain words sound warmer.",
          es:
            "Escribe qué hizo, cuándo y qué cambió para ti. Por ejemplo: “En noviembre me arreglaron " +
            "el cierre de la chaqueta en diez minutos y me explicaron cómo cuidarla. Salí de mejor " +
            "humor”. Di solo lo cierto; sin adornos suena más cálido.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "Check your details", es: "Repasa tus datos" },
        instruction: {
          en:
            "Before posting, take out what you would rather keep private: your address, your routine, " +
            "other people’s names. If the site wants an account you don’t have, write an e-mail, a " +
            "paper note, or say it in passing.",
          es: "Antes de publicar, quita lo que no quieras que se sepa: tu dirección, tus horarios, nombres de otras personas. Si el sitio pide cuenta y no la tienes, escribe un correo, una nota en papel o dilo al pasar.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "Post and close", es: "Publica y cierra" },
        instruction: {
          en:
            "Post it, send it or keep it to hand over in person. Then close that screen without " +
            "reading other comments. Look around the room for a moment and find an object that " +
            "someone made with care, even if you’ll never know who.",
          es: "Publícalo, mándalo o guárdalo para entregarlo en persona. Después cierra esa pantalla sin leer otros comentarios. Mira un momento por la habitación y busca un objeto que alguien hizo con cuidado, aunque nunca sepas quién fue.",
        },
        seconds: 80,
        type: "instruction",
      },
    ],
  },
  {
    key: "lend-and-borrow",
    type: "social",
    name: { en: "Lend and borrow", es: "Prestar y pedir prestado" },
    description: {
      en: "Make a small list of things that could travel between you and people you know: a drill, a coat, an hour. Then write to one of them.",
      es: "Haz una lista pequeña de cosas que podrían ir y venir entre tú y la gente que conoces: un taladro, un abrigo, una hora. Después escribe a una persona.",
    },
    minutes: 8,
    weights: { work: 0, financial: 3, personal: 1, global: 0 },
    timeOfDay: "anytime",
    hours: [8, 22],
    answers: ["financial_3"],
    steps: [
      {
        title: { en: "Something missing", es: "Algo que falta" },
        instruction: {
          en: "Think of one thing you’ve gone without that someone nearby may own and hardly use: a ladder, a suitcase, a textbook, a sewing machine. Write it on the left.",
          es: "Piensa en algo a lo que has renunciado y que quizá alguien cercano tiene y usa poco. Una escalera, una maleta, un libro de texto, una máquina de coser. Escríbelo a la izquierda.",
        },
        seconds: 90,
        type: "instruction",
      },
      {
        title: { en: "Something you have", es: "Algo que tienes" },
        instruction: {
          en: "On the right, write what you could easily lend or do: a pot, a ride, twenty minutes of homework help, watering plants. It doesn’t have to be worth the same.",
          es: "A la derecha, escribe lo que podrías prestar o hacer sin esfuerzo: una olla, llevar a alguien, veinte minutos de conversación, regar plantas. No tiene que valer lo mismo.",
        },
        seconds: 120,
        type: "reflection",
      },
      {
        title: { en: "Who comes to mind?", es: "¿Quién te viene a la mente?" },
        instruction: {
          en: "Choose someone who could say no without any trouble: a neighbor, a cousin, the parents’ group. A community center that lends things counts too.",
          es: "Elige a alguien que pueda decirte que no sin problema: una vecina, un primo, el grupo de padres. También cuenta un centro del barrio que preste cosas.",
        },
        seconds: 90,
        type: "reflection",
      },
      {
        title: { en: "Two plain lines", es: "Dos líneas sencillas" },
        instruction: {
          en: "Write: what you need, for how long, and what you offer. “Could I borrow your drill on Saturday? I can bring the big pot for your party.” No apology needed.",
          es: "Escribe qué necesitas, por cuánto tiempo y qué ofreces. «¿Me prestas el taladro el sábado? Yo te llevo la olla grande para tu fiesta». No hace falta disculparse.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "Send it, or keep it", es: "Envíalo, o guárdalo" },
        instruction: {
          en: "Send it now, or save it for when it feels right. Whatever the answer, the list stays: next time you may be the one who gets asked.",
          es: "Envíalo ahora o guárdalo para cuando te parezca bien. Sea cual sea la respuesta, la lista queda: la próxima vez pueden pedírtelo a ti.",
        },
        seconds: 60,
        type: "instruction",
      },
    ],
  },
  {
    key: "two-homes",
    type: "social",
    name: { en: "Two homes", es: "Dos hogares" },
    description: {
      en: "For anyone living far from where they grew up. Something from there, something from here, and a few words to someone in either place.",
      es: "Para quien vive lejos de donde creció. Algo de allá, algo de aquí y unas palabras a una persona de un lado o del otro.",
    },
    minutes: 8,
    weights: { work: 0, financial: 0, personal: 3, global: 2 },
    timeOfDay: "anytime",
    hours: [7, 23],
    isForSome: true,
    answers: ["personal_3"],
    steps: [
      {
        title: { en: "A taste of there", es: "Un sabor de allá" },
        instruction: {
          en: "Bring a piece of that place into the room: a song, a spice, a photo, a word nobody says here. It’s fine to miss it. If that place is hard to think about, go straight to the next step.",
          es: "Trae a la habitación un trozo de aquel lugar: una canción, una especia, una foto, una palabra que aquí nadie dice. Quédate con eso mientras dure el paso. Puedes echarlo de menos.",
        },
        seconds: 90,
        type: "reflection",
      },
      {
        title: { en: "A corner of here", es: "Un rincón de aquí" },
        instruction: {
          en: "Now something here that has become a little bit yours: a bench, the baker’s hello, a shortcut. It doesn’t have to mean as much as the other.",
          es: "Ahora algo de este lugar que ya es un poco tuyo: un banco, el saludo de la panadera, un atajo. No tiene que significar tanto como lo otro.",
        },
        seconds: 90,
        type: "reflection",
      },
      {
        title: { en: "Write to one person", es: "Escribe a una persona" },
        instruction: {
          en:
            "There or here, whoever is easier today. Tell one small true thing: what you ate, what " +
            "made you laugh, what you looked for in the store and didn’t find.",
          es: "De allá o de aquí, quien hoy sea más fácil. Cuenta una cosa pequeña y verdadera: qué comiste, qué te hizo reír, qué buscaste en la tienda y no había.",
        },
        seconds: 150,
        type: "instruction",
      },
      {
        title: { en: "Send it, or record it", es: "Envía, o graba" },
        instruction: {
          en: "A voice message carries your accent too. If contacting them isn’t safe or isn’t possible, keep the message for yourself; you’ve still said it.",
          es: "Una nota de voz lleva también tu acento. Si escribirles no es seguro o no es posible, guarda el mensaje para ti; queda dicho igualmente.",
        },
        seconds: 90,
        type: "instruction",
      },
      {
        title: { en: "Both feet", es: "Los dos pies" },
        instruction: {
          en: "Stand up, or sit with both feet down. Put your weight on one foot, then on the other, then in the middle. You can belong to two places.",
          es: "Ponte de pie, o siéntate con los dos pies apoyados. Lleva el peso a un pie, luego al otro, luego al medio. Se puede ser de dos lugares.",
        },
        seconds: 60,
        type: "movement",
      },
    ],
  },
];
