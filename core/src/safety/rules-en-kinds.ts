import type { Rule } from "./rule.ts";

// Kinds that are told without the words of dying. Words come as in rules-en.ts.
const medicine =
  "(?:pills?|tablets?|tabs?|meds?|medicine|medication|capsules?|antidepressants?|sleeping (?:pills|tablets)|painkillers?|dose|doses|drops|syrup)";
const child =
  "(?:(?:my|the|our) (?:\\w+ ){0,3}?(?:son|daughter|toddler|baby|kid|little (?:one|boy|girl)|nephew|niece|grandson|granddaughter|(?:yr|year) old|yo))";
const relative =
  "(?:father|dad|stepdad|stepfather|uncle|grandfather|grandpa|brother|cousin|teacher|coach|priest|pastor|neighbou?r|boss|husband|boyfriend|ex)";

export const englishKinds: readonly Rule[] = [
  {
    id: "en-touched-at-home",
    level: 3,
    kind: "violence",
    pattern: new RegExp(
      `\\b(?:my )?(?:(?:mums?|moms?|mother'?s?|mum's|mom's|sister's|dads?|dad's|aunt's) (?:boyfriend|husband|fella|partner|fiance|friend)|${relative})\\b.{0,60}\\b(?:(?:touches|touched|gropes|hits|beats|shoved|shoves|slaps) me|(?:comes|came|gets) (?:into|in) my (?:room|bed))\\b`,
    ),
    unless:
      /\btouched me (?:deeply|so much)|\b(?:hits|beats|beat) me (?:at|in|to it|again at)\b|\bto (?:wake|say|get|bring|borrow)\b/,
  },
  {
    id: "en-shoved-into",
    level: 3,
    kind: "violence",
    pattern:
      /\b(?:he|she|my (?:husband|wife|partner|boyfriend|girlfriend|ex|dad|mum|mom|stepdad|son|brother)) (?:shoved|slammed|threw|pushed|dragged) me (?:into|against|down|onto|across|by the)\b/,
    unless: /\b(?:poo?l|snow|sea|lake|swing|sledge?|mosh|tackle|foo?tball?|rugby|training|sparring)\b/,
  },
  {
    id: "en-grabbed",
    level: 3,
    kind: "violence",
    sure: false,
    pattern:
      /\b(?:he|she|husband|wife|partner|boyfriend|girlfriend|ex|dad|mum|mom|stepdad) (?:\w+ )?(?:pulled|grabbed|dragged|yanked|twisted|squeezed) (?:me by )?(?:my |the )?(?:hair|neck|throat|wrists?|arm)\b/,
    unless: /\b(?:hairdres\w*|salon|dog|cat|baby|toddler|game|judo|playing|lol|haha)\b/,
  },
  {
    id: "en-gave-away",
    level: 3,
    kind: "another",
    sure: false,
    pattern:
      /\b(?:my (?:\w+ ){0,2}|he|she|they)(?:\w+ ){0,3}?(?:gave|giving|given|has given) away (?:his|her|their)\b.{0,90}\b(?:goodbye|sorry to everyone|(?:isn'?t|not|won'?t) (?:answer\w*|pick\w* up|repl\w+)|worried about (?:him|her|them))\b/,
  },
  {
    id: "en-birth-thoughts",
    level: 2,
    kind: "birth",
    pattern:
      /\b(?:baby|newborn|daughter|son|she|he) (?:is|'s) (?:\w+ )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:days?|weeks?|wks?|months?) old\b.{0,80}\bthoughts? (?:about (?:her|him|the baby|it)|i can'?t (?:tell|say))\b/,
  },
  {
    id: "en-taken-twice",
    level: 4,
    kind: "taken",
    pattern: new RegExp(
      `\\b(?:took|taken|swallowed|had) (?:\\w+ ){0,5}?${medicine} (?:\\w+ ){0,2}?(?:twice|double|two times)\\b|\\b(?:took|taken|swallowed) (?:a |the |my )?(?:double (?:dose|up)|too many|whole (?:bottle|pack|box) of|handful of|all (?:of )?(?:my|the|his|her)) ?(?:\\w+ ){0,2}?(?:${medicine})?`,
    ),
    unless:
      /\b(?:ice cream|chocolate|candy|biscuits?|cookies|chips|crisps|photos?|pictures|classes|shifts|it too (?:far|personally))\b/,
  },
  {
    id: "en-child-took",
    level: 4,
    kind: "taken",
    pattern: new RegExp(
      `\\b${child}\\b.{0,60}\\b(?:ate|eaten|swallowed|drank|got into|chewed|took)\\b.{0,40}\\b(?:${medicine}|bleach|detergent|poison|battery|batteries|antifreeze|cleaner)\\b`,
    ),
  },
  {
    id: "en-abuse-past",
    level: 3,
    kind: "violence",
    pattern: new RegExp(
      `\\b(?:i was (?:sexually )?(?:abused|molested|raped|assaulted)|(?:raped|molested|sexually assaulted|groped) me\\b|my (?:\\w+ )?${relative} (?:touched|molested|raped|abused|used to touch|felt up) me|touched me (?:when i was|down there|as a (?:kid|child)))`,
    ),
    unless: /\btouched me (?:deeply|emotionally)\b/,
  },
  {
    id: "en-afraid-to-hurt",
    level: 3,
    kind: "harm-others",
    pattern:
      /\b(?:scared|afraid|terrified|worried) (?:that )?(?:i(?:'m| am|m|'ll| will|ll| might| may| could)? )(?:going to |gonna |about to )?(?:shake|hurt|hit|throw|drop|smother|harm|snap at) (?:her|him|them|the baby|my (?:baby|son|daughter|kids?|wife|husband))\b|\b(?:want|going|gonna|about) to (?:shake|throw|smother) (?:the baby|my baby|her until|him until)/,
  },
  {
    id: "en-chest",
    level: 4,
    kind: "body",
    pattern:
      /\b(?:chest (?:hurts|pain|is tight|feels tight|pressure)|(?:pain|pressure|tightness|squeezing|crushing) (?:in|on) (?:my|the) chest)\b.{0,70}\b(?:arm|jaw|sweat\w*|faint\w*|pass(?:ed|ing)? out|can'?t breathe|dizzy|numb|squeez\w*|crush\w*)|\b(?:one side|half) of my (?:face|body) (?:is|went|feels|has gone) (?:numb|droopy|weak)|\bcan'?t (?:feel|move) (?:one|my left|my right) (?:side|arm and)/,
  },
  {
    id: "en-chest-plain",
    level: 4,
    kind: "body",
    sure: false,
    pattern:
      /\b(?:my chest (?:really )?(?:hurts|aches)|chest pains?|(?:pain|pressure|tightness) (?:in|on) my chest)\b/,
    unless: /\b(?:gym|bench press|workout|lifting|cough\w*|breastfeed\w*|push ?ups?)\b/,
  },
  {
    id: "en-partner-fear",
    level: 3,
    kind: "violence",
    sure: false,
    pattern:
      /\bmy (?:partner|husband|wife|boyfriend|girlfriend|bf|gf|ex)\b.{0,30}\b(?:scares me|(?:checks|goes through|tracks) my phone|won'?t let me (?:leave|go|see|work|talk)|controls (?:me|everything)|threatens me|locks me|follows me)\b|\b(?:scared|afraid|terrified) of my (?:partner|husband|wife|boyfriend|girlfriend|bf|gf|ex)\b/,
    unless: /\bnot (?:scared|afraid)\b|\b(?:lol|haha\w*)\b/,
  },
  {
    id: "en-purging",
    level: 2,
    kind: "eating",
    sure: false,
    pattern:
      /\b(?:throw|threw|puke|puking|throwing|bring) (?:it )?(?:all )?(?:back )?up (?:after|everything|every time|what i)\b|\bmake myself (?:sick|throw up|puke|vomit)|\bfingers down my throat\b|\b(?:haven'?t|not) eaten (?:in|for) (?:\w+ )?days (?:on purpose|because)|\btaking laxatives\b|\bpurg(?:e|ed|ing) (?:after|again|every)/,
  },
  {
    id: "en-birth",
    level: 2,
    kind: "birth",
    sure: false,
    pattern:
      /\b(?:baby|newborn|gave birth|postpartum|post partum|weeks old|had (?:him|her) \w+ weeks)\b.{0,90}\b(?:horrible|awful|scary|terrible|dark|intrusive|bad) (?:pictures|images|thoughts|things)|\b(?:horrible|awful|scary|intrusive) (?:pictures|images|thoughts)\b.{0,60}\b(?:baby|newborn)\b/,
  },
  {
    id: "en-other-goodbye",
    level: 4,
    kind: "another",
    pattern:
      /\bmy (?:brother|sister|son|daughter|friend|mate|dad|mom|mum|cousin|partner|ex|husband|wife|girlfriend|boyfriend|roommate)\b.{0,60}\b(?:sa(?:id|ying|ys) goodbye|goodbye (?:text|message|note|letter)|can'?t live|forgive (?:him|her|them)|left a note)\b.{0,80}\b(?:not (?:answering|picking up|replying)|won'?t (?:answer|pick up)|doesn'?t answer|phone (?:is )?off|lives alone|what do i do|can'?t (?:find|reach))/,
  },
  {
    id: "en-other-fear",
    level: 3,
    kind: "another",
    sure: false,
    pattern:
      /\b(?:scared|afraid|worried|terrified) (?:that )?(?:he|she|they)(?:'ll| will| might|ll|'s going to| is going to| could| may) (?:do something (?:stupid|to (?:himself|herself|themselves))|hurt (?:himself|herself|themselves)|kill)/,
  },
  {
    id: "en-cut-past",
    level: 2,
    kind: "self-injury",
    sure: false,
    pattern:
      /\b(?:used to (?:cut|burn|hurt) (?:myself|my (?:arms?|legs?|wrists?))|(?:my|old) self ?harm scars|haven'?t cut (?:myself )?(?:in|for|since))\b/,
  },
  {
    id: "en-wan-die",
    level: 3,
    kind: "life",
    sure: false,
    pattern: /\bi (?:wan|wana|wanna) (?:just )?die\b(?! (?:of|from|laughing|lol|haha))/,
    unless: /\b(?:lol|lmao|haha\w*|😂|of (?:shame|embarrassment|laughter)|my voice|cringe\w*)\b/,
  },
  {
    id: "en-farewell",
    level: 4,
    kind: "life",
    sure: false,
    pattern:
      /\b(?:said|saying) (?:all )?my goodbyes(?: to (?:everyone|everybody|them all|my (?:family|kids|friends)))?\b|\b(?:wrote|written|writing|left) (?:\w+ ){0,2}(?:goodbye|farewell|suicide) (?:letters?|notes?)\b/,
    unless: /\b(?:work|office|airport|trip|party|retir\w+|college|school|moving|team)\b/,
  },
  {
    id: "en-why-go-on",
    level: 2,
    kind: "life",
    sure: false,
    pattern:
      /\b(?:what'?s|whats|what is) the point (?:of|in) (?:living|going on|being here|carrying on|being alive)\b|\bwhy (?:do i|am i) (?:even )?(?:bother living|keep living|still (?:here|alive))\b/,
  },
];
