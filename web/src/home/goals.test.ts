import { expect, it } from "vitest";
import { strings } from "./strings.ts";

const { en, es } = strings;

it("says weekly goals in whole words", () => {
  expect(es.goals.activities({ done: 2, target: 5 })).toBe("2 de 5 actividades");
  expect(es.goals.minutes({ done: 35, target: 60 })).toBe("35 de 60 minutos");
  expect(es.goals.breathing({ done: 0, target: 3 })).toBe("0 de 3 sesiones de respiración");
  expect(en.goals.activities({ done: 2, target: 5 })).toBe("2 of 5 activities");
});

it("uses the singular for a goal of one", () => {
  expect(es.goals.breathing({ done: 1, target: 1 })).toBe("1 de 1 sesión de respiración");
  expect(en.goals.minutes({ done: 0, target: 1 })).toBe("0 of 1 minute");
});

it("tells a goal that was passed as a count, and then the goal", () => {
  expect(es.goals.checkIns({ done: 6, target: 1 })).toBe("6 registros, la meta era 1");
  expect(en.goals.minutes({ done: 75, target: 60 })).toBe("75 minutes, the goal was 60");
});

it("says what a day's bar is made of: activities and games apart", () => {
  expect(es.week.done({ activities: 1, games: 1 })).toBe("1 actividad y 1 juego");
  expect(es.week.done({ activities: 0, games: 2 })).toBe("2 juegos");
  expect(en.week.done({ activities: 3, games: 0 })).toBe("3 activities");
  expect(en.week.done({ activities: 0, games: 0 })).toBe("");
});

it("says how many activities of how many are completed", () => {
  expect(es.completedOfTotal(1, 8)).toBe("Has completado 1 de 8 actividades.");
  expect(en.completedOfTotal(2, 8)).toBe("2 of 8 activities completed.");
});
