import type { Size } from "../browser.ts";

/** A browser engine besides Chromium, as Debian packages it. docs/decisions/0040 */
export interface Engine {
  readonly name: string;
  /** What to install where it cannot run; null where it can. */
  missing(): string | null;
  /** Starts a browser with one empty window. Its pages come from `server`. */
  start(server: string): Promise<EngineWindow>;
}

/** What both drivers can do. Whatever is built on it (walker.ts) is the same in every engine. */
export interface EngineWindow {
  /** Where the pages of the server are for this window. */
  readonly url: string;
  /** What the console complained about, and what was thrown and not caught, since the start. */
  readonly complaints: readonly string[];
  /** Goes to an address and waits until the page has loaded. */
  load(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. Arguments and result are JSON. */
  run<Args extends unknown[], Result>(
    task: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Runs the text of a classic script in the page. */
  runText(text: string): Promise<void>;
  /** Presses a point of the page with the mouse. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  pressKey(key: Key): Promise<void>;
  resize(size: Size): Promise<void>;
  /** What is on screen, as PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** The keys that are no letters, with their code points in WebDriver. */
export const keys = { Enter: "\uE007" } as const;

type Key = keyof typeof keys;
