import type { UnfinishedEntry } from "./kept-things.ts";

/** What one tab tells the others of the same browser. */
export type TabNews =
  /** Their session has ended, as the server has just said. */
  | { readonly kind: "ended"; readonly userId: string }
  /** This person is here, has signed out, has taken the quick way out with or without their words, or wants to know what each tab holds for itself. */
  | { readonly kind: "here" | "left" | "fled" | "gone" | "asked"; readonly userId: string }
  /** The key of their texts has come to this device, or has gone from it. */
  | { readonly kind: "key"; readonly userId: string }
  /** The answer to "asked". */
  | { readonly kind: "held"; readonly userId: string; readonly unfinished: readonly UnfinishedEntry[] };

let channel: BroadcastChannel | null = null;

export function tellTabs(news: TabNews): void {
  opened()?.postMessage(news);
}

/** Calls `listener` with what other tabs tell. Answers how to stop. */
export function hearTabs(listener: (news: TabNews) => void): () => void {
  const hear = ({ data }: MessageEvent<TabNews>) => listener(data);
  opened()?.addEventListener("message", hear);
  return () => opened()?.removeEventListener("message", hear);
}

/** Where a browser has no channels, other tabs leave at the server's next 401. */
function opened(): BroadcastChannel | null {
  if ("BroadcastChannel" in globalThis) channel ??= new BroadcastChannel("remanso");
  return channel;
}
