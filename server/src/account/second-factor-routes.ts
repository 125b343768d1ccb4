import type { FastifyInstance } from "fastify";
import { Refusal } from "@remanso/core/refusals.ts";
import { secondFactorApi } from "@remanso/core/second-factor/contract.ts";
import type { Db } from "../db/db.ts";
import { answer } from "../http.ts";
import type { AppSecret } from "../secret.ts";
import { requireFreshProof } from "./fresh-proof.ts";
import { forgiveProofAttempt } from "./limits.ts";
import { checkOwnPasskey } from "./own-passkey.ts";
import { usePasskey } from "./passkey-check.ts";
import { countRecoveryCodes, replaceRecoveryCodes } from "./recovery-code-store.ts";
import { newRecoveryCodes, recoveryCodeHash } from "./recovery-codes.ts";
import { turnOffSecondFactor } from "./second-factor.ts";
import { isSessionThere } from "./session-store.ts";
import { findUser, holdAccount, updateUser } from "./store.ts";
import { stillThere } from "./user-reply.ts";

/** A signed-in person turns on that a passkey is asked for after the password, renews the recovery codes, and turns it off. */
export function secondFactorRoutes(app: FastifyInstance): void {
  const { database, secret } = app.deps;

  answer(app, secondFactorApi.secondFactor, async ({ db, userId }) => {
    const user = stillThere(await findUser(db, userId));
    return {
      since: user.secondFactorAt?.toISOString() ?? null,
      codesLeft: await countRecoveryCodes(db, userId),
    };
  });

  answer(app, secondFactorApi.turnOn, async (call) => {
    const { input, userId, sessionId, now, request } = call;
    await requireFreshProof(call);
    const shown = await checkOwnPasskey(call, input.passkey);
    const made = await database.db.transaction(async (tx) => {
      stillThere(await holdAccount(tx, userId));
      if (!(await isSessionThere(tx, userId, sessionId))) throw new Refusal("not_signed_in");
      await usePasskey(tx, shown, now);
      await updateUser(tx, userId, { secondFactorAt: now });
      return newCodes(tx, userId, { secret, now });
    });
    await forgiveProofAttempt(request, userId);
    return made;
  });

  onceOnRoutes(app);
}

function onceOnRoutes(app: FastifyInstance): void {
  const { secret } = app.deps;

  answer(app, secondFactorApi.renewCodes, async (call) => {
    const { db, userId, now } = call;
    await requireFreshProof(call);
    const user = stillThere(await holdAccount(db, userId));
    if (user.secondFactorAt === null) throw new Refusal("not_found");
    return newCodes(db, userId, { secret, now });
  });

  answer(app, secondFactorApi.turnOff, async (call) => {
    const { db, userId } = call;
    await requireFreshProof(call);
    stillThere(await holdAccount(db, userId));
    await turnOffSecondFactor(db, userId);
    return { done: true as const };
  });
}

/** Ten codes in place of those before; only their hashes are kept. */
async function newCodes(
  db: Db,
  userId: string,
  { secret, now }: { secret: AppSecret; now: Date },
): Promise<{ codes: string[] }> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryCodeHash(secret, userId, code));
  await replaceRecoveryCodes(db, userId, { hashes, now });
  return { codes };
}
