import { expect, test } from "vitest";
import { withoutSchemas } from "./thin-contract.ts";

test("schemas and shapes go, methods, paths, options and everything else stay", () => {
  const code = `import * as z from "zod/mini";
import { endpoint } from "../endpoint.js";
export const kinds = ["a", "b"];
export const Kind = z.enum(kinds);
const Pair = z.object({ one: Kind, two: z.string().check(z.maxLength(4)) }).check(z.refine(() => true));
export function shape(max) { const inner = z.string(); return inner; }
export const api = {
  one: endpoint("GET /api/one", { reply: z.array(Pair) }),
  two: endpoint("POST /api/two/:id", { input: z.object({ at: Kind }), reply: Pair }, { status: 201 }),
};
`;
  expect(withoutSchemas(code)).toBe(`import * as z from "zod/mini";
import { endpoint } from "../endpoint.js";
export const kinds = ["a", "b"];
export const Kind = 0;
const Pair = 0;
export function shape(max) { const inner = z.string(); return inner; }
export const api = {
  one: endpoint("GET /api/one", {}),
  two: endpoint("POST /api/two/:id", {}, { status: 201 }),
};
`);
});
