import { languages, type ByLanguage } from "../language.ts";

// Figures of speech that sound dangerous and never are. They are removed before a message is read, so that the rest of it still counts.
// Only phrases without a second meaning are listed: "mi marido me va a matar si me voy" is not.
// Words are in lower case, without accents, separated by one space; punctuation is a word of its own (normalise.ts).

const feeling =
  "(?:la )?(?:risa|hambre|sed|sueno|frio|calor|ganas(?! de (?:mori|mat|desapar|acabar|irme|no ))|verguenza|pena ajena|aburrimiento|amor|envidia|nervios|cansancio|ternura|curiosidad|antojo|celos|asco|felicidad|emocion)";
const strain =
  "(?:plazos?|entregas?|trabajo|tarea|tareas|examen(?:es)?|tesis|proyecto|reunion(?:es)?|dieta|trafico|calor|frio|espalda|cabeza|rodillas?|pies|zapatos|alergia|horario|turnos?|gimnasio|curso|materia|mudanza|deadlines?|intriga|suspenso)";
const things =
  "(?:bateria|pila|celular|cel|movil|telefono|compu|computadora|portatil|internet|wifi|auto|carro|coche|moto|motor|planta|cactus|tele|consola|mando|aplicacion|app)";
const pests =
  "(?:(?:un|una|el|la|los|las|dos|tres|muchos|muchas|unos|unas) )?(?:mosquitos?|mosca|moscas|cucarachas?|hormigas?|aranas?|zancudos?|ratas?|ratones|malas hierbas|hierbas|pulgas|polillas?)";

// fear of harmless things, expressed as "I don't want to die"
const dreaded =
  "(?:volar|los aviones|el avion|las alturas|las agujas|los perros|las tormentas|la turbulencia|los ascensores|los elevadores|el dentista)";
const feared =
  "(?:flying|planes|the plane|the flight|turbulence|heights|needles|dogs|storms|thunder|lifts|elevators|the dentist)";

