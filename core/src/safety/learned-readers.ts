import { nearestWords } from "./nearest-word.ts";
import { readPhrases } from "./phrases/read-phrases.ts";
import { pooledReader } from "./pooled-reader.ts";
import type { Readers } from "./readers.ts";
import { sparseReader } from "./sparse-reader.ts";
import { calibration, pooled, sparse, words } from "./weights.ts";

let made: Readers | null = null;

/** The phrases, and the readers that were learned from safety/corpus, unpacked at the first call. */
export function learnedReaders(): Readers {
  made ??= {
    phrases: readPhrases,
    sparse: sparseReader(sparse),
    pooled: pooledReader(pooled),
    nearest: nearestWords(words.split(" ")),
    calibration,
  };
  return made;
}
