import type { ConceptOfDanger } from "./concept.ts";

/** Spanish words near danger, by what they stand for: lower case, without accents, "*" for any ending. */
export const spanishDanger: Readonly<Record<ConceptOfDanger, string>> = {
  suicide: "suicid* matarme matarse desviv* autoelimin* sobredosis inmol*",
  die: "morir* moriria muer* muri* mori muert* fallec* difunt* finad* palmar* petate* tumba* entierro velorio cementerio panteon funeral* cielo cajon ataud morgue partir",
  kill: "matar* mato mata mate maten matan matas mataba mataria matando asesin* ahog* asfixi* apunal* acuchill* dispar* balazo* tiro tiros degoll* liquid*",
  end: "acab* termin* fin final* poner punto parar para apag* basta ultimo ultima listo hasta cerrar",
  vanish:
    "desaparec* esfum* borrar* borrarme desvanec* evapor* lejos perderme perdido invisible ningun* ninguna",
  leave:
    "irme irse ido voy vaya vayas marchar* marcho largar* partir ir ire va vas salir* salgo fui fue alcanzar* seguir* reunir* juntarme",
  wake: "despert* despiert* amanec* levantarme levantar* abrir ojos manana",
  live: "vivir viviendo vivo viva vive vida vidas exist* nac* nacido sobreviv* respirando",
  forever: "siempre etern* permanente nunca jamas definitiv*",
  burden:
    "carga cargas estorb* molest* sobro sobra sobrando lastre peso inutil* basura error fracas* mantenid* disgusto* gasto* parasito arrimad*",
  better: "mejor alivi* descans* sin tranquil* paz libre* liger* facil* soltar",
  pointless:
    "sentido caso remedio salida solucion esperanza cambia* motivo* razon* proposito nada vacio vacia atrapad* encerrad* acorralad* callejon vale ganas pa' para",
  future:
    "futuro proximo proxima navidad* cumple* boda graduaci* verano ano anos mes meses junio marzo vacaciones fiestas jubil* 18 bautizo primavera",
  goodbye: "adios despid* despedi* chau chao hasta ultima ultimo pronto abur bendiciones buenas",
  forgive: "perdon* perdona* perdonen disculp* culpa* lamento siento arrepent*",
  thank: "gracias agradec* agradezco",
  give: "regal* repart* entreg* don* deje dejo dejado dejar dejando dejandole hered* vend* encarg* reparti",
  paper:
    "carta cartas nota notas testamento seguro poliza escritura* papeles documento* clave claves contrasena* sobre notari* beneficiari* ahorros cuenta cuentas correos video videos audio audios llaves",
  caretake:
    "cuid* cuiden cuidame cuides encargate encarguen alimenta* criar crie mascota perro perra gato gata adoptar casa hogar",
  plan: "plan planes planead* planeo planee prepar* list* organiz* arregl* decid* decis* programad* programe fecha marcad* elegi escogi ensay* calcul* cuentas previsto pensado",
  soon: "hoy noche manana ahora ahorita ya luego pronto viernes sabado domingo lunes martes miercoles jueves hora horas finde madrugada rato minutos momento hoi orita ahoritita",
  night: "noche noches madrugada oscur* oscuridad cama duerm* dormid* 3am",
  alone: "solo sola solos soledad nadie vacia vacio abandon* aislad* sol@ encerrad*",
  gun: "pistola* revolver escopeta arma armas fusil bala balas gatillo cargad* reglamentaria fierro rifle canon",
  blade:
    "cuchill* navaja* hoja hojas cutter cuter gillette tijera* bisturi vidrio* filo filos machete hacha rasuradora maquinilla",
  rope: "soga* cuerda* lazo cinturon* cinto atar ate ato atad* nudo viga gancho colg* cuelg* ahorc* cordon mecate",
  pills:
    "pastill* pastas comprimid* tableta* blister* frasco* caja cajas dosis medicament* medicacion* medicina* remedio* paracetamol ibuprofeno clona* rivotril alprazol* lorazepam orfidal trankimazin tranquimazin diazepam valium zolpidem sertralina insulina antidepresiv* ansiolitic* jarabe gotas botiquin receta* guardad* guarde guardo junt* juntando escond* cajon mesita melatonina tramadol litio",
  chemical:
    "lejia cloro lavandina limpiador quimic* pesticid* veneno* raticid* insecticid* sosa detergente amoniaco limpieza producto gas solvente thinner",
  height:
    "puente* azotea* terraza balcon* ventana* cornisa precipicio barranco acantilado viaducto baranda* barandilla* piso torre tejado techo mirador altura borde orilla planta",
  tracks: "tren trenes via vias anden andenes metro subte riel* vagon estacion",
  water: "mar rio lago agua presa embalse muelle canal pozo ahog* represa",
  vehicle:
    "coche auto carro volante carretera camion trailer ruta moto choc* estrell* acelerador curva manej* conduc*",
  jump: "saltar* salto salte tirar* tiro tire tirarme lanzar* lanzo aventar* avento arrojar* caer cayera",
  look: "mir* busc* pens* piens* imagin* vueltas consider* googl* calcul* idea ideas contempl* fantas* averigu* lei leido cabeza ronda rondando cruza",
  means:
    "como cuanto cuanta cuantas cual tarda duele rapido forma manera maneras metodo* falla falle funcion* segur* indoloro cantidad vuelta atras sufre letal metodos sirve",
  want: "quiero quisiera querer queria ganas impuls* necesito tentacion tienta ojala deseo deseando antoja muero urge apetece dan pide gustaria quieren",
  cut: "cort* corte cortes cortar* cortarme rasgu* rasp* quem* quemar* aran* muerdo morder* pellizc* golpearme lastim* autoles* hacerme hago hice dano herid* herir* marca marcas cicatri* recai recaida vendas venda curitas tajo tajos tajear*",
  skin: "brazo brazos muneca munecas muslo muslos pierna piernas piel manga mangas antebrazo panza cadera hombro marcas lineas sangre sangr* rojo",
  clean: "limpi* limpia meses racha recai* recaida volvi otra vez dias seman*",
  hit: "peg* pega pego golpe* golpea* pate* empuj* jal* jalo avent* abofet* cachet* punetaz* bofet* paliza* madrea* madriza cintaz* cinturonazo sopap* cobro zarand* sacud* arrastr* pisote* zurr* tunda agarr* agarro tiro escup* lanzo avento trompada* pinas chanclazo* correazo* fajazo*",
  choke: "ahorc* cuello garganta asfixi* estrangul* almohada apret* aprieta respirar",
  bruise:
    "moreton* morad* moret* ojo labio hinchad* marcas maquill* corrector gafas lentes costilla* puntos fractur* quebr* rompio partio partido cai puerta escalera",
  threat:
    "amenaz* jur* juro advirt* advierte advirtio aviso avisado cobrar pagar arrepent* encontrar* busca buscar prende quemar matar* mata",
  control:
    "control* deja dejan prohib* permiso revis* encierr* encerro encerrad* oblig* celos* celular movil llaves pasaporte plata dinero tarjeta sueldo contrasena ubicacion gps rastre* vigila ropa maquillarme salir horario",
  force:
    "forz* forzo fuerza obligo obliga obligan viol* violo violaron abus* toca tocar toco tocan tocaba manose* besa besos beso desnud* sexo sexual* secreto secretos video videos fotos fotitos pack chantaj* extorsion* publica* subir difund* encima dormida quise consent*",
  stalk:
    "sigue siguen seguir* persig* acos* acecha* espera esperando afuera aparece aparecio merodea ronda rastread* estacionad*",
  attacker:
    "el ella marido esposo novio pareja ex mujer esposa novia conviviente padrastro papa padre mama madre madrastra tio tia abuelo hermano primo vecino jefe patron patrona senor senora viejo suegra suegro cunado tipo vato macho duenos",
  authority:
    "entrenador* profe profesor* maestro maestra cura pastor padre sacerdote monitor tutor doctor director instructor catequista ninera",
  now: "viene vienen vuelve llego llega entro entra rompe rompio rompiendo gritando grita gritos pateando golpeando tirando adentro afuera puerta socorro auxilio",
  hiding:
    "escond* bano armario ropero callad* silencio bajito cama debajo encerr* encerrad* susurr* coche tapad* cuarto",
  afraid: "miedo temo temor asust* aterr* panico pavor tembl* tiembl* temblando espant* terror",
  minor:
    "11 12 13 14 15 16 17 anos anitos cole colegio escuela secundaria prepa liceo instituto primaria eso grado menor adolescente secu",
  child:
    "hij* bebe bebes bebita nene nena nenes nino nina ninos ninas crio cria chamac* chiquit* guagua niet* sobrin* mellizos gemelos peque* criatur* escuincle*",
  revenge:
    "vengan* vengar* pagar pague paguen paguen arrepent* merece* merecen reventar* reviento romper* parto partir* odio odi* lista leccion escarmient* sufr* desquit* enter* sangre cara lamentar* explot* rabia ira quien soy",
  order:
    "orden* ordena ordenan dice dicen dijo diciendo manda mandan mando voz voces oigo oir escucho susurr* mision elegid* escogid* dios diablo demonio* angel* senal* senales mensaje* obedec* sacrific*",
  watched:
    "vigil* camara* microfono* chip espia* siguen persig* matricul* complot veneno* envenen* radio tele drones gobierno reemplaz* cambiaron impost* otra cara implant* antena* vecinos metido",
  sleepless:
    "dormir dormido duermo dias noches sueno energia acelerad* ideas genio inmortal invencible entendi mil",
  swallow:
    "tome tomado tomada tomo tomar tomandome trag* bebi bebido beber mezcl* meti metido comi ingeri todo toda todas enter* punado resto doble demasiad* muchas cuenta error descuido equivoc* accidente pase",
  effect:
    "mareo mare* borros* entumec* vomit* sueno adormil* temblor* raro rara hormigue* sudor* sudando frio pesad* dormido dormida arde ardor espuma flojit* palid* azul morado confus* nublad* doble",
  body: "pecho corazon respir* aire garganta lengua labios cara brazo mandibula cabeza derrame ictus infarto convuls* ataque desmay* desvanec* colaps* inconsciente sangr* hemorragia asma inhalador alergi* hinch* hinchaz* roncha* pulso diabet* azucar embaraz* contracciones entumid* dormid* habla* hablar vista ahog* atragant* silba* palpitac* taquicardia soponcio",
  birth:
    "bebe nacio parto recien nacida nacido posparto postparto puerper* lactancia pecho cuna cesarea partera dar luz maternidad",
  starve:
    "ayun* vomit* devolv* atracon* calor* pes* peso balanza bascula flac* gord* huesos comida* laxant* comer como comi hambre purg* saltar* dieta",
  drug: "borrach* beb* tomo tomando trago* vodka whisky ron vino cerve* chela* birra* copas botella alcohol* porro* coca cocaina merca droga* perico crack heroina fum* colocad* pedo peda sobrio rehab apuest* apost* tusi keta pastis",
  worried:
    "preocup* amig* hermana hermano hijo hija companer* prim* novi* vecin* alumn* mama papa alguien roomie colega sobrin*",
  help: "ayuda* ayudame ayudenme favor porfa socorro auxilio alguien urgen* emergenc* ambulancia policia 911 112 llamar llamen",
  gaveup:
    "cansad* canso rendi* rindo tiro toalla puedo aguant* aguanto soport* luchar lucha pelear fuerzas hart* mas agotad* colmo",
  calmdown: "tranquil* calm* seren* segur* paz decidid* alivi* liger* quiet* resuelto",
};
