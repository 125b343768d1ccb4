import type { QueryClient } from "@tanstack/react-query";
import { professionalPageApi } from "@remanso/core/professional-page/contract.ts";
import { userQuery } from "../account/queries.ts";
import { ask, markStale } from "../app/ask.ts";

// Stays small: every page carries it, because the router loads by it. Changes are in page-queries.ts.

export const pageFactsQuery = ask(professionalPageApi.facts);
export const pageLinksQuery = ask(professionalPageApi.links);

/** Asks for what the screen shows; a failure is said on the screen. Links are opened by others, so they are asked for each time. */
export async function loadProfessionalPage(client: QueryClient): Promise<void> {
  if (!import.meta.env.SSR) markStale(client, [professionalPageApi.links]);
  const asked = Promise.all([
    client.ensureQueryData(userQuery),
    client.prefetchQuery(pageFactsQuery),
    client.prefetchQuery(pageLinksQuery),
  ]);
  if (import.meta.env.SSR) await asked;
}