const spanish = [
  "(?:siento|creo|parece) (?:que |q )?me (?:voy a|vaya a) desmayar",
  "me (?:acaba de dar|ha dado|dio) (?:algo|una cosa)",
  // an argument is no violence
  "(?:he |hemos |habia )?discut(?:id[oa]|i|imos|iendo|ir)(?: con (?:mi|mis|el|la|un|una) \\w+)?",
  "(?:me|nos) (?:vuelven?|trae[n]?|tienen? volviend[oa]|esta[n]? volviendo) loc[oa]s?",

  // what embitters or fills a life is no danger while it is a thing or somebody at work
  "(?:me|nos|te) (?:est[aá]n? )?amarg\\w+ (?:la vida|la existencia)",
  "(?:qu?e?|menudas|tengo|con) ganas de q(?:ue)? (?:se )?(?:acabe|termine|pase|llegue)n? (?:ya )?(?:el|la|este|esta|mi) \\w+",
  "no me da la vida(?: para \\w+)?",
  // never a cry for help: "no puedo respirar ayuda"
  "(?<!(?:puedo|puede|pueden|cuesta|dificil|deja|dejan) )respirar (?:asi )?(?:siempre |ya |si que )?me (?:ayuda|ayudo|sirve|sirvio|calma|relaja)",
  "(?:tengo|hay|con) planes? para (?:esta noche|hoy|manana|el finde|el fin de semana)",

  `(?:me|te|nos|se) (?:muero|mori|moria|morimos|morimo|mueres|moris|muere|mueren|morir|muriendo|estoy muriendo) de ${feeling}`,
  `(?:me estoy|estoy|estamos|voy a|casi me|casi) (?:muriendo|morir|morirme|muero) de ${feeling}`,
  `muert[oa]s? de ${feeling}`,
  `(?:este|esta|estos|estas|el|la|los|las|mi|mis|tanto|tanta) (?:\\w+ ){0,2}?${strain}(?: \\w+){0,4}? me (?:esta|estan|va a|van a) (?:matando|matar)`,
  `mi (?:mama|papa|madre|padre|jefe|jefa|profe|profesora?|hermana|hermano|abuela|entrenador) me (?:va a matar|mata) (?:cuando vea|cuando se entere de|si ve|si se entera de|por) (?:la|las|el|los|lo de|mi|mis|esa|esta) (?:\\w+ )?(?:notas?|calificacion(?:es)?|examen|desorden|cuarto|ropa|tarea|boleta|tatuaje|pelo|corte|vaso|jarron|coche|carro|auto|celular|cuenta|factura|alfombra|sillon|cocina|plato|ventana)`,
  `se (?:me |le |nos )?(?:murio|murieron|muere|esta muriendo|acaba de morir|ha muerto) (?:el|la|los|las|mi|tu|su) (?:\\w+ )?${things}`,
  `(?:el|la|mi) ${things} (?:\\w+ )?(?:murio|muerta|muerto|se murio|esta muert[oa])`,
  `(?:mate|mato|matar|matando|maten|matamos|hay que matar) (?:el tiempo|${pests})`,
  `(?:el|la|mi|este|esta|nuestro|nuestra) ${things} (?:ya )?no (?:me )?(?:arranca|prende|enciende|funciona|carga|anda|va)(?: (?:otra vez|de nuevo|hoy|bien))?`,
  // "esa rata" may be somebody
  "matar a (?:es|est)[aeo]s? (?:mosquitos?|moscas?|hormigas?|aranas?|zancudos?|pulgas?|polillas?)",
  "(?:tom(?:o|e|ar|ando|amos|arme) )?(?:un |otro |mas |mucho )?(?:cafe|cafecito|mate|te) para (?:aguantar|tirar|seguir|despejarme|no dormirme|espabilar\\w*|despertar\\w*)(?: (?:el dia|la tarde|la manana|despiert[oa]|el turno))?",
  // a drink or the sun, where nothing else is taken with it
  "(?:tom(?:o|e|ar|ando|amos|abamos|arme|arnos|emos)|bebiendo)(?: (?:un|una|unos|unas|el|mi|mis|el primer|otro))? (?:mates?|terere|cafe|cafecito|cafelito|te|infusion|manzanilla|agua|jugo|zumo|limonada|chocolate|colacao|leche|caldo|sopa|sol|aire|apuntes|fotos?)(?= |$)(?![^.!?]*(?:pastill|comprimid|medic|veneno|cloro|lejia|ron\\b|vodka|alcohol|dosis|tod[oa]s?\\b))",
  // anger at who ate the dessert, and at a lost game
  "(?:voy a|quiero|vi a|ganas de) matar a mi (?:herman[oa]|prim[oa]|gat[oa]|perr[oa]|companer[oa] de piso|roommate)(?: ,)?(?: que)? (?:se (?:comio|tomo|termino|bebio|acabo|ha comido)|me (?:comio|robo|rompio|mancho|uso|escondio|mordio|perdio)|otra vez se (?:comio|tomo))",
  "me quiero matar(?: ja\\w*)?(?: ,)? (?:perdi|perdimos|se me (?:cayo|rompio|quemo|paso|cerro)|olvide|manche|deje) (?:la|el|las|los|mi|un|una) (?:partida|partido|bondi|micro|colectivo|tren|camion|celu|celular|pantalla|torta|arroz|pollo|guiso|bolleria|archivo)",
  "si (?:hoy |manana )?(?:pierd\\w+|gana\\w*|desciend\\w+|cancelan|llueve|sale mal)(?: \\w+){0,3} me (?:corto las venas|mato|tiro por la ventana)",
  // "acabar de" says that something has just been done, and ends nothing
  // leaving a job or a class is no farewell to life
  "me despid(?:o|i) de (?:mis|los|las|el|la|mi) (?:compas|companer[oa]s?|compis|alumn[oa]s|colegas|clase|equipo|oficina|jef[ea]|vecin[oa]s|trabajo|curro|chamba|pega)(?![^.!?;]*\\b(?:vida|mundo|siempre|todos?|familia|carta|nota|pastillas)\\b)",
  "(?:me |nos |se |te )?acab(?:o|a|as|amos|an|aba|abamos|aban) de (?:llegar|salir|volver|venir|regresar|entrar|comer|cenar|desayunar|almorzar|merendar|ver|leer|terminar|acabar|empezar|mudar|despertar|levantar|duchar|cocinar|comprar|aterrizar|aparcar|estudiar|ganar|conocer|jubilar|casar|limpiar|fregar|plantar|regar|correr|entrenar|nadar|pasear|hornear|cobrar|cumplir|graduar)(?:me|te|se|nos|lo|la|los|las|le|les)?(?![a-z])",
  // what happens in kitchens, to cars and at the doctor's
  "me (?:he cortado|corte)(?: (?:con (?:un|el) cuchillo|el dedo|la mano|un dedo))? (?:cocinando|pelando|picando|cortando|abriendo|preparando)(?: \\w+){0,2}",
  "(?:(?:estoy|me quedo|estare) )?sol[oa] en casa (?:este|el|hoy|todo el) (?:finde|fin de semana|sabado|domingo|dia|puente)",
  "quiero que (?:se )?(?:acabe|termine|pase)n? (?:ya )?(?:el|la|este|esta|mi) (?:dia|semana|turno|clase|mes|curso|ano|reunion|jornada)",
  `me da(?:n)? (?:mucho )?miedo ${dreaded}`,
  "se (?:me|nos|le) (?:pego|pegaron|quemo|quemaron|ahumo|corto|paso|pasaron) (?:(?:un poco|otra vez|todo) )?(?:el|la|los|las) (?:arroz|leche|lentejas|tortillas?|pollo|guiso|salsa|pan|carne|cebolla|ajo|torta|pastel|bizcocho|galletas|mayonesa|crema|comida|cena|cafe|tostadas?|frijoles|sopa|pasta)",
  "(?:di|dio|pegue|pego|metio|meti) un (?:golpe|golpecito|toque|raspon|porrazo) (?:al|a mi|a la|a su|con el|con la) (?:carro|coche|auto|moto|camioneta|furgoneta|bici)",
  "pistol(?:as?|itas?) de (?:agua|silicona?|silicon|pegamento|juguete|clavos|masaje|pintura)",
  "(?:me|te|le|nos|les) (?:sacan|sacaron|saco|van a sacar|va a sacar|extraen|sacaran) sangre|sacar(?:me|te|le|se|nos)? sangre",
  "me corto las venas(?: ,)?(?= (?:ja\\w+|xd|que dramatic|q dramatic))",
  `ni muert[oa]`,
  `de mala muerte`,
  `no (?:me )?quiero morir(?:me)?(?: ,)? (?:(?:pero|es que|solo|solamente|simplemente) )*(?:me da(?:n)? (?:mucho )?miedo|tengo (?:mucho )?miedo (?:a|de)) ${dreaded}`,
  `matad[oa] (?:de|del|por el) (?:trabajo|cansancio|sueno|gimnasio|entreno)`,
];

