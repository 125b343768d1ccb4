import type { Language } from "@remanso/core/language.ts";
import type { Db } from "../db/db.ts";
import { openerOf } from "../journal/own-texts.ts";
import type { AppSecret } from "../secret.ts";
import type { Reader } from "./own-words.ts";

interface Sealed {
  readonly nameSealed: Buffer | null;
  readonly notesSealed: Buffer | null;
  readonly stepsSealed: Buffer | null;
}

/** What opens a person's words about their activities: for many of them the key is opened once, and not at all where `rows` have none. */
export async function readerOf(
  db: Db,
  userId: string,
  { language, secret, rows }: { language: Language; secret: AppSecret; rows?: readonly Sealed[] },
): Promise<Reader> {
  const hasSealed = rows?.some((row) => row.nameSealed ?? row.notesSealed ?? row.stepsSealed) ?? true;
  if (!hasSealed) return { language, open: () => null };
  return { language, open: await openerOf(db, userId, secret) };
}
