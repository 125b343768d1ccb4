import { Refusal } from "@remanso/core/refusals.ts";
import type { ClosedPart, ClosedText } from "@remanso/core/shapes.ts";
import { findUser, type UserRow } from "../account/store.ts";
import type { Db } from "../db/db.ts";
import { newId } from "../ids.ts";
import { listWays } from "../only-you/store.ts";
import type { AppSecret } from "../secret.ts";
import { bytesOfClosed, placeOf } from "./closed-text.ts";
import { sealText } from "./own-texts.ts";

interface Keeping {
  readonly text: string | ClosedText;
  readonly secret: AppSecret;
  readonly now: Date;
  /** The row that the text belongs to. */
  readonly of: string;
  /** What of the row it is; absent for its text. */
  readonly part?: ClosedPart;
}

/** The id of a new row: the one that its text was closed for. */
export function idFor(text: string | ClosedText | null | undefined): string {
  return typeof text === "object" && text !== null ? text.of : newId();
}

/**
 * The bytes that are stored of a text: as it came where it is closed, else sealed. Refuses `key_changed` for a text that was closed with a
 * key that has been replaced: once the ways to that key are gone, nobody could open it any more.
 */
export async function keepText(
  db: Db,
  userId: string,
  { text, of, part, ...sealing }: Keeping,
): Promise<Buffer> {
  if (typeof text === "string") return sealText(db, userId, { text, of: placeOf(of, part), ...sealing });
  if (text.of !== of || text.part !== part) throw new Refusal("invalid_input");
  const user = await findUser(db, userId);
  const isKnown = text.version === user?.contentKeyVersion || (await isOnTheWay(db, user, text));
  if (!isKnown) throw new Refusal("key_changed");
  return bytesOfClosed(text);
}

/** While texts are turned to another key, those that still come with an earlier one are turned too. */
async function isOnTheWay(db: Db, user: UserRow | null, { version }: ClosedText): Promise<boolean> {
  if (!user || user.contentKeySettled) return false;
  return (await listWays(db, user.id)).some((way) => way.version === version);
}
