// npm run eval:safety: how well the crisis check finds what it must find, and how often it asks or alarms without need.
import { spawnSync } from "node:child_process";
import { readBlind, readCorpus } from "./corpus.ts";
import { heldOut, table, writtenOtherwise } from "./evaluate.ts";
import { phraseHits } from "./phrase-hits.ts";
import { train } from "./train.ts";

if (process.argv.includes("--train")) {
  await train();
  // this process has loaded the old weights, so another one measures the new ones
  process.exit(spawnSync(process.execPath, [import.meta.filename], { stdio: "inherit" }).status ?? 1);
}

const asked = process.argv.indexOf("--phrases");
if (asked > 0) {
  // npm run eval:safety -- --phrases es [category]
  console.log(phraseHits(process.argv[asked + 1] ?? "", process.argv[asked + 2]).join("\n"));
  process.exit();
}

const tested = heldOut(readCorpus());
const unseen = readBlind();
const lines = [
  ...table("Voices that the learning never heard", tested),
  ...table("Written by others, and looked at by nobody who mends", unseen),
  "\nThe dangers among these, written otherwise",
  ...writtenOtherwise(unseen),
];
console.log(lines.join("\n"));
