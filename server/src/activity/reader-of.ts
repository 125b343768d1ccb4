import type { Language } from "@remanso/core/language.ts";
import type { Db } from "../db/db.ts";
import { openerOf } from "../journal/own-texts.ts";
import type { AppSecret } from "../secret.ts";
import type { Reader } from "./own-words.ts";

/** What opens a person's words about their activities: for many of them the key is opened once. */
export async function readerOf(
  db: Db,
  userId: string,
  { language, secret }: { language: Language; secret: AppSecret },
): Promise<Reader> {
  return { language, open: await openerOf(db, userId, secret) };
}
