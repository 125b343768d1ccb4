import type { LanguageRules, Rule } from "./rule.ts";
import { spanishKinds } from "./rules-es-kinds.ts";

// Words come without accents, in lower case, parted by one space; punctuation stands alone (normalise.ts).
const want =
  "(?:quiero|quisiera|deseo|anhelo|prefiero|preferiria|tengo ganas de|ganas de|voy a|vi a|pienso|pienso en|pensando en|estoy pensando en|necesito|me gustaria|intente|intentar|trate de|he intentado|he pensado en|se me ocurre|planeo|decidi|he decidido|estoy a punto de)";
const self =
  "(?:matarme|suicidarme|quitarme la vida|acabar con mi vida|acabar conmigo|terminar con mi vida|poner fin a mi vida|ponerle fin a mi vida|terminar con todo|acabar con todo|quitarme de en medio|quitarme del medio|desvivirme|kms|unalive)";
const idiom =
  /\b(de (?:risa|hambre|sueno|calor|frio|sed|pena|verguenza|aburrimiento|amor|ganas|envidia|nervios|miedo|ternura|la risa|cansancio|asco)|por (?:un|una|ese|esa|esos|esas|ir|comer|ver|probar|tener|salir|verte)|en (?:el juego|la partida|el videojuego|la peli|la serie))\b/;
const quoted =
  /\b(pelicula|peli|serie|novela|cancion|letra de|libro|videojuego|personaje|capitulo|noticia|noticias|documental|tarea|obra de teatro|poema|cuento|historia de)\b/;

