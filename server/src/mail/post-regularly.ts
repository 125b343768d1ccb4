import type { FastifyInstance } from "fastify";

const everyMs = 5000;

/** Sends what waits every five seconds, until stopped. Any number of servers may do so on one database. */
export function postRegularly({ mail }: FastifyInstance): { stop(): void } {
  const timer = setInterval(() => void mail.round(), everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
