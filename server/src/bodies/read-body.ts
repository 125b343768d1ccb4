import type { IncomingMessage } from "node:http";
import { Refusal } from "@remanso/core/refusals.ts";

interface Reading {
  readonly mostBytes: number;
  /** How long a client may take: for all of it, or for the next piece of a body that has `leastBytesASecond`. */
  readonly clientMs: number;
  /** For a body that may take longer than that, as long as it moves. */
  readonly leastBytesASecond?: number;
}

/**
 * The bytes of a body. Refuses `body_too_large` as soon as there are more than allowed, whatever the request declares, and `too_slow` for a
 * client that holds them back.
 */
export function readBody(payload: IncomingMessage, reading: Reading): Promise<Buffer> {
  const { mostBytes, clientMs } = reading;
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let length = 0;
    let lengthBefore = 0;
    const timer = setInterval(() => {
      const wanted = ((reading.leastBytesASecond ?? Infinity) * clientMs) / 1000;
      if (length - lengthBefore < wanted) end(new Refusal("too_slow"));
      lengthBefore = length;
    }, clientMs);
    const take = (piece: Buffer) => {
      length += piece.length;
      if (length > mostBytes) return end(new Refusal("body_too_large"));
      pieces.push(piece);
    };
    const finish = () => end(null);
    const leave = () => end(new Refusal("malformed_json"));
    function end(refusal: Refusal | null): void {
      clearInterval(timer);
      payload.off("data", take).off("end", finish).off("close", leave);
      if (refusal === null) return resolve(Buffer.concat(pieces, length));
      payload.pause();
      reject(refusal);
    }
    payload.on("data", take).once("end", finish).once("close", leave).on("error", leave);
  });
}
