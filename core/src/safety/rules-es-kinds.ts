import type { Rule } from "./rule.ts";

// Kinds that are told without the words of dying. Words come as in rules-es.ts.
const medicine =
  "(?:pastillas?|pildoras?|comprimidos?|capsulas?|medicinas?|medicamentos?|medicacion|jarabe|remedios?|antidepresivos?|somniferos?|calmantes|ansioliticos)";
const child =
  "(?:mi (?:hij[oa]|bebe|nen[ea]|nin[oa]|chiquit[oa]|pequen[oa]|niet[oa]|sobrin[oa])|el bebe|la bebe|el nene|la nena|el nino|la nina)";
const relative =
  "(?:padre|papa|padrastro|tio|abuelo|hermano|primo|vecino|profesor|entrenador|cura|jefe|marido|novio|ex|pareja)";
const newborn = "(?:parto|posparto|di a luz|recien nacid[oa]|mi bebe|la bebe|el bebe|mi nin[oa]|la nin[oa])";

export const spanishKinds: readonly Rule[] = [
  {
    id: "es-touched-at-home",
    level: 3,
    kind: "violence",
    pattern: new RegExp(
      `\\b(?:(?:el |la )?(?:novio|marido|pareja|esposo|herman[oa]) de mi (?:mama|madre|mami|papa|padre|herman[oa]|ti[oa]|abuel[oa])|mi ${relative})\\b.{0,60}\\b(?:me (?:toca|tocaba|manosea|besa a la fuerza|pega|golpea|amenaza|obliga)|(?:entra|se mete) (?:a|en) mi (?:cuarto|habitacion|pieza|cama))\\b`,
    ),
    unless:
      /\bme toca (?:el|la|los|las|un|una|a mi|hacer|ir|lavar|cuidar|trabajar|pagar|cocinar|limpiar)\b|\bsin (?:llamar|tocar|permiso)\b/,
  },
  {
    id: "es-grabbed",
    level: 3,
    kind: "violence",
    sure: false,
    pattern:
      /\bme (?:jalo|jalaba|jala|tiro|tiraba|agarro|agarraba|arrastro) (?:\w+ )?(?:del|de los|por el|por los) (?:pelos?|cabellos?|brazos?|cuello|munecas?)\b|\bme (?:empujo|avento|tiro|lanzo) (?:contra|al suelo|al piso|por las escaleras)\b|\bme (?:dio|pego|metio|solto) (?:una? |unas? |un )?(?:cachetada|bofetada|punetazo|patada|empujon|cinturonazo)s?\b/,
    unless: /\b(?:peluquer\w*|perr[oa]|gat[oa]|bebe|partido|entren\w*|judo|karate|jugando|jaja)\b/,
  },
  {
    id: "es-voices-through",
    level: 2,
    kind: "confusion",
    pattern:
      /\b(?:oigo|escucho|siento) (?:que )?(?:alguien )?(?:me (?:hablan?|llaman?|insultan?|dicen cosas)) (?:por|desde|en) (?:el|la|los|las|mi) (?:ventilador|tele\w*|radio|pared(?:es)?|enchufes?|tuberias?|ducha|aire|techo|cabeza)\b/,
  },
  {
    id: "es-almost-hurt",
    level: 3,
    kind: "harm-others",
    pattern: new RegExp(
      `\\b(?:casi|por poco) (?:le |les )?(?:hago|hice|hacia) (?:dano|algo) (?:al?|a la|a mi|a mis) (?:bebe|nen[ea]|nin[oa]s?|hij[oa]s?|madre|padre|perr[oa]|pareja|marido|mujer)\\b|\\b(?:casi|por poco) (?:sacudo|zarandeo|golpeo|tiro) (?:al? )?${child}\\b`,
    ),
  },
  {
    id: "es-taken-twice",
    level: 4,
    kind: "taken",
    pattern: new RegExp(
      `\\b(?:me )?(?:tome|tomado|tragado|trague) (?:\\w+ ){0,4}?(?:dos veces|doble|el doble|de mas|demasiad[oa]s|tod[oa]s las|un punado|medio bote|el bote entero de|la caja entera de|varias) ?(?:\\w+ ){0,3}?${medicine}\\b|\\b${medicine} (?:\\w+ ){0,4}?(?:dos veces|el doble|de mas) (?:\\w+ )?(?:hoy|esta|sin querer|por error)`,
    ),
  },
  {
    id: "es-child-took",
    level: 4,
    kind: "taken",
    pattern: new RegExp(
      `\\b${child}\\b.{0,50}\\b(?:se )?(?:comio|trago|tomo|bebio|chupo|mordio)\\b.{0,40}\\b(?:${medicine}|lejia|cloro|detergente|veneno|pila|raticida|limpiador)\\b`,
    ),
  },
  {
    id: "es-abuse-past",
    level: 3,
    kind: "violence",
    pattern: new RegExp(
      `\\b(?:abus(?:aba|o|aron|aban|ado|aron) (?:de|d) mi\\b|abuso sexual(?:mente)? (?:de|d) mi|me (?:violo|violaron|violaba|toqueteaba|manoseaba|manoseo|abuso)\\b|mi ${relative} me (?:tocaba|toco|violo|violaba|manose\\w+)|me tocaba (?:cuando|de nin))`,
    ),
    unless: /\bme toco (?:el|la|un|una) (?:gordo|loteria|premio|turno)\b/,
  },
  {
    id: "es-afraid-to-hurt",
    level: 3,
    kind: "harm-others",
    pattern:
      /\b(?:tengo|me da|con|temo) ?(?:mucho )?(?:miedo )?(?:de |a )?(?:hacerle|hacerles|hacer) (?:dano|algo) (?:al?|el|la|mi|los|las|d)\b|\bmiedo (?:de |a )?(?:sacudir|zarandear|golpear|pegarle|lastimar)\w*|\b(?:voy a|ganas de) (?:sacudir|zarandear|tirar|ahogar) (?:al bebe|a la bebe|a mi (?:bebe|hij[oa]|nin[oa]))/,
    unless: /\bno (?:tengo|me da) miedo\b/,
  },
  {
    id: "es-chest",
    level: 4,
    kind: "body",
    pattern:
      /\b(?:me )?(?:duele|dolor|presion|opresion|aprieta\w*|punzada\w*) (?:\w+ ){0,3}?(?:pecho|brazo izquierdo)\b.{0,60}\b(?:apret|presion|desmay|brazo|sudor|no puedo respirar|falta el aire|mare)|\bcasi me desmayo\b.{0,40}\bpecho\b|\b(?:se me (?:durmio|paralizo|cayo)|no (?:siento|puedo mover)) (?:\w+ ){0,2}?(?:medio cuerpo|la mitad de la cara|un lado|el brazo y|media cara)/,
  },
  {
    id: "es-chest-plain",
    level: 4,
    kind: "body",
    sure: false,
    pattern:
      /\b(?:me duele (?:mucho |un poco |bastante )?el pecho|(?:dolor|presion|opresion|punzadas?) (?:fuerte )?(?:en el|de|del) pecho|me aprieta el pecho|se me (?:cierra|oprime) el pecho)\b/,
    unless:
      /\b(?:gimnasio|pesas|pectorales|agujetas|entren\w+|tos|toser|lactancia|amamant\w+|dar el pecho)\b/,
  },
  {
    id: "es-partner-fear",
    level: 3,
    kind: "violence",
    sure: false,
    pattern:
      /\bmi (?:pareja|marido|espos[oa]|novi[oa]|mujer|ex)\b.{0,30}\b(?:me da miedo|me revisa (?:el|todo el) (?:telefono|celular|movil|celu)|no me deja (?:salir|trabajar|ver|hablar|tener)|me controla|me amenaza|me encierra|me sigue)\b|\b(?:le tengo|tengo|me da) miedo (?:a |de )?mi (?:pareja|marido|espos[oa]|novi[oa]|mujer|ex)\b/,
    unless: /\bno (?:le tengo|me da) miedo\b|\bmiedo (?:de )?(?:perder|que|decir|contar)/,
  },
  {
    id: "es-purging",
    level: 2,
    kind: "eating",
    sure: false,
    pattern:
      /\b(?:despues|dsps|luego|cada vez) (?:de|d|que|q) com\w+ .{0,30}\b(?:vomit\w+|lo echo|devuelv\w+|lo saco|me provoco)|\bme (?:provoco|hago) (?:el )?vomit\w+|\bme meto los dedos\b|\b(?:llevo|voy) \w+ dias sin comer (?:a proposito|para|nada)|\b(?:tomo|uso) laxantes\b/,
  },
  {
    id: "es-birth",
    level: 2,
    kind: "birth",
    sure: false,
    pattern: new RegExp(
      `\\b${newborn}\\b.{0,90}\\b(?:imagenes|pensamientos|ideas) (?:\\w+ )?(?:horribles?|feas?|feos?|malas?|malos?|que (?:me )?asustan|oscur[oa]s)|\\b(?:imagenes|pensamientos) (?:horribles?|fe[oa]s|oscur[oa]s)\\b.{0,60}\\b${newborn}\\b`,
    ),
  },
  {
    id: "es-other-goodbye",
    level: 4,
    kind: "another",
    pattern:
      /\bmi (?:herman[oa]|hij[oa]|amig[oa]|novi[oa]|padre|madre|papa|mama|prim[oa]|pareja|ex|espos[oa]|marido|mujer)\b.{0,60}\b(?:despid(?:e|io|iendo)\w*|se despidio|carta de despedida|ya no puede vivir|que l[oa] perdon\w+)\b.{0,80}\b(?:no (?:contesta|responde|coge)|apago|desaparec\w+|vive sol[oa]|no se donde|que hago)/,
  },
  {
    id: "es-other-fear",
    level: 3,
    kind: "another",
    sure: false,
    pattern:
      /\bmiedo (?:de |a )?(?:que|q) (?:se (?:haga|quite|mate|suicide)|haga una (?:locura|tonteria|estupidez))\b/,
  },
  {
    id: "es-cut-past",
    level: 2,
    kind: "self-injury",
    sure: false,
    pattern:
      /\b(?:me (?:cortaba|autolesionaba|quemaba) (?:a mi|los|las|en|cuando|de)|(?:de|cuando era) (?:adolescente|joven|chic[oa]|nin[oa]) me cortaba|mis cicatrices de (?:cortarme|cuando))\b/,
    unless: /\bme cortaba (?:el pelo|las unas|la luz|el internet|la llamada)\b/,
  },
  {
    id: "es-keeps-thinking",
    level: 3,
    kind: "life",
    pattern:
      /\b(?:no (?:paro|dejo) d(?:e)? pensar en|pienso (?:todos los dias|cada dia|a todas horas|todo el tiempo) en) (?:suicid\w+|matarme|quitarme la vida|morirme)\b/,
  },
  {
    id: "es-farewell",
    level: 4,
    kind: "life",
    sure: false,
    pattern:
      /\bme (?:he despedido|despedi|estoy despidiendo) (?:ya )?de (?:tod[oa]s|mi familia|mis (?:hij[oa]s|padres|amig[oa]s))\b|\b(?:escrib\w+|he escrito|deje|dejado) (?:\w+ )?(?:cartas?|notas?) de despedida\b/,
    unless: /\b(?:trabajo|oficina|empresa|aeropuerto|viaje|fiesta|jubil\w+|vacaciones|colegio|clase)\b/,
  },
  {
    id: "es-ideas",
    level: 2,
    kind: "life",
    sure: false,
    pattern: /\b(?:ideas?|pensamientos?|ganas) de (?:desaparecer|dejar de existir|no existir|no despertar)\b/,
    unless: /\b(?:a|en) una (?:playa|isla|cabana)|un (?:finde|fin de semana|mes)|una semana\b/,
  },
  {
    id: "es-why-go-on",
    level: 2,
    kind: "life",
    sure: false,
    pattern:
      /\b(?:para|pa) (?:que|q) (?:sigo|seguir|vivo|vivir)(?: viviendo| aqui| asi)?(?= ?$| ?[.!?])|\bno le veo sentido a (?:vivir|seguir|la vida)\b/,
    unless: /\bpara que (?:sigo|seguir) (?:en|con|trabajando|estudiando|intentando) (?:el|la|esta?|mi)\b/,
  },
];
