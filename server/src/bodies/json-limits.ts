import { Refusal } from "@remanso/core/refusals.ts";

/** What a JSON text may hold, beside its bytes. */
export interface JsonLimits {
  /** How deep lists and objects may lie in one another. */
  readonly depth: number;
  /** How many values there may be in all. */
  readonly values: number;
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openers = new Set([0x5b, 0x7b]);
const closers = new Set([0x5d, 0x7d]);

/**
 * Refuses `invalid_input` for a JSON text that is nested deeper, or holds more values, than `limits`. One look at each byte: parsing such a text
 * takes seconds. Whether it is JSON at all is left to the parser.
 */
export function checkJson(bytes: Uint8Array, limits: JsonLimits): void {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === quote) at = endOfText(bytes, at);
    else if (byte === comma) values += 1;
    else if (openers.has(byte)) {
      depth += 1;
      values += 1;
    } else if (closers.has(byte)) depth -= 1;
    if (depth > limits.depth) throw new Refusal("invalid_input", { fields: { body: "too_deep" } });
    if (values > limits.values) throw new Refusal("invalid_input", { fields: { body: "too_many" } });
  }
}

/** Where the text that begins at `start` has its closing quote, or the end of all. */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}
