const yearSeconds = 31_536_000;

/** Keeps a preference on the device: as a cookie, which the server draws the next page by, and in local storage. */
export function keepPreference(name: "language" | "theme" | "motion" | "timeZone", value: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`;
  try {
    localStorage.setItem(name, value);
  } catch (error) {
    // specification §4: local storage failures are only logged
    console.info("This browser keeps no local storage.", error);
  }
}

/** Applies a choice of motion to the page at once. */
export function applyMotion(motion: "system" | "calm"): void {
  document.documentElement.dataset["motion"] = motion;
}

/** Applies a theme to the page at once. */
export function applyTheme(theme: "light" | "dark" | "system"): void {
  document.documentElement.dataset["theme"] = theme;
}
