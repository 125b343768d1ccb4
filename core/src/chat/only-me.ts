import type { ByLanguage } from "../language.ts";
import { isPainful } from "../safety/painful.ts";
import { readableText } from "../safety/normalise.ts";
import { isFresh } from "./follow-reply.ts";
import { isIrksome } from "./irksome.ts";
import type { Speaking, Spoken } from "./speaking.ts";

// whom one asks about: "do other moms…", "¿a otras madres les pasa?"
const englishPeople =
  "people|moms?|mums?|mothers|dads|fathers|parents|students|teachers|nurses|girls|guys|folks|women|men|carers|caregivers|couples|families|ones";
const spanishPeople =
  "gente|personas|madres|padres|mamas|papas|estudiantes|mujeres|hombres|enfermeras|profes\\w*|chicas|chicos|parejas|familias";

const doing =
  "(?:also |even |ever |just )?(?:feel|cry|struggle|lose|dread|worry|wake|panic|do (?:this|that|it)|have (?:this|that|it)|get (?:this|that|like this|so))";

// patterns for `readableText().plain`
const asksOfOthers: ByLanguage<RegExp> = {
  en: new RegExp(
    `\\b(?:am i (?:really |literally )?(?:the )?only (?:one|person)|is it (?:just|only) me|(?<!\\b(?:why|how|what|when|where|which) )(?:do|are) (?:other|most|many|lots of|any other) (?:${englishPeople})\\b|(?:does|do) (?:any|every)(?:one|body) else ${doing}\\b|any(?:one|body) else ${doing}\\b|(?:does|do) (?:this|it|that) (?:also )?happen to (?:other|everyone|everybody|anyone|anybody|most|lots|many)\\b)`,
  ),
  es: new RegExp(
    `(?<!\\b(?:no|por que) )\\b(?:soy (?:yo )?|sere (?:yo )?)(?:la|el) unic[oa](?! (?:hij|niet|mujer|hombre|chic|que (?:puede|trabaja|gana|cuida)))|\\bsolo me pasa a mi(?! que me (?:gusta|encanta))|\\bles? (?:pasa|pasara|ocurre) (?:(?:esto|eso|lo mismo|igual|tambien) )*a (?:mas (?:gente|personas)|otr[oa]s|tod[oa]s|alguien mas|mucha gente|much[oa]s)\\b|\\ba (?:alguien|nadie) mas les? pasa\\b|\\ba (?:otr[oa]s|tod[oa]s las|tod[oa]s los|las demas|los demas) (?:${spanishPeople}) (?:tambien )?les? pasa\\b`,
  ),
};

const asksWhetherNormal: ByLanguage<RegExp> = {
  en: /(?<!\bnot )\b(?:is (?:it|this|that|any of this) (?:even |all |really )?normal|am i (?:even )?normal)\b/,
  es: /(?<!\bno )\b(?:(?:es|sera) normal (?:sentir(?:me|se)?|estar|llorar|esto|andar|tener (?:miedo|ganas de llorar|culpa))|(?:es|sera) (?:esto|eso) normal|(?:esto|eso) es normal|soy normal)\b/,
};

// the person's own feelings: nothing else is called common here
const isOfFeeling: ByLanguage<RegExp> = {
  en: /\b(?:cry|crying|cried|feel|feeling|feels|cope|coping|losing it|lose (?:it|my temper|patience)|snap|snapping|dread|scared|tired|exhausted|lonely|anxious|guilty|overwhelmed|resent|ashamed|angry)\b/,
  es: /\b(?:llor\w+|siento|sentir\w*|sentirse|pierd\w+ (?:la paciencia|los nervios)|agot\w+|cansad\w+|(?:siento|estoy|tan|muy) sol[oa]|culpa|culpable|miedo|ansiedad|agobi\w+|verguenza|rabia|triste|no puedo)\b/,
};

