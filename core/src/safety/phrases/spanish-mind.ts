import type { PhraseRule } from "./phrase.ts";

const notMeant = ["{told}", "{taught}", "{jokes}", "{calmed}"];
const others =
  "a mi {partners}|a mi {relatives}|a mi {elders}|a mis padres|a mis hijos|a mis papas|a mis companeros|a todos|a todas|a alguien|a ese|a esa|a esos|a el|a ella|a ellos|a la gente|a un companero|a una persona|a {children}|al {partners}|al {elders}|a mi bebe|al bebe|a la bebe|al primero|a cualquiera|a otros|a otra persona|a los demas|a mi familia|a mi ex|a la nueva|al que";
const hurtThem =
  "matarlo|matarla|matarlos|matarlas|matar|asesinar|apunalar|apunalarlo|apunalarla|acuchillar|acuchillarlo|hacerle dano|hacerles dano|hacerle algo|hacerle mucho dano|golpearlo|golpearla|golpearlos|pegarle|pegarles|pegarle un tiro|pegarles un tiro|lastimarlo|lastimarla|lastimar|quemarle la casa|prenderle fuego|quemarlo|ahorcarlo|ahorcarla|estrangularlo|estrangularla|ahogarlo|ahogarla|atropellarlo|atropellarla|reventarlo|romperle la cabeza|partirle la cara|partirle la madre|romperle la cara|cagarlo a palos|envenenarlo|envenenarla|desfigurarla|desfigurarlo|cobrarmela|zarandearlo|zarandearla|sacudirlo|sacudirla|sacudir|zarandear|ahogar|ahorcar|estrangular|golpear|tirarlo|tirarla|asfixiarlo|asfixiarla|danarlo|danarla";

