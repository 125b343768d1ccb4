import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { allEndpoints } from "@remanso/core/contract.ts";
import type { Endpoint } from "@remanso/core/endpoint.ts";
import { refusals } from "@remanso/core/refusals.ts";

/** GET /api/openapi.json: OpenAPI 3.1, made from the same contract that the server answers. */
export function openApiRoute(app: FastifyInstance): void {
  let document: string | null = null;
  app.get("/api/openapi.json", async (_request, reply) => {
    // hardly anybody asks for it: no start waits for it
    document ??= JSON.stringify(openApiDocument(allEndpoints));
    return reply.type("application/json; charset=utf-8").send(document);
  });
}

/** The OpenAPI 3.1 document of `endpoints`. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Remanso", version: "1", license: { name: "MIT" } },
    paths,
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session" } },
      schemas: { Problem: problemSchema() },
    },
  };
}

function operation(endpoint: Endpoint) {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
  const hasBody = endpoint.method !== "GET" && endpoint.method !== "DELETE";
  return {
    parameters: names.map((name) => ({
      name,
      in: "path",
      required: true,
      schema: { type: "string", format: "uuid" },
    })),
    security: endpoint.access === "person" ? [{ session: [] }] : [],
    ...(hasBody
      ? { requestBody: { content: { "application/json": { schema: schemaOf(endpoint.input, "input") } } } }
      : {}),
    responses: {
      [endpoint.status]: {
        description: "Success",
        content: { "application/json": { schema: replySchemaOf(endpoint) } },
      },
      default: {
        description: "A refusal",
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    },
  };
}

function schemaOf(schema: z.ZodMiniType, io: "input" | "output") {
  return z.toJSONSchema(schema, { io, unrepresentable: "any" });
}

function replySchemaOf({ reply, mostRows }: Endpoint) {
  return { ...schemaOf(reply, "output"), ...(mostRows === undefined ? {} : { maxItems: mostRows }) };
}

function problemSchema() {
  return {
    type: "object",
    required: ["type", "title", "status", "detail", "code"],
    properties: {
      type: { type: "string" },
      title: { type: "string" },
      status: { type: "integer" },
      detail: { type: "string" },
      code: { enum: Object.keys(refusals) },
      errors: { type: "object", additionalProperties: { type: "string" } },
    },
  };
}
