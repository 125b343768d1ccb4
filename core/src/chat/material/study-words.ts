import type { Topic } from "./topic.ts";

export const study: Topic = {
  name: "study",
  words: {
    es: [
      "estudio|estudiar|estudiando|estudios|estudiante|estudie",
      "examen|examenes|parcial|parciales|finales|selectividad|oposicion|oposiciones|icfes|prueba",
      "universidad|uni|facultad|carrera|prepa|bachillerato|bachiller",
      "colegio|cole|escuela|instituto|liceo|secundaria|insti",
      "tesis|tfg|tfm|tesina|doctorado|tutor|tutora|director|directora",
      "nota|notas|calificacion|calificaciones|promedio|materia|materias|asignatura|asignaturas|ramo|ramos",
      "suspend*|reprob*|jale|jalado|aplace|recursar|repetir",
      "profe|profes|profesor|profesora|maestro|maestra",
      "clase|clases|apuntes|deberes|tarea|tareas",
      "concentr*|procrastin*|biblioteca",
      "companeros|companeras",
      "beca|matricula|curso|semestre|ciclo|cuatrimestre",
      "acoso|bullying",
    ],
    en: [
      "study|studying|studies|student|studied",
      "exam|exams|test|finals|midterm|midterms|gcse|gcses|sats|resit",
      "university|uni|college|degree|campus",
      "school|schools|class|classes|classmates",
      "thesis|dissertation|phd|supervisor|essay|coursework",
      "grade|grades|gpa|marks|mark",
      "fail|failed|failing|flunk*",
      "teacher|teachers|professor|lecturer|tutor",
      "homework|assignment|assignments|revision|revising|notes",
      "concentrat*|focus|procrastinat*|library",
      "major|course|courses|semester|term",
      "scholarship|tuition",
      "bully|bullied|bullying|bullies",
    ],
  },
  situations: [
    {
      id: "bullying",
      cues: {
        es: [
          "bullying|ciberacoso",
          "acoso|acosan|acosa escolar|colegio|cole|escuela|instituto|insti|liceo|clase|secundaria|prepa",
          "rien|burlan|insultan|molestan|pegan|empujan|ignoran colegio|cole|escuela|instituto|insti|liceo|clase|secundaria|recreo|prepa",
          "companeros|companeras clase burlan|rien|insultan|ignoran|pegan|molestan|humill*",
          "grupo|whatsapp|foto|fotos clase burlan|rien|memes|insultan|difund*",
          "no quiero ir colegio|cole|escuela|instituto|insti|liceo",
        ],
        en: [
          "bully|bullied|bullying|bullies school|class|kids|classmates|college",
          "bullied|cyberbull*",
          "laugh|laughing|mock|tease|teasing|hit|push|shove|ignore|names school|class|classmates|playground",
          "kids|classmates|everyone school mean|laugh*|tease*|hate*|ignore*",
          "group chat|photo|photos school|class laugh*|shared|mean",
          "don't|dont want go school",
        ],
      },
      examples: {
        es: [
          "en el colegio se ríen de mí todos los días",
          "me insultan por el grupo de clase",
          "me da miedo ir al instituto por lo que me hacen",
          "nadie se sienta conmigo en el recreo y me ponen apodos",
        ],
        en: [
          "they laugh at me at school every day",
          "people in my class insult me in the group chat",
          "I'm scared to go to school because of what they do to me",
          "nobody sits with me at lunch and they call me names",
        ],
      },
      reflect: [
        {
          es: "Ir cada día a un sitio donde hacen daño exige mucho más que estudiar. Lo que hacen es responsabilidad de quien lo hace, y no dice quién eres.",
          en: "Going every day to a place where people hurt takes far more than studying. What is done there belongs to those who do it, and does not say who you are.",
        },
        {
          es: "Las burlas no se quedan en la puerta: vienen a casa en el teléfono, en el estómago del domingo, en las ganas de no ser visible.",
          en: "The mockery does not stay at the gate: it comes home on the phone, in the stomach on Sunday evening, in the wish to be invisible.",
        },
        {
          es: "Cuando quienes están alrededor miran y no hacen nada, duele tanto como lo otro. Parece que nadie lo ve, y tú lo llevas a solas.",
          en: "When the people around look on and do nothing, it hurts as much as the rest. It seems that nobody sees, and you are left carrying it alone.",
        },
      ],
      ask: [
        {
          es: "¿Qué personas adultas de confianza, en casa o en el centro, saben lo que está pasando, o podrían saberlo?",
          en: "Which trusted adults, at home or at school, know what is going on, or could be told?",
        },
        {
          es: "¿En qué lugares del día se está a salvo, y en cuáles no?",
          en: "In which places of the day is it safe, and in which is it not?",
        },
      ],
      offers: ["help"],
    },
    {
      id: "failed",
      cues: {
        es: [
          "suspendi|suspendido|reprobe|reprobado|jale|jalado|aplace|aplazado|desaprobe|cate examen|materia|materias|asignatura|curso|ramo|parcial|final|ano",
          "suspendi|reprobe|desaprobe|jale|suspendido|reprobado",
          "repetir|repito|recursar|recurso curso|ano|materia|asignatura|semestre",
          "mala|malas|baja|bajas nota|notas|calificacion|calificaciones",
          "no aprobe|pase|aprobado|entre examen|materia|curso|oposicion|universidad|corte",
          "quede|quedado fuera|plaza universidad|carrera|oposicion|sin",
        ],
        en: [
          "failed|flunked|failing exam|exams|class|course|test|subject|year|module|midterm|final|finals",
          "bad|low|poor|terrible grade|grades|marks|mark|gpa",
          "repeat|retake|resit|redo year|class|course|exam",
          "didn't|didnt pass|get exam|university|college|class|course",
          "rejected university|college|uni|program|programme|school",
          "turned down university|college|uni|program|programme|school",
        ],
      },
      examples: {
        es: [
          "he suspendido el examen y me quiero esconder",
          "reprobé dos materias y no sé cómo decirlo en casa",
          "tengo que repetir curso",
          "estudié muchísimo y aun así no aprobé",
        ],
        en: [
          "I failed the exam and want to hide",
          "I failed two classes and don't know how to tell my family",
          "I have to repeat the year",
          "I studied so hard and still didn't pass",
        ],
      },
      reflect: [
        {
          es: "Una nota ha llegado como si fuera un veredicto sobre tu persona, cuando medía unas horas de un día concreto.",
          en: "A mark has arrived like a verdict on the person you are, when it measured a few hours of one particular day.",
        },
        {
          es: "Duele el resultado, y duele pensar en contarlo. A veces la segunda parte pesa más que la primera.",
          en: "The result hurts, and so does the thought of telling others. Sometimes the second part weighs more than the first.",
        },
        {
          es: "Había un plan con sus fechas, y de pronto hay que rehacerlo. En medio quedan el esfuerzo que ya pusiste y la decepción.",
          en: "There was a plan with its dates, and suddenly it has to be made again. In between are the effort you already put in, and the disappointment.",
        },
      ],
      ask: [
        {
          es: "¿A quién te preocupa más tener que contárselo, y qué temes que diga?",
          en: "Whom do you most dread telling, and what are you afraid they will say?",
        },
        {
          es: "Mirando cómo estabas en esas semanas, ¿qué había en tu vida además de estudiar?",
          en: "Looking at how you were in those weeks, what was there in your life besides studying?",
        },
      ],
      offers: ["resource:self-compassion", "activity:speak-kindly-to-yourself"],
    },
    {
      id: "exams",
      cues: {
        es: [
          "examen|examenes|parcial|parciales|finales|oposicion|oposiciones|selectividad|icfes miedo|nervi*|ansiedad|manana|semana|agobi*|estres*|tengo|blanco|estudiar",
          "quedo|quede|quedarme blanco examen|oral|exposicion|clase",
          "esper* nota|notas|resultado|resultados examen|examenes|parcial|oposicion|selectividad",
          "no tiempo|llego|alcanza estudiar|temario|materia|examen",
          "exponer|exposicion|oral|presentacion clase|tribunal|profe|profesor|miedo|nervi*",
          "opositor|opositora|opositando|oposito",
        ],
        en: [
          "exam|exams|finals|midterm|midterms|test|gcses|sats|bar nervous|scared|afraid|anxious|anxiety|tomorrow|week|stress*|panic*|blank|study",
          "mind goes|went|blank exam|test|blank",
          "waiting results|grades|grade exam|exams|finals|test",
          "not|no|enough time study|revise|exam|exams",
          "presentation|oral|viva class|professor|teacher|scared|nervous",
          "exam|exams season|coming|pressure",
        ],
      },
      examples: {
        es: [
          "mañana tengo un examen y no puedo con los nervios",
          "me quedo en blanco en los exámenes aunque me lo sepa",
          "llevo dos años con las oposiciones y ya no sé si puedo",
          "no me va a dar tiempo a estudiarlo todo",
        ],
        en: [
          "I have an exam tomorrow and my nerves are awful",
          "my mind goes blank in exams even when I know it",
          "finals are next week and I feel sick",
          "there's no time left to study everything",
        ],
      },
      reflect: [
        {
          es: "Parece que todo lo aprendido se vaya a jugar en un par de horas, y el cuerpo ya está dentro del aula antes de tiempo.",
          en: "It is as if everything you have learned were going to be staked on a couple of hours, and your body is in that room already.",
        },
        {
          es: "Por mucho que se repase, siempre asoma un tema más. Así ni se estudia con calma ni se descansa con la conciencia tranquila.",
          en: "However much is gone over, one more topic shows up. So there is neither calm study nor rest with an easy mind.",
        },
        {
          es: "Saber algo y poder sacarlo bajo presión son dos cosas distintas. Los nervios se meten justo entre una y otra.",
          en: "Knowing a thing and getting it out under pressure are two different matters. Nerves get in just between the one and the other.",
        },
      ],
      ask: [
        {
          es: "¿Qué imaginas que pasaría después si saliera mal?",
          en: "What do you imagine would follow if it went badly?",
        },
        {
          es: "¿Cómo han sido otros exámenes en los que también llegaste con nervios?",
          en: "What were other exams like, which you also went into with nerves?",
        },
      ],
      offers: ["breathing", "resource:small-breaks"],
    },
    {
      id: "thesis",
      cues: {
        es: [
          "tesis|tfg|tfm|tesina|doctorado|monografia avanz*|acab*|termin*|escrib*|bloque*|atasc*|empez*|puedo|odio|miedo|entrega",
          "director|directora|tutor|tutora tesis|tfg|tfm|doctorado",
          "defensa|defender|tribunal|sustentar|sustentacion tesis|tfg|tfm|tesina",
          "pagina|hoja blanco tesis|trabajo|escribir",
          "tesis|tfg|tfm|tesina",
        ],
        en: [
          "thesis|dissertation|phd stuck|finish|finished|write|writing|progress|start|behind|hate|can't|deadline",
          "supervisor|advisor thesis|dissertation|phd|draft|feedback",
          "defend|defense|defence|viva thesis|dissertation|phd",
          "blank page|screen thesis|essay|write|dissertation",
          "thesis|dissertation|phd",
        ],
      },
      examples: {
        es: [
          "llevo meses sin avanzar con la tesis",
          "mi director de tesis no me contesta",
          "abro el documento del TFG y me bloqueo",
          "siento que mi tesis no vale nada",
        ],
        en: [
          "I've made no progress on my thesis for months",
          "my supervisor doesn't answer me",
          "I open my dissertation and freeze",
          "I feel my thesis is worthless",
        ],
      },
      reflect: [
        {
          es: "Un trabajo tan largo no tiene jefe ni campana que marque el final del día, así que acompaña a la ducha, a la cama y al domingo.",
          en: "Work as long as that has no bell to mark the end of the day, so it comes along to the shower, to bed and into Sunday.",
        },
        {
          es: "Cada día sin escribir engorda la culpa, y la culpa hace más difícil abrir el documento. Es una rueda muy pesada de mover.",
          en: "Every day without writing feeds the guilt, and the guilt makes the document harder to open. It is a heavy wheel to turn.",
        },
        {
          es: "Has pasado tanto tiempo con ese texto que ya no se ve si vale. Y quien podría decirlo parece estar muy lejos.",
          en: "You have spent so long with that text that its worth can no longer be seen. And whoever could tell seems to be far away.",
        },
      ],
      ask: [
        {
          es: "¿En qué punto exacto te quedaste la última vez que avanzó?",
          en: "At what exact point were you when it last moved forward?",
        },
        {
          es: "¿Con quién compartes lo que vas escribiendo, aunque no esté acabado?",
          en: "With whom do you share what you are writing, even unfinished?",
        },
      ],
      offers: ["activity:pause-between-tasks", "resource:self-compassion"],
    },
    {
      id: "parents-expectations",
      cues: {
        es: [
          "padre|padres|madre|papa|mama|papas|familia esper*|exig*|presion*|obligan|obliga|quieren|quiere estudi*|carrera|nota|notas|medicina|derecho|universidad",
          "decepcionar|defraudar|fallar padre|padres|madre|papa|mama|papas|familia notas|estudi*|carrera|universidad|examen",
          "padre|padres|madre|papa|mama|papas notas|nota|examen|suspend*|reprob* enfad*|enoj*|grit*|castig*|matan|miedo",
          "pagan|paga|sacrific* estudios|carrera|universidad padres|papas|familia|madre|padre",
          "primera|primero familia universidad|estudiar|carrera",
        ],
        en: [
          "parents|mother|father|mum|mom|dad|family expect*|pressure*|force*|want|wants study|grades|degree|college|university|medicine|law|school|doctor",
          "disappoint*|let parents|mother|father|mum|mom|dad|family grades|study|school|college|exam|degree",
          "parents|mother|father|mum|mom|dad grades|grade|exam|failed|report angry|yell*|kill|punish*|scared",
          "parents|family pay|paid|sacrific* tuition|college|university|school|studies",
          "first family college|university",
        ],
      },
      examples: {
        es: [
          "mis padres esperan que saque todo sobresaliente",
          "estudio medicina porque mi familia lo quiere",
          "me da miedo enseñar las notas en casa",
          "con todo lo que han sacrificado no puedo fallarles con la carrera",
        ],
        en: [
          "my parents expect straight As",
          "I'm studying medicine because my family wants me to",
          "I'm scared to show my grades at home",
          "they gave up so much for my degree that I can't let them down",
        ],
      },
      reflect: [
        {
          es: "Estudias con más gente dentro del cuarto de la que se ve: cada nota parece ir dirigida también a tu familia.",
          en: "There are more people in the room while you study than can be seen: every mark seems to be addressed to your family as well.",
        },
        {
          es: "Puede haber cariño y sacrificio detrás de lo que esperan, y que aun así apriete tanto que no quede sitio para lo que tú quieres.",
          en: "There may be love and sacrifice behind what they expect, and still it can press so hard that no room is left for what you want.",
        },
        {
          es: "Vivir con miedo a decepcionar hace que hasta los aciertos sepan a alivio, y pocas veces a alegría.",
          en: "Living in fear of disappointing people makes even what goes well taste of relief, and seldom of joy.",
        },
      ],
      ask: [
        {
          es: "¿Qué estudiarías, o cómo lo harías, si nadie esperara nada de ti?",
          en: "What would you study, or how would you go about it, if nobody expected anything of you?",
        },
        {
          es: "¿Cómo es en casa cuando una nota no gusta, y te sientes a salvo ahí?",
          en: "What is it like at home when a mark is not welcome, and do you feel safe there?",
        },
      ],
      offers: ["resource:self-compassion", "help"],
    },
    {
      id: "choosing-a-career",
      cues: {
        es: [
          "no se|sabe|idea|claro que|cual carrera|estudiar|universidad|vocacion",
          "elegir|escoger|decidir carrera|estudios|universidad|vocacion|optativas|especialidad",
          "me equivoque|equivocado|equivocada carrera|estudios",
          "carrera no gusta|llena|mia|vocacion|salida|salidas|quiero",
          "cambiar|cambiarme|dejar|abandonar|dejo carrera|universidad|estudios|uni|facultad",
          "acabo|termino|termine|graduo|gradue carrera|universidad ahora|despues|no|que",
        ],
        en: [
          "don't|dont|no know|idea what study|major|degree|career|college",
          "choose|choosing|pick|decide|deciding major|degree|career|college|university|course",
          "wrong degree|major|course|career|choice college|study|university|degree|major|course",
          "hate|don't|dont like|my|this major|degree|course",
          "quit|drop|dropping|leave|change|switch|switching college|university|uni|major|degree|course|studies",
          "after|graduate|graduating|graduation what|no|next|scared college|university|degree|idea|future",
        ],
      },
      examples: {
        es: [
          "no sé qué carrera elegir",
          "creo que me equivoqué de carrera y ya voy por tercero",
          "quiero dejar la universidad y me da miedo",
          "todos saben qué quieren hacer menos yo",
        ],
        en: [
          "I don't know what to major in",
          "I think I picked the wrong degree and I'm in third year",
          "I want to drop out and I'm scared",
          "everyone knows what they want to do except me",
        ],
      },
      reflect: [
        {
          es: "Piden decidir como si fuera para toda la vida, y con la información que se tiene ahora. Es mucho peso para una sola elección.",
          en: "You are asked to decide as if it were for life, with what can be known now. That is a lot of weight for a single choice.",
        },
        {
          es: "Parece haber dos miedos tirando de ti: el de quedarte donde no es y el de soltarlo y arrepentirte.",
          en: "Two fears seem to be pulling at you: staying where you do not belong, and letting go and being sorry.",
        },
        {
          es: "Mientras otras personas parecen tener el camino pintado en el suelo, tú estás mirando hacia dentro. Eso también es avanzar, aunque no se vea.",
          en: "While others seem to have the way painted on the ground, you are looking inward. That is moving too, although it does not show.",
        },
      ],
      ask: [
        {
          es: "¿Con qué tipo de cosas se te pasa el tiempo sin mirar la hora?",
          en: "With what kind of thing does time go by without your looking at the clock?",
        },
        {
          es: "¿Qué perderías y qué ganarías con cada una de las opciones?",
          en: "What would you lose and what would you gain with each of the choices?",
        },
      ],
      offers: ["activity:what-matters-this-week", "resource:living-with-uncertainty"],
    },
    {
      id: "working-while-studying",
      cues: {
        es: [
          "trabajo|trabajar|trabajando|curro|chamba|laburo estudio|estudiar|estudiando|estudios|clases",
          "trabajo|trabajar|trabajando|curro|chamba|laburo estudio|estudiar|estudiando|estudios|clases|carrera|universidad mismo|vez|tiempo|noche|compagin*|combin*",
          "compagin*|combin*|alternar estudio|estudios|estudiar|universidad trabajo|trabajar",
          "salgo trabajo clase|clases|estudiar",
          "pagar|pago estudios|matricula|universidad|carrera|colegiatura trabaj*",
          "hijos|hijo|hija|ninos estudio|estudiando|carrera|universidad tiempo|trabajo|noche",
        ],
        en: [
          "work|working|job study|studying|classes",
          "work|working|job study|studying|classes|degree same|while|time|balance|juggl*|night",
          "juggl*|balanc* study|studying|school|college|classes work|job",
          "after work|shift study|class|classes",
          "pay|paying tuition|fees|college|school|degree work*|job|afford",
          "kids|children|baby studying|study|degree|college time|night|work",
        ],
      },
      examples: {
        es: [
          "trabajo por la mañana y estudio por la noche y no llego a nada",
          "salgo del turno y tengo que ponerme a estudiar",
          "me pago la carrera trabajando los fines de semana",
          "estudio con dos hijos pequeños y me falta tiempo para todo",
        ],
        en: [
          "I work in the mornings and study at night and can't keep up",
          "I finish my shift and then have to study",
          "I pay for college by working weekends",
          "I'm studying with two small kids and have no time for anything",
        ],
      },
      reflect: [
        {
          es: "Estás viviendo dos jornadas en un solo día, y la que suele pagar la diferencia es la noche.",
          en: "You are living two working days in one, and it is usually the night that pays the difference.",
        },
        {
          es: "Mientras haces lo uno piensas en lo otro: el turno, los apuntes, la casa. En ningún sitio se está del todo.",
          en: "While you do one thing you think of the other: the shift, the notes, the house. You never get to be wholly in one place.",
        },
        {
          es: "A quien solo estudia se le mide con la misma vara que a ti. Tus resultados llevan dentro muchas horas que nadie cuenta.",
          en: "Those who only study are measured by the same rule as you. Your results hold many hours that nobody counts.",
        },
      ],
      ask: [
        {
          es: "¿Qué es lo primero que se cae cuando la semana no da más?",
          en: "What is the first thing to fall when the week can hold no more?",
        },
        {
          es: "¿Para qué lo haces, dicho con tus palabras?",
          en: "What are you doing it for, in your own words?",
        },
      ],
      offers: ["resource:small-breaks", "activity:where-energy-goes"],
    },
    {
      id: "comparing-with-others",
      cues: {
        es: [
          "todos|demas|companeros|companeras|amigos mejor|mejores|listos|avanzan|inteligentes clase|estudi*|nota|notas|carrera|curso|universidad",
          "companeros|companeras mejores|listos|listas|inteligentes",
          "compar* companeros|companeras|clase|notas|demas|otros estudi*|clase|notas|carrera|companeros|universidad",
          "soy peor|tonto|tonta|burro|burra|bruto|bruta|torpe clase|curso|companeros|carrera|estudi*",
          "impostor|impostora universidad|carrera|clase|doctorado|aqui",
          "no valgo|sirvo|doy estudiar|carrera|estudios|universidad",
          "edad todos|amigos graduad*|acabado|carrera|titulo",
        ],
        en: [
          "everyone|others|classmates|friends better|smarter|ahead class|school|grades|study*|college|course",
          "classmates smarter|better|ahead",
          "compar* classmates|others|everyone grades|class|study*|school|college",
          "stupid|dumb|dumbest|slow|worst class|course|school|college|studying",
          "impostor|imposter college|university|class|phd|here|program",
          "not|isn't cut|smart|clever enough|out college|study|university|school|degree",
          "my age everyone|friends graduated|degree",
        ],
      },
      examples: {
        es: [
          "todos mis compañeros son más listos que yo",
          "me comparo con los de mi clase y siempre salgo perdiendo",
          "siento que no pinto nada en esta universidad",
          "a mi edad mis amigos ya acabaron la carrera",
        ],
        en: [
          "everyone in my class is smarter than me",
          "I compare myself with my classmates and always lose",
          "I feel like an impostor at this university",
          "at my age all my friends have graduated",
        ],
      },
      reflect: [
        {
          es: "Comparas lo que tú sabes por dentro, con todas tus dudas, con lo que los demás enseñan por fuera.",
          en: "You are comparing what you know from inside, doubts and all, with what the others show on the outside.",
        },
        {
          es: "Parece que hubiera una carrera con todo el mundo y que alguien hubiera puesto el reloj en tu contra.",
          en: "It seems as if there were a race against everyone, and somebody had set the clock against you.",
        },
        {
          es: "Sentir que te falta nivel puede volver muy pequeño lo que ya has aprendido. Lo de los demás, en cambio, se ve enorme.",
          en: "Feeling that you do not measure up can make what you have learned look very small. What the others have, meanwhile, looks huge.",
        },
      ],
      ask: [
        {
          es: "¿Qué entiendes hoy que hace un año no entendías?",
          en: "What do you understand today that you did not a year ago?",
        },
        {
          es: "¿Con quién te comparas más, y qué sabes de sus ratos malos?",
          en: "With whom do you compare yourself most, and what do you know of their bad moments?",
        },
      ],
      offers: ["resource:self-compassion", "activity:kinder-feed"],
    },
    {
      id: "cannot-concentrate",
      cues: {
        es: [
          "no puedo|logro|consigo estudiar",
          "concentr*|concentracion|enfocar* estudi*|libro|libros|apuntes|clase|clases|examen|leer",
          "procrastin*",
          "distra* movil|celular|telefono|redes|tiktok|instagram|estudi*",
          "siento|pongo|abro estudiar|libro|apuntes nada|movil|celular|distra*|entra|cabeza",
          "leo misma|mismo pagina|parrafo|linea",
          "dejo|deje todo ultimo|ultima|final momento|hora|dia|estudi*",
          "no ganas|motivacion estudiar|clase|clases",
        ],
        en: [
          "can't|cant|cannot|trouble|struggle study|studying",
          "focus|focusing|concentrat* study*|books|class|homework|revision|revising|exam|reading",
          "procrastinat*",
          "distract* phone|tiktok|instagram|social|study*|studying",
          "read|reading same page|paragraph|line|sentence",
          "leave|left everything last minute|moment|study*",
          "no|zero motivation|desire study|studying|school|class",
          "sit|open books|book|notes|study nothing|phone|hours",
        ],
      },
      examples: {
        es: [
          "no puedo concentrarme para estudiar",
          "leo la misma página diez veces y no me entra",
          "procrastino todo el día y luego me odio",
          "me siento a estudiar y acabo con el móvil",
        ],
        en: [
          "I can't concentrate on studying",
          "I read the same page ten times and nothing goes in",
          "I procrastinate all day and then hate myself",
          "I sit down to study and end up on my phone",
        ],
      },
      reflect: [
        {
          es: "Los ojos pasan por la página y la cabeza está en otra parte. Al final del día queda el cansancio de haber estado sin haber avanzado.",
          en: "The eyes go over the page and the mind is somewhere else. By the end of the day there is the tiredness of having sat there without moving on.",
        },
        {
          es: "Aplazar algo suele tener más de miedo o de agotamiento que de pereza, y el reproche que viene después tampoco ayuda a empezar.",
          en: "Putting things off often has more to do with fear or exhaustion than with laziness, and the scolding afterwards does not make starting easier.",
        },
        {
          es: "La atención va a donde más ruido hay, y ahora mismo parece haber mucho ruido, fuera o dentro.",
          en: "Attention goes to where the noise is, and just now there seems to be a great deal of noise, outside or within.",
        },
      ],
      ask: [
        {
          es: "¿A dónde se va la cabeza cuando se va?",
          en: "Where does your mind go when it goes?",
        },
        {
          es: "¿En qué lugar, o a qué hora, te ha resultado más fácil alguna vez?",
          en: "In what place, or at what hour, has it ever been easier?",
        },
      ],
      offers: ["resource:small-breaks", "activity:quiet-notifications"],
    },
  ],
  goOn: [
    {
      es: "Los estudios ocupan mucho de lo que cuentas. ¿Qué es lo que más te aprieta: el tiempo, el resultado o lo que piensan otras personas?",
      en: "Your studies take up much of what you tell. What presses most: the time, the result, or what other people think?",
    },
    {
      es: "Estudiar se lleva horas que no se ven y cansancios que no se cuentan. ¿Cómo es un día tuyo, de principio a fin?",
      en: "Studying takes hours that nobody sees and tiredness that is not talked about. What is a day of yours like from beginning to end?",
    },
    {
      es: "Parece que ahora mismo lo académico decide de qué humor se levanta el día. ¿Cuándo empezó a pesar así?",
      en: "Just now it seems to be your studies that decide the mood of the day. When did they begin to weigh like this?",
    },
    {
      es: "Lo que describes va más allá de los libros. ¿Qué sientes que está en juego?",
      en: "What you describe goes beyond the books. What do you feel is at stake?",
    },
    {
      es: "Entre lo que se pide y lo que da el día hay un trecho. ¿Qué sería lo bastante bueno esta semana?",
      en: "Between what is asked and what a day can hold there is some distance. What would be good enough this week?",
    },
    {
      es: "Detrás de un curso hay también una vida: gente, sueño, comida, ganas. ¿Cuál de esas cosas se ha quedado más atrás?",
      en: "Behind a course there is also a life: people, sleep, food, things you enjoy. Which of those has been left furthest behind?",
    },
  ],
};
