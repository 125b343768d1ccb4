import { wordlist as englishWords } from "@scure/bip39/wordlists/english.js";
import { wordlist as spanishWords } from "@scure/bip39/wordlists/spanish.js";
import type { Language } from "@remanso/core/language.ts";
import { textBytes } from "./bytes.ts";

// Six words drawn from lists of 2,048: 66 random bits. The lists are those of BIP 39, made so that no two words are alike.

const wordsOf: Readonly<Record<Language, readonly string[]>> = { en: englishWords, es: spanishWords };
const wordCount = 6;
const listBits = 11;

/** A new passphrase: random words in a language. */
export function newPassphrase(language: Language): string {
  const list = wordsOf[language];
  // 2,048 divides 65,536, so that no word is likelier than another
  const drawn = crypto.getRandomValues(new Uint16Array(wordCount));
  // precomposed, as a keyboard types them
  return Array.from(drawn, (one) => (list[one % (1 << listBits)] ?? "").normalize("NFC")).join(" ");
}

const known = new Set(Object.values(wordsOf).flatMap((list) => list.map(plain)));

/** What was typed, as the key is made from it: without accents, capitals and signs. */
export function passphraseBytes(typed: string): Uint8Array<ArrayBuffer> {
  return textBytes(typedWords(typed).join(" "));
}

/** Which of the typed words stand in no list, or how many words there should be. */
export function passphraseFault(typed: string): { unknown: string } | "count" | null {
  const words = typedWords(typed);
  const unknown = words.find((word) => !known.has(word));
  if (unknown !== undefined) return { unknown };
  return words.length === wordCount ? null : "count";
}

export function typedWords(typed: string): string[] {
  return plain(typed).match(/[a-z]+/g) ?? [];
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