// what somebody else does, what happens to the body, and what may be a danger: there it would be wrong to say that others know it too
const isNoComfort: ByLanguage<RegExp> = {
  en: /\b(?:hit|hits|hitting|slap\w*|smack\w*|beat\w*|hurt\w*|push\w*|shak(?:e|es|ing)|chok\w*|threat\w*|forc\w*|touch\w*|grab\w*|follow\w*|track\w*|controls?|hates?|(?:yells?|screams?|shouts?|swears?) at me|chest|heart|breath\w*|arms?|legs?|numb\w*|faint\w*|dizzy|blood|bleed\w*|pain\w*|vomit\w*|throw\w* up|puk\w*|purg\w*|starv\w*|(?:not|don't|dont|stopped|skip\w*) (?:eat\w*|meals?)|voices?|hear\w*|drink\w*|drunk|drugs?|pills?|meds|medication|weed|cut\w*|kill\w*|die|dying|dead|alive|disappear\w*|baby)\b/,
  es: /\b(?:peg[aoue]\w*|golpe\w*|empuj\w*|sacud\w*|amenaz\w*|obliga\w*|toca\w*|agarr\w*|vigila\w*|control\w*|(?:me )?odia\w*|me (?:grita|gritan|grite|insulta\w*|insulte)|pecho|corazon|respir\w*|brazos?|piernas?|dormid[oa]s?|desmay\w*|mare\w*|sangr\w*|dolor\w*|duele\w*|vomit\w*|purg\w*|no (?:como|comer)|dejar de comer|ayun\w*|voces|oig\w*|beb(?:o|er|iendo)|borrach\w*|drog\w*|pastillas?|medica\w*|cort(?:o|e|ar)\w*|mat(?:o|e|ar)\w*|mor(?:ir|irme)|muer[oe]|viv[ao]|desaparec\w*|bebe)\b/,
};

// "do other people read this?" asks about the program
const isOfProgram: ByLanguage<RegExp> = {
  en: /\b(?:read|reads|see|sees|find out|write|type|chats?|chatting|robots?|bots?|app|program|machine|computer|talking to (?:you|a)|using this)\b/,
  es: /\b(?:lee|leen|leer|lea|ve|ven|vea|entere|escribo|escribir|chats?|robots?|bots?|app|aplicacion|programa|maquina|usa esto|hablar? con(?:tigo)? (?:un|una)?)\b/,
};

/**
 * "Am I the only one?", "do other moms lose it like that?": the answer that everybody hopes for, and that is true of what weighs on people. To
 * "is this normal?" that one need not wait to ask. Null where nothing weighs, where something else is asked, about what somebody else does
 * or the body, and from level 2 on.
 */
export function notAlone(speaking: Speaking): Spoken | null {
  const { conversation, heard, texts, pick } = speaking;
  const { message, before, language, level } = conversation;
  const { plain } = readableText(message.slice(0, mostRead));
  const told = [...before.slice(-lookedBack), message].map(
    (text) => readableText(text.slice(0, mostRead)).plain,
  );
  // "is this normal?" sounds like a question for a diagnosis
  const isAnswered = heard.answer !== null && heard.answer.id !== "diagnosis";
  if (level > 1 || isAnswered || isOfProgram[language].test(plain)) return null;
  if (told.some((text) => isNoComfort[language].test(text))) return null;
  const kind = kindOf(plain, speaking);
  // no doctor has to look at grief
  const isHurt = [...before, message].some((text) => isPainful(text, language));
  const isNew = kind && isFresh(speaking, kind);
  const isFit = (text: string) => isNew !== null && isNew(text) && !(isHurt && namesDoctor.test(text));
  const said = kind && pick(`follow.${kind}`, texts.follow[kind], isFit);
  return said ? { parts: [said], choices: [] } : null;
}

const mostRead = 1500;
const lookedBack = 4;
const namesDoctor = /\b(?:doctor|médico)\b/u;

function kindOf(plain: string, speaking: Speaking): "onlyMe" | "isNormal" | null {
  const { conversation, thread } = speaking;
  const { message, language, level } = conversation;
  const isFelt = isOfFeeling[language].test(plain);
  const isHeavy = level === 1 || thread?.isHard === true || isFelt;
  // "am I the only one who likes this song?" is asked for fun
  const weighs =
    isHeavy || thread?.isTrouble === true || isPainful(message, language) || isIrksome(message, language);
  if (weighs && asksOfOthers[language].test(plain)) return "onlyMe";
  return isHeavy && asksWhetherNormal[language].test(plain) ? "isNormal" : null;
}
