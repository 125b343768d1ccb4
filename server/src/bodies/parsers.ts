import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { checkJson } from "./json-limits.ts";
import { readBody } from "./read-body.ts";

// the largest body of a person (500 rows of a history) has a fifth of these
const jsonLimits = { depth: 32, values: 20_000 };

type Parse = (request: FastifyRequest, bytes: Buffer) => unknown;

interface Parsing {
  readonly parse: Parse;
  /** For bodies that may take longer than others, as long as they move. */
  readonly leastBytesASecond?: number;
}

/** How `app` reads bodies of `type`: within the size that the route takes and the time that a client has. */
export function parseBodies(app: FastifyInstance, type: string, { parse, ...pace }: Parsing): void {
  const clientMs = app.deps.config.clientSeconds * 1000;
  app.addContentTypeParser(type, async (request: FastifyRequest, payload: IncomingMessage) => {
    const mostBytes = request.routeOptions.config.takes?.mostBytes ?? 0;
    return parse(request, await readBody(payload, { ...pace, mostBytes, clientMs }));
  });
}

/** JSON within its limits of depth and values, which are checked before it is parsed. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  const parse: Parse = (request, bytes) => {
    // PATCH without a payload may still name its type
    if (bytes.length === 0) return null;
    checkJson(bytes, jsonLimits);
    return new Promise((resolve, reject) => {
      void parseJson(request, bytes.toString("utf8"), (error, value) =>
        error ? reject(error) : resolve(value),
      );
    });
  };
  parseBodies(app, "application/json", { parse });
}
