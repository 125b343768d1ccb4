import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../root.ts";

const stores = join(root, "server/src");

test("every ready statement names the person", () => {
  const statements = readdirSync(stores, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("store.ts"))
    .flatMap((path) => {
      const text = readFileSync(join(stores, path), "utf8");
      const found = text.matchAll(/^(?:export )?const (\w+) = ready\([\s\S]*?^\}?\);$/gm);
      return [...found].map(([body, name]) => ({ name: `${path} ${name}`, body }));
    });
  expect(statements.length).toBeGreaterThan(20);
  const unnamed = statements.filter(
    ({ body }) => !/(eq\(\w+\.(userId|id), |user_id = \$\{)userId/.test(body),
  );
  // the look-up that says whose session it is
  expect(unnamed.map(({ name }) => name)).toEqual(["account/session-store.ts sessionWith"]);
});
