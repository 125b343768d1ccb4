import { seeded } from "@remanso/core/seeded.ts";

// Raw facts of a made-up person, and every number that follows from them, worked out without any of the product's code: calendars come
// from Intl, days are numbers, and everything is counted in plain loops.

const dayMs = 86_400_000;
const minuteMs = 60_000;

export interface DoneFact {
  readonly kind: "activity" | "game";
  readonly at: Date;
  readonly zone: string;
  /** Activity types; "game" for games. */
  readonly type: string;
  readonly minutes: number;
  readonly seconds: number;
  readonly isWriting: boolean;
  readonly plannedFor: string | null;
}

export interface MadePerson {
  /** Around clock changes, ends of years with week 53, and a leap day. */
  readonly now: Date;
  readonly zone: string;
  readonly done: readonly DoneFact[];
  /** Days for which something was planned that still waits. */
  readonly waiting: readonly string[];
  readonly checkIns: readonly { readonly at: Date; readonly zone: string }[];
}

const zones = [
  "Europe/Madrid",
  "America/Santiago",
  "Asia/Kathmandu",
  "Pacific/Kiritimati",
  "Pacific/Honolulu",
];
const types = ["breathing", "meditation", "journaling", "nature", "exercise", "social"];
const nows = [
  "2026-03-29T00:59:00Z",
  "2026-10-25T01:30:00Z",
  "2027-01-01T00:10:00Z",
  "2026-12-31T23:50:00Z",
  "2028-02-29T12:00:00Z",
  "2026-09-06T04:01:00Z",
  "2027-01-03T22:30:00Z",
];

/** Somebody with a history of some months, who travels now and then. */
export function madePerson(seed: number): MadePerson {
  const chance = seeded(seed);
  const now = new Date(oneOf(nows, chance));
  const [home, away] = [oneOf(zones, chance), oneOf(zones, chance)];
  const isHabit = chance() < 0.5;
  const tripEndedDaysAgo = Math.floor(chance() * 12);
  const zoneAt = (daysAgo: number) =>
    daysAgo >= tripEndedDaysAgo && daysAgo < tripEndedDaysAgo + 6 ? away : home;
  const done: DoneFact[] = [];
  for (let daysAgo = 80; daysAgo >= 0; daysAgo -= 1) {
    const count = isHabit || chance() < 0.5 ? 1 + Math.floor(chance() * 2) : 0;
    for (let index = 0; index < count; index += 1) {
      // every fact an hour of its own, so that no games overlap
      const at = new Date(now.getTime() - daysAgo * dayMs - (3 + index * 4) * 60 * minuteMs);
      done.push(doneFact({ at, zone: zoneAt(daysAgo) }, chance));
    }
  }
  const waiting = Array.from({ length: 6 }, () => dayText(dayOf(now, home) - Math.floor(chance() * 20)));
  const checkIns = Array.from({ length: 10 }, (_, index) => ({
    at: new Date(now.getTime() - index * 31 * 60 * minuteMs),
    zone: zoneAt((index * 31) / 24),
  }));
  return { now, zone: zoneAt(0), done, waiting, checkIns };
}

function doneFact({ at, zone }: Placed, chance: () => number): DoneFact {
  if (chance() < 0.4) {
    const seconds = oneOf([40, 103, 168], chance);
    return { kind: "game", at, zone, type: "game", minutes: 0, seconds, isWriting: false, plannedFor: null };
  }
  return {
    kind: "activity",
    at,
    zone,
    type: oneOf(types, chance),
    minutes: 3 + Math.floor(chance() * 25),
    seconds: 0,
    isWriting: chance() < 0.3,
    plannedFor: chance() < 0.4 ? null : dayText(dayOf(at, zone) - Math.floor(chance() * 5)),
  };
}

function oneOf<Item>(items: readonly Item[], chance: () => number): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The number of the calendar day that `instant` falls on there, counted from 1970. */
export function dayOf(instant: Date, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat("en-CA", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" });
  formats.set(zone, format);
  return Date.parse(`${format.format(instant)}T00:00:00Z`) / dayMs;
}

export const dayText = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

type Placed = Pick<DoneFact, "at" | "zone">;

/** Days that the calendar skipped between two facts at most 36 hours apart in different zones. */
function skippedDays(facts: readonly Placed[]): Set<number> {
  const skipped = new Set<number>();
  const inOrder = facts.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const [index, after] of inOrder.entries()) {
    const before = inOrder[index - 1];
    if (!before || before.zone === after.zone) continue;
    if (after.at.getTime() - before.at.getTime() > 36 * 60 * minuteMs) continue;
    for (let day = dayOf(before.at, before.zone) + 1; day < dayOf(after.at, after.zone); day += 1)
      skipped.add(day);
  }
  return skipped;
}

/** The runs of days, the earliest first, that step over the skipped ones. */
function runs(active: ReadonlySet<number>, skipped: ReadonlySet<number>): number[][] {
  const found: number[][] = [];
  let run: number[] = [];
  for (let day = Math.min(...active); day <= Math.max(...active) + 1; day += 1) {
    if (active.has(day)) run.push(day);
    else if (!skipped.has(day)) {
      if (run.length > 0) found.push(run);
      run = [];
    }
  }
  return found;
}

