import { describe, expect, test } from "vitest";
import { languages, type Language } from "@remanso/core/language.ts";
import { nextTurn } from "@remanso/core/safety/dialogue/next-turn.ts";
import type { SafetyTurn } from "@remanso/core/safety/dialogue/safety-turn.ts";
import { newDialogue } from "@remanso/core/safety/dialogue/state.ts";
import { learnedReaders } from "@remanso/core/safety/learned-readers.ts";
import { readMessage } from "@remanso/core/safety/read-message.ts";
import { seenDialogues, seenOrdinaryTalks, type MeasuredDialogue } from "./measured-sets.ts";

// Whole dialogues by people who saw no code, looked at while it was mended. What they show is no measure of what strangers will meet
// (docs/safety.md has that); they keep what was mended. The floors lie a little below what is reached.
const floors: Readonly<
  Record<Language, { inRange: number; everyday: number; below: number; alarmed: number }>
> = {
  es: { inRange: 0.83, everyday: 0.84, below: 9, alarmed: 6 },
  en: { inRange: 0.83, everyday: 0.86, below: 6, alarmed: 3 },
};

// of some 145 turns
const mostInOrdinary = 9;

const minuteMs = 60_000;

function turnsOf(says: readonly string[]): SafetyTurn[] {
  let state = newDialogue;
  return says.map((message, at) => {
    const reading = readMessage(message, learnedReaders());
    const turn = nextTurn(state, { message, reading, nowMs: at * minuteMs });
    state = turn.state;
    return turn;
  });
}

function readIn({ turns }: MeasuredDialogue) {
  const read = turnsOf(turns.map(({ says }) => says));
  return turns.flatMap(({ levels }, at) => (read[at] ? [{ turn: read[at], levels }] : []));
}

describe.each(languages)("dialogues that were looked at, in %s", (language) => {
  const read = seenDialogues(language).map((dialogue) => ({ kind: dialogue.kind, turns: readIn(dialogue) }));
  const shareInRange = (of: typeof read) => {
    const turns = of.flatMap((one) => one.turns);
    const fitting = turns.filter(
      ({ turn, levels }) => turn.level >= levels.least && turn.level <= levels.most,
    );
    return fitting.length / turns.length;
  };
  const everyday = read.filter(({ kind }) => kind === "everyday");

  test("are read at their level", () => {
    expect(read.length).toBeGreaterThan(90);
    expect(shareInRange(read)).toBeGreaterThanOrEqual(floors[language].inRange);
    expect(shareInRange(everyday)).toBeGreaterThanOrEqual(floors[language].everyday);
  });

  test("hardly ever alarm where nothing is the matter", () => {
    const alarmed = everyday.filter(({ turns }) => turns.some(({ turn }) => turn.sure && turn.level >= 3));
    expect(alarmed.length).toBeLessThanOrEqual(floors[language].alarmed);
  });

  test("hardly ever read a danger as too little", () => {
    const below = read.filter(({ turns }) =>
      turns.some(({ turn, levels }) => levels.least >= 2 && turn.level < levels.least),
    );
    expect(below.length).toBeLessThanOrEqual(floors[language].below);
  });

  test("hardly ever hear a danger in an ordinary talk", () => {
    const talks = seenOrdinaryTalks(language).map(turnsOf);
    expect(talks.length).toBeGreaterThanOrEqual(20);
    expect(talks.flat().filter(({ level }) => level >= 2).length).toBeLessThanOrEqual(mostInOrdinary);
  });
});
