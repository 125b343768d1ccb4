import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { bootNames, workerNames } from "./derived-names.ts";
import { storeWith } from "./testing.ts";

const boot = readFileSync(new URL("../first-paint/boot.js", import.meta.url), "utf8");
const worker = readFileSync(new URL("../offline/service-worker.js", import.meta.url), "utf8");

test("the boot script and the service worker know the map's names and no others", () => {
  for (const source of [boot, worker]) {
    expect(source).not.toMatch(/remanso[-.:]|outbox/);
    expect(source).not.toMatch(/(localStorage|sessionStorage|caches)\.\w+\(\s*["'`]/);
  }
  expect(boot.split("KEPT_NAMES;")).toHaveLength(2);
  expect(worker.split("PERSONAL_CACHES;")).toHaveLength(2);
  expect(worker.split("FILES_CACHE;")).toHaveLength(2);
});

test("the service worker empties the caches that are a person's", () => {
  expect(workerNames).toEqual({
    personalCaches: ["remanso-private", "remanso-saved"],
    filesCache: "remanso-files-",
  });
});

const localStorage = {
  theme: "dark",
  "remanso.chat.ana": "x",
  "remanso.check-in.ana": "x",
  "remanso.here.ana": "1",
  "remanso.session.ana.a1": "x",
};
const sessionStorage = {
  "remanso.guest-answers": "x",
  "remanso:assessment:ana": "x",
  "remanso:assessment:luis": "x",
};

test("a signed-out page erases conversations, and what a tab holds of somebody who has signed out", () => {
  const { stores, deletedCaches } = bootPage({ pathname: "/", signedIn: false });
  expect(stores).toEqual({
    local: ["remanso.check-in.ana", "remanso.here.ana", "remanso.session.ana.a1", "theme", "timeZone"],
    tab: ["remanso.guest-answers", "remanso:assessment:ana"],
  });
  expect(deletedCaches).toEqual(["remanso-private", "remanso-saved"]);
});

test("a page for somebody erases nothing", () => {
  const { stores, deletedCaches } = bootPage({ pathname: "/", signedIn: true });
  expect(stores.local).toContain("remanso.chat.ana");
  expect(stores.tab).toHaveLength(3);
  expect(deletedCaches).toEqual([]);
});

test.each([
  ["/", false],
  ["/assessment", true],
  ["/activity-session/a1", true],
  ["/activity-session/a2", false],
  ["/settings", false],
  ["/?questions", true],
  ["/?questions=", true],
  ["/?breathe", false],
])("%s is hidden until the application is there: %s", (address, isHidden) => {
  const { pathname, search } = new URL(address, "http://remanso.test");
  expect(bootPage({ pathname, search, signedIn: true }).isHalfDone).toBe(isHidden);
});

/** Tells at once that the page has been painted. */
class FirstPaint {
  readonly tell: (seen: object) => void;
  constructor(tell: (seen: object) => void) {
    this.tell = tell;
  }
  observe(): void {
    this.tell({ getEntriesByName: () => [{}] });
  }
}

/** Runs the boot script as a page would, with the names that the build puts in. */
function bootPage({
  pathname,
  search = "",
  signedIn,
}: {
  pathname: string;
  search?: string;
  signedIn: boolean;
}) {
  const local = storeWith(localStorage);
  const tab = storeWith(sessionStorage);
  const deletedCaches: string[] = [];
  const caches = { delete: (name: string) => deletedCaches.push(name) };
  const dataset: Record<string, string> = {};
  const document = {
    documentElement: { dataset },
    currentScript: { nonce: "" },
    readyState: "complete",
    addEventListener: () => undefined,
    querySelectorAll: () => [],
    getElementById: () => ({ textContent: JSON.stringify({ signedIn }) }),
  };
  runInNewContext(boot.replace("KEPT_NAMES;", `${JSON.stringify(bootNames)};`), {
    document,
    location: { pathname, search, protocol: "http:" },
    localStorage: local,
    sessionStorage: tab,
    self: { caches, requestIdleCallback: (work: () => void) => work() },
    caches,
    PerformanceObserver: FirstPaint,
    setTimeout: () => 0,
    Intl,
  });
  const stores = { local: Object.keys(local).toSorted(), tab: Object.keys(tab).toSorted() };
  return { stores, deletedCaches, isHalfDone: "halfDone" in dataset };
}
