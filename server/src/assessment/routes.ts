import type { FastifyInstance } from "fastify";

export function assessmentRoutes(_app: FastifyInstance): void {}
