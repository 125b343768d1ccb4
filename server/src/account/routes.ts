import type { FastifyInstance } from "fastify";
import { accountApi } from "@remanso/core/account/contract.ts";
import { answer, answerAnyone } from "../http.ts";
import { openMailer } from "../mail/mailer.ts";
import { accountMail } from "./account-mail.ts";
import { writePreferenceCookies } from "./cookies.ts";
import { logoutRoute } from "./logout-route.ts";
import { passwordRoutes } from "./password-routes.ts";
import { providerRoutes } from "./provider-routes.ts";
import { recoveryRoutes } from "./recovery-routes.ts";
import { sessionRoutes } from "./session-routes.ts";
import { findUser, updateUser } from "./store.ts";
import { stillThere, userReply } from "./user-reply.ts";

/** Who somebody is: accounts, ways in and out, sessions, and what the account remembers about how it is shown. */
export function accountRoutes(app: FastifyInstance): void {
  const mail = accountMail(app, openMailer(app));
  passwordRoutes(app, mail);
  recoveryRoutes(app, mail);
  sessionRoutes(app);
  providerRoutes(app);
  logoutRoute(app);

  answer(app, accountApi.user, async ({ db, userId }) => userReply(stillThere(await findUser(db, userId))));

  answerAnyone(app, accountApi.providers, async () => {
    const { google, apple, oidc } = app.deps.config;
    return {
      google: google !== null,
      apple: apple !== null,
      oidc: oidc?.label ?? null,
      mail: mail.isAvailable,
    };
  });

  answer(app, accountApi.changeSettings, async ({ input, db, userId, reply }) => {
    const user = stillThere(await updateUser(db, userId, input));
    writePreferenceCookies(reply, user);
    return userReply(user);
  });
}
