import { lazyRouteComponent } from "@tanstack/react-router";
import type { Visitor } from "./visitor.ts";

/** Every screen of the product: where its code lives (each is a chunk of its own) and how it is loaded. */
export const screens = {
  landing: {
    source: "src/landing/landing-screen.tsx",
    component: lazyRouteComponent(() => import("../landing/landing-screen.tsx"), "LandingScreen"),
  },
  languagePicker: {
    source: "src/landing/language-picker-screen.tsx",
    component: lazyRouteComponent(
      () => import("../landing/language-picker-screen.tsx"),
      "LanguagePickerScreen",
    ),
  },
  signIn: {
    source: "src/account/sign-in-screen.tsx",
    component: lazyRouteComponent(() => import("../account/sign-in-screen.tsx"), "SignInScreen"),
  },
  newPassword: {
    source: "src/account/new-password-screen.tsx",
    component: lazyRouteComponent(() => import("../account/new-password-screen.tsx"), "NewPasswordScreen"),
  },
  verifyEmail: {
    source: "src/account/verify-email-screen.tsx",
    component: lazyRouteComponent(() => import("../account/verify-email-screen.tsx"), "VerifyEmailScreen"),
  },
  help: {
    source: "src/help/help-screen.tsx",
    component: lazyRouteComponent(() => import("../help/help-screen.tsx"), "HelpScreen"),
  },
  safetyPlan: {
    source: "src/safety/plan-screen.tsx",
    component: lazyRouteComponent(() => import("../safety/plan-screen.tsx"), "PlanScreen"),
  },
  privacy: {
    source: "src/account/privacy-screen.tsx",
    component: lazyRouteComponent(() => import("../account/privacy-screen.tsx"), "PrivacyScreen"),
  },
  home: {
    source: "src/home/home-screen.tsx",
    component: lazyRouteComponent(() => import("../home/home-screen.tsx"), "HomeScreen"),
  },
  assessment: {
    source: "src/assessment/assessment-screen.tsx",
    component: lazyRouteComponent(() => import("../assessment/assessment-screen.tsx"), "AssessmentScreen"),
  },
  activities: {
    source: "src/activity/activities-screen.tsx",
    component: lazyRouteComponent(() => import("../activity/activities-screen.tsx"), "ActivitiesScreen"),
  },
  session: {
    source: "src/session/session-screen.tsx",
    component: lazyRouteComponent(() => import("../session/session-screen.tsx"), "SessionScreen"),
  },
  breathing: {
    source: "src/breathing/breathing-screen.tsx",
    component: lazyRouteComponent(() => import("../breathing/breathing-screen.tsx"), "BreathingScreen"),
  },
  garden: {
    source: "src/garden/garden-screen.tsx",
    component: lazyRouteComponent(() => import("../garden/garden-screen.tsx"), "GardenScreen"),
  },
  shell: {
    source: "src/offline/shell-screen.tsx",
    component: lazyRouteComponent(() => import("../offline/shell-screen.tsx"), "ShellScreen"),
  },
  library: {
    source: "src/resources/library-screen.tsx",
    component: lazyRouteComponent(() => import("../resources/library-screen.tsx"), "LibraryScreen"),
  },
  resource: {
    source: "src/resources/resource-screen.tsx",
    component: lazyRouteComponent(() => import("../resources/resource-screen.tsx"), "ResourceScreen"),
  },
  analytics: {
    source: "src/analytics/analytics-screen.tsx",
    component: lazyRouteComponent(() => import("../analytics/analytics-screen.tsx"), "AnalyticsScreen"),
  },
  dashboard: {
    source: "src/dashboard/dashboard-screen.tsx",
    component: lazyRouteComponent(() => import("../dashboard/dashboard-screen.tsx"), "DashboardScreen"),
  },
  journal: {
    source: "src/journal/journal-screen.tsx",
    component: lazyRouteComponent(() => import("../journal/journal-screen.tsx"), "JournalScreen"),
  },
  marketplace: {
    source: "src/marketplace/marketplace-screen.tsx",
    component: lazyRouteComponent(() => import("../marketplace/marketplace-screen.tsx"), "MarketplaceScreen"),
  },
  settings: {
    source: "src/settings/settings-screen.tsx",
    component: lazyRouteComponent(() => import("../settings/settings-screen.tsx"), "SettingsScreen"),
  },
} as const;

export type ScreenName = keyof typeof screens;

/** What stands in the place of a resource that is on its way, or that there is not. */
export const resourceInstead = {
  skeleton: lazyRouteComponent(() => import("../resources/resource-screen.tsx"), "ResourceSkeleton"),
  missing: lazyRouteComponent(() => import("../resources/resource-screen.tsx"), "ResourceMissing"),
} as const;

/** What may stand behind the "?" of the first page: links for the signed-out live there (decisions §1). */
export interface IndexSearch {
  readonly login?: string;
  readonly error?: string;
  readonly next?: string;
  readonly reset?: string;
  readonly verify?: string;
  readonly privacy?: string;
  readonly help?: string;
  readonly plan?: string;
  readonly country?: string;
  readonly journal?: string;
  readonly q?: string;
}

/** Which screen stands at "/": it depends on who looks and on what they ask for. */
export function indexScreenOf(visitor: Visitor, search: IndexSearch): ScreenName {
  if (search.reset !== undefined) return "newPassword";
  if (search.help !== undefined) return "help";
  if (search.privacy !== undefined) return "privacy";
  if (search.plan !== undefined && visitor.signedIn) return "safetyPlan";
  if (search.journal !== undefined && visitor.signedIn) return "journal";
  if (visitor.signedIn) return search.verify === undefined ? "home" : "verifyEmail";
  if (search.login !== undefined || search.verify !== undefined) return "signIn";
  return visitor.languageChosen ? "landing" : "languagePicker";
}

/** Pages that need no script beyond the inline one: they are read, or left by a plain link. */
export const quietScreens: ReadonlySet<ScreenName> = new Set<ScreenName>(["landing", "languagePicker"]);
