import { benchTimeZone } from "./time-zone.ts";
import type { Person } from "./walk.ts";

/** A page of the product as the bench visits it. */
export interface BenchRoute {
  readonly name: string;
  readonly path: string;
  /** The screen's source in web/, whose code the page must ask for; null for a page without script. */
  readonly screen: string | null;
  readonly cookies: Readonly<Record<string, string>>;
}

/** The landing page, sign-in, and every screen of somebody with a plan. */
export function benchRoutes({ cookie, activityId }: Person): BenchRoute[] {
  const stranger = { language: "es", timeZone: benchTimeZone };
  const person = { ...stranger, [cookie.name]: cookie.value };
  const own = (name: string, path: string, screen: string): BenchRoute => ({
    name,
    path,
    screen: `src/${screen}-screen.tsx`,
    cookies: person,
  });
  return [
    { name: "landing", path: "/", screen: null, cookies: stranger },
    { name: "sign-in", path: "/?login", screen: "src/account/sign-in-screen.tsx", cookies: stranger },
    own("home", "/", "home/home"),
    own("assessment", "/assessment", "assessment/assessment"),
    own("activities", "/activities", "activity/activities"),
    own("session", `/activity-session/${activityId}`, "session/session"),
    own("breathing", "/breathing-game", "breathing/breathing"),
    own("garden", "/zen-garden", "garden/garden"),
    own("library", "/resources", "resources/library"),
    own("resource", "/resources/what-stress-is", "resources/resource"),
    own("analytics", "/analytics", "analytics/analytics"),
    own("dashboard", "/dashboard", "dashboard/dashboard"),
    own("journal", "/journal", "journal/journal"),
    own("experiments", "/experiments", "experiments/experiments"),
    own("import", "/import", "imports/import"),
    own("professional-page", "/professional-page", "professional-page/professional-page"),
    own("marketplace", "/marketplace", "marketplace/marketplace"),
    own("settings", "/settings", "settings/settings"),
  ];
}

const grownOverYears = new Set(["home", "activities", "garden", "analytics"]);

/** The screens whose content grows, of somebody who has been here for years. */
export function routesAfterYears(person: Person): BenchRoute[] {
  const grown = benchRoutes(person).filter(({ name }) => grownOverYears.has(name));
  return grown.map((route) => ({ ...route, name: `${route.name} after years` }));
}

/** The cookies as one header. */
export function cookieHeader({ cookies }: BenchRoute): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("; ");
}
