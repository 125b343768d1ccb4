import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "@remanso/core/endpoint.ts";
import { problemOf, type RefusalCode } from "@remanso/core/refusals.ts";
import type { RawAnswer } from "../call.ts";
import { verdictOf } from "./verdict.ts";

const kind = {
  endpoint: endpoint("PATCH /api/activities/:id/complete", { reply: z.unknown() }, { touches: [] }),
  settledBy: ["activity_completed"],
} as const;
const mark = "PATCH /api/activities/:id/complete";

const refusal = (code: RefusalCode): RawAnswer => {
  const problem = problemOf(code, "es");
  return { status: problem.status, text: JSON.stringify(problem) };
};
const verdict = (answer: RawAnswer) => verdictOf(answer, kind);

describe("an answer of the server", () => {
  test("the reply of the contract means delivered", () => {
    expect(verdict({ status: 200, text: '{"id":"1"}', replyTo: mark })).toBe("delivered");
  });

  test.each<[RefusalCode, string]>([
    ["not_signed_in", "signed-out"],
    ["activity_completed", "settled"],
    ["invalid_input", "refused"],
    ["not_found", "refused"],
    ["activity_exists", "refused"],
    ["key_reused", "refused"],
    ["too_many_attempts", "away"],
    ["overloaded", "away"],
    ["database_away", "away"],
    ["unexpected", "failing"],
  ])("its refusal %s means %s", (code, expected) => {
    expect(verdict(refusal(code))).toBe(expected);
  });

  test("a refusal leaves nothing to do only for the kinds that say so", () => {
    const water = { endpoint: kind.endpoint, settledBy: ["plant_rests"] } as const;
    expect(verdictOf(refusal("plant_rests"), water)).toBe("settled");
    expect(verdict(refusal("plant_rests"))).toBe("away");
  });
});

describe("an answer of something else", () => {
  const page = "<!doctype html><title>Wi-Fi</title>";

  test.each<[string, RawAnswer]>([
    ["a captive portal's page", { status: 200, text: page }],
    ["a maintenance page in JSON", { status: 200, text: '{"status":"maintenance"}' }],
    ["JSON that looks like the reply", { status: 200, text: '{"id":"1","completed":true}' }],
    ["the reply of another endpoint", { status: 200, text: "{}", replyTo: "GET /api/activities" }],
    ["a reply with a status that is not the contract's", { status: 202, text: "{}", replyTo: mark }],
    ["a reply that was cut off", { status: 200, text: '{"id":', replyTo: mark }],
    ["a redirection", { status: 302, text: "" }],
  ])("%s is never taken for delivered", (_title, answer) => {
    expect(verdict(answer)).toBe("away");
  });

  test.each([0, 401, 407, 408, 425, 429, 502, 503, 504, 511])("%d means that nobody is there", (status) => {
    expect(verdict({ status, text: page })).toBe("away");
    expect(verdict({ status, text: '{"code":"nope"}' })).toBe("away");
  });

  test.each([400, 403, 404, 409, 500, 501, 520])(
    "%d means that this entry does not get through, and is no word of the server",
    (status) => {
      expect(verdict({ status, text: page })).toBe("failing");
    },
  );
});
