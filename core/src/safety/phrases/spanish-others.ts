import type { PhraseRule } from "./phrase.ts";

const notMeant = ["{told}", "{taught}", "{jokes}", "{calmed}"];

/** Somebody else in danger, and thoughts after a birth. */
export const spanishOthers: readonly PhraseRule[] = [
  {
    id: "es-other-now",
    level: 4,
    kind: "another",
    sure: false,
    said: [
      "{loved} <8 (esta|subio|se subio|encerr*|se encerro|se fue|agarro|mando|me mando|envio|escribio) <6 (azotea|puente|techo|vias|cuchillo|pistola|arma|carta de despedida|nota de despedida|mensaje de despedida|despidiendose|despedida|pastillas|cornisa|balcon|soga|cuerda)",
      "{loved} <6 (dice|dijo|me dice|me dijo|escribio|me escribio|puso|amenaza|jura|me mando|me acaba de decir|me llamo) <5 (se va a matar|se mata|va a matarse|se quiere matar|se suicida|se va a suicidar|se va a quitar la vida|va a quitarse la vida|acabar con todo|se quita la vida|se va a ahorcar|va a tirarse|se va a tirar|se tira) <4 (hoy|esta noche|ahora|ya|manana|y no contesta|y no responde|no coge|apago|y se fue|que hago)",
      "(me|nos) <2 (mando|mandado|mandar|envio|enviado|dejo|dejado|escribio|escrito|manda) <3 (audio|audios|mensaje|mensajes|video|nota|carta|whatsapp) <1 (despidiendose|de despedida|diciendo adios|de adios)",
      "{loved} <8 (se despidio|se esta despidiendo|despidiendose|carta de despedida|nota de despedida|mensaje de despedida|audio de despedida)",
      "{loved} <6 (acaba de|intento|trato de|quiso) <2 (suicidarse|matarse|quitarse la vida|cortarse las venas|tirarse|ahorcarse|autolesionarse) <4 (hoy|ahora|anoche|hace un rato|esta manana|recien|esta noche|y no|que hago|ayuda|esta tarde)",
      "{loved} <4 (acaba de intentar|se acaba de cortar|se esta cortando|esta sangrando|se corto las venas|esta inconsciente|no respira|se quiere tirar|se quiere lanzar|se quiere matar ahora)",
    ],
    unless: [
      "(empresa|oficina|companeros|curso|gimnasio)",
      ...notMeant,
      "(trabajo|viaje|boda|despedida de solter*|jubil*|aeropuerto|limpiar|pintar|cocinando|fumar|tendiendo|antena|policia y)",
      "(murio|fallecio|se suicido hace|el ano pasado)",
    ],
  },
  {
    id: "es-other-life",
    level: 3,
    kind: "another",
    sure: false,
    said: [
      "{loved} <6 (dice|dijo|me dice|me dijo|escribio|me escribio|puso|amenaza|jura|insiste|repite|me conto|conto|confeso|me confeso|publico|habla|hablo|me ha dicho|ha dicho|subio|posteo) <5 (se va a matar|se mata|matarse|se quiere matar|suicidarse|suicidarme|suicidio|quitarse la vida|quiere morir|quiere morirse|se quiere morir|no quiere vivir|no quiere seguir viviendo|prefiere morir|prefiere estar muert*|quiere estar muert*|se suicida|se va a suicidar|se va a quitar la vida|desaparecer para siempre|quiere desaparecer|mejor muert*|acabar con todo|acabar con su vida|dejar de existir|no quiere estar aqui|no quiere existir|no despertar)",
      "{loved} <4 (se quiere matar|quiere matarse|quiere suicidarse|se quiere suicidar|quiere morir|quiere morirse|se quiere morir|quiere quitarse la vida|piensa en suicidarse|piensa en matarse|tiene pensamientos suicidas|tiene ideas suicidas|esta pensando en matarse|no quiere vivir|no quiere seguir viviendo|ya no quiere vivir|intento suicidarse|intento matarse|intento quitarse la vida|trato de suicidarse|trato de matarse)",
      "(miedo|temo|preocupa|preocupada|preocupado|asusta|aterra) <5 (se mate|se suicide|se quite la vida|se haga dano|haga una locura|haga una tonteria|atente contra su vida|se haga algo|haga algo malo|se lastime)",
      "{loved} <5 (se corta|se autolesiona|se hace dano|se esta cortando|se lastima a proposito|se hace cortes|tiene cortes en|se hizo cortes|se corto los brazos)",
    ],
    unless: [
      ...notMeant,
      "(se mate|se haga dano|se lastime) <3 (moto|esqui*|coche|carro|trabajando|jugando|deporte|bici|caida|escalera*|futbol)",
      "(murio|fallecio|pelo|unas|se suicido)",
      "(de risa|de la risa|de hambre|de verguenza|de amor)",
      "(no quiere vivir) (con|en|aqui|alli|sol*)",
      "me (amenaza|mata)",
    ],
  },
  {
    id: "es-other-worry",
    level: 2,
    kind: "another",
    sure: false,
    said: [
      "{loved} <8 (no quiere levantarse|no sale de su cuarto|no sale de la cama|dejo de comer|no come|se esta apagando|regalando sus cosas|regalo sus cosas|regalando cosas|esta muy raro|esta muy rara|no contesta desde|no me contesta desde|se aislo|se encierra|bebe demasiado|se droga|esta desaparecid*|desaparecio|le vi cortes|tiene marcas|tiene cicatrices|vomita despues|se pasa el dia llorando|habla de morir*|habla de la muerte|dice que es una carga|dice que estorba|dice que estariamos mejor|dice que no sirve|dice que no puede mas|dice que ya no puede mas|dice que no aguanta mas|dice cosas raras|escribe cosas tristes|publica cosas|no le ve sentido|perdio las ganas|no tiene ganas de vivir|dice que esta cansad* de)",
      "(preocup*|miedo|temo|asusta*|angustia*) <6 (mi amig*|mi herman*|mi hij*|mi prim*|mi mama|mi papa|mi madre|mi padre|mi novi*|mi pareja|mi sobrin*|mi compan*|mi espos*|mi marido|mi mujer|mi abuel*|mi alumn*) <8 (depri*|cort*|solo|sola|raro|rara|no come|no sale|morir*|despid*|llor*|triste|encerr*|tom*|pastill*|le pase algo|haga algo|no contesta|beb*|drog*)",
      "(miedo de|miedo a|temo|asusta|preocupa) <2 (que le pase algo|perderl*|que haga algo|por su vida|que un dia) <6 (triste|depr*|dice|morir*|solo|sola|carga|cort*|herman*|amig*|hij*|raro|rara)",
      "(como|que hago para|que puedo hacer para|que le digo|como puedo) <3 (ayudar|ayudo|apoyar|hablar) <3 {loved} <8 (morir*|depr*|cort*|suicid*|vivir|matar*|autoles*|no come|beb*|drog*|intento)",
      "{loved} <5 (intento|trato de) <2 (suicidarse|matarse|quitarse la vida)",
      "(se quiere|quiere|dice que quiere) (morir|matar|suicidar|desaparecer|matarse|suicidarse|morirse)",
      "{loved} <8 (no quiere vivir|quiere desaparecer|depresion|deprimid*|se autolesion*|se corta|intento de suicidio)",
    ],
    unless: [
      ...notMeant,
      "(murio|fallecio|perro|perra|gato|gata|examen*|de risa|de la risa|de hambre|verguenza|se suicido)",
      "(quiere) (matarme|matar el|matar a)",
      "(adolescente tipic*|jugando)",
    ],
  },
  {
    id: "es-birth-danger",
    level: 4,
    kind: "birth",
    said: [
      "(parto|posparto|postparto|di a luz|recien nacid*|pari|naci* mi|nacio el bebe|nacio la bebe) <9 (hacerle dano|lastimarl*|ahogarl*|tirarl*|matarl*|hacerme dano|matarme|morirme|suicid*|quitarme la vida|voces|demonio|diablo|no despertar|morir)",
    ],
    unless: [...notMeant, "(perra|gata|pario la)", "no <1 (quiero|voy a) (hacerle|lastimar)", "{denies}"],
  },
  {
    id: "es-birth-thoughts",
    level: 2,
    kind: "birth",
    sure: false,
    said: [
      "(parto|posparto|postparto|di a luz|recien nacid*|pari|cesarea|nacio mi|nacio el bebe|nacio la bebe|mi bebe|el bebe|la bebe|mi guagua|mi bb|desde que naci*|lactancia|puerperio|nacio) <9 (no lo quiero|no la quiero|no siento nada por|no siento amor|no siento nada|no conecto|me arrepiento|pensamientos horribles|pensamientos feos|pensamientos oscuros|pensamientos intrusivos|imagenes horribles|imagenes feas|imagenes de|cosas horribles|quiero desaparecer|mala madre|mejor sin mi|mejor con otra|estaria mejor|huir|salir corriendo|irme y no volver|no quiero estar con|no puedo mirarl*|me da miedo estar a solas|miedo de quedarme sola|miedo quedarme sola|quedarme sola con|darl* en adopcion|devolverl*|no quiero cogerl*|no quiero tocarl*|escapar)",
      "(mala madre|no siento nada|pensamientos horribles|pensamientos intrusivos|imagenes horribles|imagenes feas|imagenes|no la quiero|no lo quiero|quiero desaparecer|miedo de quedarme sola|depresion) <9 (mi bebe|el bebe|la bebe|recien nacid*|posparto|postparto|parto|guagua|mi bb|mi nena|mi hijo recien|puerperio)",
    ],
    unless: [
      ...notMeant,
      "(perra|gata|sobrin*|mi hermana dio|vecina|amiga|del trabajo|celular|fotos|ecografia)",
      "escapar <3 (finde|playa|rato)",
    ],
  },
  {
    id: "es-denied-but",
    level: 2,
    kind: "life",
    sure: false,
    said: [
      "no (me quiero matar|quiero matarme|quiero morir|quiero morirme|me quiero morir|me voy a matar|quiero suicidarme|me quiero suicidar|voy a matarme|es que quiera morir|es que quiera morirme|es que quiera matarme|es que me quiera morir|es que me quiera matar|pienso matarme|voy a suicidarme|estoy pensando en suicidarme|quiero quitarme la vida) <2 (pero|solo|solamente|aunque|nomas|sino|simplemente|tampoco|es que) <8 (vivir|desapar*|existir|existi*|descansar|salida|despert*|cansad*|agotad*|no puedo mas|dormir|acabe|acabar|pare|parar|estar aqui|sentir|sufrir|no aguanto|seguir|me importaria|termine|dejar de)",
    ],
    unless: [...notMeant, "miedo a (volar|los aviones)"],
  },
  {
    id: "es-denied-falsely",
    level: 3,
    kind: "life",
    said: [
      "pregunt* <7 (suicid*|morir*|matarme|quitarme la vida|hacerme dano) <8 (menti|mentira|mintiendo)",
      "dije que no <6 (suicid*|morir*|matarme|vida|hacerme) <5 (menti|mentira)",
    ],
    unless: [...notMeant],
  },
];
