import type { ScreenName } from "./screens.ts";

/**
 * Practice fills the screen (decisions §3): no bar, no bubble, no footer, only a slim line with help and the way out, which leads to
 * `leavesTo`; null where the screen has both on its picture. A screen that would lose something asks with `useAskBeforeLeaving`.
 */
export const practiceScreens: Readonly<
  Partial<Record<ScreenName, { readonly leavesTo: "/" | "/activities" | null }>>
> = {
  minute: { leavesTo: null },
  guest: { leavesTo: "/" },
  guestKeep: { leavesTo: "/" },
  assessment: { leavesTo: "/" },
  // decisions §2: after 'Enviar' the first view is the result
  result: { leavesTo: "/" },
  session: { leavesTo: "/activities" },
  // specification §2: Exit returns to /activities
  breathing: { leavesTo: "/activities" },
};

/** Screens that come without what is folded in them (draws-folded.ts). */
export const foldedScreens: ReadonlySet<ScreenName> = new Set<ScreenName>([
  "home",
  "settings",
  "analytics",
  "dashboard",
]);

/** Pages that need no script beyond the inline one: they are read, or left by a plain link. */
export const quietScreens: ReadonlySet<ScreenName> = new Set<ScreenName>(["landing", "languagePicker"]);
