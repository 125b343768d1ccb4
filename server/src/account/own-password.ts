import type { FastifyRequest } from "fastify";
import { Refusal } from "@remanso/core/refusals.ts";
import { forgiveProofAttempt, takeProofAttempt } from "./limits.ts";
import { isPassword } from "./password-hash.ts";
import type { UserRow } from "./store.ts";

/**
 * Refuses unless `typed` is the password of the signed-in person: `wrong_password` beside the field that it was typed into, and
 * `too_many_attempts` beyond the limit, before anything is hashed.
 */
export async function requireOwnPassword(
  request: FastifyRequest,
  user: UserRow,
  { typed, field }: { typed: string; field: string },
): Promise<void> {
  await takeProofAttempt(request, user.id);
  if (!(await isPassword(typed, user.passwordHash)))
    throw new Refusal("invalid_input", { fields: { [field]: "wrong_password" } });
  await forgiveProofAttempt(request, user.id);
}
