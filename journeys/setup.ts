import type { TestProject } from "vitest/node";
import { chromiumPath } from "../testing/chromium.ts";
import { freePort } from "./free-port.ts";
import { startServer } from "./server.ts";

/** Starts the server that the journeys share. Only those that stop it, or need other settings, start their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The npm package unpacks its browser on first use: once, before several workers ask for it.
  await chromiumPath();
  // Passkeys belong to an address, so the server must know its port before it listens.
  const server = await startServer({ port: await freePort() });
  project.provide("url", server.url);
  project.provide("dataDir", server.dataDir);
  return () => server.stop();
}

declare module "vitest" {
  interface ProvidedContext {
    url: string;
    dataDir: string;
  }
}
