import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page, Request } from "playwright-core";
import { expect } from "vitest";

const unanswered = new WeakMap<Page, Set<Request>>();

/** Keeps count of the page's unanswered requests, for `untilSettled`. */
export function countRequests(page: Page): void {
  const open = new Set<Request>();
  unanswered.set(page, open);
  let next: Request | null = null;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      next = request;
      open.clear();
    }
    // what the page before still asks for until the next one is there is of no concern, and often never answered
    if (next === null || next === request) open.add(request);
  });
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) next = null;
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => {
    open.delete(request);
    if (request === next) next = null;
  });
}

/**
 * Waits until the page waits for no answer, has ended its transitions, and is idle. Unlike `networkidle` it adds no half second of
 * silence, and does not end while the page is still busy. Needs the page's real clock.
 * Throws after a minute, and names what the page still waits for.
 */
export async function untilSettled(page: Page): Promise<void> {
  const open = () => [...(unanswered.get(page) ?? [])];
  const settled = async () => {
    do {
      await Promise.all(open().map((request) => untilAnswered(page, request)));
      await page.evaluate(idle);
    } while (open().length > 0);
  };
  const tooLate = new AbortController();
  const late = sleep(60_000, null, { signal: tooLate.signal }).then(
    async () => {
      const moving = open().length > 0 ? [] : await page.evaluate(movingNow);
      throw new Error(
        `not settled after a minute: ${[...open().map((request) => request.url()), ...moving].join(", ")}`,
      );
    },
    () => {},
  );
  await Promise.race([settled(), late]).finally(() => tooLate.abort());
}

/** An answer whose end the browser never tells, one that a new page cut off say, counts as whole: nobody waits for it any more. */
async function untilAnswered(page: Page, request: Request): Promise<void> {
  await request.response().catch(() => null);
  unanswered.get(page)?.delete(request);
}

/** Runs in the page: resolves when everything that moves and will soon end has ended, and the main thread is idle. */
async function idle(): Promise<void> {
  // Asked again with every frame: what a larger text pushes out of sight is no longer drawn, does not move on, and never tells its end.
  // A circle that leads a breath is no reason to wait: it moves on for minutes, phase by phase, and without motion from frame to frame.
  const isShort = (ms: number) => ms > 20 && ms < 1500;
  const isMoving = ({ effect, playState }: Animation) =>
    playState === "running" &&
    effect instanceof KeyframeEffect &&
    isShort(Number(effect.getComputedTiming().endTime)) &&
    (effect.target?.checkVisibility({ contentVisibilityAuto: true }) ?? false);
  // on a busy machine the browser may draw nothing for long, and find no idle moment: the page can be measured all the same
  do await new Promise((done) => [requestAnimationFrame(done), setTimeout(done, 1000)]);
  while (document.getAnimations().some(isMoving));
  await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
}

/** Runs in the page: what moves. */
function movingNow(): string[] {
  return document.getAnimations().map(({ playState, effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return `${playState} ${target?.outerHTML.slice(0, 120)}`;
  });
}

/** From a second later on the page's own clock, installed before, goes on only with `runFor`, however slow the machine is. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** A double click whose second half comes when `told` is there: what was pressed may have moved away by then. */
export async function doublePress(button: Locator, told: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error("the button is not on screen");
  const { mouse } = button.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (const clickCount of [1, 2]) {
    await mouse.down({ clickCount });
    await mouse.up({ clickCount });
    await told.waitFor();
  }
}

/** Waits until React has taken over what `locator` finds: before that nothing in it fetches or hears anything. */
export async function untilHydrated(locator: Locator): Promise<void> {
  await expect
    .poll(
      () => locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactFiber"))),
      {
        timeout: 60_000,
      },
    )
    .toBe(true);
}
