import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint, nameOf } from "@remanso/core/endpoint.ts";
import { problemOf, type RefusalCode } from "@remanso/core/refusals.ts";
import type { RawAnswer, RawRequest } from "../call.ts";
import { entryOf, type Entry } from "./entry.ts";
import { kindsIn, type Kind } from "./kind.ts";
import { inOrder } from "./order.ts";
import { steppedAside, toTryAgain, waiting } from "./queue.ts";
import { attemptLimitMs, sendingBy, type Fate } from "./sending.ts";
import type { Store } from "./store.ts";

const complete = endpoint("PATCH /api/activities/:id/complete", { reply: z.unknown() }, { touches: [] });
const write = endpoint("PUT /api/journal/:id", { reply: z.unknown() }, { touches: [] });
const labelOf = () => ({ en: "", es: "" });
const notesIn = ({ input }: Entry) =>
  typeof input === "object" && input ? String(Object.values(input)[0]) : null;
const done: string[] = [];
const kinds: readonly Kind[] = [
  {
    name: "complete",
    endpoint: complete,
    labelOf,
    settledBy: ["activity_completed"],
    textOf: notesIn,
    onDelivered: ({ params }, userId) => done.push(`${userId} has completed ${params["id"]}`),
    onRefused: ({ params }) => done.push(`refused ${params["id"]}`),
  },
  { name: "write", endpoint: write, labelOf, textOf: notesIn },
];

let made = 0;
const entry = (kind: string, thing: string, input?: unknown): Entry => {
  made += 1;
  return entryOf({ id: `${kind}-${thing}-${made}`, kind, params: { id: thing }, input, madeAtMs: made });
};
const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id);

const arrived = (kind: Kind["endpoint"]): RawAnswer => ({
  status: kind.status,
  text: "{}",
  replyTo: nameOf(kind),
});
const refusal = (code: RefusalCode, errors?: Record<string, string>): RawAnswer => {
  const problem = problemOf(code, "en", { fields: errors });
  return { status: problem.status, text: JSON.stringify(problem) };
};
const nobody: RawAnswer = { status: 0, text: "offline" };
const portal: RawAnswer = { status: 200, text: "<!doctype html><title>Wi-Fi</title>" };

/** The device of Ana with `entries` on it, and a network that answers each request by `answerOf`. */
function deviceWith(
  entries: readonly Entry[],
  answerOf: (sent: RawRequest) => RawAnswer,
  awaited: string[] = [],
) {
  const kept = new Map(entries.map((one) => [one.id, one]));
  const store: Store = {
    read: async () => inOrder([...kept.values()]),
    put: async (one) => Boolean(kept.set(one.id, one)),
    remove: async (id) => void kept.delete(id),
    hasSome: () => false,
    watch: () => () => undefined,
  };
  const sent: RawRequest[] = [];
  const fates: [string, Fate["verdict"]][] = [];
  const clock = { nowMs: 0 };
  const sendAll = sendingBy({
    userId: "ana",
    store,
    kinds: kindsIn(kinds),
    nowMs: () => clock.nowMs,
    send: async (request) => {
      sent.push(request);
      return answerOf(request);
    },
    tell: ({ id }, { verdict }) => {
      fates.push([id, verdict]);
      return awaited.includes(id);
    },
  });
  return { store, sent, fates, clock, sendAll, left: async () => idsOf(await store.read()) };
}

describe("sending what waits", () => {
  test("everything is sent once, oldest first, under its own key and with a time limit", async () => {
    const [first, second] = [entry("complete", "a", { notes: "río" }), entry("write", "b", { text: "mar" })];
    const device = deviceWith([second, first], ({ method }) => arrived(method === "PUT" ? write : complete));
    await device.sendAll();
    expect(device.sent).toEqual([
      {
        method: "PATCH",
        url: "/api/activities/a/complete",
        body: '{"notes":"río"}',
        idempotencyKey: first.id,
        limitMs: attemptLimitMs,
      },
      expect.objectContaining({ url: "/api/journal/b", idempotencyKey: second.id }),
    ]);
    expect(await device.left()).toEqual([]);
    expect(done.splice(0)).toEqual(["ana has completed a"]);
  });

  test.each([
    ["nobody answers", nobody],
    ["a captive portal answers 200", portal],
    ["a maintenance page in JSON answers 200", { status: 200, text: '{"ok":true}' }],
    ["a gateway has no server behind it", { status: 502, text: "Bad Gateway" }],
    ["the server is overloaded", refusal("overloaded")],
    ["the session has ended", refusal("not_signed_in")],
  ])("while %s everything stays, and one attempt is enough to know it", async (_title, answer) => {
    const entries = [entry("complete", "a"), entry("write", "b", { text: "mar" })];
    const device = deviceWith(entries, () => answer);
    for (let pass = 0; pass < 10; pass += 1) await device.sendAll();
    expect(waiting(await device.store.read())).toEqual(entries);
    expect(device.sent).toHaveLength(10);
    expect(done).toEqual([]);
  });

  test("a server that asks for time gets it", async () => {
    const device = deviceWith([entry("complete", "a")], () => ({
      ...refusal("overloaded"),
      retryAfterSeconds: 30,
    }));
    await device.sendAll();
    device.clock.nowMs = 29_999;
    await device.sendAll();
    expect(device.sent).toHaveLength(1);
    device.clock.nowMs = 30_000;
    await device.sendAll();
    expect(device.sent).toHaveLength(2);
  });
});

