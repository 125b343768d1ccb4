import { readableText } from "./normalise.ts";

interface Fault {
  readonly id: string;
  readonly pattern: RegExp;
}

// Read as `readableText().plain` makes it: lower case, no accents, punctuation apart.
const faults: readonly Fault[] = [
  // numbers of help lines come from the checked file only, on the card
  {
    id: "number",
    pattern:
      /(?:\d[\s.-]?){6,}|\b(?:call|text|dial|llama|marca|marcar|escribe|telefono|numero|hotline|linea|lifeline) (?:\w+ ){0,5}?\d{3,}\b/,
  },
  {
    id: "address",
    pattern:
      /https?:|\bwww\.|[a-z0-9-]{2,}\.(?:com|org|net|es|mx|ar|io|info|co|app|gov|edu)(?![a-z])|[^\s@]@[^\s@]+\.[a-z]/,
  },
  {
    id: "person",
    pattern:
      /\b(?:soy|como) (?:tu |una? )?(?:terapeuta|psicolog[oa]|psiquiatra|medic[oa]|doctor[oa]?|persona real|human[oa])\b|\b(?:i am|i'm|im|as) (?:your |a |an )?(?:licen[sc]ed )?(?:therapist|psychologist|psychiatrist|doctor|physician|human|real person|counsell?or)\b/,
  },
  {
    id: "diagnosis",
    pattern:
      /\b(?:you (?:have|suffer from|are suffering from|clearly have|may have|might have|probably have)|tienes|padeces|sufres|sufres de|podrias tener) (?:\w+ ){0,3}?(?:depression|bipolar|anxiety disorder|ptsd|adhd|autism|schizophrenia|borderline|depresion|trastorno|bipolaridad|tdah|autismo|esquizofrenia|tept)\b/,
  },
  {
    id: "dose",
    pattern:
      /\b\d+ ?(?:mg|mcg|milligrams?|miligramos?|ml|pills?|tablets?|pastillas?|comprimidos?|gotas)\b|\b(?:sertralin\w*|fluoxetin\w*|diazepam|lorazepam|alprazolam|clonazepam|xanax|valium|prozac|zolpidem|quetiapin\w*|escitalopram)\b/,
  },
  {
    id: "stop-medicine",
    pattern:
      /\b(?:stop taking|quit taking|deja de tomar|dejes de tomar|no tomes) (?:\w+ ){0,2}?(?:medication|meds|medicine|medicacion|medicamentos?|tratamiento|pastillas)\b/,
  },
  {
    id: "method",
    pattern:
      /\b(?:overdose on|hang yourself|cut your(?:self)?|jump (?:off|from)|slit|noose|carbon monoxide|helium|ligature|painless way|lethal dose|ahorcarte|ahorcate|cortate|cortarte|saltar (?:de|desde)|soga|dosis letal|sobredosis de|sin dolor para morir|monoxido)\b/,
  },
  {
    id: "encourage",
    pattern:
      /\b(?:kill yourself|end your life|you should die|better off dead|world would be better without you|do it tonight|matate|suicidate|quitate la vida|deberias morir|mejor muert[oa]|hazlo (?:esta noche|ya)|estarian mejor sin ti)\b/,
  },
  {
    id: "secrecy",
    pattern:
      /\b(?:our (?:little )?secret|(?:i )?(?:won't|will not|promise not to|will never) tell (?:anyone|anybody)|don't tell (?:anyone|anybody)|nuestro secreto|no se lo (?:dire|contare) a nadie|no se lo (?:digas|cuentes) a nadie|te prometo (?:guardar|no contar))\b/,
  },
  {
    id: "promise",
    pattern:
      /\b(?:guarantee(?:d|s)?|i promise (?:you )?(?:it|you|that)|cure(?:s|d)? (?:your|you|anxiety|depression)|te garantizo|garantizado|te prometo|te curara|cura (?:tu|la|el))\b/,
  },
  {
    id: "alone",
    pattern:
      /\b(?:you (?:don't|do not) need (?:a |any )?(?:therap\w+|doctors?|professionals?|anyone else|your (?:family|friends))|no necesitas (?:a )?(?:un |una |ningun )?(?:terapeuta|psicolog\w+|medic\w+|profesional\w*|nadie mas|tu familia|tus amig\w+)|i love you|te amo|te quiero mucho)\b/,
  },
  {
    id: "prompt",
    pattern:
      /\b(?:system prompt|my (?:instructions|rules|guidelines) (?:say|are|were)|instructions i was given|prompt del sistema|mis instrucciones (?:dicen|son)|remanso rules|reglas de remanso)\b/,
  },
  { id: "markup", pattern: /<\s*\/?\s*[a-z]/i },
];

/**
 * Why a language model's answer must not be shown, as the name of a fault; null when nothing speaks against it. It finds what the product
 * never says: numbers and addresses of its own, pretending to be a person or a therapist, diagnoses, doses, methods, encouragement, secrecy,
 * promises, isolation, its own instructions, and markup.
 */
export function faultOfAnswer(answer: string): string | null {
  const { plain, bare } = readableText(answer.slice(0, mostRead));
  const raw = answer.toLowerCase();
  const found = faults.find(({ id, pattern }) =>
    asWritten.has(id) ? pattern.test(raw) : pattern.test(plain) || pattern.test(bare),
  );
  return found?.id ?? null;
}

// what signs and digits give away is looked for as it was written
const asWritten = new Set(["number", "address", "markup"]);

const mostRead = 20_000;
