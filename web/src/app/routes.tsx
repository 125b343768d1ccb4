import { createRoute, notFound, redirect } from "@tanstack/react-router";
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
import { loadHome } from "../home/queries.ts";
import { loadImports } from "../imports/queries.ts";
import { loadJournal } from "../journal/queries.ts";
import { marketplaceSearchOf } from "../marketplace/marketplace-address.ts";
import { loadMarketplace } from "../marketplace/queries.ts";
import { loadProfessionalPage } from "../professional-page/queries.ts";
import { librarySearchOf } from "../resources/library-address.ts";
import { loadLibrary, loadResource } from "../resources/queries.ts";
import { loadSettings, loadSignIn } from "../account/queries.ts";
import { IndexScreen } from "./index-screen.tsx";
import { indexScreenOf, movedTo, type IndexSearch } from "./index-search.ts";
import { helpRoute, privacyRoute, sharedRoute } from "./open-routes.ts";
import { personRoute } from "./person-route.ts";
import { rootRoute } from "./root-route.ts";
import { resourceInstead, screens } from "./screens.ts";
import { ownTitle, titled } from "./screen-title.ts";

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  component: IndexScreen,
  head: ({ match }) => titled(match.context.visitor, indexScreenOf(match.context.visitor, match.search)),
  validateSearch: (search: Record<string, unknown>): IndexSearch => search,
  beforeLoad: ({ search }) => {
    const moved = movedTo(search);
    // links that people have, and letters that were sent
    if (moved) throw redirect({ ...moved, replace: true });
  },
  // a window over the page needs nothing new
  loaderDeps: ({ search }): IndexSearch => ({ ...search, history: undefined }),
  loader: async ({ context, deps }) => {
    const search: IndexSearch = deps;
    const name = indexScreenOf(context.visitor, search);
    await Promise.all([
      screens[name].component.preload?.(),
      name === "home" || name === "result" ? loadHome(context.queryClient) : undefined,
      name === "guestKeep" ? loadGuestKeep(context.queryClient) : undefined,
      name === "signIn" ? loadSignIn(context.queryClient) : undefined,
    ]);
  },
});

const assessmentRoute = createRoute({
  getParentRoute: () => personRoute,
  path: "/assessment",
  component: screens.assessment.component,
  head: ({ match }) => titled(match.context.visitor, "assessment"),
  loader: ({ context }) => loadAssessment(context.queryClient),
});

const activitiesRoute = createRoute({
  getParentRoute: () => personRoute,
  path: "/activities",
  component: screens.activities.component,
  head: ({ match }) => titled(match.context.visitor, "activities"),
  loader: ({ context }) => loadActivities(context.queryClient),
});

const sessionRoute = createRoute({
  getParentRoute: () => personRoute,
  path: "/activity-session/$activityId",
  component: screens.session.component,
  // it says that the activity could not be loaded
  notFoundComponent: screens.session.component,
  head: ({ match }) => (match.status === "notFound" ? {} : titled(match.context.visitor, "session")),
  loader: async ({ context, params }) => {
    if (!(await loadSession(context.queryClient, params.activityId))) throw notFound();
  },
});

const breathingRoute = createRoute({
  getParentRoute: () => personRoute,
  path: "/breathing-game",
  component: screens.breathing.component,
  head: ({ match }) => titled(match.context.visitor, "breathing"),
  loader: ({ context }) => loadBreathing(context.queryClient),
});

const gardenRoute = createRoute({
  getParentRoute: () => personRoute,
  path: "/zen-garden",
  component: screens.garden.component,
  head: ({ match }) => titled(match.context.visitor, "garden"),
  loader: ({ context }) => loadGarden(context.queryClient),
});

const libraryRoute = createRoute({
  getParentRoute: () => personRoute,
  path: "/resources",
  component: screens.library.component,
  head: ({ match }) => titled(match.context.visitor, "library"),
  validateSearch: librarySearchOf,
  // another search on the same shelves needs nothing new
  loader: ({ context, location, cause }) =>
    cause === "stay"
      ? undefined
      : loadLibrary(context.queryClient, {
          q: librarySearchOf(location.search).q,
          isComing: cause === "enter",
        }),
});

