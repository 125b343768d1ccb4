import type { Endpoint } from "@remanso/core/endpoint.ts";
import * as fc from "fast-check";
import * as z from "zod/mini";

/** The parts of a JSON Schema that the contract uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
}

const awkward = [
  "",
  " ",
  "\u0000",
  "\u200b",
  "<script>alert(1)</script>",
  "'; drop table users; --",
  "👩‍👩‍👧‍👦".repeat(20),
  "\ud800",
  "ñandú Ñ",
  "á".normalize("NFD"),
  "{{7*7}}",
  "../../etc/passwd",
  "=HYPERLINK(1)",
  "\r\nSet-Cookie: a=b",
  "a".repeat(40_000),
];

const awkwardValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  0.5,
  [],
  {},
  [[]],
  { $ne: 1 },
  { toString: 1 },
  { constructor: 1 },
];

/** What an endpoint takes, as JSON Schema. */
export function inputSchemaOf(endpoint: Endpoint): JsonSchema {
  return JSON.parse(JSON.stringify(z.toJSONSchema(endpoint.input, { io: "input", unrepresentable: "any" })));
}

/** Bodies that look like what the schema asks for; most, not all, are accepted. */
export function validBodies(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(validBodies));
  switch (schema.type ?? "anything") {
    case "object":
      return validObjects(schema);
    case "array":
      return fc.array(validBodies(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case "integer":
      return fc.integer({
        min: Math.max(schema.minimum ?? -1000, -1e6),
        max: Math.min(schema.maximum ?? 1000, 1e6),
      });
    case "number":
      return fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "string":
      return validStrings(schema);
    default:
      return fc.constantFrom(null, {}, "x");
  }
}

/** The same shapes with a part exchanged for something that does not belong there, and plain nonsense. */
export function wildBodies(schema: JsonSchema): fc.Arbitrary<unknown> {
  const nonsense = fc.oneof(
    fc.constantFrom(...awkward),
    fc.constantFrom(...awkwardValues),
    fc.jsonValue({ maxDepth: 3 }),
  );
  const bent = validBodies(schema).chain((body) => {
    if (typeof body !== "object" || body === null || Array.isArray(body)) return nonsense;
    const names = [...Object.keys(body), "userId", "id", "createdAt", "__proto__x"];
    return fc.tuple(fc.constantFrom(...names), nonsense).map(([name, value]) => ({ ...body, [name]: value }));
  });
  return fc.oneof({ weight: 3, arbitrary: bent }, { weight: 1, arbitrary: nonsense });
}

function validObjects(schema: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, validBodies(field)] as const,
  );
  if (fields.length === 0 && typeof schema.additionalProperties === "object") {
    const ids = ["work", "financial", "personal", "global"].flatMap((category) =>
      [1, 2, 3].map((n) => `${category}_${n}`),
    );
    return fc.dictionary(fc.constantFrom(...ids), validBodies(schema.additionalProperties), {
      minKeys: 0,
      maxKeys: 12,
    });
  }
  const required = [...(schema.required ?? [])];
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function validStrings(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.format === "uuid") return fc.uuid({ version: 7 });
  if (schema.format === "date-time") {
    return fc
      .date({ min: new Date("2026-01-01"), max: new Date("2026-12-31"), noInvalidDate: true })
      .map((at) => at.toISOString());
  }
  const max = Math.min(schema.maxLength ?? 60, 60);
  return fc.oneof(
    fc.string({ unit: "grapheme", minLength: Math.min(schema.minLength ?? 0, max), maxLength: max }),
    fc.constantFrom("Europe/Madrid", "ana@example.org", "Paseo corto", "agua tranquila 9"),
  );
}
