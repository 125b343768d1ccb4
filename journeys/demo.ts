import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { root } from "./root.ts";

/** Seeds a running server with the demo person and 90 days of history, as `npm run seed` does. */
export async function seedDemo(dataDir: string): Promise<void> {
  const child = spawn(join(root, "node_modules/node/bin/node"), ["server/src/seed.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, NODE_ENV: "production", BASE_URL: "", DATA_DIR: dataDir },
  });
  const said = text(child.stderr);
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`Seeding the demo person failed: ${await said}`);
}
