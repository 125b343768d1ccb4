import { createHash, createHmac, hkdfSync } from "node:crypto";
import { ActivityType } from "@remanso/core/activity/contract.ts";
import type { ImportedRow, SentRow } from "@remanso/core/imports/contract.ts";
import { closedIn } from "../journal/closed-text.ts";
import type { OpenText } from "../journal/own-texts.ts";
import { sealWith, type TextKey } from "../journal/sealed-text.ts";
import type { ImportedRowRow } from "./store.ts";

/** What of an imported row is sealed beside its text, as JSON. */
export interface ImportedDetails {
  readonly said: string;
  readonly tags: readonly string[];
  /** A hash of what makes the row the same in another file. */
  readonly fingerprint: string;
}

/** What a row is known by: of its source, and of what the browser took from the file. */
export function fingerprintOf(source: string, { identity }: Pick<SentRow, "identity">): string {
  return createHash("sha256").update(`${source}\n${identity}`).digest("base64url");
}

/** The fingerprint as it is stored: without the person's key nobody can try out what somebody may have written. */
export function rowKeyOf({ bytes }: TextKey, fingerprint: string): string {
  const hashKey = Buffer.from(hkdfSync("sha256", bytes, "", "remanso:imported-row", 32));
  return createHmac("sha256", hashKey).update(fingerprint).digest("base64url");
}

export function sealedDetails(key: TextKey, id: string, details: ImportedDetails): Buffer {
  return sealWith(key, JSON.stringify(details), detailsPlace(id));
}

/** What the details of a row are sealed for. */
export function detailsPlace(id: string): string {
  return `${id}:details`;
}

/** What the file called it, and its tags; empty where they can no longer be read. */
export function detailsOf(
  { id, detailsSealed }: Pick<ImportedRowRow, "id" | "detailsSealed">,
  open: OpenText,
): Pick<ImportedDetails, "said" | "tags"> {
  const text = detailsSealed && open(detailsSealed, detailsPlace(id));
  if (text === null) return { said: "", tags: [] };
  const details: ImportedDetails = JSON.parse(text);
  return details;
}

export function importedReply(row: ImportedRowRow, open: OpenText): ImportedRow {
  const { said, tags } = detailsOf(row, open);
  return {
    id: row.id,
    source: row.source,
    kind: row.kind,
    on: row.localDate,
    at: row.occurredAt.toISOString(),
    clock: row.clock,
    mood: row.mood,
    activityType: row.activityType === null ? null : ActivityType.parse(row.activityType),
    minutes: row.minutes,
    said,
    tags: [...tags],
    text: row.textSealed && open(row.textSealed, row.id),
    closed: closedIn(row.textSealed, row.id),
  };
}
