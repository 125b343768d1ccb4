import type { PhraseRule } from "./phrase.ts";

const notMeant = ["{told}", "{taught}", "{jokes}", "{calmed}"];
const petsAndLocks = "(perr*|gat*|cachorr*|veterinari*|con llave)";

/** What says a danger in other words, or by what is around it: it is asked about. */
export const spanishHints: readonly PhraseRule[] = [
  {
    id: "es-child-has-in-mouth",
    level: 4,
    kind: "taken",
    said: [
      "({children}|{pills}|el mas chico|la mas chica|uno de los mellizos|una de las mellizas) <9 ({pills}|{poisons}|caja de pastillas|bote de pastillas|pila de boton) <7 en la (boca|boquita)",
    ],
    unless: [...notMeant, petsAndLocks],
  },
  {
    id: "es-child-with-poison",
    level: 4,
    kind: "taken",
    sure: false,
    said: [
      "({pills}|{poisons}|caja de pastillas|bote de pastillas|pila de boton) <9 en la (boca|boquita)",
      "(en la boca|en la boquita) <7 ({pills}|{poisons}|pila de boton)",
      "({children}|el mas chico|la mas chica|uno de los mellizos|una de las mellizas|uno de los gemelos) <9 ({pills}|{poisons}|caja de pastillas|bote de pastillas) <3 (abiert*|vaci*|por el suelo|por el piso|regad*|tirad*|derramad*)",
    ],
    unless: [...notMeant, petsAndLocks],
  },
  {
    id: "es-more-than-usual",
    level: 4,
    kind: "taken",
    sure: false,
    said: [
      "({took}|tomo|he tomado) <5 (el doble|el triple|doble|triple|mas) de lo que <3 (dice|pone|manda|recet*|toca|deberia|indica*|pide|aconseja*|tenia que)",
      "(mucho mas|bastante mas|mas|demasiado) de lo (normal|habitual|que debia|que debo) <2 (hoy|esta noche|anoche|de golpe|de una)",
      "({took}|tomo) <2 {pills} <4 (para no|y para no) <2 (pensar|oir|sentir|acordarme|escuchar|sonar)",
    ],
    unless: [...notMeant, "(agua|cafe|te|mate|azucar|leche|vueltas|tiempo|decisiones|fotos|apuntes)"],
  },
  {
    id: "es-hurts-self-otherwise",
    level: 3,
    kind: "self-injury",
    sure: false,
    said: [
      "me <1 (golpee|golpeo|pego|pegue|doy|di|muerdo|mordi|aranie|arano|rasgune|pellizco|pinche|pincho|quemo|queme) <3 (la cara|la cabeza|los brazos|las piernas|los muslos|la mano|el brazo) <3 (hasta|otra vez|a proposito|una y otra vez|cuando|adrede|para sentir|para no)",
      "(cabezazos|golpes) <2 contra <1 (la pared|el muro|el piso|el suelo|la mesa)",
      "para no <1 (cortarme|lastimarme|hacerme dano|quemarme|hacerme nada)",
      "(mangas largas|manga larga|pulsera*|manguitas) <6 (tapar*|esconder*|que no se vea*|no vean|cubrir*|marcas|cortes|calor que hace)",
      "(volvi|he vuelto|recai|he recaido|volviendo) <2 (a lo de antes|a lo de siempre|a lo mismo|a las andadas|con lo mio) <6 (brazo*|cuchill*|sangr*|cort*|marca*|manga*|pierna*|bano)",
    ],
    unless: [
      ...notMeant,
      "(tatuaje|mosquito*|depil*|aguja de|planch* de ropa|horno|sarten|futbol|pollo|queso|costur*)",
    ],
  },
  {
    id: "es-harm-others-otherwise",
    level: 3,
    kind: "harm-others",
    sure: false,
    said: [
      "(le|les|lo|la|los|las) (quiero|quisiera|voy a|podria|ganas de) <1 (clavar|enterrar|ensartar|rajar|partir|reventar|prender|hundir|apunalar) <5",
      "(parad*|de pie|quede|quedo|vi) <4 (cama|cuna) <5 (almohada|cuchillo|tijera*|martillo)",
      "(almohada|cuchillo|tijera*|martillo) en la mano <6 (dormi*|cama|cuna|durm*|bebe|mama|papa|marido|mujer|espos*)",
      "(sacudi|zarandee|aprete|agarre|tire|avente) <3 ({children}|bebe|nin*|nen*) <3 (fuerte|muy fuerte|con fuerza|demasiado|contra|del brazo)",
      "(dejar caer|soltar|empujar|tirar|ahogar|tapar) <2 (la silla|el cochecito|la cuna|{children}|bebe|la boca) <5 (escalera*|via|ventana|agua|banera|almohada|pens*|ganas|calle)",
      "(lista|listado) <3 (de los que|de quienes|con los nombres|de nombres) <6 (pag*|arma|escopeta|pistola|cuchillo|lament*|sabran|van a ver)",
    ],
    unless: [
      ...notMeant,
      "(clavo|clavos|pared|cuadro|estaca|tabla|diente*|reto|puntero|balon|penal|gol|rival|equipo|examen|pinata|torta|pastel|pan|masa|pollo|alfombra)",
    ],
  },
  {
    id: "es-child-hinted",
    level: 3,
    kind: "violence",
    sure: false,
    said: [
      "(secreto|juego|jueguito) <1 (nuestro|entre nosotros|de nosotros|de los dos|entre los dos|especial) <9",
      "si <1 (cuento|digo|hablo|lo cuento|lo digo|se entera*) <5 (me va a odiar|me odiaria|me van a odiar|no me va a creer|no me van a creer|se va a poner triste|lo meten preso|va preso|nos separan|me llevan|me deja de querer)",
      "no me gusta <1 (cuando|que|como) <4 (entra|se mete|me bana|me seca|me acaricia|me abraza|me mira|se acuesta|se sienta en mi cama) <5",
      "(foto|fotos|video) <9 (mandar|mandarla*|subir|subirla*|publicar|pasarla*|ensenarla*|mostrarla*) <3 (a mi colegio|al colegio|a todos|a mis papas|a mi mama|al grupo|a mis amigos|a la escuela|al cole|a mis contactos)",
      "(dije|decia|repeti|pedi) que no <9 (no paro|siguio|igual lo hizo|no le importo|le dio igual|no se detuvo)",
      "(saca|saco|agarra|agarro|uso|usa|da|dio) <2 (el cinto|el cinturon|la correa|la chancla y|el palo|la vara|la regla) <6 (porque|cuando|si|otra vez|fuerte|mucho|romp*|espalda|piernas)",
    ],
    unless: [
      "{taught}",
      "{jokes}",
      "(pelicula|peli|serie|novela|libro|cancion|videojuego|capitulo)",
      "(sorpresa|cumple*|regalo|reyes|navidad|receta|cancha|seguridad|pantalon|domino|cartas|mesa)",
    ],
  },
  {
    id: "es-life-hinted",
    level: 3,
    kind: "life",
    sure: false,
    said: [
      "(compre|consegui|busque|traje|encontre|encargue) <1 (la|una|el|un) (cuerda|soga|mecate|reata|lazo)",
      "(fui|voy|vengo|iba|volvi|subi|camine|estuve|paso) <2 (al|a la|a las|hasta el|hasta la|por el|por la|en el|en la) {edges} <9 (mirando|miro|me quedo|me quede|ganas|pensando|abajo|nadie|un rato|ratos)",
      "por que no me (muero|mori|mato) <2 (de una|ya|yo|hoy|en vez|y listo|,|de una vez)",
      "(pense|pienso|penso|pensando) <3 (no freno|si no freno|suelto el volante|acelero y|cierro los ojos y|me salgo de la curva|sigo derecho)",
      "(tren|metro|camion) <6 (yo voy a estar|voy a estar ahi|ahi voy a estar|voy a estar alli|estare ahi|estare alli|estare en la via|estare en las vias)",
      "(lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana) <4 (me mato|me quito la vida)",
      "(decision propia|propia mano|quita la vida|suicidio|se suicida) <8 (seguro|cobra*|poliza|indemniza*|paga*)",
      "(seguro de vida|poliza|el seguro) <9 (decision propia|propia mano|quita la vida|suicid*)",
    ],
    unless: [
      ...notMeant,
      "(tender|ropa|perro|columpio|guitarra|saltar|escalar|escalada|barco|lancha|hamaca|cortina*|pinata|gimnasia|remolque|mudanza|foto*|pescar|pesca|vistas|turis*|fuegos|correr|bici*|obra*)",
      "(mato|muero) <2 (estudiando|trabajando|gym|gimnasio|entrenando|a estudiar|de risa|si)",
    ],
  },
  {
    id: "es-dark-thoughts",
    level: 2,
    kind: "life",
    sure: false,
    said: [
      "(pensamientos|ideas) <1 (oscur*|negr*|feos|feas|horribles|muy malos)",
      "(volvieron|vuelven|han vuelto|otra vez) <2 (esos|los|mis) <1 pensamientos",
    ],
    unless: [...notMeant, "(novela|humor|chocolate|cancion|libro|poesia|decorar|pintar)"],
  },
  {
    id: "es-body-told",
    level: 4,
    kind: "body",
    sure: false,
    said: [
      "(mano|brazo|pierna|pie) (izquierd*|derech*) <4 (no me aguanta|no aguanta|no me sostiene|sin fuerza|no me hace caso|no agarra|se me cae|se me caen|floj*|no me obedece)",
      "se me (caen|cae|cayo|cayeron) <2 (las cosas|todo|la taza|el vaso|la cuchara|los cubiertos) <5 (mano|brazo|de un lado)",
    ],
    unless: [...notMeant, "(yeso|ferula|esguince|tendon|guante|artros*|artritis|reuma)"],
  },
];
