import { skipToken, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { resourcesApi, type Resource } from "@remanso/core/resources/contract.ts";
import { userQuery } from "../account/queries.ts";
import { ask, markStale, useChange } from "../app/ask.ts";
import { CallError } from "../call.ts";
import { AudioPlayer, FilmPlayer } from "./player.ts";

export const resourcesQuery = ask(resourcesApi.personalized);
export const learningQuery = ask(resourcesApi.progress);
export const resourceQuery = (id: string) => ask(resourcesApi.one, { params: { resourceId: id } });
export const searchQuery = (q: string) => ask(resourcesApi.search, { query: { q } });

/** What is known when the library is about to be shown. */
export interface Arrival {
  readonly q: string | undefined;
  /** Whether somebody comes in, or only might. */
  readonly isComing: boolean;
}

/**
 * Asks for what the library shows. The server waits for it, with what a search finds in the texts; a browser shows shapes
 * meanwhile, and asks anew whenever somebody comes in: reading and completing change the order and what is open. A failure
 * is left to the part of the screen that it concerns.
 */
export async function loadLibrary(client: QueryClient, { q, isComing }: Arrival): Promise<void> {
  if (isComing) markStale(client, [resourcesApi.personalized, resourcesApi.progress]);
  const asked = Promise.all([
    client.prefetchQuery(resourcesQuery),
    client.prefetchQuery(learningQuery),
    q === undefined ? undefined : client.prefetchQuery(searchQuery(q)),
  ]);
  if (import.meta.env.SSR) await asked;
}

/** How the opening of a resource came out. */
export type Opening =
  | { readonly outcome: "open"; readonly title: string }
  | { readonly outcome: "locked"; readonly needs: number; readonly completed: number }
  | { readonly outcome: "unknown" }
  | { readonly outcome: "failed"; readonly isOffline: boolean };

const openingKey = (id: string) => ["how a resource opened", id] as const;

/** How the opening of a resource came out last. */
export function openingOf(client: QueryClient, id: string): Opening | undefined {
  return client.getQueryData(openingKey(id));
}

/** The same, for as long as it is on screen. */
export function useOpening(id: string): Opening | undefined {
  return useQuery<Opening>({ queryKey: openingKey(id), queryFn: skipToken }).data;
}

/** Opens a resource: once it answers "open", its query has it. */
export async function loadResource(client: QueryClient, id: string): Promise<Opening> {
  const opening = await openResource(client, id);
  client.setQueryData(openingKey(id), opening);
  return opening;
}

async function openResource(client: QueryClient, id: string): Promise<Opening> {
  try {
    const [{ title, type }] = await Promise.all([
      client.ensureQueryData(resourceQuery(id)),
      client.ensureQueryData(userQuery),
    ]);
    if (type === "audio") await AudioPlayer.preload?.();
    if (type === "video") await FilmPlayer.preload?.();
    return { outcome: "open", title };
  } catch (error) {
    if (error instanceof CallError) return openingAfter(error);
    throw error;
  }
}

function openingAfter({ status, problem }: CallError): Opening {
  if (problem?.code === "not_found") return { outcome: "unknown" };
  if (problem?.code === "resource_locked") {
    const { needs = 0, completed = 0 } = problem.values ?? {};
    return { outcome: "locked", needs, completed };
  }
  return { outcome: "failed", isOffline: status === 0 };
}

export const useViewResource = () => useChange(resourcesApi.view);
export const useMarkResource = () => useChange(resourcesApi.mark);

/** Shows a resource as read or unread, wherever it is shown, before the server knows. */
export function useShowRead(id: string): (isRead: boolean) => void {
  const client = useQueryClient();
  return (isRead) => {
    client.setQueryData<Resource>(resourceQuery(id).queryKey, (one) => (one ? { ...one, isRead } : one));
    client.setQueryData(resourcesQuery.queryKey, (list) =>
      Array.isArray(list) ? list.map((one) => (one.id === id ? { ...one, isRead } : one)) : list,
    );
  };
}
