import type { SyntheticEvent } from "react";

// React calls no handler for an event on a part of the page that it has not hydrated yet, not even a handler of a parent
// that is hydrated. So an event tells whether a control is alive: `auxclick`, the press of another mouse button, which no
// control here uses. It also makes React hydrate that part first. docs/decisions/0027
const probe = "auxclick";
const askAgainMs = 50;
const giveUpMs = 10_000;

/** Marks the page as running, and repeats the last press that came before that, as boot.js noted it. */
export function startHearing(): void {
  document.documentElement.dataset["running"] = "yes";
  const early = document.querySelector<HTMLElement>("[data-pressed-early]");
  // React cannot hydrate a part from within the effect that calls this
  if (early) queueMicrotask(() => pressOnceAlive(early));
}

/** The `onAuxClickCapture` of an element around everything: shows `isAlive` that React heard the probe. */
export function answerProbe(event: SyntheticEvent): void {
  if (!event.isTrusted) event.preventDefault();
}

/** True where the control is on a part that is not hydrated yet: it is pressed once it is. */
export function pressWhenAlive(control: HTMLElement): boolean {
  if (isAlive(control)) return false;
  pressOnceAlive(control);
  return true;
}

function pressOnceAlive(control: HTMLElement): void {
  const deadlineMs = performance.now() + giveUpMs;
  let timer = 0;
  const stop = () => {
    clearTimeout(timer);
    delete control.dataset["pressedEarly"];
    document.removeEventListener("click", stop, true);
  };
  const ask = () => {
    if (performance.now() > deadlineMs) return stop();
    if (!isAlive(control)) {
      timer = window.setTimeout(ask, askAgainMs);
      return;
    }
    stop();
    press(control);
  };
  // React itself hears a later press, which takes the place of the early one
  document.addEventListener("click", stop, true);
  ask();
}

function isAlive(control: HTMLElement): boolean {
  return !control.dispatchEvent(new Event(probe, { bubbles: true, cancelable: true }));
}

function press(control: HTMLElement): void {
  // the browser has checked this radio button already, and only a change is announced
  if (control instanceof HTMLInputElement) control.checked = false;
  control.click();
}
