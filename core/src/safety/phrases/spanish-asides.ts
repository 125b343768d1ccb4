import type { PhraseRule } from "./phrase.ts";

const notMeant = ["{told}", "{taught}", "{jokes}", "{calmed}"];

/** What is said in an aside, or as the first piece of something that is told bit by bit: it is asked about. */
export const spanishAsides: readonly PhraseRule[] = [
  {
    id: "es-did-something",
    level: 3,
    kind: "taken",
    sure: false,
    said: [
      "(hice|he hecho|acabo de hacer|cometi) <1 (una tonteria|una locura|una estupidez|una burrada|algo malo|algo muy malo|algo feo|algo horrible) <2",
    ],
    unless: [
      ...notMeant,
      "(compr*|reserv*|mand*|borr*|publi*|firm*|adopt*|dije|deje|gast*|tint*|flequillo|pelo|correo|trabajo|jef*|clase|ex|tatua*|receta|coche|carro|movil|celular|laptop|me olvide)",
    ],
  },
  {
    id: "es-pills-like-sweets",
    level: 4,
    kind: "taken",
    sure: false,
    said: [
      "(tomando|tomo|tomado|tragando|comiendo|como) <2 {pills} <2 como (caramelos|dulces|si fueran caramelos|si fueran dulces|chuches|golosinas|pan caliente)",
    ],
    unless: [...notMeant, "(vitaminas|perr*|gat*)"],
  },
  {
    id: "es-jumps-or-stands",
    level: 3,
    kind: "life",
    sure: false,
    said: [
      "me (tiro|aviento|lanzo|arrojo|boto) <1 (del|por el|por la|desde el|desde la|de la|de un|de una) (balcon|puente|azotea|ventana|viaducto|terraza|acantilado|barranco|tejado|techo|mirador)",
      "(imagino|imaginar|imaginando|imaginarme|pienso|pensar|pensando|sueno) <1 (que|con que|en que) me (mato|tiro|muero|ahorco|corto)",
      "(quede|quedo|estuve|pare|plante) <2 [parad*|de pie|sentad*|un rato] <1 en <1 (linea|via|vias|rieles) <1 del <1 (tren|metro|ferrocarril) <3",
    ],
    unless: [
      ...notMeant,
      "(paracaidas|bungee|piscina|poza|alberca|agua|verano|foto*|trabajo|trabajar|risa|juego|planta baja jaja|dormir)",
    ],
  },
  {
    id: "es-life-worth-nothing",
    level: 2,
    kind: "life",
    sure: false,
    said: [
      "(ojala|espero|deseo|quisiera) <1 que <2 (bus|tren|camion|avion|autobus|micro|colectivo) <2 (se estrelle|choque|me atropelle|se salga|se caiga|se desbarranque)",
      "mi vida no (vale|sirve) <1 (nada|para nada|de nada|una mierda)",
      "(pa que|para que) <1 (sigo|seguir|vivo|vivir|me levanto si) <2 [si|,] <1 (da igual|todo da igual|no vale|nada vale|total|nadie|ya nada)",
      "(ojala|debi|deberia) <2 (hubiera sido|haber sido|fuera) yo <2 (y no|en su lugar|en vez|el que murio|la que murio)",
    ],
    unless: notMeant,
  },
  {
    id: "es-gave-things-out",
    level: 4,
    kind: "life",
    sure: false,
    said: [
      "(reparti|repartiendo|regale|regalando|he repartido|he regalado) <1 (mis cosas|todas mis cosas|todo lo mio|lo que tengo|mi ropa y mis) <4 (no quiero dejar|dejar lio|no dejar|cuando yo no este|cuando no este|para cuando|ya no las|ya no voy)",
    ],
    unless: [...notMeant, "(mud*|viaj*|vuelo|maleta*|espana|extranjero|casa nueva|piso nuevo|depa nuevo)"],
  },
  {
    id: "es-made-to-undress",
    level: 3,
    kind: "violence",
    sure: false,
    said: [
      "(me hace|me hizo|me obliga a|me obligo a|me pide|me pidio|quiere que me|me manda) <1 (sacarme|quitarme|quite|saque|que me quite|que me saque|desvestirme|desnudarme|que me desvista) <2 (ropa|polera|camisa|camiseta|pantalon|calzon*|todo|blusa|falda)",
    ],
    unless: [
      ...notMeant,
      "(medic*|doctor*|enfermer*|consulta|examen|rayos|masaj*|probador|sastre|modista|mojad*|embarrad*)",
    ],
  },
  {
    id: "es-plays-oddly",
    level: 2,
    kind: "violence",
    sure: false,
    said: [
      "no me (gusta|gustan) <1 como (juega|me toca|me mira|me abraza|me besa) <1 conmigo",
      "no me gusta <1 como (me toca|me besa|me agarra|me soba)",
      "(senor|marido|esposo|novio|pareja|mujer|esposa|novia|patron|patrona) <1 me (mira|revisa|chequea|registra|espia|controla) <1 (el celular|el movil|el telefono|el historial|los mensajes|las llamadas|el whatsapp|la ubicacion)",
    ],
    unless: [...notMeant, "(futbol|partido|equipo|tenis|ajedrez|tecnico|garantia|tienda)"],
  },
  {
    id: "es-means-to-burn",
    level: 3,
    kind: "harm-others",
    sure: false,
    said: [
      "(voy a|le voy a|les voy a|quiero|le) <1 (quemar|prender fuego a|incendiar|prenderle fuego a|quemarle) <1 (la|su|el) (casa|carro|coche|negocio|moto|rancho|oficina) <2 (de ese|de esa|a ese|a esa|del|de mi ex|con|hp|hijo)",
    ],
    unless: [...notMeant, "(lena|brasa|asado|falla*|san juan|ninot)"],
  },
  {
    id: "es-eats-next-to-nothing",
    level: 2,
    kind: "eating",
    sure: false,
    said: [
      "desde <1 (lunes|martes|miercoles|jueves|viernes|sabado|domingo|ayer|antier|hace dias) <2 (con|a|a base de|a pura) <1 (agua|cafe|te|caldo|chicle|puro cafe|pura agua) <3",
      "(solo|nomas|unicamente) <1 (como|comi|ceno|desayuno) <1 (una|un|media|medio) (manzana|yogur|pepino|galleta|huevo|naranja|platano|fruta) <1 (al dia|por dia|en todo el dia|diaria)",
      "(todo el dia|el dia entero|dia) <1 con <1 (un|una|medio|media) (yogur|manzana|galleta|cafe|fruta) <3 (orgull*|fuerte|poder|control|liger*)",
      "(deje|he dejado|dejo|estoy dejando|llevo dias sin) <1 [de] (cenar|comer|desayunar|almorzar) <1 /",
      "(cuando como|si como|si me paso|cada vez que como|lo que como) <6 lo (echo|devuelvo|vomito|saco)",
      "(comiendo|como) <1 una vez al dia",
      "(lo|la) (devuelvo|vomito) <1 (todo|despues|enseguida|siempre|y ya|y asi) <3",
      "(miento|mentir|mintiendo) <3 (diario de comidas|lo que como|registro de comidas|la nutri*)",
    ],
    unless: [
      "{told}",
      "(gripe|gastroenteritis|colonoscopia|operacion|ayuno medico|analisis|ramadan|resaca|diarrea|lenten|cuaresma)",
    ],
  },
  {
    id: "es-relapsed",
    level: 2,
    kind: "life",
    sure: false,
    said: [
      "(volvi|he vuelto|recai|volviendo) <1 a (tomar|beber|chupar|consumir|fumar piedra|fumar crico|fumar crack|inyectarme|meterme) <2 (despues de|tras|y|,|otra vez|anoche|ayer|hoy|piedra|coca|crico|perico)",
      "(fumando|fumar|fumo) <1 (crico|piedra|crack|cristal|basuco|paco) <2 (otra vez|de nuevo|diario|todos los dias)",
      "me (emborracho|emborrachaba|pongo peda|pongo pedo|pongo borrach*) <1 sol* <3",
      "(ginebra|vodka|ron|whisky|aguardiente) en el (termo|cajon) <3",
    ],
    unless: [
      ...notMeant,
      "(bus|autobus|tren|metro|clases|cafe|te|agua|mate|vitaminas|sol|apuntes|aire|fotos|pastilla|medicina|medicamento)",
    ],
  },
  {
    id: "es-dark-after-birth",
    level: 2,
    kind: "birth",
    sure: false,
    said: [
      "(desde|despues de|tras) <2 (cesarea|parto|que di a luz|que nacio|que pari) <4 (cosas oscuras|pensamientos oscuros|cosas feas|pensamientos feos|ideas feas|cosas horribles|cosas malas)",
      "(ideas|cosas|pensamientos|imagenes) (feas|feos|horribles|oscuras|oscuros|malas|malos) <3 (lo bano|la bano|lo cargo|la cargo|le doy pecho|al bebe|con el bebe|con la bebe)",
    ],
    unless: notMeant,
  },
  {
    id: "es-will-try-again",
    level: 3,
    kind: "life",
    sure: false,
    said: [
      "lo <1 (voy a intentar|quiero intentar|pienso intentar|intentare|volvere a intentar) <1 (otra vez|de nuevo) <3 (primera|anterior|vez pasada|otra vez) <2 no (salio|funciono|me salio|pude|resulto)",
      "(anoche|ayer|antier|anteayer) <1 (lo intente|trate|quise hacerlo|estuve a punto) <4 [/] hoy (si|lo hago|no fallo)",
      "(queria|quiero|quise|pensaba en|pense en|ganas de) (tirarme|aventarme|arrojarme|botarme) / <1 (quiero todavia|todavia quiero|sigo queriendo|aun quiero)",
      "(forma|manera|modo|metodo) <2 que <1 (duela|duele|se sufra|sufra) menos",
      "(via|vias|rieles) <4 me quede (parad*|de pie|sentad*|quiet*)",
      "(ojala|quisiera) <1 (tuviera|tener) <1 (valor|coraje|huevos|agallas) / <1 (ayer casi|casi|anoche casi)",
    ],
    unless: [
      ...notMeant,
      "(receta|bizcocho|examen|carnet|licencia|oposicion*|prueba|parto|vacuna|tatua*|depil*|inyeccion|muela|separ*|romper con|cortar con|dejarl*|decirle|paracaidas|alberca|piscina|cama|sofa)",
    ],
  },
  {
    id: "es-is-handed-over",
    level: 3,
    kind: "violence",
    sure: false,
    said: [
      "me (vende|vendio|vendia|presta|prestaba|alquila|entrega|ofrece|pasa) <1 (a|con) (sus amigos|otros hombres|los clientes|sus compas|sus socios|sus compadres|unos hombres)",
      "me (toco|tocaba|manoseo|manoseaba|manosea) <1 (mi|el|un|una|la) (doctor|medico|profe|profesor|maestro|padrastro|tio|abuelo|primo|cura|padre|pastor|jefe|entrenador|patron|vecino|padrino)",
    ],
    unless: [
      ...notMeant,
      "(carro|coche|moto|celular|movil|comida|ropa|fruta|pasteles|de matematicas|de ingles|de historia|nuevo|buen*|simpatic*|sorteo|de guardia|turno|exigente|majo|maja|guitarra|cancion|piano|el hombro)",
    ],
  },
  {
    id: "es-drowns-at-dawn",
    level: 4,
    kind: "life",
    sure: false,
    said: [
      "(manana|hoy|esta noche|el domingo|el sabado|el viernes|el lunes|al amanecer|de madrugada) <3 me (tiro|aviento|lanzo|arrojo|boto) <1 (a|en|al|por) <1 [la|el] <1 (presa|rio|vias|tren|metro|barranco|pozo|vacio|canal|represa)",
    ],
    unless: [...notMeant, "(nad*|ban*|amig*|cuerda|kayak|tirolina|verano|sofa|piscina|clavado)"],
  },
  {
    id: "es-cuts-were-seen",
    level: 2,
    kind: "another",
    sure: false,
    said: [
      "(le|les) (vi|he visto|note|descubri|encontre) <2 (brazos|brazo|munecas|muneca|piernas|muslos|antebrazo) <3 (cortes|cortadas|cicatrices|heridas|rajas|rayitas)",
      "(le|les) (vi|he visto|note|descubri|encontre) <2 (cortes|cortadas|cicatrices|rayitas) <3 (brazos|brazo|munecas|muneca|piernas|muslos|antebrazo)",
    ],
    unless: [...notMeant, "(operacion|operaron|cirugia|rosal*|gato|gatos|bici|accidente|cocina*)"],
  },
  {
    id: "es-says-they-want-to-die",
    level: 3,
    kind: "another",
    sure: false,
    said: [
      "(dice|dijo|escribio|conto|confeso|mando|puso|audio|mensaje) <4 (que|q) <1 (se quiere matar|quiere matarse|se quiere morir|quiere morirse|se va a matar|se quiere suicidar|quiere suicidarse|se quiere quitar la vida)",
    ],
    unless: [
      ...notMeant,
      "(de risa|de la risa|de hambre|de verguenza|de sueno|de calor|peli*|serie|cancion|novela|personaje|murio|se suicido|perro|gato)",
    ],
  },
  {
    id: "es-serves-for-nothing",
    level: 2,
    kind: "life",
    sure: false,
    said: [
      "no sirvo <1 (para|pa) nada <5 (gasta*|gastan|carga|estorb*|mantien*|peso para|sobro)",
      "(gasta*|carga|estorb*|mantien*|sobro) <6 no sirvo <1 (para|pa) nada",
    ],
    unless: [...notMeant],
  },
  {
    id: "es-could-hurt-them",
    level: 3,
    kind: "harm-others",
    sure: false,
    said: [
      "(le|les) (puedo|podria|pueda|vaya a|voy a) hacer (dano|algo malo) [/] <4 (miedo|panico|terror|asusta*|pavor)",
    ],
    unless: [...notMeant, "(sin querer|inyeccion|vacuna|masaje|perro|gato|planta*)"],
  },
];
