import { setTimeout as sleep } from "node:timers/promises";

/** The language model's endpoint; anything compatible with OpenAI's chat completions. */
export interface ModelConfig {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | null;
}

export interface ModelMessage {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

/** How long a model may take: until it begins, between two pieces, and in all. */
export interface ModelLimits {
  readonly firstPieceMs: number;
  readonly silenceMs: number;
  readonly wholeMs: number;
}

const modelLimits: ModelLimits = { firstPieceMs: 8000, silenceMs: 8000, wholeMs: 45_000 };

/** The limits of a model that may take this long to begin. */
export function limitsWith(firstTokenSeconds: number): ModelLimits {
  return { ...modelLimits, firstPieceMs: firstTokenSeconds * 1000 };
}

// longer than any useful answer
const mostBytes = 256 * 1024;
const mostLetters = 6000;
const wantedTokens = 400;

/** The model could not answer; the reason may be logged, as it quotes nothing of the conversation. */
export class ModelFailed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "ModelFailed";
  }
}

interface Asked {
  readonly messages: readonly ModelMessage[];
  /** Aborts when the person has left. */
  readonly signal: AbortSignal;
  readonly limits?: ModelLimits;
}

/**
 * The model's answer, piece by piece. Throws ModelFailed when it does not answer with 200 and a stream of events, says nothing for too
 * long, breaks off before it says that it has finished, says too much, or sends what is no event; and the signal's reason when the
 * person has left. One retry, only on 429 and 503 and only before anything was said.
 */
export async function* askModel(
  config: ModelConfig,
  { messages, signal, limits = modelLimits }: Asked,
): AsyncGenerator<string> {
  const clock = new SilenceClock(limits, signal);
  try {
    const response = await connect(config, messages, clock);
    if (!response.body) throw new ModelFailed("no body");
    yield* piecesOf(response.body, clock);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof ModelFailed) throw error;
    throw new ModelFailed(clock.reason ?? reasonOf(error));
  } finally {
    clock.stop();
  }
}

async function connect(
  config: ModelConfig,
  messages: readonly ModelMessage[],
  clock: SilenceClock,
): Promise<Response> {
  const response = await send(config, messages, clock.signal);
  if (response.ok) return response;
  await response.body?.cancel();
  if (response.status !== 429 && response.status !== 503) throw new ModelFailed(`status ${response.status}`);
  const waitMs = Math.min(1500, 1000 * Number(response.headers.get("retry-after") ?? "0.5") || 500);
  await sleep(waitMs, undefined, { signal: clock.signal });
  const again = await send(config, messages, clock.signal);
  if (again.ok) return again;
  await again.body?.cancel();
  throw new ModelFailed(`status ${again.status}`);
}

function send(
  { baseUrl, model, apiKey }: ModelConfig,
  messages: readonly ModelMessage[],
  signal: AbortSignal,
): Promise<Response> {
  return fetch(`${baseUrl.replace(/\/+$/, "")}/chat/completions`, {
    method: "POST",
    redirect: "error",
    signal,
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ model, messages, stream: true, max_tokens: wantedTokens, temperature: 0.6 }),
  });
}

async function* piecesOf(body: ReadableStream<Uint8Array>, clock: SilenceClock): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  let [bytes, letters] = [0, 0];
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new ModelFailed("too many bytes");
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const event = eventOf(line);
      if (event === null) continue;
      if (event.text !== "") {
        clock.heard(event.text);
        letters += event.text.length;
        yield event.text;
      }
      if (letters > mostLetters) throw new ModelFailed("too long");
      if (event.isLast) return;
    }
  }
  throw new ModelFailed("cut");
}

/** What a line of the stream says; null for empty lines, comments and other fields. */
function eventOf(line: string): { text: string; isLast: boolean } | null {
  if (!line.startsWith("data:")) return null;
  const data = line.slice("data:".length).trim();
  if (data === "[DONE]") return { text: "", isLast: true };
  const parsed = parsedEvent(data);
  const choice = parsed?.choices?.[0];
  if (!choice) {
    if (parsed?.error !== undefined) throw new ModelFailed("error in the stream");
    return null;
  }
  const text = choice.delta?.content;
  const reason = choice.finish_reason;
  if (reason === "content_filter") throw new ModelFailed("filtered");
  return { text: typeof text === "string" ? text : "", isLast: typeof reason === "string" };
}

interface StreamEvent {
  readonly error?: unknown;
  readonly choices?: readonly {
    readonly delta?: { readonly content?: unknown };
    readonly finish_reason?: unknown;
  }[];
}

function parsedEvent(data: string): StreamEvent | null {
  try {
    const parsed: unknown = JSON.parse(data);
    return typeof parsed === "object" && parsed !== null ? parsed : null;
  } catch {
    throw new ModelFailed("garbage");
  }
}

/** Aborts when the model does not start in time, pauses for too long, or takes too long in all. */
class SilenceClock {
  readonly signal: AbortSignal;
  reason: string | null = null;
  readonly #limits: ModelLimits;
  readonly #own = new AbortController();
  readonly #whole: NodeJS.Timeout;
  #silence: NodeJS.Timeout;
  #hasBegun = false;

  constructor(limits: ModelLimits, person: AbortSignal) {
    this.#limits = limits;
    this.signal = AbortSignal.any([person, this.#own.signal]);
    this.#silence = setTimeout(() => this.#end("silent before the first word"), limits.firstPieceMs);
    this.#whole = setTimeout(() => this.#end("too slow in all"), limits.wholeMs);
  }

  heard(text: string): void {
    // blank space before the first word is silence
    this.#hasBegun ||= text.trim() !== "";
    if (!this.#hasBegun) return;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#end("silent in the middle"), this.#limits.silenceMs);
  }

  stop(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#whole);
    // the rest of the stream is not needed
    this.#own.abort();
  }

  #end(reason: string): void {
    this.reason ??= reason;
    this.#own.abort();
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : "cannot be reached";
}
