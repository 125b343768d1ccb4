import type { ConceptOfEveryDay } from "./concept.ts";

/** Spanish words of every day, of feelings and of how something is said, by what they stand for; "*" for any ending. */
export const spanishDaily: Readonly<Record<ConceptOfEveryDay, string>> = {
  i: "yo me mi mis mio mia conmigo m estoy soy tengo",
  we: "nosotros nosotras nos nuestro nuestra nuestros",
  you: "tu te ti vos usted ustedes tus contigo os vosotros",
  they: "ellos ellas todos demas gente les los las sus nadie alguien",
  not: "no nunca jamas ni tampoco ningun* sin nada nadie nel",
  if: "si quiza quizas capaz tal acaso podria pudiera fuera talvez",
  but: "pero aunque sino excepto solo salvo sin embargo",
  again: "otra vez de nuevo volvi vuelve vuelvo sigo sigue siempre cada mas todavia aun siguen",
  almost: "casi cerca apenas punto poco",
  done: "ya hice hecho listo termine he ha hemos",
  soonish: "antes despues hasta cuando desde para entonces luego proximo",
  joking: "jaja* jeje* jsjs* jiji* xd broma bromeando chiste jajaj* ajaj* kajk* jaj lol literal ptm wey we",
  made: "pelicula* peli pelis serie series cancion* letra libro* novela* capitulo* cap episodio* personaje* videojuego* juego partida tarea ensayo poema documental noticia* podcast netflix spotify obra teatro historia meme* tiktok anime manga temporada villano autor concierto museo poesia corrido bolero tango karaoke leyendo",
  care: "paciente* guardia guardias hospital* enfermer* funeraria tanatorio ambulancia bomber* paramedic* veterinari* clinica urgencias uci forense policia carnicer* granja ganado matadero socorrista curso taller charla prevencion residente turno turnos",
  job: "jefe jefa oficina cliente* obra taller fabrica reunion* proyecto* entrega* trabajo trabajar trabajando curro chamba laburo pega sueldo nomina empresa companeros correo correos informe* factura* contrato ascenso entrevista* cv despid* despidieron horas extra equipo rrhh turno plazo",
  study:
    "examen* parcial* clase clases tesis materia* estudi* uni universidad facultad cole colegio instituto profe profesor* tarea* deberes apuntes semestre final finales nota notas selectividad opos oposicion* biblioteca carrera beca grado maestria escuela",
  money:
    "dinero plata lana pasta guita deuda* renta alquiler banco hipoteca prestamo pagar pago pagos recibo* factura tarjeta ahorro* ahorros caro cara barat* precio* cuota* quincena impuesto* hacienda luz",
  home: "casa piso depa departamento apartamento cocina bano cuarto habitacion caldera casero vecin* mueble* sofa lavadora platos limpi* limpieza arregl* fontanero plomero pintar pintura mudanza mudarme cajas cinta jardin gotera* calefaccion techo obra obras escalera",
  food: "cafe pan cena almuerzo desayun* taco* arroz pollo torta pizza comida cocin* receta* sopa guiso asado empanad* arepa* tortilla* paella mole ensalada postre pastel bizcocho galleta* fruta huevo* queso chocolate mate merienda merendar milanesa* caldo ceviche pozole hambre comimos cenar restaurante",
  shop: "tienda* super mercado compra* compre comprar pedido paquete envio rebajas ferreteria bazar feria amazon",
  weather:
    "lluvia llueve llovi* calor frio sol nieve viento tormenta niebla clima tiempo granizo aguacero nublado",
  sport:
    "futbol partido gol equipo gym gimnasio correr bici nadar natacion entren* yoga senderismo caminar paseo pasear basket padel tenis baile bailar zumba patin* torneo liga maraton caminata",
  hobby:
    "tejer tejiendo ganchillo pint* dibuj* guitarra piano coro cantar canto musica fotos huerta huerto plantas plante tomates macetas lego puzzle ajedrez play xbox costura coser ceramica camping leer bordar",
  travel:
    "viaje* viajar vuelo avion aeropuerto boleto* billete* pasaje* bus autobus hotel playa maleta* equipaje vacaciones tren estacion excursion turismo visa",
  pets: "perro perra perrit* gato gata gatit* gallina* canario mascota* conejo hamster loro caballo veterinari* cachorr*",
  party:
    "fiesta* cumple* boda navidad concierto quince bautizo comunion asado feria carnaval verbena celebr* graduacion aniversario cena reunion",
  machine:
    "celular movil telefono compu computadora ordenador portatil internet wifi router bateria cargador impresora tele pantalla app aplicacion contrasena actualiz* coche auto carro motor descompus* averi*",
  health:
    "medico medica doctor doctora dentista cita consulta operacion analisis gripe catarro tos fiebre dolor duele cabeza migrana* rodilla espalda fisio recetad* receto recetaron vitaminas vacuna antibiotic* radiografia gafas alergia presion colesterol muela anteojos",
  sleep:
    "dormir duermo dormi sueno insomnio siesta descansar cama pesadilla* sone despert* desvel* ronca roncar madrug*",
  family:
    "familia esposa esposo marido mujer hermana hermano abuela abuelo padres mama papa madre padre hijos hijo hija prima primo tia tio suegra suegro cunad* sobrin* niet* vieja viejo jefa",
  friend: "amig* companer* vecin* roomie grupo panas compa parce colegas cuate* compadre comadre pibes",
  love: "amor novi* pareja ex cita relacion ruptura cort* termin* dejo enamorad* engan* infiel divorci* separ* ligue match ghoste* extran* beso matrimonio querer",
  grieve:
    "perdi perdimos fallecio duelo luto viud* extran* echo menos entierro aniversario recuerdo* recuerdos cenizas difunt* ausencia",
  cry: "llor* lagrim* llanto sollo*",
  anxious:
    "ansied* nervi* panico angusti* preocup* estres* agobi* presion tension tens* inquiet* temblor* miedo acelerad*",
  sad: "triste* tristeza soledad vacio vacia deprim* depre bajon hundid* apagad* mal fatal desganad* pena roto rota",
  angry:
    "enoj* enfad* rabia bronca ira furios* odi* coraje harta harto encabron* emput* cabread* indign* injust* grit* molest* asco arrech*",
  tired:
    "cansad* cansancio agotad* hart* fatiga* reventad* molid* rendid* quemad* saturad* sobrepas* desbord* exhaust* fundid*",
  shame:
    "verguenza avergonz* humill* culpa* tont* idiota fracas* fea feo asco inutil* ridicul* pena torpe debil estupid*",
  good: "bien mejor feliz content* bonit* rico rica linda lindo gusto alegr* genial chevere padre bacan guay risa rei reimos sonri* orgullos* encanta disfrut* relaj* tranquil* maravill* increible lindas chido buenisim* precios*",
  app: "ejercicio* respiracion app aplicacion plan jardin audio meditacion actividad* sesion recordatorio* registro notificacion* diario configuracion cuenta premium grafica grafico racha boton rutina tecnica estiramientos consejo* cuaderno idioma",
  ask: "como que cuando donde porque cual quien puedo puedes podria deberia hay cuanto",
  say: "dijo dice dijeron conto cuento escribio confes* pregunt* llamo mando hable hablar contar contarte digo respondio",
  greet: "hola buenas buenos dias tardes holi holaa saludos estimad* disculpe oye",
  please: "ayuda favor porfa consejo idea necesito porfavor",
  past: "antes anos entonces ayer hace cuando era estaba estuve fui tenia joven chico chica nino superado terapia atras epoca adolescente",
  dismiss: "nada importa igual da tranquilo tranquila bueno equis normal x",
  pray: "dios virgen senor rosario amen iglesia rezo reze rez* misa biblia fe jesus santo",
  number: "uno una dos tres cuatro cinco seis siete ocho nueve diez veinte cien treinta quince",
};
