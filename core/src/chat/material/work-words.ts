import type { Topic } from "./topic.ts";

export const work: Topic = {
  name: "work",
  words: {
    es: [
      "trabajo|trabajar|trabajando|trabajos|laboral*",
      "jefe|jefa|jefes|jefazo|encargad*|supervisor*|patron|patrona",
      "oficina|empresa|fabrica|taller|tienda|negocio",
      "turno|turnos|jornada|horario",
      "compañer*|companer*|colega|colegas",
      "despid*|despedid*|despido",
      "empleo|desempleo|paro|curro|chamba|laburo|pega",
      "reunion|reuniones|correos|entrega|entregas|plazo|plazos",
      "contrato|nomina|ascenso",
      "clientes|cliente",
    ],
    en: [
      "work|working|works|workplace|job|jobs",
      "boss|bosses|manager|managers|supervisor",
      "office|company|shift|shifts|workload",
      "coworker*|colleague*|team",
      "fired|layoff*|redundan*|unemployed|laid",
      "deadline*|meeting*|emails|inbox",
      "career|promotion|contract|employer",
      "client|clients|customers",
    ],
  },
  situations: [
    {
      id: "boss-shouts",
      cues: {
        es: [
          "jefe|jefa|encargad*|supervisor* grit*|chill*|humill*|insult*|trata",
          "jefe|jefa delante todos",
          "en trabajo me grit*|humill*|tratan mal",
          "jefe|jefa menosprecia|ridiculiza|desprecia",
        ],
        en: [
          "boss|manager|supervisor shout*|yell*|scream*|humiliat*|insult*|belittl*",
          "boss|manager front everyone|everybody",
          "at work yell*|bull*|humiliat*",
          "boss|manager treats me like|bad*",
        ],
      },
      examples: {
        es: [
          "mi jefe me grita delante de todos",
          "la encargada me humilla en cada turno",
          "mi jefa me trata fatal y nadie dice nada",
          "me hablan como si no valiera nada en la oficina",
        ],
        en: [
          "my boss yells at me in front of everyone",
          "my manager humiliates me every shift",
          "my supervisor treats me like dirt and nobody says anything",
          "I get talked down to at the office",
        ],
      },
      reflect: [
        {
          es: "Que alguien con poder sobre tu sueldo te hable así, y encima con público, deja temblando a cualquiera. Y al día siguiente hay que volver a entrar por esa puerta.",
          en: "To be spoken to like that by somebody with power over your pay, and with others watching, would leave anyone shaking. And the next day you have to walk through that door again.",
        },
        {
          es: "No parece un mal día de esa persona, sino un trato que se repite y que te va dejando en guardia antes de llegar.",
          en: "It does not sound like one person's bad day, more like a way of treating you that comes again and again and puts you on guard before you arrive.",
        },
        {
          es: "Cuando los gritos vienen de arriba, los demás suelen callar, y ese silencio también duele.",
          en: "When the shouting comes from above, others tend to keep quiet, and that silence hurts as well.",
        },
      ],
      ask: [
        {
          es: "¿Qué haces con el cuerpo y con la voz mientras te está hablando así?",
          en: "What do your body and your voice do while you are being spoken to like that?",
        },
        {
          es: "¿Quién más lo ha visto, y con quién podrías hablarlo?",
          en: "Who else has seen it, and whom could you talk to about it?",
        },
      ],
      offers: ["resource:work-stress-understanding", "breathing"],
    },
    {
      id: "too-much",
      cues: {
        es: [
          "mucho|demasiado|tanto|exceso trabajo|curro|chamba|laburo|pega",
          "trabajo llego|alcanza|acabo|termino no|nunca",
          "acumul*|amontona* trabajo|tareas|correos|pendientes",
          "horas extra|extras",
          "doy abasto|basto",
          "plazo|plazos|entrega|entregas llego|encima|manana",
        ],
        en: [
          "too much|so much|tons work",
          "workload|work never|too|huge|ends|impossible|heavy",
          "deadline|deadlines",
          "overtime",
          "can't|cant keep|catch up",
          "emails|tasks pile|piling|never",
        ],
      },
      examples: {
        es: [
          "tengo demasiado trabajo y no llego",
          "me quedo todos los días hasta las tantas y no termino",
          "se me acumulan los correos y las entregas",
          "hago el trabajo de tres personas",
        ],
        en: [
          "I have too much work and can't keep up",
          "I stay late every day and never finish",
          "deadlines and emails keep piling up",
          "I do the job of three people",
        ],
      },
      reflect: [
        {
          es: "La cuenta no sale: lo que piden ocupa más horas de las que tiene el día, y eres tú quien pone la diferencia.",
          en: "The sum does not work out: what is asked takes more hours than the day has, and you are the one who makes up the difference.",
        },
        {
          es: "Terminar una cosa solo sirve para que asome la siguiente, así que nunca llega el momento de respirar.",
          en: "Finishing one thing only lets the next one show, so the moment to breathe never comes.",
        },
        {
          es: "Cargar con el trabajo de varias personas puede parecer una falta de ritmo propia cuando en realidad es un reparto imposible.",
          en: "Carrying the work of several people can look like being too slow, when it is really a split that cannot work.",
        },
      ],
      ask: [
        {
          es: "¿Qué pasaría, de verdad, si una de esas cosas esperara dos días?",
          en: "What would really happen if one of those things waited for two days?",
        },
        {
          es: "¿Sabe quien reparte el trabajo cuánto tienes ahora encima?",
          en: "Does whoever hands out the work know how much you have on you now?",
        },
      ],
      offers: ["resource:small-breaks", "activity:pause-between-tasks"],
    },
    {
      id: "lost-job",
      cues: {
        es: [
          "despid*|echaron|echado|corrieron|botaron|liquid* trabajo|empresa|hoy|ayer|me",
          "perd* trabajo|empleo|curro|chamba|laburo",
          "quede|quedado sin trabajo|empleo",
          "estoy desempleo|desemplead*",
          "busco|buscando|encuentro trabajo|empleo",
        ],
        en: [
          "fired|sacked|laid off|redundant|let go",
          "lost|losing job|work",
          "unemployed|unemployment|jobless",
          "looking|search*|applying|find job|work",
          "noone|nobody hires|hiring|replies",
        ],
      },
      examples: {
        es: [
          "me han despedido hoy",
          "llevo meses buscando trabajo y no me llaman",
          "me quedé sin empleo y no sé qué hacer",
          "cerró la fábrica y nos echaron a todos",
        ],
        en: [
          "I got fired today",
          "I've been looking for a job for months and nobody calls",
          "I was made redundant",
          "the plant closed and they let us all go",
        ],
      },
      reflect: [
        {
          es: "Con un trabajo se va más que el sueldo: el horario, la gente, una respuesta a la pregunta de a qué te dedicas.",
          en: "More goes with a job than the pay: the hours, the people, an answer to the question of what you do.",
        },
        {
          es: "Mandar solicitudes al silencio desgasta mucho. Cada falta de respuesta se parece a un no, aunque a menudo ni la hayan leído.",
          en: "Sending applications into silence wears a person down. Every missing reply feels like a no, although often nobody has even read it.",
        },
        {
          es: "De pronto el suelo con el que contabas ya no está, y los días se quedan sin forma.",
          en: "All at once the ground you counted on is gone, and the days have lost their shape.",
        },
      ],
      ask: [
        {
          es: "De todo lo que se fue con ese trabajo, ¿qué es lo que más pesa hoy?",
          en: "Of all that went with that job, what weighs most today?",
        },
        {
          es: "¿Cómo están siendo las mañanas, ahora que no hay que ir?",
          en: "What are the mornings like, now that there is nowhere to go?",
        },
      ],
      offers: ["resource:financial-stress-management", "activities"],
    },
    {
      id: "fear-of-losing-it",
      cues: {
        es: [
          "miedo|temo|asusta|preocupa perder|despidan|echen|despido|corran trabajo|empleo|me",
          "van despedir|recortes|ere|reestructur*|recortar",
          "contrato acaba|termina|vence|temporal|renov*",
        ],
        en: [
          "afraid|scared|worried|fear losing|lose|fired|laid job|off",
          "layoffs|cuts|restructur* coming|company|work",
          "contract ends|ending|renew*|temporary",
          "might|could|gonna get fired|sacked",
        ],
      },
      examples: {
        es: [
          "tengo miedo de que me despidan",
          "dicen que va a haber recortes en la empresa",
          "mi contrato termina en un mes y no sé si renuevan",
          "cada vez que me llaman al despacho pienso que me echan",
        ],
        en: [
          "I'm scared they'll fire me",
          "there are rumours of layoffs",
          "my contract ends next month and I don't know if they'll renew",
          "every time I'm called in I think I'm out",
        ],
      },
      reflect: [
        {
          es: "Trabajar pensando que puede ser el último mes es como vivir con la maleta en la puerta: ni te vas ni descansas.",
          en: "Working with the thought that this may be the last month is like living with a suitcase by the door: you neither leave nor rest.",
        },
        {
          es: "No saber suele cansar más que una mala noticia, porque obliga a prepararse para todo a la vez.",
          en: "Not knowing often tires more than bad news does, because it makes one prepare for everything at once.",
        },
        {
          es: "Detrás de ese miedo hay cosas muy concretas que dependen de ese sueldo.",
          en: "Behind that fear stand very concrete things that depend on that pay.",
        },
      ],
      ask: [
        {
          es: "¿Qué sabes de cierto y qué son rumores?",
          en: "What do you know for certain, and what is rumour?",
        },
        {
          es: "Si ocurriera, ¿cuál sería el primer paso, solo el primero?",
          en: "If it did happen, what would the first step be, only the first?",
        },
      ],
      offers: ["resource:living-with-uncertainty", "activity:within-my-reach"],
    },
    {
      id: "colleagues",
      cues: {
        es: [
          "companer*|colega|colegas|equipo mal|ignor*|hablan|critic*|aparte|vacio|pele*|burlan",
          "me hacen vacio",
          "ambiente trabajo|oficina|laboral toxico|mal|horrible|tenso",
          "acoso|mobbing laboral|trabajo|me",
        ],
        en: [
          "coworker*|colleague*|team ignore*|gossip*|mean|exclude*|argue*|bully*|against",
          "toxic work*|office|job|environment",
          "bullied|bullying work|office",
          "left out work|team",
        ],
      },
      examples: {
        es: [
          "mis compañeros me hacen el vacío",
          "hay muy mal ambiente en la oficina",
          "hablan de mí a mis espaldas en el trabajo",
          "un colega se lleva el mérito de lo que hago",
        ],
        en: [
          "my coworkers leave me out",
          "the atmosphere at work is toxic",
          "they gossip about me at the office",
          "a colleague takes credit for my work",
        ],
      },
      reflect: [
        {
          es: "Pasar tantas horas entre gente que te deja fuera cansa de una manera que no se ve en ninguna lista de tareas.",
          en: "So many hours among people who leave you out tire one in a way that shows on no list of tasks.",
        },
        {
          es: "Las espaldas, los silencios cuando entras: cosas pequeñas que, juntas, hacen pesado llegar cada mañana.",
          en: "Turned backs, silences when you come in: small things which together make every morning's arrival heavy.",
        },
        {
          es: "Que otra persona se lleve lo que has hecho tú duele dos veces: por el trabajo y por la confianza.",
          en: "When somebody else takes what you have done it hurts twice: for the work, and for the trust.",
        },
      ],
      ask: [
        {
          es: "¿Hay alguien allí con quien sí puedas hablar, aunque sea de cualquier cosa?",
          en: "Is there anyone there you can talk to, even about nothing much?",
        },
        {
          es: "¿Qué fue lo último que pasó, contado como lo vería una cámara?",
          en: "What was the last thing that happened, told as a camera would see it?",
        },
      ],
      offers: ["resource:work-stress-understanding", "activity:one-clear-request"],
    },
    {
      id: "cannot-switch-off",
      cues: {
        es: [
          "desconect* trabajo|no|puedo|consigo",
          "correos|mensajes|whatsapp trabajo|noche|casa|fin|vacaciones|domingo",
          "pienso|pensando trabajo casa|noche|cama|siempre|todo",
          "domingo|domingos manana|lunes|angustia|ansiedad",
        ],
        en: [
          "switch|switching off|disconnect*",
          "emails|messages|slack night|home|weekend|holiday|sunday",
          "thinking|think about work home|night|bed|always",
          "sunday|sundays dread|scaries|monday|anxious",
        ],
      },
      examples: {
        es: [
          "no consigo desconectar del trabajo",
          "me llegan mensajes del trabajo a las once de la noche",
          "los domingos ya estoy mal pensando en el lunes",
          "sueño con la oficina",
        ],
        en: [
          "I can't switch off from work",
          "I get work messages at eleven at night",
          "on Sundays I already feel sick about Monday",
          "I dream about the office",
        ],
      },
      reflect: [
        {
          es: "La jornada termina en el reloj, pero no en la cabeza, que sigue fichando desde el sofá.",
          en: "The working day ends on the clock but not in the mind, which stays on duty from the sofa.",
        },
        {
          es: "Si cualquier mensaje puede llegar a cualquier hora, ninguna hora es tuya del todo.",
          en: "If any message may arrive at any hour, no hour is quite your own.",
        },
        {
          es: "El domingo por la tarde se ha convertido en la antesala del lunes, y el descanso se queda corto.",
          en: "Sunday afternoon has become Monday's waiting room, and the rest comes up short.",
        },
      ],
      ask: [
        {
          es: "¿Qué te ayudaría a cerrar el día, aunque fuera un gesto pequeño?",
          en: "What would help you to close the day, even a small gesture?",
        },
        {
          es: "¿Qué temes que ocurra si no contestas hasta mañana?",
          en: "What do you fear would happen if you did not answer until tomorrow?",
        },
      ],
      offers: ["resource:boundaries-with-messages", "activity:close-the-working-day"],
    },
    {
      id: "burnt-out",
      cues: {
        es: [
          "quemad*|burnout|fundid* trabajo|curro|de|por|estoy",
          "no aguanto|soporto trabajo|mas",
          "odio trabajo|curro|chamba|laburo",
          "sentido trabajo nada|ningun|pierde|perdido",
          "ganas renunciar|dejarlo|dejar|mandar trabajo|todo",
        ],
        en: [
          "burnt|burned out|burnout",
          "hate|can't|cant stand job|work",
          "quit|quitting job|work|everything",
          "pointless|meaningless job|work",
          "dread going|work every",
        ],
      },
      examples: {
        es: [
          "estoy quemado del trabajo",
          "no aguanto más este curro",
          "odio mi trabajo y no puedo dejarlo",
          "antes me gustaba lo que hacía y ahora me da todo igual",
        ],
        en: [
          "I'm burned out",
          "I can't stand this job anymore",
          "I hate my job but can't leave",
          "I used to love what I do and now I don't care",
        ],
      },
      reflect: [
        {
          es: "Algo que antes daba sentido ahora solo quita fuerzas, y esa diferencia también es una pérdida.",
          en: "Something that used to give meaning now only takes strength, and that difference is a loss too.",
        },
        {
          es: "Querer irse y no poder es de las posiciones más incómodas: cada mañana se parece a una negociación contigo.",
          en: "To want to leave and not be able to is one of the most uncomfortable places: each morning resembles a negotiation with yourself.",
        },
        {
          es: "Ese desgaste no suele llegar por blandura, sino por haber dado mucho durante mucho tiempo.",
          en: "Wear of that kind seldom comes from being soft; it comes from having given much for a long time.",
        },
      ],
      ask: [
        {
          es: "¿Cuándo empezó a cambiar lo que sentías por este trabajo?",
          en: "When did what you felt about this job begin to change?",
        },
        {
          es: "¿Qué tendría que ser distinto para que se pudiera aguantar?",
          en: "What would have to be different for it to be bearable?",
        },
      ],
      offers: ["resource:when-work-burns-out", "assessment"],
    },
    {
      id: "mistake",
      cues: {
        es: [
          "error|equivoqu*|equivocad*|cague|cagada|falle|meti trabajo|pata|informe|cliente|grave",
          "miedo cometer|equivocarme errores|error",
          "no valgo|sirvo|sindrome|impostor* trabajo|puesto|para",
        ],
        en: [
          "mistake|messed|screwed|error work|job|report|client|up",
          "afraid|scared mistakes|mistake|wrong",
          "imposter|impostor",
          "not good enough job|work|at",
        ],
      },
      examples: {
        es: [
          "cometí un error grave en el trabajo",
          "he metido la pata con un cliente",
          "siento que no valgo para este puesto y que se van a dar cuenta",
          "me equivoqué en el informe y no dejo de pensarlo",
        ],
        en: [
          "I made a bad mistake at work",
          "I messed up with a client",
          "I feel like an impostor and they'll find out",
          "there was an error in my report and I can't stop thinking about it",
        ],
      },
      reflect: [
        {
          es: "El error duró un momento y la cabeza lo está repitiendo en bucle, cada vez con peor iluminación.",
          en: "The mistake took a moment, and the mind keeps playing it in a loop, each time in worse light.",
        },
        {
          es: "Parece que una equivocación ha pasado a ser una prueba sobre tu valor entero.",
          en: "It seems that one slip has turned into evidence about all of your worth.",
        },
        {
          es: "Temer que descubran que no vales tanto cansa más que el propio trabajo, porque obliga a actuar todo el día.",
          en: "The fear of being found out tires more than the work itself, because it means acting all day long.",
        },
      ],
      ask: [
        {
          es: "¿Qué se puede arreglar todavía, y a quién hay que decírselo?",
          en: "What can still be mended, and who needs to be told?",
        },
        {
          es: "Si lo hubiera hecho una compañera, ¿cómo lo verías?",
          en: "If a colleague had done it, how would you see it?",
        },
      ],
      offers: ["resource:self-compassion", "activity:speak-kindly-to-yourself"],
    },
    {
      id: "caring-work",
      cues: {
        es: [
          "hospital|enfermer*|paciente*|guardia|guardias|urgencias|residencia",
          "maestr*|profesor*|alumn*|aula|escuela trabajo|clase|agot*|puedo",
          "cuido|cuidador*|cuidar mayores|ancianos|enfermos",
        ],
        en: [
          "hospital|nurse|nursing|patients|ward|er|icu",
          "teacher|teaching|pupils|students|classroom exhaust*|can't|tired|class",
          "carer|caregiver|caring job|elderly|sick",
        ],
      },
      examples: {
        es: [
          "soy enfermera y salgo llorando de las guardias",
          "doy clase y ya no puedo con los grupos",
          "cuido a personas mayores y no me queda nada para mí",
          "hoy se me murió un paciente",
        ],
        en: [
          "I'm a nurse and I cry after my shifts",
          "I teach and can't cope with my classes",
          "I care for elderly people and have nothing left for me",
          "a patient of mine passed away today",
        ],
      },
      reflect: [
        {
          es: "Quien sostiene a otros por oficio pocas veces tiene dónde dejar lo que se lleva a casa.",
          en: "Those who hold others up for a living seldom have a place to set down what they carry home.",
        },
        {
          es: "Ves de cerca cosas que la mayoría no ve en años, y al terminar el turno se espera que sigas como si nada.",
          en: "You see from close by what most do not see in years, and when the shift is over you are expected to go on as if nothing had happened.",
        },
        {
          es: "El cariño por quienes cuidas y el agotamiento pueden estar a la vez, sin que uno desmienta al otro.",
          en: "Care for the people you look after and exhaustion can be there at once; neither disproves the other.",
        },
      ],
      ask: [
        {
          es: "¿Qué se te ha quedado dentro del último turno?",
          en: "What has stayed inside you from the last shift?",
        },
        { es: "¿Quién te cuida a ti cuando llegas?", en: "Who looks after you when you get home?" },
      ],
      offers: ["resource:caring-without-emptying", "resource:muscle-relaxation"],
    },
  ],
  goOn: [
    {
      es: "El trabajo ocupa mucho sitio en lo que cuentas. ¿Qué parte es la tarea, y cuál es la gente o el trato?",
      en: "Work takes up a lot of room in what you tell. Which part of it is the task, and which is the people or the way you are treated?",
    },
    {
      es: "Suena a que el trabajo se ha metido más adentro de lo que debería. ¿Dónde notas que se ha pasado la raya?",
      en: "It sounds as if work has come further in than it should. Where do you notice that it has crossed the line?",
    },
    {
      es: "Hay días laborales que dejan huella. ¿Qué momento de hoy o de esta semana te vuelve una y otra vez?",
      en: "Some working days leave a mark. Which moment of today or of this week keeps coming back to you?",
    },
    {
      es: "Entre lo que te piden y lo que puedes dar parece haber un hueco. ¿De qué tamaño lo ves?",
      en: "Between what is asked of you and what you can give there seems to be a gap. How large does it look to you?",
    },
    {
      es: "A veces lo que pesa del trabajo no es lo que más tiempo ocupa. ¿Qué quitarías primero, si pudieras?",
      en: "Sometimes what weighs about work is not what takes most time. What would you take away first, if you could?",
    },
    {
      es: "Me quedo con lo del trabajo. ¿Cómo sería una jornada que no te dejara así?",
      en: "I stay with what you say about work. What would a day look like that did not leave you like this?",
    },
  ],
};
