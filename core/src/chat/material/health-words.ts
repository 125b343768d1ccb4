import type { Topic } from "./topic.ts";

export const health: Topic = {
  name: "health",
  words: {
    es: [
      "salud|enfermedad|enfermedades|enferm*",
      "medico|medica|doctor|doctora|especialista|ginecolog*|ambulatorio|imss|obra",
      "hospital|clinica|urgencias|quirofano",
      "dolor|dolores|duele|duelen|migrana|migranas|jaqueca",
      "sintoma|sintomas|bulto|lunar|mareo|mareos",
      "analisis|resultado|resultados|biopsia|resonancia|prueba|ecografia|tac",
      "diagnostico|diagnosticaron|diagnosticado|tratamiento|medicacion|pastillas",
      "operacion|operar|operan|cirugia|anestesia",
      "cancer|tumor|diabetes|fibromialgia|quimio|lupus|endometriosis|artritis",
      "cuerpo|peso|gord*|flac*|espejo",
      "menopausia|sofocos|bochornos|calores|hormonas",
      "embaraz*|parto|bebe|fertilidad",
      "cabeza|estomago|barriga|espalda|cuello",
      "cuido|cuidador*|cuidarme|cuidar",
    ],
    en: [
      "health|healthy|illness|ill|sick|disease",
      "doctor|doctors|gp|specialist|physician",
      "hospital|clinic|ward|emergency",
      "pain|pains|hurts|hurting|ache|aches|migraine|migraines",
      "symptom|symptoms|lump|mole|dizzy",
      "results|test|tests|biopsy|scan|mri|bloods",
      "diagnos*|treatment|medication|meds|prognosis",
      "operation|surgery|anaesthetic|anesthesia|operated",
      "cancer|tumor|tumour|diabetes|fibromyalgia|chemo|lupus|endometriosis|arthritis",
      "body|weight|fat|thin|mirror",
      "menopause|perimenopause|flushes|flashes|hormones",
      "pregnan*|birth|labour|labor|ivf",
      "headache|headaches|stomach|tummy|back|neck",
      "carer|caregiver|caring",
    ],
  },
  situations: [
    {
      id: "waiting-for-results",
      cues: {
        es: [
          "esper*|pendiente resultado|resultados|biopsia|analisis|prueba|pruebas|diagnostico",
          "resultado|resultados miedo|medico|manana|llegan|dan|tardan",
          "biopsia|mamografia|resonancia|colonoscopia|citologia|tac hicieron|hacen|miedo|manana|esper*",
          "llame|llamen|llama medico|doctora|doctor|hospital|clinica resultado|resultados|prueba|pruebas",
          "repetir|repitan mamografia|prueba|pruebas|analisis",
        ],
        en: [
          "wait|waiting results|biopsy|test|tests|diagnosis|scan",
          "results scared|afraid|back|tomorrow|doctor|weeks",
          "biopsy|mammogram|mri|colonoscopy|scan|smear|ultrasound scared|waiting|tomorrow|had|having",
          "doctor|hospital|clinic call|phone results|tests",
          "recall|recalled|repeat mammogram|test|tests|scan",
        ],
      },
      examples: {
        es: [
          "estoy esperando los resultados de la biopsia",
          "me hicieron pruebas y hasta el jueves no sé nada",
          "cada vez que suena el teléfono pienso que es el médico",
          "me han citado para repetir la mamografía y no pienso en otra cosa",
        ],
        en: [
          "I'm waiting for my biopsy results",
          "they ran tests and I won't know anything until Thursday",
          "every time the phone rings I think it's the doctor",
          "I've been called back for another mammogram and can't think of anything else",
        ],
      },
      reflect: [
        {
          es: "Hasta que llegue la respuesta, la vida se queda en pausa, y la cabeza rellena el vacío con lo peor que encuentra.",
          en: "Until the answer comes, life is on hold, and the mind fills the gap with the worst it can find.",
        },
        {
          es: "Esperar sin poder hacer nada es un trabajo en sí mismo. Los días se hacen largos y el teléfono pesa en la mano.",
          en: "Waiting without being able to do anything is work in itself. The days grow long, and the telephone weighs in the hand.",
        },
        {
          es: "Hay que seguir con lo de siempre, comprar pan, contestar mensajes, mientras por dentro todo está pendiente de una sola noticia.",
          en: "There are still the usual things to do, buying bread, answering messages, while inside everything hangs on a single piece of news.",
        },
      ],
      ask: [
        {
          es: "¿Qué hora del día es la más difícil en esta espera?",
          en: "Which time of day is hardest in this wait?",
        },
        {
          es: "¿Quién te gustaría que estuviera a tu lado cuando te lo digan?",
          en: "Who would you like to have beside you when you are told?",
        },
      ],
      offers: ["resource:living-with-uncertainty", "activity:within-my-reach"],
    },
    {
      id: "worry-about-symptoms",
      cues: {
        es: [
          "bulto|lunar|mancha|sintoma|sintomas|mareos|hormigueo|punzad* miedo|preocup*|asust*|grave|malo|cancer",
          "busco|buscar|mirar|busque|leo google|internet sintoma|sintomas|enfermedad|cancer",
          "miedo|temo|asusta tener cancer|tumor|enfermedad|infarto",
          "creo|convencid* tengo cancer|tumor|enfermedad|infarto",
          "hipocondri*|hipocondria",
          "medico|doctora|doctor dice no|nada tengo|tranquil*|miedo|creo",
          "reviso|toco|compruebo|palpo bulto|pulso|ganglio|ganglios|tension",
          "miedo ir|pedir medico|doctor|cita",
        ],
        en: [
          "lump|mole|symptom|symptoms|dizzy|tingling|twinge* worried|scared|afraid|serious|cancer",
          "google|googling|googled|internet|online symptom|symptoms|illness|cancer",
          "afraid|scared|convinced|terrified have|got cancer|tumor|tumour|disease",
          "hypochondri*",
          "health anxiety|anxious",
          "doctor|doctors says|said nothing|fine worried|still|but|believe",
          "checking|check lump|pulse|lymph|glands",
          "afraid|scared see|go doctor|gp",
        ],
      },
      examples: {
        es: [
          "me he notado un bulto y tengo mucho miedo",
          "no paro de buscar mis síntomas en internet",
          "me han dicho que no tengo nada pero yo sigo con miedo",
          "con cada molestia pienso que es algo grave",
        ],
        en: [
          "I've found a lump and I'm really scared",
          "I keep googling my symptoms",
          "they say there's nothing wrong but I'm still worried",
          "with every little pain I think it's something serious",
        ],
      },
      reflect: [
        {
          es: "El cuerpo ha dado una señal y desde entonces la atención no se aparta de ella. Cuanto más se vigila, más cosas se notan.",
          en: "The body has given a sign, and since then attention does not leave it. The closer the watch, the more there is to notice.",
        },
        {
          es: "Buscar respuestas calma un momento y luego abre tres miedos nuevos. Así pasan las horas sin llegar a saber nada.",
          en: "Looking for answers calms for a moment and then opens three new fears. Hours go by like that without anything being known.",
        },
        {
          es: "No saber qué es lo que pasa por dentro quita el suelo. Es difícil confiar en el propio cuerpo cuando parece esconder algo.",
          en: "Not knowing what is going on inside takes the ground away. It is hard to trust your own body when it seems to be hiding something.",
        },
      ],
      ask: [
        {
          es: "¿Qué te han dicho en una consulta sobre esto, o qué haría más fácil pedir una?",
          en: "What has a doctor told you about this, or what would make it easier to see one?",
        },
        {
          es: "¿Qué es lo primero que haces cuando aparece ese miedo?",
          en: "What is the first thing you do when that fear appears?",
        },
      ],
      offers: ["resource:living-with-uncertainty", "resource:five-senses"],
    },
    {
      id: "pregnancy-worries",
      cues: {
        es: [
          "embaraz* miedo|preocup*|ansiedad|asust*|agobi*|angustia|nervi*",
          "miedo|temo|asusta parto|parir|cesarea",
          "miedo perder bebe|embarazo",
          "meses|semanas embaraz* no|duermo|miedo|mal|lloro",
          "quedo|quedar|quedarme embarazada no|meses|anos|intent*",
          "fertilidad|fecundacion|inseminacion|fiv tratamiento|negativo|otra|meses",
          "embarazada|embarazo",
          "estoy embaraz* llorar|lloro|triste|tristeza|sola|asustada|cansada",
          "embaraz* inesperad*|planead*|buscad*|queria",
        ],
        en: [
          "pregnan* scared|afraid|worried|anxious|anxiety|overwhelmed|nervous",
          "scared|afraid|terrified|fear birth|labour|labor|c-section|delivery",
          "scared|afraid lose|losing baby|pregnancy",
          "weeks|months pregnan* can't|cry|crying|sleep|worried",
          "trying conceive|baby|pregnan*",
          "ivf|fertility negative|cycle|round|treatment|failed|again",
          "pregnant|pregnancy",
          "i'm pregnant crying|cry|sad|alone|scared|tired",
          "pregnan* unexpected|unplanned|planned|wanted",
        ],
      },
      examples: {
        es: [
          "estoy embarazada y tengo miedo de que algo vaya mal",
          "me da pánico el parto",
          "llevamos dos años intentando quedarme embarazada y nada",
          "todo el mundo está feliz con mi embarazo menos yo",
        ],
        en: [
          "I'm pregnant and scared something will go wrong",
          "I'm terrified of giving birth",
          "we've been trying for a baby for two years with no luck",
          "everyone is happy about my pregnancy except me",
        ],
      },
      reflect: [
        {
          es: "De un embarazo, o de su espera, se supone que solo trae ilusión. Cuando trae también miedo, cuesta encontrar dónde decirlo.",
          en: "A pregnancy, or the wait for one, is supposed to bring nothing but joy. When it brings fear as well, it is hard to find where to say so.",
        },
        {
          es: "Todo el mundo opina sobre tu cuerpo y sobre lo que deberías sentir. Debajo de tanto consejo, queda poco sitio para lo que de verdad pasa.",
          en: "Everybody has a view on your body and on what you ought to feel. Under so much advice there is little room for what is really going on.",
        },
        {
          es: "Hay algo que importa muchísimo y que apenas depende de ti. Contar semanas o contar intentos tiene a cualquiera en vilo.",
          en: "Something matters enormously and hardly depends on you. Counting weeks, or counting attempts, keeps anyone on edge.",
        },
      ],
      ask: [
        {
          es: "¿Qué es lo que no has podido decir todavía en voz alta sobre esto?",
          en: "What have you not been able to say aloud about this yet?",
        },
        {
          es: "¿Cómo te acompañan las personas que tienes cerca, y la matrona o el equipo médico?",
          en: "How are the people near you, and the midwife or medical team, standing by you?",
        },
      ],
      offers: ["resource:living-with-uncertainty", "breathing"],
    },
    {
      id: "menopause",
      cues: {
        es: [
          "menopausia|perimenopausia|climaterio",
          "sofoco|sofocos|bochornos|calores noche|duermo|dia|trabajo|menopausia",
          "menopausia animo|lloro|irritable|duermo|mal|cuerpo|peso",
          "hormonas edad|cambios|locas|culpa|menopausia",
        ],
        en: [
          "menopause|perimenopause|menopausal",
          "hot flush|flushes|flash|flashes",
          "menopause mood|crying|irritable|sleep|body|weight|fog",
          "hormones age|changes|crazy|everywhere|menopause",
        ],
      },
      examples: {
        es: [
          "con la menopausia no me reconozco",
          "los sofocos no me dejan dormir",
          "desde la perimenopausia lloro por todo",
          "me despierto empapada y en el trabajo se me olvidan las palabras",
        ],
        en: [
          "since menopause I don't recognise myself",
          "the hot flushes won't let me sleep",
          "with perimenopause I cry at everything",
          "I wake up soaked and forget words at work",
        ],
      },
      reflect: [
        {
          es: "El cuerpo cambia las reglas sin avisar: el sueño, el calor, el ánimo. Y el mundo sigue pidiendo lo mismo de siempre.",
          en: "The body changes the rules without notice: sleep, heat, mood. And the world goes on asking the same as ever.",
        },
        {
          es: "Es una etapa de la que se habla poco o en broma, y eso deja muy a solas con algo que se mete en cada hora del día.",
          en: "It is a time that is spoken of little, or as a joke, and that leaves you very alone with something that gets into every hour of the day.",
        },
        {
          es: "Cuesta no reconocerse en las propias reacciones. Como si alguien hubiera movido los muebles de tu propia casa.",
          en: "It is hard not to recognise yourself in your own reactions, as if somebody had moved the furniture around in your own house.",
        },
      ],
      ask: [
        {
          es: "De todos los cambios, ¿cuál es el que más te altera los días?",
          en: "Of all the changes, which one upsets your days the most?",
        },
        {
          es: "¿Con quién has podido hablar de ello, en casa o en una consulta?",
          en: "With whom have you been able to talk about it, at home or at the doctor's?",
        },
      ],
      offers: ["resource:self-compassion", "resource:sleep-when-the-mind-runs"],
    },
    {
      id: "hospital-or-operation",
      cues: {
        es: [
          "operan|operar|operacion|cirugia|quirofano|intervencion miedo|manana|nervi*|semana|asust*|proxim*|van",
          "anestesia miedo|asusta|despertar|nervi*",
          "estoy|sigo|llevo|me ingresad*|internad*|hospitalizad*|ingresaron|internaron",
          "recuper* operacion|cirugia|despues|lenta",
          "me operaron|operado|operada",
          "me operan|operar|operarme",
        ],
        en: [
          "operation|surgery|procedure scared|afraid|nervous|tomorrow|week|worried|having|next",
          "anaesthetic|anesthesia|anaesthesia scared|afraid|wake|nervous",
          "hospital admitted|stuck|inpatient",
          "i've|been|i'm hospital days|weeks|bed",
          "recover* surgery|operation|slow",
          "i|i've had surgery|operation",
          "going under knife|anaesthetic|surgery",
        ],
      },
      examples: {
        es: [
          "me operan la semana que viene y tengo miedo",
          "llevo diez días en el hospital y no veo la hora de salir",
          "me asusta la anestesia",
          "me operaron hace un mes y la recuperación va muy lenta",
        ],
        en: [
          "I'm having surgery next week and I'm scared",
          "I've been in hospital for ten days and can't wait to get out",
          "the anaesthetic frightens me",
          "I had an operation a month ago and recovery is so slow",
        ],
      },
      reflect: [
        {
          es: "Una operación obliga a dejar el cuerpo en manos de otros y a confiar sin poder mirar. Que eso asuste tiene todo el sentido.",
          en: "An operation means leaving your body in the hands of others, and trusting without being able to look. That this is frightening makes every sense.",
        },
        {
          es: "En el hospital el tiempo va distinto: horarios ajenos, ruidos de noche, gente que entra sin llamar. Cuesta seguir siendo quien eres ahí dentro.",
          en: "Time goes differently in hospital: other people's hours, noises at night, doors opened without a knock. It is hard to go on being yourself in there.",
        },
        {
          es: "Antes y después de pasar por quirófano hay mucha espera, y el cuerpo marca un ritmo que no es el que quisieras.",
          en: "Before and after an operation there is a great deal of waiting, and the body sets a pace which is not the one you would choose.",
        },
      ],
      ask: [
        {
          es: "¿Qué parte de todo el proceso es la que más te inquieta?",
          en: "Which part of the whole process worries you most?",
        },
        {
          es: "¿Qué te gustaría preguntarle al equipo médico, aunque parezca poca cosa?",
          en: "What would you like to ask the medical team, even if it seems a small thing?",
        },
      ],
      offers: ["breathing", "resource:still-water"],
    },
    {
      id: "body-image",
      cues: {
        es: [
          "odio|asco|verguenza|detesto|gusta|soporto cuerpo|espejo|barriga|piernas|nariz|peso",
          "gord*|fea|feo veo|siento|estoy|espejo|dicen|llamaron|llaman",
          "espejo no|miro|mirarme|evito",
          "odio como veo",
          "peso|kilos gan*|subi*|engord*|obsesion*|verguenza|bascula|balanza",
          "fotos|foto no|salgo|soporto|horrible|gord* cuerpo|salir|sali|salgo",
          "comer|comida|comi|comiendo culpa|atrac*|vomit*|ansiedad|control*",
          "playa|piscina|alberca|pileta verguenza|cuerpo|quitarme",
        ],
        en: [
          "hate|ashamed|disgust* body|mirror|belly|thighs|nose|weight",
          "fat|ugly|hideous feel|look|i'm|called|calls|mirror",
          "hate how|way i look",
          "mirror avoid|can't|stand|look",
          "weight|pounds|kilos gained|gain|obsess*|ashamed|scales|scale",
          "photos|pictures hate|avoid|look body|fat|ugly|myself",
          "eating|food|eat guilt*|binge*|binging|control|purg*|throw",
          "beach|pool|swimsuit ashamed|body|hide",
        ],
      },
      examples: {
        es: [
          "odio mi cuerpo y no soporto mirarme al espejo",
          "he engordado y me da vergüenza salir",
          "me siento horrible en todas las fotos",
          "cada vez que como me siento culpable",
        ],
        en: [
          "I hate my body and can't stand the mirror",
          "I've put on weight and I'm ashamed to go out",
          "I look awful in every photo",
          "I feel guilty every time I eat",
        ],
      },
      reflect: [
        {
          es: "El espejo se ha vuelto un juez que dicta sentencia varias veces al día, y hay que vestirse y salir después de oírlo.",
          en: "The mirror has become a judge that passes sentence several times a day, and you have to dress and go out after hearing it.",
        },
        {
          es: "Esa forma de mirarte alguien la puso ahí: comentarios, fotos, comparaciones. Con los años acaba sonando a voz propia.",
          en: "That way of looking at yourself was put there: by remarks, by pictures, by comparisons. Over the years it comes to sound like your own voice.",
        },
        {
          es: "Cuando el cuerpo se convierte en un problema que vigilar, se lleva el sitio de cosas que te gustaban: salir, comer con gente, salir en una foto.",
          en: "When the body turns into a problem to be watched, it takes the place of things you liked: going out, eating with people, being in a picture.",
        },
      ],
      ask: [
        {
          es: "¿Con quién podrías hablar de cómo te llevas con la comida y con tu cuerpo?",
          en: "With whom could you talk about how things are between you, food and your body?",
        },
        {
          es: "¿De quién fueron las primeras palabras sobre tu cuerpo que se te quedaron?",
          en: "Whose were the first words about your body that stayed with you?",
        },
      ],
      offers: ["resource:self-compassion", "activity:kinder-feed"],
    },
    {
      id: "chronic-pain",
      cues: {
        es: [
          "dolor|dolores cronico|cronicos|constante|diario|anos|siempre|todos",
          "fibromialgia|artritis|endometriosis|lumbalgia|hernia|ciatica dolor|puedo|dias|vida|tengo|brote",
          "duele|duelen todo|todos|siempre|dia|dias cuerpo|espalda|articulaciones|dias|noche",
          "nadie|no cree|creen|entiende|entienden dolor|duele",
          "migrana|migranas cronica|semana|dias|meses|siempre|incapacit*",
          "vivir|vivo|convivir|aguant* dolor|dolores",
        ],
        en: [
          "chronic pain|pains|migraine|migraines|fatigue",
          "fibromyalgia|arthritis|endometriosis|sciatica|lupus",
          "pain every|constant|always|years|daily|never",
          "hurts|hurt|aches|ache everything|everywhere|always|constantly",
          "nobody|no|don't believe*|understand* pain",
          "live|living|cope pain",
        ],
      },
      examples: {
        es: [
          "vivo con dolor todos los días",
          "tengo fibromialgia y nadie me cree",
          "me duele la espalda desde hace años y ya no sé qué hacer",
          "por fuera se me ve bien pero por dentro me duele todo",
        ],
        en: [
          "I live with pain every day",
          "I have fibromyalgia and nobody believes me",
          "my back has hurt for years and I don't know what else to do",
          "I look fine but everything hurts",
        ],
      },
      reflect: [
        {
          es: "El dolor que no se va decide mucho: qué plan se acepta, cuánto se duerme, de qué humor se llega a la noche.",
          en: "Pain that does not leave decides a great deal: which plans can be made, how much sleep there is, in what mood the evening is reached.",
        },
        {
          es: "Desde fuera no se ve, así que al dolor se le añade tener que demostrarlo. Eso cansa casi tanto como lo que duele.",
          en: "It does not show from outside, so on top of the pain comes having to prove it. That tires almost as much as what hurts.",
        },
        {
          es: "Hay días en que toda la energía se va en que no se note. Lo que los demás ven como normal te ha costado muchísimo.",
          en: "Some days all the strength goes into not letting it show. What others see as normal has cost you a great deal.",
        },
      ],
      ask: [
        {
          es: "¿Qué te gustaría que entendieran quienes no lo ven?",
          en: "What would you like those who cannot see it to understand?",
        },
        {
          es: "¿Cómo son los ratos en que afloja un poco?",
          en: "What are the moments like when it eases a little?",
        },
      ],
      offers: ["resource:self-compassion", "resource:still-water"],
    },
    {
      id: "own-illness",
      cues: {
        es: [
          "diagnosticaron|diagnosticado|diagnosticada|diagnostico|detectaron|encontraron cancer|diabetes|enfermedad|tumor|esclerosis|lupus|crohn|vih|me",
          "tengo cancer|esclerosis|lupus|crohn|parkinson|vih|diabetes",
          "quimio|quimioterapia|radioterapia|dialisis",
          "tengo|mi enfermedad cronica|autoinmune|rara|degenerativa|incurable",
          "enfermedad cambio|cambiado vida",
          "tratamiento efectos|secundarios|cansa|agot*|empiezo|enfermedad",
          "estoy enfermo|enferma meses|semanas|anos|grave|mucho|siempre",
          "baja medica|enfermedad meses",
        ],
        en: [
          "diagnosed i|i've|i'm|me",
          "i|i've have|got cancer|ms|lupus|crohn's|parkinson's|hiv|diabetes",
          "chemo|chemotherapy|radiotherapy|dialysis",
          "have|my|i've illness|disease|condition chronic|autoimmune|rare|incurable|degenerative",
          "illness changed|taken life|me",
          "treatment side|effects|tiring|starting|illness",
          "i've|been|i'm ill|unwell months|weeks|years|seriously|long",
          "sick leave illness|months|treatment",
        ],
      },
      examples: {
        es: [
          "me han diagnosticado una enfermedad y no me lo creo todavía",
          "tengo cáncer y empiezo la quimio el lunes",
          "desde que tengo esta enfermedad no soy la misma persona",
          "no quiero que todos me miren como si estuviera enferma",
        ],
        en: [
          "I've been diagnosed with an illness and can't take it in",
          "I have cancer and start chemo on Monday",
          "since I got ill I'm not the same person",
          "I don't want everyone to look at me as a patient",
        ],
      },
      reflect: [
        {
          es: "Una enfermedad parte el tiempo en un antes y un después, y hay que aprender palabras y rutinas que nadie había pedido.",
          en: "An illness divides time into a before and an after, and there are words and routines to learn that nobody asked for.",
        },
        {
          es: "Además de lo del cuerpo está lo de los demás: a quién contárselo, cómo te miran, cuánto hay que tranquilizar a la gente.",
          en: "Besides the body there are the others: whom to tell, how they look at you, how much they need to be reassured.",
        },
        {
          es: "Se espera que quien enferma sea valiente a todas horas. También hay días de rabia o de miedo, y forman parte de esto.",
          en: "People who are ill are expected to be brave at all hours. There are days of anger or fear too, and they belong to this as well.",
        },
      ],
      ask: [
        {
          es: "¿Qué es lo que más ha cambiado en tus días desde entonces?",
          en: "What has changed most in your days since then?",
        },
        {
          es: "¿Qué te gustaría que hicieran, o que dejaran de hacer, quienes te rodean?",
          en: "What would you like the people around you to do, or to stop doing?",
        },
      ],
      offers: ["resource:living-with-uncertainty", "resource:self-compassion"],
    },
    {
      id: "carer-forgets-self",
      cues: {
        es: [
          "cuido|cuidar|cuidando|cuidador|cuidadora madre|padre|mama|papa|abuelo|abuela|marido|esposa|hijo|hija|hermano|pareja tiempo|mi|agot*|cans*|puedo|vida|sol*",
          "cuido|cuidar todos|demas|otros mi|mismo|misma|nadie|olvido",
          "descuid*|abandon* mi salud|cuerpo",
          "olvido|olvidado|olvide mi misma|mismo cuidar|cuido|hijos|madre|padre",
          "dependiente|dependencia|alzheimer|demencia cuido|cuidar|casa|agot*|carga",
          "no voy medico|dentista tiempo|cuidar|cuido|hijos",
        ],
        en: [
          "caring|looking|look|carer after|for mother|father|mum|mom|dad|grandma|husband|wife|son|daughter|brother|partner time|myself|exhaust*|tired|own|alone",
          "i care for mother|father|mum|mom|dad|grandma|husband|wife|son|brother",
          "looking|look|take|taking everyone after|care nobody|myself|me",
          "forget|forgot|neglect* myself|own|me health|doctor|needs",
          "dementia|alzheimer's|disabled caring|carer|caregiver|home|exhaust*",
          "cancel|cancelled|skip own|my appointment|appointments|doctor",
        ],
      },
      examples: {
        es: [
          "cuido de mi madre y no tengo tiempo para mí",
          "me ocupo de todos y nadie se ocupa de mí",
          "llevo un año sin ir al médico porque tengo que cuidar a mi marido",
          "mi padre tiene demencia y cuidarlo se ha comido mi vida",
        ],
        en: [
          "I look after my mother and have no time for myself",
          "I take care of everyone and nobody takes care of me",
          "I haven't seen a doctor in a year because I care for my husband",
          "my father has dementia and caring for him has eaten up my life",
        ],
      },
      reflect: [
        {
          es: "Conoces de memoria los horarios y las necesidades de otra persona, y hace mucho que nadie pregunta por las tuyas.",
          en: "You know another person's hours and needs by heart, and it is a long time since anyone asked about yours.",
        },
        {
          es: "Cuidar así ocupa el día, la noche y también la cabeza. Lo propio se va dejando para luego, y ese luego no llega.",
          en: "Caring like this takes the day, the night and the mind as well. Your own things are left for later, and later does not come.",
        },
        {
          es: "Pueden convivir el amor, el cansancio y las ganas de salir corriendo un rato. Tener las tres cosas es propio de quien lleva mucho tiempo cuidando.",
          en: "Love, exhaustion and the wish to run away for a while can live together. All three are common in those who have been caring for a long time.",
        },
      ],
      ask: [
        {
          es: "¿Qué fue lo último que hiciste solo para ti?",
          en: "What was the last thing you did only for yourself?",
        },
        {
          es: "Si alguien te relevara dos horas, ¿en qué te gustaría que se fueran?",
          en: "If somebody took over for two hours, how would you like to spend them?",
        },
      ],
      offers: ["resource:caring-without-emptying", "activity:caring-for-your-hands"],
    },
    {
      id: "stress-in-the-body",
      cues: {
        es: [
          "dolor|duele cabeza|estomago|barriga|panza|espalda|cuello|mandibula estres|nervios|ansiedad|tension|agobio",
          "duele|dolor cabeza|estomago|barriga|panza|tripa",
          "nudo|acidez|gastritis|colon estomago|estres|irritable|nervios",
          "contractura|contracturas|bruxismo|mandibula|tension cuello|espalda|dientes|estres|hombros|noche",
          "somatiz*|psicosomatic*",
          "migrana|migranas|jaqueca|jaquecas otra|tengo|vez|fuerte|dias",
          "cuerpo factura|cuenta|aviso|estres|nervios",
          "ronchas|eccema|urticaria|dermatitis|tic|parpado estres|nervios",
        ],
        en: [
          "headache|headaches|stomach|tummy|belly|back|neck|jaw stress|anxiety|nerves|tension|stressed",
          "headache|headaches|migraine every|again|day|days|constant|stress",
          "stomach|tummy|gut hurts|ache|aches|knots|knot|upset|sick",
          "jaw|teeth clench*|grind*",
          "tight|tense|stiff shoulders|neck|back",
          "psychosomatic",
          "rash|eczema|hives|twitch* stress|stressed|nerves",
        ],
      },
      examples: {
        es: [
          "me duele la cabeza cada vez que estoy con estrés",
          "tengo el estómago cerrado de los nervios",
          "aprieto los dientes por la noche y amanezco con el cuello duro",
          "el médico dice que es del estrés",
        ],
        en: [
          "I get headaches every time I'm stressed",
          "my stomach is in knots",
          "I grind my teeth at night and wake up with a stiff neck",
          "the doctor says it's stress",
        ],
      },
      reflect: [
        {
          es: "Parece que el cuerpo carga con lo que durante el día no encuentra hueco, y lo deja notar justo donde más molesta.",
          en: "Your body seems to be carrying what finds no room during the day, and it lets you know just where it bothers most.",
        },
        {
          es: "Aunque alguien diga que son los nervios, no duele menos. Es un dolor real, con su horario y con las ganas de que pare.",
          en: "Even when somebody says it is only nerves, it hurts no less. It is real pain, with hours of its own and the wish for it to stop.",
        },
        {
          es: "Entre las prisas y el malestar se forma a veces una rueda: los nervios aprietan el cuerpo, y el cuerpo apretado pone más nervios.",
          en: "Hurry and discomfort sometimes make a wheel between them: nerves tighten the body, and the tight body brings more nerves.",
        },
      ],
      ask: [
        {
          es: "¿En qué momentos aparece, y en cuáles se va?",
          en: "At what moments does it come, and at which does it go?",
        },
        {
          es: "¿Qué te ha dicho sobre ello alguien que te haya visto en consulta?",
          en: "What has anyone who has examined you said about it?",
        },
      ],
      offers: ["resource:muscle-relaxation", "activity:body-scan-evening", "breathing"],
    },
  ],
  goOn: [
    {
      es: "Cuando la salud se tambalea, se tambalean también los planes y la calma. ¿Qué es lo que más te ocupa la cabeza?",
      en: "When health wobbles, plans and peace of mind wobble with it. What takes up your thoughts most?",
    },
    {
      es: "El cuerpo está muy presente en lo que escribes. ¿Cómo ha sido el día de hoy con él?",
      en: "The body is very present in what you write. How has today been with it?",
    },
    {
      es: "Lo de la salud no se queda en la consulta: llega a casa, al trabajo, a la cama. ¿En qué parte de tu vida lo notas más?",
      en: "Health matters do not stay at the doctor's: they come home, to work, to bed. In which part of your life do you notice it most?",
    },
    {
      es: "Este programa no puede decir qué te pasa por dentro, y sí puede leer cómo lo estás viviendo. ¿Qué ha sido lo más difícil estos días?",
      en: "This program cannot tell what is happening inside your body, but it can read how it is for you. What has been hardest these days?",
    },
    {
      es: "Muchas veces lo que más pesa no es la molestia, sino lo que se teme detrás. ¿Qué hay ahí para ti?",
      en: "Often what weighs most is not the discomfort but what is feared behind it. What is there for you?",
    },
    {
      es: "Suena a que llevas tiempo con esto a cuestas. ¿Quién sabe cómo estás de verdad?",
      en: "It sounds as if you have been carrying this for some time. Who knows how you really are?",
    },
  ],
};
