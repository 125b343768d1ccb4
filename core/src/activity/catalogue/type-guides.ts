import type { GuideStep } from "../guide.ts";

/** The specified five-step guides, for activities without steps of their own. */
export const typeGuides: Readonly<Record<"meditation" | "breathing" | "journaling", readonly GuideStep[]>> = {
  meditation: [
    {
      title: { en: "Preparation", es: "Preparación" },
      instruction: {
        en:
          "Sit on a chair with both feet on the floor, or lie down if sitting is uncomfortable. " +
          "Rest your hands on your thighs. Close your eyes, or leave them open with your gaze " +
          "lowered to one spot. Silence anything that might buzz.",
        es:
          "Siéntate en una silla con los dos pies en el suelo, o acuéstate si esa postura te " +
          "molesta. Apoya las manos sobre los muslos. Cierra los ojos o déjalos abiertos, con la " +
          "mirada baja en un punto. Silencia lo que pueda sonar.",
      },
      seconds: 60,
      type: "instruction",
      eyesClosed: true,
    },
    {
      title: { en: "Initial breathing", es: "Respiración inicial" },
      instruction: {
        en:
          "Take five unhurried breaths, in through the nose and out through the mouth, letting " +
          "the way out last a little longer than the way in. Then leave the breath to itself. " +
          "Where do you feel it first: nostrils, chest or belly?",
        es:
          "Haz cinco respiraciones sin prisa: el aire entra por la nariz y sale por la boca, y " +
          "la salida dura un poco más que la entrada. Después deja que siga sola. ¿Dónde la " +
          "sientes primero: en la nariz, el pecho o el vientre?",
      },
      seconds: 90,
      type: "breathing",
      eyesClosed: true,
    },
    {
      title: { en: "Focus on the breath", es: "Atención a la respiración" },
      instruction: {
        en:
          "Stay with the place where the breath is clearest. Count each breath out silently from " +
          "one to ten, then begin again at one. Losing count is part of it: go back to one. If " +
          "this becomes unpleasant, open your eyes, press your feet into the floor and look " +
          "around the room.",
        es:
          "Quédate en el lugar donde la respiración se nota mejor. Cuenta en silencio cada " +
          "salida de aire, de uno a diez, y vuelve a empezar. Perder la cuenta es parte de la " +
          "práctica: regresa al uno. Si te resulta desagradable, abre los ojos, presiona el " +
          "suelo con los pies y mira a tu alrededor.",
      },
      seconds: 300,
      type: "breathing",
      eyesClosed: true,
    },
    {
      title: { en: "Observing thoughts", es: "Observar los pensamientos" },
      instruction: {
        en:
          "Let go of the counting. When a thought comes, give it a plain name, such as planning, " +
          "remembering or worrying, and let it go by. You don’t have to answer it. If one is too " +
          "strong, look up and name three things you can see.",
        es:
          "Suelta la cuenta. Cuando llegue un pensamiento, ponle un nombre sencillo, como plan, " +
          "recuerdo o preocupación, y deja que pase. No tienes que responderle. Si alguno es " +
          "demasiado intenso, levanta la vista y nombra tres cosas que ves.",
      },
      seconds: 240,
      type: "reflection",
      eyesClosed: true,
    },
    {
      title: { en: "Finishing", es: "Cierre" },
      instruction: {
        en:
          "Feel the whole body again: its weight on the seat, the air on your skin. Move your " +
          "fingers and toes, and stretch if you want to. If your eyes were closed, open them, " +
          "find a color you like nearby, and get up slowly.",
        es:
          "Vuelve a sentir el cuerpo entero: su peso en el asiento, el aire en la piel. Mueve " +
          "los dedos de las manos y de los pies, y estírate si te lo pide el cuerpo. Si tenías " +
          "los ojos cerrados, ábrelos, busca cerca un color que te guste y levántate despacio.",
      },
      seconds: 90,
      type: "instruction",
    },
  ],
  breathing: [
    {
      title: { en: "Position", es: "Posición" },
      instruction: {
        en:
          "Sit with your back supported, or lie down; never do this while driving. If you’re " +
          "pregnant, or have epilepsy or a heart or lung condition, ask a doctor before holding " +
          "your breath. If you feel dizzy, stop and breathe as usual.",
        es:
          "Siéntate con la espalda apoyada o acuéstate; nunca al volante. Si hay un embarazo, " +
          "epilepsia o una enfermedad del corazón o de los pulmones, pregunta antes en una consulta " +
          "médica. Si te mareas, detente y respira como siempre.",
      },
      seconds: 30,
      type: "instruction",
    },
    {
      title: { en: "The 4-7-8 technique", es: "La técnica 4-7-8" },
      instruction: {
        en:
          "You’ll breathe in for 4 counts, hold for 7 and breathe out for 8. Leave the hold for " +
          "later: for now, in through the nose for 4 and out through the mouth for 6, with a soft " +
          "rushing sound. The circle leads you.",
        es:
          "La técnica es tomar aire en 4 tiempos, retenerlo 7 y soltarlo en 8. Todavía no lo " +
          "retengas: por ahora, toma aire por la nariz en 4 y suéltalo por la boca en 6, con un " +
          "soplo suave. El círculo te guía.",
      },
      seconds: 60,
      type: "breathing",
      led: { leadSeconds: 20, parts: [{ inhale: 4, hold: 0, exhale: 6, pause: 0, breaths: 4 }] },
    },
    {
      title: { en: "Exhalation", es: "Exhalación" },
      instruction: {
        en:
          "Now give the breath out all your attention. In softly through the nose for 4, then out " +
          "for 6 through barely open lips, with no sound at all. Four times. Notice how your " +
          "shoulders and jaw sink as it leaves.",
        es:
          "Pon ahora toda la atención en soltar el aire. Tómalo por la nariz en 4 y déjalo salir en " +
          "6 entre los labios apenas abiertos, sin ruido. Cuatro veces. Nota cómo bajan los hombros " +
          "y la mandíbula.",
      },
      seconds: 60,
      type: "breathing",
      led: { leadSeconds: 20, parts: [{ inhale: 4, hold: 0, exhale: 6, pause: 0, breaths: 4 }] },
    },
    {
      title: { en: "Four cycles", es: "Cuatro ciclos" },
      instruction: {
        en:
          "Four breaths with the whole pattern: in for 4, hold gently for 7, out for 8. Then the " +
          "circle goes back to the easy breath, without a hold. Four is all you need in one " +
          "sitting. If it’s a strain or you feel dizzy, breathe normally.",
        es:
          "Cuatro respiraciones con el patrón entero: toma aire en 4, retenlo con suavidad 7 y " +
          "suéltalo en 8. Después el círculo vuelve a la respiración fácil, sin retener. No hagas " +
          "más de cuatro cada vez. Si te cuesta o te mareas, respira con normalidad.",
      },
      seconds: 120,
      type: "breathing",
      led: {
        leadSeconds: 20,
        parts: [
          { inhale: 4, hold: 7, exhale: 8, pause: 1, breaths: 4 },
          { inhale: 4, hold: 0, exhale: 6, pause: 0, breaths: 2 },
        ],
      },
    },
    {
      title: { en: "Final relaxation", es: "Relajación final" },
      instruction: {
        en:
          "Let the breath find its own rhythm and your hands lie in your lap or beside you. Feel " +
          "how heavy your arms are, and where your back meets the chair or the bed. Wait a few " +
          "moments before getting up.",
        es:
          "Deja que la respiración encuentre su ritmo y que las manos descansen en el regazo o a " +
          "los lados. Siente cuánto pesan los brazos y dónde toca tu espalda la silla o la cama. " +
          "Espera unos instantes antes de levantarte.",
      },
      seconds: 30,
      type: "instruction",
    },
  ],
  journaling: [
    {
      title: { en: "Prepare your space", es: "Prepara tu espacio" },
      instruction: {
        en:
          "Sit where nobody can read over your shoulder and silence your notifications. Write " +
          "here or on paper. Pick a subject you can bear to look at today, not something " +
          "overwhelming that has only just happened. You may stop halfway.",
        es:
          "Siéntate donde nadie pueda leer lo que escribes y silencia los avisos. Escribe aquí o " +
          "en papel. Elige un tema que hoy puedas mirar sin que te desborde; si algo muy fuerte " +
          "acaba de ocurrir, déjalo para más adelante. Puedes parar a la mitad.",
      },
      seconds: 60,
      type: "instruction",
    },
    {
      title: { en: "Initial reflection", es: "Reflexión inicial" },
      instruction: {
        en:
          "Before writing at length, answer in a line or two: how do I feel right now, and where " +
          "in my body do I notice it? Then complete this sentence: what takes up most room in me " +
          "today is…",
        es:
          "Antes de extenderte, responde en una o dos líneas: ¿cómo me siento ahora y en qué " +
          "parte del cuerpo lo noto? Después completa esta frase: lo que más espacio ocupa hoy " +
          "en mí es…",
      },
      seconds: 120,
      type: "reflection",
    },
    {
      title: { en: "Free writing", es: "Escritura libre" },
      instruction: {
        en:
          "Write without pausing about whatever came up. Spelling, order and style don’t matter, " +
          "and nobody has to understand it. If you get stuck, repeat your last word until another " +
          "follows. If writing makes you feel worse, put it down and look around you.",
        es:
          "Escribe sin detenerte sobre lo que haya aparecido. No importan la ortografía, el " +
          "orden ni el estilo, y nadie tiene que entenderlo. Si te atascas, repite la última " +
          "palabra hasta que llegue otra. Si al escribir te sientes peor, déjalo y mira a tu " +
          "alrededor.",
      },
      seconds: 480,
      type: "reflection",
    },
    {
      title: { en: "Identify patterns", es: "Identificar patrones" },
      instruction: {
        en:
          "Read your text as if a friend had handed it to you. Mark the words that come back and " +
          "the people or hours that appear more than once. Note in one line what seems to weigh " +
          "on you, and in another what seems to ease it.",
        es:
          "Lee tu texto como si te lo hubiera dado alguien a quien aprecias. Marca las palabras " +
          "que vuelven y las personas u horas que aparecen más de una vez. Anota en una línea " +
          "qué parece pesarte y en otra qué parece aliviarlo.",
      },
      seconds: 180,
      type: "reflection",
    },
    {
      title: { en: "Action plan", es: "Plan de acción" },
      instruction: {
        en:
          "Choose one small thing that depends on you and takes less than fifteen minutes. Write " +
          "what, when and where: for example, on Thursday after lunch I’ll call Marta. If no action " +
          "fits, write what you would like to leave on this page.",
        es:
          "Elige algo pequeño que dependa de ti y lleve menos de quince minutos. Escribe qué, " +
          "cuándo y dónde: por ejemplo, el jueves después del almuerzo llamaré a Marta. Si no " +
          "encaja ninguna acción, escribe qué te gustaría dejar en esta página.",
      },
      seconds: 120,
      type: "reflection",
    },
  ],
};

