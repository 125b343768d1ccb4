import type { FastifyRequest } from "fastify";
import type { SecondFactor } from "@remanso/core/account/shapes.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import type { Db } from "../db/db.ts";
import { browserOf, spendChallenge } from "./passkey-challenge.ts";
import { checkShownPasskey, usePasskey } from "./passkey-check.ts";
import { dropRecoveryCodes, spendRecoveryCode } from "./recovery-code-store.ts";
import { recoveryCodeHash } from "./recovery-codes.ts";
import { updateUser, type UserRow } from "./store.ts";

/** Uses up what was shown, in the transaction of what it opens; refuses if it was used meanwhile. */
type Use = (tx: Db) => Promise<void>;

/**
 * Whoever knows the password has shown the second factor too, where its owner turned it on: a passkey of theirs, or a recovery code.
 * Refuses `second_factor_needed` while nothing is shown.
 */
export async function checkSecondFactor(
  request: FastifyRequest,
  user: UserRow,
  given: SecondFactor | undefined,
): Promise<Use> {
  if (user.secondFactorAt === null) return async () => undefined;
  if (!given) throw new Refusal("second_factor_needed");
  const { config, database, now, secret } = request.server.deps;
  if ("recoveryCode" in given) {
    const codeHash = recoveryCodeHash(secret, user.id, given.recoveryCode);
    return async (tx) => {
      if (!(await spendRecoveryCode(tx, user.id, { codeHash, now: now() })))
        throw new Refusal("invalid_input", { fields: { recoveryCode: "wrong_code" } });
    };
  }
  const { clientDataJSON } = given.passkey.response;
  const expected = { aim: "sign-in", whose: browserOf(request) } as const;
  const challenge = await spendChallenge(request.server, clientDataJSON, expected);
  const shown = await checkShownPasskey({ config, db: database.db }, given.passkey, challenge);
  if (shown.passkey.userId !== user.id) throw new Refusal("passkey_refused");
  return (tx) => usePasskey(tx, shown, now());
}

/** The password alone opens the account again. */
export async function turnOffSecondFactor(db: Db, userId: string): Promise<void> {
  await updateUser(db, userId, { secondFactorAt: null });
  await dropRecoveryCodes(db, userId);
}
