import type { ByLanguage } from "../language.ts";

// what is said back is short, and says something
const leastWords = 2;
const mostWords = 9;
// what is longer is cut after its ninth word
const mostCut = 15;
const mostLetters = 64;
const leastTelling = 2;
const mostRead = 600;

// addresses, numbers of telephones and cards, markup
const notToRepeat = /https?:|www\.|[@<>{}]|\d{5}/i;
// words to the program are answered, not said back
const programWords: ByLanguage<string> = {
  en: "you|your|u|ur|bot|app|chat",
  es: "tu|tú|vos|usted|ustedes|eres|sos",
};
const toTheProgram = new RegExp(`(?<!\\p{L})(?:${Object.values(programWords).join("|")})(?!\\p{L})`, "iu");
// what opens or closes a sentence and says nothing
const fillerWords: ByLanguage<string> = {
  en: "hey hi hello but so well like then also because cause cuz cos ok okay oh um uh yeah yes no lol haha just",
  es: "hola buenas y e o pero es que q bueno pues entonces ademas además encima luego también tambien osea sea ah eh mm vale jaja jeje si sí",
};
// words after which something is missing
const leadingWords: ByLanguage<string> = {
  en: "the a an to in of with my his her and or hes shes its i",
  es: "q que qué se y o no de la el los las un una con en a por para mi su",
};
// words that say nothing by themselves
const emptyWords: ByLanguage<string> = {
  en: "i'm i've about all am an and any are as at be been but by can did do does for from get go got had has have her him his how i if in is it its it's just me my not of on or our out she so some than that the their them then there they this to too up us was we were what when which who will with would nah ill im ive fine maybe dont cant thats theres day days week weeks month months year years hour hours today yesterday tonight",
  es: "capaz media medio a al algo asi así aqui aquí como con cual cuando de del dos el ella ellos en era es esa ese eso esta está estaba este esto estoy fue ha hay he id la las le les lo los más mas mi mis mucho muy ni no nos o para pero por porque que qué q se ser si sí sin sobre su sus te tengo tiene todo toda todos un una unos y ya yo tal vez quizas quizás anos año años mes meses dia dias día días hora horas hoy ayer",
};
// what answers "how are you" and opens what is told
const opening =
  /^\s*(?:(?:muy |todo |pues |bastante )?bien|m[aá]s o menos|ah[ií] vamos|(?:pretty |all )?good|(?:i'm |im )?fine|not (?:bad|much)|ok(?:ay)?)\s*[,.;:…-]+\s*/iu;
// the point after "St." ends no sentence
const abbreviation = /(?<!\p{L})(st|dr|mr|mrs|ms|sr|sra|srta|dra|ud|uds|vs|av)\.(?= \p{L})/giu;
const wordsOf = (lists: ByLanguage<string>) => new Set(Object.values(lists).join(" ").split(" "));
const fillers = wordsOf(fillerWords);
const leadsOn = wordsOf(leadingWords);
const empty = wordsOf(emptyWords);

/**
 * The part of a message that says most, in the person's own words, to be said back in quotation marks: at most nine words, without fillers at its
 * edges; what was cut off shows as three dots. Null where nothing can be: a question, words to the program, a number or an address, nothing that tells anything.
 */
export function echoOf(message: string): string | null {
  const text = message.normalize("NFC").slice(0, mostRead).replace(opening, "").replace(abbreviation, "$1");
  if (notToRepeat.test(text)) return null;
  let best: { said: string; worth: number } | null = null;
  for (const clause of clausesOf(text)) {
    const all = withoutFillers([...clause.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)]);
    if (all.length > mostCut) continue;
    const words = all.length > mostWords ? withoutEmptyEnd(all.slice(0, mostWords)) : all;
    const worth = words.filter(([word]) => isTelling(word)).length;
    const said = asTyped(clause, words);
    if (words.length < leastWords || worth < leastTelling || toTheProgram.test(said)) continue;
    if (!best || worth >= best.worth) best = { said: words.length < all.length ? `${said}…` : said, worth };
  }
  if (!best) return null;
  const { said } = best;
  if (said.length > mostLetters) return null;
  return said === said.toUpperCase() ? said.toLowerCase() : said;
}

/** From the first of these words to the last, with what stands between them. */
function asTyped(clause: string, words: readonly RegExpExecArray[]): string {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return "";
  return clause.slice(first.index, last.index + last[0].length).replace(/\s+/g, " ");
}

/** Sentences that ask nothing, in the parts that commas and joining words make where they are long. */
function clausesOf(text: string): string[] {
  const sentences = text.replace(/(\d)[.,](\d)/g, "$1·$2").match(/[^.!?;:\n…]+[.!?;:\n…]*/g) ?? [];
  return sentences
    .filter((sentence) => !sentence.includes("?"))
    .flatMap((sentence) => {
      const parts = sentence.split(
        /,|\s(?:pero|aunque|porque|xq|mientras|cuando|así que|asi que|but|because|cause|although|while|when|before|until)\s/iu,
      );
      return wordsIn(sentence) <= mostWords ? [parts.length > 2 ? (parts.at(-1) ?? "") : sentence] : parts;
    });
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

function withoutFillers(words: readonly RegExpExecArray[]): RegExpExecArray[] {
  let from = 0;
  let to = words.length;
  const at = (place: number) => words[place]?.[0] ?? "";
  // "no" opens a denial, which is not to be turned around
  while (from < to && isFiller(at(from)) && !(/^no$/i.test(at(from)) && to - from > 1)) from += 1;
  while (to > from && (isFiller(at(to - 1)) || leadsOn.has(at(to - 1).toLowerCase()))) to -= 1;
  return words.slice(from, to);
}

/** What was cut ends at a word that says something. */
function withoutEmptyEnd(words: readonly RegExpExecArray[]): RegExpExecArray[] {
  return words.slice(0, words.findLastIndex(([word]) => isTelling(word)) + 1);
}

const isFiller = (word: string) => fillers.has(word.toLowerCase()) || /^(?:ja|je|ji|ha|he){2,}/i.test(word);

const isTelling = (word: string) => /\p{L}{2}/u.test(word) && !empty.has(word.toLowerCase());
