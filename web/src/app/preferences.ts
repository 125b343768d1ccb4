import { writeKept } from "../device/keep.ts";

/** Keeps a preference on the device: as a cookie, which the server draws the next page by, and in local storage. */
export function keepPreference(
  name: "language" | "theme" | "motion" | "timeZone" | "discreet",
  value: string,
): void {
  writeKept(name, value);
}

/** Applies a choice of motion to the page at once. */
export function applyMotion(motion: "system" | "calm"): void {
  document.documentElement.dataset["motion"] = motion;
}

/** Applies a theme to the page at once. */
export function applyTheme(theme: "light" | "dark" | "system"): void {
  document.documentElement.dataset["theme"] = theme;
}
