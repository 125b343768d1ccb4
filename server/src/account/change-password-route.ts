import type { FastifyInstance, FastifyRequest } from "fastify";
import { accountApi } from "@remanso/core/account/contract.ts";
import { newPasswordFault } from "@remanso/core/account/new-password.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import type { Db } from "../db/db.ts";
import { answer, outsideTransaction } from "../http.ts";
import { requireFreshProof } from "./fresh-proof.ts";
import { dropResetLinks } from "./link-store.ts";
import { requireOwnPassword } from "./own-password.ts";
import { hashPassword } from "./password-hash.ts";
import { endSessions, isSessionThere } from "./session-store.ts";
import { findUser, holdAccount, updateUser, type UserRow } from "./store.ts";
import { stillThere, userReply } from "./user-reply.ts";

interface Change {
  readonly user: UserRow;
  readonly sessionId: string;
  readonly passwordHash: string;
}

/**
 * A signed-in person changes their password, or chooses a first one. The old one proves that it is them, or they have just proved it
 * in another way. Every other session ends.
 */
export function changePasswordRoute(app: FastifyInstance): void {
  answer(
    app,
    accountApi.changePassword,
    outsideTransaction(async (call) => {
      const { input, db, userId, sessionId, request } = call;
      const user = stillThere(await findUser(db, userId));
      const fields = newPasswordFault(input, user);
      if (fields) throw new Refusal("invalid_input", { fields });
      if (user.email === null) throw new Refusal("address_missing");
      const isProved = await provesByOldPassword(request, user, input.currentPassword);
      if (!isProved) await requireFreshProof(call);
      const passwordHash = await hashPassword(input.password);
      return app.deps.database.db.transaction(async (tx) =>
        userReply(await changePassword(tx, { user, sessionId, passwordHash })),
      );
    }),
  );
}

async function provesByOldPassword(
  request: FastifyRequest,
  user: UserRow,
  typed: string | undefined,
): Promise<boolean> {
  if (typed === undefined || user.passwordHash === null) return false;
  await requireOwnPassword(request, user, { typed, field: "currentPassword" });
  return true;
}

async function changePassword(db: Db, { user, sessionId, passwordHash }: Change): Promise<UserRow> {
  const held = stillThere(await holdAccount(db, user.id));
  if (!(await isSessionThere(db, user.id, sessionId))) throw new Refusal("not_signed_in");
  // of several changes at one moment one succeeds; the others were proved by a password that is no longer one
  if (held.passwordHash !== user.passwordHash) throw new Refusal("proof_needed");
  const changed = stillThere(await updateUser(db, user.id, { passwordHash }));
  await endSessions(db, user.id, sessionId);
  await dropResetLinks(db, user.id);
  return changed;
}
