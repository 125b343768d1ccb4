import { cannedReplyFor } from "@remanso/core/chat/canned-replies-text.ts";
import type { ChatCircle, ChatReply } from "@remanso/core/chat/contract.ts";
import {
  sendingOf,
  upToLastOwn,
  withMessage,
  withSaid,
  type ChatFailure,
  type ChatSending,
  type KeptCircle,
  type KeptMessage,
} from "@remanso/core/chat/kept-conversation.ts";
import { languageOfMessage } from "@remanso/core/chat/message-language.ts";
import type { Language } from "@remanso/core/language.ts";
import type { SafetyTurn } from "@remanso/core/safety/dialogue/safety-turn.ts";
import { dialogueIn, type DialogueState } from "@remanso/core/safety/dialogue/state.ts";
import { safetyWords } from "@remanso/core/safety/dialogue/words.ts";
import { newKey } from "../app/new-key.ts";
import { checkerAtHand, loadChecker, readingOf } from "../safety/load-checker.ts";
import { leaveNow } from "../safety/quick-exit.ts";
import { sendMessage } from "./chat-queries.ts";
import { changeChat, chatOf, eraseChat, type Chat } from "./conversation.ts";

/** Whose chat it is, and the language of the page. */
export interface Speaker {
  readonly userId: string;
  readonly language: Language;
}

// a message waits this long for the safety check; after that the check is applied as soon as it is done
const waitForCheckMs = 250;

const answering = new Map<string, AbortController>();
/** What was sent last, for trying again. */
const asking = new Map<string, Asked>();

interface Asked {
  readonly sending: ChatSending | null;
  readonly turn: SafetyTurn | null;
}

/** Says something: it is read first, with the card or the question where it needs one, then sent. Blank text is not said. */
export async function say(speaker: Speaker, text: string): Promise<void> {
  const chat = chatOf(speaker.userId);
  const content = text.trim();
  if (content === "" || chat.isLoading) return;
  const message = lineOf({ role: "user", content });
  // what stands in the field and is not what was said (an answer was chosen) stays there
  const draft = chat.draft.trim() === content ? "" : chat.draft;
  const said = { draft, isLoading: true, arriving: "", isReturn: false };
  changeChat(speaker.userId, { ...withMessage(chat, message), ...said });
  // with the record as it was before this line: the server reads the line itself
  const sending = sendingOf(chatOf(speaker.userId));
  const turn = await readLast(speaker.userId);
  if (turn?.closes) leaveNow(speaker.userId);
  else if (sending) await answer(speaker, { sending, turn });
}

/** Sends the person's last line again; whatever replaced its answer is removed. */
export async function tryAgain(speaker: Speaker): Promise<void> {
  const chat = chatOf(speaker.userId);
  if (chat.isLoading) return;
  const asked = asking.get(speaker.userId) ?? { sending: sendingOf(chat), turn: null };
  if (!asked.sending) return;
  changeChat(speaker.userId, { ...upToLastOwn(chat), isLoading: true, arriving: "" });
  await answer(speaker, asked);
}

/** Stops the answer in progress; what has arrived stays. */
export function stop(userId: string): void {
  answering.get(userId)?.abort();
}

/** Reads the person's last line in its dialogue, and shows the card; null when the rules take too long to come. */
async function readLast(userId: string): Promise<SafetyTurn | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, waitForCheckMs, null));
  const checker = checkerAtHand() ?? (await Promise.race([loadChecker().catch(() => null), late]));
  const chat = chatOf(userId);
  const last = chat.messages.findLast(({ role }) => role === "user");
  if (!checker || !last) return null;
  const reading = readingOf(checker, last.content);
  const turn = checker.nextTurn(chat.dialogue, { message: last.content, reading, nowMs: Date.now() });
  const circle = checker.isEasing(last.content)
    ? null
    : circleAfter(chat, {
        comes: checker.circleIn(turn.state, { message: last.content, reading }),
        dialogue: turn.state,
      });
  changeChat(userId, { ...recorded(chat, turn.state), circle, isAhead: true });
  return turn;
}

interface Coming {
  readonly comes: ChatCircle | null;
  readonly dialogue: DialogueState;
}

/** A circle that is there goes on until the person says that it is easing, or something graver stands. */
function circleAfter({ circle }: Chat, { comes, dialogue }: Coming): KeptCircle | null {
  const isGraver = dialogue.hasQuickExit || (dialogue.standing !== null && dialogue.standing.kind !== "body");
  if (isGraver) return null;
  return comes === null || circle?.comes === comes ? circle : { comes, sinceMs: Date.now() };
}

