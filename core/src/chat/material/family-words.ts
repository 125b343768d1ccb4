import type { Topic } from "./topic.ts";

export const family: Topic = {
  name: "family",
  words: {
    es: [
      "familia|familiar|familiares",
      "madre|padre|mama|papa|mami|papi|padres|viejos|jefa",
      "hijo|hija|hijos|hijas|bebe|nino|nina|ninos|adolescente",
      "hermano|hermana|hermanos|abuelo|abuela|abuelos|suegra|suegro|cuñad*|cunad*|tio|tia|prim*",
      "pareja|novio|novia|marido|esposo|esposa|mujer|matrimonio|casad*",
      "ex|separacion|separar*|divorci*|ruptura|infiel*|cuernos|custodia",
      "casa|hogar|convivencia",
    ],
    en: [
      "family|relatives",
      "mother|father|mum|mom|dad|parents|stepdad|stepmom",
      "son|daughter|kid|kids|child|children|baby|toddler|teenager",
      "brother|sister|siblings|grandma|grandpa|grandparents|in-laws|uncle|aunt|cousin",
      "partner|boyfriend|girlfriend|husband|wife|marriage|married",
      "ex|breakup|separat*|divorc*|cheat*|affair|custody",
      "home|household",
    ],
  },
  situations: [
    {
      id: "couple-arguing",
      cues: {
        es: [
          "pareja|marido|esposo|esposa|mujer|novio|novia discut*|pele*|gritos|bronca|problemas",
          "discut*|pele* todo|siempre|cada|dia|tiempo pareja|marido|mujer|casa|el|ella",
          "matrimonio mal|crisis|problemas|apaga",
        ],
        en: [
          "partner|husband|wife|boyfriend|girlfriend fight*|argu*|shout*|problems",
          "we fight|argue always|constantly|every|all",
          "marriage bad|trouble|crisis|falling|problems",
        ],
      },
      examples: {
        es: [
          "mi pareja y yo discutimos por todo",
          "cada conversación con mi marido acaba en pelea",
          "mi matrimonio va mal",
          "con mi novia estamos todo el día peleando",
        ],
        en: [
          "my partner and I argue about everything",
          "every talk with my husband ends in a fight",
          "my marriage is in trouble",
          "my girlfriend and I fight all day",
        ],
      },
      reflect: [
        {
          es: "Discutir con quien duermes deja sin refugio: la casa, que debería ser donde bajar la guardia, se ha puesto en guardia también.",
          en: "To argue with the person you sleep beside leaves you without a shelter: home, where the guard should come down, is on guard as well.",
        },
        {
          es: "Parece que el tema cambia y la pelea es siempre la misma, como si ninguna llegara a lo que de verdad duele.",
          en: "The subject seems to change while the fight stays the same, as if none of them reached what really hurts.",
        },
        {
          es: "Entre dos personas que se quieren, o se han querido, cada palabra dura entra más hondo.",
          en: "Between two people who love each other, or did, every hard word goes in deeper.",
        },
      ],
      ask: [
        {
          es: "¿Qué es lo que intentas que entienda cuando sube el tono?",
          en: "What are you trying to get across when voices rise?",
        },
        {
          es: "¿Te sientes a salvo en casa cuando pasa, o hay momentos de miedo?",
          en: "Do you feel safe at home when it happens, or are there moments of fear?",
        },
      ],
      offers: ["resource:pauses-in-an-argument", "activity:hum-after-an-argument"],
    },
    {
      id: "break-up",
      cues: {
        es: [
          "dejo|dejado|termino|terminado|termine|corto|cortamos|rompimos|ruptura novio|novia|pareja|me|conmigo|con",
          "separ*|divorci*",
          "extrano|echo menos|falta ex|novio|novia",
          "olvidar|superar ex|novio|novia|a",
        ],
        en: [
          "broke|break|dumped|left up|me",
          "breakup",
          "divorc*|separat*",
          "miss ex|him|her|boyfriend|girlfriend",
          "get over ex|him|her",
        ],
      },
      examples: {
        es: [
          "mi novia me ha dejado",
          "terminamos después de cinco años",
          "me estoy divorciando",
          "no consigo olvidar a mi ex",
        ],
        en: [
          "my girlfriend broke up with me",
          "we split after five years",
          "I'm going through a divorce",
          "I can't get over my ex",
        ],
      },
      reflect: [
        {
          es: "Se va una persona y con ella los planes, las bromas de dos y el sitio de cada cosa. Es mucho a la vez.",
          en: "A person goes, and with them the plans, the jokes for two, and the place of everything. That is a lot at once.",
        },
        {
          es: "Una ruptura no avisa de qué parte va a doler cada día: a veces es la noche, a veces una canción en el supermercado.",
          en: "A break-up does not tell you which part will hurt on which day: sometimes it is the night, sometimes a song in the supermarket.",
        },
        {
          es: "Echar de menos a alguien y saber por qué terminó pueden convivir, aunque parezca que se pelean.",
          en: "Missing somebody and knowing why it ended can live side by side, though they seem to quarrel.",
        },
      ],
      ask: [
        {
          es: "¿En qué momento del día se nota más su hueco?",
          en: "At what time of day is the gap most noticeable?",
        },
        {
          es: "¿Con quién puedes hablar de esto sin tener que explicarlo todo?",
          en: "With whom can you speak of this without having to explain everything?",
        },
      ],
      offers: ["resource:grief-without-a-calendar", "activity:letter-you-keep"],
    },
    {
      id: "infidelity",
      cues: {
        es: [
          "infiel|infidelidad|engan*|cuernos|traicion*|poniendo pareja|marido|mujer|novio|novia|me|el|ella",
          "otra|otro persona|mujer|hombre marido|pareja|novio|novia|esposo",
          "celos|celosa|celoso|desconfi*",
        ],
        en: [
          "cheat*|affair|unfaithful",
          "another|other woman|man husband|wife|partner",
          "jealous|jealousy|trust partner|him|her",
        ],
      },
      examples: {
        es: [
          "descubrí que mi marido me es infiel",
          "mi pareja me ha engañado",
          "no puedo confiar en él después de lo que vi en su teléfono",
          "los celos me están matando",
        ],
        en: [
          "I found out my husband is having an affair",
          "my partner cheated on me",
          "I can't trust her after what I saw on her phone",
          "jealousy is eating me up",
        ],
      },
      reflect: [
        {
          es: "Un engaño no solo duele hoy: se mete también en los recuerdos y hace dudar de cuáles eran verdad.",
          en: "A betrayal does not only hurt today: it gets into the memories as well, and makes one doubt which of them were true.",
        },
        {
          es: "La confianza se rompe deprisa y deja la cabeza buscando pruebas a todas horas, hasta cuando no quieres.",
          en: "Trust breaks quickly, and leaves the mind looking for evidence at all hours, even when you do not want to.",
        },
        {
          es: "Se mezclan la rabia, la pena y quizá las ganas de que no hubiera pasado. Ninguna estorba a las otras.",
          en: "Anger and sorrow are mixed, and perhaps the wish that it had not happened. None of them is in the way of the others.",
        },
      ],
      ask: [
        {
          es: "¿Qué es lo que necesitas saber, y qué preferirías no saber?",
          en: "What do you need to know, and what would you sooner not know?",
        },
        {
          es: "¿Qué te pides a ti en todo esto, antes de decidir nada?",
          en: "What do you ask of yourself in all this, before deciding anything?",
        },
      ],
      offers: ["resource:pauses-in-an-argument"],
    },
    {
      id: "parents",
      cues: {
        es: [
          "madre|mama|padre|papa|padres critic*|controla*|entiende*|exige*|grita*|compara*|decepcion*|manda*",
          "mis padres no|me",
          "pelea|peleas|discut* madre|mama|padre|papa|padres",
        ],
        en: [
          "mother|mum|mom|father|dad|parents critici*|control*|understand|shout*|yell*|compare*|disappoint*|pressure",
          "my parents don't|dont|never|always|think",
          "fight|fights|argue mum|mom|mother|dad|father|parents",
        ],
      },
      examples: {
        es: [
          "mi madre critica todo lo que hago",
          "mis padres no me entienden",
          "mi padre me compara siempre con mi hermano",
          "cada llamada con mi mamá termina en discusión",
        ],
        en: [
          "my mother criticises everything I do",
          "my parents don't understand me",
          "my dad always compares me with my brother",
          "every call with my mum ends in an argument",
        ],
      },
      reflect: [
        {
          es: "Con los padres una frase de ahora despierta veinte de antes, y por eso pesa tanto más que dicha por otra persona.",
          en: "With parents, one sentence of today wakes twenty of former days, and so it weighs far more than from anyone else.",
        },
        {
          es: "Se nota el deseo de que te vean como eres, y el cansancio de seguir explicándolo.",
          en: "The wish to be seen as you are shows, and so does the weariness of having to explain it again.",
        },
        {
          es: "Querer a alguien y no soportar cómo te habla es una mezcla difícil de llevar a la mesa.",
          en: "To love somebody and not be able to bear how they speak to you is a hard mixture to bring to the table.",
        },
      ],
      ask: [
        {
          es: "¿Qué te habría gustado oír en lugar de lo que te dijo?",
          en: "What would you have liked to hear instead of what was said?",
        },
        {
          es: "¿Qué tema prefieres no volver a discutir, y cómo se lo harías saber?",
          en: "Which subject would you rather not argue about again, and how would you let them know?",
        },
      ],
      offers: ["resource:pauses-in-an-argument", "activity:one-clear-request"],
    },
    {
      id: "raising-children",
      cues: {
        es: [
          "hijo|hija|hijos|bebe|niños|ninos|crios|peques grito|agot*|puedo|paciencia|llora|rebelde|caso|culpa|cansa*",
          "mala madre|padre",
          "maternidad|paternidad|crianza|posparto",
          "adolescente insoportable|habla|encierra|grita|movil|telefono",
        ],
        en: [
          "kid|kids|son|daughter|baby|children|toddler exhaust*|patience|scream*|yell|tired|cope|cry*|guilt*",
          "bad mother|mom|mum|father|dad|parent",
          "parenting|motherhood|postpartum",
          "teenager won't|wont|talk|moody|phone|locks",
        ],
      },
      examples: {
        es: [
          "grito a mis hijos y después me siento fatal",
          "mi bebé no duerme y ya no puedo más",
          "creo que soy mala madre",
          "mi hijo adolescente no me habla",
        ],
        en: [
          "I yell at my kids and then feel awful",
          "my baby won't sleep and I'm at my limit",
          "I think I'm a bad mother",
          "my teenage son won't talk to me",
        ],
      },
      reflect: [
        {
          es: "Criar pide paciencia justo a las horas en que ya no queda, y después llega la culpa a cobrar.",
          en: "Raising children asks for patience at exactly the hours when there is none left, and afterwards guilt comes to collect.",
        },
        {
          es: "Quien se pregunta si lo hace mal suele ser quien más lo está mirando de cerca.",
          en: "Those who ask themselves whether they do it badly are often those who watch most closely.",
        },
        {
          es: "Hay amor y hay agotamiento en la misma frase, y los dos son verdad.",
          en: "There is love and there is exhaustion in the same sentence, and both are true.",
        },
      ],
      ask: [
        {
          es: "¿Qué rato del día es el más difícil, y quién podría estar contigo entonces?",
          en: "Which part of the day is hardest, and who could be with you then?",
        },
        {
          es: "¿Cuándo fue la última vez que dormiste o comiste sin prisa?",
          en: "When did you last sleep or eat without hurry?",
        },
      ],
      offers: ["resource:caring-without-emptying", "activity:unhurried-cup"],
    },
    {
      id: "caring-for-parents",
      cues: {
        es: [
          "cuido|cuidar|cuidando|cargo madre|padre|mama|papa|abuela|abuelo|suegra|hermano",
          "alzheimer|demencia|dependiente|postrad*|cama madre|padre|mama|papa|abuel*",
          "mi madre|padre|mama|papa enferm*|cancer|mayor",
        ],
        en: [
          "care|caring|carer|caregiver|look after mother|mum|mom|father|dad|gran*|parents|husband|wife",
          "alzheimer*|dementia|bedridden",
          "my mother|mum|mom|father|dad sick|ill|cancer|elderly|old",
        ],
      },
      examples: {
        es: [
          "cuido a mi madre con alzhéimer y no me queda vida",
          "mi padre está enfermo y todo recae en mí",
          "mis hermanos no ayudan con mi mamá",
          "llevo años cuidando a mi abuela",
        ],
        en: [
          "I care for my mother with dementia and have no life left",
          "my dad is ill and it all falls on me",
          "my siblings don't help with mum",
          "I've been looking after my gran for years",
        ],
      },
      reflect: [
        {
          es: "Cuidar a quien te cuidó da la vuelta a las cosas, y casi nadie avisa de lo larga que puede ser la jornada.",
          en: "Caring for the one who cared for you turns things round, and hardly anyone tells you how long the day can be.",
        },
        {
          es: "Parece que todo ha ido a parar a tus manos mientras los demás opinan desde lejos.",
          en: "It all seems to have ended up in your hands while others give their opinions from afar.",
        },
        {
          es: "Se puede querer muchísimo a una persona y a la vez echar de menos la vida de antes.",
          en: "One can love a person dearly and at the same time miss the life from before.",
        },
      ],
      ask: [
        {
          es: "¿Qué tarea, solo una, podría hacer otra persona esta semana?",
          en: "Which task, only one, could somebody else do this week?",
        },
        {
          es: "¿Qué hacías antes que te devolvía algo a ti?",
          en: "What did you use to do that gave something back to you?",
        },
      ],
      offers: ["resource:caring-without-emptying", "activity:rest-for-eyes-and-neck"],
    },
    {
      id: "family-conflict",
      cues: {
        es: [
          "hermano|hermana|hermanos|cuñad*|cunad*|suegra|suegro|tio|tia|familia pele*|herencia|habla|hablamos|mal|problemas|metida|mete",
          "navidad|navidades|reunion familia|familiar",
          "familia toxica|rota|dividida|destruida",
        ],
        en: [
          "brother|sister|siblings|in-laws|mother-in-law|family fight|inheritance|speak|talking|problem*|interfere*|drama",
          "christmas|holidays|thanksgiving family",
          "family toxic|broken|divided|falling",
        ],
      },
      examples: {
        es: [
          "no me hablo con mi hermano desde la herencia",
          "mi suegra se mete en todo",
          "temo la cena de navidad con mi familia",
          "mi familia está rota",
        ],
        en: [
          "my brother and I haven't spoken since the inheritance",
          "my mother-in-law interferes in everything",
          "I dread Christmas dinner with my family",
          "my family is broken",
        ],
      },
      reflect: [
        {
          es: "En las familias los bandos se hacen sin querer, y una mesa puede tener más historia que comida.",
          en: "In families sides form without anyone wanting it, and a table can hold more history than food.",
        },
        {
          es: "No hablarse con alguien tan cercano no es silencio del todo: la conversación sigue por dentro.",
          en: "Not speaking with somebody so close is never quite silence: the conversation goes on inside.",
        },
        {
          es: "Te toca estar entre personas que quieres y que no se quieren bien, y eso estira por todos lados.",
          en: "You have to stand among people you love who do not love each other well, and that pulls on every side.",
        },
      ],
      ask: [
        {
          es: "¿Qué lugar te ha tocado siempre a ti en esa familia?",
          en: "Which place has always fallen to you in that family?",
        },
        {
          es: "¿Qué te gustaría que pasara la próxima vez que se vean?",
          en: "What would you like to happen the next time you meet?",
        },
      ],
      offers: ["resource:pauses-in-an-argument"],
    },
    {
      id: "walking-on-eggshells",
      cues: {
        es: [
          "controla|revisa|vigila telefono|movil|celular|ropa|amigos|salgo|todo",
          "miedo reaccion|enfade|enoje|pareja|marido|novio|el|ella|casa",
          "no me deja|prohibe salir|trabajar|ver|hablar",
          "me hace sentir poca|nada|loca|loco|culpable|inutil",
        ],
        en: [
          "controls|checks phone|clothes|friends|money|everything|where",
          "afraid|scared reaction|mood|angry|husband|boyfriend|partner|home",
          "won't|wont|doesn't let me see|go|work|talk",
          "makes me feel crazy|worthless|small|stupid",
          "walking eggshells",
        ],
      },
      examples: {
        es: [
          "mi novio me revisa el teléfono y se enfada si salgo",
          "en casa hay que medir cada palabra para que no se enoje",
          "no me deja ver a mis amigas",
          "me hace sentir que estoy loca",
        ],
        en: [
          "my boyfriend checks my phone and gets angry when I go out",
          "at home I weigh every word so he won't get angry",
          "she doesn't let me see my friends",
          "he makes me feel like I'm crazy",
        ],
      },
      reflect: [
        {
          es: "Medir cada palabra dentro de tu propia casa es vivir en alerta. Eso no es un defecto tuyo ni una forma de quererte.",
          en: "To weigh every word in your own home is to live on alert. That is no fault of yours, and no way of loving you.",
        },
        {
          es: "Lo que cuentas va cerrando puertas alrededor: los amigos, el teléfono, las salidas. Notarlo y decirlo es importante.",
          en: "What you tell closes doors around you: friends, phone, going out. To notice it and say it matters.",
        },
        {
          es: "Cuando alguien te hace dudar de lo que ves y sientes, el suelo se mueve aunque no haya gritos.",
          en: "When somebody makes you doubt what you see and feel, the ground moves even without shouting.",
        },
      ],
      ask: [
        {
          es: "¿Te sientes a salvo ahora mismo, y puedes usar este teléfono con tranquilidad?",
          en: "Do you feel safe right now, and can you use this phone without worry?",
        },
        {
          es: "¿Hay alguien de confianza que sepa cómo son las cosas en casa?",
          en: "Is there somebody you trust who knows what things are like at home?",
        },
      ],
      offers: ["help"],
    },
    {
      id: "pregnancy-and-becoming",
      cues: {
        es: [
          "embaraz*|embarazo",
          "quedar|quedarme embarazada",
          "no podemos|puedo tener hijos",
          "fertilidad|fecundacion|aborto espontaneo",
        ],
        en: [
          "pregnan*",
          "trying conceive|baby|pregnant",
          "can't|cant have kids|children|baby",
          "infertil*|ivf|miscarriage",
        ],
      },
      examples: {
        es: [
          "estoy embarazada y tengo miedo",
          "llevamos años intentando tener un hijo",
          "no era el momento y estoy esperando un bebé",
          "otro test negativo",
        ],
        en: [
          "I'm pregnant and scared",
          "we've been trying for a baby for years",
          "I'm expecting and it wasn't the plan",
          "another negative test",
        ],
      },
      reflect: [
        {
          es: "Un hijo que viene, o que no llega, mueve el cuerpo, los planes y todas las conversaciones.",
          en: "A child that is coming, or that does not come, moves the body, the plans and every conversation.",
        },
        {
          es: "Es de esas cosas sobre las que todo el mundo opina y que se llevan por dentro casi a solas.",
          en: "It is one of those things on which everybody has an opinion and which one carries inside nearly alone.",
        },
        {
          es: "Caben a la vez la ilusión y el miedo, o la esperanza y el hartazgo, sin que haya que elegir.",
          en: "Joy and fear, or hope and weariness, can be there at once; there is no need to choose.",
        },
      ],
      ask: [
        {
          es: "¿Qué es lo que más necesitas de las personas que tienes cerca ahora?",
          en: "What do you most need from the people near you now?",
        },
        {
          es: "¿Con qué parte de esto te has quedado a solas?",
          en: "With which part of this have you been left alone?",
        },
      ],
      offers: ["resource:self-compassion"],
    },
  ],
  goOn: [
    {
      es: "Los vínculos de casa se quedan con la mejor y la peor parte de cada quien. ¿Qué ha pasado últimamente?",
      en: "The ties at home get the best and the worst of everyone. What has happened lately?",
    },
    {
      es: "Se nota que esa persona te importa. ¿Qué es lo que más te duele de cómo están las cosas?",
      en: "It shows that this person matters to you. What hurts most about the way things are?",
    },
    {
      es: "En lo de la familia todo viene de lejos. ¿Cuándo recuerdas que empezara?",
      en: "With family everything comes from far back. When do you remember it beginning?",
    },
    {
      es: "Estás contando la parte de los demás. ¿Cuál es la tuya, qué te pasa a ti con esto?",
      en: "You are telling the others' part. What is yours: what does this do to you?",
    },
    {
      es: "Hay cosas que en casa se dicen y otras que se saben. ¿Qué es lo que no se dice?",
      en: "At home some things are said and others are known. What is it that is not said?",
    },
    {
      es: "Sigo aquí con lo de tu gente. ¿Qué cambiaría primero si una sola cosa pudiera cambiar?",
      en: "I am still with what you say about your people. If one single thing could change, what would change first?",
    },
  ],
};
