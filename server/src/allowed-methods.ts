import type { FastifyInstance } from "fastify";
import { Refusal } from "@remanso/core/refusals.ts";

/** The methods of each registered path, by its pattern: "/api/activities/:id". */
type Methods = ReadonlyMap<string, ReadonlySet<string>>;

declare module "fastify" {
  interface FastifyInstance {
    /** Refuses what no route takes: 405 with the methods that its path does take, 404 for a path that is none. decisions §11 */
    refuseUnrouted(this: void, request: FastifyRequest, reply: FastifyReply): never;
    /** Has `refuseUnrouted` know a path that a route for many paths answers. */
    rememberPath(this: void, path: string, methods: readonly string[]): void;
  }
}

/** Remembers every route that is registered after it, for `refuseUnrouted`. */
export function rememberRoutes(app: FastifyInstance): void {
  const methods = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    // what takes every path says nothing about one
    if (url.includes("*")) return;
    const known = methods.get(url) ?? new Set();
    for (const one of [method].flat()) known.add(one);
    methods.set(url, known);
  });
  app.decorate("rememberPath", (path, taken) => void methods.set(path, new Set(taken)));
  app.decorate("refuseUnrouted", (request, reply) => {
    const allowed = allowedOn(methods, request.url.split("?")[0] ?? "");
    // a route that takes this method and sends here on purpose shows nothing of itself
    if (allowed.length === 0 || allowed.includes(request.method)) throw new Refusal("not_found");
    reply.header("allow", allowed.join(", "));
    throw new Refusal("method_not_allowed");
  });
}

function allowedOn(methods: Methods, path: string): string[] {
  const parts = path.split("/");
  const ofPath = [...methods].filter(([pattern]) => fits(pattern.split("/"), parts));
  return [...new Set(ofPath.flatMap(([, known]) => [...known]))].toSorted();
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  if (pattern.length !== parts.length) return false;
  return pattern.every((part, index) => (part.startsWith(":") ? parts[index] !== "" : part === parts[index]));
}
