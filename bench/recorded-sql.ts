import type pg from "pg";
import { createApp } from "../server/src/app.ts";
import { readConfig } from "../server/src/config.ts";
import { openDatabase, type Connection } from "../server/src/db/db.ts";
import { newId } from "../server/src/ids.ts";
import { appSecret, hashOf } from "../server/src/secret.ts";
import { builtPages } from "../server/src/built-pages.ts";
import { embeddedDatabase } from "./product.ts";
import type { LoadPerson } from "./load-people.ts";
import { builtLibrary } from "../server/src/resources/library-file.ts";

/** A parameter: something of the person who asks, a new id each time, or a constant. */
type Slot =
  | { readonly of: "token" | "user" | "session" | "activity" | "new row" }
  | { readonly value: unknown };

/** One statement that the product sends to PostgreSQL, with slots for another person's ids. */
export interface Statement {
  readonly text: string;
  readonly name?: string;
  readonly rowMode?: "array";
  readonly slots: readonly Slot[];
}

export interface RecordedSql {
  readonly list: readonly Statement[];
  readonly complete: readonly Statement[];
}

interface Query {
  readonly text: string;
  readonly name?: string;
  readonly rowMode?: "array";
  readonly values: readonly unknown[];
}

/** Makes both calls once through the product, and records the statements that it sends. */
export async function recordSql(connection: Connection, person: LoadPerson): Promise<RecordedSql> {
  const queries: Query[] = [];
  const database = openDatabase(connection);
  database.pool.on("connect", (client) => listenTo(client, (query) => queries.push(query)));
  const config = readConfig({ LOG_LEVEL: "silent", RATE_LIMITS: "off" });
  const secret = appSecret("only the bench knows this secret, 32+");
  const app = await createApp({ config, database, secret, library: builtLibrary(), now: () => new Date() });
  const activityId = person.activityIds.at(-1) ?? "";
  const record = async (method: "GET" | "PATCH", url: string) => {
    queries.length = 0;
    const answer = await app.inject({
      method,
      url,
      headers: { cookie: person.cookie, "sec-fetch-site": "same-origin" },
    });
    if (answer.statusCode !== 200)
      throw new Error(`${method} ${url} answered ${answer.statusCode}: ${answer.body}`);
    return queries.map((query) => statementOf(query, person, activityId));
  };
  const list = await record("GET", "/api/activities");
  const complete = await record("PATCH", `/api/activities/${activityId}/complete`);
  await app.close();
  await database.close();
  return { list, complete };
}

/** How many queries the server makes for each page, with everything that it asks in process. */
export async function countedQueries(
  dataDir: string,
  { paths, cookie }: { paths: readonly string[]; cookie: string },
): Promise<Readonly<Record<string, number>>> {
  const { connection } = await embeddedDatabase(dataDir);
  let queries = 0;
  const database = openDatabase(connection);
  database.pool.on("connect", (client) => listenTo(client, () => (queries += 1)));
  const config = readConfig({ LOG_LEVEL: "silent", RATE_LIMITS: "off" });
  const secret = appSecret("only the bench knows this secret, 32+");
  const deps = { config, database, secret, library: builtLibrary(), now: () => new Date() };
  const app = await createApp(deps, await builtPages());
  const counted: Record<string, number> = {};
  for (const path of paths) {
    queries = 0;
    const { statusCode } = await app.inject({ url: path, headers: { cookie } });
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}.`);
    counted[path] = queries;
  }
  await app.close();
  await database.close();
  return counted;
}

/** The statement's parameters for `person` and one of their activities. */
export function valuesFor({ slots }: Statement, person: SqlPerson, activityId: string): unknown[] {
  return slots.map((slot) => {
    if (!("of" in slot)) return slot.value;
    switch (slot.of) {
      case "token":
        return hashOf(person.token);
      case "user":
        return person.userId;
      case "session":
        return person.sessionId;
      case "activity":
        return activityId;
      case "new row":
        return newId();
    }
  });
}

export type SqlPerson = Pick<LoadPerson, "token" | "userId" | "sessionId">;

function listenTo(client: pg.PoolClient, note: (query: Query) => void): void {
  const { query } = client;
  const noting = (...args: unknown[]) => {
    const [asked, given] = args;
    const values: readonly unknown[] = Array.isArray(given) ? given : [];
    if (typeof asked === "string") note({ text: asked, values });
    else if (isQuery(asked)) note({ values, ...asked });
    return Reflect.apply(query, client, args);
  };
  Object.assign(client, { query: noting });
}

function isQuery(asked: unknown): asked is Omit<Query, "values"> {
  return typeof asked === "object" && asked !== null && "text" in asked;
}

function statementOf(
  { text, name, rowMode, values }: Query,
  person: LoadPerson,
  activityId: string,
): Statement {
  return {
    text,
    ...(name ? { name } : {}),
    ...(rowMode ? { rowMode } : {}),
    slots: values.map((value) => slotOf(value, person, activityId)),
  };
}

function slotOf(value: unknown, person: LoadPerson, activityId: string): Slot {
  if (Buffer.isBuffer(value)) return value.equals(hashOf(person.token)) ? { of: "token" } : { value };
  if (value === person.userId) return { of: "user" };
  if (value === person.sessionId) return { of: "session" };
  if (value === activityId) return { of: "activity" };
  const isId = typeof value === "string" && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value);
  return isId && !person.sharedIds.includes(value) ? { of: "new row" } : { value };
}
