import type { Topic } from "./topic.ts";

export const sleep: Topic = {
  name: "sleep",
  words: {
    es: [
      "dormir|duermo|dormi|dormido|durmiendo|duerme|sueno|suenos",
      "insomnio|desvel*|trasnoch*",
      "noche|noches|madrugada",
      "cama|almohada|colchon",
      "despierto|despertar*|desperte|desvelo",
      "pesadilla|pesadillas",
      "siesta|ronc*",
    ],
    en: [
      "sleep|sleeping|slept|asleep|sleepless|sleepy",
      "insomnia",
      "night|nights|3am|4am|2am",
      "bed|pillow|mattress",
      "awake|wake|waking|woke",
      "nightmare|nightmares",
      "nap|naps|snor*",
    ],
  },
  situations: [
    {
      id: "cannot-fall-asleep",
      cues: {
        es: [
          "no puedo|consigo|logro|pego dormir|dormirme|ojo|sueno",
          "cuesta dormir|dormirme|conciliar",
          "vueltas cama",
          "cabeza mente pensamientos para|apaga|noche|dormir|cama",
          "insomnio",
          "pegar|pego|pegado|pegue ojo",
          "noches|dias|horas|semanas|meses|siempre sin dormir",
        ],
        en: [
          "can't|cant|cannot|unable sleep|asleep",
          "trouble|hard falling|getting|sleep|sleeping asleep|sleep",
          "tossing|turning",
          "mind|thoughts|brain stop|off|racing night|sleep|bed",
          "insomnia",
          "weeks|days|nights|months without sleep",
        ],
      },
      examples: {
        es: [
          "no puedo dormir",
          "me acuesto y la cabeza no para",
          "doy vueltas en la cama hasta las cuatro",
          "llevo semanas con insomnio",
        ],
        en: [
          "I can't sleep",
          "I lie down and my mind won't stop",
          "I toss and turn until four",
          "I've had insomnia for weeks",
        ],
      },
      reflect: [
        {
          es: "Llega la hora de descansar y es justo cuando la cabeza abre todas las carpetas del día.",
          en: "The hour of rest comes, and that is exactly when the mind opens every file of the day.",
        },
        {
          es: "Cuanto más se intenta dormir, más despierto parece el cuerpo, y el reloj se vuelve un enemigo.",
          en: "The more one tries to sleep, the more awake the body seems, and the clock becomes an enemy.",
        },
        {
          es: "Las noches así se acumulan, y el día siguiente empieza ya cuesta arriba.",
          en: "Nights like that add up, and the next day begins uphill already.",
        },
      ],
      ask: [
        {
          es: "¿Qué es lo primero que aparece cuando apagas la luz?",
          en: "What comes first when you put out the light?",
        },
        { es: "¿Cómo son las dos horas antes de acostarte?", en: "What are the two hours before bed like?" },
      ],
      offers: ["resource:sleep-when-the-mind-runs", "activity:prepare-for-the-night"],
    },
    {
      id: "waking-early",
      cues: {
        es: [
          "despierto|desperte|despertar|despertarme|desvelo tres|cuatro|cinco|madrugada|noche|3|4|5|temprano",
          "despierto vuelvo|volver dormir|dormirme",
          "madrugada despiert*|ansiedad|angustia|pensando",
        ],
        en: [
          "wake|woke|waking|awake 3|4|5|3am|4am|5am|middle|early",
          "wake|waking can't|cant back|again sleep",
          "early hours|morning anxious|awake|dread",
        ],
      },
      examples: {
        es: [
          "me despierto a las cuatro y ya no me duermo",
          "me desvelo cada madrugada con angustia",
          "me despierto mil veces por la noche",
          "a las cinco ya estoy con los ojos abiertos",
        ],
        en: [
          "I wake at four and can't get back to sleep",
          "I wake up in the small hours with dread",
          "I wake up a thousand times at night",
          "I'm wide awake by five every day",
        ],
      },
      reflect: [
        {
          es: "A esas horas todo parece más grave, porque no hay nadie con quien contrastarlo ni nada que se pueda hacer.",
          en: "At that hour everything looks graver, because there is nobody to check it with and nothing that can be done.",
        },
        {
          es: "Despertarse antes de tiempo roba dos veces: el sueño de esa noche y la calma de la siguiente.",
          en: "Waking too soon steals twice: that night's sleep, and the peace of the next.",
        },
        {
          es: "Parece que el cuerpo hace guardia en mitad de la noche sin que nadie se lo haya pedido.",
          en: "The body seems to stand watch in the middle of the night without anyone having asked it.",
        },
      ],
      ask: [
        {
          es: "¿Qué haces en ese rato hasta que amanece?",
          en: "What do you do in that while until it gets light?",
        },
        {
          es: "¿Coincide con alguna preocupación que empezó por las mismas fechas?",
          en: "Did it begin about the same time as some worry?",
        },
      ],
      offers: ["resource:sleep-when-the-mind-runs", "activity:body-scan-evening"],
    },
    {
      id: "nightmares",
      cues: {
        es: [
          "pesadilla|pesadillas",
          "sueno|suenos malos|feos|horribl*|repite|repiten|mismo",
          "miedo dormir|dormirme|noche",
        ],
        en: [
          "nightmare|nightmares",
          "bad|terrible|recurring|same dream|dreams",
          "afraid|scared sleep|fall|night",
        ],
      },
      examples: {
        es: [
          "tengo pesadillas todas las noches",
          "me despierto gritando",
          "sueño siempre lo mismo y me da miedo dormirme",
          "malos sueños con el accidente",
        ],
        en: [
          "I have nightmares every night",
          "I wake up screaming",
          "I keep having the same dream and I'm afraid to sleep",
          "bad dreams about the accident",
        ],
      },
      reflect: [
        {
          es: "Si la noche trae esas imágenes, es lógico que el cuerpo se resista a cerrar los ojos.",
          en: "If the night brings such images, it is no wonder that the body resists closing its eyes.",
        },
        {
          es: "Una pesadilla que vuelve hace que la cama deje de ser un lugar seguro.",
          en: "A nightmare that comes back makes the bed stop being a safe place.",
        },
        {
          es: "Lo que se soñó no ocurrió hoy, pero el susto sí, y el cuerpo tarda en saberlo.",
          en: "What was dreamt did not happen today, but the fright did, and the body is slow to learn the difference.",
        },
      ],
      ask: [
        {
          es: "¿Qué te ayuda a volver a la habitación cuando te despiertas así?",
          en: "What helps you to come back to the room when you wake like that?",
        },
        {
          es: "¿Tiene que ver con algo que pasó, o no sabes de dónde viene?",
          en: "Has it to do with something that happened, or do you not know where it comes from?",
        },
      ],
      offers: ["resource:five-senses", "help"],
    },
    {
      id: "screens-at-night",
      cues: {
        es: [
          "telefono|movil|celular|pantalla|redes|series|videos noche|cama|dormir|tarde|madrugada",
          "me acuesto tarde|tardisimo|madrugada",
          "scroll|tiktok|instagram|youtube noche|cama|dejar",
        ],
        en: [
          "phone|screen|scrolling|tiktok|instagram|netflix|videos night|bed|late|sleep",
          "stay up|bed late|until",
          "revenge bedtime procrastinat*",
        ],
      },
      examples: {
        es: [
          "me quedo con el teléfono hasta las dos",
          "no puedo dejar de mirar vídeos por la noche",
          "me acuesto tardísimo porque es mi único rato",
          "sé que debería dormir pero sigo en redes",
        ],
        en: [
          "I'm on my phone until two",
          "I can't stop watching videos at night",
          "I go to bed very late because it's my only time",
          "I know I should sleep but I keep scrolling",
        ],
      },
      reflect: [
        {
          es: "Quizá ese rato de pantalla es lo único del día que sientes tuyo, y soltarlo se parece a perderlo.",
          en: "Perhaps that while with the screen is the only part of the day that feels your own, and letting go of it resembles losing it.",
        },
        {
          es: "La noche se alarga un vídeo más, y la mañana presenta la cuenta.",
          en: "The night stretches by one more video, and the morning presents the bill.",
        },
        {
          es: "Ahí no falta voluntad: sobra cansancio, y las pantallas están hechas para no terminar.",
          en: "What is lacking there is not will: there is too much tiredness, and screens are made so as not to end.",
        },
      ],
      ask: [
        {
          es: "¿Qué buscas en ese rato: distraerte, compañía, silencio?",
          en: "What do you look for in that while: distraction, company, quiet?",
        },
        {
          es: "¿Dónde podría haber otro momento tuyo, más temprano?",
          en: "Where could there be another moment of your own, earlier on?",
        },
      ],
      offers: ["activity:phone-sleeps-elsewhere", "activity:quiet-notifications"],
    },
    {
      id: "tired-by-day",
      cues: {
        es: [
          "sueno dia|todo|trabajo|clase|siempre",
          "duermo despierto cansad*|agotad*|mal",
          "duermo mucho|horas|demasiado|todo",
        ],
        en: [
          "sleepy|tired|exhausted day|all|always|daytime",
          "sleep wake up tired|exhausted",
          "sleep|sleeping too|all much|day|time",
        ],
      },
      examples: {
        es: [
          "duermo ocho horas y me levanto molida",
          "tengo sueño todo el día",
          "solo quiero dormir",
          "duermo muchísimo y sigo sin energía",
        ],
        en: [
          "I sleep eight hours and wake up exhausted",
          "I'm sleepy all day",
          "all I want is to sleep",
          "I sleep a lot and still have no energy",
        ],
      },
      reflect: [
        {
          es: "Dormir y no descansar desconcierta: se han puesto las horas y el cuerpo dice que no llegaron.",
          en: "To sleep and not to rest is bewildering: the hours were given, and the body says that they did not arrive.",
        },
        {
          es: "El sueño de día puede ser de falta de noche, y también una manera de no estar del todo en lo que pesa.",
          en: "Sleepiness by day can come from a lack of night, and also be a way of not being wholly in what weighs.",
        },
        {
          es: "Vivir con esa niebla hace que cada tarea cueste el doble de lo que se ve.",
          en: "To live in that fog makes every task cost twice what it shows.",
        },
      ],
      ask: [
        {
          es: "¿Desde cuándo es así, y lo sabe tu médico?",
          en: "Since when has it been like this, and does your doctor know?",
        },
        {
          es: "En tus horas de vigilia, ¿qué te da un poco más de energía?",
          en: "When you are awake, what gives you a little more energy?",
        },
      ],
      offers: ["resource:small-breaks", "assessment"],
    },
    {
      id: "shift-or-baby",
      cues: {
        es: [
          "turno|turnos noche|nocturno|rotativo* dormir|duermo|sueno",
          "bebe|niño|nino|hijo llora|despierta|duerme noche|noches",
        ],
        en: ["night|rotating shift|shifts sleep", "baby|toddler|kid wakes|cries|sleep|night|nights"],
      },
      examples: {
        es: [
          "trabajo de noche y de día no consigo dormir",
          "mi bebé se despierta cada dos horas",
          "con los turnos rotativos no sé ni qué día es",
        ],
        en: [
          "I work nights and can't sleep by day",
          "my baby wakes every two hours",
          "with rotating shifts I don't know what day it is",
        ],
      },
      reflect: [
        {
          es: "Tu noche no depende de ti, y eso deja fuera la mitad de los consejos que se dan sobre dormir.",
          en: "Your night does not depend on you, and that rules out half of the advice that people give about sleep.",
        },
        {
          es: "Dormir a trozos, a contrapelo del resto del mundo, acaba tocando el ánimo y la paciencia.",
          en: "To sleep in pieces, against the grain of the rest of the world, ends up touching mood and patience.",
        },
        {
          es: "El cuerpo pide oscuridad y la vida le da despertador. Aguantarlo tanto tiempo tiene mérito y tiene coste.",
          en: "The body asks for darkness and life hands it an alarm clock. To bear that for so long is no small thing, and it costs.",
        },
      ],
      ask: [
        {
          es: "¿Qué rato, aunque sea corto, podría quedar protegido?",
          en: "Which while, even a short one, could be protected?",
        },
        {
          es: "¿Quién podría cubrirte dos horas seguidas esta semana?",
          en: "Who could cover for you for two hours together this week?",
        },
      ],
      offers: ["resource:muscle-relaxation", "activity:belly-breathing-lying-down"],
    },
  ],
  goOn: [
    {
      es: "El sueño se ha vuelto un asunto del día también. ¿Cómo fue la última noche, de principio a fin?",
      en: "Sleep has become a matter of the day as well. What was last night like, from beginning to end?",
    },
    {
      es: "Dormir mal lo tiñe todo. ¿Qué es lo que peor llevas al día siguiente?",
      en: "Bad sleep colours everything. What do you bear worst on the following day?",
    },
    {
      es: "¿Recuerdas una temporada en que dormías bien? ¿Qué había entonces que ahora no está?",
      en: "Do you remember a time when you slept well? What was there then that is not there now?",
    },
    {
      es: "A veces la noche dice lo que el día no deja decir. ¿Qué crees que está diciendo?",
      en: "Sometimes the night says what the day leaves no room for. What do you think it is saying?",
    },
    {
      es: "Sigo con lo de tus noches. ¿Qué has probado ya, y qué pasó?",
      en: "I stay with your nights. What have you tried already, and what happened?",
    },
    {
      es: "Descansar no es solo dormir. ¿Qué te ha dado un poco de descanso hoy?",
      en: "To rest is more than to sleep. What has given you a little rest today?",
    },
  ],
};
