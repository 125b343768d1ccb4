import { medicineName } from "../safety/answer/medicine-names.ts";
import { readableText } from "../safety/normalise.ts";

// beginnings of words in both languages, as `readableText` writes them
const subjectsLeftOut = {
  medicines:
    "medic|pastilla|pildora|pills?\\b|dosis|dose|tratamiento|treatment|antidepres|ansiolit|anxiolyt|insulin|inhalador|inhaler|inyec|inject|vitamin|suplement|supplement|recetad|prescri|terapia|therap|psiquiatr|psychiatr|doctor|rehab",
  substances:
    "alcohol|beber|bebida|cervez|vino\\b|copas?\\b|drink|beers?\\b|wine\\b|vodka|whisk|droga|drugs?\\b|porro|marihuana|marijuana|cannabis|weed\\b|coca|fumar|tabaco|cigar|nicotin|smok|vape|vaping|sobri|abstin|withdraw|desintox",
  food: "ayun(?:o|ar|as)\\b|fasting|saltarme (?:el|la|una)|(?:skip\\w*|without|no) (?:breakfast|lunch|dinner|supper|meals?)|(?:no|sin|dejar de) (?:comer|cenar|desayunar|almorzar)|comer (?:menos|mas|solo)|cenar (?:menos|solo)|eat(?:ing)? (?:less|more|only|nothing)|(?:not|stop) eating|dietas?\\b|diet|calor[iy]|azucar|sugar|adelgaz|(?:lose|losing|my) weight|(?:perder|bajar de|mi) peso|vomit|purg|laxan",
  sleep:
    "dormir (?:menos|poco)|(?:no|sin) dormir|trasnoch|madrug|sleep(?:ing)? less|less sleep|(?:no|without) sleep|stay(?:ing)? up|all nighter|levantarme a las [1-5]\\b|(?:get|wake|getting|waking) up at [1-5]\\b",
  fears: "exposici|exposure|miedo|fears?\\b|fobia|phobia|trauma",
  people: "agresor|maltrat|abus|mi ex\\b|my ex\\b|me (?:pega|grita|insulta)|(?:hits|hurts) me|me hace dano",
  crises:
    "cortarme|cutting myself|hacerme dano|hurt(?:ing)? myself|matar|kill|crisis|safety plan|plan de seguridad|panico|panic",
};
const leftOut = new RegExp(`(?<![\\w'])(?:${Object.values(subjectsLeftOut).join("|")})`);

/** Whether what somebody typed may be done on some days and left on others. It reads words only; the crisis check reads the rest. decisions §12 */
export function mayBeTriedAsTyped(text: string): boolean {
  const { plain, clear } = readableText(text);
  return ![plain, clear].some((readable) => leftOut.test(readable) || medicineName.test(readable));
}
