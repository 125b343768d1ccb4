// Runs a command of the operator on the pinned Node. It never installs or builds: a server may be running from these very files,
// and the user who runs it often may not write them.
import { root, runNode, whatIsMissing } from "./node.mjs";

const missing = whatIsMissing();
if (missing !== null) {
  console.error(
    `This version of Remanso is not installed whole (${missing} is missing): run npm ci in ${root} first, as the user who owns it.`,
  );
  process.exit(1);
}
process.exit(await runNode(process.argv.slice(2), { env: { NODE_ENV: "production" } }));
