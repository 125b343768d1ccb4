import type { FastifyInstance, FastifyReply } from "fastify";
import * as z from "zod/mini";
import { csvOf } from "@remanso/core/privacy/csv.ts";
import { privacyApi, UsageDays } from "@remanso/core/privacy/contract.ts";
import { exportedTables } from "@remanso/core/privacy/exported-tables.ts";
import { ExportFile } from "@remanso/core/privacy/export-format.ts";
import { localDateOf } from "@remanso/core/progress/local-date.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { clearSessionCookie } from "../account/cookies.ts";
import { requireFreshProof } from "../account/fresh-proof.ts";
import { unmarkDevice } from "../account/known-device.ts";
import { limitCopies } from "../account/limits.ts";
import { requirePerson } from "../account/signed-in-person.ts";
import { findUser } from "../account/store.ts";
import { answer } from "../http.ts";
import { openerOf } from "../journal/own-texts.ts";
import { sendAfterwards } from "../mail/keep-letter.ts";
import { postFarewells } from "../marketplace/booking-mail.ts";
import { accountOf, changeAccount } from "./account-store.ts";
import { exportFile, exportRows } from "./export-file.ts";
import { importRoute } from "./import-route.ts";
import { leave } from "./leave.ts";

export function privacyRoutes(app: FastifyInstance): void {
  answer(app, privacyApi.retention, async ({ db, userId }) => {
    const account = await accountOf(db, userId);
    return { usageDays: UsageDays.parse(account?.usageDays ?? null) };
  });

  answer(app, privacyApi.keepUsageFor, async ({ db, userId, input }) => {
    await changeAccount(db, userId, { usageDays: input.usageDays });
    return input;
  });

  importRoute(app);

  answer(app, privacyApi.deleteAccount, async ({ reply, ...call }) => {
    const { db, userId, now } = call;
    await requireFreshProof(call);
    const user = await findUser(db, userId);
    await leave(app.deps, call, () => postFarewells(db, app.deps, { userId, now }));
    sendAfterwards(call.request);
    clearSessionCookie(reply);
    if (user) unmarkDevice(reply, user);
    reply.header("clear-site-data", '"cache", "storage"');
    return { deleted: true as const };
  });

  downloadRoutes(app);
}

/** GET /api/export and its parts: downloads, not JSON for a page. decisions §10 */
function downloadRoutes(app: FastifyInstance): void {
  const { deps } = app;
  const name = (timeZone: string) => `remanso-${localDateOf(deps.now(), timeZone)}`;

  app.get("/api/export", { exposeHeadRoute: false }, async (request, reply) => {
    const { userId, timeZone } = await requirePerson(request, reply);
    await limitCopies(deps, userId);
    const file = await exportFile(deps.database.db, userId, { secret: deps.secret, now: deps.now() });
    return asFile(reply, `${name(timeZone)}.json`, "application/json; charset=utf-8").send(
      JSON.stringify(file, null, 1),
    );
  });

  app.get("/api/export/schema", { exposeHeadRoute: false }, async (_request, reply) =>
    reply
      .type("application/schema+json; charset=utf-8")
      .send(JSON.stringify(z.toJSONSchema(ExportFile, { unrepresentable: "any" }))),
  );

  app.get("/api/export/:table", { exposeHeadRoute: false }, async (request, reply) => {
    const { userId, timeZone } = await requirePerson(request, reply);
    const asked = z.object({ table: z.string() }).parse(request.params).table;
    const table = exportedTables.find((one) => `${one}.csv` === asked);
    if (!table) throw new Refusal("not_found");
    await limitCopies(deps, userId);
    const { db } = deps.database;
    const open = await openerOf(db, userId, deps.secret);
    const rows = await exportRows(db, userId, { table, open });
    return asFile(reply, `${name(timeZone)}-${table}.csv`, "text/csv; charset=utf-8").send(
      csvOf(rows, namesOf(rows)),
    );
  });
}

function namesOf(rows: readonly Readonly<Record<string, unknown>>[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

function asFile(reply: FastifyReply, name: string, type: string): FastifyReply {
  return reply
    .header("cache-control", "no-store")
    .header("content-disposition", `attachment; filename="${name}"`)
    .type(type);
}
