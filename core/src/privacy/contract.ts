import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** How many days visits, page views and the like are kept; null means until the account is deleted. */
export const UsageDays = z.nullable(z.literal([30, 90, 365]));
export type UsageDays = z.infer<typeof UsageDays>;

export const Retention = z.object({ usageDays: UsageDays });

export const mostImportBytes = 24 * 1024 * 1024;

export const privacyApi = {
  retention: endpoint("GET /api/privacy/retention", { reply: Retention }, { shows: ["retention"] }),
  keepUsageFor: endpoint(
    "PUT /api/privacy/retention",
    { input: Retention, reply: Retention },
    { touches: ["retention"] },
  ),
  /** Imports a downloaded file into an empty account. */
  importAll: endpoint(
    "POST /api/import",
    {
      /** docs/export-format.md. A worker reads it (server/src/privacy/import-worker.ts). */
      input: z.unknown(),
      reply: z.object({
        /** How many rows of each table came. */
        imported: z.record(z.string(), z.number()),
        /** Bookings that did not: they are still to come, or their hour is somebody else's here. */
        leftOut: z.object({ comingBookings: z.number(), takenBookings: z.number() }),
      }),
    },
    {
      status: 201,
      waitsOutside: true,
      mostBytes: mostImportBytes,
      touches: [
        "assessments",
        "plan",
        "activities",
        "games",
        "checkIns",
        "notes",
        "plants",
        "milestones",
        "readings",
        "bookings",
        "reminders",
        "restDays",
        "retention",
      ],
    },
  ),
  /** Deletes the account and everything in it immediately. Needs fresh proof of identity. */
  deleteAccount: endpoint(
    "DELETE /api/account",
    { reply: z.object({ deleted: z.literal(true) }) },
    { touches: [] },
  ),
};
