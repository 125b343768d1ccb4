import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test } from "vitest";
import { asAnswered, isStillClosed } from "./closed-words.ts";
import { closeText, newContentKey, usableKey } from "./content-key.ts";
import { forgetKeys, keepKey } from "./keyring.ts";
import { keepWordsOpen } from "./open-words.ts";

const userId = "0197b0de-0000-7000-8000-000000000001";
const id = "0197b0de-0000-7000-8000-000000000002";
const owner = { userId, version: 7 };

let client: QueryClient;
let stop: () => void;

beforeEach(() => {
  client = new QueryClient();
});
afterEach(() => stop());

/** What the server answers of an activity whose words are closed with this key. */
async function answered(raw: Uint8Array<ArrayBuffer>) {
  const key = await usableKey(raw);
  const close = (text: string, part: "name" | "steps") => closeText(text, id, { key, part, ...owner });
  const steps = [{ title: "Salir", instruction: "Sin prisa", duration: 60 }];
  return {
    id,
    activityName: "Una actividad tuya",
    steps: [],
    closedWords: {
      activityName: await close("paseo", "name"),
      steps: await close(JSON.stringify(steps), "steps"),
    },
  };
}

const shown = (name: string) =>
  client.getQueryData<{ plan: { activities: object[] } }>([name])?.plan.activities[0];

test("closed words are opened in whatever answer the page holds, and in those that come", async () => {
  const raw = newContentKey();
  const row = await answered(raw);
  client.setQueryData(["before"], { plan: { activities: [row] } });
  stop = keepWordsOpen(client, owner);
  client.setQueryData(["later"], { plan: { activities: [row] } });
  await keepKey(userId, owner.version, raw);
  const open = {
    activityName: "paseo",
    steps: [{ id: "step-1", title: "Salir", instruction: "Sin prisa", duration: 60, type: "instruction" }],
  };
  for (const name of ["before", "later"]) await expect.poll(() => shown(name)).toMatchObject(open);
  expect(isStillClosed(row)).toBe(true);
  expect(isStillClosed(shown("later") ?? row)).toBe(false);
  // what is kept on the device is as the server gave it
  expect(JSON.parse(JSON.stringify(shown("later"), asAnswered))).toEqual(row);
});

test("they are closed again when the key goes", async () => {
  const raw = newContentKey();
  await keepKey(userId, owner.version, raw);
  stop = keepWordsOpen(client, owner);
  client.setQueryData(["one"], { plan: { activities: [await answered(raw)] } });
  await expect.poll(() => shown("one")).toMatchObject({ activityName: "paseo" });
  await forgetKeys(userId);
  await expect.poll(() => shown("one")).toMatchObject({ activityName: "Una actividad tuya", steps: [] });
});
