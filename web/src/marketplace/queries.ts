import type { QueryClient } from "@tanstack/react-query";
import { userQuery } from "../account/queries.ts";

export async function loadMarketplace(client: QueryClient): Promise<void> {
  await client.ensureQueryData(userQuery);
}
