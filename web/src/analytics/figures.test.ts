import { describe, expect, it } from "vitest";
import { longDay, momentDay, oneDecimal, shortDay, signed, weekdayAndDay, weekdayOf } from "./figures.ts";

describe("numbers", () => {
  it("have one decimal, as the language writes it", () => {
    expect(oneDecimal(4.25, "es")).toBe("4,3");
    expect(oneDecimal(4, "en")).toBe("4.0");
  });

  it("have a sign where they are a change, and none where there is no change", () => {
    expect(signed(0.8, "es")).toBe("+0,8");
    expect(signed(-1.25, "en")).toBe("-1.3");
    expect(signed(0, "es")).toBe("0,0");
    expect(signed(-0.04, "en")).toBe("0.0");
  });
});

describe("days", () => {
  it("have a short month and their day", () => {
    expect(shortDay("2026-11-21", "es")).toBe("21 nov");
    expect(shortDay("2026-11-01", "en")).toBe("Nov 1");
  });

  it("can bring their weekday, and be written out", () => {
    expect(weekdayAndDay("2026-11-21", "es")).toBe("sáb, 21 nov");
    expect(longDay("2026-11-21", "es")).toBe("sábado, 21 de noviembre");
    expect(longDay("2026-11-21", "en")).toBe("Saturday, November 21");
  });

  it("know their weekday, Monday first", () => {
    expect(weekdayOf("2026-11-16")).toBe(1);
    expect(weekdayOf("2026-11-22")).toBe(7);
  });
});

it("an instant has its day in the person's time zone", () => {
  expect(momentDay("2026-11-20T23:30:00.000Z", "es", "Europe/Madrid")).toBe("21 nov");
});
