import { useQuery, type QueryClient } from "@tanstack/react-query";
import { marketplaceApi } from "@remanso/core/marketplace/contract.ts";
import { userQuery } from "../account/queries.ts";
import { ask, askAgainAfter, useChange } from "../app/ask.ts";

// who has time changes while a tab stays open
const freshMs = 5 * 60_000;

const professionalsQuery = ask(marketplaceApi.professionals);
export const bookingsQuery = ask(marketplaceApi.bookings);

/** Everybody on the list. */
export function useProfessionals() {
  return useQuery({ ...professionalsQuery, staleTime: freshMs });
}

/** A professional's free times; fetched each time somebody opens the choice. */
export function useFreeSlots(professionalId: string) {
  return useQuery({ ...ask(marketplaceApi.slots, { params: { professionalId } }), staleTime: 0 });
}

/**
 * Asks for what the marketplace shows. The server waits for it; a browser shows shapes meanwhile. A part that cannot be
 * loaded says so in its own place, so a failure here stops nothing.
 */
export async function loadMarketplace(client: QueryClient): Promise<void> {
  const asked = Promise.all([
    client.prefetchQuery(userQuery),
    client.prefetchQuery(professionalsQuery),
    client.prefetchQuery(bookingsQuery),
  ]);
  if (import.meta.env.SSR) await asked;
}

export const useBook = () => useChange(marketplaceApi.book);
export const useCancelBooking = () => useChange(marketplaceApi.cancel);

/** Asks again for everything of the marketplace: something has changed that this device did not know. */
export async function refreshMarketplace(client: QueryClient): Promise<void> {
  await askAgainAfter(client, marketplaceApi.book);
}
