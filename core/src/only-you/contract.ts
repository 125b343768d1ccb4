import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { bytesText, ClosedText, closedParts, Id, Instant, KeyVersion, optionalText } from "../shapes.ts";

// Texts that only their writer can read: they are encrypted on the device with a content key, which the server has only wrapped.
// docs/decisions/0064

export const wayKinds = ["passphrase", "code", "passkey"] as const;

/** A key wrapped for one way to open it: what the server keeps opens nothing without the words, the code or the passkey. */
const Wrapped = {
  version: KeyVersion,
  kind: z.enum(wayKinds),
  /** The passkey that is asked for; null for the other ways. */
  credentialId: z.nullable(bytesText(1400)),
  salt: bytesText(44),
  /** How often PBKDF2 goes round for a passphrase; 0 for the others, which are long enough by themselves. */
  rounds: z.int().check(z.minimum(0), z.maximum(10_000_000)),
  wrapped: bytesText(120),
};

const NewWay = z.object(Wrapped);
export type NewWay = z.infer<typeof NewWay>;

export const KeyWay = z.object({ id: Id, ...Wrapped, createdAt: Instant });
export type KeyWay = z.infer<typeof KeyWay>;

export const ContentKey = z.object({
  /** 0: texts are kept as the server reads them. */
  version: z.number(),
  /** False while texts of before are still to be closed (or opened, for version 0). */
  isSettled: z.boolean(),
  ways: z.array(KeyWay),
  /** How many texts are not yet as `version` says. */
  left: z.number(),
});
export type ContentKey = z.infer<typeof ContentKey>;

/** A text that is to be closed, closed anew or opened for good. */
export const TextToTurn = z.object({
  id: Id,
  /** What of the row it is; absent for its text. */
  part: z.optional(z.enum(closedParts)),
  /** Null where it is closed, or cannot be read. */
  text: z.nullable(z.string()),
  closed: z.nullable(ClosedText),
  revision: z.number(),
});
export type TextToTurn = z.infer<typeof TextToTurn>;

const TurnedText = z.object({
  id: Id,
  part: z.optional(z.enum(closedParts)),
  basedOn: z.number(),
  // the longest are safety plans and steps, as JSON
  text: z.union([optionalText(60_000).check(z.minLength(1)), ClosedText]),
  /** With a closed name: what makes its spellings count once, a hash that only the person's key can make. */
  nameKey: z.optional(bytesText(43)),
});
export type TurnedText = z.infer<typeof TurnedText>;

/** The most texts of one call. */
export const mostTurned = 50;

export const onlyYouApi = {
  state: endpoint("GET /api/content-key", { reply: ContentKey }, { shows: ["contentKey", "notes"] }),
  /**
   * From now on new texts are closed with the key of this version, or with none (0); those of before are turned by `turn`. Needs fresh
   * proof of identity. Refuses `key_changed` where another device was faster.
   */
  begin: endpoint(
    "PUT /api/content-key",
    {
      input: z.object({
        version: z.union([z.literal(0), KeyVersion]),
        ways: z.array(NewWay).check(z.maxLength(10)),
      }),
      reply: ContentKey,
    },
    { touches: ["contentKey", "account"] },
  ),
  /** Adds a way to the present key. Needs fresh proof of identity. */
  addWay: endpoint(
    "POST /api/content-key/ways",
    { input: NewWay, reply: KeyWay },
    { status: 201, touches: ["contentKey"] },
  ),
  /** Takes a way away; two stay (`last_ways`). Needs fresh proof of identity. */
  removeWay: endpoint(
    "DELETE /api/content-key/ways/:id",
    { reply: z.object({ removed: z.literal(true) }) },
    { touches: ["contentKey"] },
  ),
  /** Texts that are not yet as the version says, in the order of their ids; all of one row together. */
  toTurn: endpoint(
    "GET /api/content-key/texts",
    { query: z.object({ after: z.optional(Id) }), reply: z.array(TextToTurn) },
    { shows: [], mostRows: mostTurned },
  ),
  /** Keeps texts as they are now to be kept; one that was changed meanwhile stays as it is. Nothing counts as edited. */
  turn: endpoint(
    "PUT /api/content-key/texts",
    {
      input: z.object({ texts: z.array(TurnedText).check(z.minLength(1), z.maxLength(mostTurned)) }),
      reply: z.object({ turned: z.number(), left: z.number() }),
    },
    { touches: [], mostBytes: 2 * 1024 * 1024 },
  ),
  /** All is turned but `unreadable` texts that nobody can read any more: the ways to earlier keys go. Refuses `texts_left`. */
  settle: endpoint(
    "POST /api/content-key/settled",
    { input: z.object({ unreadable: z.int().check(z.minimum(0)) }), reply: ContentKey },
    { touches: ["contentKey", "notes", "activities", "account"] },
  ),
};
