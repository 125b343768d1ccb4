// Figures of speech whose words sound like danger and never are. They are left out before anything is read, so that what else a message
// says still counts. Only what has no second meaning stands here: "mi marido me va a matar si me voy" does not.
// Words come without accents, in lower case, parted by one space; punctuation stands alone (normalise.ts).

const feeling =
  "(?:la )?(?:risa|hambre|sed|sueno|frio|calor|ganas(?! de (?:mori|mat|desapar|acabar|irme|no ))|verguenza|pena ajena|aburrimiento|amor|envidia|nervios|cansancio|ternura|curiosidad|antojo|celos|asco|felicidad|emocion)";
const strain =
  "(?:plazos?|entregas?|trabajo|tarea|tareas|examen(?:es)?|tesis|proyecto|reunion(?:es)?|dieta|trafico|calor|frio|espalda|cabeza|rodillas?|pies|zapatos|alergia|horario|turnos?|gimnasio|curso|materia|mudanza|deadlines?|intriga|suspenso)";
const things =
  "(?:bateria|pila|celular|cel|movil|telefono|compu|computadora|portatil|internet|wifi|auto|carro|coche|moto|motor|planta|cactus|tele|consola|mando|aplicacion|app)";
const pests =
  "(?:(?:un|una|el|la|los|las|dos|tres|muchos|muchas|unos|unas) )?(?:mosquitos?|mosca|moscas|cucarachas?|hormigas?|aranas?|zancudos?|ratas?|ratones|malas hierbas|hierbas|pulgas|polillas?)";

// fears of harmless things, said with "I don't want to die"
const dreaded =
  "(?:volar|los aviones|el avion|las alturas|las agujas|los perros|las tormentas|la turbulencia|los ascensores|los elevadores|el dentista)";
const feared =
  "(?:flying|planes|the plane|the flight|turbulence|heights|needles|dogs|storms|thunder|lifts|elevators|the dentist)";

const spanish = [
  `(?:me|te|nos|se) (?:muero|mori|moria|morimos|morimo|mueres|moris|muere|mueren|morir|muriendo|estoy muriendo) de ${feeling}`,
  `(?:me estoy|estoy|estamos|voy a|casi me|casi) (?:muriendo|morir|morirme|muero) de ${feeling}`,
  `muert[oa]s? de ${feeling}`,
  `(?:este|esta|estos|estas|el|la|los|las|mi|mis|tanto|tanta) (?:\\w+ ){0,2}?${strain}(?: \\w+){0,4}? me (?:esta|estan|va a|van a) (?:matando|matar)`,
  `mi (?:mama|papa|madre|padre|jefe|jefa|profe|profesora?|hermana|hermano|abuela|entrenador) me (?:va a matar|mata) (?:cuando vea|cuando se entere de|si ve|si se entera de|por) (?:la|las|el|los|lo de|mi|mis|esa|esta) (?:\\w+ )?(?:notas?|calificacion(?:es)?|examen|desorden|cuarto|ropa|tarea|boleta|tatuaje|pelo|corte|vaso|jarron|coche|carro|auto|celular|cuenta|factura|alfombra|sillon|cocina|plato|ventana)`,
  `se (?:me |le |nos )?(?:murio|murieron|muere|esta muriendo|acaba de morir|ha muerto) (?:el|la|los|las|mi|tu|su) (?:\\w+ )?${things}`,
  `(?:el|la|mi) ${things} (?:\\w+ )?(?:murio|muerta|muerto|se murio|esta muert[oa])`,
  `(?:mate|mato|matar|matando|maten|matamos|hay que matar) (?:el tiempo|${pests})`,
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
  "drop dead gorgeous",
  "over my dead body",
];

// said alone these end a talk; within a message they may be more
const farewells =
  /^(?:(?:adios|chao|chau|bye|goodbye|bye bye|see you|see ya|good ?night|buenas noches|hasta (?:luego|manana|pronto|la proxima)|nos vemos)(?: (?:gracias|thanks|thank you))?[ .,!]*)+$/;

const idioms = new RegExp(
  `(?<![\\p{L}\\p{N}'])(?:${[...spanish, ...english].join("|")})(?![\\p{L}\\p{N}])`,
  "gu",
);

/** The text without such figures of speech; the same where there are none. */
export function withoutIdioms(plain: string): string {
  return farewells.test(plain) ? "" : plain.replace(idioms, " ");
}
