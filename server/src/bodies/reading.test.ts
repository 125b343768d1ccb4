import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { Refusal } from "@remanso/core/refusals.ts";
import { buckets } from "./buckets.ts";
import { checkJson } from "./json-limits.ts";
import { openBodies } from "./open-bodies.ts";
import { readBody } from "./read-body.ts";

const incoming = () => new IncomingMessage(new Socket());
const refusal = (code: string) => expect.objectContaining({ code });

describe("reading a body", () => {
  test("takes what comes until its end", async () => {
    const payload = incoming();
    const read = readBody(payload, { mostBytes: 10, clientMs: 60_000 });
    payload.push("one ");
    payload.push("two");
    payload.push(null);
    expect((await read).toString()).toBe("one two");
  });

  test("stops at the first byte too many, whatever was declared", async () => {
    const payload = incoming();
    payload.push("12345678901");
    await expect(readBody(payload, { mostBytes: 10, clientMs: 60_000 })).rejects.toEqual(
      refusal("body_too_large"),
    );
  });

  test("ends for a client that withholds the last byte, or leaves", async () => {
    const slow = incoming();
    slow.push("almost");
    await expect(readBody(slow, { mostBytes: 10, clientMs: 5 })).rejects.toEqual(refusal("too_slow"));
    const gone = incoming();
    const read = readBody(gone, { mostBytes: 10, clientMs: 60_000 });
    gone.destroy();
    await expect(read).rejects.toEqual(refusal("malformed_json"));
  });

  test("goes on as long as a large one moves, and ends when it stands still", async () => {
    const payload = incoming();
    const moving = setInterval(() => payload.push("1234567890"), 2);
    let taken = 0;
    payload.on("data", (piece: Buffer) => {
      taken += piece.length;
      // far more than the first stretch of time
      if (taken > 500) clearInterval(moving);
    });
    const read = readBody(payload, { mostBytes: 1000, clientMs: 40, leastBytesASecond: 25 });
    await expect(read).rejects.toEqual(refusal("too_slow"));
    expect(taken).toBeGreaterThan(500);
  });
});

describe("open bodies", () => {
  test("are limited for each client and in all, and closing gives room", () => {
    const open = openBodies({ mostForOne: 2, mostBytes: 100 });
    const close = open.take("ana", 40);
    expect(open.take("ana", 10)).toBeTypeOf("function");
    expect(open.take("ana", 10)).toBe("client-full");
    expect(open.take("leo", 60)).toBe("all-full");
    if (typeof close === "function") for (let turn = 0; turn < 2; turn += 1) close();
    expect(open.take("leo", 60)).toBeTypeOf("function");
    expect(open.take("ana", 31)).toBe("all-full");
  });
});

describe("a bucket of changes", () => {
  test("fills again with time, and never above its size", () => {
    const bucket = buckets({ burst: 2, aMinute: 60 });
    expect([0, 0, 0].map((at) => bucket.take("ana", at))).toEqual([0, 0, 1]);
    expect(bucket.take("leo", 0)).toBe(0);
    expect([900_000, 900_000, 900_000].map((at) => bucket.take("ana", at))).toEqual([0, 0, 1]);
  });
});

describe("JSON", () => {
  const check = (json: string) => () => checkJson(Buffer.from(json), { depth: 3, values: 6 });
  test.each(['[[["]]]]"]]]', '{"a\\"[[[[":[[1,2]]}', '["\\\\",[[]]]', "1", '["\u00e1[[[["]'])(
    "within its limits is parsed: %s",
    (json) => {
      expect(check(json)).not.toThrow();
    },
  );
  test.each(["[[[[1]]]]", '{"a":{"b":[{}]}}', "[1,2,3,4,5,6]", '{"a":1,"b":[{},{},2]}', "[".repeat(100_000)])(
    "nested deeper or longer is not: %s",
    (json) => {
      expect(check(json)).toThrow(Refusal);
    },
  );
});
