import type { FastifyInstance } from "fastify";

export function activityRoutes(_app: FastifyInstance): void {}
