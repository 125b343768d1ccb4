import { pick } from "../../../testing/long.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bookingMoments } from "./booking-moments.ts";
import type { ReminderSettings } from "./contract.ts";
import { nextSlot, type ReminderPlan, type Slot } from "./next-slot.ts";
import { quietSettings } from "./settings.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

function planOf(more: Partial<ReminderSettings> = {}, rest: readonly string[] = []): ReminderPlan {
  return { settings: { ...quietSettings, ...more }, timeZone: "Europe/Madrid", restDays: new Set(rest) };
}

const daily = (time: string) => ({ daily: { isOn: true, time } });
const weekly = (weekday: number, time: string) => ({ weekly: { isOn: true, weekday, time } });
const quiet = (from: string, to: string) => ({ quietHours: { isOn: true, from, to } });

/** The next few reminders, as "kind date instant". */
function following(plan: ReminderPlan, after: string, count: number): string[] {
  const found: string[] = [];
  let from = new Date(after);
  for (let index = 0; index < count; index += 1) {
    const slot = nextSlot(plan, from);
    if (!slot) break;
    found.push(`${slot.kind} ${slot.date} ${slot.at.toISOString().slice(0, 16)}Z`);
    from = slot.at;
  }
  return found;
}

describe("the next reminder", () => {
  test("there is none while no reminder or no channel is turned on", () => {
    const now = new Date("2026-03-11T10:00:00Z");
    expect(nextSlot(planOf(), now)).toBe(null);
    const silent = { push: false, email: false, list: false };
    expect(nextSlot(planOf({ ...daily("09:00"), channels: silent }), now)).toBe(null);
  });

  test("comes at the chosen time on the person's own clock, also when the clock changes", () => {
    expect(following(planOf(daily("08:30")), "2026-10-23T12:00:00Z", 3)).toEqual([
      "daily 2026-10-24 2026-10-24T06:30Z",
      "daily 2026-10-25 2026-10-25T07:30Z",
      "daily 2026-10-26 2026-10-26T07:30Z",
    ]);
  });

  test("comes once, the first time, if the clock shows its time twice", () => {
    expect(following(planOf(daily("02:30")), "2026-10-24T12:00:00Z", 2)).toEqual([
      "daily 2026-10-25 2026-10-25T00:30Z",
      "daily 2026-10-26 2026-10-26T01:30Z",
    ]);
  });

  test("comes at the first minute after the gap if the clock skips its time", () => {
    expect(following(planOf(daily("02:30")), "2026-03-28T12:00:00Z", 2)).toEqual([
      "daily 2026-03-29 2026-03-29T01:00Z",
      "daily 2026-03-30 2026-03-30T00:30Z",
    ]);
    const santiago = { ...planOf(daily("00:15")), timeZone: "America/Santiago" };
    expect(following(santiago, "2026-09-05T12:00:00Z", 2)).toEqual([
      "daily 2026-09-06 2026-09-06T04:00Z",
      "daily 2026-09-07 2026-09-07T03:15Z",
    ]);
  });

  test("handles a day that a time zone skips", () => {
    const apia = { ...planOf(daily("10:00")), timeZone: "Pacific/Apia" };
    expect(following(apia, "2011-12-29T00:00:00Z", 3)).toEqual([
      "daily 2011-12-29 2011-12-29T20:00Z",
      "daily 2011-12-31 2011-12-30T20:00Z",
      "daily 2012-01-01 2011-12-31T20:00Z",
    ]);
  });

  test("comes once a day: the weekly one replaces the daily one", () => {
    const both = planOf({ ...daily("09:00"), ...weekly(7, "18:00") });
    expect(following(both, "2026-03-13T12:00:00Z", 3)).toEqual([
      "daily 2026-03-14 2026-03-14T08:00Z",
      "weekly 2026-03-15 2026-03-15T17:00Z",
      "daily 2026-03-16 2026-03-16T08:00Z",
    ]);
  });

  test("waits for the end of quiet hours, and is dropped if the weekly one is due by then", () => {
    const late = planOf({ ...daily("23:00"), ...weekly(7, "07:00"), ...quiet("22:00", "08:00") });
    expect(following(late, "2026-03-13T12:00:00Z", 3)).toEqual([
      "daily 2026-03-14 2026-03-14T07:00Z",
      "weekly 2026-03-15 2026-03-15T07:00Z",
      "daily 2026-03-16 2026-03-16T07:00Z",
    ]);
    expect(
      following(planOf({ ...daily("13:00"), ...quiet("12:00", "14:30") }), "2026-03-13T00:00:00Z", 1),
    ).toEqual(["daily 2026-03-13 2026-03-13T13:30Z"]);
  });

  test("does not come on rest days, and comes again after them", () => {
    const resting = planOf(daily("09:00"), ["2026-03-12", "2026-03-13", "2026-03-15"]);
    expect(following(resting, "2026-03-11T07:00:00Z", 3)).toEqual([
      "daily 2026-03-11 2026-03-11T08:00Z",
      "daily 2026-03-14 2026-03-14T08:00Z",
      "daily 2026-03-16 2026-03-16T08:00Z",
    ]);
  });

  test("an unknown time zone counts as UTC", () => {
    const nowhere = { ...planOf(daily("09:00")), timeZone: "No/Where" };
    expect(following(nowhere, "2026-03-11T07:00:00Z", 1)).toEqual(["daily 2026-03-11 2026-03-11T09:00Z"]);
  });
});

