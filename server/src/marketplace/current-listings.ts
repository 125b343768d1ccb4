import { isConfirmed, type Listing } from "@remanso/core/marketplace/listing.ts";
import { sampleListings } from "@remanso/core/marketplace/professionals-text.ts";
import { localDateOf } from "@remanso/core/progress/local-date.ts";
import type { Db } from "../db/db.ts";
import { listImported } from "./store.ts";

/** Everybody who can be booked: the samples until somebody is imported, then those confirmed within a year. */
export async function currentListings(db: Db, now: Date): Promise<readonly Listing[]> {
  const imported = await listImported(db);
  if (imported.length === 0) return sampleListings;
  const today = localDateOf(now, "UTC");
  return imported.flatMap(({ listing, confirmedOn }) => (isConfirmed(confirmedOn, today) ? listing : []));
}
