import type { Block, Span } from "@remanso/core/resources/content-blocks.ts";
import type { Script } from "@remanso/core/resources/library.ts";
import { narrationOf, type Segment } from "@remanso/core/resources/narration.ts";

/** A step of a film as the text tells it. */
export interface FilmStep {
  readonly title: readonly Span[];
  readonly blocks: readonly Block[];
  readonly drawing: string;
}

interface FilmScene {
  readonly title: string;
  readonly drawing: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** A sentence of the narration; `lines` are what is shown of it, one after the other. */
export interface Caption {
  readonly text: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly lines: readonly string[];
}

/** All times are seconds from the beginning, at speed 1. */
export interface Film {
  readonly scenes: readonly FilmScene[];
  readonly captions: readonly Caption[];
  readonly totalSeconds: number;
}

const afterTitleSeconds = 1.2;
const afterWordsSeconds = 1;
const afterSceneSeconds = 3;
// two short rows over a drawing on a phone
const lineLetters = 68;

/** The film of a guide: a scene for each step, told at the pace of a calm voice. */
export function filmOf(steps: readonly FilmStep[]): Film {
  const parts = steps.map(scriptOf);
  const { segments, totalSeconds } = narrationOf(parts.flat(), { speed: 1 });
  let next = 0;
  const scenes = steps.map(({ title, drawing }, index) => {
    const own = segments.slice(next, next + (parts[index]?.length ?? 0));
    next += own.length;
    return {
      title: textOf(title),
      drawing,
      startsAt: own[0]?.startsAt ?? totalSeconds,
      endsAt: own.at(-1)?.endsAt ?? totalSeconds,
    };
  });
  return { scenes, captions: segments.flatMap(captionsOf), totalSeconds };
}

/** The scene at `seconds`; the last one at and after the end. */
export function sceneAt({ scenes }: Film, seconds: number): number {
  const index = scenes.findIndex(({ endsAt }) => seconds < endsAt);
  return index < 0 ? Math.max(0, scenes.length - 1) : index;
}

/** The sentence that is told at `seconds`, or was told last; -1 before the first. */
export function captionAt({ captions }: Film, seconds: number): number {
  return captions.findLastIndex(({ startsAt }) => startsAt <= seconds);
}

/** What is shown of a sentence at `seconds`. */
export function lineAt({ lines, text, startsAt, endsAt }: Caption, seconds: number): string {
  const letter = ((seconds - startsAt) / (endsAt - startsAt)) * text.length;
  let passed = 0;
  for (const line of lines) {
    passed += line.length + 1;
    if (letter < passed) return line;
  }
  return lines.at(-1) ?? "";
}

/** What is left to be said of a sentence at `seconds`: from the beginning of a word. */
export function restAt({ text, startsAt, endsAt }: Caption, seconds: number): string {
  const letter = Math.max(0, Math.floor(((seconds - startsAt) / (endsAt - startsAt)) * text.length));
  return text.slice(text.lastIndexOf(" ", letter) + 1);
}

/** Breaks a sentence into lines of about the same length, between words. */
export function linesOf(text: string, longest = lineLetters): string[] {
  const aim = text.length / Math.ceil(text.length / longest);
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    const isRoom = line !== undefined && line.length + 1 + word.length / 2 <= aim;
    if (isRoom && line.length + 1 + word.length <= longest) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function scriptOf({ title, blocks }: FilmStep): Script {
  const told = [titleSentence(textOf(title)), ...blocks.flatMap(paragraphsOf)].filter((text) => text !== "");
  return told.map((text, index) => {
    const isLast = index === told.length - 1;
    const pauseSeconds = isLast ? afterSceneSeconds : index === 0 ? afterTitleSeconds : afterWordsSeconds;
    return { text, pauseSeconds, bell: false };
  });
}

function titleSentence(title: string): string {
  return title === "" || /[.!?…]$/.test(title) ? title : `${title}.`;
}

function paragraphsOf(block: Block): string[] {
  return block.kind === "list" ? block.items.map(textOf) : [textOf(block.spans)];
}

function captionsOf({ text, sentences, voiceAt, quietAt }: Segment): Caption[] {
  const at = (letter: number) => voiceAt + (letter / text.length) * (quietAt - voiceAt);
  return sentences.map(({ startsAt, endsAt }) => {
    const words = text.slice(startsAt, endsAt);
    return { text: words, startsAt: at(startsAt), endsAt: at(endsAt), lines: linesOf(words) };
  });
}

function textOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join("");
}
