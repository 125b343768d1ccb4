import type { FastifyInstance } from "fastify";
import { accountApi } from "@remanso/core/account/contract.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { answer, outsideTransaction } from "../http.ts";
import { forgiveProofAttempt, limitNetwork, takeProofAttempt } from "./limits.ts";
import { requireOwnPassword } from "./own-password.ts";
import { newChallenge, spendChallenge } from "./passkey-challenge.ts";
import { checkShownPasskey, usePasskey } from "./passkey-check.ts";
import { requestOptions } from "./passkey-options.ts";
import { listPasskeys } from "./passkey-store.ts";
import { noteProof } from "./session-store.ts";
import { findUser } from "./store.ts";
import { stillThere } from "./user-reply.ts";

const done = { done: true } as const;

/** A signed-in person shows once more that it is them, by password or passkey; fresh-proof.ts asks for it. */
export function proofRoutes(app: FastifyInstance): void {
  const { config, database } = app.deps;

  answer(
    app,
    accountApi.proofOptions,
    outsideTransaction(async ({ db, userId, sessionId, request }) => {
      await limitNetwork(request, "passkey");
      const known = await listPasskeys(db, userId);
      if (known.length === 0) throw new Refusal("passkey_refused");
      return requestOptions(config, await newChallenge(app, { aim: "prove", whose: sessionId }), known);
    }),
  );

  answer(
    app,
    accountApi.prove,
    outsideTransaction(async ({ input, db, now, userId, sessionId, request }) => {
      if ("password" in input) {
        const user = stillThere(await findUser(db, userId));
        await requireOwnPassword(request, user, { typed: input.password, field: "password" });
        if (!(await noteProof(db, userId, { sessionId, now }))) throw new Refusal("not_signed_in");
        return done;
      }
      await takeProofAttempt(request, userId);
      const { clientDataJSON } = input.passkey.response;
      const challenge = await spendChallenge(app, clientDataJSON, { aim: "prove", whose: sessionId });
      const shown = await checkShownPasskey({ config, db }, input.passkey, challenge);
      if (shown.passkey.userId !== userId) throw new Refusal("passkey_refused");
      await database.db.transaction(async (tx) => {
        await usePasskey(tx, shown, now);
        if (!(await noteProof(tx, userId, { sessionId, now }))) throw new Refusal("not_signed_in");
      });
      await forgiveProofAttempt(request, userId);
      return done;
    }),
  );
}
