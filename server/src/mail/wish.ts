import * as z from "zod/mini";
import { languages } from "@remanso/core/language.ts";
import { sessionTypes } from "@remanso/core/marketplace/contract.ts";
import { noticeKinds } from "@remanso/core/reminders/notification-kinds.ts";

const Meeting = z.object({
  bookingId: z.string(),
  professionalId: z.string(),
  sessionType: z.enum(sessionTypes),
  startsAt: z.string(),
  // as it was when they booked or cancelled: by then the account may be gone
  person: z.object({ fullName: z.nullable(z.string()), email: z.nullable(z.string()) }),
});
export type Meeting = z.output<typeof Meeting>;

/**
 * What a letter is made from when it is sent: no text, and no one-time link. A letter that is sent late says what is true then, or is not
 * sent at all.
 */
export const Wish = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("verification"), email: z.string() }),
  // whether the address has an account is looked up when it is sent
  z.object({ kind: z.literal("reset"), email: z.string(), language: z.optional(z.enum(languages)) }),
  z.object({ kind: z.literal("notice"), notice: z.enum(noticeKinds) }),
  z.object({ kind: z.literal("booked"), meeting: Meeting }),
  z.object({ kind: z.literal("cancelled"), meeting: Meeting }),
  z.object({ kind: z.literal("reminder"), slot: z.string() }),
]);
export type Wish = z.output<typeof Wish>;

/** The wish of one kind. */
export type WishFor<Kind extends Wish["kind"]> = Extract<Wish, { kind: Kind }>;
