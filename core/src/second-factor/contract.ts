import * as z from "zod/mini";
import { ShownPasskey } from "../account/shapes.ts";
import { endpoint } from "../endpoint.ts";
import { Instant } from "../shapes.ts";

/** Shown once: the server keeps only their hashes. */
const RecoveryCodes = z.object({ codes: z.array(z.string()) });

/** Whether a passkey is asked for after the password, and the codes for whoever has lost theirs. */
export const secondFactorApi = {
  secondFactor: endpoint(
    "GET /api/auth/second-factor",
    { reply: z.object({ since: z.nullable(Instant), codesLeft: z.number() }) },
    { shows: ["secondFactor"] },
  ),
  turnOn: endpoint(
    "POST /api/auth/second-factor",
    // a passkey of theirs that they have just tried
    { input: z.object({ passkey: ShownPasskey }), reply: RecoveryCodes },
    { touches: ["secondFactor"], waitsOutside: true },
  ),
  renewCodes: endpoint(
    "POST /api/auth/second-factor/codes",
    { reply: RecoveryCodes },
    { touches: ["secondFactor"] },
  ),
  turnOff: endpoint(
    "DELETE /api/auth/second-factor",
    { reply: z.object({ done: z.literal(true) }) },
    { touches: ["secondFactor"] },
  ),
};
