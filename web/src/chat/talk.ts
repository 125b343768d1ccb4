import { cannedReplyFor } from "@remanso/core/chat/canned-replies-text.ts";
import type { ChatReply } from "@remanso/core/chat/contract.ts";
import {
  ownLines,
  sendingOf,
  upToLastOwn,
  withMessage,
  withSaid,
  type ChatFailure,
  type KeptMessage,
} from "@remanso/core/chat/kept-conversation.ts";
import { languageOfMessage } from "@remanso/core/chat/message-language.ts";
import type { Language } from "@remanso/core/language.ts";
import { newKey } from "../app/new-key.ts";
import { checkerAtHand, loadChecker } from "../safety/load-checker.ts";
import { sendMessage } from "./chat-queries.ts";
import { changeChat, chatOf, eraseChat } from "./conversation.ts";

/** Whose chat it is, and the language of the page. */
export interface Speaker {
  readonly userId: string;
  readonly language: Language;
}

// what is sent waits so long for the check, and no longer: then the check comes as soon as it can
const waitForCheckMs = 250;

const answering = new Map<string, AbortController>();

/** Says something: the check first, with the card where it is needed, then the server. Blank text is not said. */
export async function say(speaker: Speaker, text: string): Promise<void> {
  const chat = chatOf(speaker.userId);
  const content = text.trim();
  if (content === "" || chat.isLoading) return;
  const message = lineOf({ role: "user", content });
  // what stands in the field and is not what was said (an answer was chosen) stays there
  const draft = chat.draft.trim() === content ? "" : chat.draft;
  changeChat(speaker.userId, { ...withMessage(chat, message), draft, isLoading: true, arriving: "" });
  await check(speaker.userId);
  await answer(speaker);
}

/** Sends the person's last line again; what was said in place of an answer goes. */
export async function tryAgain(speaker: Speaker): Promise<void> {
  const chat = chatOf(speaker.userId);
  if (chat.isLoading) return;
  changeChat(speaker.userId, { ...upToLastOwn(chat), isLoading: true, arriving: "" });
  await check(speaker.userId);
  await answer(speaker);
}

/** Ends the answer that is being told; what has come of it stays. */
export function stop(userId: string): void {
  answering.get(userId)?.abort();
}

/** Looks at the person's last lines; resolves when that is done, or when it takes too long to wait for. */
export function check(userId: string): Promise<void> {
  if (checkerAtHand()) {
    judge(userId);
    return Promise.resolve();
  }
  const late = loadChecker().then(
    () => judge(userId),
    () => undefined,
  );
  return Promise.race([late, new Promise<void>((resolve) => setTimeout(resolve, waitForCheckMs))]);
}

/** Sets the level of the conversation, and the card: after the last line that asked for it. */
function judge(userId: string): void {
  const checker = checkerAtHand();
  const chat = chatOf(userId);
  const last = chat.messages.findLast(({ role }) => role === "user");
  if (!checker || !last) return;
  const risk = checker.riskOf(last.content);
  const level = checker.conversationRisk(ownLines(chat.messages));
  const fixed = risk.level > 2 ? checker.fixedReplyFor(last.content, risk, new Set()) : null;
  const isViolence = fixed ? fixed.id.includes("violence") : chat.isViolence;
  // after a reload it is not known which line it was: then it stands after the last one
  const after = risk.level > 1 || chat.card === null ? last.id : chat.card.after;
  changeChat(userId, { level, isViolence, card: level > 1 ? { after, level: cardLevel(level) } : null });
}

function cardLevel(level: number): 2 | 3 | 4 {
  return level >= 4 ? 4 : level === 3 ? 3 : 2;
}

async function answer(speaker: Speaker): Promise<void> {
  const { userId } = speaker;
  const sending = sendingOf(chatOf(userId));
  if (!sending) return;
  const stopping = new AbortController();
  answering.set(userId, stopping);
  const outcome = await sendMessage(sending, {
    onText: (arriving) => changeChat(userId, { arriving }),
    signal: stopping.signal,
  });
  answering.delete(userId);
  // erased meanwhile: what was asked is not there any more
  if (!chatOf(userId).isLoading) return;
  if ("reply" in outcome) keepReply(userId, outcome.reply);
  else await keepFailure(speaker, { ...outcome, message: sending.message });
}

function keepReply(userId: string, reply: ChatReply): void {
  const chat = chatOf(userId);
  const { message: content, by, offer, choices, said } = reply;
  const line = lineOf({ role: "assistant", content, by, offer, choices });
  const level = checkerAtHand() ? chat.level : reply.level;
  changeChat(userId, { ...withSaid(withMessage(chat, line), said), level, isLoading: false, arriving: "" });
}

interface Failed {
  readonly failure: ChatFailure;
  readonly waitSeconds: number | null;
  readonly message: string;
}

async function keepFailure({ userId, language }: Speaker, failed: Failed): Promise<void> {
  const { failure, waitSeconds, message } = failed;
  const chat = chatOf(userId);
  if (failure === "stopped") {
    const said = chat.arriving.trim();
    const line = lineOf({ role: "assistant", content: said, by: "model", failure });
    changeChat(userId, { ...(said ? withMessage(chat, line) : {}), isLoading: false, arriving: "" });
    return;
  }
  const line = await inPlaceOfAnswer({ failure, message, language, userId });
  if (failure === "signed-out") {
    const { level, card, isViolence } = chatOf(userId);
    const shownCard = card ? { ...card, after: line.id } : null;
    // the conversation is erased; what could not be sent goes back into the field, so that it is not lost
    eraseChat(userId, {
      messages: [line],
      draft: message,
      level,
      isViolence,
      card: shownCard,
      isSignedOut: true,
    });
    return;
  }
  changeChat(userId, { ...withMessage(chatOf(userId), line), isLoading: false, arriving: "", waitSeconds });
}

/** safety.md: the fixed words where the message asks for them, else the kept reply of the specification. */
async function inPlaceOfAnswer(failed: {
  failure: ChatFailure;
  message: string;
  language: Language;
  userId: string;
}): Promise<KeptMessage> {
  const { failure, message, userId } = failed;
  const language = languageOfMessage(message, failed.language);
  const checker = checkerAtHand() ?? (await loadChecker().catch(() => null));
  const said = new Set(chatOf(userId).said);
  const fixed = checker?.fixedReplyFor(message, checker.riskOf(message), said) ?? null;
  const content = (fixed?.words ?? cannedReplyFor(message))[language];
  return lineOf({ role: "assistant", content, by: fixed ? "safety" : "kept", failure });
}

function lineOf(line: Pick<KeptMessage, "role" | "content"> & Partial<KeptMessage>): KeptMessage {
  const timestamp = new Date().toISOString();
  return { id: newKey(), timestamp, by: null, offer: null, choices: [], failure: null, ...line };
}
