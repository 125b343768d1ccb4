import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { askModel, ModelFailed, type ModelLimits } from "./model-client.ts";
import {
  beginStream,
  eventWith,
  lastEvents,
  saying,
  startFakeModel,
  type FakeModel,
} from "./model-testing.ts";

let model: FakeModel;
// nothing here is slow but what is meant to be
const limits: ModelLimits = { firstPieceMs: 20_000, silenceMs: 20_000, wholeMs: 25_000 };
const impatient: ModelLimits = { firstPieceMs: 1000, silenceMs: 1000, wholeMs: 3000 };

beforeAll(async () => {
  model = await startFakeModel();
});

afterAll(() => model.close());

beforeEach(() => {
  model.asked.length = 0;
});

async function whole(
  more: { signal?: AbortSignal; apiKey?: string | null; limits?: ModelLimits } = {},
): Promise<string> {
  const config = { baseUrl: model.url, model: "agua-1", apiKey: more.apiKey ?? null };
  const signal = more.signal ?? new AbortController().signal;
  let text = "";
  const messages = [{ role: "user" as const, content: "hola" }];
  for await (const piece of askModel(config, { messages, signal, limits: more.limits ?? limits }))
    text += piece;
  return text;
}

describe("a model that answers", () => {
  test("is read completely, however its events are split", async () => {
    const text = "Suena a mucho peso: ñandú, “día”, 👩‍👩‍👧. ¿Qué es lo que más cansa?";
    for (const bytes of [1, 3, 7, 64, 5000]) {
      model.become(saying(text, { bytes }));
      expect(await whole()).toBe(text);
    }
  });

  test("is asked for the model by name, as a stream, with its key and not without one", async () => {
    model.become(saying("Hola."));
    await whole({ apiKey: "llave" });
    await whole();
    expect(model.asked.map(({ url, authorization }) => [url, authorization])).toEqual([
      ["/v1/chat/completions", "Bearer llave"],
      ["/v1/chat/completions", undefined],
    ]);
    expect(model.asked[0]?.body).toMatchObject({ model: "agua-1", stream: true });
  });

  test("may send comments, other fields, empty events and Windows line ends", async () => {
    model.become((response) => {
      beginStream(response);
      response.end(
        `: ping\r\n\r\nevent: x\r\nid: 1\r\ndata: {"choices":[]}\r\n\r\n${eventWith("Hola").replaceAll("\n", "\r\n")}${lastEvents}`,
      );
    });
    expect(await whole()).toBe("Hola");
  });
});

describe("a model that fails", () => {
  const failing = async (more: Parameters<typeof whole>[0] = {}) => {
    const failure = await whole(more).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ModelFailed);
    return failure instanceof Error ? failure.message : "";
  };

  test.each([500, 400, 401, 404])("with status %i is asked once", async (status) => {
    model.become((response) => void response.writeHead(status).end("{}"));
    expect(await failing()).toBe(`status ${status}`);
    expect(model.asked).toHaveLength(1);
  });

  test.each([429, 503])("with status %i is asked once more", async (status) => {
    model.become((response) => {
      if (model.asked.length > 1) return saying("Ahora sí.")(response, model.asked[1]!);
      response.writeHead(status, { "retry-after": "0.05" }).end("{}");
    });
    expect(await whole()).toBe("Ahora sí.");
    model.asked.length = 0;
    model.become((response) => void response.writeHead(status).end());
    expect(await failing()).toBe(`status ${status}`);
    expect(model.asked).toHaveLength(2);
  });

  test("by silence before the first word, by silence in the middle, or by taking too long overall", async () => {
    model.become(() => {});
    expect(await failing({ limits: impatient })).toBe("silent before the first word");
    model.become((response) => beginStream(response));
    expect(await failing({ limits: impatient })).toBe("silent before the first word");
    model.become((response) => {
      beginStream(response);
      response.write(eventWith("Hola"));
    });
    expect(await failing({ limits: impatient })).toBe("silent in the middle");
    model.become(
      saying("una dos tres cuatro cinco seis siete ocho nueve diez ".repeat(12), { everyMs: 60, bytes: 60 }),
    );
    expect(await failing({ limits: impatient })).toBe("too slow in all");
  });

  test("by being cut in the middle of an event, or before it says that it has finished", async () => {
    model.become((response) => {
      beginStream(response);
      response.write(eventWith("Hola").slice(0, 30));
      setTimeout(() => response.destroy(), 30);
    });
    await failing();
    model.become((response) => {
      beginStream(response);
      response.end(eventWith("Hola"));
    });
    expect(await failing()).toBe("cut");
  });

  test("by garbage, by an error in the stream, by its own filter, by a megabyte", async () => {
    const sends = (text: string) =>
      model.become((response) => {
        beginStream(response);
        response.end(text);
      });
    sends("data: {oh no\n\n");
    expect(await failing()).toBe("garbage");
    sends(`data: {"error":{"message":"x"}}\n\n`);
    expect(await failing()).toBe("error in the stream");
    sends(`data: {"choices":[{"delta":{},"finish_reason":"content_filter"}]}\n\n`);
    expect(await failing()).toBe("filtered");
    sends(`: ${"x".repeat(1024 * 1024)}\n`);
    expect(await failing()).toBe("too many bytes");
    sends(eventWith("palabra ".repeat(2000)) + lastEvents);
    expect(await failing()).toBe("too long");
    sends("<html>not a stream</html>");
    expect(await failing()).toBe("cut");
  });

  test("by not being reachable, and by redirecting", async () => {
    const nowhere = { baseUrl: "http://127.0.0.1:9", model: "x", apiKey: null };
    const asking = askModel(nowhere, { messages: [], signal: new AbortController().signal, limits });
    await expect(asking.next()).rejects.toThrow(ModelFailed);
    model.become((response) => void response.writeHead(302, { location: "http://127.0.0.1:9/" }).end());
    await failing();
  });
});

test("when the person leaves, the call to the model ends, before the first word and after", async () => {
  for (const mood of [() => {}, saying("una dos tres cuatro cinco", { everyMs: 50, bytes: 40 })]) {
    model.asked.length = 0;
    model.become(mood);
    const person = new AbortController();
    const answered = whole({ signal: person.signal });
    void leaveOnceAsked(person);
    await expect(answered).rejects.toThrow("gone");
    expect(await Promise.race([model.asked[0]?.left.then(() => "left"), sleep(20_000, "still there")])).toBe(
      "left",
    );
  }
});

async function leaveOnceAsked(person: AbortController): Promise<void> {
  while (model.asked.length === 0) await sleep(10);
  await sleep(100);
  person.abort(new Error("gone"));
}
