import type { QueryClient } from "@tanstack/react-query";
import type { Cause } from "../router/route.ts";
import { userQuery } from "../account/queries.ts";
import { latestAssessmentQuery } from "../home/queries.ts";
import { resourcesQuery } from "../resources/queries.ts";
import { tabOf, type DashboardSearch } from "./dashboard-address.ts";
import { FurtherPart } from "./further-part.tsx";
import { logQuery, milestonesQuery, sessionsQuery, statsQuery, typesQuery } from "./queries.ts";

/**
 * Asks for what the dashboard shows first at an address. The server waits for it, and for the code of the tab; a browser shows
 * shapes meanwhile, and asks anew whenever somebody comes in, for everything that they do elsewhere changes it. A failure is left
 * to the part of the screen that it concerns.
 */
export async function loadDashboard(
  client: QueryClient,
  search: DashboardSearch,
  cause: Cause,
): Promise<void> {
  if (cause === "stay") return;
  const tab = tabOf(search);
  const staleTime = cause === "enter" ? 0 : Number.POSITIVE_INFINITY;
  const asked = Promise.all([
    client.prefetchQuery(userQuery),
    client.prefetchQuery({ ...statsQuery, staleTime }),
    client.prefetchQuery({ ...sessionsQuery(), staleTime }),
    client.prefetchQuery({ ...typesQuery, staleTime }),
    client.prefetchQuery({ ...milestonesQuery, staleTime }),
    client.prefetchQuery({ ...latestAssessmentQuery, staleTime }),
    tab === "log" ? client.prefetchQuery({ ...logQuery(), staleTime }) : undefined,
    // the log names what was opened
    tab === "log" ? client.prefetchQuery(resourcesQuery) : undefined,
    import.meta.env.SSR && tab !== "summary" ? FurtherPart.loaded() : undefined,
  ]);
  if (import.meta.env.SSR) await asked;
}
