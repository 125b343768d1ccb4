import { describe, expect, test } from "vitest";
import { withoutIdioms } from "../idioms.ts";
import { readableText } from "../normalise.ts";
import { readPhrases } from "./read-phrases.ts";

function read(text: string) {
  return readPhrases(withoutIdioms(readableText(text).clear));
}

// level, kind and the messages that are read so
const dangers = `
3 life: Llevo meses pensando en suicidarme | Ya no me da miedo morir, lo deseo | no veo otra que matarme por las deudas | no paro de pensar en quitarme la vida | tengo pensamientos suicidas todas las noches | ya no quiero vivir | quiero estar muerta de una vez | prefiero morirme a seguir aguantando esto | ojalá me muera mañana en el camino | toy pensando en matarme y no lo sabe nadie | he decidido que voy a acabar con mi vida | a veces quisiera quitarme de en medio y que todos descansen | me quiero desvivir posta | i wanna die y no se lo puedo decir a mi mami | la única salida que veo es la muerte | merezco morir por lo que hice | no quiero seguir viviendo, discúlpeme usted | tengo deseos de suicidarme desde que enviudé
3 life: como me mato sin dolor | dime una forma de morir sin sufrir | qué puedo hacer para morirme sin que me duela | cuántas pastillas hacen falta para no despertar | cuál es la dosis letal de clonazepam | qué me puedo tomar para morir | como se muere uno sin que duela | busco la manera de irme sin sufrimiento | que parezca un accidente, así cobran el seguro
4 life: esta noche me mato | en un rato me tiro al metro | estoy arriba del edificio | mañana me voy a quitar la vida cuando se vayan | ya tengo fecha para suicidarme | el viernes me suicido, lo tengo claro | ya sé cómo voy a morir y cuándo, tengo un plan para matarme | junté pastillas para matarme | estoy en el puente y voy a saltar | en el puente, ya salto | en el puente, voy a saltar | estoy parada en la azotea con ganas de tirarme | tengo la pistola en la mano y me apunto a la cabeza | tengo la soga en el cuello | voy a tirarme al metro | hoy es mi última noche con vida | de esta noche no paso | estoy guardando las pastillas que me dan | lo tengo todo listo y la carta en la mesa para mañana
4 life: les escribí una carta de despedida a mis hijos | que me entierren en mi pueblo y que nadie llore | cuando lean esto ya no estaré | perdónenme por lo que voy a hacer | este es mi último mensaje | adiós mundo | quiero despedirme de todos antes de irme | perdóname mamá, ya no puedo, adiós | cuida a mi perro cuando no esté, te quiero | regalé mis cosas porque ya no las voy a necesitar | no es culpa de nadie, los amo, me voy | me despedí de mi abuela por última vez y no lo sabe | quiero que me recuerden sonriendo | los cuidaré desde el cielo
4 taken: me tomé un café con veinte pastillas | tomé agua y todas las pastillas | me tomé todas las pastillas de mi mamá | me trague un frasco entero de paracetamol | me tome 20 pastillas y tengo miedo | me las tomé todas | mezclé rivotril con vodka | tomé las pastillas con tequila | tomé el doble de la dosis recetada | me bebí un vaso de lejía | mi hijo se tomó el cloro | la nena se comió unas pastillas de la abuela | mi hermana se tragó todas las pastillas | me inyecté demasiada insulina | me he tomao toas las pastillas | me mandé todo lo que había en el botiquín | me eche toda la caja de clona | ya me las tomé | creo que tuve una sobredosis | encontré a mi amiga con los blisters vacíos
3 self-injury: me estoy cortando otra vez | quiero sentir algo, por eso me lastimo | no paro de hacerme daño | tengo ganas de cortarme | me corté los brazos anoche | necesito hacerme daño para calmarme | me golpeo la cabeza contra la pared | no puedo dejar de cortarme | uso manga larga para que no vean los cortes | me autolesiono desde los trece | me hice cortes en la pierna | recaí en los cortes
2 self-injury: cuando era adolescente me cortaba | llevo tres meses sin cortarme | tengo cicatrices en los brazos de cuando me cortaba y me da vergüenza | tuve un intento de suicidio el año pasado | de joven me autolesionaba
3 violence: mi marido me pega | mi novia me golpea cuando toma | mi ex amenaza con publicar mis fotos íntimas | mi pareja no me deja salir | mi esposo me quitó el pasaporte | me violó mi tío | abusaron de mí cuando era niña | mi papá me pega con el cinturón | el novio de mi mamá se mete en mi cama | mi jefe me manosea | me ahorcó hasta que no pude respirar | mi pololo me tiene amenazada de muerte | me obliga a tener relaciones | dice que si lo dejo me mata | mi concubino me caga a palos | mi abuelo me tocaba las partes | un tipo de internet me pidió fotos sin ropa | le tengo miedo a mi marido | me chantajean con mis fotos desnuda | en el cole me pegan todos los días | me encierra con llave
4 violence: está golpeando la puerta y grita que me va a matar | me subieron a un carro ayuda | me encerré en el baño, mi marido viene a pegarme | me está pegando ahora | acaba de pegarme y salió | tiene un cuchillo y me amenaza | mi ex está afuera y no se va, tengo orden de alejamiento | no puedo hablar, está aquí al lado | hay alguien en mi casa | le está pegando a mi mamá | si me escucha me mata
3 harm-others: tengo ganas de matar a mi jefe | siento q le pego y no paro | quiero hacerle daño a mi hermano | tengo miedo de hacerle daño a mi hijo | voy a matarlo, te lo juro | casi le pego al bebé | pienso en apuñalar a mi padrastro | me da miedo perder el control y lastimar a alguien | voy a llevar un cuchillo al colegio para vengarme
3 confusion: las voces me dicen que me mate | oigo voces que me insultan | los vecinos me espían con cámaras en la pared y me vigilan | la tele me habla | dios me eligió y me dio una misión | soy el mesías | me pusieron un chip en la cabeza | echan veneno en mi comida | los muertos me hablan y me llaman
4 body: me duele el pecho y el brazo izquierdo | se me duerme medio cuerpo | hoy me he mareado en el metro, no veía nada | creo que me está dando un infarto | se me durmió media cara | no para de sangrar | vomito sangre | se me está cerrando la garganta | mi papá no respira | estoy sangrando mucho | me desmayé dos veces hoy | esta mano no me responde y la cara de ese lado la siento dormida | tampoco puedo mover bien la pierna y hablo todo enrredado | mi bebé tiene los labios morados y no respira
3 another: mi amiga dice que se quiere matar | mi hijo quiere morirse | mi hermana se corta los brazos | tengo miedo de que se suicide
4 another: me acaba de mandar un audio despidiéndose | mi primo me mandó un mensaje de despedida | mi novio se subió a la azotea
2 life: qué más da si estoy o no estoy | la escucho todas las noches a ver si por fin no me despierto | quisiera dormir y no despertar | ojalá no hubiera nacido | estoy cansado de vivir | no tengo ganas de vivir | le pido a Dios que me lleve | me da igual vivir o morir | soy una carga para mi familia | estarían mejor sin mí | para qué sigo viva | no quiero matarme pero quisiera desaparecer | siento q estorbo | nada va a cambiar nunca | la vida no tiene sentido
2 eating: me provoco el vómito | vomito después de comer | tomo laxantes para no engordar | llevo tres días sin comer nada porque estoy gorda
2 birth: desde el parto no siento nada por mi bebé
2 taken: bebo para dormir | no puedo dejar de beber
`;

