// npm run eval:safety: how well the crisis check finds what it must find, and how often it is raised without need.
import { spawnSync } from "node:child_process";
import { readBlind, readCorpus } from "./corpus.ts";
import { calibration, heldOut, report } from "./evaluate.ts";
import { train } from "./train.ts";

if (process.argv.includes("--train")) {
  train();
  // the weights of before are loaded here: those that were learned now are measured by a program of its own
  process.exit(spawnSync(process.execPath, [import.meta.filename], { stdio: "inherit" }).status ?? 1);
}

const tested = heldOut(readCorpus());
const lines = [
  ...report("Voices that the training never heard", tested),
  "  calibration, at least 3:",
  ...calibration(tested, 3),
  ...report("Written by others, only for measuring", readBlind()),
];
console.log(lines.join("\n"));
