import { describe, expect, test } from "vitest";
import { isNarrowed, marketplaceSearchOf } from "./marketplace-address.ts";
import { dayToShow, slotDays } from "./slot-days.ts";
import {
  localDay,
  longDay,
  shortDay,
  shortMoment,
  timeSpan,
  timeThere,
  weekdayName,
  zoneName,
} from "./times.ts";

const slot = (startsAt: string) => ({ startsAt, endsAt: startsAt });
const madrid = { language: "es", dates: "es", timeZone: "Europe/Madrid" } as const;

describe("times", () => {
  test("are the person's, in their language", () => {
    expect(shortMoment("2026-03-12T08:00:00.000Z", madrid)).toMatch(/^jue, 12 mar, 0?9:00$/);
    expect(shortDay("2026-03-12T08:00:00.000Z", madrid)).toBe("jue, 12 mar");
    expect(longDay("2026-03-12T08:00:00.000Z", madrid)).toBe("jueves, 12 de marzo");
    expect(timeSpan("2026-03-12T08:00:00.000Z", "2026-03-12T08:50:00.000Z", madrid)).toBe("9:00–9:50");
    const utc = { language: "en", dates: "en", timeZone: "UTC" } as const;
    expect(longDay("2026-03-12T14:00:00.000Z", utc)).toBe("Thursday, March 12");
    expect(timeSpan("2026-03-12T14:00:00.000Z", "2026-03-12T14:50:00.000Z", utc)).toMatch(
      /^2:00\sPM–2:50\sPM$/,
    );
  });

  test.each([
    ["Europe/Paris", null], // the same wall
    ["America/Santiago", "5:00"],
    ["Asia/Kathmandu", "13:45"],
    ["Pacific/Auckland", "21:00"],
    ["Pacific/Pago_Pago", "mié 21:00"], // still yesterday
  ])("nine in Madrid is in %s: %s", (zone, expected) => {
    expect(timeThere("2026-03-12T08:00:00.000Z", madrid, zone)).toBe(expected);
  });

  test("have zones that are named as people name them", () => {
    const now = "2026-03-12T08:00:00.000Z";
    expect(zoneName(now, madrid)).toBe("hora de Europa central (Madrid)");
    expect(
      zoneName(now, { language: "en", dates: "en", timeZone: "America/Argentina/Buenos_Aires" }),
    ).toMatch(/^Argentina.* Time \(Buenos Aires\)$/);
    expect(zoneName(now, { language: "es", dates: "es", timeZone: "UTC" })).toBe("UTC");
  });

  test("weeks begin on Monday", () => {
    expect([1, 7].map((day) => weekdayName(day, "es"))).toEqual(["lunes", "domingo"]);
  });
});

describe("free times by day", () => {
  const slots = ["2026-03-11T20:00:00.000Z", "2026-03-11T21:00:00.000Z", "2026-03-13T20:00:00.000Z"].map(
    slot,
  );

  test("are on the person's own days", () => {
    const days = (zone: string) => slotDays(slots, zone).map(({ on, slots: free }) => [on, free.length]);
    expect(days("UTC")).toEqual([
      ["2026-03-11", 2],
      ["2026-03-13", 1],
    ]);
    expect(days("Europe/Athens")).toEqual([
      ["2026-03-11", 2],
      ["2026-03-13", 1],
    ]);
    expect(days("Asia/Baku")).toEqual([
      ["2026-03-12", 2],
      ["2026-03-14", 1],
    ]);
    expect(localDay("2026-03-11T20:00:00.000Z", "Asia/Baku")).toBe("2026-03-12");
  });

  test.each([
    [null, "2026-03-11"],
    ["2026-03-11", "2026-03-11"],
    ["2026-03-12", "2026-03-13"],
    ["2026-03-20", "2026-03-13"],
  ])("wanted on %s are shown from %s", (wanted, expected) => {
    expect(dayToShow(slotDays(slots, "UTC"), wanted)?.on).toBe(expected);
  });

  test("of nobody are none", () => {
    expect(dayToShow([], "2026-03-11")).toBeNull();
  });
});

describe("the address", () => {
  test("says who is looked for, and nothing that no filter knows", () => {
    expect(
      marketplaceSearchOf({
        q: "  ana ",
        specialty: "burnout",
        language: "pt",
        session: "chat",
        professional: "x",
      }),
    ).toEqual({
      q: "ana",
      specialty: "burnout",
      language: "pt",
      session: "chat",
      professional: "x",
      book: undefined,
    });
    const nonsense = marketplaceSearchOf({
      q: " ",
      specialty: "joy",
      language: 1,
      session: null,
      book: "yes",
    });
    expect(Object.values(nonsense).every((value) => value === undefined)).toBe(true);
    expect(isNarrowed(nonsense)).toBe(false);
    expect(isNarrowed({ professional: "x", book: "yes" })).toBe(false);
    expect(isNarrowed({ session: "chat" })).toBe(true);
    expect([...(marketplaceSearchOf({ q: "a".repeat(300) }).q ?? "")]).toHaveLength(100);
  });
});
