import type { Bilingual } from "../language.ts";
import * as words from "./fixed-replies-text.ts";
import type { Risk } from "./risk.ts";
import { readableText } from "./normalise.ts";

/** A written reply, and the name under which it is remembered as said. */
export interface FixedReply {
  readonly id: string;
  readonly words: Bilingual;
}

/**
 * What is said to a message of level 2 or more before anything else, null below. At level 2 each reply is given once in a
 * conversation (`said`), so that talk can go on; at 3 and 4 it always is. safety.md, Levels
 */
export function fixedReplyFor(message: string, risk: Risk, said: ReadonlySet<string>): FixedReply | null {
  const { plain } = readableText(message);
  switch (risk.level) {
    case 4:
      return imminentFor(risk.found ?? "", plain);
    case 3:
      return crisisFor(risk.found ?? "", plain);
    case 2:
      return concernsFor(plain).find(({ id }) => !said.has(id)) ?? null;
    case 1:
    case 0:
      return null;
  }
}

function imminentFor(found: string, plain: string): FixedReply {
  if (found.includes("violence") || aggressor.test(plain))
    return { id: "fixed-violence-now", words: words.violenceNowReply };
  const isBodily = found === "classifier" && medical.test(plain);
  return isBodily
    ? { id: "fixed-medical", words: words.medicalReply }
    : { id: "fixed-imminent", words: words.imminentReply };
}

function crisisFor(found: string, plain: string): FixedReply {
  if (found.includes("harm-others") || others.test(plain))
    return { id: "fixed-harm-others", words: words.harmOthersReply };
  if (found.includes("violence") || aggressor.test(plain))
    return { id: "fixed-violence", words: words.violenceReply };
  if (found.includes("self-harm") || selfHarm.test(plain))
    return { id: "fixed-self-harm", words: words.selfHarmReply };
  if (commands.test(plain)) return { id: "fixed-lost-touch", words: words.lostTouchReply };
  return { id: "fixed-crisis", words: words.crisisReply };
}

function concernsFor(plain: string): FixedReply[] {
  const general = words.concernReplies.map((reply, at) => ({ id: `fixed-concern-${at + 1}`, words: reply }));
  const isAboutOther = somebodyElse.test(plain) && !ownWish.test(plain);
  if (isAboutOther) return [{ id: "fixed-worry", words: words.worryReply }, ...general];
  return bodyBears.test(plain)
    ? [{ id: "fixed-past-harm", words: words.pastHarmReply }, ...general]
    : general;
}

// which of the replies fits; a message that fits none gets the general one, which speaks of all
const aggressor =
  /\b(me (?:pega|pego|golpea|golpeo|viola|violo|amenaza|amenazo|obliga|encierra|encerro|toca|toco|insulta y|hace cosas)|(?:hits|hit|beats|beat|chokes|choked|rapes|raped|forces|forced|threatens|threatened|touches|touched|locks|locked|hurts) me)\b/;
const others =
  /\b(?:matarlo|matarla|matarlos|hacerle dano|hacerles dano|kill (?:him|her|them)|hurt (?:him|her|them|somebody|someone|my (?:kids?|baby|child)))\b/;
const selfHarm =
  /\b(cort\w+me|lastim\w+me|autolesion\w*|hacerme dano|me corto|cut(?:ting)? myself|hurt(?:ing)? myself|self ?harm\w*)\b/;
const commands =
  /\b(voces|voz que|me (?:vigilan|persiguen|ordenan)|voices|they(?:'re| are) watching|the voice)\b/;
const medical =
  /\b(pecho|respirar|sangr\w+|desmay\w+|convuls\w+|infarto|chest|breathe|breath|bleed\w*|blood|faint\w*|passed out|seizure|heart attack)\b/;
const somebodyElse =
  /\b(mi|mis|un|una|el|ella|su) (?:\w+ )?(?:amig\w+|hij\w+|herman\w+|prim\w+|novi\w+|espos\w+|marido|mujer|pareja|madre|padre|mama|papa|companer\w+|alumn\w+|vecin\w+|sobrin\w+|niet\w+|pacient\w+)\b|\b(?:my|a|our|his|her) (?:\w+ )?(?:friends?|son|daughter|kid|child|brother|sister|cousin|girlfriend|boyfriend|wife|husband|partner|mum|mom|mother|dad|father|colleague|student|neighbou?r|nephew|niece|patient|roommate|flatmate|teammate)\b/;
const ownWish =
  /\b(quiero|quisiera|ojala|me gustaria|yo no|no quiero|sin mi|i want|i wish|i don't|i dont|without me|i'm|im a burden)\b/;
const bodyBears =
  /\b(cort\w+|lastim\w+|autolesion\w*|vomit\w+|comer|comida|atracon\w*|beb\w+|alcohol|drog\w+|cutting|cut myself|self ?harm\w*|purg\w+|throw\w* up|eat(?:ing)?|food|binge\w*|drink\w*|drunk|drugs?|using)\b/;
