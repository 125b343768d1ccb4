import type { Reading } from "./reading.ts";

// Words come as normalise.ts makes them: lower case, without accents, parted by one space.

const breathless =
  /\b(?:no (?:puedo|me deja|logro) respirar|(?:me )?falta el aire|no me entra (?:el )?aire|sin aire|can't breathe|cant breathe|cannot breathe|(?:can't|cant|cannot) (?:catch (?:my|a) breath|(?:get|take) (?:a |any )?(?:full |deep |proper )?breath)|out of breath|short of breath|hyperventilat\w*|hiperventil\w*)\b/;
const alarmed =
  /\b(?:corazon (?:\w+ ){0,3}?(?:a mil|rapid\w*|acelerad\w*|late|se me sale|desboc\w*)|me late|palpitaciones|tiembl\w*|tembl\w*|sud(?:o|or|ando)|hormigue\w*|asustad[oa]|miedo|panico|ansiedad|nervios|angustia|heart(?:'s| is)? (?:\w+ ){0,2}?(?:racing|pounding|beating|going)|shak\w*|trembl\w*|tingl\w*|scared|sweat\w*|panic\w*|anxi\w*|nervous)\b/;
// safety.md, Body and panic: with one of these the emergency number comes first
const signOfBody =
  /\b(?:pecho|brazo|mandibula|desmay\w*|desvanec\w*|labios|azul\w*|morad\w*|hincha\w*|garganta|lengua|alergi\w*|asma|asmatic\w*|inhalador|embaraz\w*|enferm\w*|cardiac\w*|operad\w*|droga\w*|coca\w*|pastill\w*|tome|sangr\w*|media cara|un lado|vomit\w*|dolor|duele|presion|infarto|chest|arm|jaw|faint\w*|pass(?:ed|ing)? out|lips|blue|swell\w*|swollen|throat|tongue|allerg\w*|asthma\w*|inhaler|pregnan\w*|disease|condition|drugs|pills?|took|bleed\w*|blood|one side|face|vomit\w*|pain|hurts?|pressure|attack of the heart|heart attack|bebe|hij[oa]|baby|son|daughter|mother|father|madre|padre|mi mama|mi papa)\b/;

/**
 * Short of breath and shaken, and no sign of the body named: panic, which is suffering and is met with the circle and what to look out for. Only what
 * the readers took for the body is lowered, never what plain words say.
 */
export function asPanic(reading: Reading, plain: string): Reading {
  const isPanic =
    reading.kind === "body" &&
    reading.found === "readers" &&
    breathless.test(plain) &&
    alarmed.test(plain) &&
    !signOfBody.test(plain);
  return isPanic ? { level: 1, kind: null, sure: true, found: "readers" } : reading;
}
