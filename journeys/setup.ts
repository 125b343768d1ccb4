import type { TestProject } from "vitest/node";
import { startServer } from "./server.ts";

/** One server for all journeys that do not need one of their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  project.provide("url", server.url);
  return () => server.stop();
}

declare module "vitest" {
  interface ProvidedContext {
    url: string;
  }
}
