import type { FastifyInstance, FastifyReply } from "fastify";
import { accountApi } from "@remanso/core/account/contract.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { answer } from "../http.ts";
import { writeSessionCookie } from "./cookies.ts";
import { forgiveProofAttempt, limitNetwork } from "./limits.ts";
import { checkOwnPasskey } from "./own-passkey.ts";
import { requireOwnPassword } from "./own-password.ts";
import { newChallenge } from "./passkey-challenge.ts";
import { usePasskey } from "./passkey-check.ts";
import { requestOptions } from "./passkey-options.ts";
import { listPasskeys } from "./passkey-store.ts";
import { renewSession } from "./renew-session.ts";
import { findUser } from "./store.ts";
import { stillThere } from "./user-reply.ts";

const done = { done: true } as const;

/** A signed-in person shows once more that it is them, by password or passkey; fresh-proof.ts asks for it. */
export function proofRoutes(app: FastifyInstance): void {
  const { config, database } = app.deps;

  answer(app, accountApi.proofOptions, async ({ db, userId, sessionId, request }) => {
    await limitNetwork(request, "passkey");
    const known = await listPasskeys(db, userId);
    if (known.length === 0) throw new Refusal("passkey_refused");
    return requestOptions(config, await newChallenge(app, { aim: "prove", whose: sessionId }), known);
  });

  answer(app, accountApi.prove, async ({ input, db, now, userId, sessionId, request, reply }) => {
    if ("password" in input) {
      const user = stillThere(await findUser(db, userId));
      // the password alone is one factor of two
      if (user.secondFactorAt !== null) throw new Refusal("second_factor_needed");
      await requireOwnPassword(request, user, { typed: input.password, field: "password" });
      remember(reply, await renewSession(db, userId, { sessionId, now }));
      return done;
    }
    const shown = await checkOwnPasskey({ db, userId, sessionId, request }, input.passkey);
    const token = await database.db.transaction(async (tx) => {
      await usePasskey(tx, shown, now);
      return renewSession(tx, userId, { sessionId, now });
    });
    remember(reply, token);
    await forgiveProofAttempt(request, userId);
    return done;
  });
}

/** The session's new token; refuses where the session has ended meanwhile. */
function remember(reply: FastifyReply, token: string | null): void {
  if (token === null) throw new Refusal("not_signed_in");
  writeSessionCookie(reply, token);
}
