import { useSyncExternalStore } from "react";

/** The time zone of this device; null while the page is as the server drew it, who cannot know. */
export function useDeviceZone(): string | null {
  return useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
}

const never = () => () => {};
