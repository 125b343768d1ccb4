import { choosingVoices, readCorpus, testVoices, type Labelled } from "./corpus.ts";
import { harmlessTalk, isForChoosing, typedTalk } from "./harmless.ts";

interface Material {
  /** What is learned from. */
  readonly heard: readonly Labelled[];
  /** The part of it that limits are chosen on, and that the readers used for that have not heard. */
  readonly kept: readonly Labelled[];
}

/** All messages that are learned from; voices set apart for testing are not among them. */
export function material(): Material {
  const corpus = readCorpus();
  const apart = testVoices(corpus);
  const choosing = choosingVoices(corpus);
  const typed = typedTalk();
  return {
    heard: [...corpus.filter(({ voice }) => !apart.has(voice)), ...typed, ...harmlessTalk()],
    kept: [...corpus.filter(({ voice }) => choosing.has(voice)), ...typed.filter(isForChoosing)],
  };
}
