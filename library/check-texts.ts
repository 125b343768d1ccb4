import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { languages, type Language } from "@remanso/core/language.ts";
import type { LibraryText } from "@remanso/core/resources/library.ts";
import { readAbout, readText, type About } from "./read-resource.ts";
import { countWords, readingLevels } from "./reading-level.ts";

type Length = Pick<About, "type" | "minutes">;

/** What is wrong with a text besides its format, one sentence each. */
export function faultsOf(about: Length, text: LibraryText, language: Language): string[] {
  const { words, minutes, level } = measured(about, text, language);
  const isSpoken = about.type === "audio";
  const isRead = about.type === "article" || about.type === "guide";
  return [
    level < easyEnough ? `reads too hard: ${level.toFixed(1)}, and 55 is the least` : "",
    isRead && (words < 600 || words > 1500) ? `has ${words} words, not 600 to 1,500` : "",
    isSpoken && (about.minutes < 5 || about.minutes > 15) ? "audio takes 5 to 15 minutes" : "",
    // a guide in pictures takes as long as doing its steps, not as reading them
    about.type !== "video" && Math.abs(minutes - about.minutes) > 1
      ? `takes ${minutes.toFixed(1)} minutes, not about ${about.minutes}`
      : "",
  ].filter((fault) => fault !== "");
}

/** Lines about each language of one folder: its figures and its faults. */
export async function checkedTexts(folder: string): Promise<string[]> {
  const about = readAbout(join(folder, "about.yaml"), await readFile(join(folder, "about.yaml"), "utf8"));
  const lines: string[] = [];
  for (const language of languages) {
    const file = join(folder, `${language}.md`);
    const text = readText(file, await readFile(file, "utf8"), about);
    const { words, minutes, level } = measured(about, text, language);
    const length = about.type === "video" ? "" : `, ${minutes.toFixed(1)} of ${about.minutes} min`;
    lines.push(`${file}: ${words} words${length}, reading level ${level.toFixed(1)}`);
    lines.push(...faultsOf(about, text, language).map((fault) => `  ✗ ${fault}`));
  }
  return lines;
}

const easyEnough = 55;
const wordsAMinute = { read: 190, spoken: 105 };

function measured(about: Length, text: LibraryText, language: Language) {
  const words = countWords(text.content);
  const quiet = (text.script ?? []).reduce((sum, { pauseSeconds }) => sum + pauseSeconds, 0) / 60;
  const minutes = about.type === "audio" ? words / wordsAMinute.spoken + quiet : words / wordsAMinute.read;
  const level = readingLevels[language](text.content);
  return { words, minutes, level };
}
