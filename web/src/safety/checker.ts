/** What tells danger in a text, and what is said to it: one chunk, fetched when there is something to read. */
export { conversationRisk, riskOf } from "@remanso/core/safety/risk.ts";
export { fixedReplyFor } from "@remanso/core/safety/fixed-reply.ts";
