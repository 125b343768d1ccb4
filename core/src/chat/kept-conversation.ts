import type { ChatOffer, ChatRole, ChatTurn } from "./contract.ts";

/** Who spoke a kept line: as in a reply, or "kept" for the device's own words when the server gave none. */
export type KeptVoice = "safety" | "program" | "model" | "kept";

/** Why the server gave no answer. */
export const chatFailures = [
  "offline",
  "server",
  "busy",
  "signed-out",
  "empty",
  "refused",
  "stopped",
] as const;
export type ChatFailure = (typeof chatFailures)[number];

/** specification §3: id, role, content, timestamp; with what belongs to an answer. */
export interface KeptMessage {
  readonly id: string;
  readonly role: ChatRole;
  readonly content: string;
  readonly timestamp: string;
  /** Null on the person's own lines. */
  readonly by: KeptVoice | null;
  readonly offer: ChatOffer | null;
  readonly choices: readonly string[];
  readonly failure: ChatFailure | null;
}

/** What a device keeps of the chat. specification §3: isVisible, isMinimized, messages; isLoading does not outlive a page. */
export interface KeptConversation {
  readonly isVisible: boolean;
  readonly isMinimized: boolean;
  readonly messages: readonly KeptMessage[];
  /** What stands in the field and is not sent yet. */
  readonly draft: string;
  /** Names of the pieces that were said already. */
  readonly said: readonly string[];
}

export const noConversation: KeptConversation = {
  isVisible: false,
  isMinimized: false,
  messages: [],
  draft: "",
  said: [],
};

const mostKept = 200;
const mostSaid = 400;
const mostTurns = 20;
const longestTurn = 8000;
const shortTurn = 400;
// decisions §11: the server takes 64 KiB; the rest is room for the message's own signs
const largestBody = 60 * 1024;

/**
 * The conversation in `text`, with its times renewed to `now` (specification §4); what is not readable is left out, and rubbish is
 * an empty conversation.
 */
export function keptConversationIn(text: string | null, now: string): KeptConversation {
  const kept = recordIn(text);
  const messages = listOf(kept["messages"]).flatMap((one) => messageIn(one, now));
  return {
    isVisible: kept["isVisible"] === true,
    isMinimized: kept["isMinimized"] === true,
    messages: messages.slice(-mostKept),
    draft: textOf(kept["draft"]),
    said: textsOf(kept["said"]).slice(-mostSaid),
  };
}

/** The conversation with one line more; beyond 200 the oldest go. */
export function withMessage(conversation: KeptConversation, message: KeptMessage): KeptConversation {
  return { ...conversation, messages: [...conversation.messages, message].slice(-mostKept) };
}

/** The conversation with more pieces said; the last 400 count. */
export function withSaid(conversation: KeptConversation, said: readonly string[]): KeptConversation {
  return { ...conversation, said: [...new Set([...conversation.said, ...said])].slice(-mostSaid) };
}

/** The conversation up to and with the person's last line: what failed after it is gone, to be tried again. */
export function upToLastOwn(conversation: KeptConversation): KeptConversation {
  const last = conversation.messages.findLastIndex(({ role }) => role === "user");
  return { ...conversation, messages: conversation.messages.slice(0, last + 1) };
}

/** The person's own lines, oldest first. */
export function ownLines(messages: readonly KeptMessage[]): string[] {
  return messages.filter(({ role }) => role === "user").map(({ content }) => content);
}

/** What goes to the server with a message: a body that stays below 60 KiB. */
export interface ChatSending {
  readonly message: string;
  readonly chatHistory: readonly ChatTurn[];
  readonly said: readonly string[];
}

/**
 * The person's last line with the 20 turns before it. Where that is too much, the assistant's turns are shortened first, then the
 * oldest are left out. What the device said in the server's place is no turn. Null where the person has said nothing.
 */
export function sendingOf(conversation: KeptConversation): ChatSending | null {
  const last = conversation.messages.findLastIndex(({ role }) => role === "user");
  const message = conversation.messages[last]?.content;
  if (message === undefined) return null;
  const turns = conversation.messages
    .slice(0, last)
    .filter(({ by }) => by !== "kept")
    .slice(-mostTurns)
    .map(({ role, content }) => ({ role, content: content.slice(0, longestTurn).toWellFormed() }));
  const said = conversation.said.slice(-mostSaid);
  let chatHistory: readonly ChatTurn[] = turns;
  if (isTooLarge({ message, chatHistory, said })) chatHistory = turns.map(shortened);
  while (chatHistory.length > 0 && isTooLarge({ message, chatHistory, said }))
    chatHistory = chatHistory.slice(1);
  return { message, chatHistory, said };
}

function shortened(turn: ChatTurn): ChatTurn {
  return turn.role === "user"
    ? turn
    : { role: turn.role, content: turn.content.slice(0, shortTurn).toWellFormed() };
}

function isTooLarge(sending: ChatSending): boolean {
  return bytesOf(JSON.stringify(sending)) >= largestBody;
}

/** The length of a text in UTF-8. */
export function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

function messageIn(value: unknown, now: string): KeptMessage[] {
  const record = asRecord(value);
  const { id, role, content } = record;
  if (typeof id !== "string" || typeof content !== "string" || content === "") return [];
  if (role !== "user" && role !== "assistant") return [];
  const isOwn = role === "user";
  return [
    {
      id,
      role,
      content,
      timestamp: now,
      by: isOwn ? null : (voices.find((voice) => voice === record["by"]) ?? "program"),
      offer: isOwn ? null : offerIn(record["offer"]),
      choices: isOwn ? [] : textsOf(record["choices"]),
      failure: chatFailures.find((failure) => failure === record["failure"]) ?? null,
    },
  ];
}

const voices: readonly KeptVoice[] = ["safety", "program", "model", "kept"];

/** Only places of the product itself may be offered. */
function offerIn(value: unknown): ChatOffer | null {
  const { path, label, reason } = asRecord(value);
  if (typeof path !== "string" || !/^\/(?!\/)/.test(path)) return null;
  return typeof label === "string" && typeof reason === "string" ? { path, label, reason } : null;
}

function recordIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return asRecord(value);
  } catch {
    return {};
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textsOf(value: unknown): string[] {
  return listOf(value).filter((one) => typeof one === "string");
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
