import { readableText } from "../normalise.ts";

const child = new RegExp(
  [
    "(?:tengo|cumpli|casi) (?:8|9|10|11|12|13|14|15|ocho|nueve|diez|once|doce|trece|catorce|quince) anos",
    "(?:estoy|voy) (?:en|a) (?:\\w+ )?(?:primaria|sexto|quinto|cuarto de primaria|primero de (?:la )?(?:eso|secundaria)|segundo de (?:la )?(?:eso|secundaria)|tercero de (?:la )?(?:eso|secundaria)|[1-3](?:º|o|ro|do|to)? de (?:la )?(?:eso|secundaria)|[67](?:mo|to)? (?:grado|basico))",
    "mi (?:mama|madre|papa|padre) no me deja",
    "(?:i'm|im|i am|i just turned|i turned) (?:only )?(?:8|9|10|11|12|13|14|15|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)(?! (?:minutes|hours|days|weeks|months|min|mins|lbs|kg|pounds|percent|%))(?: (?:years? old|yo|and|,)|$| [.,!?])",
    "(?:i'm |im |i am )?in (?:the )?(?:4th|5th|6th|7th|8th|fourth|fifth|sixth|seventh|eighth) grade|in (?:year (?:[4-9]|10)|middle school|elementary school|primary school)",
    "my (?:mom|mum|dad|mother|father|parents) (?:won't|wont|don't|dont|doesn't|doesnt) let me",
  ].join("|"),
);

/** True where somebody tells an age below 16, a school year of it, or that a parent does not let them. safety.md, Under 16 */
export function isUnder16(message: string): boolean {
  return child.test(readableText(message.slice(0, mostRead)).plain);
}

const baby = /\b(?:bebe|recien nacid[oa]|mi (?:nene|nena)|baby|newborn|my infant)\b/;

/** True where a baby is spoken of. */
export function isAboutBaby(message: string): boolean {
  return baby.test(readableText(message.slice(0, mostRead)).plain);
}

const mostRead = 4000;