describe("an entry that does not get through", () => {
  const broken = (sent: RawRequest) =>
    sent.url.includes("broken") ? refusal("unexpected") : arrived(complete);

  test("one that always answers 500 holds up nobody, and steps aside after three attempts", async () => {
    const bad = entry("complete", "broken", { notes: "río" });
    const device = deviceWith([bad, entry("complete", "b"), entry("complete", "c")], broken);
    await device.sendAll();
    expect(await device.left()).toEqual([bad.id]);
    expect(waiting(await device.store.read())).toHaveLength(1);
    await device.sendAll();
    await device.sendAll();
    const [aside] = steppedAside(await device.store.read());
    expect(aside).toMatchObject({ id: bad.id, input: { notes: "río" }, aside: { why: "failing" } });
    await device.sendAll();
    expect(device.sent).toHaveLength(5);
    done.splice(0);
  });

  test("one that alone gets no answer holds up nobody either", async () => {
    const slow = entry("complete", "slow");
    const others = ["b", "c", "d"].map((thing) => entry("complete", thing));
    const hanging = (sent: RawRequest) => (sent.url.includes("slow") ? nobody : arrived(complete));
    const device = deviceWith([slow, ...others], hanging);
    await device.sendAll();
    expect(await device.left()).toHaveLength(4);
    await device.sendAll();
    expect(await device.left()).toEqual([slow.id]);
    for (const thing of ["e", "f"]) {
      await device.store.put(entry("complete", thing));
      await device.sendAll();
    }
    expect(idsOf(steppedAside(await device.store.read()))).toEqual([slow.id]);
    done.splice(0);
  });

  test("a refused one steps aside with the words of the server, and can be tried again", async () => {
    const bad = entry("complete", "a", { notes: "río" });
    let answer = refusal("invalid_input");
    const device = deviceWith([bad], () => answer);
    await device.sendAll();
    const [aside] = await device.store.read();
    expect(aside?.aside).toMatchObject({ why: "refused", detail: "Some of what was sent isn’t valid." });
    expect(done.splice(0)).toEqual(["refused a"]);
    answer = arrived(complete);
    if (aside) await device.store.put(toTryAgain(aside));
    await device.sendAll();
    expect(await device.left()).toEqual([]);
    done.splice(0);
  });

  test("the screen that waits for it is told, and then it is not shown a second time", async () => {
    const bad = entry("complete", "a", { notes: "río" });
    const device = deviceWith([bad], () => refusal("invalid_input"), [bad.id]);
    await device.sendAll();
    expect(device.fates).toEqual([[bad.id, "refused"]]);
    expect(await device.left()).toEqual([]);
    done.splice(0);
  });

  test("an older text is not sent after a newer one about the same thing", async () => {
    const [old, newer] = [entry("write", "a", { text: "first" }), entry("write", "a", { text: "second" })];
    const device = deviceWith([old, newer], ({ body = "" }) =>
      body.includes("first") ? refusal("invalid_input") : arrived(write),
    );
    await device.sendAll();
    const [aside] = await device.store.read();
    expect(aside).toMatchObject({ id: old.id, aside: { isOvertaken: true } });
  });
});

describe("what is there already", () => {
  test("a completion that the server knows counts as delivered", async () => {
    const device = deviceWith([entry("complete", "a")], () => refusal("activity_completed"));
    await device.sendAll();
    expect(await device.left()).toEqual([]);
    expect(done.splice(0)).toEqual(["ana has completed a"]);
  });

  test("unless something was written with it, which nobody else has", async () => {
    const device = deviceWith([entry("complete", "a", { notes: "río" })], () =>
      refusal("activity_completed"),
    );
    await device.sendAll();
    expect(steppedAside(await device.store.read())).toHaveLength(1);
    done.splice(0);
  });
});

test("where the clock of the device is wrong, what was done counts without its moment", async () => {
  const wrong = entry("complete", "a", { notes: "río", occurredAt: "2031-01-01T00:00:00.000Z" });
  const device = deviceWith([wrong], ({ body = "" }) =>
    body.includes("occurredAt") ? refusal("invalid_input", { occurredAt: "future" }) : arrived(complete),
  );
  await device.sendAll();
  expect(device.sent.map(({ body, idempotencyKey }) => [body, idempotencyKey])).toEqual([
    ['{"notes":"río","occurredAt":"2031-01-01T00:00:00.000Z"}', wrong.id],
    ['{"notes":"río"}', wrong.id],
  ]);
  expect(await device.left()).toEqual([]);
  done.splice(0);
});
