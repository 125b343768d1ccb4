/**
 * Groups of words with similar meanings, in every language, in lower case and without accents; "*" stands for any ending. The
 * classifier learns from how the concepts combine, so a single one is not a sign of danger.
 */
const concepts: Readonly<Record<string, string>> = {
  i: "yo me mi mio mia conmigo i i'm im me my mine myself i've ive i'd i'll",
  not: "no nunca jamas ni tampoco ningun* sin not don't dont never no-one can't cant cannot won't wont didn't didnt doesn't doesnt isn't isnt wasn't ain't aint nor without",
  joking:
    "jaja* jeje* jsjs* jiji* xd lol lmao* rofl haha* hehe* jk broma bromeando kidding joking joke chiste",
  made: "pelicula* peli serie series cancion* letra libro* novela* capitulo* episodio* personaje* videojuego* juego partida tarea ensayo poema documental noticia* podcast netflix movie* film* song* lyric* book* novel* episode* show game* level boss homework essay poem news documentary netflix spotify playlist tiktok meme chapter character band concert",
  job: "turno* paciente* guardia* hospital* funeraria tanatorio clase alumno* jefe jefa oficina cliente* obra taller fabrica reunion* proyecto entrega shift* patient* ward office client* boss meeting* project deadline* warehouse factory customer* coworker* manager interview resume",
  dying:
    "morir* moriria murie* muer* muri* fallec* difunt* mortal die dies died dying dead death deaths deadly passed funeral entierro velorio cementerio grave cemetery",
  killing:
    "matar* mate mato mata maten suicid* kill* suicid* unalive* kms murder* asesin* ahorc* hang hanging shoot* disparo tiro",
  ending:
    "acab* termin* fin final finish* end ends ending ended over quit punto cerrar closing stop parar apagar off",
  going:
    "irme ido ida voy vaya vayas marcharme marcho largarme desaparec* esfum* escapar gone going leave leaving left disappear* vanish* away exit bow",
  waking: "despert* despiert* amanec* wake wakes waking woke morning sunrise",
  living: "vivir viviendo vivo viva vida exist* nacido nacer unborn born exist* alive live lives living life",
  burden:
    "carga estorb* molest* sobro sobra estorbo lastre peso disgusto* gastos burden* nuisance bother trouble* weight drag better-off",
  others:
    "todos ustedes ellos ellas demas gente nadie alguien everyone everybody they them people nobody somebody anyone",
  tired: "cansad* canso cansancio agotad* hart* fatiga* reventad* tired exhaust* worn drained weary fed",
  pointless:
    "sentido caso inutil* imposible nunca salida remedio solucion esperanza futuro cambia* point pointless useless hopeless way use hope future worth change* stuck trapped",
  bye: "adios despid* despedi* chau chao hasta goodbye bye farewell last ultim* ultima ultimo",
  forgiving: "perdon* perdona* perdonen disculp* lo-siento sorry forgive* apolog* culpa blame fault",
  thanking: "gracias agradec* thank* thanks grateful ty thx",
  giving: "regal* deje dejo dejado dejar repart* entreg* don* gave give giving given left leave pass hand",
  papers:
    "carta cartas nota notas testamento seguro poliza escritura* papeles documentos clave* contrasena* llave* sobre letter letters note notes will insurance policy papers documents password* keys envelope",
  animals:
    "perro* perra gato* gata gallina* canario mascota* dog dogs cat cats pet pets puppy hen chickens vet",
  arranging:
    "pagu* pague pagado pagada list* preparad* ordenad* arreglad* lave limpi* planch* todo paid ready prepared packed cleaned sorted arranged set order settled",
  when: "hoy noche manana ahora ahorita ya luego jueves viernes sabado domingo lunes martes miercoles hora horas finde madrugada tonight today tomorrow now soon friday saturday sunday monday thursday tuesday wednesday hour hours weekend midnight minutes",
  unseen:
    "solo sola duerman duermen duerma encerrad* cerrada cerrado vacia alone empty asleep locked sleeping out",
  means:
    "pastill* frasco caja cajon ropero guardad* guarde escond* junt* envuelto armario botiquin pills pill bottle cabinet drawer toolbox hid hide hidden stash* saved garage shed trunk closet",
  edges:
    "puente azotea via vias tren metro anden pozo rio balcon ventana viaducto techo bridge overpass roof tracks train platform river ledge rail cliff window parking",
  looking: "mir* busc* pens* imagin* plan* look* think* thought* imagin* picture* consider* stare* staring",
  taken: "tome tomado tomada tomo tomar trag* bebi mezcl* took taken take swallow* mixed drank chugged",
  aftermath:
    "mare* borros* entumec* vomit* desmay* temblor* raro rara sueno dizzy blurry numb vomit* faint* weird shaking sleepy drowsy wobbly",
  wound:
    "cort* rasgu* quem* lastim* herid* sangr* cicatriz* manga* cut* cuts scratch* burn* scar* blood* bleed* sleeve* razor* wound*",
  harm: "dano hacerme hacerse autoles* self-harm harm* hurt* damage",
  urge: "ganas impulso* necesito tentacion quiero quisiera ojala want wanna urge* need needed wish* crave",
  voices:
    "voz voces oigo oir susurr* orden* dice dicen voice voices hear hearing whisper* tells tell* command* says",
  watched:
    "vigil* persig* camara* espia* siguen senal* microfono* complot chip watch* follow* camera* spy* sign signs signal* plot bugged poison*",
  hitting:
    "peg* golpe* pate* empuj* jal* avent* abofet* cachetad* punetaz* hit hits hitting punch* slap* kick* shov* push* grab* chok* threw throw beat* bruise* moreton* morad*",
  threat: "amenaz* cuchillo* navaja machete pistola arma armas threat* knife gun guns weapon axe bat",
  control:
    "deja prohib* revis* encierr* encerro oblig* control* celos* let lets check* lock* forc* allow* control* jealous* permission",
  touching:
    "toca tocar toco tocan viol* manose* desnud* fotos abus* touch* rape* naked nudes photos pics abus* molest* assault*",
  partner:
    "marido esposo novio pareja ex mujer esposa novia husband boyfriend bf partner wife girlfriend gf ex",
  elder:
    "padrastro papa padre mama madre tio tia abuelo abuela primo sobrino hermano stepdad dad father mom mum mother uncle aunt grandpa grandfather cousin nephew brother sister sis bro",
  young:
    "instituto cole colegio escuela secundaria prepa liceo profe clase anos school homeroom grade teacher class middle high yr years 11 12 13 14 15 16 17",
  hiding:
    "escondid* bano armario callad* silencio bajito hiding hide bathroom closet whisper* quiet silent shh",
  door: "puerta pateando tira tirar rompe entrar door banging breaking break inside outside",
  attack:
    "pegando golpeando gritando viene vuelve llego coming here hitting screaming back drunk borracho tomado",
  body: "pecho respir* aire brazo corazon sangre chest breath* air arm heart blood jaw lips",
  him: "lo la le los ese esa el him her them his he she",
  revenge:
    "pagar arrepent* venganza merece* reviento hacerle golpearlo matarlo pay regret revenge deserve* smash crush",
  child: "hij* bebe nene nena nino nina ninos kid kids child children baby son daughter girl boy toddler",
  friend:
    "amig* companer* vecin* prim* alumn* friend* roommate flatmate neighbo* classmate student colleague buddy",
  telling: "dijo dice dijeron conto escribio confes* said says told texted posted mention* keeps",
  eating:
    "comer como comi comida calor* kilo* flac* gord* atracon ayun* balanza eat eats eating ate food calor* fat skinny binge* purg* weigh* scale starv* hungry",
  drinking:
    "beb* trago* cerve* vino borrach* tomo* droga* coca porro* fum* pasta merca drink* drunk beer* wine vodka weed coke high using rehab relapse* sober",
  grieving:
    "perdi perdimos fallecio murio entierro luto viud* extran* lost miss misses missing widow* mourn* funeral grief",
  settled:
    "tranquil* paz calm* alivio decid* decision sereno segur* quiet peace* relief relieved decided decision sure certain ready serene",
  prayer:
    "dios virgen senor rosario amen iglesia cielo rezo reze rez* god lord jesus pray* church heaven amen bible",
  app: "ejercicio* respiracion app aplicacion plan jardin audio meditacion actividad* exercise* breathing app garden audio meditation activity activities session",
  good: "bien mejor feliz content* bonit* rico linda lindo gusto alegr* good great happy nice fun love loved glad better cute yay excited beautiful",
  money:
    "dinero plata pagar deuda* renta alquiler banco sueldo money rent debt* bill bills bank pay paycheck loan",
  exam: "examen* parcial* nota notas clase tesis materia* estudi* exam* test tests class finals thesis grade* study* quiz",
  sleeping: "dormir duermo sueno insomnio siesta sleep* nap bed bedtime insomnia",
  crying: "llor* lagrim* cry* cried tears sob*",
  anxious: "ansied* nervi* panico angusti* preocup* anxi* panic* nervous worr* stress*",
  sad: "triste* soled* vacio deprim* sad lonely empty depress* alone hollow",
  past: "antes anos entonces ayer hace cuando ago used before once years back then yesterday",
  table:
    "cafe pan cena almuerzo desayun* taco* arroz pollo torta pizza coffee tea dinner lunch breakfast pizza chicken cookies cake sandwich burger",
  play: "futbol partido gol equipo gym correr bici football soccer basketball gym running bike match team workout fishing",
  weather: "lluvia llueve calor frio sol nieve rain* snow* sun sunny weather cold hot",
  machine:
    "coche auto carro bateria celular telefono compu internet wifi motor camion car truck phone battery laptop computer wifi engine charger",
  how: "como cuanto tarda duele rapido forma manera how long hurt painless quick way does",
  family: "familia esposa hermana hermano abuela family wife sister brother grandma parents mom dad",
  please: "ayuda ayudame favor porfa help please pls plz",
  dismiss: "nada importa igual whatever nothing matters fine anyway",
  without: "sin mejor descans* paz tranquilos without better rest peace easier free",
};

