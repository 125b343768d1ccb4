// npm run eval:safety: how well the crisis check finds what it must find, and how often it is raised without need.
import { train } from "./train.ts";
import { readBlind, readCorpus } from "./corpus.ts";
import type { calibration, heldOut, report } from "./evaluate.ts";

interface Evaluate {
  report: typeof report;
  heldOut: typeof heldOut;
  calibration: typeof calibration;
}

if (process.argv.includes("--train")) train();
// the weights are read when this is loaded: not before they are learned
const {
  report: reportOf,
  heldOut: unheard,
  calibration: calibrationOf,
}: Evaluate = await import("./evaluate.ts");
const corpus = readCorpus();
const tested = unheard(corpus);
const lines = [
  ...reportOf("Voices that the training never heard", tested),
  "  calibration, at least 3:",
  ...calibrationOf(tested, 3),
  ...reportOf("Written by others, only for measuring", readBlind()),
];
console.log(lines.join("\n"));
