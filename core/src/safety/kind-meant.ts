import { conceptsOf, type Concept } from "./concepts.ts";
import { dangerKinds, type DangerKind } from "./reading.ts";

/** What some kinds cannot be meant without: words of one of these concepts. */
const neededFor: Readonly<Partial<Record<DangerKind, readonly Concept["name"][]>>> = {
  birth: ["birth", "child"],
  body: ["body"],
  eating: ["starve", "food"],
  "harm-others": ["kill", "hit", "choke", "blade", "gun", "revenge", "threat", "afraid"],
  "self-injury": ["cut", "skin", "blade"],
  taken: ["pills", "swallow", "chemical", "drug", "means"],
};

/** Words of what is heard, seen or believed that is not there, and of nights without sleep. */
const ofConfusion =
  /^(?:voice|voices|voz|voces|god|dios|allah|jinn|angel\w*|devil|diablo|demon\w*|spirit\w*|espirit\w*|chosen|elegid\w*|mission|mision|chip\w*|camera\w*|camara\w*|spy\w*|spies|espi[aoe]\w*|watch\w*|vigila\w*|follow\w*|sigue|siguen|persig\w*|poison\w*|envenen\w*|messag\w*|mensaj\w*|sign|signs|signal\w*|senal\w*|slept|sleep|awake|duermo|dormi\w*|sueno|despiert\w*|replaced|swapped|copy|copia|cambiaron|whisper\w*|susurr\w*|hear|hears|hearing|oigo|oye|escucho|radio|tv|tele|television|numbers|numeros|orden\w*|orders|commands|dicen|says|saying|dead|muert[oa]s?|energy|energia|codes?|codigos?)$/;

/**
 * What the pooled reader takes a danger for, of the kinds that its words allow: "are you afraid you might hurt someone?" would be out of place
 * where nothing in the text hurts anybody.
 */
export function kindMeant(scores: Float64Array | undefined, words: readonly string[]): DangerKind {
  const named = new Set(words.flatMap((word) => conceptsOf(word).map(({ name }) => name)));
  const isMeant = (kind: DangerKind) =>
    kind === "confusion"
      ? words.some((word) => ofConfusion.test(word))
      : (neededFor[kind]?.some((name) => named.has(name)) ?? true);
  const ranked = [...(scores ?? [])]
    .map((score, at) => ({ score, kind: dangerKinds[at] ?? "life" }))
    .toSorted((one, other) => other.score - one.score);
  return ranked.find(({ kind }) => isMeant(kind))?.kind ?? "life";
}
