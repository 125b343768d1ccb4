import type { FastifyInstance } from "fastify";
import { accountApi } from "@remanso/core/account/contract.ts";
import type { Passkey } from "@remanso/core/account/shapes.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { answer, outsideTransaction } from "../http.ts";
import { requireFreshProof } from "./fresh-proof.ts";
import { limitNetwork } from "./limits.ts";
import { newChallenge, spendChallenge } from "./passkey-challenge.ts";
import { checkMadePasskey } from "./passkey-check.ts";
import { creationOptions, passkeyPlace } from "./passkey-options.ts";
import {
  insertPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  type PasskeyRow,
} from "./passkey-store.ts";
import type { Providers } from "./providers.ts";
import { isSessionThere } from "./session-store.ts";
import { findUser, holdAccount } from "./store.ts";
import { stillThere } from "./user-reply.ts";
import { requireWayIn } from "./ways-in.ts";

// more than anybody has devices
const mostPasskeys = 20;

/** The passkeys of a signed-in person: seen, added, named and removed. */
export function passkeyRoutes(app: FastifyInstance, providers: Providers): void {
  addingRoutes(app);

  answer(app, accountApi.passkeys, async ({ db, userId }) =>
    (await listPasskeys(db, userId)).map(passkeyReply),
  );

  answer(app, accountApi.renamePasskey, async ({ input, params, db, userId }) => {
    const renamed = await renamePasskey(db, userId, { id: params.id, name: input.name });
    if (!renamed) throw new Refusal("not_found");
    return passkeyReply(renamed);
  });

  answer(app, accountApi.removePasskey, async ({ params, db, userId }) => {
    const user = stillThere(await holdAccount(db, userId));
    const removed = await removePasskey(db, userId, params.id);
    if (!removed) throw new Refusal("not_found");
    await requireWayIn(db, user, providers);
    const { rpId } = passkeyPlace(app.deps.config);
    return { rpId, credentialId: removed.credentialId.toString("base64url") };
  });
}

function addingRoutes(app: FastifyInstance): void {
  const { config, database } = app.deps;

  answer(
    app,
    accountApi.passkeyOptions,
    outsideTransaction(async (call) => {
      const { db, userId, sessionId, request } = call;
      await requireFreshProof(call);
      await limitNetwork(request, "passkey");
      const user = stillThere(await findUser(db, userId));
      const known = await listPasskeys(db, userId);
      if (known.length >= mostPasskeys) throw new Refusal("too_many_passkeys");
      const challenge = await newChallenge(app, { aim: "add", whose: sessionId });
      return creationOptions({ config, user, challenge, known });
    }),
  );

  // the proof was asked for before the challenge was given: what the device has made by now is not refused for a minute's delay
  answer(
    app,
    accountApi.addPasskey,
    outsideTransaction(async ({ input, now, userId, sessionId }) => {
      const { clientDataJSON } = input.passkey.response;
      const challenge = await spendChallenge(app, clientDataJSON, { aim: "add", whose: sessionId });
      const made = await checkMadePasskey(config, input.passkey, challenge);
      const added = await database.db.transaction(async (tx) => {
        stillThere(await holdAccount(tx, userId));
        if (!(await isSessionThere(tx, userId, sessionId))) throw new Refusal("not_signed_in");
        if ((await listPasskeys(tx, userId)).length >= mostPasskeys) throw new Refusal("too_many_passkeys");
        return insertPasskey(tx, userId, { ...made, name: input.name, createdAt: now });
      });
      if (!added) throw new Refusal("passkey_taken");
      return passkeyReply(added);
    }),
  );
}

function passkeyReply({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
