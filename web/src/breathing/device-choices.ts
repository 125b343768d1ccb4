import { useSyncExternalStore } from "react";

/** Sound and vibration are choices of a device, not of an account: a phone may buzz where a laptop stays still. */
export interface DeviceChoices {
  readonly sound: boolean;
  readonly vibration: boolean;
}

const place = "remanso.breathing";
const quiet: DeviceChoices = { sound: false, vibration: false };
const listeners = new Set<() => void>();
let known: DeviceChoices | null = null;

/** What this device keeps; the server, which cannot know, draws a quiet one. */
export function useDeviceChoices(): DeviceChoices {
  return useSyncExternalStore(listen, read, () => quiet);
}

export function keepDeviceChoices(choices: DeviceChoices): void {
  known = choices;
  try {
    localStorage.setItem(place, JSON.stringify(choices));
  } catch (error) {
    // specification §4: local storage failures are only logged
    console.info("These choices are kept only while the page is open.", error);
  }
  for (const listener of listeners) listener();
}

/** The choices in a kept text; whatever is not one of ours is quiet. */
export function deviceChoicesIn(text: string | null): DeviceChoices {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept !== "object" || kept === null) return quiet;
    const parts = new Map<string, unknown>(Object.entries(kept));
    return { sound: parts.get("sound") === true, vibration: parts.get("vibration") === true };
  } catch {
    return quiet;
  }
}

function read(): DeviceChoices {
  if (known) return known;
  try {
    known = deviceChoicesIn(localStorage.getItem(place));
  } catch {
    known = quiet;
  }
  return known;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
