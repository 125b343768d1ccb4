import { createHash } from "node:crypto";
import { Column, fillPlaceholders, SQL, sql, type Placeholder } from "drizzle-orm";
import pg from "pg";
import { onePage, type OnePage } from "../one-page.ts";
import type { Db } from "./db.ts";
import { askTogether, type JsonRows } from "./one-round-trip.ts";

type Values = Readonly<Record<string, unknown>>;

/** What Drizzle's `prepare` gives. */
interface Prepared<Row> {
  execute(values: Values): Promise<Row[]>;
}

/** A select that is not sent yet, as Drizzle puts it together. */
interface Select<Row> {
  toSQL(): { sql: string };
  prepare(name: string): Prepared<Row>;
}

interface Ready<Row> {
  readonly text: string;
  readonly name: string;
  readonly columns: number;
  /** In the order of the statement's `$1`, `$2`, … */
  valuesFor(values: Values): unknown[];
  rowsIn(json: JsonRows): Row[];
  sendBy(client: Client, values: Values): Promise<Row[]>;
}

/** The places of a statement's values, by name. */
export type Places<Name extends string> = Readonly<Record<Name, Placeholder>>;

/**
 * A read that Drizzle puts together once for the program, and PostgreSQL plans once for a connection, instead of with every call. What a
 * page, or a call that only reads, asks for at one moment travels together, and the same question once. An expression in it has a type
 * that JSON has too, or is mapped to a column's (`mapWith`).
 */
export function ready<Name extends string, Row>(
  select: (db: Db, places: Places<Name>) => Select<Row>,
): (db: Db, values: Readonly<Record<Name, unknown>>) => Promise<Row[]> {
  let made: Ready<Row> | null = null;
  const answers = new WeakMap<OnePage, Map<string, Promise<Row[]>>>();
  return (db, values) => {
    made ??= readyOf(select(db, places()));
    const question = { statement: made, values, client: clientOf(db) };
    const { client } = question;
    // a transaction has a client of its own, and reads what it has written
    if (!(client instanceof pg.Pool)) return asked(question, { asker: client, whenAsked: process.nextTick });
    const page = onePage.getStore();
    if (!page?.answers) return made.sendBy(client, values);
    const known = answers.get(page) ?? new Map<string, Promise<Row[]>>();
    answers.set(page, known);
    const key = JSON.stringify(values);
    const answer = known.get(key) ?? asked(question, { asker: page, whenAsked: page.whenAsked });
    known.set(key, answer);
    return answer;
  };
}

function places<Name extends string>(): Places<Name> {
  return new Proxy(Object.create(null), { get: (_none, name) => sql.placeholder(String(name)) });
}

interface Question<Row> {
  readonly statement: Ready<Row>;
  readonly values: Values;
  readonly client: Client;
}

function asked<Row>(
  { statement, values, client }: Question<Row>,
  asking: Parameters<typeof askTogether>[0],
): Promise<Row[]> {
  return new Promise((resolve) => {
    askTogether(asking, {
      client,
      statement,
      values: statement.valuesFor(values),
      askAlone: () => resolve(statement.sendBy(client, values)),
      hear: (rows) => resolve(rows.then(statement.rowsIn)),
    });
  });
}

type Client = pg.Pool | pg.ClientBase;

/** What a database or a transaction sends its statements by; Drizzle keeps it to itself. */
function clientOf(db: Db): Client {
  return Reflect.get(Reflect.get(db, "session"), "client");
}

function readyOf<Row>(select: Select<Row>): Ready<Row> {
  const text = select.toSQL().sql;
  const name = `ready_${createHash("sha256").update(text).digest("base64url").slice(0, 16)}`;
  const prepared = select.prepare(name);
  const fields = fieldsOf(prepared);
  const params: unknown[] = Reflect.get(prepared, "params");
  // Drizzle's own mapping asks for each value of each row what kind of column it has
  Reflect.set(prepared, "customResultMapper", (rows: JsonRows) => rows.map((row) => shaped(fields, row)));
  return {
    text,
    name,
    columns: fields.length,
    valuesFor: (values) => fillPlaceholders(params, values),
    rowsIn: (json) => json.map((row) => shaped(fields, withBytes(fields, row))),
    // the same prepared statement on another client than it was made with
    sendBy: (client, values) => sentBy(prepared, client).execute(values),
  };
}

function sentBy<Row>(prepared: Prepared<Row>, client: Client): Prepared<Row> {
  return Object.create(prepared, { client: { value: client } });
}

/** A column of an answer: where it stands in a row, and how the database's word becomes the program's. */
interface Field {
  readonly path: readonly string[];
  readonly isBytes: boolean;
  readonly decoder: { mapFromDriverValue(value: unknown): unknown };
}

function fieldsOf(prepared: object): Field[] {
  const isThere: Readonly<Record<string, boolean>> = Reflect.get(prepared, "joinsNotNullableMap") ?? {};
  if (Object.values(isThere).includes(false))
    throw new Error("A ready statement cannot join rows that may be missing.");
  const fields: { path: string[]; field: object }[] = Reflect.get(prepared, "fields");
  return fields.map(({ path, field }) => ({
    path,
    isBytes: field instanceof Column && field.getSQLType() === "bytea",
    decoder: decoderOf(field),
  }));
}

function decoderOf(field: object): Field["decoder"] {
  if (field instanceof Column) return field;
  return Reflect.get(field instanceof SQL.Aliased ? field.sql : field, "decoder");
}

/** A row as the program has it; what a join selects stands in an object for each table. */
function shaped<Row>(fields: readonly Field[], row: readonly unknown[]): Row {
  const shape = Object.create(Object.prototype);
  for (let index = 0; index < fields.length; index += 1) {
    const field = fields[index];
    if (!field) continue;
    const { path, decoder } = field;
    const value = row[index] ?? null;
    const [first = "", second] = path;
    const made = value === null ? null : decoder.mapFromDriverValue(value);
    if (second === undefined) shape[first] = made;
    else (shape[first] ??= {})[second] = made;
  }
  return shape;
}

function withBytes(fields: readonly Field[], row: readonly unknown[]): readonly unknown[] {
  return row.map((value, index) =>
    typeof value === "string" && fields[index]?.isBytes ? Buffer.from(value.slice(2), "hex") : value,
  );
}
