import type { FastifyInstance } from "fastify";
import { accountApi } from "@remanso/core/account/contract.ts";
import type { Passkey } from "@remanso/core/account/shapes.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { answer } from "../http.ts";
import { requireFreshProof } from "./fresh-proof.ts";
import { limitNetwork } from "./limits.ts";
import { tellOwner } from "./notices.ts";
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
import { turnOffSecondFactor } from "./second-factor.ts";
import { isSessionThere } from "./session-store.ts";
import { findUser, holdAccount } from "./store.ts";
import { stillThere } from "./user-reply.ts";
import { requireWayIn } from "./ways-in.ts";

// more devices than anybody has
const mostPasskeys = 20;

/** Lists, adds, renames and removes a signed-in person's passkeys. */
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

  answer(app, accountApi.removePasskey, async (call) => {
    const { params, db, userId } = call;
    await requireFreshProof(call);
    const user = stillThere(await holdAccount(db, userId));
    const removed = await removePasskey(db, userId, params.id);
    if (!removed) throw new Refusal("not_found");
    await requireWayIn(db, user, providers);
    // nobody is asked for what they do not have
    if (user.secondFactorAt !== null && (await listPasskeys(db, userId)).length === 0)
      await turnOffSecondFactor(db, userId);
    const { rpId } = passkeyPlace(app.deps.config);
    return { rpId, credentialId: removed.credentialId.toString("base64url") };
  });
}

function addingRoutes(app: FastifyInstance): void {
  const { config, database } = app.deps;

  answer(app, accountApi.passkeyOptions, async (call) => {
    const { db, userId, sessionId, request } = call;
    await requireFreshProof(call);
    await limitNetwork(request, "passkey");
    const user = stillThere(await findUser(db, userId));
    const known = await listPasskeys(db, userId);
    if (known.length >= mostPasskeys) throw new Refusal("too_many_passkeys");
    const challenge = await newChallenge(app, { aim: "add", whose: sessionId });
    return creationOptions({ config, user, challenge, known });
  });

  // the proof was required when the challenge was given; it may have expired by a minute since, which is no reason to refuse
  answer(app, accountApi.addPasskey, async ({ input, now, userId, sessionId, request }) => {
    const { clientDataJSON } = input.passkey.response;
    const challenge = await spendChallenge(app, clientDataJSON, { aim: "add", whose: sessionId });
    const made = await checkMadePasskey(config, input.passkey, challenge);
    const added = await database.db.transaction(async (tx) => {
      const user = stillThere(await holdAccount(tx, userId));
      if (!(await isSessionThere(tx, userId, sessionId))) throw new Refusal("not_signed_in");
      if ((await listPasskeys(tx, userId)).length >= mostPasskeys) throw new Refusal("too_many_passkeys");
      const passkey = await insertPasskey(tx, userId, { ...made, name: input.name, createdAt: now });
      if (!passkey) throw new Refusal("passkey_taken");
      await tellOwner(tx, user, { kind: "new_passkey", request, now });
      return passkey;
    });
    return passkeyReply(added);
  });
}

function passkeyReply({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
