import { chatApi, type ChatReply } from "@remanso/core/chat/contract.ts";
import type { ChatFailure, ChatSending } from "@remanso/core/chat/kept-conversation.ts";
import type { Language } from "@remanso/core/language.ts";
import { ask } from "../app/ask.ts";
import { ownerHeader } from "../page-owner.ts";
import { eventReader, type ServerEvent } from "./server-events.ts";
import { userContextOf } from "./user-context.ts";

/** specification §7: the chat's context is asked for once, without a retry. */
export const contextQuery = ask(chatApi.context);

/** What became of a message. */
export type ChatOutcome =
  | { readonly reply: ChatReply }
  | { readonly failure: ChatFailure; readonly waitSeconds: number | null };

interface Listening {
  /** Of the page on which the chat is open. */
  readonly language: Language;
  /** The text so far. */
  readonly onText: (text: string) => void;
  /** Aborts when the person stops the answer. */
  readonly signal: AbortSignal;
}

// a model on a small machine takes a while before its first word; the server's own limit is shorter
const silenceMs = 45_000;

/**
 * Sends a message and reports the answer as it arrives. Never with an Idempotency-Key: none of it may be stored anywhere. A
 * failed answer is an outcome, not an error.
 */
export async function sendMessage(
  sending: ChatSending,
  { language, onText, signal }: Listening,
): Promise<ChatOutcome> {
  const userContext = userContextOf(language, { screen: location.pathname, now: new Date() });
  const patience = new AbortController();
  const giveUp = () => patience.abort();
  let timer = setTimeout(giveUp, silenceMs);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, silenceMs);
  };
  signal.addEventListener("abort", giveUp);
  try {
    const response = await fetch(chatApi.message.path, {
      method: chatApi.message.method,
      credentials: "include",
      headers: { "content-type": "application/json", accept: "text/event-stream", ...ownerHeader() },
      body: JSON.stringify({ ...sending, userContext }),
      signal: patience.signal,
    });
    if (!response.ok || !response.body) return refusalOf(response);
    return await answerIn(response.body, { onText, heard });
  } catch {
    if (signal.aborted) return failed("stopped");
    return failed(navigator.onLine ? "server" : "offline");
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", giveUp);
  }
}

async function answerIn(
  body: ReadableStream<Uint8Array>,
  { onText, heard }: Pick<Listening, "onText"> & { heard: () => void },
): Promise<ChatOutcome> {
  const read = eventReader();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = "";
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    heard();
    for (const event of read(decoder.decode(piece.value, { stream: true }))) {
      if (event.event === "done") return replyIn(event);
      const said = textIn(event);
      text = event.event === "replace" ? said : text + said;
      onText(text);
    }
  }
  // the stream ended early: the server went away
  return failed("server");
}

function replyIn({ data }: ServerEvent): ChatOutcome {
  // the server has checked it against the same contract
  const reply: ChatReply = JSON.parse(data);
  return reply.message.trim() === "" ? failed("empty") : { reply };
}

function textIn({ data }: ServerEvent): string {
  const { text }: { text?: string } = JSON.parse(data);
  return text ?? "";
}

function refusalOf(response: Response): ChatOutcome {
  switch (response.status) {
    case 401:
      return failed("signed-out");
    case 429:
      return failed("busy", Number(response.headers.get("retry-after")) || null);
    case 400:
    case 413:
      return failed("refused");
    default:
      return failed("server");
  }
}

function failed(failure: ChatFailure, waitSeconds: number | null = null): ChatOutcome {
  return { failure, waitSeconds };
}
