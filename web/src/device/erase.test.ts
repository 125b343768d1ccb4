import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubNoStores, stubStores } from "./testing.ts";

const unfinishedOf = (person: string) => [
  `remanso.outbox.${person}.o1`,
  `remanso.session.${person}.a1`,
  `remanso.check-in.${person}`,
  `remanso.safety-plan.${person}`,
];
const restOf = (person: string) => [
  `remanso.chat.${person}`,
  `remanso.reading.${person}`,
  `remanso:not-asked:${person}`,
  `remanso:result-seen:${person}`,
  `remanso:zone-asked:${person}`,
];
const ofDevice = ["theme", "remanso.audio", "remanso.here.ana", "remanso.here.luis"];
const keys = [
  ...["ana", "luis"].flatMap((person) => [...unfinishedOf(person), ...restOf(person)]),
  ...ofDevice,
];

let erase: typeof import("./erase.ts");
beforeEach(async () => {
  vi.resetModules();
  stubStores({
    localStorage: Object.fromEntries(keys.map((key) => [key, "x"])),
    sessionStorage: { "remanso:assessment:ana": "x", "remanso:assessment:luis": "x" },
  });
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  erase = await import("./erase.ts");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("another person's sign-in leaves the unfinished work of the first one, and nothing else of theirs", () => {
  erase.eraseForNewcomer("luis");
  expect(left()).toEqual(
    [...unfinishedOf("ana"), ...unfinishedOf("luis"), ...restOf("luis"), ...ofDevice].toSorted(),
  );
  expect(Object.keys(sessionStorage)).toEqual(["remanso:assessment:ana", "remanso:assessment:luis"]);
});

test("one's own sign-out leaves nothing of one's own in any store, and touches nobody else's", async () => {
  await erase.erasePerson("ana");
  const gone = [...unfinishedOf("ana"), ...restOf("ana"), "remanso.here.ana"];
  expect(left()).toEqual(keys.filter((key) => !gone.includes(key)).toSorted());
  expect(Object.keys(sessionStorage)).toEqual(["remanso:assessment:luis"]);
});

test("a tab that slept through somebody's sign-out loses their answers when it wakes for another person", () => {
  localStorage.removeItem("remanso.here.ana");
  erase.eraseForNewcomer("luis");
  expect(Object.keys(sessionStorage)).toEqual(["remanso:assessment:luis"]);
});

test("a browser without stores breaks nothing", async () => {
  stubNoStores();
  expect(() => erase.eraseForNewcomer("ana")).not.toThrow();
  await expect(erase.erasePerson("ana")).resolves.toBeUndefined();
});

function left(): string[] {
  return Object.keys(localStorage).toSorted();
}
