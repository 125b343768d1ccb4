import type { FastifyInstance } from "fastify";
import { accountApi } from "@remanso/core/account/contract.ts";
import { answer, answerAnyone } from "../http.ts";
import { sendsMail } from "../mail/keep-letter.ts";
import { writePreferenceCookies } from "./cookies.ts";
import { changePasswordRoute } from "./change-password-route.ts";
import { logoutRoute } from "./logout-route.ts";
import { ownProviderRoutes } from "./own-provider-routes.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import { passkeySignInRoutes } from "./passkey-sign-in-routes.ts";
import { passwordRoutes } from "./password-routes.ts";
import { proofRoutes } from "./proof-routes.ts";
import { providerRoutes } from "./provider-routes.ts";
import { openProviders } from "./providers.ts";
import { recoveryRoutes } from "./recovery-routes.ts";
import { secondFactorRoutes } from "./second-factor-routes.ts";
import { sessionRoutes } from "./session-routes.ts";
import { replanReminders } from "../reminders/replan.ts";
import { findUser, updateUser } from "./store.ts";
import { stillThere, userReply } from "./user-reply.ts";

/** Accounts: signing up, in and out, sessions, and preferences. */
export function accountRoutes(app: FastifyInstance): void {
  const providers = openProviders(app.deps.config);
  passwordRoutes(app);
  recoveryRoutes(app);
  changePasswordRoute(app);
  passkeyRoutes(app, providers);
  passkeySignInRoutes(app);
  proofRoutes(app);
  secondFactorRoutes(app);
  sessionRoutes(app);
  providerRoutes(app, providers);
  ownProviderRoutes(app, providers);
  logoutRoute(app);

  answer(app, accountApi.user, async ({ db, userId }) => userReply(stillThere(await findUser(db, userId))));

  answerAnyone(app, accountApi.providers, async () => {
    const { google, apple, oidc } = app.deps.config;
    return {
      google: google !== null,
      apple: apple !== null,
      oidc: oidc?.label ?? null,
      mail: sendsMail(app.deps.config),
    };
  });

  answer(app, accountApi.changeSettings, async ({ input, db, userId, now, reply }) => {
    const user = stillThere(await updateUser(db, userId, input));
    if (input.timeZone !== undefined) await replanReminders(db, userId, now);
    writePreferenceCookies(reply, user);
    return userReply(user);
  });
}
