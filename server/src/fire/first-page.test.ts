import { afterEach, expect, test } from "vitest";
import { cleanUp, newDataDir } from "../db/embedded-testing.ts";
import { patientPerson } from "./person.ts";
import { rowsIn, serve } from "./server-process.ts";

afterEach(cleanUp);

// what React leaves where it could not draw something in time
const openPlace = "<!--$!-->";

test("the first page after a start has all of its parts, those of few people too", async () => {
  const dataDir = newDataDir();
  const server = await serve({ DATA_DIR: dataDir });
  const person = patientPerson(server.url);
  expect((await person.signUp()).status).toBe(201);
  // the part for copies of texts that only their writer can read
  await rowsIn(dataDir, "update users set content_key_version = 1 returning id");
  const first = await person.call("GET", "/settings");
  expect(first).toMatchObject({ status: 200, text: expect.not.stringContaining(openPlace) });
  const next = await person.call("GET", "/settings");
  expect(first.text.length).toBe(next.text.length);
});
