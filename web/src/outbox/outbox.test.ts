import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint, nameOf } from "@remanso/core/endpoint.ts";
import type { RawAnswer } from "../call.ts";
import type { Closing } from "./closing.ts";
import type { Entry } from "./entry.ts";
import { kindsIn, type Kind } from "./kind.ts";
import { closedOutbox, openOutbox } from "./open-outbox.ts";
import { inOrder } from "./order.ts";
import { outboxOnDemand, type Outbox } from "./outbox.ts";
import type { Store } from "./store.ts";

const write = endpoint(
  "PUT /api/journal/:id",
  { input: z.object({ text: z.string() }), reply: z.object({ text: z.string() }) },
  { touches: ["notes"] },
);
const kind: Kind<typeof write> = { name: "write", endpoint: write, labelOf: () => ({ en: "", es: "" }) };
const writing = { params: { id: "a" }, input: { text: "río" }, id: "key-1" };
const arrived: RawAnswer = { status: 200, text: '{"text":"río"}', replyTo: nameOf(write) };

const plain: Closing = { close: async (_, { input }) => input, open: async (row) => row };

function storeOf(kept: Map<string, Entry>): Store {
  return {
    read: async () => inOrder([...kept.values()]),
    put: async (entry) => Boolean(kept.set(entry.id, entry)),
    remove: async (id) => void kept.delete(id),
    hasSome: () => kept.size > 0,
    watch: () => () => undefined,
  };
}

/** Ana's outbox, whose sending part comes at the given tries. */
function outboxThatComes(comes: readonly boolean[], closing = plain) {
  const kept = new Map<string, Entry>();
  const keptThen: number[] = [];
  const left = [...comes];
  const store = storeOf(kept);
  const whole = () =>
    openOutbox({
      userId: "ana",
      timeZone: "Asia/Tokyo",
      store,
      kinds: kindsIn([kind]),
      recover: async () => undefined,
      send: async () => arrived,
      closing,
      onChanged: async () => undefined,
    });
  const load = async (): Promise<Outbox> => {
    keptThen.push(kept.size);
    if (left.shift()) return whole();
    throw new TypeError("Failed to fetch dynamically imported module");
  };
  return {
    outbox: outboxOnDemand({ person: { store, closing }, timeZone: "Asia/Tokyo", load }),
    kept,
    keptThen,
  };
}

test("what is done before the sending part is there lies on the device first, and is sent with the server's reply", async () => {
  const { outbox, kept, keptThen } = outboxThatComes([true]);
  expect(await outbox.send(kind, writing)).toEqual({ outcome: "sent", reply: { text: "río" } });
  expect(keptThen).toEqual([1]);
  expect(kept.size).toBe(0);
});

test("where the sending part does not come it waits on the device, until it comes", async () => {
  const { outbox, kept } = outboxThatComes([false, false, true]);
  let told = 0;
  const stop = outbox.watch(() => (told += 1));
  expect(await outbox.send(kind, writing)).toEqual({ outcome: "kept" });
  expect(outbox.state().waiting).toMatchObject([{ id: "key-1", kind: "write" }]);
  expect(outbox.kinds().get("write")).toBe(kind);
  expect(told).toBe(1);
  await outbox.sendAll();
  expect([...kept.keys()]).toEqual(["key-1"]);
  await outbox.sendAll();
  expect(kept.size).toBe(0);
  expect(outbox.state()).toMatchObject({ waiting: [], delivered: 1 });
  stop();
});

test("what waits here is taken back without the sending part", async () => {
  const { outbox, kept } = outboxThatComes([]);
  await outbox.send(kind, writing);
  const [entry] = outbox.state().waiting;
  if (!entry) throw new Error("It waits.");
  await outbox.drop(entry);
  expect(kept.size).toBe(0);
  expect(outbox.state().waiting).toEqual([]);
});

test("for somebody without an account it is sent, or has failed", async () => {
  const onDemand = (load: () => Promise<Outbox>) => outboxOnDemand({ person: null, timeZone: "UTC", load });
  const there = onDemand(async () => closedOutbox(async () => arrived));
  expect(await there.send(kind, writing)).toMatchObject({ outcome: "sent" });
  const away = onDemand(async () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(away.send(kind, writing)).rejects.toMatchObject({ status: 0 });
});

test("what only its writer may read is closed before it lies on the device, and refused where the key is not here", async () => {
  const closed = { text: { bytes: "AAEC", version: 1 } };
  const { outbox, kept } = outboxThatComes([], { ...plain, close: async () => closed });
  expect(await outbox.send(kind, writing)).toEqual({ outcome: "kept" });
  expect([...kept.values()]).toMatchObject([{ id: "key-1", input: closed }]);
  const locked = outboxThatComes([], { ...plain, close: async () => null });
  await expect(locked.outbox.send(kind, writing)).rejects.toMatchObject({ status: 423 });
  expect(locked.kept.size).toBe(0);
});
