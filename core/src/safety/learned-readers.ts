import { isPainfulPlain } from "./painful.ts";
import { languages } from "../language.ts";
import { evidenceOf } from "./evidence.ts";
import { judged } from "./judge.ts";
import { meantWords, readMeantPhrases } from "./meant-words.ts";
import { numbersByDistance } from "./packed.ts";
import { asPanic } from "./panic.ts";
import { pooledReader } from "./pooled-reader.ts";
import type { LearnedReaders, Readers } from "./readers.ts";
import type { Reading } from "./reading.ts";
import { sparseReader } from "./sparse-reader.ts";
import { calibration, pooled, sparse, usual, words } from "./weights.ts";

export { prepareSomePhrases } from "./phrases/read-phrases.ts";

/** A death, a lost job, a love that ended: suffering, however calmly it is told. */
function asPain(reading: Reading, plain: string): Reading {
  if (reading.level > 0 || !languages.some((language) => isPainfulPlain(plain, language))) return reading;
  return { ...reading, level: 1, sure: true, found: "pain" };
}

let made: Readers | null = null;

/** The phrases, and the readers that were learned from safety/corpus, unpacked at the first call. */
export function learnedReaders(): Readers {
  made ??= readersOf({
    sparse: sparseReader(sparse),
    pooled: pooledReader(pooled),
    nearest: meantWords(words.split(" "), numbersByDistance(usual)),
    calibration,
  });
  return made;
}

/** The phrases, and these readers. */
function readersOf(learned: LearnedReaders): Readers {
  return {
    phrases: (text) => readMeantPhrases(text, learned),
    judge: (text, plain) =>
      asPain(
        asPanic(
          judged(evidenceOf(text, plain, learned), { words: plain, text: text.plain }, learned.calibration),
          text.plain,
        ),
        text.plain,
      ),
  };
}
