import type { FastifyInstance } from "fastify";
import { accountApi } from "@remanso/core/account/contract.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { answerAnyone } from "../http.ts";
import { beginSession, rememberSession } from "./begin-session.ts";
import { forgiveAddress, forgiveNetworkAttempt, limitNetwork, takeNetworkAttempt } from "./limits.ts";
import { browserFor, browserOf, newChallenge, spendChallenge } from "./passkey-challenge.ts";
import { checkShownPasskey, usePasskey } from "./passkey-check.ts";
import { requestOptions } from "./passkey-options.ts";
import { findUser } from "./store.ts";
import { userReply } from "./user-reply.ts";

/**
 * Signing in with a passkey. No address is asked for: the passkey names its owner, so nothing here reveals whether an account exists.
 * The challenge is spent and the attempt counted even when the call is refused: each is a short transaction of its own.
 */
export function passkeySignInRoutes(app: FastifyInstance): void {
  const { config, database } = app.deps;

  answerAnyone(app, accountApi.passkeySignInOptions, async ({ request, reply }) => {
    await limitNetwork(request, "passkey");
    const whose = browserFor(request, reply);
    return requestOptions(config, await newChallenge(app, { aim: "sign-in", whose }));
  });

  answerAnyone(app, accountApi.passkeySignIn, async ({ input, db, now, request, reply }) => {
    await takeNetworkAttempt(request);
    const { clientDataJSON } = input.passkey.response;
    const whose = browserOf(request);
    const challenge = await spendChallenge(app, clientDataJSON, { aim: "sign-in", whose });
    const shown = await checkShownPasskey({ config, db }, input.passkey, challenge);
    const { user, session } = await database.db.transaction(async (tx) => {
      await usePasskey(tx, shown, now);
      const user = await findUser(tx, shown.passkey.userId);
      if (!user) throw new Refusal("passkey_refused");
      return { user, session: await beginSession(tx, { request, user, now }) };
    });
    await forgiveNetworkAttempt(request);
    if (user.email !== null) await forgiveAddress(app.deps, user.email);
    rememberSession(reply, user, session);
    return userReply(user);
  });
}
