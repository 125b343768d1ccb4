// npm start: installs when needed, builds when needed, serves.
import { buildWhenNeeded, installWhenNeeded, runNode } from "./node.mjs";

await installWhenNeeded();
await buildWhenNeeded();
const code = await runNode(["server/src/main.ts"], {
  env: { NODE_ENV: "production" },
  onStart: (child) => {
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  },
});
process.exit(code);