/** The seven days of the week, Monday first, and what the goals count. */
export function weekNumbers({ now, zone, done, checkIns }: MadePerson) {
  const today = dayOf(now, zone);
  // 1970-01-01 was a Thursday
  const monday = today - ((((today + 3) % 7) + 7) % 7);
  const inWeek = (fact: Placed) =>
    dayOf(fact.at, fact.zone) >= monday && dayOf(fact.at, fact.zone) <= monday + 6;
  const week = done.filter(inWeek);
  const games = week.filter(({ kind }) => kind === "game");
  const activities = week.filter(({ kind }) => kind === "activity");
  const countOn = (facts: readonly DoneFact[], day: number) =>
    facts.filter((fact) => dayOf(fact.at, fact.zone) === day).length;
  return {
    days: Array.from({ length: 7 }, (_, index) => {
      const day = monday + index;
      const [own, played] = [countOn(activities, day), countOn(games, day)];
      return { date: dayText(day), activities: own, games: played, bar: Math.min(100, 25 * (own + played)) };
    }),
    activities: activities.length,
    minutes:
      activities.reduce((sum, { minutes }) => sum + minutes, 0) +
      Math.round(games.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
    breathing: games.length + activities.filter(({ type }) => type === "breathing").length,
    checkIns: checkIns.filter(inWeek).length,
  };
}

/** Today's streak, and the longest ever. */
export function streaks({ now, zone, done }: MadePerson): { current: number; longest: number } {
  const today = dayOf(now, zone);
  const active = new Set(done.map((fact) => dayOf(fact.at, fact.zone)));
  const present = skippedDays([...done, { at: now, zone }]);
  let day = active.has(today) ? today : today - 1;
  let current = 0;
  for (; active.has(day) || present.has(day); day -= 1) if (active.has(day)) current += 1;
  const longest = Math.max(0, ...runs(active, skippedDays(done)).map((run) => run.length));
  return { current, longest };
}

/** How many of what each type of plant grows from. */
export function plantEvents({ done }: MadePerson): Record<string, number> {
  const count = (counts: (fact: DoneFact) => boolean) => done.filter(counts).length;
  const active = new Set(done.map((fact) => dayOf(fact.at, fact.zone)));
  return {
    bamboo: count(({ type }) => type === "game" || type === "breathing"),
    lotus: count(({ type }) => type === "meditation"),
    bonsai: count(({ isWriting }) => isWriting),
    succulent: count(({ type }) => type === "nature"),
    fern: runs(active, skippedDays(done))
      .filter((run) => run.length >= 7)
      .reduce((sum, run) => sum + run.length, 0),
    cherry: count(({ kind }) => kind === "activity"),
  };
}

// specification §9: events for each plant, and the highest level
const needs: Readonly<Record<string, readonly [each: number, most: number]>> = {
  bamboo: [1, 5],
  lotus: [3, 7],
  bonsai: [5, 10],
  succulent: [2, 4],
  fern: [7, 6],
  cherry: [15, 8],
};

export function plantLevels(person: MadePerson): { type: string; level: number }[] {
  return Object.entries(plantEvents(person)).flatMap(([type, events]) => {
    const [each, most] = needs[type] ?? [1, 1];
    const levels: number[] = [];
    for (let k = 1; k <= 10 && k * each <= events; k += 1) levels.push(Math.min(most, 1 + events - k * each));
    return levels.map((level) => ({ type, level }));
  });
}

/** The health of a bamboo, the plant whose birth is plain: number `ordinal` came with that breathing. */
export function bambooHealth({ now, zone, done }: MadePerson, ordinal: number): number {
  const inOrder = done.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const born = inOrder.filter(({ type }) => type === "game" || type === "breathing")[ordinal - 1];
  if (!born) throw new Error(`There is no bamboo ${ordinal}.`);
  const skipped = skippedDays(done);
  let health = 100;
  for (let day = dayOf(born.at, zone); day <= dayOf(now, zone); day += 1) {
    const first = inOrder.find((fact) => dayOf(fact.at, fact.zone) === day);
    if (first) health = first.at > born.at ? Math.min(100, health + 15) : health;
    else if (day < dayOf(now, zone) && !skipped.has(day)) health = Math.max(40, health - 6);
  }
  return health;
}

/** For each of the last 90 days: what was done on it, and what was planned for it and not done within two days. */
export function lastDays({ now, zone, done, waiting }: MadePerson) {
  const today = dayOf(now, zone);
  const dayFrom = (text: string) => Date.parse(`${text}T00:00:00Z`) / dayMs;
  return Array.from({ length: 90 }, (_, index) => {
    const day = today - 89 + index;
    const isOver = day + 2 < today;
    const late = done.filter(
      ({ plannedFor, at, zone: there }) =>
        plannedFor !== null && dayFrom(plannedFor) === day && dayOf(at, there) > day + 2,
    ).length;
    const waits = waiting.filter((text) => dayFrom(text) === day).length;
    return {
      date: dayText(day),
      completed: done.filter(({ kind, at, zone: there }) => kind === "activity" && dayOf(at, there) === day)
        .length,
      skipped: isOver ? late + waits : 0,
    };
  });
}
