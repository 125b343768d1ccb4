import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint, nameOf } from "@remanso/core/endpoint.ts";
import { problemOf, type RefusalCode } from "@remanso/core/refusals.ts";
import { CallError, type RawAnswer } from "../call.ts";
import { entryOf, type Entry } from "./entry.ts";
import { kindsIn, type Kind } from "./kind.ts";
import { closedOutbox, openOutbox } from "./open-outbox.ts";
import { inOrder } from "./order.ts";
import type { Store } from "./store.ts";

const write = endpoint(
  "PUT /api/journal/:id",
  {
    input: z.object({ text: z.string() }),
    reply: z.object({ text: z.string() }),
  },
  { touches: ["notes"] },
);
const kind: Kind<typeof write> = { name: "write", endpoint: write, labelOf: () => ({ en: "", es: "" }) };
const writing = { params: { id: "a" }, input: { text: "río" }, id: "key-1" };

const arrived: RawAnswer = { status: 200, text: '{"text":"río"}', replyTo: nameOf(write) };
const nobody: RawAnswer = { status: 0, text: "offline" };
const refusal = (code: RefusalCode): RawAnswer => {
  const problem = problemOf(code, "en");
  return { status: problem.status, text: JSON.stringify(problem) };
};

function memoryStore(kept: Map<string, Entry>, isFull = false): Store {
  return {
    read: async () => inOrder([...kept.values()]),
    put: async (entry) => !isFull && Boolean(kept.set(entry.id, entry)),
    remove: async (id) => void kept.delete(id),
    hasSome: () => false,
    watch: () => () => undefined,
  };
}

/** Ana's outbox, and a network that gives one answer after the other, the last one for ever. */
function outboxWith(answers: readonly RawAnswer[], more: { kept?: Entry[]; isFull?: boolean } = {}) {
  const kept = new Map((more.kept ?? []).map((entry) => [entry.id, entry]));
  const seen: { keptThen: string[] }[] = [];
  const left = [...answers];
  const changes: string[] = [];
  const outbox = openOutbox({
    userId: "ana",
    timeZone: "Asia/Tokyo",
    store: memoryStore(kept, more.isFull),
    kinds: kindsIn([kind]),
    recover: async () => undefined,
    send: async () => {
      seen.push({ keptThen: [...kept.keys()] });
      return (left.length > 1 ? left.shift() : left[0]) ?? nobody;
    },
    closing: { close: async (_, { input }) => input, open: async (row) => row },
    onChanged: async (touched) => void changes.push(...touched),
  });
  return { outbox, kept, seen, changes };
}

const waiting = (id: string): Entry =>
  entryOf({ id, kind: "write", params: { id }, input: { text: id }, madeAtMs: 1 });

describe("what somebody does", () => {
  test("is on the device before it is sent, and goes from there with the server's reply", async () => {
    const { outbox, kept, seen } = outboxWith([arrived]);
    expect(await outbox.send(kind, writing)).toEqual({ outcome: "sent", reply: { text: "río" } });
    expect(seen).toEqual([{ keptThen: ["key-1"] }]);
    expect(kept.size).toBe(0);
  });

  test.each([
    ["nobody answers", nobody, "kept"],
    ["a captive portal answers 200", { status: 200, text: "<html>" }, "kept"],
    ["the server is away for a moment", refusal("database_away"), "kept"],
    ["the server fails", refusal("unexpected"), "failing"],
    ["something else fails", { status: 500, text: "Internal Server Error" }, "failing"],
  ])(
    "where %s, it stays on the device and nobody is told that it has arrived",
    async (_title, answer, outcome) => {
      const { outbox, kept } = outboxWith([answer]);
      expect(await outbox.send(kind, writing)).toEqual({ outcome });
      expect([...kept.keys()]).toEqual(["key-1"]);
      expect(outbox.state().waiting).toHaveLength(1);
    },
  );

  test("is refused on the screen that waits for it, and not a second time", async () => {
    const { outbox, kept } = outboxWith([refusal("not_found")]);
    await expect(outbox.send(kind, writing)).rejects.toThrow(CallError);
    expect(kept.size).toBe(0);
  });

  test("waits for its person where the session has ended, and the page is told", async () => {
    const { outbox, kept } = outboxWith([refusal("not_signed_in")]);
    await expect(outbox.send(kind, writing)).rejects.toMatchObject({ status: 401 });
    expect([...kept.keys()]).toEqual(["key-1"]);
  });

  test("counts once, however often the button is pressed", async () => {
    const { outbox, seen } = outboxWith([arrived]);
    const both = await Promise.all([outbox.send(kind, writing), outbox.send(kind, writing)]);
    expect(both.map(({ outcome }) => outcome)).toEqual(["sent", "sent"]);
    expect(seen).toHaveLength(1);
  });

  test("is sent at once and promised nothing where the device keeps nothing", async () => {
    expect(await outboxWith([arrived], { isFull: true }).outbox.send(kind, writing)).toMatchObject({
      outcome: "sent",
    });
    const { outbox } = outboxWith([nobody], { isFull: true });
    await expect(outbox.send(kind, writing)).rejects.toMatchObject({ status: 0 });
  });

  test("is sent at once where nobody is signed in", async () => {
    expect(await closedOutbox(async () => arrived).send(kind, writing)).toMatchObject({ outcome: "sent" });
    await expect(closedOutbox(async () => nobody).send(kind, writing)).rejects.toMatchObject({ status: 0 });
  });
});

describe("what waited here when the page opened", () => {
  test("is sent, asked for anew, and told with its count once all of it has arrived", async () => {
    const { outbox, changes } = outboxWith([arrived], { kept: [waiting("a"), waiting("b")] });
    await outbox.sendAll();
    expect(outbox.state()).toEqual({ waiting: [], aside: [], delivered: 2 });
    expect(changes).toEqual(["notes"]);
  });

  test("is told as waiting as long as some of it waits", async () => {
    const { outbox } = outboxWith([arrived, nobody], { kept: [waiting("a"), waiting("b")] });
    await outbox.sendAll();
    expect(outbox.state()).toMatchObject({ delivered: 0, waiting: [{ id: "b" }] });
  });

  test("steps aside where it is refused, to be tried again or dropped", async () => {
    const { outbox, kept } = outboxWith([refusal("invalid_input"), refusal("invalid_input"), arrived], {
      kept: [waiting("a"), waiting("b")],
    });
    await outbox.sendAll();
    const [a, b] = outbox.state().aside;
    if (!a || !b) throw new Error("Both were refused.");
    await outbox.drop(b);
    expect(outbox.state().aside).toEqual([a]);
    await outbox.tryAgain(a);
    expect(kept.size).toBe(0);
    expect(outbox.state().aside).toEqual([]);
  });
});
