import { analyticsSearchOf } from "../analytics/analytics-address.ts";
import { loadAnalytics } from "../analytics/queries.ts";
import { loadActivities, loadSession } from "../activity/queries.ts";
import { loadAssessment, loadGuestKeep } from "../assessment/queries.ts";
import { loadBreathing } from "../breathing/queries.ts";
import { dashboardSearchOf } from "../dashboard/dashboard-address.ts";
import { loadDashboard } from "../dashboard/load-dashboard.ts";
import { experimentsSearchOf } from "../experiments/experiments-address.ts";
import { loadExperiments } from "../experiments/queries.ts";
import { loadGarden } from "../garden/queries.ts";
import { helpSearchOf } from "../help/help-address.ts";
import { loadHome } from "../home/queries.ts";
import { loadImports } from "../imports/queries.ts";
import { journalSearchOf } from "../journal/journal-address.ts";
import { loadJournal } from "../journal/queries.ts";
import { marketplaceSearchOf } from "../marketplace/marketplace-address.ts";
import { loadMarketplace } from "../marketplace/queries.ts";
import { loadProfessionalPage } from "../professional-page/queries.ts";
import { librarySearchOf } from "../resources/library-address.ts";
import { loadLibrary, loadResource, openingOf } from "../resources/queries.ts";
import { nothingThere, route, type Routes } from "../router/route.ts";
import type { Visitor } from "./visitor.ts";
import { loadSettings, loadSignIn } from "../account/queries.ts";
import { IndexScreen } from "./index-screen.tsx";
import { indexSearchOf, movedTo } from "./index-address.ts";
import { indexScreenOf } from "./index-search.ts";
import { resourceInstead, screens, type ScreenName } from "./screens.ts";
import { ownTitle, titleOf } from "./screen-title.ts";

const nothing = {};
const plain = { searchOf: () => nothing } as const;

const named =
  (screen: ScreenName) =>
  ({ context }: { context: { visitor: Visitor } }) =>
    titleOf(context.visitor, screen);

/** What is at each address. */
export const routes: Routes = {
  "/": route({
    component: IndexScreen,
    isOpen: true,
    searchOf: indexSearchOf,
    // links that people have, and letters that were sent
    movedTo,
    // a window over the page needs nothing new
    loadedFor: (search) => ({ ...search, history: undefined }),
    title: ({ context, search }) => titleOf(context.visitor, indexScreenOf(context.visitor, search)),
    load: ({ context, search }) => {
      const { visitor, queryClient } = context;
      const name = indexScreenOf(visitor, search);
      return Promise.all([
        screens[name].component.preload(),
        name === "home" || name === "result" ? loadHome(queryClient) : undefined,
        name === "guestKeep" ? loadGuestKeep(queryClient) : undefined,
        name === "signIn" ? loadSignIn(queryClient) : undefined,
      ]);
    },
  }),
  "/help": route({
    component: screens.help.component,
    isOpen: true,
    searchOf: helpSearchOf,
    title: named("help"),
  }),
  "/privacy": route({
    ...plain,
    component: screens.privacy.component,
    isOpen: true,
    title: named("privacy"),
  }),
  // decisions §12: a page that somebody shared; it opens by a press alone
  "/shared/$id": route({
    ...plain,
    component: screens.sharedPage.component,
    isOpen: true,
    title: named("sharedPage"),
  }),
  "/professional-page": route({
    ...plain,
    component: screens.professionalPage.component,
    title: named("professionalPage"),
    load: ({ context }) => loadProfessionalPage(context.queryClient),
  }),
  "/assessment": route({
    ...plain,
    component: screens.assessment.component,
    title: named("assessment"),
    load: ({ context }) => loadAssessment(context.queryClient),
  }),
  "/activities": route({
    ...plain,
    component: screens.activities.component,
    title: named("activities"),
    load: ({ context }) => loadActivities(context.queryClient),
  }),
  "/activity-session/$activityId": route({
    ...plain,
    component: screens.session.component,
    // it says that the activity could not be loaded
    missing: screens.session.component,
    title: named("session"),
    load: async ({ context, params }) => {
      if (!(await loadSession(context.queryClient, params["activityId"] ?? ""))) throw nothingThere;
    },
  }),
  "/breathing-game": route({
    ...plain,
    component: screens.breathing.component,
    title: named("breathing"),
    load: ({ context }) => loadBreathing(context.queryClient),
  }),
  "/zen-garden": route({
    ...plain,
    component: screens.garden.component,
    title: named("garden"),
    load: ({ context }) => loadGarden(context.queryClient),
  }),
  "/resources": route({
    component: screens.library.component,
    searchOf: librarySearchOf,
    title: named("library"),
    // another search on the same shelves needs nothing new
    load: ({ context, search, cause }) =>
      cause === "stay"
        ? undefined
        : loadLibrary(context.queryClient, { q: search.q, isComing: cause === "enter" }),
  }),
  "/resources/$resourceId": route({
    ...plain,
    component: screens.resource.component,
    pending: resourceInstead.skeleton,
    missing: resourceInstead.missing,
    title: ({ context, params }) => {
      const opening = openingOf(context.queryClient, params["resourceId"] ?? "");
      return opening?.outcome === "open"
        ? ownTitle(context.visitor, opening.title)
        : titleOf(context.visitor, "resource");
    },
    load: async ({ context, params }) => {
      const { outcome } = await loadResource(context.queryClient, params["resourceId"] ?? "");
      if (outcome === "unknown") throw nothingThere;
    },
  }),
  "/analytics": route({
    component: screens.analytics.component,
    searchOf: analyticsSearchOf,
    title: named("analytics"),
    load: ({ context, search, cause }) => loadAnalytics(context.queryClient, search, cause),
  }),
  "/dashboard": route({
    component: screens.dashboard.component,
    searchOf: dashboardSearchOf,
    title: named("dashboard"),
    load: ({ context, search, cause }) => loadDashboard(context.queryClient, search, cause),
  }),
  "/marketplace": route({
    component: screens.marketplace.component,
    searchOf: marketplaceSearchOf,
    title: named("marketplace"),
    load: ({ context }) => loadMarketplace(context.queryClient),
  }),
  "/settings": route({
    ...plain,
    component: screens.settings.component,
    title: named("settings"),
    load: ({ context }) => loadSettings(context.queryClient),
  }),
  "/import": route({
    ...plain,
    component: screens.imports.component,
    title: named("imports"),
    load: ({ context }) => loadImports(context.queryClient),
  }),
  "/journal": route({
    component: screens.journal.component,
    searchOf: journalSearchOf,
    title: named("journal"),
    load: ({ context }) => loadJournal(context.queryClient),
  }),
  "/experiments": route({
    component: screens.experiments.component,
    searchOf: experimentsSearchOf,
    title: named("experiments"),
    load: ({ context, search }) => loadExperiments(context.queryClient, search),
  }),
  "/safety-plan": route({ ...plain, component: screens.safetyPlan.component, title: named("safetyPlan") }),
  "/offline-shell": route({ ...plain, component: screens.shell.component }),
};
