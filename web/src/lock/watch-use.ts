import { watchKept } from "../device/keep.ts";
import { isOpen } from "./is-open.ts";
import { isLocked, setLocked } from "./locked.ts";
import { leaveOpen, lockOf, stayOpen } from "./lock-state.ts";

const everyMs = 1000;
// written at most this often, however much the page is used
const writeEveryMs = 2000;

/**
 * Locks this page once nobody has used Remanso in this browser for as long as was chosen, and follows other tabs. A practice in view
 * counts as used: eyes are closed in it. Answers how to stop.
 */
export function watchUse(userId: string, isPractice: () => boolean): () => void {
  const stop = new AbortController();
  const marks = marksOf(userId);
  const look = () => setLocked(lockOf(userId) !== null && !isOpen(userId, Date.now()));
  // where the lock falls as soon as the page is left, to be in view is to be used
  const lookInView = () => {
    look();
    if (lockOf(userId)?.minutes === 0 || isPractice()) marks.used();
  };
  const turn = () => (isInView() ? lookInView() : marks.left());
  for (const kind of ["pointerdown", "keydown", "wheel", "touchmove"] as const)
    addEventListener(kind, marks.used, { capture: true, passive: true, signal: stop.signal });
  document.addEventListener("visibilitychange", turn, stop);
  addEventListener("pageshow", look, stop);
  addEventListener("pagehide", marks.left, stop);
  const timer = setInterval(() => (isInView() ? lookInView() : look()), everyMs);
  const unwatch = watchKept("lockOpen", look);
  look();
  return () => {
    stop.abort();
    clearInterval(timer);
    unwatch();
    setLocked(false);
  };
}

/** Notes that the open page is used, and that it is left. */
function marksOf(userId: string) {
  let writtenMs = 0;
  return {
    used: () => {
      const lock = lockOf(userId);
      if (!lock || isLocked() || Date.now() - writtenMs < writeEveryMs) return;
      writtenMs = Date.now();
      stayOpen(userId, lock, writtenMs);
    },
    left: () => {
      const lock = lockOf(userId);
      writtenMs = 0;
      if (lock && !isLocked()) leaveOpen(userId, lock, Date.now());
    },
  };
}

function isInView(): boolean {
  return document.visibilityState === "visible";
}
