import type { Path } from "../router/places.ts";
import { importAgain } from "./import-again.ts";
import { lazyScreen } from "./lazy-screen.tsx";

/** Every screen of the product: where its code lives (each is a chunk of its own) and how it is loaded. */
export const screens = {
  landing: {
    source: "src/landing/landing-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../landing/landing-screen.tsx")).then((module) => module.LandingScreen),
    ),
  },
  languagePicker: {
    source: "src/landing/language-picker-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../landing/language-picker-screen.tsx")).then(
        (module) => module.LanguagePickerScreen,
      ),
    ),
  },
  minute: {
    source: "src/breathing/minute-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../breathing/minute-screen.tsx")).then((module) => module.MinuteScreen),
    ),
  },
  guest: {
    source: "src/assessment/guest-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../assessment/guest-screen.tsx")).then((module) => module.GuestScreen),
    ),
  },
  guestKeep: {
    source: "src/assessment/guest-keep-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../assessment/guest-keep-screen.tsx")).then(
        (module) => module.GuestKeepScreen,
      ),
    ),
  },
  signIn: {
    source: "src/account/sign-in-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../account/sign-in-screen.tsx")).then((module) => module.SignInScreen),
    ),
  },
  newPassword: {
    source: "src/account/new-password-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../account/new-password-screen.tsx")).then(
        (module) => module.NewPasswordScreen,
      ),
    ),
  },
  verifyEmail: {
    source: "src/account/verify-email-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../account/verify-email-screen.tsx")).then(
        (module) => module.VerifyEmailScreen,
      ),
    ),
  },
  help: {
    source: "src/help/help-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../help/help-screen.tsx")).then((module) => module.HelpScreen),
    ),
  },
  safetyPlan: {
    source: "src/safety/plan-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../safety/plan-screen.tsx")).then((module) => module.PlanScreen),
    ),
  },
  privacy: {
    source: "src/account/privacy-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../account/privacy-screen.tsx")).then((module) => module.PrivacyScreen),
    ),
  },
  home: {
    source: "src/home/home-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../home/home-screen.tsx")).then((module) => module.homeScreen()),
    ),
  },
  result: {
    source: "src/home/result-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../home/result-screen.tsx")).then((module) => module.ResultScreen),
    ),
  },
  assessment: {
    source: "src/assessment/assessment-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../assessment/assessment-screen.tsx")).then(
        (module) => module.AssessmentScreen,
      ),
    ),
  },
  activities: {
    source: "src/activity/activities-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../activity/activities-screen.tsx")).then(
        (module) => module.ActivitiesScreen,
      ),
    ),
  },
  session: {
    source: "src/session/session-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../session/session-screen.tsx")).then((module) => module.sessionScreen()),
    ),
  },
  breathing: {
    source: "src/breathing/breathing-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../breathing/breathing-screen.tsx")).then((module) => module.BreathingScreen),
    ),
  },
  garden: {
    source: "src/garden/garden-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../garden/garden-screen.tsx")).then((module) => module.gardenScreen()),
    ),
  },
  shell: {
    source: "src/offline/shell-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../offline/shell-screen.tsx")).then((module) => module.ShellScreen),
    ),
  },
  library: {
    source: "src/resources/library-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../resources/library-screen.tsx")).then((module) => module.LibraryScreen),
    ),
  },
  resource: {
    source: "src/resources/resource-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../resources/resource-screen.tsx")).then((module) => module.ResourceScreen),
    ),
  },
  analytics: {
    source: "src/analytics/analytics-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../analytics/analytics-screen.tsx")).then((module) => module.AnalyticsScreen),
    ),
  },
  dashboard: {
    source: "src/dashboard/dashboard-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../dashboard/dashboard-screen.tsx")).then((module) => module.DashboardScreen),
    ),
  },
  journal: {
    source: "src/journal/journal-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../journal/journal-screen.tsx")).then((module) => module.journalScreen()),
    ),
  },
  experiments: {
    source: "src/experiments/experiments-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../experiments/experiments-screen.tsx")).then(
        (module) => module.ExperimentsScreen,
      ),
    ),
  },
  imports: {
    source: "src/imports/import-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../imports/import-screen.tsx")).then((module) => module.ImportScreen),
    ),
  },
  professionalPage: {
    source: "src/professional-page/professional-page-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../professional-page/professional-page-screen.tsx")).then(
        (module) => module.ProfessionalPageScreen,
      ),
    ),
  },
  sharedPage: {
    source: "src/professional-page/shared-page-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../professional-page/shared-page-screen.tsx")).then(
        (module) => module.SharedPageScreen,
      ),
    ),
  },
  marketplace: {
    source: "src/marketplace/marketplace-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../marketplace/marketplace-screen.tsx")).then(
        (module) => module.MarketplaceScreen,
      ),
    ),
  },
  settings: {
    source: "src/settings/settings-screen.tsx",
    component: lazyScreen(() =>
      importAgain(() => import("../settings/settings-screen.tsx")).then((module) => module.settingsScreen()),
    ),
  },
} as const;

export type ScreenName = keyof typeof screens;

/** The screen at each address other than "/": the server tells the browser to fetch its code. */
export const screenOfPath: Readonly<Record<Exclude<Path, "/">, ScreenName>> = {
  "/assessment": "assessment",
  "/activities": "activities",
  "/activity-session/$activityId": "session",
  "/breathing-game": "breathing",
  "/zen-garden": "garden",
  "/resources": "library",
  "/resources/$resourceId": "resource",
  "/analytics": "analytics",
  "/dashboard": "dashboard",
  "/marketplace": "marketplace",
  "/settings": "settings",
  "/journal": "journal",
  "/experiments": "experiments",
  "/import": "imports",
  "/safety-plan": "safetyPlan",
  "/help": "help",
  "/shared/$id": "sharedPage",
  "/professional-page": "professionalPage",
  "/privacy": "privacy",
  "/offline-shell": "shell",
};

/** What stands in the place of a resource that is on its way, or that there is not. */
export const resourceInstead = {
  skeleton: lazyScreen(() =>
    importAgain(() => import("../resources/resource-screen.tsx")).then((module) => module.ResourceSkeleton),
  ),
  missing: lazyScreen(() =>
    importAgain(() => import("../resources/resource-screen.tsx")).then((module) => module.ResourceMissing),
  ),
} as const;
