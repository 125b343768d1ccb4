import { newId } from "../ids.ts";
import type { TestPerson } from "../testing.ts";

const minuteMs = 60_000;

/** When each game of a person was over, by its id, so that no two overlap. */
const played = new WeakMap<TestPerson, Map<string, string>>();
const veterans = new WeakMap<TestPerson, Promise<unknown>>();

/**
 * Finishes a short guided game of box breathing, or what `more` says instead. Games of one person are over a minute before each other, the
 * first one now, and the account is as old as they need.
 */
export async function finishGame(person: TestPerson, more: Record<string, unknown> = {}, headers = {}) {
  await becomeVeteran(person);
  const id = typeof more["id"] === "string" ? more["id"] : newId();
  const ends = played.get(person) ?? new Map<string, string>();
  played.set(person, ends);
  const occurredAt =
    ends.get(id) ?? new Date(person.app.deps.now().getTime() - ends.size * minuteMs).toISOString();
  ends.set(id, occurredAt);
  const game = { id, pattern: "box", cycles: 3, mode: "guided", occurredAt, ...more };
  return person.call("POST", "/api/breathing-sessions", game, headers);
}

/** Makes the account two months old: a game cannot be longer than the account has existed. */
function becomeVeteran(person: TestPerson): Promise<unknown> {
  const { database } = person.app.deps;
  const aged =
    veterans.get(person) ??
    database.pool.query("update users set created_at = created_at - interval '60 days' where email = $1", [
      person.email,
    ]);
  veterans.set(person, aged);
  return aged;
}