const tiring =
  "(?:deadlines?|commute|traffic|heat|homework|essay|exams?|finals|workout|back|feet|shoes|head|knees?|allergies|suspense|meetings?|diet|code|project|schedule|paperwork|hangover|humidity|heels|stairs|internship|thesis|jet lag|hay fever)";
const devices =
  "(?:phone|battery|batteries|laptop|computer|car|wi ?fi|internet|plants?|cactus|console|controller|mic|engine|fridge|printer|router|headphones|flashlight|airpods)";

const english = [
  "(?:had an argument|argued|arguing|argue)(?: with (?:my|the|a) \\w+)?",

  "can'?t wait for (?:this|the) (?:\\w+ )?(?:day|week|shift|month|year|semester|class|meeting) to (?:be over|end|finish)",
  "feel(?:ing|s)? (?:like |as if )?(?:i'm |im |i am |i'll |i might )?(?:going to |gonna |about to |might )?(?:faint|pass out)",
  "suck\\w* the life out of (?:me|us)",
  "(?:have|got|made) plans (?:for )?tonight",
  "(?<!(?:not|n't|nt|stop|stops|stopped|hardly|barely|trouble|isnt|aint) )(?:breathing (?:thing|exercise|bit) (?:does |really |always |did )?help(?:s|ed)?|breathing (?:really |always )?help(?:s|ed))(?! me ?$)",

  "(?:dying|die|died|dead) (?:of|from|with) (?:laughter|laughing|hunger|thirst|boredom|embarrassment|cringe|curiosity|heat|the heat|cuteness|jealousy|excitement)",
  "(?:died|dying|dies|dead|die) laughing",
  `(?:this|that|these|those|the|my|our) (?:\\w+ ){0,3}?${tiring}(?: \\w+){0,3}? (?:is|are|was|were|'s)? ?(?:\\w+ )?killing me(?: here)?`,
  `(?:mom|mum|dad|teacher|boss|coach|mother|father|sister|roommate)(?:'s| is| will| would)? (?:gonna|going to|literally)? ?kill me (?:if i (?:don't|dont|forget|miss|break|lose|fail|spill|am late|'m late|don't)|when (?:she|he) sees (?:the|my|this)) ?(?:\\w+ ){0,3}?(?:grades?|room|report|hair|tattoo|car|kitchen|mess|bill|score|marks?|dishes|homework|curfew|test|class|practice|bus|deadline|mug|carpet|phone|keys|late)?`,
  "dead (?:tired|serious|last|beat|easy|funny|slow|quiet|line|lift|end|pool|pan)",
  `${devices}(?:'s| is| has| just| was| keeps| kept)* ?(?:just )?(?:died|dead|dying|dies)(?: on me| again)?`,
  "(?:could|would|'d) kill for (?:a|an|some|the)",
  "kill(?:ed|ing|s)? (?:it|time|the vibe|the mood|the lights|the engine|the weeds|a spider|the spider|a mosquito|mosquitoes|some time|an hour|the process|two birds)",
  "to die for",
  `i (?:do not|don't|dont) (?:want to|wanna) die(?: ,)? (?:but )?i(?:'m| am|m) (?:(?:just|only|so|really) )*(?:scared|afraid|terrified|frightened) of ${feared}`,
  "overdos(?:ed|ing|e) on (?:netflix|chocolate|sugar|coffee|caffeine|cuteness|cake|cheese|tiktok|youtube|pizza|candy|sweets|christmas|tv|anime|carbs|turkey|sunshine)",
  "(?:arm|leg|foot|feet|hand|bum|butt)s? (?:went|goes|go|gone|fell|has gone|have gone|is|was) (?:completely |all )?(?:numb|dead|asleep|to sleep)(?= (?:under|from (?:sitting|sleeping|lying|the)|(?:after|because) (?:i|he|she|sitting|sleeping)|watching|sitting|sat|while (?:i|sitting)))",
  "(?:want|trying|hoping|need|like) to lose (?:a bit of |some |a few pounds of )?weight",
  "(?:want|wish|wanted) (?:this|the) (?:\\w+ )?(?:day|week|shift|month|year|meeting|class) (?:to be|to end|was|were) ?(?:over|done)?",
  "water (?:pistols?|guns?|bombs?|balloons?)|(?:glue|nail|nerf|staple|massage|heat|nail) guns?",
  "(?:took|taking|take|takes) (?:my|the|his|her) (?:iron|vitamins?|multivitamins?|hay ?fever|allergy|thyroid|blood pressure|cholesterol|statins?)(?: (?:tablets?|pills?|meds?|capsules?))?(?= |$)(?![^.!?]*(?:all|whole|bottle|too many|every|rest|lot|handful|extra|double|\\d{2}))",
  "(?:(?:want to|wanna|love to|like to|going to|gonna|just) )*(?:disappear|escape|vanish) into (?:a|my|the|this|another) (?:good |long )?(?:book|novel|game|garden|series|story)",
  "drop dead gorgeous",
  "kill me now(?=(?: ,)? (?:lol|lmao|haha|(?:so )?(?:my (?:mum|mom|dad|boss|teacher|brother|sister|nan|gran)|the|this|there's|it's) (?:\\w+ ){1,14}?(?:lol|lmao\\w*|haha\\w*|lmfao)))",
  "over my dead body",
];

// as a whole message these just end the chat; within a longer one they may mean more
const farewells =
  /^(?:(?:adios|chao|chau|bye|goodbye|see (?:you|ya|u)|cya|good ?night|buenas noches|hasta (?:luego|manana|pronto|la proxima|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))|nos vemos)(?: (?:gracias|thanks|thank you|tomorrow|tmrw|tmr|later|soon|manana|luego|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)))?\b[ .,!]*)+$/;

const idiomsIn: ByLanguage<readonly string[]> = { en: english, es: spanish };

const idioms = new RegExp(
  `(?<![\\p{L}\\p{N}'])(?:${languages.flatMap((language) => idiomsIn[language]).join("|")})(?![\\p{L}\\p{N}])`,
  "gu",
);

// one text is asked about several times in a row
let last = { plain: "", rest: "" };

/** The text without these figures of speech. */
export function withoutIdioms(plain: string): string {
  if (plain !== last.plain) last = { plain, rest: farewells.test(plain) ? "" : plain.replace(idioms, " ") };
  return last.rest;
}
