import type { CatalogueEntry } from "@remanso/core/activity/catalogue-entry.ts";
import { instructionsText } from "@remanso/core/activity/instructions-text.ts";
import { stepsOf, type OwnStep } from "@remanso/core/activity/instructions.ts";
import { languages } from "@remanso/core/language.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import type { ClosedText } from "@remanso/core/shapes.ts";
import type { Db } from "../db/db.ts";
import { idFor, keepText } from "../journal/keep-text.ts";
import { sealingKey } from "../journal/own-texts.ts";
import type { AppSecret } from "../secret.ts";
import { sealedName, sealedSteps, type KeptWords } from "./own-words.ts";

/** True where no steps were sent, or those that the catalogue's activity has anyway. */
export function isGuideOf(entry: CatalogueEntry, steps: readonly OwnStep[] | null): boolean {
  if (steps === null) return true;
  const { key: catalogueKey, type: activityType, minutes: duration } = entry;
  return languages.some((language) => {
    const own = stepsOf({ catalogueKey, activityType, duration, steps: null }, language);
    return (
      instructionsText(own) ===
      instructionsText(stepsOf({ catalogueKey, activityType, duration, steps }, language))
    );
  });
}

interface SentWords {
  readonly activityName: string | ClosedText;
  readonly nameKey?: string | undefined;
  readonly notes?: string | ClosedText | null | undefined;
  readonly steps: readonly OwnStep[] | null;
}

/** The words of a new activity as they are stored: as they came where they are closed, else sealed. */
export async function keptWords(
  db: Db,
  userId: string,
  { words, ...sealing }: { words: SentWords; secret: AppSecret; now: Date },
): Promise<KeptWords> {
  const { activityName: name, steps } = words;
  const notes = words.notes || null;
  const of = idFor(typeof name === "string" ? notes : name);
  const key = await sealingKey(db, userId, sealing);
  return {
    id: of,
    ...(typeof name === "string"
      ? sealedName(key, of, name)
      : {
          nameSealed: await keepText(db, userId, { text: name, of, part: "name", ...sealing }),
          nameKey: closedNameKey(words.nameKey),
        }),
    notesSealed:
      notes === null ? null : await keepText(db, userId, { text: notes, of, part: "notes", ...sealing }),
    stepsSealed: steps === null ? null : sealedSteps(key, of, steps),
  };
}

/** The key that a device gives to a name that only it can read. */
export function closedNameKey(sent: string | undefined): string {
  if (sent === undefined) throw new Refusal("invalid_input");
  return `own:${sent}`;
}
