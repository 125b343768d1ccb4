import * as z from "zod/mini";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Schema = z.ZodMiniType;

/** The names after ":" in a path pattern: `{ id: string }` for "/api/activities/:id". */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;

interface Shapes {
  input?: Schema;
  query?: Schema;
  reply: Schema;
}

interface Options {
  /** "person" needs a signed-in session (the default), "anyone" does not. */
  access?: "person" | "anyone";
  /** The status of success; 200 unless told. */
  status?: 200 | 201 | 202 | 204;
  /** For a body that may be larger than others (decisions §11: 64 KiB). */
  mostBytes?: number;
}

/** One HTTP call of the product, as data: the server answers it, the browser and the tests make it. */
export interface Endpoint<
  Path extends string = string,
  Input extends Schema = Schema,
  Query extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  readonly method: Method;
  readonly path: Path;
  readonly access: "person" | "anyone";
  readonly status: number;
  readonly input: Input;
  readonly query: Query;
  readonly reply: Reply;
  readonly mostBytes?: number;
}

export type AnyEndpoint = Endpoint<string, Schema, Schema, Schema>;

const nothing = z.optional(z.nullable(z.unknown()));
const noQuery = z.object({});

type InputOf<S extends Shapes> = S["input"] extends Schema ? S["input"] : typeof nothing;
type QueryOf<S extends Shapes> = S["query"] extends Schema ? S["query"] : typeof noQuery;

/** Describes `method path` with the schemas of what goes in and what comes back. */
export function endpoint<Path extends string, S extends Shapes>(
  route: `${Method} ${Path}`,
  shapes: S,
  options: Options = {},
): Endpoint<Path, InputOf<S>, QueryOf<S>, S["reply"]> {
  const space = route.indexOf(" ");
  return {
    method: route.slice(0, space),
    path: route.slice(space + 1),
    access: options.access ?? "person",
    status: options.status ?? 200,
    input: shapes.input ?? nothing,
    query: shapes.query ?? noQuery,
    reply: shapes.reply,
    ...(options.mostBytes === undefined ? {} : { mostBytes: options.mostBytes }),
  } as Endpoint<Path, InputOf<S>, QueryOf<S>, S["reply"]>;
}

/** True for calls that change something and so take an Idempotency-Key. */
export function isMutation(method: Method): boolean {
  return method !== "GET";
}

/** The path with its parameters filled in, each encoded. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}
