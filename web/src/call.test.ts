import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { replyHeader } from "@remanso/core/endpoint.ts";
import { sendByFetch } from "./call.ts";

const request = { method: "POST", url: "/api/check-ins", body: "{}" };

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-01-01T10:00:00Z") }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ["before anything has come", () => new Promise<Response>(() => {})],
  ["in the middle of the text", async () => new Response(new ReadableStream())],
])("an answer that hangs %s is given up after its time", async (_title, answer) => {
  vi.stubGlobal("fetch", (_url: string, { signal }: { signal: AbortSignal }) =>
    Promise.race([answer().then((response) => hangingWith(response, signal)), aborted(signal)]),
  );
  const sent = sendByFetch({ ...request, limitMs: 10_000 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await sent).toEqual({ status: 0, text: "offline" });
});

test.each([
  [{}, {}],
  [{ [replyHeader]: "POST /api/check-ins" }, { replyTo: "POST /api/check-ins" }],
  [{ "retry-after": "30" }, { retryAfterSeconds: 30 }],
  [{ "retry-after": "Thu, 01 Jan 2026 10:02:00 GMT" }, { retryAfterSeconds: 120 }],
  [{ "retry-after": "soon" }, {}],
])("of the headers %j it tells %j", async (headers, told) => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 201, headers: new Headers(headers) }));
  expect(await sendByFetch(request)).toEqual({ status: 201, text: "{}", ...told });
});

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) =>
    signal.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError"))),
  );
}

/** As in a browser: what is aborted is not read any further either. */
function hangingWith(response: Response, signal: AbortSignal): Response {
  return Object.defineProperty(response, "text", { value: () => aborted(signal) });
}