/** Three steps for an activity that a person made up; the seconds are shares, scaled to its duration. */
export const genericGuide: readonly GuideStep[] = [
  {
    title: { en: "Prepare", es: "Prepárate" },
    instruction: {
      en:
        "Gather whatever you need and choose a place where you can do this without being " +
        "disturbed. Silence what you can. Tell yourself in one sentence what you are about to " +
        "do, and how much of it would be enough for today.",
      es:
        "Reúne lo que necesites y elige un lugar donde puedas hacerlo sin interrupciones. " +
        "Silencia lo que sea posible. Dite en una frase qué vas a hacer y qué cantidad sería " +
        "suficiente por hoy.",
    },
    seconds: 60,
    type: "instruction",
  },
  {
    title: { en: "Do it your way", es: "Hazlo a tu manera" },
    instruction: {
      en:
        "Begin with the easiest part and keep to a pace that doesn’t strain you. When your mind " +
        "goes elsewhere, come back to what your hands, feet or eyes are doing. Rest as often as " +
        "you like, and stop if it does you no good.",
      es:
        "Empieza por la parte más fácil y lleva un ritmo que no te fuerce. Cuando la mente se " +
        "vaya a otro lado, regresa a lo que hacen tus manos, tus pies o tus ojos. Descansa " +
        "cuantas veces quieras y déjalo si no te sienta bien.",
    },
    seconds: 480,
    type: "instruction",
  },
  {
    title: { en: "Close", es: "Cierra" },
    instruction: {
      en:
        "Finish what you have in hand, even if there’s more to do. Stay still for three breaths " +
        "and compare how your body feels now with how it felt at the start. If something is left " +
        "over, decide when to return to it, or let it be.",
      es:
        "Termina lo que tengas entre manos, aunque quede más por hacer. Quédate en quietud " +
        "durante tres respiraciones y compara cómo está tu cuerpo ahora con cómo estaba al " +
        "empezar. Si algo queda pendiente, decide cuándo volver a ello o déjalo estar.",
    },
    seconds: 60,
    type: "reflection",
  },
];
