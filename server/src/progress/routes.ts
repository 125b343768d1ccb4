import type { FastifyInstance } from "fastify";

export function progressRoutes(_app: FastifyInstance): void {}
