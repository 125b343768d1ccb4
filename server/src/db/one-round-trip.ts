import { createHash } from "node:crypto";
import type pg from "pg";

/** Rows in JSON: bytes as "\x…", moments and days as in ISO 8601. */
export type JsonRows = readonly (readonly unknown[])[];

interface Statement {
  readonly text: string;
  /** By which PostgreSQL knows it on a connection, where it was planned once. */
  readonly name: string;
  readonly columns: number;
}

/** A statement that waits until all that is asked for at this moment is known. */
export interface Waiting {
  readonly client: pg.Pool | pg.ClientBase;
  readonly statement: Statement;
  readonly values: readonly unknown[];
  /** Nothing else was asked for. */
  askAlone(): void;
  hear(rows: Promise<JsonRows>): void;
}

const waitingOf = new WeakMap<object, Waiting[]>();

/**
 * Sends `question` along with everything else that `asker` wants to read at this moment: as one statement. `whenAsked` runs what it is given once
 * all that goes on from the last answers has asked. Those of one asker have one client.
 */
export function askTogether(
  { asker, whenAsked }: { asker: object; whenAsked: (send: () => void) => void },
  question: Waiting,
): void {
  const waiting = waitingOf.get(asker) ?? [];
  waitingOf.set(asker, waiting);
  if (waiting.length === 0) whenAsked(() => sendAll(waiting.splice(0)));
  waiting.push(question);
}

function sendAll(waiting: readonly Waiting[]): void {
  const [first] = waiting;
  if (!first) return;
  if (waiting.length === 1) return first.askAlone();
  const joined = joinedOf(waiting.map(({ statement }) => statement));
  const values = waiting.flatMap((question) => question.values);
  const asked = first.client.query<(JsonRows | null)[]>({ ...joined, values, rowMode: "array" });
  for (const [index, question] of waiting.entries()) {
    question.hear(asked.then(({ rows: [row] }) => row?.[index] ?? []));
  }
}

interface Joined {
  readonly text: string;
  readonly name?: string;
}

// there are few kinds of pages; a combination beyond these is planned each time it is asked
const known = new Map<string, Joined>();
const mostKnown = 200;

function joinedOf(statements: readonly Statement[]): Joined {
  const key = statements.map(({ name }) => name).join(" ");
  const found = known.get(key);
  if (found) return found;
  const text = joinedText(statements);
  if (known.size >= mostKnown) return { text };
  const joined = {
    text,
    name: `joined_${createHash("sha256").update(key).digest("base64url").slice(0, 16)}`,
  };
  known.set(key, joined);
  return joined;
}

/** One row with the answer of each statement: a list of rows in JSON, or null where it has none. */
function joinedText(statements: readonly Statement[]): string {
  let used = 0;
  const answers = statements.map(({ text, columns }) => {
    const before = used;
    const own = text.replaceAll(/\$(\d+)/g, (_whole, place: string) => {
      used = Math.max(used, before + Number(place));
      return `$${before + Number(place)}`;
    });
    const names = Array.from({ length: columns }, (_, index) => `c${index}`);
    const row = names.map((name) => `own.${name}`).join(", ");
    return `(select json_agg(json_build_array(${row})) from (${own}) as own (${names.join(", ")}))`;
  });
  return `select ${answers.join(",\n")}`;
}
