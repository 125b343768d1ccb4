import type { ActivityType } from "../activity/catalogue-entry.ts";
import type { SentRow } from "./contract.ts";
import type { FoundRow, LeftOut, LeftOutReason, Reading, Scale } from "./found-row.ts";
import { longestText, longestIdentity, longestSaid, mostTags } from "./limits.ts";
import { meanMood, moodOf } from "./mood-of.ts";
import { inPieces } from "./cleaned-texts.ts";
import { timesShown, wallTime, zoneOrUtc } from "./zone-clock.ts";

/** What the person decides before anything is kept. */
export interface Choices {
  /** Where the clock of the file was, where the file does not say it. */
  readonly timeZone: string;
  /** What each name of a mood means; null or absent: nothing. */
  readonly moods: Readonly<Record<string, number | null>>;
  /** What each habit is; null or absent: it is left out. */
  readonly types: Readonly<Record<string, ActivityType | null>>;
  /** The scale of moods in numbers, where the file does not tell it; null: they are no moods. */
  readonly scale: Scale | null;
}

export interface PlannedRow {
  readonly place: number;
  readonly row: SentRow;
}

/** What will be kept of a file, and what will not. */
export interface ImportPlan {
  readonly rows: readonly PlannedRow[];
  readonly leftOut: readonly LeftOut[];
  /** Times that the clock showed twice, of which the first is taken, and that it skipped, which are moved to the next. */
  readonly shownTwice: number;
  readonly skipped: number;
}

/**
 * What is kept of a reading, row by row in the order of the file. A mood that has no meaning keeps its text, as a page. Texts longer than a page are cut into several.
 * The same row twice in the file is kept once. `today` is the last day of which anything is kept.
 */
export function planImport(reading: Reading, choices: Choices, today: string): ImportPlan {
  const rows: PlannedRow[] = [];
  const leftOut: LeftOut[] = [...reading.leftOut];
  const known = new Set<string>();
  const clock = clockIn(choices.timeZone);
  for (const found of reading.rows) {
    const local = clock.localOf(found);
    const made = rowsOf(found, reading, choices);
    const reason = local.on > today ? "future" : typeof made === "string" ? made : null;
    const identity = identityOf(found);
    if (reason !== null || typeof made === "string")
      leftOut.push({ place: found.place, reason: reason ?? "empty" });
    else if (known.has(identity)) leftOut.push({ place: found.place, reason: "twice" });
    else {
      known.add(identity);
      made.forEach((row, piece) =>
        rows.push({
          place: found.place,
          row: {
            ...row,
            ...local,
            clock: found.clock,
            identity: piece === 0 ? identity : `${identity}#${piece}`,
          },
        }),
      );
    }
  }
  return { rows, leftOut: leftOut.toSorted((one, other) => one.place - other.place), ...clock.counts() };
}

/** What makes a row the same in another file: its own id, else its moment, what was said and the beginning of its text. Nothing of it depends on choices. */
export function identityOf({ kind, id, when, said, points, text, minutes }: FoundRow): string {
  const moment = "instant" in when ? when.instant : `${when.on} ${when.at}`;
  const parts =
    id === null ? [kind, moment, said.join(";"), points ?? "", minutes ?? "", text.slice(0, 64)] : [kind, id];
  return parts.join("|").toWellFormed().slice(0, longestIdentity);
}

type Made = Omit<SentRow, "on" | "at" | "zone" | "clock" | "identity">;

function rowsOf(found: FoundRow, reading: Reading, choices: Choices): Made[] | LeftOutReason {
  const tags = found.tags.slice(0, mostTags).map((tag) => tag.slice(0, longestSaid));
  const scale = reading.scale ?? choices.scale;
  const said = saidOf(found, scale);
  const common = { said, tags, mood: null, activityType: null, minutes: null };
  if (found.kind === "activity") {
    const activityType = found.activityType ?? choices.types[found.said[0] ?? ""] ?? null;
    if (activityType === null) return "no_type";
    const text = inPieces(found.text, longestText)[0] ?? "";
    return [{ ...common, kind: "activity", activityType, minutes: found.minutes, text: text || null }];
  }
  const mood = moodFor(found, scale, choices);
  const [text = "", ...more] = inPieces(found.text, longestText);
  if (mood === null && text === "") return found.kind === "entry" ? "empty" : "no_mood";
  const pages = more.map((piece): Made => ({ ...common, kind: "entry", text: piece }));
  return [{ ...common, kind: mood === null ? "entry" : "mood", mood, text: text || null }, ...pages];
}

function moodFor({ said, points }: FoundRow, scale: Scale | null, { moods }: Choices): number | null {
  if (points !== null) return scale && moodOf(points, scale);
  return meanMood(said.flatMap((name) => moods[name] ?? []));
}

/** What the file said, in its own words: kept beside what became of it. */
function saidOf({ said, points }: FoundRow, scale: Scale | null): string {
  const number = scale === null ? String(points) : `${points} (${scale.worst}–${scale.best})`;
  const own = said.length > 0 || points === null ? said.join(", ") : number;
  return own.slice(0, longestSaid);
}

interface Local {
  readonly on: string;
  readonly at: string;
  readonly zone: string;
}

function clockIn(timeZone: string) {
  const own = zoneOrUtc(timeZone);
  let shownTwice = 0;
  let skipped = 0;
  return {
    localOf({ when, clock }: FoundRow): Local {
      if ("instant" in when) {
        const zone = when.zone === null ? own : zoneOrUtc(when.zone);
        return { ...wallTime(when.instant, zone), zone };
      }
      const times = clock === "exact" ? timesShown(when, own) : 1;
      if (times > 1) shownTwice += 1;
      if (times === 0) skipped += 1;
      return { ...when, zone: own };
    },
    counts: () => ({ shownTwice, skipped }),
  };
}
