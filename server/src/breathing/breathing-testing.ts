import { newId } from "../ids.ts";
import type { TestPerson } from "../testing.ts";

/** Finishes a short guided game of box breathing, or what `more` says instead. */
export function finishGame(person: TestPerson, more: Record<string, unknown> = {}, headers = {}) {
  return person.call(
    "POST",
    "/api/breathing-sessions",
    { id: newId(), pattern: "box", cycles: 3, mode: "guided", ...more },
    headers,
  );
}
