import { evidenceOf, type Evidence, type Seeing } from "@remanso/core/safety/evidence.ts";
import { readMeantPhrases } from "@remanso/core/safety/meant-words.ts";
import { passagesOf, wordedText } from "@remanso/core/safety/passages.ts";
import { readableText } from "@remanso/core/safety/normalise.ts";
import { fewWords, weighed } from "@remanso/core/safety/judge.ts";
import { plainWordsOf } from "@remanso/core/safety/read-message.ts";
import type { Calibration, LearnedReaders } from "@remanso/core/safety/readers.ts";
import { steps } from "@remanso/core/safety/sparse-reader.ts";
import { tokenFeatures } from "@remanso/core/safety/token-features.ts";
import { seeded } from "@remanso/core/seeded.ts";
import { isOfOthers, type Labelled } from "./corpus.ts";
import { harmlessVoice, unsortedTroubles } from "./harmless.ts";
import { fitProbability, fitWeights } from "./thresholds.ts";

// safety.md: what may be raised without need, of what others wrote to measure with; a third of the ordinary ones among these hold the very words of
// danger, which is more than people send. Questions give way first.
const mostAlarmed = {
  few: { ordinary: 0.002, distress: 0.006 },
  more: { ordinary: 0.007, distress: 0.012 },
};
const mostAsked = {
  few: { ordinary: 0.015, distress: 0.025 },
  more: { ordinary: 0.075, distress: 0.1 },
};
// most messages of few words only answer something
const mostSuffering = {
  few: { ordinary: 0.03, distress: 0.9999 },
  more: { ordinary: 0.06, distress: 0.9999 },
};
// plain talk, of which there is much
const weightOfTyped = 0.3;
// what is a concern and no crisis should rather be asked about, and an alarm there is no great harm
const weightOfConcern = 0.5;
const shareInParagraphs = 0.3;

type Learned = Omit<LearnedReaders, "calibration">;

interface Example {
  readonly level: number;
  readonly weight: number;
  readonly isSorted: boolean;
  readonly isShort: boolean;
  readonly isOfOthers: boolean;
  readonly evidence: Evidence;
}

/** Learns how plain words and both readers are weighed, on messages that the readers have not heard, and chooses all limits. */
export function calibrated(messages: readonly Labelled[], readers: Learned): Calibration {
  const fits = fitsOf(messages, readers);
  const examples = [...messages, ...inParagraphs(messages)].map((message) =>
    exampleOf(message, { ...readers, calibration: { steps: fits } }),
  );
  const judge = {
    1: judgeOf(examples, 1),
    2: judgeOf(examples, 2),
    3: judgeOf(examples, 3),
    4: judgeOf(examples, 4),
  };
  const oddsOf =
    (step: 1 | 2 | 3) =>
    ({ evidence: { seen, abstains } }: Example) =>
      seen && (step === 1 || !abstains) ? weighed(seen, judge[step]) : -Infinity;
  const limiting = examples.slice(0, messages.length).filter((one) => one.isOfOthers);
  const isTaught =
    (step: number) =>
    ({ isSorted }: Example) =>
      isSorted || step > 1;
  const few = limiting.filter(({ isShort }) => isShort);
  const more = limiting.filter(({ isShort }) => !isShort);
  const byLength = (step: 1 | 2 | 3, most: typeof mostAlarmed) => ({
    few: limitFor(few.filter(isTaught(step)), most.few, oddsOf(step)),
    more: limitFor(more.filter(isTaught(step)), most.more, oddsOf(step)),
  });
  return {
    steps: fits,
    judge,
    alarm: byLength(3, mostAlarmed),
    ask: byLength(2, mostAsked),
    distress: byLength(1, mostSuffering),
    imminent: 0,
  };
}

function exampleOf(message: Labelled, readers: Seeing): Example {
  const { level, category, text, voice } = message;
  const readable = readableText(text);
  return {
    level,
    isSorted: category !== unsortedTroubles,
    isOfOthers: isOfOthers(message),
    isShort: readable.plain.split(" ").length <= fewWords,
    weight: voice.startsWith(harmlessVoice) ? weightOfTyped : 1,
    evidence: evidenceOf(
      readable,
      plainWordsOf(readable, (said) => readMeantPhrases(said, readers)),
      readers,
    ),
  };
}

/** Some of the messages again, between two ordinary ones of the same language: a danger counts as much inside a paragraph. */
function inParagraphs(messages: readonly Labelled[]): Labelled[] {
  const chance = seeded(messages.length);
  return messages
    .filter(({ voice }) => !voice.startsWith(harmlessVoice) && chance() < shareInParagraphs)
    .map((message) => {
      const calm = messages.filter(({ level, language }) => level === 0 && language === message.language);
      const drawn = () => calm[Math.floor(chance() * calm.length)]?.text ?? "";
      return { ...message, text: `${drawn()}. ${message.text}. ${drawn()}` };
    });
}

/** From each reader's highest score of a message to log odds. */
function fitsOf(messages: readonly Labelled[], { sparse, pooled }: Learned): Calibration["steps"] {
  const scored = messages.map(({ level, text, category }) => {
    const worded = wordedText(readableText(text).clear);
    const passages = passagesOf(worded);
    const tokens = tokenFeatures(worded);
    return {
      level,
      isSorted: category !== unsortedTroubles,
      sparse: sparse.scores(tokens, passages),
      pooled: pooled.scores(tokens, passages),
    };
  });
  return steps.map((step, at) => {
    const fit = (reader: "sparse" | "pooled") =>
      fitProbability(
        scored
          .filter(({ isSorted }) => isSorted || step > 1)
          .map((one) => ({
            score: Math.max(-20, ...one[reader].map((scores) => scores[at] ?? 0)),
            isTaken: one.level >= step,
          })),
      );
    return { sparse: fit("sparse"), pooled: fit("pooled") };
  });
}

/** What the judgement of a step weighs, the bias last. */
function judgeOf(examples: readonly Example[], step: 1 | 2 | 3 | 4): number[] {
  return fitWeights(
    examples.flatMap(({ level, weight, isSorted, evidence: { seen, abstains } }) =>
      seen && (step === 1 ? isSorted : !abstains)
        ? [
            {
              seen,
              isTaken: level >= step,
              weight: level === 2 && step === 3 ? weight * weightOfConcern : weight,
            },
          ]
        : [],
    ),
  ).map((one) => Number(one.toFixed(4)));
}

/** The lowest limit that raises no larger share of the ordinary and of the distressed messages than may be raised. */
function limitFor(
  examples: readonly Example[],
  most: { readonly ordinary: number; readonly distress: number },
  oddsOf: (one: Example) => number,
): number {
  const limitOf = (level: number, share: number) => {
    const odds = examples.filter((one) => one.level === level).map(oddsOf);
    return odds.toSorted((one, other) => other - one)[Math.floor(odds.length * share)] ?? 0;
  };
  return Number((Math.max(limitOf(0, most.ordinary), limitOf(1, most.distress)) + 0.001).toFixed(3));
}
