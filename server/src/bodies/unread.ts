import type { FastifyInstance } from "fastify";
import { hasBody } from "./gate.ts";

const lookEveryMs = 250;
const mostMs = 5000;
const mostBytes = 4 * 1024 * 1024;

/**
 * Ends connections on which a client goes on sending a body that was refused. For a moment it is thrown away unread, so that the client is done
 * and sees the answer.
 */
export function endUnreadBodies(app: FastifyInstance): void {
  app.addHook("onResponse", async (request) => {
    const { raw } = request;
    if (!hasBody(request) || raw.complete !== false) return;
    const { socket } = raw;
    const bytesBefore = socket.bytesRead;
    const untilMs = performance.now() + mostMs;
    const timer = setInterval(() => {
      const isOver = performance.now() > untilMs || socket.bytesRead - bytesBefore > mostBytes;
      if (isOver) socket.destroy();
      if (isOver || raw.complete || socket.destroyed) clearInterval(timer);
    }, lookEveryMs).unref();
  });
}
