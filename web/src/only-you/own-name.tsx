import { isStillClosed, type ClosedRow } from "./closed-words.ts";

/**
 * The name of an activity. One that only this device can open is a quiet shape for the moment in which that happens; where its key is
 * not here, the words that stand for it come in after that moment.
 */
export function OwnName({ of, name }: { of: ClosedRow; name: string }) {
  return isStillClosed(of) ? <span className="opening-words">{name}</span> : name;
}
