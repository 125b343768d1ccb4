import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** For how many days visits, page views and the like are kept; null: until the account is deleted. */
export const UsageDays = z.nullable(z.literal([30, 90, 365]));
export type UsageDays = z.infer<typeof UsageDays>;

export const Retention = z.object({ usageDays: UsageDays });

export const privacyApi = {
  retention: endpoint("GET /api/privacy/retention", { reply: Retention }),
  keepUsageFor: endpoint("PUT /api/privacy/retention", { input: Retention, reply: Retention }),
  /** Brings a downloaded file into an account that holds nothing yet. */
  importAll: endpoint(
    "POST /api/import",
    {
      input: z.record(z.string(), z.unknown()),
      reply: z.object({ imported: z.record(z.string(), z.number()) }),
    },
    { status: 201, mostBytes: 24 * 1024 * 1024 },
  ),
  /** Deletes the account and everything in it, at once. Needs a fresh proof of who asks. */
  deleteAccount: endpoint("DELETE /api/account", { reply: z.object({ deleted: z.literal(true) }) }),
};
