import { languages, type ByLanguage } from "../language.ts";

// Ways of speaking of ordinary things that only the learned readers mishear: they are left out of what those read. Rules and phrases know nothing of
// them (idioms.ts has what those would mistake). Written like the idioms: lower case, no accents, one space between words.
const ways: ByLanguage<readonly string[]> = {
  en: [
    "(?:that's|thats|that is|it's|its) (?:the part |the bit )?(?:what |that )?(?:kills|gets|bugs) me(?: (?:the )?most)?",
    "(?:didn't|didnt|never) (?:expect(?:ed)?|think|thought) (?:a |an |the |my |that )?(?:\\w+ ){1,3}(?:to|would|could) (?:get|hit|break) me",
    "(?:hurts?|hurting|bruised) (?:my|his|her|their) (?:feelings|pride|ego)",
    "(?:just )?(?:waiting for|on|missed|caught|taking|took|got) (?:the|my|a) (?:bus|tram|uber|taxi|lift home)",
    "(?:slipped|fell|tripped|stumbled|falling)(?: \\w+){0,4} and i (?:grabbed|caught|held) (?:his|her|their|my \\w+'s) (?:arm|hand|wrist|elbow)",
    "(?:thats|that's|that is) all i (?:want|wanted|ask|need)",
    "(?:there's|theres|there is) no rest of (?:my|the) (?:day|night|week)",
    "(?:doesn't|doesnt) wake up (?:to feed|in time|for the (?:baby|feed|feeding|alarm))",
    "(?:not|isn't|isnt) a punishment",
    "(?:i'm|im|i am) over the moon",
    "(?:want|going|have|like) to (?:tell|thank) (?:him|her|them|my (?:dad|mom|mum|mother|father|parents|boss|teacher)) properly(?! (?:before|how much|goodbye|that))",
    "(?:keep|keeps|kept) (?:checking|looking at) (?:his|her|their) (?:story|stories|phone|insta\\w*|profile|page)",
    "(?:my|his|her) face (?:was |is )?(?:burning|bright red)",
    "(?:got|get|have|be|being) written up|points? (?:at work|and i'm|and im)|(?:get|got|give me|gives me) (?:a|another|\\d+) points?",
  ],
  es: [
    "(?:(?:mas|tan) )?fe[oa] (?:que|q|como) pegarle? a un padre",
    "tumb(?:arme|ado|ada|armos|arnos|o) (?:en|al|bajo) (?:el|la|un|una) (?:cesped|hierba|pasto|grama|arena|playa|sofa|sol|hamaca|toalla)",
    "(?:me voy|nos vamos|voy|vamos|irme|irnos|salimos|salgo) de (?:canas|copas|tapas|fiesta|birras|chelas|paseo|compras|vinos|tragos|rumba)",
    "casi me (?:pego|peleo) con (?:un|una|el|la) (?:pasajer[oa]|client[ea]|tio|tipo|senor[ae]?|conductor|taxista|vecino)",
    "(?:me|le) (?:rompi|rompio|rompieron|parti|partio) el (?:corazon|alma)",
    "no soy (?:ningun|ninguna) (?:cri[oa]|nin[oa]|novat[oa])",
    "me esperan? (?:en|para) (?:el|la|un|una) (?:bar|cena|comida|cine|clase|gimnasio|mercado|trabajo|oficina)",
    "(?:los|el|la|las) (?:vecin[oa]s?|del? (?:\\d|primero|segundo|tercero|cuarto|quinto|arriba|abajo|lado))(?: \\w+){0,4} (?:radial|taladro|taladros|martillo|obra|obras)",
    "(?:eso|es) lo que (?:me )?(?:mata|revienta|encabrona|jode|fastidia|molesta)",
  ],
};

const spoken = new RegExp(
  `(?<![\\p{L}\\p{N}'])(?:${languages.flatMap((language) => ways[language]).join("|")})(?![\\p{L}\\p{N}])`,
  "gu",
);

/** The text without them. */
export function withoutWaysOfSpeaking(plain: string): string {
  return plain.replace(spoken, " ");
}
