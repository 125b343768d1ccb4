import { probabilitiesOf } from "@remanso/core/safety/classifier.ts";
import { readableText } from "@remanso/core/safety/normalise.ts";
import { riskLevel } from "@remanso/core/safety/risk.ts";
import { bends } from "./bend.ts";
import { testVoices, type Labelled } from "./corpus.ts";

export interface Share {
  readonly found: number;
  readonly of: number;
}

/** What matters of the check, counted over labelled messages. */
export interface Figures {
  /** Of level 3 and 4: how many get the card with the fixed reply (level 3 or higher). */
  readonly crisisRecall: Share;
  /** Of level 2: how many are noticed at all (level 2 or higher). */
  readonly concernRecall: Share;
  /** Of level 4: how many get the emergency number first. */
  readonly imminentRecall: Share;
  /** Of level 0: how many are raised to 3 or higher. */
  readonly falseAlarms: Share;
  /** Of plain daily talk, without the idioms, quotations and negations that hold the words of danger: how many are raised to 3 or higher. */
  readonly falseAlarmsOnDailyTalk: Share;
  /** Of level 3 and 4: how many are noticed at all, and so bring the helpline (level 2 or higher). */
  readonly crisisNoticed: Share;
  /** Of level 1: how many are raised to 3 or higher. */
  readonly distressRaised: Share;
  /** True level by found level. */
  readonly confusion: readonly (readonly number[])[];
}

/** Measures the whole check, rules and classifier together. */
export function figuresOf(
  messages: readonly Labelled[],
  bend: (text: string) => string = (text) => text,
): Figures {
  const seen = messages.map(({ level, category, text }) => ({
    level,
    category,
    found: riskLevel(bend(text)),
  }));
  const share = (isCounted: (one: Seen) => boolean, least: number): Share => {
    const counted = seen.filter(isCounted);
    return { found: counted.filter(({ found }) => found >= least).length, of: counted.length };
  };
  const isCrisis = ({ level }: Seen) => level >= 3;
  return {
    crisisRecall: share(isCrisis, 3),
    crisisNoticed: share(isCrisis, 2),
    concernRecall: share(({ level }) => level === 2, 2),
    imminentRecall: share(({ level }) => level === 4, 4),
    falseAlarms: share(({ level }) => level === 0, 3),
    falseAlarmsOnDailyTalk: share(({ category }) => category === "ordinary", 3),
    distressRaised: share(({ level }) => level === 1, 3),
    confusion: levels.map((level) =>
      levels.map((found) => seen.filter((one) => one.level === level && one.found === found).length),
    ),
  };
}

interface Seen {
  readonly level: number;
  readonly category: string;
  readonly found: number;
}

const levels = [0, 1, 2, 3, 4];

/** Lines for a person to read: the figures of `messages` in all, by language, and bent. */
export function report(name: string, messages: readonly Labelled[]): string[] {
  const rows = [
    ["all", messages],
    ["es", messages.filter(({ language }) => language === "es")],
    ["en", messages.filter(({ language }) => language === "en")],
  ] as const;
  const lines = [
    `\n${name}: ${messages.length} messages by ${new Set(messages.map(({ voice }) => voice)).size} voices`,
  ];
  for (const [label, part] of rows) {
    const figures = figuresOf(part);
    lines.push(
      `  ${label.padEnd(4)} crisis found ${inWords(figures.crisisRecall)} · noticed at all ${inWords(figures.crisisNoticed)}`,
      `       concern found ${inWords(figures.concernRecall)} · imminent as such ${inWords(figures.imminentRecall)}`,
      `       false alarms: level 0 ${inWords(figures.falseAlarms)} · of it daily talk ${inWords(figures.falseAlarmsOnDailyTalk)}`,
      `       distress raised to crisis ${inWords(figures.distressRaised)}`,
    );
  }
  lines.push("  written otherwise, crisis found:");
  for (const [how, bend] of Object.entries(bends))
    lines.push(`       ${how.padEnd(24)} ${inWords(figuresOf(messages, bend).crisisRecall)}`);
  lines.push("  level as labelled (rows) and as found (columns 0–4):");
  figuresOf(messages).confusion.forEach((row, level) =>
    lines.push(`       ${level}: ${row.map((count) => String(count).padStart(5)).join("")}`),
  );
  return lines;
}

/** How often what was called so probable was so: messages by the classifier's probability of at least `step`. */
export function calibration(messages: readonly Labelled[], step: 1 | 2 | 3 | 4): string[] {
  const bins = Array.from({ length: 5 }, () => ({ of: 0, so: 0, sum: 0 }));
  for (const { level, text } of messages) {
    const probability = probabilitiesOf(readableText(text))[step - 1] ?? 0;
    const bin = bins[Math.min(4, Math.floor(probability * 5))];
    if (!bin) continue;
    bin.of += 1;
    bin.sum += probability;
    bin.so += level >= step ? 1 : 0;
  }
  return bins
    .filter(({ of }) => of > 0)
    .map(
      ({ of, so, sum }) =>
        `       said ${((100 * sum) / of).toFixed(0).padStart(3)} % · was ${((100 * so) / of).toFixed(0).padStart(3)} % of ${of}`,
    );
}

/** What was written by voices from which nothing was learned. */
export function heldOut(corpus: readonly Labelled[]): Labelled[] {
  const voices = testVoices(corpus);
  return corpus.filter(({ voice }) => voices.has(voice));
}

/** "97.5 % (39 of 40; 87.1–99.6)", with Wilson's interval of 95 %. */
export function inWords({ found, of }: Share): string {
  if (of === 0) return "none";
  const [low, high] = wilson({ found, of });
  const percent = (value: number) => (value * 100).toFixed(1);
  return `${percent(found / of)} % (${found} of ${of}; ${percent(low)}–${percent(high)})`;
}

function wilson({ found, of }: Share): [number, number] {
  const z = 1.96;
  const share = found / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const whole = 1 + (z * z) / of;
  return [Math.max(0, (middle - spread) / whole), Math.min(1, (middle + spread) / whole)];
}
