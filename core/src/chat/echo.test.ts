import * as fc from "fast-check";
import { expect, test } from "vitest";
import { echoOf } from "./echo.ts";

test.each([
  ["me cortaron por whatsapp", "me cortaron por whatsapp"],
  ["mi vieja me hizo milanesas pero ni ganas", "mi vieja me hizo milanesas pero ni ganas"],
  ["hola arranque hoy en la panaderia de la esquina de casa", "arranque hoy en la panaderia de la esquina…"],
  ["hola! arranque hoy en la panaderia de la esquina", "arranque hoy en la panaderia de la esquina"],
  ["bueno, pues no he dormido nada jaja", "no he dormido nada"],
  ["i cry in the car park before i go in", "i cry in the car park"],
  ["ok so. left my trolley lol", "left my trolley"],
  ["Evening. Kettle's on, dog's asleep", "Kettle's on, dog's asleep"],
  ["morning from a very foggy St. John's 🌫️", "morning from a very foggy St John's"],
  ["TODO ME SALE MAL HOY", "todo me sale mal hoy"],
  ["¿cómo estás? la abuela sigue en el hospital", "la abuela sigue en el hospital"],
])("of %s the part that says most is said back", (message, echo) => {
  expect(echoOf(message)).toBe(echo);
});

test.each([
  ["sí"],
  ["a las 5"],
  ["un año y 4 meses"],
  ["nah its fine"],
  ["14"],
  ["¿qué puedo hacer?"],
  ["you are not listening to me"],
  ["mi número es 612345678"],
  ["mira https://example.org ahora mismo"],
  ["<b>hola mundo</b>"],
  [""],
])("of %s nothing is", (message) => {
  expect(echoOf(message)).toBeNull();
});

test("it is short, from the message, and never throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (message) => {
      const echo = echoOf(message);
      if (echo === null) return;
      expect(echo.split(" ").length).toBeLessThanOrEqual(9);
      expect(echo).not.toMatch(/[<>{}"]/);
    }),
  );
});
