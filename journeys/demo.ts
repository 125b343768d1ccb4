import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { root } from "./root.ts";
import type { RunningServer } from "./server.ts";

/** Gives a running server the demo person with 90 days, as `npm run seed` does beside it. */
export async function seedDemo({ dataDir }: RunningServer): Promise<void> {
  const child = spawn(join(root, "node_modules/node/bin/node"), ["server/src/seed.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, NODE_ENV: "production", BASE_URL: "", DATA_DIR: dataDir },
  });
  const said = text(child.stderr);
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`The demo person could not be made: ${await said}`);
}
