import { useSyncExternalStore } from "react";
import {
  keptConversationIn,
  noConversation,
  type KeptConversation,
} from "@remanso/core/chat/kept-conversation.ts";
import { isPinned, type PinnedCard } from "@remanso/core/safety/dialogue/state.ts";
import {
  eraseKept,
  isClosedForPerson,
  readKept,
  watchKept,
  writeKept,
  type KeptChange,
} from "../device/keep.ts";

/** The chat of one account as it stands on this page. specification §3: isLoading beside what is kept */
export interface Chat extends KeptConversation {
  readonly isLoading: boolean;
  /** The answer in progress, as far as it has arrived. */
  readonly arriving: string;
  /** The line after which the card stands; null: after the last one. */
  readonly cardAfter: string | null;
  /** The conversation is one of an earlier visit, and nothing was said in this one yet. */
  readonly isReturn: boolean;
  /** After how long the server listens again, when there were too many messages. */
  readonly waitSeconds: number | null;
  /** The session has ended: nothing more is stored. */
  readonly isSignedOut: boolean;
}

const chats = new Map<string, Chat>();
const listeners = new Set<() => void>();

export function chatOf(userId: string): Chat {
  const found = chats.get(userId);
  if (found) return found;
  const chat = restored(userId);
  chats.set(userId, chat);
  return chat;
}

export function useChat(userId: string): Chat {
  return useSyncExternalStore(
    (listener) => listen(userId, listener),
    () => chatOf(userId),
    () => chatOf(userId),
  );
}

/** The card that has to be shown now; null where there is none, or where it was taken back behind the help button. */
export function shownCard({ dialogue }: Chat): PinnedCard | null {
  const { card } = dialogue;
  return card && !card.isHidden && isPinned(dialogue, Date.now()) ? card : null;
}

/** Changes a chat, and keeps on the device what of it is to be kept. */
export function changeChat(userId: string, change: Partial<Chat>): void {
  const chat = { ...chatOf(userId), ...change };
  chats.set(userId, chat);
  if (!chat.isSignedOut && !isOnlyArriving(change)) store(userId, chat);
  for (const listener of listeners) listener();
}

/** Erases what was said, from the page and the device; what stands in the field stays on the page. */
export function eraseChat(userId: string, change: Partial<Chat> = {}): void {
  const { isVisible, isMinimized } = chatOf(userId);
  chats.set(userId, { ...fresh(noConversation), isVisible, isMinimized, ...change });
  eraseKept("chat", userId);
  for (const listener of listeners) listener();
}

function isOnlyArriving(change: Partial<Chat>): boolean {
  return Object.keys(change).every((name) => name === "arriving");
}

function listen(userId: string, listener: () => void): () => void {
  // another tab has continued the conversation, or erased it
  const adopt = ({ isFromOtherTab, isErased }: KeptChange) => {
    if (isErased && isClosedForPerson()) chats.delete(userId);
    if (!isFromOtherTab || chatOf(userId).isLoading) return;
    const { isVisible, isMinimized, cardAfter } = chatOf(userId);
    const known = isErased ? {} : { cardAfter, isReturn: false };
    chats.set(userId, { ...restored(userId), isVisible, isMinimized, ...known });
    listener();
  };
  listeners.add(listener);
  const stopWatching = watchKept("chat", adopt);
  return () => {
    listeners.delete(listener);
    stopWatching();
  };
}

function restored(userId: string): Chat {
  return fresh(keptConversationIn(readKept("chat", userId), new Date().toISOString()));
}

function fresh(kept: KeptConversation): Chat {
  return {
    ...kept,
    isLoading: false,
    arriving: "",
    cardAfter: null,
    isReturn: kept.messages.length > 0,
    waitSeconds: null,
    isSignedOut: false,
  };
}

function store(userId: string, chat: Chat): void {
  const { isVisible, isMinimized, messages, said, dialogue, state, isAhead, circle } = chat;
  // safety.md, Violence: no draft is restored that may repeat it
  const draft = dialogue.hasQuickExit ? "" : chat.draft;
  const kept = { isVisible, isMinimized, messages, draft, said, dialogue, state, isAhead, circle };
  writeKept("chat", JSON.stringify(kept satisfies KeptConversation), userId);
}
