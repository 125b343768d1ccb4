import * as z from "zod/mini";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Access = "person" | "anyone";
type Schema = z.ZodMiniType;

/**
 * What a person's calls change: a mutation names the subjects that it `touches`, a query those that it `shows`. Whatever shows one of
 * them is asked for again after the mutation. docs/decisions/0024
 */
export type Subject =
  | "account"
  | "activities"
  | "assessments"
  | "bookings"
  | "checkIns"
  /** The ways to a person's content key, and how many texts are not closed with it. */
  | "contentKey"
  | "experiments"
  | "games"
  /** What was brought in from other programs. */
  | "imports"
  | "insights"
  | "milestones"
  /** The texts of the journal: notes of check-ins and of sessions. */
  | "notes"
  /** Links to pages for a professional. */
  | "pageLinks"
  | "passkeys"
  | "plan"
  | "plants"
  | "providers"
  /** Which resources of the library were read. */
  | "readings"
  | "reminders"
  | "restDays"
  | "retention"
  | "secondFactor"
  | "signIns"
  | "unread";

/** One HTTP call of the product, as data: the server answers it, the browser and the tests make it. */
export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly status: number;
  readonly input: Schema;
  readonly query: Schema;
  readonly reply: Schema;
  readonly shows: readonly Subject[];
  readonly touches: readonly Subject[];
  readonly mostRows: number | undefined;
  readonly waitsOutside: boolean;
  readonly mostBytes: number;
}

export type Query = Endpoint & { readonly method: "GET" };
export type Mutation = Endpoint & { readonly method: Exclude<Method, "GET"> };

/** What a caller sends. */
export type InputOf<E extends Endpoint> = z.input<E["input"]>;
export type QueryOf<E extends Endpoint> = z.input<E["query"]>;
/** What a caller gets. */
export type ReplyOf<E extends Endpoint> = z.output<E["reply"]>;
export type ParamsOf<E extends Endpoint> = PathParams<E["path"]>;

/** The names after ":" in a path pattern: `{ id: string }` for "/api/activities/:id". */
type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;

interface Shapes {
  input?: Schema;
  query?: Schema;
  reply: Schema;
}

interface OptionsOfAll<A extends Access> {
  /** "person" needs a signed-in session (the default), "anyone" does not. */
  access?: A;
  /** The status of success; 200 unless told. */
  status?: 200 | 201 | 202 | 204;
}

interface OptionsOfQuery<Rows extends number | undefined> {
  /** Empty for what no call changes. */
  shows: readonly Subject[];
  /** The most rows of one answer: the page size, where there are older ones `before`. */
  mostRows?: Rows;
}

interface OptionsOfMutation {
  /** Empty for what no query shows. */
  touches: readonly Subject[];
  /** For what waits for mail, a provider, a model or the hash of a password: no transaction is held meanwhile. */
  waitsOutside?: true;
  /** For a body that may be larger than others. */
  mostBytes?: number;
}

type Options<M extends Method, A extends Access, Rows extends number | undefined> = OptionsOfAll<A> &
  (M extends "GET" ? OptionsOfQuery<Rows> : OptionsOfMutation);

/** An endpoint with its own literal types, as `endpoint()` makes it. */
export interface Described<
  M extends Method,
  Path extends string,
  S extends Shapes,
  A,
  Rows,
> extends Endpoint {
  readonly method: M;
  readonly path: Path;
  readonly access: A & Access;
  readonly input: S["input"] extends Schema ? S["input"] : typeof nothing;
  readonly query: S["query"] extends Schema ? S["query"] : typeof noQuery;
  readonly reply: S["reply"];
  readonly mostRows: Rows & (number | undefined);
}

/** decisions §11: the largest body that is read, by who may send it. A person's longest text fits, however its letters are written. */
export const mostBytes = { anyone: 64 * 1024, person: 256 * 1024 } as const satisfies Record<Access, number>;

/** decisions §3: long lists are answered with at most 200 rows a call. */
export const longList = 200;

const nothing = z.optional(z.nullable(z.unknown()));
const noQuery = z.object({});

/** Describes `method path` with the schemas of what goes in and what comes back. */
export function endpoint<
  M extends Method,
  Path extends string,
  S extends Shapes,
  A extends Access = "person",
  Rows extends number | undefined = undefined,
>(route: `${M} ${Path}`, shapes: S, options: Options<M, A, Rows>): Described<M, Path, S, A, Rows> {
  const space = route.indexOf(" ");
  const said: OptionsOfAll<A> & Partial<OptionsOfQuery<Rows> & OptionsOfMutation> = options;
  const access: Access = said.access ?? "person";
  return {
    method: route.slice(0, space),
    path: route.slice(space + 1),
    access,
    status: said.status ?? 200,
    input: shapes.input ?? nothing,
    query: shapes.query ?? noQuery,
    reply: shapes.reply,
    shows: said.shows ?? [],
    touches: said.touches ?? [],
    mostRows: said.mostRows,
    waitsOutside: said.waitsOutside ?? false,
    mostBytes: said.mostBytes ?? mostBytes[access],
  } as Described<M, Path, S, A, Rows>;
}

/** The header of every reply that has passed its contract: nothing between server and browser adds it. docs/decisions/0023 */
export const replyHeader = "remanso-reply";

/** The server's clock, in every reply: the page's clock follows it. */
export const serverClockHeader = "remanso-server-clock";

/** What a device tells with what it sends: its clock at that moment, and the time zone in which the thing was done. */
export const deviceHeaders = { clock: "remanso-device-clock", timeZone: "remanso-time-zone" } as const;

/** What the endpoint is called, as it stands in the contract: "PATCH /api/activities/:id". */
export function nameOf({ method, path }: Pick<Endpoint, "method" | "path">): string {
  return `${method} ${path}`;
}

/** True for calls that change something and so take an Idempotency-Key. */
export function isMutation(method: Method): boolean {
  return method !== "GET";
}

/** The path with its parameters filled in, each encoded. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}
