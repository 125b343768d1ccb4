import type { QueryClient } from "@tanstack/react-query";
import { importsApi } from "@remanso/core/imports/contract.ts";
import { userQuery } from "../account/queries.ts";
import { ask, markStale } from "../app/ask.ts";

// Stays small: every page carries it, because the router loads by it. Changes are in import-queries.ts.

export const importsQuery = ask(importsApi.list);

/** Asks for what was brought before; a failure is said on the screen. */
export async function loadImports(client: QueryClient): Promise<void> {
  if (!import.meta.env.SSR) markStale(client, [importsApi.list]);
  const asked = Promise.all([client.ensureQueryData(userQuery), client.prefetchQuery(importsQuery)]);
  if (import.meta.env.SSR) await asked;
}
