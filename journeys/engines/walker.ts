import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { hangMs } from "../browser.ts";
import { root } from "../root.ts";
import type { Engine, EngineWindow } from "./engine.ts";
import { findInPage, type Found, type Target } from "./find-in-page.ts";

const queries = await readFile(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

// a window of one colour takes 4 kB, the plainest screen more than 30
const emptyBytes = 15_000;

/** Somebody who walks through the product in one engine's window. Each step waits until the page is ready for it. */
export interface Walker {
  readonly window: EngineWindow;
  /** Loads a path and waits until the application runs there. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Waits until the application has taken over the server's page. */
  untilRunning(): Promise<void>;
  /** Waits until everything that opens offline is on the device. */
  untilPrepared(): Promise<void>;
  press(target: Target): Promise<void>;
  /** Puts `text` into a field, in the place of what is there. */
  fill(target: Target, text: string): Promise<void>;
  /** Waits until it is to be seen; resolves with its text. */
  see(target: Target): Promise<string>;
  /** Waits until it is no longer to be seen. */
  seeGone(target: Target): Promise<void>;
  isSeen(target: Target): Promise<boolean>;
  /** Waits until the address has this path and search. */
  arriveAt(address: string): Promise<void>;
  /** Calls the server from the page; resolves with its answer. */
  call(method: "GET" | "POST" | "PATCH", path: string, body?: object): Promise<unknown>;
  /** Waits until something is drawn, and keeps it in node_modules/.cache/engines, for people to look at. */
  picture(name: string): Promise<void>;
  expectQuiet(): void;
}

/** Opens a window on `server`. */
export async function walkerIn(engine: Engine, server: string): Promise<Walker> {
  const window = await engine.start(server);
  const find = async (target: Target): Promise<Found | null> => {
    const found = await window.run(findInPage, target);
    if (found !== "unprepared") return found;
    await window.runText(queries);
    return find(target);
  };
  const ready = (target: Target) =>
    until(async () => {
      const found = await find(target);
      if (!found?.isHit || found.isDisabled)
        throw new Error(`not to be pressed: ${JSON.stringify([target, found])}`);
      return found;
    });
  const press = async (target: Target) => {
    const { x, y } = await ready(target);
    await window.pressAt(x, y);
  };
  const untilMarked = (mark: string, value: string) =>
    until(async () => expect(await window.run(markOf, mark)).toBe(value));
  const untilRunning = () => untilMarked("running", "yes");
  return {
    window,
    open: async (path) => {
      await window.load(`${window.url}${path}`);
      await untilRunning();
    },
    reload: async () => {
      await window.reload();
      await untilRunning();
    },
    untilRunning,
    untilPrepared: () => untilMarked("offline", "ready"),
    press,
    fill: async (target, text) => {
      await press(target);
      await window.run(selectAll);
      await window.type(text);
      await until(async () => expect((await find(target))?.value).toBe(text));
    },
    see: (target) =>
      until(async () => {
        const found = await find(target);
        if (!found) throw new Error(`not to be seen: ${JSON.stringify(target)}`);
        return found.text;
      }),
    seeGone: (target) => until(async () => expect(await find(target)).toBe(null)),
    isSeen: async (target) => (await find(target)) !== null,
    arriveAt: (address) => until(async () => expect(await window.run(addressNow)).toBe(address)),
    call: (method, path, body) => window.run(callServer, method, path, body ?? null),
    picture: async (name) => {
      const folder = join(root, "node_modules/.cache/engines", engine.name);
      await mkdir(folder, { recursive: true });
      await until(async () => {
        const shot = await window.screenshot();
        await writeFile(join(folder, `${name}.png`), shot);
        expect({ name, isDrawn: shot.byteLength > emptyBytes }).toEqual({ name, isDrawn: true });
      });
    },
    expectQuiet: () => expect(window.complaints.filter((complaint) => !isExpected(complaint))).toEqual([]),
  };
}

/** Asks again until it is so. A page that is just being left answers with an error. */
function until<Value>(ask: () => Promise<Value>): Promise<Value> {
  return vi.waitFor(ask, { timeout: hangMs, interval: 100 });
}

/** Firefox logs a request that ended because its page was left, as soon as a service worker had passed it on. */
function isExpected(complaint: string): boolean {
  return /^page: Error: Failed to load ‘[^’]*’\. A ServiceWorker intercepted/.test(complaint);
}

function markOf(name: string): string | undefined {
  return document.documentElement.dataset[name];
}

function addressNow(): string {
  return location.pathname + location.search;
}

function selectAll(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

async function callServer(method: string, path: string, body: object | null): Promise<unknown> {
  const answered = await fetch(path, {
    method,
    ...(body ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {}),
  });
  if (!answered.ok) throw new Error(`${method} ${path}: ${answered.status} ${await answered.text()}`);
  return answered.status === 204 ? null : answered.json();
}
