// Words that stand for something near danger and are said all day long: none of them touches a text by itself.

const english =
  "no all out said says tell told telling want wants after last over going go goes gone took take whole will made make makes lost bit done left too " +
  "phone finally finished finish same much many away coming always ever way use turn turned turns set check date pick picked watch watched watching " +
  "tv radio list high under look looked looking quiet floor drive drove driving car truck road train hair money card cards ate practice sign post " +
  "photos video speech station lake river sea water god sorted hid count notes change changed sugar mate bye byes buddy god hip fast what how which " +
  "back feed care exit join same nervous follow like long enough ready waiting reason reasons think thinking thought";

const spanish =
  "no como para todo toda todos todas voy va vas vaya vayas fue fui ido ir hasta dice dijo dicen diciendo manda mando nada casa otra hice hago " +
  "siempre fin final listo ultimo ultima viene vienen vuelve llego llega entro entra buenas toca toco seguro segura sobre cuenta cuentas salgo salir " +
  "hablar habla hablando hablamos caso lista calor poner punto puntos cara sea vale partido audio audios video videos radio tele celular movil " +
  "tarjeta receta pase auto carro coche moto metro tren camion ruta perro perra gato gata planta ropa vecinos piso rojo control lengua llaves " +
  "esperando espera buscar busca cambiar cambia cambio plan planes ensayo orden juntos hambre agua mar rio lago chao chau digo decir pensado piso " +
  "muchas doble entera entero pronto sangria nota fecha jubilado jubilada vecino vecina aire";

export const plainWords: ReadonlySet<string> = new Set(`${english} ${spanish}`.split(" "));
