// npm run dev: the same application with hot reload.
import { buildWhenNeeded, installWhenNeeded, runNode } from "./node.mjs";

await installWhenNeeded();
// the fonts are made by the build
await buildWhenNeeded();
const code = await runNode(["--watch-path=server/src", "--watch-path=core/src", "server/src/dev.ts"], {
  env: { NODE_ENV: "development" },
});
process.exit(code);
