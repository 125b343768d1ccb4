import { expect, test } from "vitest";
import { isPainful } from "./painful.ts";

test.each([
  ["en", "I'm at our caravan, first time since Jim died"],
  ["en", "dad drowned in october"],
  ["en", "my wife passed away in may"],
  ["en", "this morning, security walked me out with my mug"],
  ["en", "they laid me off today"],
  ["en", "The mine closed and there's nothing else in this town"],
  ["en", "We lost our baby three weeks ago"],
  ["en", "found out he's been seeing someone since before the baby was born"],
  ["en", "My mam's drinking again"],
  ["en", "i cried in the car today"],
  ["en", "My wife moved out on Saturday. Fifteen years."],
  ["en", "I've got 11 grand on catalogues and klarna and that"],
  ["en", "just got told its MS. i knew really"],
  ["es", "a mi esposo le dio un derrame en agosto"],
  ["es", "perdí el aguinaldo en las apuestas del celu"],
  ["es", "terminamos ayer y ya subió foto con otra"],
  ["es", "mi señora falleció en agosto"],
  ["es", "Me despidieron ayer después de once años"],
  ["es", "se murió Canela"],
  ["es", "me terminó"],
  ["es", "debo 3 meses de luz y hoy me la cortaron"],
  ["es", "nueva ciudad nuevo trabajo nuevo todo y lloro cada noche"],
  ["es", "descubrí que mi pareja me engaña"],
  ["es", "lo peor es la hora de la cena, la extraño tanto"],
] as const)("%s: %s hurts, however calmly it is told", (language, message) =>
  expect(isPainful(message, language)).toBe(true),
);

test.each([
  ["en", "my phone died on the bus"],
  ["en", "my tenant moved out and left it spotless"],
  ["es", "terminamos de pintar la sala"],
  ["en", "i cried laughing at that goat"],
  ["en", "the dog died in episode 3 and i threw my popcorn"],
  ["en", "He passed in 1999 dear, it's quite all right"],
  ["en", "she got the all clear, no more chemo"],
  ["es", "se murió el malo de la serie y todo el mundo feliz"],
  ["es", "se me murió el celular"],
  ["es", "mi padre lloró y todo"],
  ["es", "mi madre no paraba de llorar de alegría"],
  ["es", "me quedé de llorar jaja"],
  ["es", "estoy viendo la novela con mi abuelita"],
] as const)("%s: %s does not", (language, message) => expect(isPainful(message, language)).toBe(false));
