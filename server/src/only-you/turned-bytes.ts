import { OwnSteps } from "@remanso/core/activity/contract.ts";
import type { TurnedText } from "@remanso/core/only-you/contract.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { revisionOf } from "@remanso/core/revision.ts";
import { SafetyPlan } from "@remanso/core/safety/contract.ts";
import { closedNameKey } from "../activity/added-activity.ts";
import { ownNameKey } from "../activity/own-words.ts";
import { bytesOfClosed, placeOf } from "../journal/closed-text.ts";
import { sealWith, type TextKey } from "../journal/sealed-text.ts";
import type { StoredText } from "./store.ts";
import type { NewBytes } from "./text-store.ts";

const revisionBytes = 6;

/** Tells whether a text is still the same: the moment of its last change, else what its bytes end with, which no two have in common. */
export function revisionOfText({ kind, sealed, editedAt }: StoredText): number {
  const hasMoment = kind === "page" || kind === "writing" || kind === "note" || kind === "imported";
  return hasMoment
    ? revisionOf({ editedAt })
    : sealed.readUIntBE(sealed.length - revisionBytes, revisionBytes);
}

/** What is stored of a text that was turned: closed with the key of `version`, or opened for good and sealed with `key`. */
export function turnedBytes(
  before: StoredText,
  { id, part, text, nameKey }: TurnedText,
  { version, key }: { version: number; key: TextKey | null },
): NewBytes | null {
  if (typeof text !== "string") {
    if (text.version !== version || text.of !== id || text.part !== part) throw new Refusal("key_changed");
    const sealed = bytesOfClosed(text);
    return before.kind === "name" ? { sealed, nameKey: closedNameKey(nameKey) } : { sealed };
  }
  if (version !== 0) throw new Refusal("key_changed");
  if (!isRight(before, text)) throw new Refusal("invalid_input");
  if (key === null) return null;
  const sealed = sealWith(key, text, placeOf(id, part));
  return before.kind === "name" ? { sealed, nameKey: ownNameKey(key, text) } : { sealed };
}

/** What is no text but has a shape of its own is read by the server again. */
function isRight({ kind }: StoredText, text: string): boolean {
  if (kind === "steps") return OwnSteps.safeParse(parsed(text)).success;
  return kind !== "plan" || SafetyPlan.safeParse(parsed(text)).success;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