/** The record of the dialogue, with the card after the person's last line where it is a new one. */
function recorded(chat: Chat, dialogue: DialogueState): Pick<Chat, "dialogue" | "cardAfter"> {
  const last = chat.messages.findLast(({ role }) => role === "user");
  const isNew = dialogue.card !== null && dialogue.card.sinceTurn === dialogue.turn;
  return { dialogue, cardAfter: isNew ? (last?.id ?? null) : chat.cardAfter };
}

async function answer(speaker: Speaker, { sending, turn }: Asked): Promise<void> {
  const { userId } = speaker;
  if (!sending) return;
  asking.set(userId, { sending, turn });
  const stopping = new AbortController();
  answering.set(userId, stopping);
  const outcome = await sendMessage(sending, {
    language: speaker.language,
    onText: (arriving) => changeChat(userId, { arriving }),
    signal: stopping.signal,
  });
  answering.delete(userId);
  // erased in the meantime: the question no longer exists
  if (!chatOf(userId).isLoading) return;
  if ("reply" in outcome) keepReply(userId, outcome.reply);
  else keepFailure(speaker, { ...outcome, turn, message: sending.message });
  // safety.md, Violence: also where the rules were not here yet to read it
  if ("reply" in outcome && outcome.reply.closes) leaveNow(userId);
}

function keepReply(userId: string, reply: ChatReply): void {
  const chat = chatOf(userId);
  const { message: content, by, offer, choices, said, state } = reply;
  const line = lineOf({ role: "assistant", content, by, offer, choices });
  const dialogue = dialogueOf(state);
  const circle = circleAfter(chat, { comes: reply.circle, dialogue });
  const record = { ...recorded(chat, dialogue), state, circle, isAhead: false };
  changeChat(userId, {
    ...withSaid(withMessage(chat, line), said),
    ...record,
    isLoading: false,
    arriving: "",
  });
}

/** What the server signed, as it can be read by anybody. */
function dialogueOf(state: string): DialogueState {
  const payload = (state.split(".")[0] ?? "").replaceAll("-", "+").replaceAll("_", "/");
  return dialogueIn(JSON.parse(atob(payload)));
}

interface Failed {
  readonly failure: ChatFailure;
  readonly waitSeconds: number | null;
  readonly message: string;
  readonly turn: SafetyTurn | null;
}

function keepFailure({ userId, language }: Speaker, failed: Failed): void {
  const { failure, waitSeconds, message } = failed;
  const chat = chatOf(userId);
  if (failure === "stopped") {
    const said = chat.arriving.trim();
    const line = lineOf({ role: "assistant", content: said, by: "model", failure });
    changeChat(userId, { ...(said ? withMessage(chat, line) : {}), isLoading: false, arriving: "" });
    return;
  }
  const line = inPlaceOfAnswer(failed, language);
  if (failure === "signed-out") {
    const { dialogue } = chatOf(userId);
    // the conversation is erased; what could not be sent goes back into the field, so that it is not lost
    eraseChat(userId, {
      messages: [line],
      draft: message,
      dialogue,
      isSignedOut: true,
    });
    return;
  }
  changeChat(userId, { ...withMessage(chatOf(userId), line), isLoading: false, arriving: "", waitSeconds });
}

/**
 * safety.md: the fixed words or the question where the message asks for them; nothing of the specification's kept replies while a question is
 * open or danger stands; else the kept reply.
 */
function inPlaceOfAnswer({ failure, message, turn }: Failed, pageLanguage: Language): KeptMessage {
  const language = languageOfMessage(message, pageLanguage);
  const checker = checkerAtHand();
  const fixed = turn && checker ? checker.safetyTextOf(turn, language) : "";
  const isHeavy = turn !== null && (turn.level >= 2 || turn.state.open !== null);
  const content = fixed || (isHeavy ? safetyWords["no-server"] : cannedReplyFor(message))[language];
  return lineOf({ role: "assistant", content, by: fixed || isHeavy ? "safety" : "kept", failure });
}

function lineOf(line: Pick<KeptMessage, "role" | "content"> & Partial<KeptMessage>): KeptMessage {
  const timestamp = new Date().toISOString();
  return { id: newKey(), timestamp, by: null, offer: null, choices: [], failure: null, ...line };
}
