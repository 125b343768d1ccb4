import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "@remanso/core/endpoint.ts";
import { entryOf, type Entry } from "./entry.ts";
import { kindsIn } from "./kind.ts";
import { inOrder, nextMadeAtMs } from "./order.ts";
import * as queue from "./queue.ts";

const label = () => ({ en: "", es: "" });
const change = endpoint("PATCH /api/things/:id", { reply: z.unknown() }, { touches: [] });
const kinds = kindsIn([
  { name: "start", endpoint: change, labelOf: label },
  { name: "complete", endpoint: change, labelOf: label },
  { name: "game", endpoint: change, labelOf: label },
  { name: "water", endpoint: change, labelOf: label, thingOf: ({ params }) => `water ${params["id"]}` },
]);

let made = 0;
const entry = (kind: string, thing?: string): Entry =>
  entryOf({ id: `${kind} ${thing}`, kind, madeAtMs: ++made, ...(thing ? { params: { id: thing } } : {}) });
const aside = (one: Entry) => queue.afterRefusal(one, "No.");
const next = (entries: readonly Entry[], passed: { tried?: Entry[]; unanswered?: Entry[] } = {}) =>
  queue.nextToSend(inOrder(entries), kinds, {
    tried: new Set(passed.tried?.map(({ id }) => id)),
    unanswered: new Set(passed.unanswered?.map(({ id }) => id)),
  })?.id ?? null;

describe("the outbox", () => {
  test("sends the oldest first, whatever the order in which the device gives them", () => {
    const [first, second] = [entry("game"), entry("complete", "a")];
    expect(next([second, first])).toBe(first.id);
    expect(next([])).toBe(null);
  });

  test("gives a later entry a later moment, even where the clock was set back", () => {
    const [first] = [{ ...entry("game"), madeAtMs: 500 }];
    expect(nextMadeAtMs([first], 100)).toBe(501);
    expect(nextMadeAtMs([first], 900)).toBe(900);
    expect(nextMadeAtMs([], 900)).toBe(900);
  });

  test("completes an activity only once its start was sent; other things pass", () => {
    const [start, complete, game] = [entry("start", "a"), entry("complete", "a"), entry("game")];
    const all = [start, complete, game];
    expect(next(all, { tried: [start] })).toBe(game.id);
    expect(next(all, { tried: [start, game] })).toBe(null);
    expect(next([complete, game])).toBe(complete.id);
  });

  test("what waits behind a failure about the same thing is part of that failure", () => {
    const [start, complete, game] = [entry("start", "a"), entry("complete", "a"), entry("game")];
    const failed = queue.afterFailure(start, null);
    const behind = (one: Entry, first: Entry) => queue.isBehindFailure(one, [first, complete, game], kinds);
    expect([behind(complete, failed), behind(game, failed)]).toEqual([true, false]);
    expect([behind(complete, start), behind(complete, aside(failed)), behind(failed, failed)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test("a kind may say that its entries are about something of their own", () => {
    const [move, water] = [entry("start", "plant"), entry("water", "plant")];
    expect(next([move, water], { tried: [move] })).toBe(water.id);
  });

  test("an entry that stepped aside holds up nobody", () => {
    const [start, complete] = [aside(entry("start", "a")), entry("complete", "a")];
    expect(next([start, complete])).toBe(complete.id);
  });

  test("what failed or got no answer lately comes last", () => {
    const [slow, quick] = [entry("game"), entry("complete", "a")];
    expect(next([slow, quick], { unanswered: [slow] })).toBe(quick.id);
    expect(next([slow], { unanswered: [slow] })).toBe(slow.id);
    const failed = queue.afterFailure(slow, null);
    expect(next([failed, quick])).toBe(quick.id);
  });

  test("an entry of a kind that this version does not know is left where it is", () => {
    const [unknown, game] = [entry("from tomorrow"), entry("game")];
    expect(next([unknown, game])).toBe(game.id);
    expect(queue.waiting([unknown])).toEqual([unknown]);
  });
});

describe("stepping aside", () => {
  test("an entry that fails three times in a row steps aside, and says what the server said", () => {
    const once = queue.afterFailure(entry("game"), null);
    const twice = queue.afterFailure(once, null);
    expect([once.aside, twice.aside]).toEqual([null, null]);
    const thrice = queue.afterFailure(twice, "Something went wrong.");
    expect(thrice.aside).toEqual({ why: "failing", detail: "Something went wrong.", isOvertaken: false });
    expect(queue.steppedAside([twice, thrice])).toEqual([thrice]);
  });

  test("a refused one steps aside at once; tried again, it begins anew", () => {
    const refused = aside(queue.afterFailure(entry("game"), null));
    expect(refused.aside?.why).toBe("refused");
    expect(queue.toTryAgain(refused)).toMatchObject({ failures: 0, aside: null });
  });

  test("an older text never replaces a newer one: once that is delivered, the older is not sent again", () => {
    const old = aside(entry("complete", "a"));
    const elsewhere = aside(entry("complete", "b"));
    const newer = entry("complete", "a");
    const later = aside(entry("start", "a"));
    expect(queue.overtakenBy(newer, [old, elsewhere, newer, later], kinds)).toEqual([
      { ...old, aside: { ...old.aside, isOvertaken: true } },
    ]);
    expect(next([old])).toBe(null);
  });
});
