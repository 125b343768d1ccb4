import * as z from "zod/mini";
import { stressCategories } from "../assessment/questions.ts";
import { endpoint } from "../endpoint.ts";
import { Score, typedText } from "../shapes.ts";

/** decisions §6: message 1–4,000 characters, history at most the last 20 messages. */
export const messageLength = 4000;
export const historyLength = 20;

export const chatRoles = ["assistant", "user"] as const;
export type ChatRole = (typeof chatRoles)[number];

/** Earlier messages as stored on the device: untrusted text, never stored on the server. */
export const ChatTurn = z.object({
  role: z.enum(chatRoles),
  content: z.string().check(z.maxLength(messageLength * 2)),
});
export type ChatTurn = z.infer<typeof ChatTurn>;

/** safety.md: 0 ordinary, 1 distress, 2 concern, 3 crisis, 4 imminent. */
export const RiskLevel = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type RiskLevel = z.infer<typeof RiskLevel>;

/** Something in the product that may help: its path, its name, and why it is offered. */
export const ChatOffer = z.object({ path: z.string(), label: z.string(), reason: z.string() });
export type ChatOffer = z.infer<typeof ChatOffer>;

/** Who speaks: the fixed words of the safety rules, the embedded program, or a language model. */
export const chatVoices = ["safety", "program", "model"] as const;

/** The breathing circle of a reply: at once, or below the emergency number and only on a tap. safety.md, Body and panic */
export const chatCircles = ["now", "offered"] as const;
export type ChatCircle = (typeof chatCircles)[number];

export const ChatReply = z.object({
  message: z.string(),
  by: z.enum(chatVoices),
  /** The level of the conversation, judged by the person's own messages. */
  level: RiskLevel,
  offer: z.nullable(ChatOffer),
  /** Suggestions for the next message; empty unless the program did not understand. */
  choices: z.array(z.string()),
  /** Ids of the texts in this reply. The device sends them back so that none repeats within a conversation. */
  said: z.array(z.string()),
  /** The record of the dialogue (safety/dialogue/state.ts) in base64url, a dot, and the server's signature: sent back with the next message. */
  state: z.string(),
  /** The screen closes neutrally: whoever writes is not safe to go on. safety.md, Violence */
  closes: z.boolean(),
  circle: z.nullable(z.enum(chatCircles)),
});
export type ChatReply = z.infer<typeof ChatReply>;

/** Everything the assistant knows about the person, built by the server from their own rows. */
export const ChatContext = z.object({
  firstName: z.nullable(z.string()),
  /** Which voice answers, and the model's name where there is one. */
  voice: z.enum(["program", "model"]),
  model: z.nullable(z.string()),
  stress: z.nullable(
    z.object({
      work: Score,
      financial: Score,
      personal: Score,
      global: Score,
      overall: Score,
      daysAgo: z.number(),
    }),
  ),
  focus: z.nullable(z.enum(stressCategories)),
  pendingActivities: z.array(z.string()),
  completedThisWeek: z.number(),
  completedInAll: z.number(),
  streakDays: z.number(),
  partOfDay: z.enum(["morning", "afternoon", "night"]),
});
export type ChatContext = z.infer<typeof ChatContext>;

export const chatApi = {
  /** specification §7: requested once, so no change refetches it. */
  context: endpoint("GET /api/chat/context", { reply: ChatContext }, { shows: [] }),
  /** As JSON, or as `text/event-stream` when the request accepts that: decisions §6. */
  message: endpoint(
    "POST /api/chat/message",
    {
      input: z.object({
        message: typedText(messageLength),
        /** specification §7 sends it; it is neither trusted nor read. decisions §6 */
        userContext: z.optional(z.unknown()),
        chatHistory: z.optional(z.array(ChatTurn).check(z.maxLength(200))),
        said: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(400))),
        /** The last reply's `state`; one that the server did not sign counts as none. */
        state: z.optional(z.string().check(z.maxLength(6000))),
        /** What the device recorded while there was no server: it can only make the reading stricter. */
        record: z.optional(z.unknown()),
      }),
      reply: ChatReply,
    },
    { touches: [], waitsOutside: true },
  ),
};
