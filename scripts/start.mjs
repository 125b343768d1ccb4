// npm start: installs when needed, builds when needed, serves.
import { join } from "node:path";
import { buildWhenNeeded, installWhenNeeded, root, runNode, serverFlags } from "./node.mjs";

// the server ends within STOP_SECONDS by itself, unless something is very wrong
const stopMs = (Number(process.env.STOP_SECONDS) || 10) * 1000;

await installWhenNeeded();
await buildWhenNeeded();
const code = await runNode([...serverFlags, "server/dist/main.js"], {
  env: { NODE_ENV: "production", NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled") },
  endsWithinMs: stopMs,
});
process.exit(code);
