import type { Topic } from "./topic.ts";

export const anger: Topic = {
  name: "anger",
  words: {
    es: [
      "rabia|rabias|rabieta",
      "ira|furia|furios*|colera|bronca|coraje",
      "enfad*|enoj*|cabre*|encabron*|emput*|arrech*",
      "odio|rencor|resentimiento|resentid*",
      "explot*|estall*|revent*",
      "grite|grito|gritar|gritando|gritos",
      "injust*|discrimin*|racis*|machis*",
      "harto|harta|hartazgo|indign*",
      "celos|celoso|celosa",
      "traicion*|mentira|mentiras|mintio|engano|enganado|enganada|enganaron",
      "vecino|vecina|vecinos|ruido|ruidos",
      "trafico|conducir|manejar|coche|atasco|bocina|claxon",
      "noticias|politica|politicos|gobierno",
      "irrita*|molest*|fastidi*|hierve",
    ],
    en: [
      "anger|angry|angrier",
      "rage|raging|furious|fury|livid|mad",
      "pissed|annoyed|irritat*|irritable|infuriat*",
      "hate|resent*|grudge|bitter",
      "explode|exploded|snapped|snap|outburst",
      "yelled|yelling|shouted|shouting|screamed|screaming",
      "unfair|injustice|unjust|discriminat*|racis*|sexis*",
      "fed|sick|outrag*",
      "jealous|jealousy",
      "betray*|lied|lies|lying|cheated|cheating",
      "neighbor*|neighbour*|noise|noisy",
      "traffic|driving|drivers|road|car",
      "news|politics|politicians|government",
      "temper",
    ],
  },
  situations: [
    {
      id: "jealous-partner",
      cues: {
        es: [
          "pareja|novio|novia|marido|esposo|mujer|esposa celoso|celosa|celos controla|controlador|deja|mira|revisa|prohibe|grita",
          "novio|novia|marido|esposo|esposa|pareja es celoso|celosa",
          "revisa|espia|controla celular|movil|telefono|mensajes|whatsapp|ubicacion novio|novia|marido|pareja|esposo|esposa",
          "me revisa|espia|controla celular|movil|telefono|mensajes|whatsapp|ubicacion",
          "no deja salir|ver|hablar novio|novia|marido|pareja|esposo|esposa",
          "enfada|enoja|pone salgo|salga|hablo|hable novio|novia|marido|pareja|esposo|esposa",
        ],
        en: [
          "partner|boyfriend|girlfriend|husband|wife jealous controls|controlling|checks|lets|yells|accuses",
          "boyfriend|girlfriend|husband|wife|partner is|gets|he's|she's jealous",
          "checks|reads|tracks|monitors phone|messages|texts|location boyfriend|girlfriend|husband|wife|partner",
          "won't|doesn't|not let me boyfriend|girlfriend|husband|wife|partner",
          "boyfriend|girlfriend|husband|wife|partner angry|mad when|if i go|talk|see",
        ],
      },
      examples: {
        es: [
          "mi novio es muy celoso y me revisa el móvil",
          "mi pareja se enfada si salgo con mis amigas",
          "mi marido quiere saber siempre dónde estoy",
          "mi novia se pone como loca si hablo con alguien",
        ],
        en: [
          "my boyfriend is very jealous and checks my phone",
          "my partner gets angry if I go out with my friends",
          "my husband always wants to know where I am",
          "my girlfriend loses it if I talk to anyone",
        ],
      },
      reflect: [
        {
          es: "Tener que dar cuentas de cada salida y de cada mensaje va estrechando el mundo. Y con el tiempo se mide hasta lo que se dice.",
          en: "Having to account for every outing and every message makes the world narrower. With time even the words get measured.",
        },
        {
          es: "A menudo se llama cariño a esa vigilancia, y por eso cuesta decir que molesta o que da miedo. Tu enfado señala un límite.",
          en: "Such watching is often called love, which makes it hard to say that it bothers or frightens. Your anger points to a limit.",
        },
        {
          es: "Parece que pasas el día calculando qué puede desatar una escena. Vivir así, con cuidado de cada paso, agota.",
          en: "It seems that you spend the day working out what might set off a scene. Living like that, careful of every step, is exhausting.",
        },
      ],
      ask: [
        {
          es: "¿Te sientes a salvo con esa persona, también cuando se enfada?",
          en: "Do you feel safe with that person, even when they are angry?",
        },
        {
          es: "¿Qué has dejado de hacer para que no haya problemas?",
          en: "What have you stopped doing so that there is no trouble?",
        },
      ],
      offers: ["help"],
    },
    {
      id: "outburst-regretted",
      cues: {
        es: [
          "grite|explote|estalle|reviente|solte hijo|hija|hijos|hijas|ninos|pareja|marido|mujer|madre|padre|novio|novia|todos",
          "grite|explote|estalle|descontrol*|perdi arrepient*|culpa|verguenza|mal|control|papeles|nervios|estribos|despues",
          "arrepient* dije|grite|dicho|gritado|golpe|rompi",
          "rompi|tire|lance|golpee plato|puerta|pared|celular|movil|vaso|cosas",
          "pierdo paciencia|control|nervios|papeles|estribos",
          "dije cosas sentia|siento|queria|horribles|feas",
        ],
        en: [
          "yelled|shouted|snapped|screamed|exploded kids|son|daughter|children|partner|husband|wife|mother|mum|mom|everyone|boyfriend|girlfriend",
          "lost|lose|losing temper|control",
          "lost|lose|losing temper|control kids|again|regret|guilty|ashamed|sorry",
          "regret said|yelling|shouting|yelled|did",
          "threw|punched|slammed plate|door|wall|glass|things",
          "said things didn't|mean|awful|horrible|terrible",
        ],
      },
      examples: {
        es: [
          "les grité a mis hijos y me siento fatal",
          "exploté por una tontería y dije cosas que no sentía",
          "pierdo los nervios y luego me arrepiento",
          "di un portazo y rompí un vaso, no me reconozco",
        ],
        en: [
          "I yelled at my kids and feel terrible",
          "I blew up over nothing and said things I didn't mean",
          "I lose my temper and then regret it",
          "I slammed the door and broke a glass, that's not me",
        ],
      },
      reflect: [
        {
          es: "Salió más fuerte de lo que querías, y ahora te quedas con el eco: lo que dijiste, las caras, el silencio de después.",
          en: "It came out harder than you wanted, and now you are left with the echo: what you said, the faces, the silence afterwards.",
        },
        {
          es: "Una explosión casi nunca habla solo de ese momento. Suele venir de muchas gotas anteriores que nadie contó.",
          en: "An outburst hardly ever speaks of that moment alone. It tends to come from many earlier drops that nobody counted.",
        },
        {
          es: "Que te pese muestra que así no quieres tratar a nadie. La distancia entre lo hecho y lo querido es justo lo que duele.",
          en: "That it weighs on you shows that this is not how you want to treat people. The distance between what was done and what was meant is just what hurts.",
        },
      ],
      ask: [
        {
          es: "¿Cómo están ahora quienes estaban delante, y se siente todo el mundo a salvo en casa?",
          en: "How are those who were there now, and does everyone feel safe at home?",
        },
        {
          es: "¿Qué notaste en el cuerpo justo antes de que saliera?",
          en: "What did you notice in your body just before it came out?",
        },
      ],
      offers: ["resource:pauses-in-an-argument", "help"],
    },
    {
      id: "betrayal",
      cues: {
        es: [
          "traicion*|engano|enganado|enganada|enganaba|enganaron amigo|amiga|pareja|novio|novia|marido|mujer|esposo|esposa|socio|hermano|hermana",
          "mintio|mentido|mentira|mentiras|mentia amigo|amiga|pareja|novio|novia|marido|mujer|esposo|esposa|meses|anos|descubri",
          "traiciono|mintio mejor amigo|amiga",
          "infiel|infidelidad|cuernos|amante",
          "conto|contado|contaron secreto|secretos",
          "confiaba|confie confianza|mintio|engano|traiciono|espalda",
          "espaldas mis|hablan|hablaba|hablando|hizo|hicieron",
        ],
        en: [
          "betray* friend|friends|partner|boyfriend|girlfriend|husband|wife|brother|sister|me",
          "cheated|cheating|affair|unfaithful husband|wife|boyfriend|girlfriend|partner|me",
          "lied|lying|lies friend|partner|boyfriend|girlfriend|husband|wife|months|years|me",
          "told|shared secret|secrets",
          "trusted lied|betrayed|back|cheated",
          "betrayed|lied best friend",
          "behind my back",
        ],
      },
      examples: {
        es: [
          "mi pareja me engañó y no puedo pensar en otra cosa",
          "mi mejor amiga contó lo que le confié",
          "descubrí que llevaba meses mintiéndome",
          "alguien en quien confiaba me traicionó",
        ],
        en: [
          "my partner cheated on me and I can't think of anything else",
          "my best friend told everyone what I had confided in her",
          "I found out he'd been lying to me for months",
          "someone I trusted betrayed me",
        ],
      },
      reflect: [
        {
          es: "No se rompe solo la confianza en esa persona. También el pasado se llena de dudas: qué fue verdad, desde cuándo, qué no se vio.",
          en: "It is not only trust in that person that breaks. The past fills with doubt as well: what was true, since when, what went unseen.",
        },
        {
          es: "Hay mucha rabia, y debajo el golpe de que viniera precisamente de quien tenía la llave.",
          en: "There is a great deal of anger, and beneath it the blow that it came from the very one who held the key.",
        },
        {
          es: "La escena vuelve una y otra vez, como si mirándola de nuevo fuera a salir distinta. La cabeza busca una explicación que esté a la altura del daño.",
          en: "The scene comes back again and again, as if by looking once more it might turn out differently. The mind is searching for an explanation as large as the harm.",
        },
      ],
      ask: [
        {
          es: "¿Qué parte de lo que pasó es la que más se te repite?",
          en: "Which part of what happened keeps coming back the most?",
        },
        {
          es: "¿Qué necesitarías tú ahora, pase lo que pase con esa persona?",
          en: "What would you need now, whatever happens with that person?",
        },
      ],
      offers: ["activity:letter-you-keep"],
    },
    {
      id: "own-jealousy",
      cues: {
        es: [
          "tengo|siento|dan|da|muero celos",
          "soy celoso|celosa",
          "soy celoso|celosa novio|novia|pareja|marido|mujer",
          "celos pareja|novio|novia|marido|mujer|amigo|amiga|hermano|hermana|ex|enferm*|control*",
          "reviso|mirar|miro|revise celular|movil|telefono|perfil|instagram novio|novia|pareja|marido|mujer|ex",
          "envidia siento|tengo|da|hermano|hermana|amigo|amiga",
        ],
        en: [
          "i'm|feel|get|so jealous",
          "i get|feel|am jealous girlfriend|boyfriend|partner|husband|wife",
          "jealous girlfriend|boyfriend|partner|husband|wife|friend|sister|brother|ex",
          "jealousy my|eats|eating|kills|control",
          "check|checking|checked his|her|their phone|profile|instagram|messages",
          "envy|envious feel|my|friend|sister|brother",
        ],
      },
      examples: {
        es: [
          "me muero de celos cuando mi novia sale sin mí",
          "soy muy celoso y no quiero ser así",
          "le reviso el teléfono y luego me odio",
          "siento envidia de mi hermana y me avergüenza",
        ],
        en: [
          "I get so jealous when my girlfriend goes out without me",
          "I'm a jealous person and I don't want to be",
          "I check his phone and then hate myself",
          "I envy my sister and I'm ashamed of it",
        ],
      },
      reflect: [
        {
          es: "Los celos ponen a trabajar la imaginación a todas horas, y casi siempre en contra. Debajo suele haber miedo a perder un lugar.",
          en: "Jealousy keeps the imagination at work at all hours, and nearly always against you. Beneath it there tends to be fear of losing a place.",
        },
        {
          es: "Mirar y comprobar da un minuto de alivio, y después pide mirar otra vez. Al final no descansa nadie.",
          en: "Looking and checking brings a minute's relief, and then asks for another look. In the end nobody rests.",
        },
        {
          es: "Hay una parte que arde y otra que se avergüenza de arder. Poder ver las dos ya es mirarlo con honestidad.",
          en: "One part burns, and another is ashamed of burning. To see both is already an honest way of looking at it.",
        },
      ],
      ask: [
        {
          es: "¿Qué es lo que más temes perder?",
          en: "What are you most afraid of losing?",
        },
        {
          es: "Cuando los celos aprietan, ¿qué haces, y cómo se queda la otra persona?",
          en: "When the jealousy tightens, what do you do, and how is the other person left?",
        },
      ],
      offers: ["resource:pauses-in-an-argument", "resource:self-compassion"],
    },
    {
      id: "anger-at-oneself",
      cues: {
        es: [
          "rabia|enfad*|enoj*|furios*|cabre*|bronca|coraje conmigo|mismo|misma",
          "odio|perdono mismo|misma",
          "me odio por|haber|despues",
          "tonto|tonta|idiota|imbecil|estupid* soy|fui que|siempre|por",
          "no perdono haber|hacer|hice",
          "siempre mismo|misma error|piedra|caigo|tropiez*",
        ],
        en: [
          "angry|mad|furious|annoyed|pissed myself",
          "can't|cant|never forgive myself",
          "hate|kick|kicking myself for|having|letting|saying",
          "what an idiot|fool was|am|i",
          "myself idiot|stupid|fool",
          "same mistake|mistakes again|always|keep",
        ],
      },
      examples: {
        es: [
          "tengo mucha rabia conmigo por haberlo permitido",
          "no me perdono lo que hice",
          "qué idiota fui por confiar",
          "siempre tropiezo con la misma piedra y me odio por eso",
        ],
        en: [
          "I'm so angry at myself for letting it happen",
          "I can't forgive myself for what I did",
          "what an idiot I was to trust them",
          "I keep making the same mistake and I hate myself for it",
        ],
      },
      reflect: [
        {
          es: "Toda esa rabia ha acabado apuntando hacia dentro, y ahí no hay nadie que se aparte ni que pida una tregua.",
          en: "All that anger has ended up pointing inward, and in there nobody steps aside or asks for a truce.",
        },
        {
          es: "Te juzgas con la información de hoy. Quien tomó aquella decisión tenía otras cartas, otro cansancio y otras razones.",
          en: "You are judging yourself by what you know today. Whoever made that decision held other cards, another tiredness and other reasons.",
        },
        {
          es: "Ser implacable con lo propio puede parecer una forma de no repetirlo. Mientras tanto, es vivir con alguien que te riñe a todas horas.",
          en: "To be merciless with yourself can look like a way of not doing it again. In the meantime it means living with somebody who scolds you at all hours.",
        },
      ],
      ask: [
        {
          es: "¿Qué intentabas cuidar o conseguir en aquel momento?",
          en: "What were you trying to protect or to reach at that moment?",
        },
        {
          es: "¿Qué haría falta para que esa cuenta pudiera darse por saldada?",
          en: "What would it take for that account to be settled?",
        },
      ],
      offers: ["resource:self-compassion", "activity:speak-kindly-to-yourself"],
    },
    {
      id: "kept-in",
      cues: {
        es: [
          "callo|callar|trago|tragar|guardo|guardar|guardada|aguanto|aguantar rabia|enojo|enfado|bronca|coraje",
          "trago|tragar|callo todo|siempre",
          "no se|puedo|atrevo|consigo enfadarme|enojarme",
          "expresar|mostrar|sacar rabia|enojo|enfado|bronca|coraje",
          "sonrio dentro|hierve|rabia|ardo",
          "hierve|quema|ardo|arde dentro|sangre",
          "nunca me enfado|enojo|quejo",
          "tragandome|guardandome|aguantandome",
        ],
        en: [
          "bottle|bottled|bottling up|inside|everything",
          "keep|hold|holding|swallow|swallowing anger|rage inside|in|back|years",
          "can't|cant|never|afraid express|show anger|rage",
          "smile|smiling inside|boiling|rage|angry",
          "boiling|seething inside",
          "never get angry|mad",
        ],
      },
      examples: {
        es: [
          "me lo trago todo y luego me duele el estómago",
          "sonrío por fuera y por dentro me hierve la sangre",
          "no sé enfadarme, siempre me callo",
          "tengo mucha rabia guardada desde hace años",
        ],
        en: [
          "I bottle everything up and then feel ill",
          "I smile on the outside and inside I'm boiling",
          "I don't know how to get angry, I always keep quiet",
          "I've been holding on to this rage for years",
        ],
      },
      reflect: [
        {
          es: "Lo que no se dice no desaparece: se queda en la mandíbula, en el estómago, en una respuesta seca a quien no tenía culpa.",
          en: "What is not said does not vanish: it stays in the jaw, in the stomach, in a sharp reply to somebody who was not to blame.",
        },
        {
          es: "Callar ha evitado muchas discusiones, y el precio lo has ido pagando por dentro, en cuotas pequeñas.",
          en: "Keeping quiet has avoided many arguments, and you have been paying the price inside, in small instalments.",
        },
        {
          es: "Quizá en algún momento enfadarse salía caro, y se aprendió a sonreír. Esa sonrisa hoy pesa.",
          en: "Perhaps at some time it cost too much to be angry, and smiling was learned instead. Today that smile is heavy.",
        },
      ],
      ask: [
        {
          es: "Si esa rabia pudiera decir una frase, ¿a quién se la diría?",
          en: "If that anger could say one sentence, to whom would it say it?",
        },
        {
          es: "¿Qué pasaba, cuando eras más joven, si alguien se enfadaba?",
          en: "When you were younger, what happened if somebody got angry?",
        },
      ],
      offers: ["activity:free-writing", "resource:muscle-relaxation"],
    },
    {
      id: "unheard",
      cues: {
        es: [
          "nadie|no|nunca me escucha|escuchan|escuchas",
          "nadie|no hace|hacen caso",
          "nadie me oye|escucha cuando|hablo|casa",
          "no me hacen|hace|toman caso|serio|cuenta",
          "interrump* siempre|me|hablo|hablar|dejan",
          "hablo|hablar|digo pared|paredes|invisible",
          "ignoran|ignora|ninguneo|ningunean|ningunea siempre|opinion|digo|todos|rabia",
        ],
        en: [
          "nobody|no|never listens|listen|hears|heard me",
          "doesn't|don't|won't|isn't listen|listening me he|she|they|people",
          "interrupt* me|always|constantly",
          "talk|talking wall|walls|invisible",
          "ignored|ignores|ignore me always|opinion|what|everyone",
          "take|takes|taken seriously",
        ],
      },
      examples: {
        es: [
          "nadie me escucha cuando hablo",
          "es como hablar con una pared",
          "digo las cosas mil veces y no me hacen caso",
          "siempre me interrumpen, parece que soy invisible",
        ],
        en: [
          "nobody listens when I speak",
          "it's like talking to a wall",
          "I say things a thousand times and they take no notice",
          "they always interrupt me as if I were invisible",
        ],
      },
      reflect: [
        {
          es: "Decir algo una y otra vez y que rebote acaba quemando. Llega un punto en que solo queda subir la voz o dejar de hablar.",
          en: "To say a thing again and again and have it bounce off burns in the end. A point comes where only a raised voice or silence seems left.",
        },
        {
          es: "Lo que enfada no es solo el tema, sino lo que se entiende entre líneas: que tu palabra cuenta menos.",
          en: "What angers is not the subject alone, but what is heard between the lines: that your word counts for less.",
        },
        {
          es: "Pides algo bastante sencillo, que alguien se quede quieto mientras hablas y se entere, y cada vez que falta se nota más.",
          en: "You are asking for something fairly simple, that somebody stay still while you speak and take it in, and each time it is missing it shows more.",
        },
      ],
      ask: [
        {
          es: "¿Qué es lo que llevas tiempo intentando que se entienda?",
          en: "What have you been trying to get across for so long?",
        },
        {
          es: "¿Con quién sí notas que tus palabras llegan?",
          en: "With whom do you notice that your words arrive?",
        },
      ],
      offers: ["activity:one-clear-request", "resource:pauses-in-an-argument"],
    },
    {
      id: "neighbours-noise-traffic",
      cues: {
        es: [
          "vecino|vecina|vecinos|vecinas ruido|ruidos|musica|gritos|perro|fiesta|obra|obras|golpes|noche|molest*|odio|insoportable*",
          "ruido|ruidos soporto|aguanto|vuelve|loco|loca|calle|obra|obras|bar|descansar",
          "trafico|atasco|tranco*|taco|coche|carro|conducir|manejar|volante|conductores nervios|rabia|enfad*|enoj*|furios*|grit*|insult*|odio|bronca|estres*",
          "cola|fila|metro|autobus|colectivo rabia|enfad*|enoj*|cuela|cuelan|empujan|soporto|irrit*",
          "aparc*|estacion* vecino|sitio|rabia|coche|lugar",
        ],
        en: [
          "neighbor*|neighbour* noise|noisy|loud|music|dog|party|parties|barking|night|upstairs|hate",
          "noise can't|cant|stand|crazy|mad|street|construction|bar|sleep",
          "traffic|driving|drivers|driver|road|car rage|angry|furious|yell*|hate|cut|honk*",
          "queue|line|subway|bus angry|pushing|push|stand|irritat*|rude|jump",
          "parking neighbor*|neighbour*|spot|space|angry",
        ],
      },
      examples: {
        es: [
          "los vecinos ponen la música a todo volumen y no puedo más",
          "me pongo hecho una furia cuando conduzco",
          "el ruido de la obra me está volviendo loca",
          "la gente que se cuela me saca de quicio",
        ],
        en: [
          "my neighbours play loud music all night and I've had it",
          "I get furious when I drive",
          "the noise from the building site is driving me crazy",
          "people who jump the queue drive me mad",
        ],
      },
      reflect: [
        {
          es: "Son cosas que se meten en tu espacio sin pedir permiso y se repiten sin que puedas apagarlas. Así cualquiera acaba en guardia.",
          en: "These are things that enter your space without asking, and come back without an off switch. Anyone would end up on guard.",
        },
        {
          es: "Lo que enciende no es un ruido o un coche, sino la sensación de que a nadie le importa lo que provoca en los demás.",
          en: "What lights the fuse is not one noise or one car, but the sense that nobody cares what it does to others.",
        },
        {
          es: "Desde fuera puede parecer poca cosa, y sin embargo se lleva el descanso, el humor y el rato en que ibas a estar en paz.",
          en: "From outside it may look like a small thing, and yet it takes away the rest, the good mood and the while in which you were going to be at peace.",
        },
      ],
      ask: [
        {
          es: "¿Cómo llegabas ese día, antes de que pasara?",
          en: "How were you that day, before it happened?",
        },
        {
          es: "¿Qué has intentado hasta ahora, y qué pasó?",
          en: "What have you tried so far, and what came of it?",
        },
      ],
      offers: ["activity:shake-out-and-settle", "resource:muscle-relaxation"],
    },
    {
      id: "news-and-politics",
      cues: {
        es: [
          "noticias|noticiero|telediario|informativo rabia|enfad*|enoj*|indign*|furios*|ansiedad|veo|leo|ver|soporto|mundo",
          "politica|politicos|gobierno|presidente|elecciones|corrupcion rabia|enfad*|enoj*|indign*|asco|odio|harto|harta|discut*|familia|verguenza",
          "mundo guerra|guerras|injusticia|impotencia|rabia",
          "redes|twitter|comentarios|internet odio|rabia|discut*|politica|noticias|insult*",
          "discut*|pele* politica",
          "cambio climatico|clima",
        ],
        en: [
          "news angry|furious|outrag*|watch*|read*|rage|anxious|world",
          "politics|politicians|government|president|election|corruption angry|furious|hate|sick|argu*|family|rage|disgust*",
          "world war|wars|injustice|powerless|angry",
          "twitter|comments|internet|social hate|angry|argu*|politics|news|rage",
          "argu*|fight|fought politics",
          "climate change|crisis",
        ],
      },
      examples: {
        es: [
          "veo las noticias y me lleno de rabia",
          "acabé discutiendo de política con mi familia",
          "los políticos me tienen harta",
          "no paro de leer sobre la guerra y siento impotencia",
        ],
        en: [
          "I watch the news and fill up with rage",
          "I ended up arguing about politics with my family",
          "I'm sick of politicians",
          "I keep reading about the war and feel powerless",
        ],
      },
      reflect: [
        {
          es: "Entra en casa el dolor del mundo entero, y con él la impotencia de que tu enfado parezca no mover nada.",
          en: "The pain of the whole world comes into the house, and with it the helplessness of an anger that seems to move nothing.",
        },
        {
          es: "Lo que pasa ahí fuera toca cosas en las que crees. Por eso cuesta apagarlo, aunque quemarse delante de una pantalla agote.",
          en: "What goes on out there touches things you believe in. So it is hard to switch off, however tiring it is to burn in front of a screen.",
        },
        {
          es: "Cada titular pide una reacción y el siguiente llega antes de que la anterior se enfríe. El cuerpo no sabe que está lejos.",
          en: "Every headline asks for a reaction, and the next one arrives before the last has cooled. The body does not know that it is far away.",
        },
      ],
      ask: [
        {
          es: "¿Qué tema, de todos, es el que más te toca, y con qué de tu vida conecta?",
          en: "Which subject touches you most of all, and what in your life does it connect with?",
        },
        {
          es: "¿Cómo te quedas una hora después de haberlo visto o discutido?",
          en: "How are you an hour after watching it or arguing about it?",
        },
      ],
      offers: ["resource:news-without-drowning", "activity:news-with-limits"],
    },
    {
      id: "injustice",
      cues: {
        es: [
          "injust*|injusticia siempre|trat*|rabia|es|me|hicieron|culpa|todo",
          "no justo|justa es|que|me",
          "culparon|culpan|acusaron|acusan hice|falso|nada|algo|culpa|mi",
          "aprovechan|aprovecha|aprovecharon mi|me|todos",
          "discrimin*|racis*|machis*|homofob*",
          "favorit* siempre|hermano|hermana|otro|otros",
          "salen|sale|salio suya|siempre|impune|rabia",
        ],
        en: [
          "unfair|injustice|unjust it's|so|always|treated|me|angry",
          "not|isn't fair it's|that|it",
          "blamed|accused didn't|wrongly|falsely|me|nothing",
          "takes|take|taking advantage people|everyone|they|always",
          "discriminat*|racis*|sexis*|homophob*",
          "favorit*|favourit* always|brother|sister|others",
          "get|gets|got away with it",
        ],
      },
      examples: {
        es: [
          "es injusto que me echen la culpa de algo que no hice",
          "todos se aprovechan de mí y me da mucha rabia",
          "me discriminaron y nadie dijo nada",
          "hacen lo que quieren y siempre se salen con la suya",
        ],
        en: [
          "it's unfair that I get blamed for something I didn't do",
          "everyone takes advantage of me and it makes me furious",
          "I was discriminated against and nobody said a word",
          "they do as they please and always get away with it",
        ],
      },
      reflect: [
        {
          es: "Lo que te hierve no es capricho: ha pasado algo que a tus ojos no está bien, y nadie ha respondido por ello.",
          en: "What makes your blood boil is no whim: something happened that in your eyes is not right, and nobody has answered for it.",
        },
        {
          es: "Duele el hecho y duele el silencio alrededor, como si hubiera que tragarlo y además con buena cara.",
          en: "The thing itself hurts, and so does the silence around it, as if it had to be swallowed, and with a good grace at that.",
        },
        {
          es: "Cuando las reglas no valen igual para todo el mundo, la rabia hace de brújula. El cansancio llega al ver que se repite.",
          en: "When the rules are not the same for everyone, anger serves as a compass. The weariness comes from seeing it happen again.",
        },
      ],
      ask: [
        {
          es: "¿Qué habría sido lo justo para ti?",
          en: "What would have been fair, in your eyes?",
        },
        {
          es: "¿Quién ha visto lo que pasó y te cree?",
          en: "Who saw what happened and believes you?",
        },
      ],
      offers: ["activity:letter-you-keep", "activity:within-my-reach"],
    },
  ],
  goOn: [
    {
      es: "Hay rabia en lo que escribes, y la rabia suele cuidar de algo. ¿Qué está defendiendo?",
      en: "There is anger in what you write, and anger tends to look after something. What is it standing up for?",
    },
    {
      es: "Lo que pasó todavía está caliente. ¿En qué parte del cuerpo lo notas ahora?",
      en: "What happened is still hot. Where in your body do you notice it now?",
    },
    {
      es: "A veces el enfado llega primero y detrás vienen otras cosas: tristeza, miedo, cansancio. ¿Qué hay detrás del tuyo?",
      en: "Sometimes anger arrives first, and other things come behind it: sadness, fear, weariness. What is behind yours?",
    },
    {
      es: "Se nota que esto no viene de hoy. ¿Cuándo fue la primera vez que te sentiste así con este asunto?",
      en: "It shows that this did not begin today. When did you first feel like this about the matter?",
    },
    {
      es: "Aquí puede salir con las palabras que haga falta. ¿Qué dirías si nadie fuera a contestarte?",
      en: "Here it can come out in whatever words it needs. What would you say if nobody were going to answer back?",
    },
    {
      es: "Cuando algo enciende tanto, cuesta ver el resto del cuadro. ¿Qué cambiaría para ti si se arreglara una sola cosa?",
      en: "When something burns like this, the rest of the picture is hard to see. What would change for you if one single thing were put right?",
    },
  ],
};