// The oracle: it looks at a clock every minute and does no calendar arithmetic.
interface Minute {
  readonly at: number;
  readonly date: string;
  readonly time: string;
}

function minutesOf(timeZone: string, from: number, days: number): Minute[] {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  return Array.from({ length: days * 1440 }, (_, index) => {
    const at = from + index * minuteMs;
    const [date = "", time = ""] = format.format(at).split(", ");
    return { at, date, time };
  });
}

const isQuietMinute = ({ isOn, from, to }: ReminderSettings["quietHours"], { time }: Minute) =>
  isOn && (from < to ? from <= time && time < to : !(to <= time && time < from));

function slotsByLooking(minutes: readonly Minute[], { settings, restDays }: ReminderPlan): Slot[] {
  const dates = [...new Set(minutes.map(({ date }) => date))];
  const chosen = (["weekly", "daily"] as const).flatMap((kind) =>
    dates
      .filter((date) => {
        const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
        return settings[kind].isOn && (kind === "daily" || weekday === settings.weekly.weekday % 7);
      })
      .flatMap((date) => {
        const wanted = `${date} ${settings[kind].time}`;
        const first = minutes.findIndex((minute) => `${minute.date} ${minute.time}` >= wanted);
        const found = minutes.slice(first).find((minute) => !isQuietMinute(settings.quietHours, minute));
        return first < 0 || !found ? [] : [{ kind, date: found.date, at: new Date(found.at) }];
      }),
  );
  return dates.flatMap((date) =>
    restDays.has(date) ? [] : chosen.filter((slot) => slot.date === date).slice(0, 1),
  );
}

describe("compared with looking at the clock every minute", () => {
  const times = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`);
  // random times would rarely hit a clock change
  const nearChanges = fc.oneof(
    times,
    fc.constantFrom("00:00", "00:30", "01:59", "02:00", "02:30", "02:59", "03:00"),
  );
  const settings = fc
    .record({
      daily: fc.record({ isOn: fc.boolean(), time: nearChanges }),
      weekly: fc.record({ isOn: fc.boolean(), weekday: fc.integer({ min: 1, max: 7 }), time: nearChanges }),
      channels: fc.constant({ push: false, email: false, list: true }),
      quietHours: fc.record({ isOn: fc.boolean(), from: nearChanges, to: nearChanges }),
    })
    .filter(({ quietHours }) => quietHours.from !== quietHours.to);

  test.each([
    ["Europe/Madrid", "2026-10-25"],
    ["Europe/Madrid", "2026-03-29"],
    ["America/Santiago", "2026-09-06"],
    ["America/Santiago", "2026-04-05"],
    ["Pacific/Apia", "2011-12-30"],
    ["Pacific/Apia", "2026-03-11"],
    ["Asia/Kathmandu", "2026-03-11"],
    ["America/Nuuk", "2026-03-28"],
    ["Australia/Lord_Howe", "2026-10-04"],
  ])("in %s around %s the same reminders are found", (timeZone, day) => {
    const middle = Date.parse(`${day}T00:00:00Z`);
    const minutes = minutesOf(timeZone, middle - 6 * dayMs, 12);
    const rest = fc.subarray(minutes.filter((_, index) => index % 1440 === 0).map(({ date }) => date));
    fc.assert(
      fc.property(settings, rest, (chosen, restDays) => {
        const plan = { settings: chosen, timeZone, restDays: new Set(restDays) };
        // leave out both ends: the oracle does not see the days before and after
        const window = [middle - 3 * dayMs, middle + 3 * dayMs] as const;
        const expected = slotsByLooking(minutes, plan).filter(
          ({ at }) => at.getTime() > window[0] && at.getTime() <= window[1],
        );
        const found: Slot[] = [];
        let slot = nextSlot(plan, new Date(window[0]));
        while (slot && slot.at.getTime() <= window[1]) {
          found.push(slot);
          slot = nextSlot(plan, slot.at);
        }
        expect(found).toEqual(expected);
        expect(new Set(found.map(({ date }) => date)).size).toBe(found.length);
      }),
      { numRuns: pick(20, 200) },
    );
  });
});

describe("the reminders of a booked session come", () => {
  const startsAt = new Date("2026-10-25T09:00:00Z");

  test("at the same wall-clock time the day before, and an hour before", () => {
    expect(bookingMoments(startsAt, planOf())).toEqual([
      { kind: "booking_day", at: new Date("2026-10-24T08:00:00Z"), isLoud: true },
      { kind: "booking_hour", at: new Date("2026-10-25T08:00:00Z"), isLoud: true },
    ]);
  });

  test("after quiet hours, or only in the list if that is too late or on a rest day", () => {
    const early = new Date("2026-03-11T07:30:00Z");
    expect(bookingMoments(early, planOf(quiet("22:00", "08:00")))).toEqual([
      { kind: "booking_day", at: new Date("2026-03-10T07:30:00Z"), isLoud: true },
      { kind: "booking_hour", at: new Date("2026-03-11T07:00:00Z"), isLoud: true },
    ]);
    expect(bookingMoments(early, planOf(quiet("22:00", "09:00")))).toEqual([
      { kind: "booking_day", at: new Date("2026-03-10T08:00:00Z"), isLoud: true },
      { kind: "booking_hour", at: new Date("2026-03-11T06:30:00Z"), isLoud: false },
    ]);
    expect(bookingMoments(startsAt, planOf({}, ["2026-10-24"])).map(({ isLoud }) => isLoud)).toEqual([
      false,
      true,
    ]);
  });
});
