import type { QueryClient } from "@tanstack/react-query";
import { userQuery } from "../account/queries.ts";

export async function loadJournal(client: QueryClient, _q?: string): Promise<void> {
  await client.ensureQueryData(userQuery);
}
