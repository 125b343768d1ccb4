import { expect, test } from "vitest";
import { sharedTestApp, TestPerson } from "../testing.ts";
import { journalEntries } from "./entries.ts";

test("a page of the journal decrypts what it shows and nothing else, however much there is", async () => {
  const { app, clock } = await sharedTestApp({ RATE_LIMITS: "off" });
  const ana = await new TestPerson(app).signUp();
  for (let turn = 0; turn < 9; turn += 1) {
    clock.advance(1000);
    await ana.call("POST", "/api/check-ins", { mood: 4, stress: 3, note: `Nota ${turn}` });
  }
  const { body: user } = await ana.call("GET", "/api/auth/user");
  let opened = 0;
  const open = () => {
    opened += 1;
    return `Texto ${opened}`;
  };
  const wanted = { open, language: "es", before: null, most: 3 } as const;
  expect(await journalEntries(app.deps.database.db, user.id, { ...wanted, q: "" })).toHaveLength(3);
  expect(opened).toBe(3);
  expect(await journalEntries(app.deps.database.db, user.id, { ...wanted, q: "nada" })).toHaveLength(0);
  expect(opened).toBe(12);
});
