import type { ByLanguage, Language } from "@remanso/core/language.ts";
import { sentenceSpansOf } from "@remanso/core/resources/sentences.ts";

// decisions §3: read-aloud in the current language (es-ES / en-US where the browser names no region), rate 0.8
export const speechLanguage: ByLanguage<string> = { en: "en-US", es: "es-ES" };
export const speechRate = 0.8;

interface Voice {
  readonly lang: string;
  readonly localService: boolean;
}

/**
 * The device's own voice for `language`: a variety that the person's browser names (`varieties`, best first), then that of
 * decisions §3, then any other of the language, null where there is none. A voice that sends the text to its maker's servers is
 * never used (decisions §10: no third-party request).
 */
export function voiceFor<V extends Voice>(
  voices: readonly V[],
  language: Language,
  varieties: readonly string[],
): V | null {
  const own = voices.filter(({ localService, lang }) => localService && varietyOf(lang).startsWith(language));
  for (const wanted of [...varieties, speechLanguage[language]].map(varietyOf)) {
    const voice = own.find(({ lang }) => varietyOf(lang) === wanted);
    if (voice) return voice;
  }
  return own[0] ?? null;
}

/** `text` in pieces of a sentence: some browsers fall silent in the middle of a long one. */
export function sentencesOf(text: string): readonly string[] {
  return sentenceSpansOf(text).map(({ startsAt, endsAt }) => text.slice(startsAt, endsAt));
}

// Android writes es_ES
function varietyOf(lang: string): string {
  return lang.replace("_", "-").toLowerCase();
}
