import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outboxKinds } from "../app/outbox-kinds.ts";
import { stubFullStores, stubNoStores, stubStores } from "../device/testing.ts";
import { entryOf } from "./entry.ts";
import { recoverEntries } from "./recovery.ts";
import { deviceStore } from "./store.ts";

const entry = (id: string, madeAtMs = 1) =>
  entryOf({ id, kind: "breathing.finish", input: { cycles: 3 }, madeAtMs });

beforeEach(() => {
  // Node has no IndexedDB: journeys/outbox.test.ts looks at the disk
  vi.spyOn(console, "info").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("entries come back oldest first, each to its own account, until they are taken away", async () => {
  stubStores({});
  const [ana, luis] = [deviceStore("ana"), deviceStore("luis")];
  expect(await ana.put(entry("second", 2))).toBe(true);
  await ana.put(entry("first", 1));
  await luis.put(entry("of-luis"));
  expect((await ana.read()).map(({ id }) => id)).toEqual(["first", "second"]);
  await ana.remove("first");
  expect(await ana.read()).toEqual([entry("second", 2)]);
  expect(await luis.read()).toEqual([entry("of-luis")]);
  await luis.remove("of-luis");
});

test("what something else has left there is no entry", async () => {
  stubStores({ localStorage: { "remanso.outbox.ana.1": "{", "remanso.outbox.ana.2": '{"id":"2"}' } });
  expect(await deviceStore("ana").read()).toEqual([]);
});

test.each([
  ["a browser without stores", stubNoStores],
  ["a full store, where there is no disk either", () => stubFullStores({})],
])("%s does not claim to keep anything", async (_title, stub) => {
  stub();
  const store = deviceStore("ana");
  expect(await store.put(entry("lost"))).toBe(false);
  expect(await store.read()).toEqual([]);
});

test("the list of an earlier version is taken over once, in its order", async () => {
  const call = (key: string, method: string, url: string, body: string | null, en: string) => ({
    key,
    method,
    url,
    body,
    label: { en, es: "" },
  });
  const old = [
    call(
      "k1",
      "PATCH",
      "/api/activities/a-1/start",
      '{"occurredAt":"2026-01-01T10:00:00.000Z"}',
      "“Paseo” begun",
    ),
    call("k2", "PATCH", "/api/activities/a-1/complete", '{"duration":5,"notes":"río"}', "“Paseo” completed"),
    call("k3", "POST", "/api/zen-garden/plants/p%201/water", "{}", "Loto watered"),
    call("k4", "DELETE", "/api/check-ins/c-1", null, "the deletion of a check-in"),
    call("k5", "POST", "/api/nobody-knows", "{}", "?"),
  ];
  stubStores({ localStorage: { "outbox:ana": JSON.stringify([...old, null, 7]), "outbox:luis": "[1]" } });
  const store = deviceStore("ana");
  await recoverEntries("ana", store, outboxKinds);
  await recoverEntries("ana", store, outboxKinds);
  const kept = await store.read();
  expect(kept.map(({ id, kind, params, subject }) => [id, kind, params, subject])).toEqual([
    ["k1", "activity.start", { id: "a-1" }, "Paseo"],
    ["k2", "activity.complete", { id: "a-1" }, "Paseo"],
    ["k3", "garden.water", { id: "p 1" }, "Loto"],
    ["k4", "check-in.remove", { id: "c-1" }, null],
  ]);
  expect(kept[0]).toMatchObject({ input: {}, occurredAt: "2026-01-01T10:00:00.000Z" });
  expect(kept[1]).toMatchObject({ input: { duration: 5, notes: "río" }, occurredAt: null });
  expect(Object.keys(localStorage).filter((key) => key.startsWith("outbox:"))).toEqual(["outbox:luis"]);
});
