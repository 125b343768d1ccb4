import type { ScreenName } from "../web/src/app/screens.ts";

/** Who sees a screen, and where. A screen of an activity depends on its id. */
export interface Way {
  readonly who: "stranger" | "newcomer" | "person";
  readonly path: string | ((activityId: string) => string);
  /** Where the screen goes on to by itself. */
  readonly goesOnTo?: string;
  /** What stands behind its headings is looked at too. */
  readonly isUnfolded?: true;
}

// A screen that is missing here does not compile.
export const ways: Readonly<Record<ScreenName, Way>> = {
  languagePicker: { who: "newcomer", path: "/" },
  landing: { who: "stranger", path: "/" },
  minute: { who: "stranger", path: "/?breathe" },
  guest: { who: "stranger", path: "/?questions" },
  // there are no answers of a guest in the tab
  guestKeep: { who: "person", path: "/?keep", goesOnTo: "/" },
  signIn: { who: "stranger", path: "/?login" },
  newPassword: { who: "stranger", path: "/?reset=a-link-that-was-never-sent-to-anybody" },
  verifyEmail: { who: "person", path: "/?verify=a-link-that-was-never-sent-to-anybody" },
  help: { who: "stranger", path: "/help" },
  safetyPlan: { who: "person", path: "/safety-plan" },
  privacy: { who: "stranger", path: "/privacy", isUnfolded: true },
  home: { who: "person", path: "/" },
  result: { who: "person", path: "/?result" },
  assessment: { who: "person", path: "/assessment" },
  activities: { who: "person", path: "/activities" },
  session: { who: "person", path: (activityId) => `/activity-session/${activityId}` },
  breathing: { who: "person", path: "/breathing-game" },
  garden: { who: "person", path: "/zen-garden" },
  library: { who: "person", path: "/resources" },
  resource: { who: "person", path: "/resources/what-stress-is" },
  shell: { who: "person", path: "/offline-shell", goesOnTo: "/" },
  analytics: { who: "person", path: "/analytics" },
  dashboard: { who: "person", path: "/dashboard" },
  journal: { who: "person", path: "/journal" },
  experiments: { who: "person", path: "/experiments" },
  imports: { who: "person", path: "/import" },
  professionalPage: { who: "person", path: "/professional-page" },
  sharedPage: { who: "stranger", path: "/shared/an-address-that-opens-nothing" },
  marketplace: { who: "person", path: "/marketplace" },
  settings: { who: "person", path: "/settings", isUnfolded: true },
};

/** What the server draws and no script takes over. */
export const withoutScript: ReadonlySet<ScreenName> = new Set(["landing", "languagePicker"]);
