import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Router } from "../router/router.ts";
import { tellPageViews } from "./page-views.ts";

const browser = { onLine: true, sent: [] as Promise<string>[] };
let arrive: () => void;

beforeEach(() => {
  browser.onLine = true;
  browser.sent = [];
  vi.stubGlobal("navigator", {
    get onLine() {
      return browser.onLine;
    },
    sendBeacon(url: string, body: Blob) {
      expect([url, body.type]).toEqual(["/api/user/page-views", "application/json"]);
      browser.sent.push(body.text());
      return true;
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

test("each arrival is told once, by its path alone", async () => {
  start("/resources", "?q=dinero");
  go("/resources", "?q=sueño");
  go("/activities");
  go("/activities");
  go("/resources");
  expect(await paths()).toEqual(["/resources", "/activities", "/resources"]);
});

test("nothing is told without a network, nor of the page that stands in for one", async () => {
  start("/offline-shell");
  browser.onLine = false;
  go("/zen-garden");
  browser.onLine = true;
  go("/");
  expect(await paths()).toEqual(["/"]);
});

function start(pathname: string, search = ""): void {
  vi.stubGlobal("location", { pathname, search });
  const arrivals: Router["arrivals"] = new Set();
  tellPageViews({ arrivals });
  arrive = () => arrivals.forEach((tell) => tell({ pathChanged: true }));
}

function go(pathname: string, search = ""): void {
  vi.stubGlobal("location", { pathname, search });
  arrive();
}

async function paths(): Promise<string[]> {
  const bodies = await Promise.all(browser.sent);
  return bodies.map((body) => JSON.parse(body).pageUrl);
}
