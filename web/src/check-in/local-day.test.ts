import { expect, it, vi } from "vitest";
import { asHeading, dayBefore, dayInWords, localDayOf } from "./local-day.ts";

it("the day is the person's own, not the server's", () => {
  const instant = "2026-03-11T05:30:00.000Z";
  expect(localDayOf(instant, "Europe/Madrid")).toBe("2026-03-11");
  expect(localDayOf(instant, "America/Mexico_City")).toBe("2026-03-10");
  expect(localDayOf(instant, "Pacific/Kiritimati")).toBe("2026-03-11");
});

it("days before go over the ends of months, years and daylight saving", () => {
  expect(dayBefore("2026-03-01")).toBe("2026-02-28");
  expect(dayBefore("2026-01-15", 30)).toBe("2025-12-16");
  expect(dayBefore("2026-03-30", 1)).toBe("2026-03-29");
});

it("is said with its weekday, and with its year only when that is another one", () => {
  expect(dayInWords("2026-11-20", { language: "es", today: "2026-11-21" })).toBe("viernes, 20 de noviembre");
  expect(dayInWords("2025-12-31", { language: "es", today: "2026-01-02" })).toBe(
    "miércoles, 31 de diciembre de 2025",
  );
  expect(dayInWords("2026-11-20", { language: "en", today: "2026-11-21" })).toBe("Friday, November 20");
  expect(asHeading("viernes")).toBe("Viernes");
});

it("a year of days is said by one formatter", () => {
  const made = vi.spyOn(Intl, "DateTimeFormat");
  for (let days = 1; days < 300; days += 1)
    dayInWords(dayBefore("2025-12-31", days), { language: "en", today: "2025-12-31" });
  expect(made.mock.calls.length).toBeLessThanOrEqual(1);
  made.mockRestore();
});
