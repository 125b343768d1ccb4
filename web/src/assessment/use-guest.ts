import { useCallback, useSyncExternalStore } from "react";
import { eraseKept, readKept, watchKept, writeKept } from "../device/keep.ts";
import { presentMs } from "../device/clock.ts";
import { guestText, noGuest, parseGuest, type Guest } from "./guest-answers.ts";

interface GuestControl {
  readonly guest: Guest;
  /** Kept on the device, beyond this tab. */
  readonly isOnDevice: boolean;
  readonly change: (guest: Guest) => void;
  /** Moves it from the tab to the device; false where this browser keeps nothing. */
  readonly keepOnDevice: () => boolean;
  readonly erase: () => void;
}

/** What somebody without an account has answered: kept for the life of the tab, and on the device once they ask for it. decisions §2 */
export function useGuest(): GuestControl {
  const inTab = useSyncExternalStore(subscribe, () => readKept("guestAnswers"), nothing);
  const onDevice = useSyncExternalStore(subscribe, () => readKept("guestAnswersHere"), nothing);
  const text = inTab ?? onDevice;
  const guest = text === null ? noGuest : parseGuest(text, presentMs());
  const change = useCallback((next: Guest) => void writeKept("guestAnswers", guestText(next)), []);
  const keepOnDevice = () => {
    if (!writeKept("guestAnswersHere", guestText(guest))) {
      eraseKept("guestAnswersHere");
      return false;
    }
    eraseKept("guestAnswers");
    return true;
  };
  return { guest, isOnDevice: inTab === null && onDevice !== null, change, keepOnDevice, erase: eraseGuest };
}

/** Takes the answers away, from the tab and from the device. */
export function eraseGuest(): void {
  eraseKept("guestAnswers");
  eraseKept("guestAnswersHere");
}

function subscribe(listener: () => void): () => void {
  const stops = [watchKept("guestAnswers", listener), watchKept("guestAnswersHere", listener)];
  return () => stops.forEach((stop) => stop());
}

function nothing(): null {
  return null;
}
