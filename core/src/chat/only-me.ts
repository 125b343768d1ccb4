import type { ByLanguage } from "../language.ts";
import { isPainful } from "../safety/painful.ts";
import { readableText } from "../safety/normalise.ts";
import { isFresh } from "./follow-reply.ts";
import { isIrksome } from "./irksome.ts";
import type { Speaking, Spoken } from "./speaking.ts";

// whom one asks about: "do other moms…", "¿a otras madres les pasa?"
const people: ByLanguage<string> = {
  en: "people|moms?|mums?|mothers|dads|fathers|parents|students|teachers|nurses|girls|guys|folks|women|men|kids|carers|caregivers|couples|families|ones",
  es: "gente|personas|madres|padres|mamas|papas|estudiantes|mujeres|hombres|enfermeras|profes\\w*|chicas|chicos|parejas|familias",
};

// patterns for `readableText().plain`
const asksOfOthers: ByLanguage<RegExp> = {
  en: new RegExp(
    `\\b(?:am i (?:really |literally )?(?:the )?only (?:one|person)|is it (?:just|only) me|(?:do|does|are|is|did) (?:other|all|most|many|lots of|any other) (?:${people.en})\\b|(?:does|has|is|do) (?:any|every)(?:one|body) else\\b|(?:any|every)(?:one|body) else (?:feel|feels|get|gets|do|does|have|has|hate|hates|struggle|struggles|cry|cries|dread)\\b|(?:does|do) (?:this|it|that) (?:also )?happen to (?:other|every|any|most|lots|many|you all))`,
  ),
  es: new RegExp(
    `(?<!\\bno )\\bsoy (?:yo )?(?:la|el) unic[oa]\\b(?! que puede)|\\bsere (?:yo )?(?:la|el) unic[oa]\\b|\\bsolo (?:me pasa a mi|soy yo|yo soy asi)\\b|\\bles? (?:pasa|pasara|ocurre) (?:(?:esto|eso|lo mismo|igual|tambien) )*a (?:mas|otr\\w+|tod\\w+|alguien|much\\w+)\\b|\\ba (?:alguien|nadie) mas les? pasa\\b|\\ba (?:(?:otr[oa]s|tod[oa]s las|tod[oa]s los|las|los|mas) )?(?:${people.es}) (?:tambien )?les? pasa\\b|\\b(?:otr[oa]s|las demas|los demas|mas) (?:${people.es})\\b(?: \\w+){0,4} (?:tambien|asi|igual|lo mismo)\\b[^.!]*\\?`,
  ),
};

const asksWhetherNormal: ByLanguage<RegExp> = {
  en: /\b(?:is (?:it|this|that|any of this) (?:even |all |really )?normal|(?:am i|are these feelings) (?:even )?normal)\b/,
  es: /\b(?:(?:es|sera) normal (?:que|sentir\w*|estar|tener|no|llorar|esto|esta|lo que|querer|andar)|(?:es|sera) (?:esto|eso) normal|(?:esto|eso) es normal|soy normal)\b/,
};

const isOfFeeling: ByLanguage<RegExp> = {
  en: /\b(?:cry|crying|cried|feel|feeling|feels|cope|coping|losing it|lose (?:it|my temper|patience)|yell|yelling|snap|snapping|dread|scared|tired|exhausted|lonely|anxious|guilty|overwhelmed|resent|ashamed|numb|angry)\b/,
  es: /\b(?:llor\w+|sient\w+|sentir\w*|grit\w+|pierd\w+ (?:la paciencia|los nervios)|agot\w+|cansad\w+|sol[oa]|culpa\w*|culpable|miedo|ansiedad|agobi\w+|verguenza|rabia|triste|no poder|no puedo)\b/,
};

/**
 * "Am I the only one?", "do other moms lose it like that?": the answer that everybody hopes for, and that is true of what weighs on people. To
 * "is this normal?" that nobody has to wait before they ask a doctor. Null where nothing weighs, and from level 2 on.
 */
export function notAlone(speaking: Speaking): Spoken | null {
  const { conversation, texts, pick } = speaking;
  const { message, language, level } = conversation;
  const { plain } = readableText(message.slice(0, mostRead));
  if (level > 1 || !weighs(speaking, plain)) return null;
  const kind = asksOfOthers[language].test(plain)
    ? "onlyMe"
    : asksWhetherNormal[language].test(plain)
      ? "isNormal"
      : null;
  const said = kind && pick(`follow.${kind}`, texts.follow[kind], isFresh(speaking, kind));
  return said ? { parts: [said], choices: [] } : null;
}

const mostRead = 1500;

/** "Am I the only one who likes this song?" is asked for fun. */
function weighs({ conversation, thread }: Speaking, plain: string): boolean {
  const { message, language, level } = conversation;
  return (
    level === 1 ||
    thread?.isHard === true ||
    thread?.isTrouble === true ||
    isOfFeeling[language].test(plain) ||
    isPainful(message, language) ||
    isIrksome(message, language)
  );
}
