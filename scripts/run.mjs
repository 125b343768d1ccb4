// Runs one file of the project on the pinned Node, after installing and building when needed.
import { buildWhenNeeded, installWhenNeeded, runNode } from "./node.mjs";

await installWhenNeeded();
await buildWhenNeeded();
process.exit(await runNode(process.argv.slice(2), { env: { NODE_ENV: "production" } }));
