import type { ByLanguage, Language } from "../language.ts";
import { readableText } from "../safety/normalise.ts";

// what went well, in the words of whoever tells it
const wentWell: ByLanguage<RegExp> = {
  en: /\b(?:i (?:\w+ )?(?:passed|won|nailed|aced)|got (?:the job|in|accepted|promoted|engaged|a raise|my results back and)|good news|great news|so (?:happy|excited|proud|relieved)|celebrat\w+|best day|made my day|it worked|we did it|i did it|guess what|finally (?:finished|done|got)|third time lucky)\b/,
  es: /\b(?:(?:aprobe|pase|gane|consegui|logre|termine) (?:el|la|mi|los|las|por fin)|aprobe|(?:me|nos) (?:dieron|salio|aceptaron|ascendieron|contrataron|seleccionaron)|buenas noticias|(?:muy|tan|super) (?:feliz|content[oa]|orgullos[oa]|emocionad[oa])|celebr\w+|festej\w+|por fin (?:lo|la|me|nos)|lo (?:logre|consegui|hice)|adivina|a la tercera)\b/,
};
const butNot: ByLanguage<RegExp> = {
  en: /\b(?:not|never|didn't|didnt|no|without|but|wish|fail\w*|(?:passed|pass) (?:out|away))\b/,
  es: /\b(?:no|ni|nunca|sin|pero|ojala|fall\w*|suspend\w*|reprob\w*|malas?|diagnostic\w*|de baja)\b/,
};

/** Whether a message tells of something that went well, in plain words and without a "but". */
export function isBright(message: string, language: Language): boolean {
  const { plain } = readableText(message.slice(0, 400));
  return wentWell[language].test(plain) && !butNot[language].test(plain);
}
