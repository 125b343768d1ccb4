import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetChats, forgetOthers, forgetPerson, onlyHere, wasShown } from "./device-traces.ts";

const keptHere = {
  "remanso.chat.ana": '{"isVisible":true}',
  "remanso.chat.luis": "{}",
  "remanso.safety-plan.ana": "{}",
  "remanso.safety-plan.luis": "{}",
  "remanso.check-in.ana": "{}",
  "remanso.check-in.luis": "{}",
  theme: "dark",
};

beforeEach(() => vi.stubGlobal("localStorage", storageWith(keptHere)));
afterEach(() => vi.unstubAllGlobals());

test("when somebody signs in, what others have left goes", () => {
  forgetOthers("ana");
  expect(Object.keys(localStorage)).toEqual([
    "remanso.chat.ana",
    "remanso.safety-plan.ana",
    "remanso.check-in.ana",
    "theme",
  ]);
});

test("when the session has ended, conversations go; plans and drafts stay with their owner", () => {
  forgetChats();
  expect(Object.keys(localStorage)).toEqual([
    "remanso.safety-plan.ana",
    "remanso.safety-plan.luis",
    "remanso.check-in.ana",
    "remanso.check-in.luis",
    "theme",
  ]);
});

test("signing out leaves neither", async () => {
  await forgetPerson();
  expect(Object.keys(localStorage)).toEqual(["theme"]);
});

test("the panel comes back only where it was open", () => {
  expect([wasShown("ana"), wasShown("luis"), wasShown("eva")]).toEqual([true, false, false]);
});

test("what is nowhere else is known before signing out erases it", async () => {
  const more = { ...keptHere, "outbox:ana": "[]", "remanso.session.luis.1": "{}" };
  vi.stubGlobal("localStorage", storageWith(more));
  expect(onlyHere("ana")).toEqual({ plan: true, unsent: true, session: false, draft: true });
  expect(onlyHere("luis")).toEqual({ plan: true, unsent: false, session: true, draft: true });
  expect(onlyHere("eva")).toEqual({ plan: false, unsent: false, session: false, draft: false });
  forgetOthers("eva");
  expect(Object.keys(localStorage)).toEqual(["theme", "outbox:ana", "remanso.session.luis.1"]);
  await forgetPerson();
  expect(Object.keys(localStorage)).toEqual(["theme"]);
});

test("a browser without storage, or with rubbish in it, breaks nothing", async () => {
  vi.stubGlobal("localStorage", storageWith({ "remanso.chat.ana": "{" }));
  expect(wasShown("ana")).toBe(false);
  vi.stubGlobal("localStorage", undefined);
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  expect([wasShown("ana"), onlyHere("ana").plan]).toEqual([false, false]);
  await expect(forgetPerson()).resolves.toBeUndefined();
});

/** As in a browser: what is stored stands on the object itself. */
function storageWith(entries: Readonly<Record<string, string>>) {
  const stored: Record<string, unknown> = { ...entries };
  const method = (value: (key: string) => unknown) => ({ value, enumerable: false });
  return Object.defineProperties(stored, {
    getItem: method((key) => stored[key] ?? null),
    removeItem: method((key) => delete stored[key]),
  });
}
