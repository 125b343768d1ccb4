import type { FastifyInstance, FastifyRequest } from "fastify";
import { accountApi } from "@remanso/core/account/contract.ts";
import { newPasswordFault } from "@remanso/core/account/new-password.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import type { Db } from "../db/db.ts";
import { answer } from "../http.ts";
import { isCommonForm } from "./common-passwords-file.ts";
import { writeSessionCookie } from "./cookies.ts";
import { requireFreshProof } from "./fresh-proof.ts";
import { markDevice } from "./known-device.ts";
import { dropResetLinks } from "./link-store.ts";
import { tellOwner } from "./notices.ts";
import { requireOwnPassword } from "./own-password.ts";
import { hashPassword } from "./password-hash.ts";
import { renewSession } from "./renew-session.ts";
import { endSessions } from "./session-store.ts";
import { findUser, holdAccount, updateUser, type UserRow } from "./store.ts";
import { stillThere, userReply } from "./user-reply.ts";

interface Change {
  readonly request: FastifyRequest;
  readonly user: UserRow;
  readonly sessionId: string;
  readonly passwordHash: string;
  readonly now: Date;
}

/**
 * A signed-in person changes their password, or chooses a first one. The old one proves that it is them, or they have just proved it
 * in another way. Every other session ends.
 */
export function changePasswordRoute(app: FastifyInstance): void {
  answer(app, accountApi.changePassword, async (call) => {
    const { input, db, userId, sessionId, request } = call;
    const user = stillThere(await findUser(db, userId));
    const fields = newPasswordFault(input, user, isCommonForm);
    if (fields) throw new Refusal("invalid_input", { fields });
    if (user.email === null) throw new Refusal("address_missing");
    const isProved = await provesByOldPassword(request, user, input.currentPassword);
    if (!isProved) await requireFreshProof(call);
    const passwordHash = await hashPassword(input.password, app.deps.passwordCost);
    const { changed, token } = await app.deps.database.db.transaction((tx) =>
      changePassword(tx, { request, user, sessionId, passwordHash, now: call.now }),
    );
    writeSessionCookie(call.reply, token);
    markDevice(call.reply, changed);
    return userReply(changed);
  });
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

async function changePassword(
  db: Db,
  { request, user, sessionId, passwordHash, now }: Change,
): Promise<{ changed: UserRow; token: string }> {
  const held = stillThere(await holdAccount(db, user.id));
  const token = await renewSession(db, user.id, { sessionId, now });
  if (token === null) throw new Refusal("not_signed_in");
  // of several simultaneous changes one succeeds; the others were proved with a password that is no longer valid
  if (held.passwordHash !== user.passwordHash) throw new Refusal("proof_needed");
  const changed = stillThere(await updateUser(db, user.id, { passwordHash }));
  await endSessions(db, user.id, sessionId);
  await dropResetLinks(db, user.id);
  await tellOwner(db, changed, { kind: "new_password", request, now });
  return { changed, token };
}
