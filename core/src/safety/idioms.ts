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
  // an argument is no violence
  "(?:he |hemos |habia )?discut(?:id[oa]|i|imos|iendo|ir)(?: con (?:mi|mis|el|la|un|una) \\w+)?",
  "(?:me|nos) (?:vuelven?|trae[n]?|tienen? volviend[oa]|esta[n]? volviendo) loc[oa]s?",

  // what embitters or fills a life is no danger while it is a thing or somebody at work
  "(?:me|nos|te) (?:est[aá]n? )?amarg\\w+ (?:la vida|la existencia)",
  "(?:qu?e?|menudas|tengo|con) ganas de q(?:ue)? (?:se )?(?:acabe|termine|pase|llegue)n? (?:ya )?(?:el|la|este|esta|mi) \\w+",
  "no me da la vida(?: para \\w+)?",
  "(?:tengo|hay|con) planes? para (?:esta noche|hoy|manana|el finde|el fin de semana)",

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
  "(?:had an argument|argued|arguing|argue)(?: with (?:my|the|a) \\w+)?",

  "can'?t wait for (?:this|the) (?:\\w+ )?(?:day|week|shift|month|year|semester|class|meeting) to (?:be over|end|finish)",
  "feel(?:ing|s)? (?:like |as if )?(?:i'm |im |i am |i'll |i might )?(?:going to |gonna |about to |might )?(?:faint|pass out)",
  "suck\\w* the life out of (?:me|us)",
  "(?:have|got|made) plans (?:for )?tonight",

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

// as a whole message these just end the chat; within a longer one they may mean more
const farewells =
  /^(?:(?:adios|chao|chau|bye|goodbye|bye bye|see you|see ya|good ?night|buenas noches|hasta (?:luego|manana|pronto|la proxima)|nos vemos)(?: (?:gracias|thanks|thank you))?[ .,!]*)+$/;

const idiomsIn: ByLanguage<readonly string[]> = { en: english, es: spanish };

const idioms = new RegExp(
  `(?<![\\p{L}\\p{N}'])(?:${languages.flatMap((language) => idiomsIn[language]).join("|")})(?![\\p{L}\\p{N}])`,
  "gu",
);

/** The text without these figures of speech. */
export function withoutIdioms(plain: string): string {
  return farewells.test(plain) ? "" : plain.replace(idioms, " ");
}
