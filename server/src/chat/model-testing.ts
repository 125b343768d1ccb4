import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** What the stand-in for a model's endpoint was asked. */
interface AskedModel {
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: { model: string; stream: boolean; messages: { role: string; content: string }[] };
  /** Resolves when the caller has gone away before the answer was out. */
  readonly left: Promise<void>;
}

/** How it behaves: it is given the response and writes what it likes. */
export type Mood = (response: ServerResponse, asked: AskedModel) => Promise<void> | void;

export interface FakeModel {
  readonly url: string;
  readonly asked: AskedModel[];
  become(mood: Mood): void;
  close(): Promise<void>;
}

/** A real HTTP server on loopback that speaks as an OpenAI-compatible endpoint does, in whatever mood it is told. */
export async function startFakeModel(): Promise<FakeModel> {
  const asked: AskedModel[] = [];
  let mood: Mood = saying("Hola.");
  const server = createServer((request, response) => {
    const answered = readJson(request).then((body) => {
      const left = once(response, "close").then(() =>
        response.writableFinished ? new Promise<void>(() => {}) : undefined,
      );
      const one = { url: request.url ?? "", authorization: request.headers.authorization, body, left };
      asked.push(one);
      return mood(response, one);
    });
    // who asked has hung up
    answered.catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    become: (next) => {
      mood = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** An event as the endpoint sends it. */
export function eventWith(content: string): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: null }] })}\n\n`;
}

export const lastEvents = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: "stop" }] })}\n\ndata: [DONE]\n\n`;

/** Says `text` in pieces whose bytes are cut anywhere, also in the middle of an event and of a letter. */
export function saying(text: string, { everyMs = 0, bytes = 7 } = {}): Mood {
  return async (response) => {
    beginStream(response);
    const words = text.match(/\S+\s*/g) ?? [];
    const all = Buffer.from(words.map(eventWith).join("") + lastEvents);
    for (let from = 0; from < all.length; from += bytes) {
      response.write(all.subarray(from, from + bytes));
      if (everyMs > 0) await sleep(everyMs);
    }
    response.end();
  };
}

export function beginStream(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
}

async function readJson(request: IncomingMessage): Promise<AskedModel["body"]> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}
