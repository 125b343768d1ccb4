import { dialogueIn, newDialogue, type DialogueState } from "../safety/dialogue/state.ts";
import { chatCircles, type ChatCircle, type ChatOffer, type ChatRole, type ChatTurn } from "./contract.ts";

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

/** The breathing circle below the last line, from the moment it came until the person says that it is easing. */
export interface KeptCircle {
  readonly comes: ChatCircle;
  readonly sinceMs: number;
}

/** What a device keeps of the chat. specification §3: isVisible, isMinimized, messages; isLoading does not outlive a page. */
export interface KeptConversation {
  readonly isVisible: boolean;
  readonly isMinimized: boolean;
  readonly messages: readonly KeptMessage[];
  /** The unsent text in the field. */
  readonly draft: string;
  /** Ids of the texts already used. */
  readonly said: readonly string[];
  /** What the safety rules remember of the dialogue. */
  readonly dialogue: DialogueState;
  /** The same as the server signed it last; null before its first reply. */
  readonly state: string | null;
  /** The record went on without the server: it is sent along, and counts where it is stricter. */
  readonly isAhead: boolean;
  readonly circle: KeptCircle | null;
}

export const noConversation: KeptConversation = {
  isVisible: false,
  isMinimized: false,
  messages: [],
  draft: "",
  said: [],
  dialogue: newDialogue,
  state: null,
  isAhead: false,
  circle: null,
};

const mostKept = 200;
const mostSaid = 400;
const mostTurns = 20;
const longestTurn = 8000;
const shortTurn = 400;
// decisions §11: the server takes 64 KiB; the rest is room for JSON's own characters
const largestBody = 60 * 1024;

/**
 * The conversation in `text`, with its times renewed to `now` (specification §4); unreadable parts are left out; if nothing
 * is readable, the conversation is empty.
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
    dialogue: dialogueIn(kept["dialogue"]),
    state: typeof kept["state"] === "string" ? kept["state"] : null,
    isAhead: kept["isAhead"] === true,
    circle: circleKeptIn(kept["circle"], Date.parse(now)),
  };
}

/** The conversation with one more line; beyond 200 the oldest are dropped. */
export function withMessage(conversation: KeptConversation, message: KeptMessage): KeptConversation {
  return { ...conversation, messages: [...conversation.messages, message].slice(-mostKept) };
}

/** The conversation with more texts marked as used; the last 400 count. */
export function withSaid(conversation: KeptConversation, said: readonly string[]): KeptConversation {
  return { ...conversation, said: [...new Set([...conversation.said, ...said])].slice(-mostSaid) };
}

/** The conversation up to and including the person's last line, for retrying after a failure. */
export function upToLastOwn(conversation: KeptConversation): KeptConversation {
  const last = conversation.messages.findLastIndex(({ role }) => role === "user");
  return { ...conversation, messages: conversation.messages.slice(0, last + 1) };
}

/** What goes to the server with a message: a body that stays below 60 KiB. */
export interface ChatSending {
  readonly message: string;
  readonly chatHistory: readonly ChatTurn[];
  readonly said: readonly string[];
  readonly state?: string;
  readonly record?: DialogueState;
}

/**
 * The person's last line with the 20 turns before it. If that is too long, the assistant's turns are shortened first, then the
 * oldest are left out. Canned replies do not count as turns. Null if the person has said nothing.
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
  const { state, isAhead, dialogue } = conversation;
  const rest = {
    message,
    said: conversation.said.slice(-mostSaid),
    ...(state === null ? {} : { state }),
    ...(isAhead ? { record: dialogue } : {}),
  };
  let chatHistory: readonly ChatTurn[] = turns;
  if (isTooLarge({ ...rest, chatHistory })) chatHistory = turns.map(shortened);
  while (chatHistory.length > 0 && isTooLarge({ ...rest, chatHistory })) chatHistory = chatHistory.slice(1);
  return { ...rest, chatHistory };
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

// a panic attack is over by then: whoever comes back later is not met by it
const circleKeptMs = 3_600_000;

function circleKeptIn(value: unknown, nowMs: number): KeptCircle | null {
  const { comes: kept, sinceMs } = asRecord(value);
  const comes = chatCircles.find((circle) => circle === kept);
  if (comes === undefined || typeof sinceMs !== "number") return null;
  return nowMs - sinceMs < circleKeptMs ? { comes, sinceMs } : null;
}

const voices: readonly KeptVoice[] = ["safety", "program", "model", "kept"];

/** Only paths within the product may be offered. */
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
