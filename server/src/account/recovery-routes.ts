import type { FastifyInstance } from "fastify";
import { accountApi } from "@remanso/core/account/contract.ts";
import { newPasswordFault } from "@remanso/core/account/new-password.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { answer, answerAnyone } from "../http.ts";
import { hashOf } from "../secret.ts";
import { sendsMail } from "../mail/keep-letter.ts";
import { postReset, postVerification } from "./account-mail.ts";
import { isCommonForm } from "./common-passwords-file.ts";
import { beginSession, rememberSession } from "./begin-session.ts";
import { forgiveAddress, limitMail, limitNetwork } from "./limits.ts";
import { findResetLink, spendVerifyLink } from "./link-store.ts";
import { hashPassword } from "./password-hash.ts";
import { resetPassword } from "./mailbox-proof.ts";
import { checkSecondFactor } from "./second-factor.ts";
import { findUser, updateUser } from "./store.ts";
import { stillThere, userReply } from "./user-reply.ts";

// not one transaction: hashing takes long, and counts of attempts must survive a refusal
const done = { done: true } as const;

/** Back in with a link that was mailed (or handed over by the operator), and proof of an address. */
export function recoveryRoutes(app: FastifyInstance): void {
  requestRoutes(app);
  resetRoute(app);
  verifyRoute(app);
}

function requestRoutes(app: FastifyInstance): void {
  answerAnyone(app, accountApi.requestPasswordReset, async ({ input, db, now, request }) => {
    if (!sendsMail(app.deps.config)) throw new Refusal("mail_unavailable");
    await limitNetwork(request, "recovery");
    await limitMail(app.deps, "reset", input.email);
    await postReset(db, { email: input.email, language: input.language }, { request, now });
    return done;
  });

  answer(app, accountApi.requestVerification, async ({ db, userId, now, request }) => {
    if (!sendsMail(app.deps.config)) throw new Refusal("mail_unavailable");
    const user = stillThere(await findUser(db, userId));
    if (user.email === null || user.emailVerifiedAt !== null) return done;
    await limitMail(app.deps, "verification", user.email);
    await postVerification(db, user, { request, now });
    return done;
  });
}

function resetRoute(app: FastifyInstance): void {
  answerAnyone(app, accountApi.resetPassword, async ({ input, db, now, request, reply }) => {
    await limitNetwork(request, "recovery");
    const tokenHash = hashOf(input.token);
    const link = await findResetLink(db, tokenHash, now);
    const owner = link && (await findUser(db, link.userId));
    if (!owner) throw new Refusal("link_used");
    const fields = newPasswordFault(input, owner, isCommonForm);
    if (fields) throw new Refusal("invalid_input", { fields });
    // the first proof of a mailbox ends whatever was set up before, and the operator's link is for whoever has lost everything
    const isAsked = link.kind === "reset" && owner.emailVerifiedAt !== null;
    const useSecondFactor = isAsked ? await checkSecondFactor(request, owner, input.secondFactor) : null;
    const passwordHash = await hashPassword(input.password, app.deps.passwordCost);
    const { user, session } = await app.deps.database.db.transaction(async (tx) => {
      await useSecondFactor?.(tx);
      const user = await resetPassword(tx, { tokenHash, passwordHash, now });
      return { user, session: await beginSession(tx, { request, user, now, notice: "new_password" }) };
    });
    if (user.email) await forgiveAddress(app.deps, user.email);
    rememberSession(reply, user, session);
    return userReply(user);
  });
}

function verifyRoute(app: FastifyInstance): void {
  answer(app, accountApi.verifyEmail, async ({ input, db, userId, now }) => {
    const link = await spendVerifyLink(db, userId, { tokenHash: hashOf(input.token), now });
    const user = stillThere(await findUser(db, userId));
    if (!link || link.emailKey !== user.emailKey) throw new Refusal("link_used");
    if (user.emailVerifiedAt === null) await updateUser(db, userId, { emailVerifiedAt: now });
    return done;
  });
}