/** Harm to others, confusion, somebody else in danger, after a birth. */
export const spanishMind: readonly PhraseRule[] = [
  {
    id: "es-harm-others",
    level: 3,
    kind: "harm-others",
    said: [
      `(quiero|quisiera|voy a|pienso|pienso en|pensando en|ganas de|planeo|planeando|necesito|decidi|me imagino|imagino|fantaseo con|sueno con|impulso de|impulsos de|miedo de|miedo a|temo|tentacion de|capaz de|punto de|casi|pensamientos de|idea de|ideas de|obsesion con|deseos de) <2 (${hurtThem}) <1 (${others})`,
      "(quiero|quisiera|voy a|ganas de|pienso en|pensando en|planeo|planeando|necesito|decidi|me imagino|imagino|fantaseo con|punto de|capaz de|impulso de|impulsos de|deseos de) <1 (matarlo|matarla|matarlos|matarlas|asesinarlo|asesinarla|apunalarlo|apunalarla|acuchillarlo|hacerle dano|hacerles dano|pegarle un tiro|pegarles un tiro|lastimarlo|lastimarla|prenderle fuego|quemarle la casa|estrangularlo|estrangularla|ahogarlo|ahogarla|asfixiarlo|asfixiarla|desfigurarlo|desfigurarla|envenenarlo|envenenarla|romperle la cabeza)",
      "(lo|la|los|las) (voy a|quiero|mato|quisiera) <1 (matar|asesinar|apunalar|hacer sufrir|quemar viv*|mato de verdad|acuchillar)",
      "(miedo|temo|asusta|aterra|terror|panico) <3 (hacerle dano|hacerles dano|lastimar|lastimarl*|hacerle algo|matar|perder el control y|golpear|golpearl*|sacudir*|zarandear*|ahogar*|tirarl*|herir a|hacer dano a|danar|pegarle|pegarles|hacerle dano yo)",
      "(casi|por poco) <1 (le pego|la golpeo|lo golpeo|lo mato|la mato|lo ahorco|la ahorco|le clavo|lo sacudo|la sacudo|la tiro|lo tiro|lo zarandeo|la zarandeo|le hago dano|le hago algo|los mato|le pego un)",
      "(le pegue|golpee|le di un golpe|sacudi|zarandee|le pego|lo sacudi|la sacudi|le grite y le pegue|le pegue fuerte|lo zarandee|la zarandee|lastime|le hice dano|empuje) <3 (bebe|a mi hij*|mi hij*|a mi nin*|a mi nen*|a mi mujer|a mi espos*|a mi novi*|a mi pareja|a mi madre|a mi mama|a mi guagua|a mis hij*|al nen*|al nin*|a la nin*|a la nen*|mi pareja)",
      "(no para de llorar|no deja de llorar|llora y llora|llanto|no se calla) <8 (sacudirl*|zarandearl*|tirarl*|pegarle|ahogarl*|almohada|lastimarl*|hacerle dano|callarl* como sea|contra la pared|golpearl*|ventana)",
      "(almohada|cuchillo) <5 (bebe|hijo|hija|nene|nena|guagua|marido|cara de) <6 (pienso|imagen*|imagino|miedo|impulso|ganas|hacer|apretar)",
      "(llevar|traer|tengo|consegui|compre|cargue|busco|saque|agarre|guardo|llevo) <3 ({arms}|cuchillo|machete|navaja|bate) <8 (escuela|colegio|instituto|cole|matar*|vengar*|pagar|clase|companer*|jefe|{partners}|trabajo|hacerle|lo espero|esperarl*|el y|para el)",
      "(vengarme|venganza|me las va a pagar|me las van a pagar|van a pagar|va a pagar) <8 (matar*|sangre|cuchillo|arma|pistola|muert*|fuego|quemar|sufrir|hacerle|esta noche|hoy|manana|esperar*|dano|lo espero)",
      "(hacerles|hacerle|hacer) <1 (sufrir|pagar|dano) <3 (con sangre|con su vida|fisicamente|de verdad)",
      "(oigo|escucho|la voz|las voces|una voz) <8 (mate|lastime|ataque|haga dano a|apunale|golpee) <3 (a|mi|lo|la)",
    ],
    unless: [
      ...notMeant,
      "(mosquito*|cucaracha*|arana*|hormiga*|rata|ratas|raton|planta*|cactus|tiempo|hambre|boss|enemigo*|zombi*|zombie*|videojuego|pez|pollo|gallina|alarma|despertador)",
      "(no|nunca|jamas|tampoco) <2 (quiero|voy a|pienso|haria|le pegue|quisiera|podria)",
      "(de amor|a besos|a abrazos|de risa|a cosquillas|al ajedrez|al fifa|al mario|en el juego)",
      "(no quiero|sin querer|miedo de) <2 (hacerle dano|lastimarlo|lastimarla|herir*) <4 (terminar|dejarl*|decirl*|cortar|con mis palabras|verdad|romper|sentimientos|palabras|divorci*)",
      "(hacerle dano|lastimarlo|lastimarla|hacerle algo|pegarle|hacerle) <2 (bien|rico|especial|de comer|una fiesta|una sorpresa|un regalo|al baile|a la pelota|al balon)",
      "(matarlo|matarla|matar) <1 (con la mirada|de un susto|a base de)",
    ],
  },
  {
    id: "es-harm-others-hinted",
    level: 3,
    kind: "harm-others",
    sure: false,
    said: [
      `(quiero|ganas de|voy a|me dan ganas de|quisiera|siento ganas de|dieron ganas de) <2 (${hurtThem})`,
      "(lo|la|los|las) (mato|voy a matar|voy a reventar|quiero matar|quiero ver muert*|reviento|voy a cagar a|voy a quemar)",
      "(voy|estoy) a (explotar|perder el control|hacer algo) <6 (hijos|bebe|alguien|golpe*|pegar*|dano|arrepent*|ell*|matar*)",
      "(un|cualquier) dia <3 (lo|la|los|las|le|les) (mato|voy a matar|pego|golpeo|hago algo|apunalo|pego un tiro)",
      "(se me|me) <1 (va|fue|ir) la mano <5 (hij*|bebe|nin*|nen*|ell*|pareja|mujer|mama)",
      "(fantaseo|imagino|imagenes|suenos|pienso) <4 (verlo muert*|verla muert*|que se muera|su muerte|sangre|apunal*|cuchillo|estrangul*|ahorc*|disparar*|golpearl*)",
      "(le|les) <1 (pegue|levante la mano|grite y le pegue|di una cachetada|di una nalgada|di un golpe|jale del pelo|agarre del cuello|tire del pelo|di un empujon|empuje)",
      "(pierdo|perdi|perder) el control <6 (pegar*|pego|pegue|golpe*|bebe|hij*|ell*|empuj*|rompo|zarande*)",
      "(merecen|merece|mereceria|deberian|ojala) <1 (morir|morirse|la muerte|sufrir|que lo maten|que los maten|desangrarse) <4 (yo|todos|quiero|voy|mano*|pagar|encarg*)",
    ],
    unless: [
      ...notMeant,
      "(mosquito*|cucaracha*|arana*|hormiga*|rata|ratas|raton|planta*|cactus|tiempo|boss|enemigo*|zombi*|videojuego|pollo|alarma|despertador|jabon|pelota|balon|tecla|puerta|telefono|celular|gol|partido)",
      "(no|nunca|jamas) <2 (quiero|voy a|haria|le pegue|mataria)",
      "(de amor|a besos|a abrazos|de risa|a cosquillas|si no lava|si deja|si vuelve a dejar|trafico|tarea|impresora|wifi|vecino con)",
      "(golpear|tirar|sacudir|ahogar|matar) <1 (la|el|los|las|un|una|al) <1 (alfombra*|mantel*|polvo|basura|toalla*|mesa|saco|pared|penas|tiempo|tela|arroz|puerta)",
      "(como|porque) <1 lo mato",
    ],
  },
  {
    id: "es-voices",
    level: 3,
    kind: "confusion",
    said: [
      "(voz|voces) <6 (me ordena|me ordenan|me manda|me mandan|me dicen que me|me dice que me|me pide que|me piden que|me obligan|me exigen|me gritan que|me grita que|me insultan|dicen que me mate|que me haga dano|que lo haga|que salte|que mate|que me muera|que me corte|que no merezco vivir|que acabe|que termine|dicen que lo haga|que haga cosas|que me tire|me comentan|me susurra*|me amenazan|me hablan todo|no me dejan|me habla todo|dicen cosas|me llaman|me insulta|de dentro)",
      "(oigo|escucho|oyendo|escuchando|oir|oi|escuche|vuelvo a oir|vuelvo a escuchar) <3 (voces|una voz|la voz|las voces|gente que me habla|a gente hablando de mi|murmullos|susurros)",
      "(me estan|me esta|me quieren|me) <1 (envenenando|envenenar|envenenan|siguiendo los|grabando|espiando|vigilando|vigilan|espian|persiguen|leyendo la mente|leen la mente|leen el pensamiento|leen los pensamientos|controlando la mente|controlan la mente|metiendo pensamientos|robando los pensamientos|implantaron|pusieron un chip|metieron un chip|escuchan por) <6 (vecin*|gobierno|cia|camara*|microfono*|antena*|policia|radio|television|tele|telefono|celular|chip|mente|pared*|techo|comida|agua|todos|ellos|satelit*|wifi|pensamiento*|cabeza|familia|calle|dia|noche|casa|movil|aparato*|secta|narcos)",
      "(camaras|microfonos|chip|chips|antenas|micros) <6 (casa|cuarto|pared*|techo|cabeza|diente*|cuerpo|brazo|lampara*|piel|telefono|vecin*|bano|focos|enchufe*) <8 (me vigil*|me espi*|me escuch*|me graban|me controlan|pusieron|instal*|saber|saben|arranc*|romp*|sacarmel*|quitarmel*|ell*|me miran|estan)",
      "(la tele|la television|la radio|el locutor|las noticias|las placas|las matriculas|los carteles|el telefono|los semaforos|la presentadora|las canciones) <4 (me habla|me hablan|habla de mi|hablan de mi|me manda mensajes|me mandan mensajes|me envia mensajes|me dice|me dicen|mensajes para mi|son senales|son mensajes|me estan hablando)",
      "(dios|jesus|jesucristo|el espiritu|los angeles|la virgen|un angel|el senor|los extraterrestres|el diablo|satanas|el demonio) <4 (me eligio|me ha elegido|me escogio|me dio una mision|me ha dado una mision|me dio la mision|me ordena|me ordeno|me manda a|me pide que|me encomendo|me encargo|me habla y|me dice que|me dijo que|vive en mi|me posee|me poseyo|me controla|entro en mi|me ha hablado|me hablo directamente)",
      "(soy|me he dado cuenta de que soy|descubri que soy) <1 (el elegido|la elegida|el mesias|jesucristo|cristo|dios|la reencarnacion|un profeta|el profeta|la profeta|el salvador|inmortal|el anticristo)",
      "(tengo|me dieron|cumplir) <2 (una mision|la mision|mi mision) <6 (dios|salvar|mundo|divin*|secreta|universo|angel*|elegid*|sacrific*|humanidad)",
      "(no duermo|sin dormir|no he dormido|llevo despiert*|no necesito dormir|durmiendo dos horas|sin pegar ojo) <8 (energia|poder*|mision|elegid*|dios|ideas|todo tiene sentido|invencible|puedo todo|comprad*|gastad*|senales|mente a mil|acelerad*|no paro|eufori*|revelacion|mensajes)",
      "(no es|no son|no era) mi (madre|mama|padre|marido|mujer|hijo|hija|familia|bebe|esposo|esposa) <5 (impostor*|otra persona|disfraz*|clon*|reemplaz*|doble|suplant*|robot|cambi*)",
      "(la reemplazaron|lo reemplazaron|los reemplazaron|impostores|un impostor|un doble|un clon|suplantad*) <6 (mi|casa|familia|madre|marido|mujer|hij*)",
      "(mi|el|la) (bebe|hijo|hija|nene|nena|guagua) <3 (es el diablo|es un demonio|esta poseid*|es malo|es mala|es maligno|es maligna|tiene el demonio|no es mi|no es mio|no es humano|tiene el diablo|me mira con maldad)",
      "(echan|echaron|ponen|pusieron|meten|estan poniendo|echando|poniendo) <2 (veneno|algo en la comida|algo en mi comida|algo en el agua|cosas en la comida|algo a mi comida|drogas en la comida|polvo*)",
      "(salir|ir|voy|tengo que|antes de que|me voy a) <3 (defenderme|atacarlos|atacar|vengan por mi|vienen por mi|me atrapen|me maten|hacer justicia|acabar con ellos) <8 (vecin*|camaras|siguen|vigil*|ell*|cuchillo|arma|complot|mandan|espi*|oscur*|dormir)",
    ],
    unless: [
      ...notMeant,
      "(auriculares|altavoz|vecinos hablando|vecinos gritar|pasillo|de mi hija|de mi hijo|de mis hijos|de mi madre|coro|canto|karaoke|radio nueva|audiolibro|meditacion guiada|la app|siri|alexa|gps|audio de)",
      "(voz interior|voz de la conciencia|voz critica) ",
      "(oigo|escucho|escuchar|oir) <2 (tu voz|su voz|la voz de|una voz amiga|la voz del|voces de)",
      "(no|nunca) (oigo|escucho|he oido) <1 voces",
      "(cookies|anuncios|publicidad|jefe|empresa|oficina|google|instagram|facebook)",
      "(mi paciente|la paciente|mis pacientes)",
      "(iglesia|misa|catequesis|biblia|pastor|parabola)",
    ],
  },
  {
    id: "es-watched",
    level: 2,
    kind: "confusion",
    sure: false,
    said: [
      "(me|nos) <1 (vigilan|espian|persiguen|estan vigilando|estan siguiendo|estan espiando|estan grabando|siguen a todas partes|siguen por la calle|quieren envenenar|quieren matar|estan persiguiendo|hackearon|leen los mensajes|tienen vigilad*|observan)",
      "(todos|todo el mundo|la gente|los vecinos|mi familia) <2 (conspira*|estan en mi contra|esta en mi contra|complot|traman|se comunican|hablan de mi en clave|saben lo que pienso|me leen la mente|conspirando)",
      "(veo|vi|estoy viendo|empiezo a ver) <2 (sombras|cosas que no estan|gente que no esta|cosas que no existen|figuras|demonios|cosas que los demas no|personas que no|bichos en|bichos por|caras en)",
      "(oigo|escucho) <2 (mi nombre|que me llaman|ruidos que nadie|cosas que nadie|pasos que|que me hablan|cosas que no)",
      "(llevo|van|voy|ya son) <1 (tres|cuatro|cinco|seis|siete|3|4|5|6|7|varios|dos|2) <1 (dias|noches) <1 (sin dormir|despiert*|sin pegar ojo|en vela) <8 (energia|acelerad*|mente|ideas|no paro|mil|compr*|hablando|poder*|bien|genial|oigo|veo|sombras|raro|cosas)",
      "(no se|no distingo|confundo|ya no se|no estoy segur*) <2 (que es real|lo que es real|si es real|si esto es real|real y que no|realidad de|si estoy sonando|si existo)",
      "(los vecinos|el vecino|la vecina) <5 (me mandan|me quieren|me echan|me estan|me ponen|me leen|me meten|rayos|ondas|ruidos para|gas)",
      "(mensajes|senales) <3 (ocult*|en clave|secret*|para mi|del universo que me ordena*) <6 (tele|radio|matriculas|placas|numeros|calle|cancion*|carteles|mision|todas partes|anuncios)",
    ],
    unless: [
      ...notMeant,
      "(jefe|jefa|empresa|camaras del|oficina|trabajo|ex|marido|novio|pareja|profe|mama|papa|gafas|migrana|cookies|anuncios|google)",
      "(perro|gato|mosquito*)",
      "(sombras (de ojos|chinescas))",
    ],
  },
];
