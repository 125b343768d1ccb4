import type pg from "pg";
import { onePage } from "../one-page.ts";

/**
 * Lets the calls of a page share what the database answers: the same statement with the same values is sent once. From the first
 * statement on that may change something, and from the first transaction on, each is asked for itself. Ready statements (ready.ts) see to
 * it themselves.
 */
export function askOnce(pool: pg.Pool): void {
  const { query, connect } = pool;
  const asking = (...args: unknown[]) => {
    const page = onePage.getStore();
    const [asked, given] = args;
    if (page?.answers && !isReading(asked)) page.answers = null;
    if (!page?.answers || !isReading(asked)) return Reflect.apply(query, pool, args);
    if (isReady(asked)) return Reflect.apply(query, pool, args);
    const key = JSON.stringify([asked.text, asked.rowMode, given ?? asked.values]);
    const known = page.answers.get(key);
    if (known) return known;
    const answer = Reflect.apply(query, pool, args);
    page.answers.set(key, answer);
    return answer;
  };
  const connecting = (...args: unknown[]) => {
    const page = onePage.getStore();
    // with a callback: the pool itself, for one statement
    if (page && args.length === 0) page.answers = null;
    return Reflect.apply(connect, pool, args);
  };
  Object.assign(pool, { query: asking, connect: connecting });
}

interface Reading {
  readonly text: string;
  readonly name?: unknown;
  readonly rowMode?: unknown;
  readonly values?: unknown;
}

function isReady({ name }: Reading): boolean {
  return typeof name === "string" && /^(ready|joined)_/.test(name);
}

/** True for a statement, as Drizzle gives it, that only reads. */
function isReading(asked: unknown): asked is Reading {
  if (typeof asked !== "object" || asked === null || !("text" in asked)) return false;
  const { text } = asked;
  return typeof text === "string" && /^\s*(select|with)\b/i.test(text) && !changing.test(text);
}

// a lock, a sequence and an advisory lock are changes too
const changing = /\b(insert into|update|for share|delete from|nextval|pg_advisory\w*|pg_try_advisory\w*)\b/i;
