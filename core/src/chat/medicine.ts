import { byLanguage, type ByLanguage, type Language } from "../language.ts";
import { medicineName } from "../safety/answer/medicine-names.ts";

/**
 * Questions about medicines and doses, which only get a referral: safety.md. Matched against `readableText().plain`. A medicine alone is none
 * ("my pills are at home"); it takes a dose, a change, a mixture or a question about it.
 */
const general =
  "pastillas?|pildoras?|comprimidos?|capsulas?|gotas|gomitas|jarabe|medicinas?|medicamentos?|medicacion|tratamiento|antidepresivos?|ansioliticos?|antibioticos?|somniferos?|meds?|pills?|tablets?|medications?|medicines?|antidepressants?|antibiotics?|ssris?|benzos?|gummies";
const asking: ByLanguage<string> = {
  en: "how (?:much|many)|dos(?:e|es|age)|max(?:imum)?|\\bmg\\b|(?:can|could|should|may|do) (?:i|we|you) (?:\\w+ )?(?:take|give|mix|stop|drink|use|split|double|need)|is it (?:ok|okay|safe|bad|fine)|what (?:happens )?if|mix|with (?:alcohol|wine|beer)|stop(?:ping)?|quit|come off|wean|skip|double|two instead|twice|side effects?|scared to start|works? (?:for|better)|recommend|missed|forgot",
  es: "cuant[oa]s?|dosis|maxim[oa]|\\bmg\\b|(?:puedo|puede|debo|deberia|tengo que) (?:\\w+ )?(?:tomar\\w*|dar\\w*|mezclar\\w*|dejar\\w*|beber|usar\\w*|partir\\w*)|se puede|es malo|pasa algo|que pasa si|mezcl|con (?:alcohol|vino|cerveza)|dejar|dejo|deje|suspend|quitar|saltar|doble|efectos?|miedo (?:de |a )?(?:empezar|tomar)|empezarl[ao]|recomiend|sirve|olvid|se l[ao] puedo",
};

// with its name, any question about a medicine is one
const askingByName: ByLanguage<string> = {
  en: "\\?|^(?:is|are|can|could|should|do|does|did|how|what|which|will|would|why|when)\\b|\\b(?:ok(?:ay)?|safe|fine) (?:with|to|if|for)\\b|\\bdoubl\\w+|\\b(?:instead of|on top of|together)\\b",
  es: "\\?|^(?:es|son|puedo|puede|se puede|debo|cuant\\w*|cada cuanto|cuando|como|que pasa|sirve|hace|cual)\\b|\\bcon (?:una |dos |un )?(?:copa|copita|chela|birra|trago)|\\b(?:subir|bajar|saltar\\w*|junt[oa]s?|en vez de|encima de)\\b",
};

const about = byLanguage((language) => [
  new RegExp(`(?=.*\\b(?:${general})\\b)(?=.*(?:${asking[language]}))`),
  new RegExp(`(?=.*(?:${medicineName.source}))(?=.*(?:${asking[language]}|${askingByName[language]}))`),
]);

/** True for a message that asks about a medicine or a dose. */
export function isAboutMedicine(plain: string, language: Language): boolean {
  return about[language].some((pattern) => pattern.test(plain));
}