const resourceRoute = createRoute({
  getParentRoute: () => personRoute,
  path: "/resources/$resourceId",
  component: screens.resource.component,
  pendingComponent: resourceInstead.skeleton,
  notFoundComponent: resourceInstead.missing,
  loader: async ({ context, params }) => {
    const opening = await loadResource(context.queryClient, params.resourceId);
    if (opening.outcome === "unknown") throw notFound();
    return opening;
  },
  head: ({ match, loaderData }) =>
    loaderData?.outcome === "open"
      ? { meta: [{ title: ownTitle(match.context.visitor, loaderData.title) }] }
      : match.status === "notFound"
        ? {}
        : titled(match.context.visitor, "resource"),
});

const analyticsRoute = createRoute({
  getParentRoute: () => personRoute,
  path: "/analytics",
  component: screens.analytics.component,
  head: ({ match }) => titled(match.context.visitor, "analytics"),
  validateSearch: analyticsSearchOf,
  loader: ({ context, location, cause }) => loadAnalytics(context.queryClient, location.search, cause),
});

const dashboardRoute = createRoute({
  getParentRoute: () => personRoute,
  path: "/dashboard",
  component: screens.dashboard.component,
  head: ({ match }) => titled(match.context.visitor, "dashboard"),
  validateSearch: dashboardSearchOf,
  loader: ({ context, location, cause }) => loadDashboard(context.queryClient, location.search, cause),
});

const marketplaceRoute = createRoute({
  getParentRoute: () => personRoute,
  path: "/marketplace",
  component: screens.marketplace.component,
  head: ({ match }) => titled(match.context.visitor, "marketplace"),
  validateSearch: marketplaceSearchOf,
  loader: ({ context }) => loadMarketplace(context.queryClient),
});

const settingsRoute = createRoute({
  getParentRoute: () => personRoute,
  path: "/settings",
  component: screens.settings.component,
  head: ({ match }) => titled(match.context.visitor, "settings"),
  loader: ({ context }) => loadSettings(context.queryClient),
});

const journalRoute = createRoute({
  getParentRoute: () => personRoute,
  path: "/journal",
  component: screens.journal.component,
  head: ({ match }) => titled(match.context.visitor, "journal"),
  validateSearch: ({ view }: Record<string, unknown>) => (typeof view === "string" ? { view } : {}),
  loader: ({ context }) => loadJournal(context.queryClient),
});

const experimentsRoute = createRoute({
  getParentRoute: () => personRoute,
  path: "/experiments",
  component: screens.experiments.component,
  head: ({ match }) => titled(match.context.visitor, "experiments"),
  validateSearch: experimentsSearchOf,
  loader: ({ context, location }) =>
    loadExperiments(context.queryClient, experimentsSearchOf(location.search)),
});

const importRoute = createRoute({
  getParentRoute: () => personRoute,
  path: "/import",
  component: screens.imports.component,
  head: ({ match }) => titled(match.context.visitor, "imports"),
  loader: ({ context }) => loadImports(context.queryClient),
});

const professionalPageRoute = createRoute({
  getParentRoute: () => personRoute,
  path: "/professional-page",
  component: screens.professionalPage.component,
  head: ({ match }) => titled(match.context.visitor, "professionalPage"),
  loader: ({ context }) => loadProfessionalPage(context.queryClient),
});

const safetyPlanRoute = createRoute({
  getParentRoute: () => personRoute,
  path: "/safety-plan",
  component: screens.safetyPlan.component,
  head: ({ match }) => titled(match.context.visitor, "safetyPlan"),
});

const shellRoute = createRoute({
  getParentRoute: () => personRoute,
  path: "/offline-shell",
  component: screens.shell.component,
});

export const routeTree = rootRoute.addChildren([
  indexRoute,
  helpRoute,
  privacyRoute,
  sharedRoute,
  personRoute.addChildren([
    assessmentRoute,
    activitiesRoute,
    sessionRoute,
    breathingRoute,
    gardenRoute,
    libraryRoute,
    resourceRoute,
    analyticsRoute,
    dashboardRoute,
    marketplaceRoute,
    settingsRoute,
    journalRoute,
    experimentsRoute,
    importRoute,
    professionalPageRoute,
    safetyPlanRoute,
    shellRoute,
  ]),
]);
