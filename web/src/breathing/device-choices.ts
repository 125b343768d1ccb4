import { useSyncExternalStore } from "react";
import { keptAs, watchKept, writeKept } from "../device/keep.ts";

/** Sound and vibration are choices of a device, not of an account: a phone may buzz where a laptop stays still. */
export interface DeviceChoices {
  readonly sound: boolean;
  readonly vibration: boolean;
  /** A soft tone at the end of what is done with closed eyes; it sounds unless it was turned off. */
  readonly tone: boolean;
}

const quiet: DeviceChoices = { sound: false, vibration: false, tone: true };
const kept = keptAs("cues", deviceChoicesIn);

/** What this device keeps; the server, which cannot know, draws a quiet one. */
export function useDeviceChoices(): DeviceChoices {
  return useSyncExternalStore(listen, kept, () => quiet);
}

export function keepDeviceChoices(choices: DeviceChoices): void {
  writeKept("cues", JSON.stringify(choices));
}

/** The choices in a kept text; anything else in it is quiet. */
export function deviceChoicesIn(text: string | null): DeviceChoices {
  try {
    const found: unknown = JSON.parse(text ?? "null");
    if (typeof found !== "object" || found === null) return quiet;
    const parts = new Map<string, unknown>(Object.entries(found));
    return {
      sound: parts.get("sound") === true,
      vibration: parts.get("vibration") === true,
      tone: parts.get("tone") !== false,
    };
  } catch {
    return quiet;
  }
}

function listen(listener: () => void): () => void {
  return watchKept("cues", listener);
}
