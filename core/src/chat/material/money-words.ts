import type { Topic } from "./topic.ts";

export const money: Topic = {
  name: "money",
  words: {
    es: [
      "dinero|plata|lana|pasta|guita|economic*|financier*",
      "deuda|deudas|debo|adeud*|prestamo|prestamos|credito|creditos",
      "banco|tarjeta|tarjetas|hipoteca|cuotas|cuota",
      "sueldo|salario|quincena|nomina|pension|jubilacion|ingresos",
      "alquiler|renta|arriendo|factura|facturas|recibo|recibos|luz|gas",
      "gastos|gasto|gastar|ahorr*|pagar|pago|pagos",
      "pobre|pobreza|caro|cara|precios|inflacion|desahuci*|embarg*",
    ],
    en: [
      "money|financ*|broke|cash|afford",
      "debt|debts|owe|loan|loans|overdraft",
      "bank|credit|card|cards|mortgage|instalments",
      "salary|wage|wages|paycheck|payday|pension|income",
      "rent|bill|bills|utilities|electricity",
      "spend|spending|savings|save|pay|paying|budget",
      "poor|poverty|expensive|prices|inflation|evict*|bailiff*|foreclos*",
    ],
  },
  situations: [
    {
      id: "not-to-month-end",
      cues: {
        es: [
          "llego|llegamos|llega|alcanza fin|mes|quincena",
          "no alcanza|alcanzan dinero|plata|sueldo|nada|para",
          "sueldo va|acaba|dura|esfuma|nada",
          "todo caro|sube|subio|subido",
        ],
        en: [
          "end month|meet",
          "not|don't|dont|doesn't|barely enough money|make|last",
          "paycheck to paycheck",
          "can't|cant|cannot afford",
          "everything expensive|costs|prices",
        ],
      },
      examples: {
        es: [
          "no llego a fin de mes",
          "el sueldo no alcanza para nada",
          "todo sube menos lo que gano",
          "el día quince ya no tengo nada",
        ],
        en: [
          "I can't make it to the end of the month",
          "my pay doesn't cover anything",
          "everything goes up except what I earn",
          "I live paycheck to paycheck",
        ],
      },
      reflect: [
        {
          es: "Por más vueltas que le des, las cuentas piden más de lo que entra, y eso obliga a elegir cada semana qué se deja sin pagar.",
          en: "However you turn it, the sums ask for more than comes in, and that means choosing every week what goes unpaid.",
        },
        {
          es: "Contar monedas a mitad de mes desgasta la cabeza tanto como el bolsillo: no deja pensar en otra cosa.",
          en: "Counting coins by the middle of the month wears out the mind as much as the pocket: it leaves room for nothing else.",
        },
        {
          es: "Haces lo que puedes con un número que no depende de tus ganas, y aun así parece que la falta fuera tuya.",
          en: "You do what you can with a figure that does not depend on how hard you try, and still it feels as if the fault were yours.",
        },
      ],
      ask: [
        {
          es: "¿Cuál es el pago que más te quita el sueño ahora?",
          en: "Which payment costs you most sleep right now?",
        },
        {
          es: "¿Con quién compartes esta cuenta, o la llevas a solas?",
          en: "With whom do you share these sums, or do you carry them alone?",
        },
      ],
      offers: ["resource:one-page-month", "activity:three-fixed-costs"],
    },
    {
      id: "debt",
      cues: {
        es: [
          "deuda|deudas|debo|adeudo",
          "prestamo|prestamos|credito|tarjeta|tarjetas pagar|intereses|ahogan|puedo|muchos",
          "llaman|amenazan|acosan cobr*|banco|deuda*|financiera",
        ],
        en: [
          "debt|debts",
          "owe money|thousands|lot|everyone|bank",
          "loan|loans|card|cards interest|pay|maxed|can't",
          "collectors|creditors|bailiffs call*|threat*|letters",
        ],
      },
      examples: {
        es: [
          "tengo deudas por todas partes",
          "debo más de lo que gano en un año",
          "me llaman de la financiera a todas horas",
          "pago una tarjeta con otra",
        ],
        en: [
          "I'm drowning in debt",
          "I owe more than I earn in a year",
          "debt collectors call me all day",
          "I pay one card with another",
        ],
      },
      reflect: [
        {
          es: "Las deudas hacen ruido todo el día: en el teléfono, en el buzón y en la cabeza, aunque nadie más las oiga.",
          en: "Debts are loud all day: in the phone, in the letterbox and in the mind, though nobody else hears them.",
        },
        {
          es: "Tapar un hueco abriendo otro da un respiro corto y deja luego el suelo más fino.",
          en: "To fill one hole by digging another gives a short breath, and leaves the ground thinner afterwards.",
        },
        {
          es: "Suena a que la cifra ha crecido hasta parecer una pared sin puerta.",
          en: "It sounds as if the figure has grown until it looks like a wall without a door.",
        },
      ],
      ask: [
        {
          es: "¿Has podido ver todas juntas en un papel, o mirarlas da demasiado vértigo?",
          en: "Have you been able to see them all together on paper, or is looking at them too dizzying?",
        },
        { es: "¿Quién sabe de estas deudas además de ti?", en: "Who knows about these debts besides you?" },
      ],
      offers: ["resource:debt-first-steps", "activity:open-one-letter"],
    },
    {
      id: "losing-home",
      cues: {
        es: [
          "desahuci*|desaloj*|echan|echar|corren|sacan casa|piso|departamento|alquiler|calle",
          "alquiler|renta|arriendo|hipoteca pagar|subio|suben|debo|atras*",
          "quedarme|quedar calle|casa",
        ],
        en: [
          "evict*|eviction",
          "rent behind|late|went|can't|raise*",
          "mortgage pay|behind|foreclos*",
          "lose|losing|without home|house|flat|apartment",
          "homeless",
        ],
      },
      examples: {
        es: [
          "me van a desahuciar",
          "debo tres meses de alquiler",
          "nos suben la renta y no podemos pagarla",
          "tengo miedo de quedarme en la calle",
        ],
        en: [
          "we're being evicted",
          "I'm three months behind on rent",
          "they raised the rent and we can't pay",
          "I'm scared of ending up homeless",
        ],
      },
      reflect: [
        {
          es: "Que peligre el techo sacude todo lo demás: sin un sitio seguro cuesta pensar, dormir y hasta enfadarse bien.",
          en: "When the roof is in danger everything else shakes: without a safe place it is hard to think, to sleep, even to be properly angry.",
        },
        {
          es: "Una casa no son solo paredes; es donde están tus cosas, tus horarios y quienes viven contigo.",
          en: "A home is more than walls; it is where your things are, your hours, and the people you live with.",
        },
        {
          es: "Se entiende el miedo: hay fechas, papeles y gente que depende de cómo salga.",
          en: "The fear makes sense: there are dates, papers, and people who depend on how it goes.",
        },
      ],
      ask: [
        {
          es: "¿Qué fecha es la más cercana y qué dice exactamente el papel?",
          en: "Which date comes first, and what exactly does the paper say?",
        },
        {
          es: "¿Hay cerca algún servicio social o asociación de vivienda a la que preguntar?",
          en: "Is there a social service or housing association near you that could be asked?",
        },
      ],
      offers: ["resource:debt-first-steps", "help"],
    },
    {
      id: "shame-about-money",
      cues: {
        es: [
          "verguenza dinero|plata|pobre|deuda*|contar|decir|pedir",
          "pedir prestado|dinero|ayuda|plata",
          "fracas* economic*|dinero|mantener",
          "mantener|sostener familia|hijos|casa no|puedo",
        ],
        en: [
          "ashamed|embarrass* money|broke|debt*|poor",
          "borrow|ask money|family|friends|help",
          "failure provide|provider|money|broke",
          "provide|support family|kids can't|cant",
        ],
      },
      examples: {
        es: [
          "me da vergüenza pedir dinero a mi familia",
          "siento que he fracasado porque no puedo mantener a mis hijos",
          "invento excusas para no salir porque no tengo dinero",
          "nadie sabe lo mal que estoy de dinero",
        ],
        en: [
          "I'm ashamed to borrow from my family",
          "I feel like a failure because I can't provide for my kids",
          "I make up excuses not to go out because I'm broke",
          "nobody knows how bad my money situation is",
        ],
      },
      reflect: [
        {
          es: "Además del dinero que falta está el esfuerzo de que no se note, que también se paga.",
          en: "Beside the money that is missing there is the effort of not letting it show, and that has its price too.",
        },
        {
          es: "La vergüenza convierte una cuenta en un juicio, como si el saldo dijera quién eres.",
          en: "Shame turns a sum into a verdict, as if the balance said who you are.",
        },
        {
          es: "Querer dar a los tuyos y no llegar duele en un sitio muy hondo.",
          en: "To want to give to your own and fall short hurts in a very deep place.",
        },
      ],
      ask: [
        {
          es: "¿Qué es lo que temes que piensen si lo supieran?",
          en: "What do you fear they would think if they knew?",
        },
        {
          es: "¿Qué sí estás dando, que no se cuenta en dinero?",
          en: "What are you giving, meanwhile, that is not counted in money?",
        },
      ],
      offers: ["resource:talking-about-money-at-home", "activity:opening-a-money-talk"],
    },
    {
      id: "couple-money",
      cues: {
        es: [
          "pareja|marido|esposo|esposa|mujer|novi* dinero|plata|gasta|gastos|cuentas|pele*|discut*",
          "discut*|pele* por dinero|plata|gastos",
          "escond*|ocult* gasto|gastos|deuda*|compras",
        ],
        en: [
          "husband|wife|partner|boyfriend|girlfriend money|spends|spending|bills|finances",
          "fight|fights|argue|arguing money|bills|spending",
          "hid|hiding|secret debt*|spending|purchases",
        ],
      },
      examples: {
        es: [
          "mi pareja y yo discutimos todo el tiempo por dinero",
          "mi marido gasta lo que no tenemos",
          "le oculto a mi mujer lo que debo",
          "controla cada peso que gasto",
        ],
        en: [
          "my partner and I fight about money all the time",
          "my husband spends what we don't have",
          "I'm hiding my debt from my wife",
          "he controls every penny I spend",
        ],
      },
      reflect: [
        {
          es: "Cuando se discute por dinero casi siempre se habla también de otra cosa: de confianza, de miedo o de quién decide.",
          en: "When people argue about money they nearly always talk about something else as well: trust, fear, or who decides.",
        },
        {
          es: "Guardar ese secreto en casa debe de pesar en cada comida y en cada carta que llega.",
          en: "Keeping that secret at home must weigh at every meal and with every letter that arrives.",
        },
        {
          es: "Parece que cada quien tira de la manta por su lado y los dos se quedan con frío.",
          en: "It seems that each of you pulls the blanket to one side and both are left in the cold.",
        },
      ],
      ask: [
        {
          es: "¿Qué te gustaría que la otra persona entendiera de tu lado?",
          en: "What would you like the other to understand about your side?",
        },
        {
          es: "¿Puedes decir que no a un gasto sin que pase nada, o da miedo?",
          en: "Can you say no to an expense without anything happening, or is that frightening?",
        },
      ],
      offers: ["resource:talking-about-money-at-home", "help"],
    },
    {
      id: "future-money",
      cues: {
        es: [
          "futuro|jubil*|pension|vejez dinero|plata|preocup*|miedo|que",
          "nunca podre|podremos comprar|casa|ahorrar|independizarme",
          "no puedo|consigo ahorrar",
        ],
        en: [
          "future|retire*|pension|old money|worr*|afraid",
          "never able|afford buy|own|house|home|move",
          "can't|cant|cannot save|savings|retire",
        ],
      },
      examples: {
        es: [
          "me preocupa qué va a ser de mí cuando me jubile",
          "nunca voy a poder tener una casa",
          "no consigo ahorrar nada y los años pasan",
          "tengo treinta y sigo sin poder irme de casa de mis padres",
        ],
        en: [
          "I worry about what will happen when I retire",
          "I'll never be able to afford a home",
          "I can't save anything and the years go by",
          "I'm thirty and still can't move out",
        ],
      },
      reflect: [
        {
          es: "Mirar lejos con las cuentas de hoy hace que el futuro parezca más estrecho de lo que se puede saber.",
          en: "To look far ahead with today's sums makes the future seem narrower than anyone can know.",
        },
        {
          es: "Hay promesas que parecían normales en otra generación y ahora quedan altas, y eso deja rabia y cansancio a la vez.",
          en: "Some promises that seemed ordinary to another generation are out of reach now, and that leaves anger and weariness at once.",
        },
        {
          es: "La preocupación por lo que vendrá se come parte de la energía con la que se llega a ello.",
          en: "Worry about what will come eats part of the strength with which one arrives there.",
        },
      ],
      ask: [
        {
          es: "¿Qué imaginas cuando piensas en ese futuro, con detalle?",
          en: "What do you picture, in detail, when you think of that future?",
        },
        {
          es: "¿Qué parte depende de una decisión tuya este año, por pequeña que sea?",
          en: "Which part depends on a decision of yours this year, however small?",
        },
      ],
      offers: ["resource:living-with-uncertainty", "activity:within-my-reach"],
    },
    {
      id: "gambling-spending",
      cues: {
        es: [
          "apuest*|apostar|apost*|casino|tragamonedas|tragaperras|bingo|juego dinero",
          "compr*|gast* compuls*|impuls*|sin parar|control",
          "perd* todo|dinero|plata apuest*|juego|casino|cripto*",
        ],
        en: [
          "gambl*|betting|bets|casino|slots|poker",
          "shopping|spending compuls*|impulse|stop|control",
          "lost everything|money|savings crypto|bet*|trading|gambl*",
        ],
      },
      examples: {
        es: [
          "perdí el sueldo en apuestas otra vez",
          "no puedo dejar de comprar por internet",
          "me lo jugué todo en el casino",
          "perdí los ahorros en criptomonedas",
        ],
        en: [
          "I gambled my pay away again",
          "I can't stop shopping online",
          "I lost everything at the casino",
          "I lost my savings in crypto",
        ],
      },
      reflect: [
        {
          es: "Hay un momento de alivio al apostar o al comprar, y después una caída que cuesta mucho más de lo que dio.",
          en: "There is a moment of relief in betting or buying, and then a drop that costs far more than it gave.",
        },
        {
          es: "Prometerse que es la última vez y volver a verse ahí duele como una traición a sí.",
          en: "To promise oneself that it is the last time, and to find oneself there again, hurts like a betrayal of one's own.",
        },
        {
          es: "Contarlo ya es algo: este tipo de cosas se alimenta de que nadie lo sepa.",
          en: "Telling it is something already: this kind of thing feeds on nobody knowing.",
        },
      ],
      ask: [
        { es: "¿Qué sueles estar sintiendo justo antes?", en: "What are you usually feeling just before?" },
        {
          es: "¿Quién podría ayudarte a poner una barrera en medio, aunque fuera por un tiempo?",
          en: "Who could help you to put a barrier in between, even for a time?",
        },
      ],
      offers: ["help", "resource:self-compassion"],
    },
    {
      id: "night-sums",
      cues: {
        es: [
          "noche|dormir|duermo|insomnio|madrugada dinero|deudas|cuentas|facturas|pagar|plata",
          "cuentas|numeros cabeza|vueltas",
        ],
        en: ["night|sleep|awake|3am money|bills|debt*|rent", "sums|numbers|bills head|mind|circles"],
      },
      examples: {
        es: [
          "me despierto a las tres haciendo cuentas",
          "no duermo pensando en las facturas",
          "por la noche sumo y resto lo que debo",
        ],
        en: [
          "I wake up at three doing sums",
          "I can't sleep thinking about bills",
          "at night I add up what I owe over and over",
        ],
      },
      reflect: [
        {
          es: "De noche las cifras crecen, porque no hay a quién llamar ni nada que se pueda pagar a esa hora.",
          en: "At night figures grow, because there is nobody to call and nothing that could be paid at that hour.",
        },
        {
          es: "La cabeza se ha vuelto una calculadora que no se apaga, y da siempre el mismo resultado.",
          en: "The mind has become a calculator that will not switch off, and always gives the same result.",
        },
        {
          es: "Te falta el dinero y ahora también el descanso con el que pensarlo.",
          en: "You lack the money, and now also the rest with which to think about it.",
        },
      ],
      ask: [
        {
          es: "¿Qué número aparece primero cuando te despiertas?",
          en: "Which number comes first when you wake up?",
        },
        {
          es: "¿Ayudaría dejarlo escrito, con una hora de mañana para mirarlo?",
          en: "Would it help to leave it written down, with an hour tomorrow for looking at it?",
        },
      ],
      offers: ["resource:sleep-when-the-mind-runs", "resource:money-worry-at-night"],
    },
  ],
  goOn: [
    {
      es: "El dinero toca muchas cosas a la vez: la casa, el sueño, cómo te miras. ¿Cuál está sufriendo más?",
      en: "Money touches many things at once: the home, sleep, the way you see yourself. Which is suffering most?",
    },
    {
      es: "Detrás de las cifras hay una preocupación concreta. ¿Qué es lo que no querrías que pasara?",
      en: "Behind the figures there is a particular worry. What is it that you would not want to happen?",
    },
    {
      es: "Hablar de dinero cuesta casi más que hablar de otras cosas. ¿Qué parte nunca has dicho en voz alta?",
      en: "Talking about money is almost harder than talking about anything else. Which part have you never said aloud?",
    },
    {
      es: "A veces lo urgente y lo importante del dinero no son lo mismo. ¿Qué tiene fecha esta semana?",
      en: "What is urgent and what matters about money are not always the same. What has a date this week?",
    },
    {
      es: "Sigo con lo del dinero. ¿Cómo era antes de que empezara a apretar?",
      en: "I stay with the money. What was it like before it began to press?",
    },
    {
      es: "Parece que las cuentas mandan sobre el ánimo. ¿En qué rato del día mandan menos?",
      en: "The sums seem to rule over your mood. At what time of day do they rule least?",
    },
  ],
};