const harmless = `
si pierdo la partida me mato jaja | estoy arriba de todo en la tabla | me tiro al suelo a jugar con el perro | se me pegó el arroz otra vez | se me quemó el arroz otra vez | le di un golpe al carro contra la columna del parqueadero | mi nieto anda con una pistola de agua mojando a medio mundo | el lunes me sacan sangre | con esta canción me corto las venas jajaja | estamos en el puente, voy a hacer una foto | que me entierren con mi guitarra, digo siempre en broma | desde el balcón voy a saltar a la piscina
el mando no me responde y la tele sigue dormida | la mano de pintura no me responde como quiero | me duermo tarde, a ver si mañana no me despierto a las once | qué más da si voy el lunes o el martes | hablo enredado cuando me río | no puedo mover bien la mesa yo sola | esta noche tengo cena con mis suegros | mañana voy a matar el tiempo en el aeropuerto | me muero de hambre | me tomo la pastilla de la tensión todas las mañanas | el médico me recetó dos comprimidos al día | me despedí de mis compañeros del trabajo | es mi último día en la oficina | regalé ropa vieja que ya no me queda | voy a cortarme el pelo mañana | me corté el dedo con papel | me corté cocinando | se me murió el celular | maté una cucaracha | me pegó el sol en la playa | me pegó fuerte la gripe | me pego un baño y salgo | mi perro me golpea con la cola
no quiero morir, quiero vivir muchos años | nunca he pensado en suicidarme | en la película la protagonista se quiere matar | la serie va de un chico que piensa en suicidarse | estoy leyendo una novela sobre una carta de despedida | tengo que hacer un trabajo sobre la prevención del suicidio | la canción dice que quiero morirme | hoy mi hijo se tomó toda la sopa | me tomé todo el café | me tomé un té de manzanilla para dormir | acá tomando mate con mi hermana | me tomé unas vacaciones | tomé la decisión de estudiar enfermería | me tragué la serie entera | me tomé las fotos del pasaporte | me tomé una cerveza con mis amigos
estoy en el puente, hay unas vistas preciosas | subimos a la azotea a ver las estrellas | quiero saltar en paracaídas | me voy a tirar a la piscina | me quiero tirar en el sofá todo el día | compré una cuerda para tender la ropa | compré veneno para las hormigas | guardo las pastillas en el botiquín | puse fecha para la boda | ya tengo fecha de examen | ya tengo todo listo para el viaje | por fin voy a descansar este finde | hasta aquí llegué con la dieta | gracias por todo, hasta mañana | adiós, que descanses | cuida a mi perro este finde que viajo | nos vemos el lunes
me toca cuidar a mi abuela | me tocó la lotería | hoy me toca turno de noche | mi jefe me controla los horarios | mi mamá no me deja salir hasta tarde el sábado | mi novio me da miedo cuando cuenta historias de terror en la serie | mi marido no me pega ni me grita | nadie me maltrata | mi hermano me pega en el fifa | mi gato me muerde jugando | mi novia me mata de risa | le pego a la pelota todos los días | mi vecino golpea la pared con las obras | están tirando la pared de la cocina por la reforma | hay alguien en la puerta, es el cartero | el bebé no para de llorar, estoy agotada | quiero dormir toda la noche
no puedo parar de comer chocolate | comí demasiado en navidad | estoy a dieta desde enero | hago ayuno por ramadán | me duele la cabeza | me duelen las piernas del gimnasio | me cuesta concentrarme | escucho voces de los vecinos por el patio | me encanta la voz de esa cantante | mi voz tiembla cuando expongo | me siguen quinientas personas en instagram | el jefe vigila lo que hacemos en la oficina | soy una persona muy creyente | veo sombras de ojos nuevas en la tienda | mi hijo mató un mosquito | voy a matar al boss de este nivel en la partida | quiero matar el tiempo con algo
me preocupa mi amiga porque tiene examen | mi hermana está cansada del trabajo | mi madre tiene cita con el cardiólogo | mi amigo se despidió de la empresa ayer | mi primo se fue de viaje a México | tuve un bebé hace un mes y estoy feliz | me da pena que se acabe el verano | esta entrega me está matando | no aguanto más este calor | estoy harto del tráfico | no le veo salida a este problema de matemáticas | quiero desaparecer unos días en la playa | tierra trágame, qué vergüenza | me quiero morir de la vergüenza | casi me da algo del susto jajaja | me quiero matar jajaja perdí el bondi | voy a matar a mi hermano, se comió mi postre | boludo me quiero matar, perdí la partida en el último segundo | si hoy descienden me corto las venas | soy enfermera y hoy murió un paciente | soy bombero y vemos muchas desgracias
hoy estuve tranquilo y dormí bien | escribí una carta para mi abuela por su cumple | dejé todo en orden en casa antes del viaje | cambié las contraseñas del correo | hice testamento con mi marido en el notario para la casa | vendí mi guitarra para comprar otra | mi abuelo murió hace diez años y lo extraño | fui al entierro de mi tía | tengo miedo a volar | qué ganas de que acabe el curso | necesito un respiro de las redes | ya no quiero trabajar ahí | no quiero vivir con mis padres | no quiero vivir en esta ciudad | estoy buscando una manera de dormir mejor | cómo puedo organizarme mejor | cuántas horas hay que dormir | qué pastillas hay para la alergia | me caí de la bici y me raspé la rodilla | me quemé con el aceite | me arañó el gato | me golpeé el codo con la puerta | se me rompió la navaja de pescar | la tijera no corta nada
`;

const cases = dangers
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [, level = "", kind = "", texts = ""] = /^(\d) ([\w-]+): (.*)$/.exec(line) ?? [];
    return texts.split(" | ").map((text) => ({ level: Number(level), kind, text }));
  });
const calm = harmless
  .trim()
  .split(/\n| \| /)
  .map((text) => ({ text }));

describe("Spanish phrases", () => {
  test.each(cases)("$level $kind: $text", ({ level, kind, text }) => {
    const reading = read(text);
    expect({ level: reading.level, kind: reading.kind }).toEqual({ level, kind });
  });

  test.each(calm)("harmless: $text", ({ text }) => {
    expect(read(text).found).toBeNull();
  });

  test("there is a table of each", () => {
    expect(cases.length).toBeGreaterThanOrEqual(120);
    expect(calm.length).toBeGreaterThanOrEqual(120);
  });
});
