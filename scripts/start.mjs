// npm start: installs when needed, builds when needed, serves.
import { join } from "node:path";
import { buildWhenNeeded, installWhenNeeded, root, runNode } from "./node.mjs";

await installWhenNeeded();
await buildWhenNeeded();
const code = await runNode(["server/src/main.ts"], {
  env: { NODE_ENV: "production", NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled") },
  onStart: (child) => {
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  },
});
process.exit(code);
