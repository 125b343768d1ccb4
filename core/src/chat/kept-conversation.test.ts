import { describe, expect, test } from "vitest";
import {
  bytesOf,
  keptConversationIn,
  noConversation,
  sendingOf,
  upToLastOwn,
  withMessage,
  withSaid,
  type KeptConversation,
  type KeptMessage,
} from "./kept-conversation.ts";

const now = "2026-11-21T10:00:00.000Z";

describe("what a device has kept", () => {
  test.each([
    null,
    "",
    "{",
    "null",
    "7",
    '"hola"',
    "[]",
    '{"messages":7}',
    '{"messages":[null,3,"x",{"id":1,"role":"user","content":"a"},{"id":"a","role":"system","content":"b"}]}',
  ])("%j is an empty conversation", (text) => {
    expect(keptConversationIn(text, now)).toEqual(noConversation);
  });

  test("comes back as it was, with its times renewed", () => {
    const kept = conversationOf([own("hola"), answer("¿Cómo estás?")], { isVisible: true, draft: "pues" });
    const restored = keptConversationIn(JSON.stringify(kept), now);
    expect(restored).toEqual({
      ...kept,
      messages: kept.messages.map((message) => ({ ...message, timestamp: now })),
    });
  });

  test("a circle that was breathing comes back within the hour, and not after it", () => {
    const circle = { comes: "now", sinceMs: Date.parse(now) - 3_599_000 } as const;
    const restored = (kept: unknown) => keptConversationIn(JSON.stringify({ circle: kept }), now).circle;
    expect(restored(circle)).toEqual(circle);
    expect(restored({ ...circle, sinceMs: Date.parse(now) - 3_600_000 })).toBeNull();
    expect([restored({ ...circle, comes: "soon" }), restored({ comes: "now" }), restored(7)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test("an offer to another site, an unknown voice and choices that are no texts are left out", () => {
    const odd = {
      messages: [
        {
          ...answer("a"),
          by: "doctor",
          offer: { path: "//evil.example", label: "x", reason: "y" },
          choices: [1, "sí"],
          failure: "fire",
        },
      ],
    };
    expect(keptConversationIn(JSON.stringify(odd), now).messages[0]).toMatchObject({
      by: "program",
      offer: null,
      choices: ["sí"],
      failure: null,
    });
  });

  test("keeps the last 200 lines, also when more were stored", () => {
    const many = conversationOf(Array.from({ length: 230 }, (_, at) => own(`line ${at}`)));
    const restored = keptConversationIn(JSON.stringify(many), now);
    expect(restored.messages.length).toBe(200);
    const more = withMessage(restored, own("one more"));
    expect([more.messages.length, more.messages.at(-1)?.content]).toEqual([200, "one more"]);
  });
});

describe("what is sent", () => {
  test("nothing, before the person has said anything", () => {
    expect(sendingOf(noConversation)).toBeNull();
    expect(sendingOf(conversationOf([answer("hola")]))).toBeNull();
  });

  test("the last line, the 20 turns before it, and what was said already", () => {
    const talk = Array.from({ length: 30 }, (_, at) => (at % 2 ? answer(`a${at}`) : own(`o${at}`)));
    const sending = sendingOf(withSaid(conversationOf([...talk, own("last")]), ["work.on.1"]));
    expect(sending?.message).toBe("last");
    expect(sending?.chatHistory.map(({ content }) => content)).toEqual(
      talk.slice(-20).map(({ content }) => content),
    );
    expect(sending?.said).toEqual(["work.on.1"]);
  });

  test("never what the device said in the server's place", () => {
    const talk = [own("hola"), { ...answer("Hola, gracias"), by: "kept" as const }, own("sigo aquí")];
    expect(sendingOf(conversationOf(talk))?.chatHistory).toEqual([{ role: "user", content: "hola" }]);
  });

  test("stays below 60 KiB and below the contract's length of a turn", () => {
    const talk = Array.from({ length: 20 }, (_, at) =>
      at % 2 ? answer("ñ".repeat(9000)) : own("😀".repeat(4000)),
    );
    const sending = sendingOf(conversationOf([...talk, own("😀".repeat(4000))]));
    expect(bytesOf(JSON.stringify(sending))).toBeLessThan(60 * 1024);
    expect(sending?.chatHistory.length).toBeGreaterThan(1);
    expect(sending?.chatHistory.every(({ content }) => content.length <= 8000)).toBe(true);
  });

  test("a retry sends the same line once more, without what failed after it", () => {
    const failed = conversationOf([
      own("uno"),
      answer("sí"),
      own("dos"),
      { ...answer("x"), by: "kept" as const },
    ]);
    const again = upToLastOwn(failed);
    expect(again.messages.map(({ content }) => content)).toEqual(["uno", "sí", "dos"]);
    expect(sendingOf(again)).toEqual(sendingOf(failed));
  });
});

test("pieces said are remembered once each, the last 400 of them", () => {
  const ids = Array.from({ length: 500 }, (_, at) => `piece.${at}`);
  const kept = withSaid(withSaid(noConversation, ids), ["piece.499", "new"]);
  expect([kept.said.length, kept.said.at(-1)]).toEqual([400, "new"]);
});

test("bytes are those of UTF-8", () => {
  expect(["", "abc", "ñandú", "“q”", "😀"].map(bytesOf)).toEqual([0, 3, 7, 7, 4]);
});

function conversationOf(
  messages: readonly KeptMessage[],
  more: Partial<KeptConversation> = {},
): KeptConversation {
  return { ...noConversation, messages, ...more };
}

function own(content: string): KeptMessage {
  return { ...answer(content), role: "user", by: null };
}

function answer(content: string): KeptMessage {
  const timestamp = "2026-01-01T00:00:00.000Z";
  return {
    id: content.slice(0, 9),
    role: "assistant",
    content,
    timestamp,
    by: "program",
    offer: null,
    choices: [],
    failure: null,
  };
}
