import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { cleanUp, newDataDir } from "../db/embedded-testing.ts";
import { importedRow } from "../imports/imports-testing.ts";
import { patientPerson } from "./person.ts";
import { rowsIn, serve } from "./server-process.ts";

afterEach(cleanUp);

// What people write for themselves must not be readable by whoever gets hold of the database's files: tables, indexes and
// write-ahead log, also after it was edited and removed.

test("what people write in a session, a note or an activity of their own is in no file of the installation", async () => {
  const canary = "canario-que-canta-en-la-mina";
  const dataDir = newDataDir();
  const server = await serve({ DATA_DIR: dataDir });
  const ana = patientPerson(server.url);
  await ana.signUp();
  await ana.assess();
  const list = JSON.parse((await ana.call("GET", "/api/activities")).text);
  await ana.call("PATCH", `/api/activities/${list[0].id}/complete`, { body: { notes: `${canary} uno` } });
  const noted = await ana.call("POST", "/api/check-ins", {
    body: { mood: 3, stress: 4, note: `${canary} dos` },
    key: "la-misma-llave-1",
  });
  expect(noted.status).toBe(201);
  const { id } = JSON.parse(noted.text);
  await ana.call("PUT", `/api/journal/${id}`, { body: { text: `${canary} tres` } });
  const row = importedRow(`${canary} ocho`, { said: `${canary} nueve`, tags: [`${canary} diez`] });
  const brought = await ana.call("POST", "/api/imports", { body: { source: "daylio", rows: [row] } });
  expect(brought.text).toContain("kept");
  const plan = JSON.parse((await ana.call("GET", "/api/plans/active")).text);
  const own = { planId: plan.id, activityName: `${canary} cuatro`, notes: `${canary} cinco` };
  const made = await ana.call("POST", "/api/activities", { body: own });
  expect(made.text).toContain(`${canary} cuatro`);
  const steps = [{ title: `${canary} seis`, instruction: `${canary} siete`, duration: 60 }];
  const path = `/api/activities/${JSON.parse(made.text).id}/steps`;
  expect((await ana.call("PUT", path, { body: { steps } })).text).toContain(`${canary} siete`);
  expect((await ana.call("POST", "/api/journal/search", { body: { q: "canario" } })).text).toContain(
    `${canary} tres`,
  );
  ana.leave();
  server.process.kill("SIGTERM");
  await server.ended;
  // an address is kept as it was typed: it shows that this test finds what is there
  expect((await filesWith(dataDir, ana.email)).length).toBeGreaterThan(0);
  expect(await filesWith(dataDir, canary)).toEqual([]);
  expect(server.said.out + server.said.err).not.toContain(canary);
});

test("the log names the cause of a failure by its code, and nothing that was written", async () => {
  const canary = "canario-que-falla";
  const dataDir = newDataDir();
  const server = await serve({ DATA_DIR: dataDir });
  const ana = patientPerson(server.url);
  await ana.signUp();
  await rowsIn(dataDir, "alter table check_ins rename to elsewhere");
  const failed = await ana.call("POST", "/api/check-ins", { body: { mood: 3, stress: 4, note: canary } });
  expect(failed.status).toBe(500);
  ana.leave();
  server.process.kill("SIGTERM");
  await server.ended;
  const line = server.said.out.split("\n").find((one) => one.includes('"msg":"unexpected"')) ?? "{}";
  // 42P01: the table does not exist
  expect(line).toContain('"code":"42P01"');
  expect(line).not.toContain("Redacted");
  expect(server.said.out + server.said.err).not.toContain(canary);
});

test("the program that people run hashes passwords with argon2id, 19 MiB and two passes", async () => {
  const dataDir = newDataDir();
  const server = await serve({ DATA_DIR: dataDir });
  expect((await patientPerson(server.url).signUp()).status).toBe(201);
  expect(await rowsIn(dataDir, "select password_hash from users")).toEqual([
    { password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) },
  ]);
});

async function filesWith(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if ((await readFile(path)).includes(text)) found.push(path);
  }
  return found;
}
