// Words that stand for something near danger and are said all day long: none of them touches a text by itself. What somebody takes, where they
// go to and what ends ("took", "river", "over", "listo") is none of these: "took the whole lot" and "no way out" are made of little else.

const english =
  "no said says tell told telling after going go goes will made make makes bit too phone same away coming always ever use turn turned turns set check " +
  "date pick picked watch watched watching tv list under look looked looking quiet hair money card cards ate practice sign post photos video speech " +
  "station sorted hid count notes change changed sugar mate hip fast what which back feed care join nervous follow like long think thinking thought";

const spanish =
  "no como para voy va vas vaya vayas fue fui ir dice dijo dicen diciendo manda mando casa otra hice hago siempre viene vienen vuelve llego llega entro " +
  "entra buenas toca toco sobre cuenta cuentas salgo salir hablar habla hablando hablamos caso lista calor punto puntos cara sea vale partido audio " +
  "audios video videos tele celular movil tarjeta receta pase perro perra gato gata planta ropa vecino vecina vecinos piso rojo control lengua llaves " +
  "esperando espera buscar busca cambiar cambia cambio plan planes ensayo orden juntos hambre digo decir pensado pronto nota fecha jubilado jubilada";

export const plainWords: ReadonlySet<string> = new Set(`${english} ${spanish}`.split(" "));

// thanks and goodbyes to nobody in particular
const polite =
  "bye byes ty thx thanks thank you ok okay k love xx x see ya later cheers night goodnight tomorrow " +
  "chau chao gracias hasta luego manana vale ya bueno adeu besos bye si crack guapa guapo nos vemos";

/** What a goodbye that only ends the talk is made of: "byeee ty", "chau, gracias". */
export const politeWords: ReadonlySet<string> = new Set(polite.split(" "));
