import type { Person } from "./walk.ts";

/** A page of the product as the bench visits it. */
export interface BenchRoute {
  readonly name: string;
  readonly path: string;
  /** The screen's source in web/, whose code the page must ask for; null for a page without script. */
  readonly screen: string | null;
  readonly cookies: Readonly<Record<string, string>>;
}

/** The landing page, the way in, and every screen of somebody with a plan. */
export function benchRoutes({ cookie, activityId }: Person): BenchRoute[] {
  const stranger = { language: "es", timeZone: "Europe/Madrid" };
  const person = { ...stranger, [cookie.name]: cookie.value };
  return [
    { name: "landing", path: "/", screen: null, cookies: stranger },
    { name: "sign-in", path: "/?login", screen: "src/account/sign-in-screen.tsx", cookies: stranger },
    { name: "home", path: "/", screen: "src/home/home-screen.tsx", cookies: person },
    {
      name: "assessment",
      path: "/assessment",
      screen: "src/assessment/assessment-screen.tsx",
      cookies: person,
    },
    {
      name: "activities",
      path: "/activities",
      screen: "src/activity/activities-screen.tsx",
      cookies: person,
    },
    {
      name: "session",
      path: `/activity-session/${activityId}`,
      screen: "src/session/session-screen.tsx",
      cookies: person,
    },
    {
      name: "breathing",
      path: "/breathing-game",
      screen: "src/breathing/breathing-screen.tsx",
      cookies: person,
    },
    { name: "garden", path: "/zen-garden", screen: "src/garden/garden-screen.tsx", cookies: person },
    {
      name: "library",
      path: "/resources",
      screen: "src/resources/library-screen.tsx",
      cookies: person,
    },
    {
      name: "resource",
      path: "/resources/what-stress-is",
      screen: "src/resources/resource-screen.tsx",
      cookies: person,
    },
    { name: "settings", path: "/settings", screen: "src/settings/settings-screen.tsx", cookies: person },
  ];
}

/** The cookies as one header. */
export function cookieHeader({ cookies }: BenchRoute): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("; ");
}
