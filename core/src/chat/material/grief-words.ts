import type { Topic } from "./topic.ts";

export const grief: Topic = {
  name: "grief",
  words: {
    es: [
      "duelo|luto|velorio|entierro|funeral|tanatorio|sepelio|cementerio|cenizas|panteon",
      // one of these is enough to know the topic, so they stand twice
      "luto|duelo|velorio|viudo|viuda",
      "murio|murieron|muerte|muerto|muerta|muriendo|muera",
      "fallec*|difunt*",
      "perdi|perdimos|perdida|perdidas",
      "ausencia|hueco|falta|faltas",
      "extran*|echo|anoro|anoranza|nostalgia",
      "viudo|viuda|viudez|huerfan*",
      "ruptura|divorci*|separacion|ex",
      "despedida|despedirme|despedir",
      "recuerdo|recuerdos|recordar",
      "aniversario",
      "padre|madre|papa|mama|abuelo|abuela|hermano|hermana",
      "aborto|paliativos|terminal|eutanasia",
      "perro|perra|gato|gata|mascota",
      "suicidio",
    ],
    en: [
      "grief|griev*|mourn*|bereave*",
      "funeral|burial|buried|ashes|cemetery|memorial",
      // one of these is enough to know the topic, so they stand twice
      "grief|grieving|mourning|bereaved|widow|widower",
      "died|dies|dying|death|dead|deceased",
      "passed|passing",
      "lost|loss|losing",
      "miss|missing|misses",
      "widow*|orphan*",
      "breakup|divorc*|separated|separation|ex",
      "goodbye|farewell",
      "memory|memories",
      "anniversary",
      "mother|father|mum|mom|dad|grandma|grandmother|grandpa|grandfather|brother|sister",
      "miscarr*|stillb*|hospice|palliative|terminal",
      "dog|cat|pet",
      "suicide",
    ],
  },
  situations: [
    {
      id: "death-by-suicide",
      cues: {
        es: [
          "se suicido",
          "murio|muerte|fallecio|perdi|perdimos suicidio",
          "se quito vida",
          "suicidio|suicido hermano|hermana|padre|madre|papa|mama|hijo|hija",
          "suicidio|suicido amigo|amiga|pareja|novio|novia|primo|prima|tio|companero|companera",
        ],
        en: [
          "died|death|lost|loss suicide",
          "took|ended his|her|their life",
          "killed himself|herself|themselves",
          "suicide brother|sister|father|mother|dad|mum|mom|son|daughter",
          "suicide friend|partner|husband|wife|boyfriend|girlfriend|cousin|uncle",
        ],
      },
      examples: {
        es: [
          "mi hermano se suicidó hace dos meses",
          "mi mejor amiga se quitó la vida y no vi nada",
          "perdí a mi padre por suicidio y nadie lo nombra",
          "no dejo de preguntarme qué señales dio antes de suicidarse",
        ],
        en: [
          "my brother died by suicide two months ago",
          "my best friend took her own life and I didn't see it coming",
          "I lost my dad to suicide and nobody talks about it",
          "I keep asking myself what signs he gave before his suicide",
        ],
      },
      reflect: [
        {
          es: "Cuando alguien a quien quieres muere por suicidio, al dolor se le suman preguntas que esa persona ya no puede contestar. Es una manera muy dura de quedarse.",
          en: "When somebody you love dies by suicide, the pain comes with questions that they can no longer answer. It is a very hard way to be left.",
        },
        {
          es: "Quienes quedan suelen repasar cada conversación en busca de una señal, y la miran con lo que saben ahora y entonces no sabían.",
          en: "Those who are left often go back over every conversation looking for a sign, and they look with what they know now and did not know then.",
        },
        {
          es: "De una muerte así la gente habla en voz baja o no habla. Mientras tanto tú echas de menos a una persona entera, que fue mucho más que su final.",
          en: "People speak of such a death in a low voice, or not at all. Meanwhile you miss a whole person, who was far more than the way they died.",
        },
      ],
      ask: [
        {
          es: "¿Cómo estás tú por dentro desde que pasó?",
          en: "How have you been, inside, since it happened?",
        },
        {
          es: "¿Con quién puedes hablar de cómo murió, con todas las palabras?",
          en: "With whom can you talk openly about how they died?",
        },
      ],
      offers: ["help", "resource:grief-without-a-calendar"],
    },
    {
      id: "guilt-towards-the-dead",
      cues: {
        es: [
          "culpa|culpable|culpo|reprocho murio|muerte|muerto|muerta|fallec*",
          "culpa|culpable|culpo murio|muerte|fallec* padre|madre|papa|mama|abuelo|abuela|hermano|hermana|marido|hijo",
          "deberia|tendria|hubiera|podria haber|estado|llamado|ido murio|muerte|fallec*",
          "pude|alcance|llegue|deje no despedirme|despedir",
          "pude|supe no salvarlo|salvarla|salvarle",
          "ultima|ultimas|ultimo discut*|discusion|pele*|enfad*|grite murio|muerte|muerto|fallec*|antes",
          "pele*|discut*|discusion antes murio|muriera|morir|muerte|fallec*",
          "no dije|decirle murio|muerte|fallec*",
        ],
        en: [
          "guilt*|blame|fault died|death|dead|passed",
          "guilt*|blame|fault died|death|passed mother|father|mum|mom|dad|grandma|grandpa|brother|sister|husband|wife",
          "should|could have|been|called|visited died|death|passed",
          "never|didn't|couldn't say|said goodbye",
          "couldn't|didn't save him|her|them",
          "last argu*|fought|fight|angry|yelled died|passed|dead|death",
          "fight|fought|argument|argued before died|passed|death",
          "wasn't|wasnt there died|passed|death",
        ],
      },
      examples: {
        es: [
          "me siento culpable porque no estuve cuando murió",
          "no llegué a tiempo para despedirme",
          "lo último que le dije fue en una discusión",
          "tendría que haberle insistido para que fuera al médico y ahora ya no está",
        ],
        en: [
          "I feel guilty because I wasn't there when he died",
          "I didn't get there in time to say goodbye",
          "the last thing I said to her was in an argument",
          "I should have made him see a doctor and now he's gone",
        ],
      },
      reflect: [
        {
          es: "La culpa vuelve a aquellos días con todo lo que sabes hoy, y le exige a quien eras entonces algo que todavía no podía ver.",
          en: "Guilt goes back to those days with everything you know today, and demands of the person you were then something that could not yet be seen.",
        },
        {
          es: "Quedaron cosas sin decir o sin hacer, y ya no hay a quién llevárselas. Ese silencio se llena muy pronto de reproches.",
          en: "Things were left unsaid or undone, and there is nobody to bring them to any more. That silence fills very quickly with blame.",
        },
        {
          es: "Debajo de ese «tendría que haber» se ve lo mucho que te importaba. Cuando el cariño se queda sin destino, a veces se vuelve contra quien lo siente.",
          en: "Under that “I should have” one can see how much they mattered to you. Love with nowhere left to go sometimes turns on the one who feels it.",
        },
      ],
      ask: [
        {
          es: "Si pudieras decirle hoy una sola cosa, ¿cuál sería?",
          en: "If you could tell them one thing today, what would it be?",
        },
        {
          es: "¿Qué sabías y qué no sabías en aquel momento?",
          en: "What did you know at that moment, and what did you not know?",
        },
      ],
      offers: ["activity:letter-you-keep", "resource:self-compassion"],
    },
    {
      id: "anniversary-dates",
      cues: {
        es: [
          "aniversario muerte|murio|fallec*|falta|perdida",
          "hoy|manana|semana|mes hace|cumple|cumplen|cumplieron|haria ano|anos|meses murio|muerte|falta|fallec*",
          "cumpliria anos|hoy|manana|mes",
          "cumpleanos sin|murio|falta",
          "hoy|manana seria cumpleanos",
          "primera|primer|primeras navidad|navidades|cumpleanos|verano|ano sin",
          "navidad|navidades|nochebuena|fiestas sin|falta|murio|silla",
          "dia madre|padre|muertos|difuntos murio|falta|sin|extran*|echo",
          "acerca|acercan|llega fecha|aniversario|navidad murio|muerte|sin|falta",
        ],
        en: [
          "anniversary death|died|passed|loss",
          "today|tomorrow|week|month year|years|months since|ago died|passed|death",
          "would been birthday",
          "would have turned",
          "first christmas|birthday|thanksgiving|holidays|easter|year without|since",
          "christmas|thanksgiving|holidays|birthday without|died|empty|gone",
          "mother's|father's|mothers|fathers day died|without|miss|dreading",
          "date|anniversary|christmas coming|approaching|near|dreading died|death|without|gone",
        ],
      },
      examples: {
        es: [
          "mañana hace un año que murió mi madre",
          "hoy sería su cumpleaños",
          "es la primera navidad sin mi abuelo",
          "se acerca el aniversario de su muerte y ya me estoy poniendo mal",
        ],
        en: [
          "tomorrow it's a year since my mother died",
          "today would have been his birthday",
          "it's the first Christmas without my grandad",
          "the anniversary of her death is coming up and I can already feel it",
        ],
      },
      reflect: [
        {
          es: "Hay fechas que el cuerpo recuerda antes que la agenda. Llegan, y lo que parecía más quieto vuelve a moverse.",
          en: "Some dates are remembered by the body before the diary. They come, and what seemed to have settled begins to stir again.",
        },
        {
          es: "Para el resto es un día cualquiera, o una fiesta. Para ti es el día en que su ausencia ocupa más sitio.",
          en: "For everyone else it is an ordinary day, or a celebration. For you it is the day on which the absence takes up most room.",
        },
        {
          es: "Los días señalados tenían una forma, con esa persona dentro. Ahora hay que pasarlos sin saber muy bien qué hacer con su lugar.",
          en: "These days used to have a shape, with that person in it. Now they have to be lived through without quite knowing what to do with the empty place.",
        },
      ],
      ask: [
        {
          es: "¿Qué te gustaría que hubiera en ese día, y qué preferirías que no?",
          en: "What would you like that day to hold, and what would you rather leave out?",
        },
        {
          es: "¿Cómo era antes esa fecha, con esa persona?",
          en: "What was that date like before, with that person?",
        },
      ],
      offers: ["resource:grief-without-a-calendar"],
    },
    {
      id: "pregnancy-loss",
      cues: {
        es: [
          "aborto|aborte tuve|sufri|espontaneo|natural|semanas|retenid*|diferido",
          "perdi|perdimos|perdio embarazo",
          "perdi|perdimos bebe|bebes semanas|embarazo|esperabamos|esperaba|meses",
          "latido|latia|latidos no|sin bebe|ecografia|embarazo|semanas",
          "embarazo no siguio|adelante|detuvo|evolucion*|prospero",
          "nacio sin vida",
          "nacio muerto|muerta",
          "ectopico",
        ],
        en: [
          "miscarr*",
          "lost|losing pregnancy",
          "lost baby weeks|pregnan*|scan",
          "stillb*",
          "no|without|any heartbeat baby|scan|weeks|ultrasound",
          "pregnancy ended|stopped|ectopic",
          "baby born dead|still|silent",
        ],
      },
      examples: {
        es: [
          "perdí el embarazo a las diez semanas",
          "tuve un aborto y todo el mundo me dice que lo intente otra vez",
          "en la ecografía ya no había latido",
          "nuestra hija nació sin vida",
        ],
        en: [
          "I had a miscarriage at ten weeks",
          "we lost the pregnancy and people keep saying we can try again",
          "at the scan there was no heartbeat",
          "our daughter was stillborn",
        ],
      },
      reflect: [
        {
          es: "Con un embarazo que se pierde se va también todo lo que ya habías empezado a imaginar. Ese futuro ocupaba un sitio real, y ahora falta.",
          en: "With a pregnancy that is lost goes all that you had begun to imagine. That future took up real room, and now it is missing.",
        },
        {
          es: "Es una pérdida que pocos alrededor llegan a ver, con pocas fotos y pocas palabras. Que no se vea desde fuera no la vuelve pequeña.",
          en: "It is a loss that few people around you get to see, with few pictures and few words. That it cannot be seen from outside does not make it small.",
        },
        {
          es: "Mientras los demás hablan de la próxima vez, tú sigues en esta, y en el cuerpo y en la casa quedan huellas de lo que esperabas.",
          en: "While others speak of the next time, you are still with this one, and your body and your home hold traces of what you were waiting for.",
        },
      ],
      ask: [
        {
          es: "¿Qué lugar te gustaría que tuviera lo que perdiste?",
          en: "What place would you like what you lost to have?",
        },
        {
          es: "¿Quién sabe lo que pasó, y con quién puedes nombrarlo?",
          en: "Who knows what happened, and with whom can you speak of it?",
        },
      ],
      offers: ["resource:grief-without-a-calendar"],
    },
    {
      id: "parent-died",
      cues: {
        es: [
          "padre|madre|papa|mama|padres|viejo|vieja|apa|ama murio|murieron|muerto|muerta|muerte|fallec*",
          "padre|madre|papa|mama murio|muerto|muerta|muerte|fallec* cancer|infarto|accidente|covid|repente|hace|ayer|hoy|semana|meses|ano|anos",
          "perdi|perdimos|perdido padre|madre|papa|mama|padres",
          "entierro|funeral|velorio padre|madre|papa|mama",
          "extran*|echo|falta padre|madre|papa|mama murio|muerte|fallec*|falta",
          "huerfan*",
        ],
        en: [
          "mother|father|mum|mom|dad|mam|parents|parent died|death|dead|passed",
          "mother|father|mum|mom|dad died|death|passed cancer|suddenly|accident|covid|ago|yesterday|today|week|months|year|years",
          "lost|losing mother|father|mum|mom|dad|parents",
          "miss mother|father|mum|mom|dad died|passed|gone|dead",
          "funeral|buried mother|father|mum|mom|dad",
          "mother|father|mum|mom|dad passed away",
          "orphan*",
        ],
      },
      examples: {
        es: [
          "mi madre murió hace tres meses",
          "perdí a mi papá y no sé cómo seguir con el día a día",
          "sigo cogiendo el teléfono para llamar a mi madre y ya no está",
          "falleció mi viejo la semana pasada",
        ],
        en: [
          "my mother died three months ago",
          "I lost my dad and don't know how to get through the days",
          "I still pick up the phone to call my mum and she's gone",
          "my father passed away last week",
        ],
      },
      reflect: [
        {
          es: "Se ha ido alguien que estaba en tu vida desde antes de tu primer recuerdo. Cuesta orientarse en un mundo donde esa persona ya no está.",
          en: "Somebody has gone who was there before your first memory. It is hard to find your way in a world that no longer has them in it.",
        },
        {
          es: "Con una madre o un padre se pierde también a quien guardaba una parte de tu historia, y eso se nota en los momentos más corrientes.",
          en: "With a mother or a father you also lose somebody who kept a part of your story, and it shows at the most ordinary moments.",
        },
        {
          es: "El duelo por un padre o una madre puede traer amor, enfado, alivio, cosas pendientes, todo mezclado. Ninguna de ellas quita verdad a las otras.",
          en: "Grief for a parent can bring love, anger, relief and unfinished business, all mixed together. None of them makes the others less true.",
        },
      ],
      ask: [
        {
          es: "¿En qué momento del día se nota más su ausencia?",
          en: "At what time of day is the absence felt most?",
        },
        {
          es: "¿Cómo era contigo?",
          en: "What was that person like with you?",
        },
      ],
      offers: ["resource:grief-without-a-calendar"],
    },
    {
      id: "partner-died",
      cues: {
        es: [
          "marido|esposo|esposa|mujer|pareja|novio|novia|companero|companera murio|muerto|muerta|muerte|fallec*",
          "perdi|perdido marido|esposo|esposa|pareja murio|muerte|ano|anos|meses|accidente|cancer",
          "viudo|viuda|viudez|enviud*",
          "cama|casa vacia murio|muerte|fallec*",
          "extran*|echo marido|esposo|esposa murio|muerte|fallec*",
        ],
        en: [
          "husband|wife|partner|boyfriend|girlfriend|fiance|fiancee|spouse died|death|dead|passed",
          "lost husband|wife|spouse",
          "widow*",
          "bed|house empty|without husband|wife|partner",
          "miss late|dead husband|wife|partner",
        ],
      },
      examples: {
        es: [
          "mi marido murió y la casa se me cae encima",
          "enviudé hace medio año",
          "falleció mi mujer después de cuarenta años juntos",
          "sigo poniendo dos tazas en el desayuno desde que murió",
        ],
        en: [
          "my husband died and the house is unbearable",
          "I was widowed half a year ago",
          "my wife passed away after forty years together",
          "I still put out two cups at breakfast since he died",
        ],
      },
      reflect: [
        {
          es: "La vida estaba hecha para dos: la mesa, la cama, las decisiones. Ahora cada gesto pequeño recuerda quién falta.",
          en: "Life was made for two: the table, the bed, the decisions. Now every small gesture is a reminder of who is missing.",
        },
        {
          es: "Además del amor se ha ido un testigo, la persona a la que se le contaba el día sin tener que explicar nada.",
          en: "Along with the love a witness has gone, the person who could be told about the day without having anything explained.",
        },
        {
          es: "De pronto hay que hacer en soledad cosas que eran de los dos, y con el dolor llegan también papeles, cuentas y silencios.",
          en: "Suddenly there are things to be done alone that used to belong to both of you, and with the pain come papers, bills and silences.",
        },
      ],
      ask: [
        {
          es: "¿Cuál es la hora más difícil en casa?",
          en: "Which is the hardest hour at home?",
        },
        {
          es: "¿Qué te gustaría contarle hoy, si pudieras?",
          en: "What would you like to tell them about today, if you could?",
        },
      ],
      offers: ["resource:grief-without-a-calendar", "activity:quiet-company"],
    },
    {
      id: "child-died",
      cues: {
        es: [
          "hijo|hija|hijito|hijita|bebe|nene|nena murio|muerto|muerta|muerte|fallec*",
          "perdi|perdimos hijo|hija|bebe|nene|nena",
          "enterr* hijo|hija",
          "nino|nina murio|fallec* mi|nuestro|nuestra",
        ],
        en: [
          "son|daughter|child|baby|kid died|death|dead|passed",
          "lost son|daughter|child|baby",
          "buried|bury son|daughter|child",
          "outlive* son|daughter|child|children",
          "my boy|girl died|passed|death",
        ],
      },
      examples: {
        es: [
          "se me murió un hijo",
          "perdimos a nuestra hija el año pasado",
          "tuve que enterrar a mi hijo",
          "nadie sabe qué decirme desde que murió mi niña",
        ],
        en: [
          "my son died",
          "we lost our daughter last year",
          "I had to bury my child",
          "nobody knows what to say to me since my little girl died",
        ],
      },
      reflect: [
        {
          es: "Perder a un hijo o a una hija rompe el orden en que se supone que van las cosas. No hay palabras que estén a la altura de eso.",
          en: "To lose a child breaks the order in which things are meant to go. No words measure up to that.",
        },
        {
          es: "Llevas un amor que sigue entero y que ya no tiene a quién cuidar cada día. Ese amor no caduca con el tiempo que pase.",
          en: "You carry a love that is still whole and no longer has anyone to look after each day. Such a love does not expire with time.",
        },
        {
          es: "Muchas personas se alejan o callan porque no saben qué decir, y entonces hay que cargar con la pérdida y también con el silencio.",
          en: "Many people step back or go quiet because they do not know what to say, and then there is the loss to carry, and the silence too.",
        },
      ],
      ask: [
        {
          es: "¿Qué te gustaría que se recordara de tu hijo o de tu hija?",
          en: "What would you like to be remembered about your child?",
        },
        {
          es: "¿Quién te acompaña en los días en que no puedes con esto?",
          en: "Who is beside you on the days when this is too much to carry?",
        },
      ],
      offers: ["help", "resource:grief-without-a-calendar"],
    },
    {
      id: "friend-or-relative-died",
      cues: {
        es: [
          "amigo|amiga|amigos|colega murio|murieron|muerto|muerta|muerte|fallec*",
          "abuelo|abuela|abuelos|abuelito|abuelita|yayo|yaya|nono|nona murio|muerto|muerta|muerte|fallec*",
          "hermano|hermana|primo|prima|tio|tia|sobrino|sobrina|suegro|suegra|cunado murio|muerto|muerta|muerte|fallec*",
          "perdi|perdido alguien",
          "perdi|perdimos|perdido amigo|amiga|abuelo|abuela|hermano|hermana|primo|prima|tio|tia",
          "extran*|echo abuelo|abuela|hermano|hermana murio|muerte|fallec*|falta",
          "entierro|funeral|velorio|tanatorio",
        ],
        en: [
          "friend|friends|mate|buddy died|death|dead|passed",
          "grandma|grandmother|grandpa|grandfather|grandad|granddad|nan|nana|gran|granny died|death|dead|passed",
          "brother|sister|cousin|uncle|aunt|auntie|nephew|niece died|death|dead|passed",
          "lost somebody|someone",
          "lost friend|grandma|grandmother|grandpa|grandfather|brother|sister|cousin|uncle|aunt",
          "miss grandma|grandmother|grandpa|grandfather|nan|brother|sister died|passed|gone|dead",
          "funeral|burial",
        ],
      },
      examples: {
        es: [
          "murió mi mejor amigo en un accidente",
          "falleció mi abuela y era como mi madre",
          "perdí a mi hermana este verano",
          "hoy fue el entierro de una amiga",
        ],
        en: [
          "my best friend died in an accident",
          "my grandmother passed away and she was like a mother to me",
          "I lost my sister this summer",
          "today was a friend's funeral",
        ],
      },
      reflect: [
        {
          es: "Hay personas que sostienen media vida sin que ningún papel lo diga. Cuando mueren, el hueco es mucho mayor de lo que se ve desde fuera.",
          en: "Some people hold up half of a life without any paper saying so. When they die, the gap is far larger than it looks from outside.",
        },
        {
          es: "Con esa persona se va una manera de reírse, de llamarte, de estar. Son cosas que nadie más tiene.",
          en: "With that person goes a way of laughing, of calling you, of being around. Those are things that nobody else has.",
        },
        {
          es: "A veces parece que el duelo se reparte por parentesco, y quien no está en primera fila tiene que llorar a solas.",
          en: "At times it seems as if grief were handed out by kinship, and those who are not in the front row have to cry alone.",
        },
      ],
      ask: [
        {
          es: "¿Qué tenías con esa persona que no tenías con nadie más?",
          en: "What did you have with that person that you had with nobody else?",
        },
        {
          es: "¿Cómo te enteraste, y cómo han sido los días desde entonces?",
          en: "How did you find out, and what have the days been like since?",
        },
      ],
      offers: ["resource:grief-without-a-calendar"],
    },
    {
      id: "pet-died",
      cues: {
        es: [
          "perro|perra|perrito|perrita|gato|gata|gatito|gatita|mascota|conejo|loro murio|muerto|muerta|muerte|fallec*|muriendo",
          "perdi|perdido|extran*|echo perro|perra|perrito|perrita|gato|gata|gatito|mascota",
          "dormir|dormirlo|dormirla|sacrific*|eutanasia perro|perra|perrito|perrita|gato|gata|mascota|veterinari*",
          "era solo un perro|gato|animal",
        ],
        en: [
          "dog|cat|puppy|kitten|pet|rabbit|horse died|death|dead|passed|dying",
          "lost|miss dog|cat|puppy|kitten|pet",
          "put|putting down|sleep dog|cat|pet|vet",
          "was just|only dog|cat|pet|animal",
          "euthan* dog|cat|pet|him|her",
        ],
      },
      examples: {
        es: [
          "se murió mi perro y estoy fatal",
          "tuvimos que dormir a mi gata después de quince años",
          "me dicen que era solo un perro",
          "llego a casa y ya no viene a recibirme",
        ],
        en: [
          "my dog died and I'm in pieces",
          "we had to put my cat down after fifteen years",
          "people tell me it was just a dog",
          "I get home and he's no longer there at the door",
        ],
      },
      reflect: [
        {
          es: "Era una presencia de cada día, sin condiciones ni explicaciones. Que la casa suene distinta sin ella duele de verdad.",
          en: "It was a presence of every day, without conditions or explanations. That the house sounds different now is a real hurt.",
        },
        {
          es: "Se quiere mucho a un animal con el que se ha compartido la vida, y despedirlo es un duelo entero, aunque no todo el mundo lo vea así.",
          en: "An animal you have shared your life with is much loved, and parting from it is grief in full, even if not everyone sees it so.",
        },
        {
          es: "Los horarios, los paseos, el plato en su sitio: las costumbres siguen ahí y tropiezan a cada rato con su ausencia.",
          en: "The hours, the walks, the bowl in its place: the habits are still there, and they keep running into the absence.",
        },
      ],
      ask: [
        {
          es: "¿Qué costumbre de los dos se te hace más rara ahora?",
          en: "Which of your habits together feels strangest now?",
        },
        {
          es: "¿Qué carácter tenía?",
          en: "What was its character like?",
        },
      ],
      offers: ["resource:grief-without-a-calendar"],
    },
    {
      id: "losing-somebody-slowly",
      cues: {
        es: [
          "padre|madre|papa|mama|abuelo|abuela|hermano|hermana|marido|esposa|pareja|hijo|hija|amigo|amiga cancer|terminal|paliativos|metastasis|alzheimer|demencia|uci",
          "tiene cancer|metastasis|tumor padre|madre|papa|mama|abuelo|abuela|hermano|hermana|marido|mujer|esposo|esposa|hijo|hija|pareja",
          "se muriendo|va padre|madre|papa|mama|abuelo|abuela|hermano|hermana|marido|esposa|apagando|morir",
          "queda|quedan poco|meses|semanas|dias vida|padre|madre|papa|mama|abuelo|abuela|le",
          "miedo|preparad*|preparar|asusta muera|morir|perder padre|madre|papa|mama|abuelo|abuela|hermano|hermana|marido|esposa|pareja|hijo|hija",
          "no reconoce padre|madre|papa|mama|abuelo|abuela|hermano|hermana|marido|esposa|pareja|hijo|hija",
          "esta muy|grave enfermo|enferma|grave padre|madre|papa|mama|abuelo|abuela|hermano|hermana|marido|pareja",
        ],
        en: [
          "mother|father|mum|mom|dad|grandma|grandpa|brother|sister|husband|wife|partner|son|daughter|friend cancer|terminal|hospice|palliative|alzheimer's|dementia|icu",
          "dying mother|father|mum|mom|dad|grandma|grandpa|brother|sister|husband|wife|partner|friend",
          "has|got cancer|tumor|tumour mother|father|mum|mom|dad|grandma|grandpa|brother|sister|husband|wife|son|daughter|partner",
          "months|weeks|days left live|mother|father|mum|mom|dad|grandma|grandpa|husband|wife",
          "afraid|scared|ready|prepare|fear|terrified lose|losing|dying|die mother|father|mum|mom|dad|grandma|grandpa|brother|sister|husband|wife|partner",
          "doesn't|no|longer recognise|recognize|know|knows mother|father|mum|mom|dad|grandma|grandpa|brother|sister|husband|wife|partner",
          "very|seriously|really ill|sick mother|father|mum|mom|dad|grandma|grandpa|brother|sister|husband|wife|partner",
        ],
      },
      examples: {
        es: [
          "mi madre tiene cáncer y le quedan pocos meses",
          "mi abuelo se está apagando y no sé cómo prepararme",
          "mi padre tiene alzhéimer y ya no me reconoce",
          "me aterra el día en que me llamen del hospital",
        ],
        en: [
          "my mother has cancer and only a few months left",
          "my grandfather is fading and I don't know how to prepare",
          "my dad has dementia and no longer knows who I am",
          "I dread the day the hospital calls",
        ],
      },
      reflect: [
        {
          es: "Es empezar a despedirse de alguien que todavía está. Se llora antes de tiempo, y a la vez hay que seguir haciendo la compra y sonriendo en las visitas.",
          en: "It is beginning to say goodbye to somebody who is still here. The tears come early, and meanwhile there is shopping to do and a smile to bring to the visits.",
        },
        {
          es: "Vivir pendiente del teléfono y de cada pequeño cambio agota. El corazón va y viene entre la esperanza y el miedo varias veces al día.",
          en: "Living with an ear to the telephone and an eye on each small change is exhausting. The heart goes back and forth between hope and fear many times a day.",
        },
        {
          es: "Ver cómo alguien a quien quieres va perdiendo fuerzas o memoria es perderle a pedazos, sin que llegue nunca el momento de parar a llorarlo.",
          en: "To watch somebody you love lose strength or memory is to lose them in pieces, and there is never a moment to stop and mourn.",
        },
      ],
      ask: [
        {
          es: "¿Qué te gustaría hacer o decir en el tiempo que haya?",
          en: "What would you like to do or say in the time there is?",
        },
        {
          es: "¿Quién más sostiene esto contigo?",
          en: "Who else is holding this up with you?",
        },
      ],
      offers: ["resource:living-with-uncertainty", "resource:caring-without-emptying"],
    },
    {
      id: "break-up",
      cues: {
        es: [
          "deje|dejo|dejado|dejaron|termino|termine|terminado|corto|cortado|rompio|roto novio|novia|pareja|marido|esposo|esposa|mujer|chico|chica|conmigo",
          "rompimos|terminamos|cortamos|separamos|dejamos",
          "me dejo|dejado por otra|otro|alguien",
          "ruptura amorosa|superar|pareja|supero|duele",
          "ex olvid*|extran*|echo|supero|superar|pienso|otra|otro",
          "divorcio|divorciando|divorci*|separacion|separando",
          "se fue marido|mujer|esposo|esposa|pareja|novio|novia otra|otro|casa|dejo",
        ],
        en: [
          "broke|broken|breaking|break up boyfriend|girlfriend|partner|husband|wife|we|me|him|her",
          "breakup",
          "dumped me|him|her",
          "left me husband|wife|boyfriend|girlfriend|partner|fiance",
          "ex miss|over|forget|thinking|someone|stop",
          "divorc*|separated|separating",
          "ended|over relationship|marriage",
        ],
      },
      examples: {
        es: [
          "mi novia me dejó después de cinco años",
          "terminamos hace un mes y lo extraño todos los días",
          "me estoy separando y siento que se acabó mi vida de antes",
          "no puedo dejar de mirar las fotos de mi ex",
        ],
        en: [
          "my girlfriend left me after five years",
          "we broke up a month ago and I miss him every day",
          "I'm getting divorced and my old life feels over",
          "I can't stop looking at my ex's pictures",
        ],
      },
      reflect: [
        {
          es: "La persona sigue en el mundo, pero ya no en tus días. Es un duelo extraño, sin despedida clara y con la tentación de mirar si ha escrito.",
          en: "The person is still in the world, but no longer in your days. It is a strange kind of grief, with no clear farewell and the pull to check for a message.",
        },
        {
          es: "Se rompe una relación y con ella los planes, las bromas que solo entendían dos, la idea que tenías de los próximos años.",
          en: "A relationship breaks, and with it the plans, the jokes that only two people understood, the picture you had of the coming years.",
        },
        {
          es: "Puedes saber que se acabó y, aun así, echar de menos. La cabeza y la costumbre no van al mismo paso.",
          en: "You can know that it is over and miss it all the same. The mind and the habit do not walk at the same pace.",
        },
      ],
      ask: [
        {
          es: "¿Qué es lo que más echas en falta: a la persona, la rutina o quien eras con ella?",
          en: "What do you miss most: the person, the routine, or who you were together?",
        },
        {
          es: "¿Cómo quedaron las cosas al final?",
          en: "How were things left at the end?",
        },
      ],
      offers: ["resource:grief-without-a-calendar", "activity:letter-you-keep"],
    },
  ],
  goOn: [
    {
      es: "Lo que cuentas habla de una ausencia. ¿Qué cosas pequeñas te la recuerdan?",
      en: "What you tell speaks of an absence. Which small things bring it back to you?",
    },
    {
      es: "El duelo no avanza en línea recta: hay ratos en que afloja y ratos en que vuelve entero. ¿Cómo ha venido hoy?",
      en: "Grief does not move in a straight line: at times it loosens, at times it comes back whole. How has it come today?",
    },
    {
      es: "Cuando se pierde a alguien o algo muy querido, el resto del mundo sigue a su ritmo y eso puede doler también. ¿Qué notas a tu alrededor?",
      en: "When someone or something very dear is lost, the rest of the world goes on at its own pace, and that can hurt as well. What do you notice around you?",
    },
    {
      es: "Queda mucho cariño en la manera en que lo dices. ¿Qué te gustaría contar de quien echas de menos?",
      en: "There is a lot of love left in the way you say it. What would you like to tell about the one you miss?",
    },
    {
      es: "Una pérdida cambia también las costumbres de cada día. ¿Qué parte de tu vida se ha quedado distinta desde entonces?",
      en: "A loss changes everyday habits too. Which part of your life has been different since then?",
    },
    {
      es: "Aquí no hay plazos para estar de una manera o de otra. ¿Qué necesita hoy esa tristeza?",
      en: "There are no deadlines here for being one way or another. What does that sadness need today?",
    },
  ],
};
