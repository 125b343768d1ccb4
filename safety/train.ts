import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { meantWords } from "@remanso/core/safety/meant-words.ts";
import { numbersByDistance } from "@remanso/core/safety/packed.ts";
import { pooledReader } from "@remanso/core/safety/pooled-reader.ts";
import { sparseReader } from "@remanso/core/safety/sparse-reader.ts";
import { calibrated } from "./calibrate.ts";
import type { Learned } from "./learned.ts";
import { material } from "./material.ts";

/**
 * Learns both readers from all voices but those set apart, and writes what was learned. Limits are chosen with readers that have not heard the
 * voices kept for that, and that are learned beside the others; the readers that are written have heard those too.
 */
export async function train(): Promise<void> {
  const [all, first] = await Promise.all([learnedFrom("all"), learnedFrom("without the kept")]);
  const { kept } = material();
  const calibration = calibrated(kept, {
    sparse: sparseReader(first.sparse),
    pooled: pooledReader(first.pooled),
    nearest: meantWords(all.words, numbersByDistance(all.usual)),
  });
  write({ ...all, calibration });
}

interface LearnedWithWords extends Learned {
  readonly words: readonly string[];
  readonly usual: string;
}

// the lessons of all voices take more than what Node gives a program by itself
const mostMemoryMb = 9000;

function learnedFrom(voices: "all" | "without the kept"): Promise<LearnedWithWords> {
  const worker = new Worker(new URL("learn-worker.ts", import.meta.url), {
    workerData: voices,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  });
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

interface Written extends LearnedWithWords {
  readonly calibration: object;
}

function write({ sparse, pooled, words, usual, calibration }: Written): void {
  const text = `import type { PooledWeights } from "./pooled-reader.ts";
import type { Calibration } from "./readers.ts";
import type { SparseWeights } from "./sparse-reader.ts";

// Made by "npm run eval:safety -- --train" from safety/corpus; not written by hand.
export const calibration: Calibration = ${JSON.stringify(calibration)};
export const words = "${words.join(" ")}";
export const usual = ${JSON.stringify(usual)};
export const sparse: SparseWeights = ${JSON.stringify(sparse)};
export const pooled: PooledWeights = ${JSON.stringify(pooled)};
`;
  writeFileSync(join(import.meta.dirname, "../core/src/safety/weights.ts"), text);
  console.log(`weights: ${Math.round(text.length / 1024)} KB, ${words.length} words`);
}
