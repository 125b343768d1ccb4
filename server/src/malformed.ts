import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { defaultLanguage } from "@remanso/core/language.ts";
import { problemOf, type RefusalCode } from "@remanso/core/refusals.ts";

// longer than any address of the product
const longestPath = 2000;
// does not exist
const nowhere = "/api";

/**
 * The address to route a request to: a path that cannot be read, holds a NUL or is too long leads nowhere, so that it gets the same answer as
 * any other that does not exist.
 */
export function readableUrl({ url = "/" }: IncomingMessage | { url?: string }): string {
  const [path = ""] = url.split(/[?#]/, 1);
  return path.length <= longestPath && isReadable(path) ? url : nowhere;
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

// what Node calls a request that is no HTTP, or whose head is too large or too slow
const codes: Readonly<Record<string, RefusalCode>> = {
  HPE_HEADER_OVERFLOW: "head_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "too_slow",
};

/** Answers what cannot be read as a request, with the same headers as everything else; the connection ends. */
export function answerUnreadable(
  app: FastifyInstance,
  error: Error & { code?: string },
  socket: Socket,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = problemOf(codes[error.code ?? ""] ?? "unreadable", defaultLanguage);
  const body = JSON.stringify(problem);
  void app.inject({ url: nowhere }).then(({ headers }) => {
    const lines = Object.entries({
      ...headers,
      connection: "close",
      "content-length": Buffer.byteLength(body),
    }).map(([name, value]) => `${name}: ${String(value)}`);
    if (socket.writable)
      socket.end(`HTTP/1.1 ${problem.status} Refused\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
  });
}
