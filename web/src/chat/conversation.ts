import { useSyncExternalStore } from "react";
import {
  keptConversationIn,
  noConversation,
  type KeptConversation,
} from "@remanso/core/chat/kept-conversation.ts";
import type { RiskLevel } from "@remanso/core/chat/contract.ts";

/** The chat of one account as it stands on this page. specification §3: isLoading beside what is kept */
export interface Chat extends KeptConversation {
  readonly isLoading: boolean;
  /** The answer that is being told, as far as it has come. */
  readonly arriving: string;
  /** The level of the conversation, by the person's last 10 lines. */
  readonly level: RiskLevel;
  /** Somebody hurts the person, by what they wrote last at level 3 or 4. */
  readonly isViolence: boolean;
  /** The line after which the card stands, and which card. */
  readonly card: { readonly after: string; readonly level: 2 | 3 | 4 } | null;
  /** After how long the server listens again, when there were too many messages. */
  readonly waitSeconds: number | null;
  /** The session has ended: nothing more is kept. */
  readonly isSignedOut: boolean;
}

const chats = new Map<string, Chat>();
const listeners = new Set<() => void>();

/** Where the chat of an account is kept on the device. */
export function chatPlace(userId: string): string {
  return `remanso.chat.${userId}`;
}

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
  try {
    localStorage.removeItem(chatPlace(userId));
  } catch (error) {
    console.info("This browser keeps no local storage.", error);
  }
  for (const listener of listeners) listener();
}

function isOnlyArriving(change: Partial<Chat>): boolean {
  return Object.keys(change).every((name) => name === "arriving");
}

function listen(userId: string, listener: () => void): () => void {
  // another tab has gone on talking, or has erased it
  const fromOtherTab = (event: StorageEvent) => {
    const isOurs = event.key === null || event.key === chatPlace(userId);
    if (!isOurs || chatOf(userId).isLoading) return;
    const { isVisible, isMinimized, level, card, isViolence } = chatOf(userId);
    const known = event.newValue === null ? {} : { level, card, isViolence };
    chats.set(userId, { ...restored(userId), isVisible, isMinimized, ...known });
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", fromOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", fromOtherTab);
  };
}

function restored(userId: string): Chat {
  try {
    const text = localStorage.getItem(chatPlace(userId));
    return fresh(keptConversationIn(text, new Date().toISOString()));
  } catch {
    return fresh(noConversation);
  }
}

function fresh(kept: KeptConversation): Chat {
  return {
    ...kept,
    isLoading: false,
    arriving: "",
    level: 0,
    isViolence: false,
    card: null,
    waitSeconds: null,
    isSignedOut: false,
  };
}

function store(userId: string, { isVisible, isMinimized, messages, draft, said }: Chat): void {
  try {
    const kept: KeptConversation = { isVisible, isMinimized, messages, draft, said };
    localStorage.setItem(chatPlace(userId), JSON.stringify(kept));
  } catch (error) {
    // specification §4: local storage failures are only logged
    console.info("This conversation is kept only while the page is open.", error);
  }
}
