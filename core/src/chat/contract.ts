import * as z from "zod/mini";
import { stressCategories } from "../assessment/questions.ts";
import { endpoint } from "../endpoint.ts";
import { Score, typedText } from "../shapes.ts";

/** decisions §6: message 1–4,000 characters, history at most the last 20 messages. */
export const messageLength = 4000;
export const historyLength = 20;

export const chatRoles = ["assistant", "user"] as const;
export type ChatRole = (typeof chatRoles)[number];

/** What was said before, as the device has kept it: untrusted text, of which nothing is stored. */
export const ChatTurn = z.object({
  role: z.enum(chatRoles),
  content: z.string().check(z.maxLength(messageLength * 2)),
});
export type ChatTurn = z.infer<typeof ChatTurn>;

/** safety.md: 0 ordinary, 1 distress, 2 concern, 3 crisis, 4 imminent. */
export const RiskLevel = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type RiskLevel = z.infer<typeof RiskLevel>;

/** One thing of the product that may fit: where it opens, what it is called, and why it is offered. */
export const ChatOffer = z.object({ path: z.string(), label: z.string(), reason: z.string() });
export type ChatOffer = z.infer<typeof ChatOffer>;

/** Who speaks: the fixed words of the safety rules, the embedded program, or a language model. */
export const chatVoices = ["safety", "program", "model"] as const;

export const ChatReply = z.object({
  message: z.string(),
  by: z.enum(chatVoices),
  /** The level of the conversation, by the person's own turns. */
  level: RiskLevel,
  offer: z.nullable(ChatOffer),
  /** What to say next may be chosen from these; empty unless the program has not understood. */
  choices: z.array(z.string()),
  /** Names of the written pieces in this reply: sent back, so that none is said twice in a conversation. */
  said: z.array(z.string()),
});
export type ChatReply = z.infer<typeof ChatReply>;

/** All that the assistant knows of the person, made by the server from their own rows. */
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
  context: endpoint("GET /api/chat/context", { reply: ChatContext }),
  /** As JSON, or as `text/event-stream` when the request accepts that: decisions §6. */
  message: endpoint("POST /api/chat/message", {
    input: z.object({
      message: typedText(messageLength),
      /** specification §7 sends it; it is not trusted and not read. decisions §6 */
      userContext: z.optional(z.unknown()),
      chatHistory: z.optional(z.array(ChatTurn).check(z.maxLength(200))),
      said: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(400))),
    }),
    reply: ChatReply,
  }),
};
