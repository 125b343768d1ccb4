import type { FastifyInstance } from "fastify";
import { consentVersion } from "@remanso/core/account/consent.ts";
import { accountApi } from "@remanso/core/account/contract.ts";
import { namesIn } from "@remanso/core/account/names.ts";
import { newPasswordFault } from "@remanso/core/account/new-password.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { answerAnyone } from "../http.ts";
import { isCommonForm } from "./common-passwords-file.ts";
import { beginSession, rememberSession } from "./begin-session.ts";
import { chosenTheme } from "./cookies.ts";
import { postWelcome } from "./account-mail.ts";
import { markOf } from "./known-device.ts";
import { forgiveSignInAttempt, limitNetwork, takeSignInAttempt } from "./limits.ts";
import { hashPassword, isPassword } from "./password-hash.ts";
import { checkSecondFactor } from "./second-factor.ts";
import { findAccountByEmail, holdPassword, insertUser } from "./store.ts";
import { userReply } from "./user-reply.ts";

/**
 * Signing up and in with an address and a password. Hashing takes long, and counts of attempts stay even when the call is
 * refused: each opens its own short transaction.
 */
export function passwordRoutes(app: FastifyInstance): void {
  signUpRoute(app);
  signInRoute(app);
}

function signUpRoute(app: FastifyInstance): void {
  const { db } = app.deps.database;
  answerAnyone(app, accountApi.signUp, async ({ input, now, request, reply }) => {
    const fields = newPasswordFault(input, input, isCommonForm);
    if (fields) throw new Refusal("invalid_input", { fields });
    await limitNetwork(request, "sign-up");
    const account = {
      ...namesIn(input.fullName),
      email: input.email,
      emailVerified: false,
      passwordHash: await hashPassword(input.password, app.deps.passwordCost),
      language: input.language,
      theme: chosenTheme(request),
      timeZone: input.timeZone ?? "UTC",
      consentVersion,
    };
    const { user, session } = await db.transaction(async (tx) => {
      const made = await insertUser(tx, account, now);
      if (!made) throw new Refusal("email_taken");
      const session = await beginSession(tx, { request, user: made, now });
      await postWelcome(tx, made, { request, now });
      return { user: made, session };
    });
    rememberSession(reply, user, session);
    return userReply(user);
  });
}

function signInRoute(app: FastifyInstance): void {
  const { db } = app.deps.database;
  answerAnyone(app, accountApi.signIn, async ({ input, now, request, reply }) => {
    const user = await findAccountByEmail(db, input.email);
    const mark = user && markOf(request, user);
    await takeSignInAttempt(request, { email: input.email, mark });
    const stored = user?.passwordHash ?? null;
    const isRight = await isPassword(input.password, stored, app.deps.passwordCost);
    if (!user || stored === null || !isRight) throw new Refusal("wrong_credentials");
    const useSecondFactor = await checkSecondFactor(request, user, input.secondFactor);
    const session = await db.transaction(async (tx) => {
      if (!(await holdPassword(tx, user.id, stored))) throw new Refusal("wrong_credentials");
      await useSecondFactor(tx);
      return beginSession(tx, { request, user, now });
    });
    await forgiveSignInAttempt(request, { email: input.email, mark });
    rememberSession(reply, user, session);
    return userReply(user);
  });
}
