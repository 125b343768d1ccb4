import type { FastifyInstance } from "fastify";

export function planRoutes(_app: FastifyInstance): void {}
