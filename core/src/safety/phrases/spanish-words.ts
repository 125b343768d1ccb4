import type { Vocabulary } from "./phrase.ts";

/** Words of Spanish that stand for each other in the phrases, without accents, with the regions' own. */
export const spanishVocabulary: Vocabulary = {
  // dying
  "kill-self":
    "matarme|suicidarme|suicidar|quitarme la vida|quitarme de en medio|quitarme de enmedio|quitarme del medio|acabar conmigo|acabar con mi vida|acabar con mi existencia|terminar con mi vida|terminar conmigo|poner fin a mi vida|ponerle fin a mi vida|desvivirme|autoeliminarme|arrancarme la vida|pegarme un tiro|darme un tiro|meterme un tiro|ahorcarme|tirarme por la ventana|tirarme al tren|tirarme a las vias|tirarme de un puente|tirarme del puente|tirarme del balcon|aventarme de un puente|aventarme del puente|lanzarme de un puente|lanzarme al metro|lanzarme por la ventana|cortarme las venas|abrirme las venas|hacerme el harakiri|unalive myself|kms",
  "kill-self-before":
    "suicidar|quitar la vida|quitar de en medio|quitar del medio|desvivir|ahorcar|pegar un tiro|dar un tiro|meter un tiro|matar hoy|matar ya|matar de verdad|matar en serio|matar enserio|matar posta|cortar las venas",
  "kills-self":
    "me mato|me suicido|me quito la vida|me quito de en medio|me quito del medio|me desvivo|me ahorco|me pego un tiro|me doy un tiro|acabo con mi vida|acabo conmigo|termino con mi vida|pongo fin a mi vida|me abro las venas|me corto las venas|me tiro por la ventana|me tiro del puente|me tiro al tren|me aviento del puente|me lanzo del puente",
  "be-dead":
    "morir|morirme|morir ya|estar muert*|estar bajo tierra|estar en un cajon|irme de este mundo|dejar este mundo|irme de esta vida|dejar esta vida|partir de este mundo|dejar de respirar|dormir para siempre|dormirme para siempre|no despertar nunca|apagarme para siempre|estar en el cementerio",
  "not-be":
    "no despertar|no despertarme|no despertarme mas|no despertar mas|no existir|dejar de existir|dejar de estar|no estar viv*|no haber nacido|no estar aqui|no estar mas|esfumarme|evaporarme|borrarme del mapa|borrarme de este mundo|desintegrarme|desaparecer para siempre|desaparecer del mundo|desaparecer de este mundo|desaparecer y ya|desaparecer y que nadie|desaparecer sin que nadie|desaparecer por completo|bajarme del mundo|bajarme de este mundo|cerrar los ojos y no abrirlos|cerrar los ojos y no despertar|dormir y no despertar|dormirme y no despertar*|acostarme y no despertar*|dormir y ya no despertar|dormirme y ya no despertar|acostarme y ya no despertar|dormir y no levantarme",
  wants:
    "quiero|quisiera|queria|deseo|necesito|anhelo|pienso|pienso en|pienso mucho en|pensar en|pensando en|pense en|pensado en|pensado hasta en|planeo|planeando|planteo|planteando|decidi|decidido|decidida a|decidido a|voy a|iba a|intente|intentar|intentado|trate de|quise|ganas de|gustaria|imagino|imaginando|imaginandome|fantaseo con|sueno con|idea de|ideas de|pensamientos de|punto de|borde de|impulso de|impulsos de|considerando|considero|contemplando|cabeza|obsesion con|prefiero|preferiria|ojala pudiera|deberia|tendria que|animarme a|animo a|valor para|valor de|coraje para|coraje de|cobarde para|huevos para",
  soon: "hoy|hoy mismo|esta noche|esta misma noche|manana|pasado manana|ahora|ahora mismo|ya mismo|esta tarde|esta madrugada|esta semana|en un rato|al rato|en unas horas|en una hora|en unos minutos|este finde|este fin de semana|este viernes|este sabado|este domingo|este lunes|el lunes|el martes|el miercoles|el jueves|el viernes|el sabado|el domingo|tonight|cuando se duerman|cuando todos duerman|cuando se vayan|cuando me quede sol*|antes de que amanezca|de hoy no pasa|el dia de mi cumple*|en navidad|despues de navidad",
  edges:
    "puente|viaducto|azotea|tejado|techo|cornisa|barranco|acantilado|balcon|terraza|ventana|vias|vias del tren|anden|via|baranda|barandilla|borde|precipicio|mirador|edificio|piso doce|pretil",
  // what is taken
  pills:
    "pastilla|pastillas|pildora|pildoras|comprimido|comprimidos|tableta|tabletas|medicamento|medicamentos|medicacion|medicina|medicinas|capsulas|somniferos|calmantes|tranquilizantes|antidepresivos|ansioliticos|pepas|pepa|chochos|remedio|remedios|analgesicos|{medicines}",
  medicines:
    "rivotril|rivo|clona|clonazepam|clonacepam|alprazolam|alplax|tafil|xanax|trankimazin|orfidal|lorazepam|lorazepan|diazepam|valium|lexatin|paracetamol|acetaminofen|tylenol|ibuprofeno|ibuprofenos|aspirinas|sertralina|fluoxetina|quetiapina|zolpidem|litio|insulina|amitriptilina|metformina|escitalopram|tramadol|benzos|digoxina|anticoagulante|sintrom|enalapril|losartan|melatonina|metadona|morfina|oxicodona|fentanilo",
  drinks:
    "alcohol|vodka|vino|tequila|ron|whisky|cerveza|cervezas|chelas|fernet|aguardiente|guaro|pisco|mezcal|ginebra|gin|trago|tragos|copas|birra|birras|bebida|licor",
  drugs:
    "coca|cocaina|keta|ketamina|mdma|extasis|tusi|cristal|meta|speed|heroina|anfetas|perico|merca|falopa|pasta|paco|pasti|pastis|porro|porros|hierba|mota|marihuana|lsd|acido|fentanilo|crack|basuco|piedra|drogas|droga",
  poisons:
    "lejia|cloro|lavandina|raticida|matarratas|veneno|veneno para ratas|insecticida|amoniaco|detergente|desatascador|anticongelante|quitaesmalte|plaguicida|herbicida|pesticida|desinfectante|sosa caustica|gasolina|alcohol de curar|limpiador|blanqueador|aguarras|thinner|suavizante|jabon liquido|lavavajillas|lavaplatos|clorox|acido muriatico|repelente",
  took: "tome|tomado|tomarme|tomar|trague|tragado|tragarme|tragar|ingeri|ingerido|meti|metido|zampe|zampado|bebi|bebido|empine|mande|baje|empastille|comi|chupe|tomando|tragando",
  many: "todas|todos|toda|todo|demasiad*|muchas|muchisimas|muchos|monton|montones|punado|punados|puno|punos|frasco|frascos|caja|cajas|bote|botes|pote|blister|blisters|tira|tiras|tableta entera|plancha|bote entero|mas de la cuenta|no se cuantas|no se cuantos|un chingo|un chorro|un vergo|banda de|una banda|bocha|una bocha|sin contar|las que quedaban|los que quedaban|lo que quedaba|las que habia|las que tenia|{numbers}",
  numbers:
    "6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|28|30|32|35|40|45|50|60|80|90|100|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|dieciocho|veinte|veintipico|treinta|cuarenta|cincuenta|sesenta|cien",
  blades:
    "cuchilla|cuchillas|navaja|gillette|gilette|cutter|tijera|tijeras|hojilla|bisturi|vidrio|exacto|rasuradora|trincheta|sacapuntas|cuchillo",
  arms: "pistola|arma|revolver|escopeta|rifle|fierro|cuete|fusca|38|9mm|glock",
  // people
  partners:
    "marido|esposo|pareja|novio|novia|mujer|esposa|ex|exmarido|exnovio|exnovia|expareja|exesposo|exmujer|exesposa|ex marido|ex novio|ex novia|ex pareja|ex esposo|concubino|companero|conyuge|pololo|polola|conviviente|prometido|bf|boyfriend|husband|chavo|enamorado|quedante|senor",
  relatives:
    "padre|papa|padrastro|madre|mama|madrastra|tio|tia|abuelo|abuela|hermano|hermana|hermanastro|primo|prima|cunado|suegro|suegra|viejo|vieja|jefe|jefa|hijo|hija|yerno|nuera|sobrino|apa|ama|nieto|nieta|hermano mayor|hijo mayor|padrino|abu",
  "mama-man":
    "novio de mi mama|novio de mi madre|pareja de mi mama|pareja de mi madre|marido de mi madre|marido de mi mama|esposo de mi mama|esposo de mi madre|novio de mi hermana|marido de mi hermana|esposo de mi hermana|novio de mi abuela|marido de mi tia|esposo de mi tia|hermano de mi mama|hermano de mi papa|amigo de mi papa|amigo de mi padre|amigo de la familia|mujer de mi padre|novia de mi papa|mujer de mi papa|hijo de mi padrastro|hijo de la novia de mi papa",
  elders:
    "profe|profesor|profesora|entrenador|coach|cura|padre|sacerdote|pastor|catequista|monitor|vecino|jefe|encargado|supervisor|patron|dueno|cuidador|cuidadora|director|casero|tutor|chofer|taxista|maestro|companero",
  close:
    "mi {partners}|mi {relatives}|mi {elders}|mi actual {partners}|el {mama-man}|la {mama-man}|el padre de mis hijos|el padre de mi hijo|el padre de mi hija|el papa de mis hijos|el papa de mi hijo|el papa de mi hija|el papa de mis hijas|el papa de mi bebe|el padre de mi bebe|el padre de mis hijas|mis padres|mis papas|mis viejos|el hombre con el que vivo|el hombre con quien vivo|el tipo con el que salgo|un {elders}|el {elders}|la {elders}|un familiar|el chico con el que salgo|un companero|mi roommate|mi companero",
  loved:
    "mi mama|mi madre|mi papa|mi padre|mi hermano|mi hermana|mi hijo|mi hija|mi novio|mi novia|mi amigo|mi amiga|mi mejor amigo|mi mejor amiga|mi primo|mi prima|mi marido|mi esposo|mi esposa|mi mujer|mi pareja|mi ex|mi tio|mi tia|mi abuelo|mi abuela|mi sobrino|mi sobrina|mi nieto|mi nieta|mi companero|mi companera|mi vecino|mi vecina|mi pololo|mi polola|mi viejo|mi vieja|mi cunado|mi cunada|mi roommate|mi compa|mi pana|mi parcero|mi parcera|mi colega|mi alumno|mi alumna|un amigo|una amiga|un companero|una companera|una alumna|un alumno|un compa|una prima|un primo|un vecino|una vecina|mi hermanito|mi hermanita|mi suegra|mi suegro|mi ahijado|mi ahijada|mi nuera|mi yerno|un pana|mi jefa|mi jefe|mi mejor amig*|mi hermanastra",
  children:
    "mi hijo|mi hija|mi bebe|mi bebito|mi nene|mi nena|mi nino|mi nina|mi guagua|mi peque|mi pequeno|mi pequena|mi chiquito|mi chiquita|mi nieto|mi nieta|mi sobrino|mi sobrina|el bebe|la bebe|el nene|la nena|el nino|la nina|mi hijito|mi hijita|mi hermanito|mi hermanita|mi bb|el bb|el peque|la peque|mi crio|el crio|el bebito|mi beba|la beba|mi gordito|mi gordo|mi gorda|mi chamaco|mi chamaca|mi chavito|mi hijo pequeno|mi hija pequena|mi hijo menor|mi hija menor|el chiquito|la chiquita|la guagua|mi gordita|el pequeno|la pequena",
  hits: "pega|golpea|pego|golpeo|pegaba|golpeaba|pegado|golpeado|pegan|golpean|pegaron|golpearon|patea|pateo|pateaba|abofetea|abofeteo|cachetea|cacheteo|zarandea|empuja|empujo|empujaba|sacude a golpes|da golpes|dio golpes|dio una paliza|da palizas|da con el cinto|da con el cinturon|da con la correa|dio con la correa|dio con el cinturon|da cachetadas|dio una cachetada|dio una bofetada|dio un punetazo|dio un golpe|dio una trompada|dio un guantazo|dio una hostia|dio una patada|dio un cachetazo|dio una pina|metio una hostia|metio una pina|metio un punetazo|metio una cachetada|solto una hostia|solto una bofetada|casca|surra|madrea|madreo|jala del pelo|jalo del pelo|tira del pelo|tiro del pelo|jala el pelo|agarra del pelo|agarro del pelo|agarro de los pelos|agarra a golpes|agarro a golpes|caga a palos|cago a palos|cago a trompadas|caga a pinas|saca la mugre|saco la mugre|saco la chucha|saca la chucha|saco la cresta|saca la cresta|muele a palos|molio a palos|maltrata|maltrataba|levanta la mano|levanto la mano|escupe|escupio|muerde|quemo con|quema con|rompio la nariz|rompio el labio|rompio un diente|partio el labio|partio la boca|dejo un moreton|dejo moretones|dejo marcas|deja marcas|deja moretones|dejo el ojo morado|tira cosas|tiro contra|empujo contra|estampo contra|avento contra|azoto contra|lanzo contra|tiro al suelo|tiro al piso|arrastro",
  chokes:
    "ahorca|ahorco|ahorcado|ahorcaba|ahorcarme|ahorcandome|asfixia|asfixio|estrangula|estrangulo|estrangularme|estrangulado|agarra del cuello|agarro del cuello|cogio del cuello|cogio por el cuello|agarro por el cuello|agarra por el cuello|coge del cuello|apreto el cuello|aprieta el cuello|apretado el cuello|puso las manos en el cuello|pone las manos en el cuello|tapo la boca y la nariz|intento ahogar|intento asfixiar|intento estrangular|quito el aire|agarro el cuello|puso la almohada",
  forces:
    "viola|violo|violado|violaba|violaron|abuso|abusa|abusaba|abusado|abusaron|obliga a tener|obligo a tener|obligaba a tener|obliga a acostarme|obligo a acostarme|fuerza a|forzo a|forzo|fuerza|toca mientras duermo|toca cuando duermo|toca sin|toca las partes|toco las partes|tocaba las partes|toca ahi abajo|toco ahi abajo|tocaba ahi abajo|manosea|manoseo|manoseaba|toquetea|toqueteo|toqueteaba|penetro|obliga a hacer cosas|obligo a hacer cosas|obliga a hacerle|obligo a hacerle|obliga a chup*|obligo a chup*|hace tocarlo|hacia tocarlo|hizo tocarlo|pide que lo toque|pide que le toque|hace cosas que no quiero|hizo cosas que no queria|hacia cosas que no queria|mete mano|metia mano|metio mano|mete la mano|metio la mano|metia la mano|besa en la boca|beso en la boca|besaba en la boca",
  // what takes the meaning away
  told: "pelicula|peli|pelis|serie|series|novela|novelas|cancion|canciones|letra|libro|libros|videojuego|videojuegos|personaje|personajes|capitulo|noticia|noticias|noticiero|documental|poema|cuento|podcast|episodio|temporada|protagonista|escena|estribillo|guion|obra de teatro|anime|manga|netflix|partida|boss|rol|fanfic|telenovela|album|verso|titular|periodico|meme|tiktok|mi novela|monologo|refran|dice la cancion",
  taught:
    "tesis|tarea de|ensayo|charla|campana|prevencion|prevenir|taller|curso de|trabajo sobre|trabajo de clase|trabajo para|exposicion|investigacion|articulo|voluntari*|conferencia|formacion|protocolo|mis pacientes|mi paciente|un paciente|una paciente|los pacientes|usuarios|simulacro",
  jokes:
    "jaja*|ajaj*|jeje*|jejej*|jsj*|jaj|jajs*|jiji*|xd|xdd*|lol|lmao|broma|es broma|en broma|bromeando|jk",
  calmed:
    "hace anos|hace muchos anos|hace {numbers} anos|hace dos anos|hace tres anos|hace cuatro anos|hace cinco anos|hace 2 anos|hace 3 anos|hace 4 anos|hace 5 anos|hace decadas|hoy estoy bien|ahora estoy bien|ya estoy bien|ya lo supere|lo he superado|superado|ya no me pasa|quedo atras|por suerte ya|gracias a dios ya|anos despues|en su dia|en otra epoca|de aquello",
  denies:
    "no quiero|no quisiera|no me quiero|no deseo|no voy a|no me voy a|no pienso|no pienso en|no estoy pensando|nunca|jamas|no es que quiera|no es que piense|no tengo ganas de|no tengo pensamientos|no tengo intencion|no haria|ni loc*|ni quiero|ni se me|no se me ocurre|no he pensado|tampoco quiero|tampoco es que|no significa que|no tengo planes|no estoy diciendo que",
};
