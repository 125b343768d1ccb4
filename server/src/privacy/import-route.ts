import type { FastifyInstance } from "fastify";
import { privacyApi } from "@remanso/core/privacy/contract.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { limitCopies } from "../account/limits.ts";
import { answerInParts } from "../answer-in-parts.ts";
import { parseBodies } from "../bodies/parsers.ts";
import { personOf } from "../http.ts";
import { isEmpty } from "./export-store.ts";
import { importFile } from "./import-file.ts";
import { reporting } from "./reporting.ts";
import { takingTurns } from "../taking-turns.ts";

// slower than any line that carries a picture; 24 MiB take 50 minutes
const leastBytesASecond = 8 * 1024;
// a worker takes a processor for seconds
const mostAtOnce = 2;

/** POST /api/import: the file is received as bytes, and a worker reads it. Who may not bring one is told before it is sent. */
export function importRoute(app: FastifyInstance): void {
  const { deps } = app;
  const inTurn = takingTurns({ most: mostAtOnce });
  app.register(async (scope) => {
    scope.removeContentTypeParser("application/json");
    parseBodies(scope, "application/json", { parse: (_request, bytes) => bytes, leastBytesASecond });
    scope.addHook("onRequest", async (request) => {
      const { userId } = personOf(request);
      await limitCopies(deps, userId);
      if (!(await isEmpty(deps.database.db, userId))) throw new Refusal("account_not_empty");
    });
    answerInParts(scope, privacyApi.importAll, async function* ({ db, userId, now, input }) {
      if (!Buffer.isBuffer(input)) throw new Refusal("malformed_json");
      return yield* reporting("progress", (say: (percent: number) => void) =>
        inTurn(() => importFile(db, userId, { bytes: input, secret: deps.secret, now, say })),
      );
    });
  });
}
