import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Talk } from "@remanso/core/chat/talk.ts";
import { byLanguage } from "@remanso/core/language.ts";
import { learnTopics } from "./learn-topics.ts";
import { labelledMessages, readLexicon, readTexts } from "./read-texts.ts";

/** All texts of the embedded program, with what is learned from their examples. Throws the first mistake with its file. */
export function makeTalk(): Talk {
  return byLanguage((language) => {
    const texts = readTexts(language);
    return {
      ...texts,
      reader: learnTopics(texts, { messages: labelledMessages(language), lexicon: readLexicon(language) }),
    };
  });
}

/** Writes dist/talk.json, which the server reads at the first message. */
export async function buildTalk(): Promise<void> {
  const dist = join(import.meta.dirname, "dist");
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, "talk.json"), JSON.stringify(makeTalk()));
}
