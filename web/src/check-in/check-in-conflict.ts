import { stressFields } from "@remanso/core/assessment/stress-fields.ts";
import { byLanguage, type ByLanguage } from "@remanso/core/language.ts";
import { isRecord } from "../outbox/entry.ts";
import type { Conflict } from "../outbox/kind.ts";
import { noteRoom } from "./check-in-draft.ts";

const names: Readonly<Record<string, ByLanguage<string>>> = {
  mood: { en: "Mood", es: "Ánimo" },
  stress: { en: "Stress", es: "Estrés" },
  workStress: { en: "Work", es: "Laboral" },
  financialStress: { en: "Money", es: "Financiero" },
  personalStress: { en: "Personal", es: "Personal" },
  globalStress: { en: "Global", es: "Global" },
};
const nothing: ByLanguage<string> = { en: "(no note)", es: "(sin nota)" };

/** A change to a check-in, `input`, and the check-in as it is on the server now. */
export function changeConflict(input: unknown, newer: unknown): Conflict<Resend> | null {
  if (!isRecord(input) || !isRecord(newer) || typeof newer["revision"] !== "number") return null;
  const { basedOn: _older, ...changes } = input;
  const basedOn = newer["revision"];
  return {
    mine: inWords(changes, changes),
    newer: inWords(newer, changes),
    keepMine: { ...changes, basedOn },
    keepBoth: withBothNotes(changes, newer, basedOn),
  };
}

type Fields = Readonly<Record<string, unknown>>;
type Resend = Fields & { readonly basedOn: number };

/** What `fields` says about what was changed. */
function inWords(fields: Fields, changes: Fields): ByLanguage<string> {
  return byLanguage((language) =>
    [
      ...["mood", "stress", ...stressFields].flatMap((field) =>
        field in changes ? [`${names[field]?.[language]}: ${pointsIn(fields[field])}`] : [],
      ),
      ...("note" in changes ? [noteIn(fields) ?? nothing[language]] : []),
    ].join("\n"),
  );
}

function pointsIn(value: unknown): string {
  return typeof value === "number" ? String(value) : "–";
}

/** Two notes can stand one below the other; two moods cannot. */
function withBothNotes(changes: Fields, newer: Fields, basedOn: number): Resend | null {
  const [mine, other] = [noteIn(changes), noteIn(newer)];
  if (mine === null || other === null) return null;
  const note = `${other}\n\n${mine}`;
  return noteRoom(note) < 0 ? null : { ...changes, note, basedOn };
}

function noteIn({ note }: Fields): string | null {
  return typeof note === "string" && note !== "" ? note : null;
}
