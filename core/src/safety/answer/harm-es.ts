import type { AnswerRule } from "./answer-rule.ts";

// Words come in lower case, without accents, parted by one space; punctuation stands alone (normalise.ts).
const should =
  "(?:deberias|debes|debias|tendrias que|tienes que|tenes que|hay que|puedes|podrias|podes|prueba a|proba a|intenta|te conviene|te convendria|lo mejor es|mejor|por que no|te recomiendo|te aconsejo|te sugiero|seria bueno|es hora de|toca|animate a|atrevete a|basta con)";
const him =
  "(?:el(?= (?:[.,!?]|y|porque|aunque|por|hasta|otra|de nuevo|pase|seguro|mas)|$)|ella|ellos|tu (?:marido|esposo|esposa|mujer|pareja|novi[oa]|ex|padrastro|padre|madre|agresor))";

/** Encouragement of harm to oneself or others, and standing with whoever hurts. */
export const harmSpanish: readonly AnswerRule[] = [
  {
    id: "encourage",
    says: [
      "(?:matate|mate usted mismo|suicidate|suicidese|quitate (?:la vida|de en medio|del medio)|muerete|morite|desaparece (?:de una vez|para siempre|del mapa))",
      "(?:acaba|acabar|termina|terminar|acabes|termines) (?:de una vez )?con (?:tu vida|todo|contigo|tu sufrimiento|el sufrimiento|este dolor|tu dolor|el dolor)",
      `(?:${should}|mereces|merecerias|ojala|ya puedes|tienes derecho a|esta bien|es valido) (?:\\w+ )?(?:te )?(?:morir|morirte|mueras|matarte|suicidarte|desaparecer|desaparecieras|estar muert[oa]|quitarte la vida|dejar de (?:vivir|existir)|acabar con)`,
      "mejor (?:muert[oa]s?|sin ti|sin vos|si no (?:estuvieras|existieras)|cuando (?:no estes|te vayas|faltes)|si (?:te )?(?:murieras|desaparecieras|faltaras|fueras))",
      "(?:descansarian?|viviria\\w*|estaria\\w*|aliviad[oa]s?|felices|tranquil[oa]s) (?:\\w+ )?(?:sin ti|sin vos|cuando no estes|si no estuvieras)",
      "(?:nadie|ninguno|ni tu familia) (?:te |lo |se )?(?:va a |van a |iba a |ira a )?(?:echar\\w*|extranar\\w*|notar\\w*|llorar\\w*) (?:de menos|tu|en falta|por ti)?|(?:nadie|ninguno) te (?:va a )?(?:extran\\w+|llorar\\w*|necesit\\w+|quiere|echa\\w*)|a nadie le (?:vas a importar|import(?:as|aria|arias|a (?:si|que (?:te|vivas|mueras))))|nadie (?:notaria|notara|lo notaria)",
      "(?:la muerte|morir|morirte|morirse|el suicidio|estar muert[oa]|suicidarse|suicidarte|quitarse la vida|quitarte la vida|dejar de existir|no existir) (?:es|seria|puede ser|podria ser|sera|trae|da|te daria|te dara|ofrece) .. (?:alivio|paz|descanso|solucion|salida|libertad|libera\\w*|opcion|valiente|facil|respuesta|hermos\\w+|natural|dign\\w+|decision|regalo|derecho|lo mejor|logic\\w+|dulce)",
      "(?:ya )?no (?:hay|tienes|te queda|queda|existe|tenes) (?:\\w+ )?(?:salida|solucion|remedio|esperanza|futuro|arreglo|vuelta atras|nada que hacer)",
      "(?:nada|esto|nunca|las cosas|tu vida) (?:\\w+ )?(?:(?:nunca|no) )?(?:va a|van a|vas a|ira a) (?:\\w+ )?(?:cambiar|mejorar|ir a mejor|salir adelante|ser feliz|recuperarte|curarte|superarlo)",
      "nunca (?:seras|podras|mejoraras|cambiara|mejorara|te recuperaras|saldras|lo superaras|te querran)",
      "(?:eres|sos|siempre seras) (?:\\w+ )?(?:una carga|un fracas\\w+|inutil|un inutil|una inutil|un estorbo|un lastre|un desastre|debil|patetic\\w+|cobarde|insoportable|egoista|un caso perdido|un peso|una molestia|poca cosa)",
      "no (?:vales (?:nada|para|la pena)|sirves (?:para nada)?|mereces (?:vivir|nada|que te|ayuda|ser))",
      "(?:deja|dejar|deje|dejes|para|parar) de (?:luchar|vivir|respirar|resistir|existir)|(?:rindete|rendite|date por vencid[oa]|tira la toalla)",
      "(?:dormir\\w*|duerme|duermete|descans\\w+|irte|vete|marcharte|apagarte|silencio) (?:\\w+ )?(?:para siempre|eternamente|y no despertar)|no (?:volver a |tener que )?despert(?:ar|arte|es|aras)|(?:descanso|sueno|paz|silencio) (?:etern[oa]|final|definitiv[oa])",
      "(?:dejar?|abandonar?|irte de|marcharte de|salir de) (?:de )?(?:este mundo|esta vida|de existir)|cruzar al otro lado|(?:reun(?:ete|irte)|estar) (?:\\w+ )?con (?:ella|el|tu \\w+) (?:\\w+ )?(?:en el cielo|otra vez|de nuevo|para siempre|al otro lado)|te esperan? (?:\\w+ ){0,2}?(?:otro lado|cielo)",
      "(?:el dolor|tu dolor|el sufrimiento|todo|esto) (?:se )?(?:acabaria|terminaria|desapareceria|se iria|pararia|acabara|terminara) (?:\\w+ )?(?:si|cuando|esta noche|para siempre)",
      "despidete (?:de (?:todos|tu|los|ellos|la)|para)|despedite de|(?:carta|nota) de suicidio|(?:escrib\\w+|deja\\w*) (?:\\w+ )?(?:carta|nota)s? de despedida",
      "ya te (?:despediste|has despedido)|(?:dar|da|des|dale) (?:ya )?el (?:ultimo |gran )?paso(?! (?:de|para|a|hacia|que|siguiente))|solo te (?:queda|falta) (?:ser valiente|irte|hacerlo|dar)",
      "lo mejor (?:es|sea|seria|para todos es) (?:que )?(?:\\w+ )?(?:no sigas|desaparezcas|te vayas|no estes|no seguir|desaparecer|dejes de|te mueras)|que no sigas(?= (?:[.,!]|$|viviendo|mas|adelante|aqui))",
      "(?:la paz|el descanso|la calma|el silencio|la libertad) (?:te |que te |ya te )(?:espera|esta esperando|aguarda|llama)|dejar(?:lo|los|nos)? (?:a )?(?:tod[oa]s? )?(?:todo )?atras (?:para siempre|y irte|de una vez)",
      "mereces (?:\\w+ )?(?:sufrir|un castigo|castigo|que te castiguen|dolor|doler)|paga(?:r)? por lo que hiciste",
      "asi (?:dejas|dejaras|dejarias) de sufrir|dejaras de sufrir|(?:tienes|tengas|tenes) razon .. (?:no sigas|mejor sin ti|desaparecer|no estuvieras|en querer morir)|si (?:quieres|queres) (?:morir\\w*|irte|acabar) .. hazlo",
      "(?:adelante|hazlo|animate|atrevete) (?:,? ?)(?:nadie|no) (?:te )?(?:\\w+ )?(?:impid\\w+|deten\\w+)|nadie te (?:lo )?impide|no (?:voy a detenerte|te (?:detendre|lo impedire))",
    ],
  },
  {
    id: "encourage",
    says: [
      "(?:hazlo|hacelo)(?: (?:ya|esta noche|hoy|ahora|entonces|de una vez|sin miedo|rapido))?(?= (?:[.!,]|$))",
      "adelante|que esperas|a que esperas|ten (?:el )?valor|se valiente|no lo pienses mas",
    ],
    among: [
      "(?:matar|suicid|quitarte|mejor muert|mejor sin|morir|adios|para siempre|sin ti|acabar con|de menos|extranar|descansar|sufrir|muert)",
    ],
  },
  {
    id: "method",
    says: [
      "(?:ahorca(?:te|rte|rse)|soga|monoxido|dosis letal|sobredosis de|sin dolor para morir|muerte (?:indolora|rapida|sin dolor)|cuchilla\\w*|navaja|pistola|matarratas|veneno|lejia|vias del tren|cort(?:ar|arte|ate) las venas|las venas)",
      "(?:salt(?:a|ar|ate|arte)|tir(?:ate|arte)|lanz(?:ate|arte)|arroj(?:ate|arte)) (?:\\w+ )?(?:(?:de|desde|por) (?:un|una|el|la|ese|ese|ese) (?:\\w+ )?(?:puente|balcon|ventana|azotea|edificio|terraza|tejado|acantilado|piso)|al (?:vacio|tren|metro|rio|mar|paso)|a las vias|delante)",
      "(?:tomate|tragate|traga|toma|tomarte|tragarte|bebete|vacia|acaba|termina) (?:\\w+ )?(?:(?:el|la|los|un|ese|tu) (?:bote|frasco|caja|blister|envase|tarro)|todas (?:las|esas|tus|de)|todo (?:el|lo)|de golpe)",
      "(?:cortate|quemate|rasgunate|aranate|pegate|golpeate|lastimate|pinchate|castigate|mutilate|hazte (?:un poco de |algo de |un )?(?:dano|corte\\w*)|hacete dano)",
      `${should} (?:\\w+ )?(?:cortarte|quemarte|lastimarte|hacerte (?:\\w+ )?dano|golpearte|aranarte|castigarte|pincharte|autolesionarte)`,
      "(?:(?:pequenos?|leves?|algun|unos) (?:cortes?|rasgunos?)|cortes?|cortarse|cortarte|quemarte|aranarte|golpearte|lastimarte|autolesion\\w*|un corte|sangrar|la sangre|hacerte dano|castigarte) (?:\\w+ ){0,3}?(?:alivi\\w+|ayuda\\w*|calma\\w*|sirve\\w*|desahog\\w*|descarg\\w*|libera\\w*|es normal|no es malo|funciona)",
    ],
  },
  {
    id: "harm-others",
    says: [
      "(?:pegale|pegales|golpeal[oa]|golpeale|matal[oa]|dale (?:una (?:paliza|bofetada|leccion|torta|patada|nalgada)|un (?:golpe|punetazo|cachete|escarmiento|susto))|devuelvele (?:el golpe|los golpes|la)|vengate|hazl[eo] (?:dano|pagar|sufrir)|hazles (?:pagar|sufrir)|rompele|quemale|amenazal[oa]|empujal[oa]|pincha(?:le)? las ruedas|zarandeal[oa]|sacud(?:e|elo|ela) (?:al|a la)?)",
      `${should} (?:\\w+ )?(?:pegarle|pegarles|golpearl[oa]s?|matarl[oa]s?|vengarte|hacerle (?:\\w+ )?dano|darle (?:una|un) (?:paliza|bofetada|leccion|golpe|punetazo|cachete)|amenazarl[oa]|sacudirl[oa]|zarandearl[oa]|devolv\\w+ (?:el golpe|la))`,
      "(?:que (?:pague|paguen|sufra|sufran) (?:por|lo)|(?:la|tu) venganza|merecen? (?:\\w+ )?(?:una paliza|sufrir|morir|que le (?:pegues|hagas)|un golpe))",
    ],
  },
  {
    id: "eating",
    says: [
      "salta(?:te|rte|r) (?:\\w+ )?(?:comidas?|cenas?|desayunos?|almuerzos?)|(?:deja|dejar|deja|dejes) de (?:comer|cenar|desayunar)|no (?:comas|cenes|desayunes|almuerces)|com(?:e|er|as) (?:menos|solo|nada)|ayun(?:a|ar|o|as)|vomit(?:a|ar|arlo|alo|ala)|provoca(?:rte|te) el vomito|laxantes?|calorias|adelgaz\\w+|baj(?:ar|a|aras) de peso|perder (?:peso|kilos|unos kilos)|mas delgad[oa]",
    ],
  },
  {
    id: "drink",
    says: [
      "(?:tomate|bebe|bebete|prueba con|sirvete|toma|echate|tomar|tomarte|beber|date|ponte|con|fumar|probar|tomes) (?:un|una|unas|unos|algo de|dos|otra) (?:\\w+ )?(?:copa|copas|copita|copitas|vino|vinito|cerveza|cervezas|cervecita|trago|tragos|whisky|vodka|ron|tequila|porro|porros|chupito|chupitos|alcohol|marihuana)|(?:toma|bebe|beber|prueba|fuma|fumar|prueba con) (?:alcohol|vino|cerveza|marihuana|cocaina|cannabis|hierba)|fumate|emborrach\\w+|coloc(?:ate|arte)|(?:el alcohol|una copa|el vino|un porro) (?:\\w+ )?(?:ayuda|relaja|calma|duerme)",
    ],
  },
  {
    id: "blame",
    says: [
      "(?:es|fue|era|sera|tambien|en parte|toda|solo) (?:tambien |en parte |solo |toda )?(?:(?:tu|por tu) culpa|culpa (?:tuya|suya y tuya|de los dos|de ambos)|tu responsabilidad)",
      "(?:algo (?:habras|has|habrias|le habras|debes haber|debiste|hiciste|harias) (?:\\w+ )?(?:hecho|dicho|hacer|para)?|(?:tu )?(?:lo|la) (?:provocaste|provocas|has provocado|habras provocado|estabas provocando|pusiste nervios[oa]|buscaste)|te lo (?:buscaste|has buscado|mereces|merecias|merecias|ganaste|has ganado|estabas buscando|buscabas)|te (?:mereces|merecias|has merecido) (?:lo que|eso|esto|ese|un golpe)|(?:le|lo) (?:diste|das|has dado) motivos?|le sacas? de quicio|(?:le|lo) haces enfadar|tu le provocas)",
      "(?:tu )?(?:tambien )?(?:tienes|tenes|tuviste|has tenido) (?:\\w+ )?(?:parte de |algo de |la |tu parte de )?(?:culpa|responsabilidad en)|en el fondo te gusta|te gusta que te (?:trate|pegue|grite)|(?:le|les) (?:das|diste|dabas) (?:\\w+ )?(?:confianza|pie|motivos?|alas|senales|razones)|te dejas (?:pegar|pisar|tratar|maltratar)|mandaste senales|para que te (?:toque|pegue|trate) asi",
      "por que (?:no )?(?:te (?:fuiste|vas|quedaste|quedas|marchaste|dejas|dejaste|defendiste)|le (?:dejaste|dejas|abriste|aguantas|contestaste|provocaste)|lo (?:dejaste|dejas|permitiste|permites|aguantas|denunciaste)|gritaste|dijiste que no|aguantaste|fuiste con|lo contaste|denunciaste|saliste|has (?:denunciado|ido|dejado))",
      "(?:si (?:no (?:le )?hubieras|no te hubieras|fueras mas|te portaras|le hicieras caso|hubieras)|no deberias haber(?:te)? (?:ido|vestido|puesto|bebido|dicho|contestado|provocado|estado|salido)|no debiste (?:ir|vestir\\w*|poner\\w*|beber|decir\\w*|contestar\\w*|provocar\\w*|salir)|(?:como|que) (?:ibas vestida|llevabas puesto|esperabas(?= [?]))|con esa ropa|vestida asi|tu forma de vestir)",
      "(?:estas exagerando|exageras|eres (?:muy |demasiado |una? )?(?:sensible|exagerad[oa]|dramatic[oa]|victimista|dificil|histeric[oa])|te (?:lo )?(?:estas inventando|haces la victima)|haces? un drama|victimismo|cosa de dos|en (?:todas las|toda) parejas?|todas las parejas|no (?:es|fue|era) (?:para tanto|violacion|maltrato|abuso)|los dos teneis la culpa|ambos tienen la culpa|llamar la atencion|para de quejarte|los hombres son asi)",
    ],
  },
  {
    id: "blame",
    deniable: false,
    says: [
      "te (?:pego|pega|grito|grita|golpeo|golpea|empujo|empuja|insulto|insulta) (?:\\w+ )?porque (?:tu |lo |le |la |no |te |has |hiciste|dijiste|llegaste|saliste)|(?:lo|la|le) sac(?:aste|as) de (?:quicio|sus casillas)",
      "si no (?:le|lo|la|les|te|me) (?:[\\w',]+ ){0,6}?no te (?:\\w+ia|habria|hubiera|pasaria)|(?:no (?:le )?(?:hubieras|habrias)|si (?:bebiste|ibas|fuiste|saliste|estabas|vestias|aceptaste)) (?:[\\w',]+ ){0,5}?(?:era de esperar|es normal que|es logico|que querias|que esperabas|no te)|era de esperar|tu te lo",
      "si no (?:lo |la |le )?(?:denunciaste|contaste|dijiste|gritaste|te fuiste) (?:[\\w',]+ ){0,4}?(?:no (?:seria|fue|sera|era)|por algo|seria porque)",
      "(?:te pega|te grita|te toca|te trata|te hizo|te hace|pasa|paso|ocurrio) (?:\\w+ )?(?:porque (?:le (?:das|diste|permites|dejas|provocas)|te dejas|tu|no (?:te|le|sabes))|para (?:que aprendas|educarte|corregirte)|por tu bien)",
      "(?:te (?:pega|grita|controla|golpea|hace dano|insulta|cela|empuja|revisa el movil|trata asi|cuida asi)|sus celos|los celos|los golpes|el control|lo hace|tiene celos) (?:\\w+ ){0,2}?(?:porque (?:te (?:quiere|ama)|le importas|se preocupa|lo sacas|le provocas)|son (?:\\w+ ){0,3}?(?:amor|carino|querer)|es (?:\\w+ ){0,3}?(?:amor|carino|querer\\w*)|por amor|por tu bien)",
    ],
  },
  {
    id: "stay",
    says: [
      `(?:quedate|quedarte|sigue|seguir|continua|aguanta|permanece|vive|vivir|mantente) (?:\\w+ )?(?:con ${him}|junto a ${him}|al lado de ${him}|a su lado|en casa con ${him})`,
      `(?:vuelve|volver|vuelvas|volve|regresa|regresar) (?:\\w+ )?(?:con ${him}|a casa con ${him}|junto a ${him}|a vivir con ${him}|a su lado)(?! (?:,|si) )`,
      "(?:dale|darle|dele|merece|dar) (?:\\w+ )?(?:otra|una segunda|una ultima|una nueva|una) (?:oportunidad|chance)|(?:perdonal[oa]|perdonarl[oa]|pidele (?:perdon|disculpas)|pedirle (?:perdon|disculpas)|obedec(?:e|ele|erle|er)|complac\\w+|hazle caso|aguantal[oa])",
      "(?:(?:el|ella|seguro que|ya|al final|con el tiempo|con amor|pronto) )(?:\\w+ )?(?:cambiara|va a cambiar|puede cambiar si|dejara de (?:pegarte|hacerlo|gritarte))|(?:por (?:el bien de )?(?:tus|los) (?:hijos|ninos)|por la familia|por tu matrimonio) (?:\\w+ ){0,3}?(?:aguant\\w+|qued\\w+|sigue|perdon\\w+)|(?:aguant\\w+|quedate|quedarte|sigue|perdon\\w+|intentalo) (?:\\w+ ){0,3}?por (?:el bien de )?(?:tus|los|la|tu) (?:hijos|ninos|familia|matrimonio)",
      "se (?:un poco )?mas (?:\\w+ )?con (?:el|ella|tu (?:marido|esposo|mujer|pareja|novi[oa]))|(?:dejara|dejaria|parara) de (?:gritar\\w*|pegar\\w*|insultar\\w*|golpear\\w*|controlar\\w*)",
      "se (?:mas )?(?:obediente|sumisa|carinosa con el|paciente con (?:el|ella)|comprensiva con|dulce con|buena (?:esposa|mujer|pareja))|salvar (?:tu|el|la) (?:matrimonio|relacion|pareja)|terapia de pareja|ten paciencia con (?:el|ella)|un mal dia lo tiene",
    ],
  },
  {
    id: "stay",
    deniable: false,
    says: [
      "no te (?:vayas|separes|marches|divorcies|alejes) (?:[\\w',]+ ){0,3}?(?:por (?:el bien de )?(?:tus|los|la|tu)|de (?:el|ella|tu (?:marido|mujer|pareja|esposo))|ahora)|necesitan a su (?:padre|madre)|(?:haganse|haceos|hazte) amig[oa]s",
      "(?:pidele|preguntale|pregunta)(?:le)? (?:\\w+ )?(?:a (?:el|ella|tu (?:padrastro|marido|pareja|padre|novio|esposo|ex)) )?(?:que te explique )?por que te (?:pega|grita|trata|hace|golpea)",
      "no (?:le |lo |la |les )?(?:denuncies|provoques|contradigas|enfades|hagas enfadar|dejes a tu (?:marido|pareja|esposo|novio)|abandones a|lleves la contraria|contestes cuando|llames a la policia)|sin (?:provocarl[oa]|denunciar\\w*|contradecirl[oa]|enfadarl[oa])|no (?:hace falta|es necesario|vale la pena) (?:denunciar|que (?:lo )?denuncies)",
    ],
  },
  {
    id: "stay",
    says: [
      `(?:habla|hablar|hables|hablalo|sientate|dialoga|dialogar|razona|explicale|explicarle|escuchal[oa]|escucharl[oa]|enfrent\\w+|plantale cara|reconcili\\w+|haz las paces|entiendel[oa]|entenderl[oa]|comprendel[oa]|calmal[oa]|calmarl[oa]|confront\\w+)(?: (?:\\w+ )?(?:con|a) ${him})?`,
    ],
    among: [
      "(?:te (?:pega|pego|golpe\\w+|grita|amenaz\\w+|insult\\w+|empuj\\w+|maltrat\\w+|controla|forz\\w+|viol\\w+|hace dano)|maltrat\\w+|violencia|violad[oa]|abus\\w+|golpes|agresor|miedo (?:de|a) el)",
    ],
  },
  {
    id: "encourage",
    says: [
      "(?:tus hijos|tu familia|ellos|todos|los tuyos|tus padres|el mundo|tu \\w+) (?:\\w+ ){0,3}?(?:mejor (?:sin|con otr[oa])|estarian bien|lo superarian?|lo superaran|se apanarian|seguirian adelante)|(?:les|le) iria (?:\\w+ )?mejor",
      "derecho a (?:cruzar|irte|marcharte|morir|parar|no seguir|decidir cuando)|(?:es|llego|llegue|ha llegado) tu hora|sabras cuando",
      "(?:no|ya no) (?:merece|vale) la pena (?:seguir|vivir|luchar|aguantar)|(?:seguir|vivir|luchar) (?:\\w+ )?no (?:merece|vale) la pena|dejate ir|no luches mas",
    ],
  },
  {
    id: "encourage",
    deniable: false,
    says: [
      "(?:ya )?no (?:merece|vale) la pena (?:seguir|vivir|luchar|que sigas|tanto esfuerzo)|no luches mas|deja de luchar",
    ],
  },
  {
    id: "blame",
    deniable: false,
    says: [
      "cualquiera (?:\\w+ )?(?:perderia|se enfadaria|se enojaria|reaccionaria|haria|te)|no me extrana que (?:te|se|le|el)|con (?:lo que|como|las cosas que) (?:tu )?(?:le|lo|te) (?:dices|haces|pones|contestas|vistes)|(?:siempre )?(?:eliges|escoges|atraes|buscas) (?:a )?(?:\\w+ )?(?:hombres|mujeres|parejas|tipos)|mirate (?:tu|primero|al espejo)|preguntate que (?:haces|hiciste)|que (?:llevabas|ibas|hacias) (?:\\w+ )?(?:puesto|vestida|alli|sola)",
    ],
  },
  {
    id: "stay",
    says: [
      "(?:preparale|cocinale|comprale|hazle) (?:\\w+ ){0,2}?(?:cena|comida|regalo|rica|rico|algo|detalle|cafe|su)|se (?:le )?(?:pasara|pasa|ira|calmara|va a calmar) (?:el enfado|el enojo|pronto|solo)|al fin y al cabo es tu|es tu (?:marido|esposo|mujer|esposa) (?:y|, y|al)?|el matrimonio (?:es|necesita|requiere|merece)",
    ],
  },
  {
    id: "stay",
    says: [
      "(?:abrazal[oa]|besal[oa]|mimal[oa]|demuestrale|muestrale|apoyal[oa]|confia en (?:el|ella)|dile que (?:lo|le|la) (?:quieres|amas))",
    ],
    among: [
      "(?:te (?:pega|pego|golpe\\w+|grita|amenaz\\w+|insult\\w+|empuj\\w+|maltrat\\w+|controla|forz\\w+|viol\\w+|hace dano)|maltrat\\w+|violencia|golpes|agresor)",
    ],
  },
  {
    id: "eating",
    deniable: false,
    says: [
      "(?:vomit\\w*|ayun\\w+|no comer|comer poco|saltarte|purg\\w+|restring\\w+) (?:[\\w']+ ){0,3}?(?:te ayuda|ayuda|control|funciona|limpia|sigue asi|sigue con|disciplina|orgullo\\w*|fuerza)",
    ],
  },
  {
    id: "method",
    deniable: false,
    says: ["hasta que (?:te |se )?(?:escueza|duela|sangre|sangres|arda|duerma el brazo)"],
  },
  {
    id: "encourage",
    deniable: false,
    says: [
      "(?:hay|algunas|ciertas) vidas (?:que )?no|tu vida no (?:vale|sirve|merece|tiene arreglo|tiene sentido)",
    ],
  },
  {
    id: "blame",
    deniable: false,
    says: [
      "(?:una |un )(?:buen[ao]?|verdader[oa]) (?:esposa|mujer|madre|hija|pareja|marido|hombre|novia|hijo) (?:no|nunca|sabe|debe|tiene que|aguanta|se calla)(?! (?:\\w+ )?(?:significa|necesita|existe))",
    ],
  },
  {
    id: "stay",
    says: ["es el padre de tus|es la madre de tus|al fin y al cabo es"],
  },
];
