import { expect, it } from "vitest";
import { strings } from "./strings.ts";

const { en, es } = strings;

it("names the periods as specified", () => {
  expect(es.periodNames).toEqual({ "7d": "7 días", "30d": "30 días", "90d": "90 días" });
  expect(en.periodNames["90d"]).toBe("90 days");
  expect(es.lastDays("7d")).toBe("últimos 7 días");
});

it("counts insights in whole words", () => {
  expect(es.banner.text(1)).toBe("Tienes 1 insight que puede servirte.");
  expect(es.banner.text(3)).toBe("Tienes 3 insights que pueden servirte.");
  expect(en.banner.text(1)).toBe("You have 1 insight that may be useful.");
});

it("says how much is missing for a mean", () => {
  expect(en.cards.notYet(2, 3)).toBe("not enough yet (2 of 3)");
  expect(es.cards.notYet(2, 3)).toBe("aún no hay suficiente (2 de 3)");
});

it("keeps the specified empty states letter for letter", () => {
  expect(es.patterns.empty).toBe("No hay suficientes datos para detectar patrones aún.");
  expect(es.insights.empty).toBe(
    "Completa más evaluaciones y actividades para generar insights personalizados.",
  );
});

it("calls a trend's line a line, for no day noted it", () => {
  expect(es.evidence.observedIn("trend", "+3,1")).toBe("+3,1 puntos, según la línea que pasa por tus días");
  expect(en.evidence.observedIn("trend", "+3.1")).toBe("+3.1 points, by the line through your days");
  expect(es.evidence.observedIn("activity", "-1,4")).toBe("-1,4 puntos, tal como quedó anotado");
});

it("names the days that a trend goes from and to", () => {
  expect(es.cards.trendFrom.check_in).toBe("del primer día con registro al último");
  expect(en.cards.trendFrom.assessment).toBe("from the first assessment to the last");
});