const rules: readonly Rule[] = [
  {
    id: "es-kill-self",
    level: 3,
    kind: "life",
    pattern: new RegExp(`\\b${want} (?:\\w+ ){0,3}?${self}\\b`),
    unless:
      /\b(no|ni|nunca|jamas) (?:me )?(?:quiero|pienso|voy a|tengo ganas de|he pensado en|quisiera|haria|se me ocurre)\b|\bno es que quiera\b/,
  },
  {
    id: "es-kill-self-plain",
    level: 3,
    kind: "life",
    pattern:
      /\b(me quiero (?:matar|suicidar|morir ya|desvivir)|me voy a (?:matar|suicidar|desvivir)|me suicido|me quiero quitar la vida|me voy a quitar la vida)\b/,
    unless:
      /\b(?:no|ni|que) me (?:quiero|voy a) (?:matar|suicidar|morir|quitar|desvivir)|\bdesvivir por\b|\bme (?:quiero|voy a) (?:matar|morir) (?:me |se |porque |que )?(?:olvid|perd|dej)|\b(?:como|si) .{0,30}me (?:suicido|mato) (?:jaja|jeje|xd)|jaja|xd\b|\bcon (?:esta|este|el|la) (?:tarea|jefe|trafico|examen|profe)/,
  },
  {
    id: "es-want-die",
    level: 3,
    kind: "life",
    pattern:
      /\b(me quiero morir|quiero morirme|quiero morir|quiero estar muert[oa]|quisiera estar muert[oa]|prefiero (?:morir|morirme|estar muert[oa])|deseo morir|ganas de morir(?:me)?|quisiera morir(?:me)?|no quiero vivir(?: mas)?|no quiero seguir (?:viv[oa]|viviendo|aqui en este mundo)|ya no quiero (?:vivir|existir))\b/,
    unless: new RegExp(
      `\\b(?:no|ni) (?:me )?quiero morir|\\bno quiero vivir (?:con|en|ahi|asi|aqui|alli|sol[oa]|del|de)|\\b(?:me quiero morir|quiero morirme|ganas de morir(?:me)?|prefiero morir(?:me)?) (?:de|antes que|por)\\b|\\b(?:cancion|letra|tema|pelicula|peli|personaje|poema|estribillo) (?:que )?(?:dice|decia|canta)\\b|${idiom.source}|jaja|jsjs|\\bxd\\b`,
    ),
  },
  {
    id: "es-no-sense-living",
    level: 2,
    kind: "life",
    pattern:
      /\b(no (?:le )?(?:veo|encuentro|tiene) sentido (?:a )?(?:vivir|la vida|seguir|nada)|para que (?:seguir|sigo) (?:viviendo|viv[oa]|aqui)|ojala no (?:despertar(?:a)?|me despierte|hubiera nacido|existiera)|no (?:haber|hubiera|hubiese) nacido|(?:quisiera|quiero|me gustaria|ojala) (?:no existir|dejar de existir|desaparecer para siempre|no despertar(?:me)?(?: mas| nunca)?|dormir(?:me)? y no despertar)|(?:estarian|estaran|estaria|viviran|vivirian) mejor sin mi|soy una carga|(?:no|nadie) me (?:extranaria|echaria de menos))\b/,
  },
  {
    id: "es-disappear",
    level: 2,
    kind: "life",
    pattern: /\b(?:quiero|quisiera|ganas de|me gustaria|ojala pudiera) (?:solo )?desaparecer\b/,
    unless:
      /\bdesaparecer (?:del? (?:vacaciones|la oficina|trabajo|mapa|curro|grupo|chat|centro|pueblo|aqui|todas las redes|las redes|instagram)|un (?:rato|dia|mes|par|fin)|una (?:semana|hora|tarde)|unos dias|con |en (?:la playa|el monte|una isla)|debajo|bajo|de la verguenza)|\bno quiero desaparecer\b|\bjaja|\bxd\b/,
  },
  {
    id: "es-self-harm",
    level: 3,
    kind: "self-injury",
    pattern:
      /\b((?:quiero|necesito|ganas de|voy a|acabo de|estoy|volvi a|he vuelto a|vuelvo a|sigo) (?:\w+ ){0,2}?(?:cortarme|cortandome|lastimarme|hacerme dano|haciendome dano|autolesionarme|herirme|quemarme|golpearme)|me (?:corto|lastimo|autolesiono|estoy cortando|estoy haciendo dano)|me (?:corte|he cortado|lastime|hice dano) (?:anoche|ayer|hoy|otra vez|de nuevo|a proposito|los brazos|las piernas|los muslos|las munecas|el brazo))\b/,
    unless:
      /\b(las venas (?:si|con|de)|el pelo|las unas|el flequillo|el cabello|con (?:el cuchillo|un papel) (?:cocinando|sin querer)|sin querer|me corto (?:el|la|mi) (?:guey|novi\w+|ex|luz|agua|internet|llamada)|al cocinar|cocinando|afeitando\w*|el dedo|(?:jugando|entrenando|rodilla|tobillo|espalda|pelo|peluquer\w+)|no (?:quiero|voy a) (?:cortarme|lastimarme|hacerme dano))\b/,
  },
  {
    id: "es-plan",
    level: 4,
    kind: "life",
    pattern: new RegExp(
      `\\b(?:esta noche|hoy|manana|ahora mismo|ahora|en un rato|este finde|este fin de semana|cuando (?:todos|se) duerman) (?:\\w+ ){0,5}?(?:me (?:voy a )?(?:mato|matar|suicido|suicidar|quitar la vida|quito la vida)|${self}|acabo con todo|termino con todo)\\b|\\b(?:me voy a (?:matar|suicidar|quitar la vida)|voy a (?:matarme|suicidarme|quitarme la vida|acabar con mi vida)) (?:\\w+ ){0,4}?(?:esta noche|hoy|manana|ahora)\\b|\\b(?:ya )?(?:tengo|hice|he hecho|esta) (?:todo )?(?:(?:el|un|mi) plan|todo listo|todo preparado|la carta|mi carta|la nota) (?:\\w+ ){0,4}?(?:para (?:matarme|suicidarme|irme|quitarme la vida|despedirme|morir)|de despedida)\\b`,
    ),
    unless: /\b(jaja|xd|pelicula|serie|fiesta|viaje de despedida|del trabajo|boda)\b/,
  },
  {
    id: "es-taken",
    level: 4,
    kind: "taken",
    pattern:
      /\b(?:me (?:he tomado|tome|acabo de tomar|tragué|trague|he tragado)|acabo de tomarme|ya (?:me )?(?:tome|trague)) (?:\w+ ){0,3}?(?:todas|un monton|muchas|demasiadas|un frasco|la caja|el bote|una caja|un bote)(?: \w+){0,3}? (?:pastillas|medicinas|medicamentos|pildoras|cosas|entera|entero|enteros)\b|\b(?:me tome|me he tomado|me trague) (?:todas |un monton de |muchas |demasiadas )(?:las |mis )?(?:pastillas|medicinas|pildoras)\b/,
  },
  {
    id: "es-goodbye",
    level: 4,
    kind: "life",
    pattern:
      /\b(?:(?:este|esto) (?:es|sera) mi (?:ultimo mensaje|adios|despedida)|cuando (?:lean|leas|leais) esto (?:ya )?(?:no estare|me habre ido|estare muert[oa])|(?:solo )?(?:queria|quiero) despedirme(?: de (?:todos|ustedes|la vida|este mundo|mi familia))? (?:para siempre|antes de irme)|adios mundo cruel|ya no estare (?:manana|aqui manana))\b/,
    unless: /\bjaja|xd\b|\bdel (?:trabajo|grupo|chat|curso)\b/,
  },
  {
    id: "es-violence",
    level: 3,
    kind: "violence",
    pattern:
      /\b(?:(?:mi|el|ese) (?:marido|esposo|pareja|novi[oa]|ex|padre|papa|padrastro|mama|madre|herman[oa]|tio|jefe|abuelo|mujer|esposa)|el|ella) (?:\w+ ){0,4}?me (?:pega|golpea|pego|golpeo|ha pegado|ha golpeado|viola|violo|ha violado|abusa|abuso|ha abusado|amenaza con (?:matarme|un|una|hacerme)|amenazo con matarme|quiere matar|va a matar|encierra|obliga a (?:acostarme|tener|hacer cosas)|toca (?:cuando|y no|sin|por las noches|donde))\b/,
    unless:
      /\b(?:no|nunca) me (?:pega|ha pegado|golpea)|jaja|xd\b|\bva a matar (?:de|del|cuando|si|como|por|porque|x)\b|\bme pego (?:un susto|la gripe|el resfriado|la risa)|si (?:se|lo) entera(?:n)?(?: .{0,12})? me mata\b/,
  },
  {
    id: "es-violence-now",
    level: 4,
    kind: "violence",
    pattern:
      /\b(?:(?:esta|anda|viene|sigue) (?:\w+ ){0,4}?(?:golpeandome|pegandome|intentando (?:entrar|tirar la puerta)|tirando la puerta|con (?:un cuchillo|una pistola|un arma))|(?:me|nos) esta (?:pegando|golpeando|matando a golpes)|(?:estoy|estamos|me he) (?:\w+ )?(?:encerrad\w+|escondid\w+) (?:\w+ ){0,6}?(?:me (?:va a|quiere)|va a (?:entrar|pegar|matar)|tirar la puerta|pegando))\b/,
  },
  {
    id: "es-harm-others",
    level: 3,
    kind: "harm-others",
    pattern:
      /\b(?:quiero|voy a|ganas de|pienso en|planeo) (?:\w+ ){0,2}?(?:matarl[oa]s?|matar a (?:mi|mis|todos|ese|esa|el|ella)|hacerle dano|hacerles dano)\b/,
    unless: /\b(jaja|xd|broma|en el juego|partida|mosquitos?|cucarachas?|hormigas?|no (?:quiero|voy a))\b/,
  },
  {
    id: "es-voices",
    level: 3,
    kind: "confusion",
    pattern:
      /\b(?:voz|voces)\b(?: [^\s.]+){0,8}? (?:dicen?|ordenan?|mandan?|piden?|repiten?|susurran?|diciendo(?:me)?|ordenando(?:me)?|pidiendo(?:me)?)(?: [^\s.]+){0,10}? (?:me (?:mate|muera|tire|corte|lastime|haga dano)|(?:lo|la|los|las) (?:mate|lastime)|que salte|matarme|morirme|cortarme)\b/,
    unless: new RegExp(`${quoted.source}|jaja|\\bxd\\b`),
  },
  {
    id: "es-how",
    level: 3,
    kind: "life",
    pattern:
      /\b(?:(?:como|cual es la (?:mejor )?(?:forma|manera)|formas?|maneras?|metodos?|que (?:pastillas|tomar|tomo)) (?:\w+ ){0,5}?(?:suicid\w+|matarme|morir (?:sin dolor|rapido|sin sufrir)|quitarme la vida|no despertar)|suicid\w+ sin dolor)\b/,
    unless:
      /\b(prevenir|prevencion|se suicid\w+ (?!sin)|profe|trabajo sobre|ayudar|evitar|prevenirlo|apoyar|amig[oa]|tarea|ensayo)\b/,
  },
];

const takenBack =
  /\b(era (?:una )?broma|es (?:una )?broma|estaba bromeando|estoy bromeando|no lo decia en serio|lo dije (?:de|en) broma)\b/;

export const spanish: LanguageRules = { rules: [...rules, ...spanishKinds], quoted, takenBack };