interface Stem {
  readonly concept: string;
  readonly text: string;
  readonly isOpen: boolean;
}

const stems = stemsByBeginning();

/** The concepts that a word belongs to, usually none. The word is in lower case and without accents. */
export function conceptsOf(word: string): readonly string[] {
  const found = known.get(word);
  if (found) return found;
  const candidates = [...(stems.get(word.slice(0, 1)) ?? []), ...(stems.get(word.slice(0, 2)) ?? [])];
  const fresh = [
    ...new Set(
      candidates
        .filter(({ text, isOpen }) => (isOpen ? word.startsWith(text) : word === text))
        .map(({ concept }) => concept),
    ),
  ];
  if (known.size < mostKnown) known.set(word, fresh);
  return fresh;
}

const known = new Map<string, readonly string[]>();
const mostKnown = 20_000;

function stemsByBeginning(): ReadonlyMap<string, readonly Stem[]> {
  const byBeginning = new Map<string, Stem[]>();
  for (const [concept, words] of Object.entries(concepts)) {
    for (const word of new Set(words.split(" "))) {
      const isOpen = word.endsWith("*");
      const text = isOpen ? word.slice(0, -1) : word;
      const beginning = text.slice(0, text.length > 1 ? 2 : 1);
      byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), { concept, text, isOpen }]);
    }
  }
  return byBeginning;
}
