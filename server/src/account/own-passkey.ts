import type { FastifyRequest } from "fastify";
import type { ShownPasskey } from "@remanso/core/account/shapes.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import type { Db } from "../db/db.ts";
import { takeProofAttempt } from "./limits.ts";
import { spendChallenge } from "./passkey-challenge.ts";
import { checkShownPasskey, type ProvedPasskey } from "./passkey-check.ts";

interface Showing {
  readonly db: Db;
  readonly userId: string;
  readonly sessionId: string;
  readonly request: FastifyRequest;
}

/** The signed-in person's own passkey, shown for a challenge of this session; refuses anybody else's. Counts as an attempt. */
export async function checkOwnPasskey(
  { db, userId, sessionId, request }: Showing,
  passkey: ShownPasskey,
): Promise<ProvedPasskey> {
  await takeProofAttempt(request, userId);
  const { clientDataJSON } = passkey.response;
  const expected = { aim: "prove", whose: sessionId } as const;
  const challenge = await spendChallenge(request.server, clientDataJSON, expected);
  const shown = await checkShownPasskey({ config: request.server.deps.config, db }, passkey, challenge);
  if (shown.passkey.userId !== userId) throw new Refusal("passkey_refused");
  return shown;
}
