import type { FastifyInstance } from "fastify";

export interface Pages {
  readonly clientDir: string;
}

export async function pageRoutes(_app: FastifyInstance, _pages: Pages): Promise<void> {}
