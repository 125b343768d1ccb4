import { Refusal } from "@remanso/core/refusals.ts";
import type { Db } from "../db/db.ts";
import { listIdentities } from "./identity-store.ts";
import { listPasskeys } from "./passkey-store.ts";
import type { Providers } from "./providers.ts";
import type { UserRow } from "./store.ts";

/**
 * Refuses `last_way_in` when nothing is left that opens the account: no password, no passkey, no provider that is configured. Asked
 * after something was removed and while the account is held, so that the refusal undoes it.
 */
export async function requireWayIn(
  db: Db,
  user: Pick<UserRow, "id" | "email" | "passwordHash">,
  providers: Pick<Providers, "has">,
): Promise<void> {
  if (user.passwordHash !== null && user.email !== null) return;
  if ((await listPasskeys(db, user.id)).length > 0) return;
  const identities = await listIdentities(db, user.id);
  if (!identities.some(({ provider }) => providers.has(provider))) throw new Refusal("last_way_in");
}
