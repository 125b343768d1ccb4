import type { LanguageRules, Rule } from "./rule.ts";
import { englishKinds } from "./rules-en-kinds.ts";

// Words come in lower case, parted by one space; punctuation stands alone (normalise.ts).
const want =
  "(?:want|wanna|wanting|going|gonna|about|plan|planning|need|ready|decided|tempted|trying|tried|try|thinking|thought|thoughts|considering|urge|feel like|rather|might|will|i'll|ill|wish|could)";
const self =
  "(?:kill(?:ing)? (?:myself|my self)|kms|unalive (?:myself)?|end(?:ing)? (?:my life|it all|my own life|myself)|tak(?:e|ing) my (?:own )?life|off(?:ing)? myself|commit(?:ting)? suicide|suicide|hang(?:ing)? myself|die tonight)";
const joking =
  /\b(lol|lmao|rofl|haha\w*|jk|movie|film|song|lyrics?|novel|character|episode|show|book|homework|essay|game|news|podcast|documentary|play)\b/;

const rules: readonly Rule[] = [
  {
    id: "en-kill-self",
    level: 3,
    kind: "life",
    pattern: new RegExp(
      `\\b(?:i|i'm|im|i've|ive|me|just|been|to) (?:\\w+(?:'\\w+)? ){0,4}?${want} (?:\\w+ ){0,3}?${self}\\b`,
    ),
    unless: new RegExp(
      `\\b(?:not|never|don't|dont|wouldn't|wouldnt|won't|wont|isn't) (?:\\w+ ){0,3}?(?:kill|end|hurt|take my|suicide|want|going|gonna|thinking)|${joking.source}|\\bkilling myself (?:to|at|with|over) (?:get|finish|work|the gym|meet|make|this (?:report|project|essay))`,
    ),
  },
  {
    id: "en-kill-self-plain",
    level: 3,
    kind: "life",
    pattern:
      /\b(?:gonna|going to|wanna|want to|wants? 2|bout to|about to) (?:just )?(?:kms|(?:kill|unalive|off|end) (?:my ?self|my (?:own )?life|it all))\b|\bthinking (?:about|of) (?:killing myself|ending (?:my life|it all)|suicide)\b/,
    unless: new RegExp(
      `\\b(?:not|never|don't|dont|won't|wouldn't|he|she|they|you|who|said (?:i|im|i'm)) (?:\\w+ ){0,3}?(?:gonna|going|wanna|want|bout|about)|${joking.source}`,
    ),
  },
  {
    id: "en-want-die",
    level: 3,
    kind: "life",
    pattern:
      /\b(?:i|i'd|id|just|really|and|still|so) (?:\w+ ){0,2}?(?:want to|wanna|wanted to|wish (?:that )?i could|wish to|would rather|rather|hope (?:that )?i|hope to|ready to) (?:just )?(?:die|be dead|not be alive)\b|\bi wish i (?:was|were|could be) dead\b|\bi (?:don't|dont|do not|no longer|can't|cannot) (?:\w+ ){0,2}?(?:want to|wanna|bear to) (?:live|be alive|exist|stay alive|keep living|go on living|wake up)(?: any ?more)?\b/,
    unless:
      /\b(?:don't|dont|do not|never) (?:\w+ )?(?:want to|wanna) die\b|\b(?:live|exist) (?:in|with|here|like|on|next|at|near|without|there)\b|\b(?:of|from) (?:laughter|laughing|embarrass\w+|boredom|cringe|hunger)\b|\bdie (?:laughing|of|for|on this hill|trying|alone someday|in (?:my|this) (?:hometown|town))\b|\b(?:lol|lmao|haha\w*|jk)\b/,
  },
  {
    id: "en-no-reason",
    level: 2,
    kind: "life",
    pattern:
      /\b(?:no (?:reason|point) (?:to|in|of) (?:live|living|go on|going on|being here|carrying on)|what'?s the point (?:of|in) (?:living|going on|being alive|carrying on)|(?:wish|wished) i (?:was|were|had) never (?:been )?born|(?:wish|hope|hoping) (?:i|that i) (?:just )?(?:don't|dont|wouldn't|didn't|won't|never) wake up|go to sleep and (?:never|not) wake up|(?:better|easier|happier) off without me|better without me|(?:i'm|im|i am|being) (?:such )?a burden|nobody would (?:miss|notice if i)|no one would (?:miss|notice if i)|stop existing|cease to exist|not exist any ?more|don't want to exist|dont want to exist)\b/,
  },
  {
    id: "en-disappear",
    level: 2,
    kind: "life",
    pattern: /\b(?:want to|wanna|wish i could) (?:just )?(?:disappear|vanish)\b/,
    unless: new RegExp(
      `\\b(?:disappear|vanish) (?:to (?:a|the|some)|on (?:holiday|vacation)|for (?:a|an|the|one|two)|into (?:a|the|my) (?:book|couch|sofa|woods|bed|blanket)|from (?:work|social|this (?:group|meeting|chat)|the (?:office|internet|gym))|with )|\\b(?:don't|dont) want to (?:disappear|vanish)|${joking.source}`,
    ),
  },
  {
    id: "en-self-harm",
    level: 3,
    kind: "self-injury",
    pattern:
      /\b(?:(?:want|wanna|need|urge|urges|going|gonna|started|keep|about|just|again|been|still|tempted) (?:\w+ ){0,2}?(?:cut(?:ting)? (?:myself|again|my (?:arms?|legs?|wrists?|thighs?))|hurt(?:ing)? myself|harm(?:ing)? myself|burn(?:ing)? myself|self[ -]?harm(?:ing)?)|i (?:cut|burn|hurt|harm|have cut|'ve cut) myself|i'm cutting(?: again)?\b)/,
    unless:
      /\b(shaving|cooking|paper cut|by accident|accidentally|at the gym|lifting|my hair|used to|years ago|(?:don't|dont|never|not) (?:want to |going to )?(?:cut|hurt|harm))\b/,
  },
  {
    id: "en-plan",
    level: 4,
    kind: "life",
    pattern: new RegExp(
      `\\b(?:tonight|today|tomorrow|right now|this weekend|in an hour|after (?:everyone|they|school|work)) (?:\\w+(?:'\\w+)? ){0,6}?(?:${self})\\b|\\b(?:${self}) (?:\\w+ ){0,3}?(?:tonight|today|tomorrow|right now|this weekend)\\b|\\b(?:i have|i've got|ive got|i've|i|got) (?:\\w+ ){0,2}?(?:a plan|plan|everything ready|it all planned|the date|the note|my note|wrote (?:a|the|my) note|written (?:a|the|my) (?:note|letter)s?) (?:\\w+ ){0,3}?(?:to (?:die|kill|end)|goodbye|for when i'm gone|to leave)\\b`,
    ),
    unless: new RegExp(`\\b(?:not|never|don't|wouldn't|won't)\\b|${joking.source}`),
  },
  {
    id: "en-taken",
    level: 4,
    kind: "taken",
    pattern:
      /\b(?:i|i've|ive|just|already) (?:\w+ ){0,2}?(?:took|taken|swallowed|overdosed)(?: \w+){0,4}? (?:pills|tablets|meds|medication|bottle|packet|box)\b|\bi(?:'ve| have)? (?:just )?(?:overdosed|od'?d)\b/,
    unless:
      /\b(as prescribed|prescribed|for my (?:headache|cold|allergies|back)|two|one|my morning|my usual|daily|vitamins?|years ago|dog|cat)\b/,
  },
  {
    id: "en-goodbye",
    level: 4,
    kind: "life",
    pattern:
      /\b(?:(?:this is|consider this) (?:my|goodbye|the) (?:goodbye|last (?:message|goodbye|note))|by the time (?:you|anyone|they) (?:read|see|find)s? this|(?:when|once) i'm gone (?:tell|give|please|take)|i (?:just )?(?:wanted|came) to say (?:goodbye|my goodbyes)|(?:saying|said|say) my (?:last )?goodbyes|i won'?t be here (?:tomorrow|in the morning|any ?more)|goodbye cruel world)\b/,
    unless:
      /\b(leaving (?:the|my) (?:job|company|team|office|city|town)|moving|retir\w+|last day (?:at|of)|holiday|vacation|haha\w*|lol)\b/,
  },
  {
    id: "en-violence",
    level: 3,
    kind: "violence",
    pattern:
      /\b(?:my (?:husband|boyfriend|girlfriend|wife|partner|ex|dad|father|stepdad|stepfather|mum|mom|mother|brother|uncle|boss|grandpa|grandfather)|he|she) (?:\w+ ){0,4}?(?:hits me|hit me|beats me|beat me|beating me|hitting me|chokes me|choked me|rapes? me|raped me|forces me to|forced me to|touches me (?:when|at night|and|where)|threatens to kill|threatened to kill|is going to kill me|locks me|punches me|punched me|hurts me|abuses me|abused me|kicks me|kicked me)\b/,
    unless:
      /\b(?:never|doesn't|didn't|hasn't|wouldn't|doesnt|didnt|hasnt|wouldnt) (?:\w+ )?(?:hit|beat|hurt|touch)|\b(?:lol|haha\w*)\b|\b(?:at|in) (?:ches?s|ten?nis|cards|carrom|mario|darts|golf|chequers|checkers|draughts|ludo|uno|scrabble|dominoes?|bowling|pool|snooker|squash|badminton|the game|fifa|ping pong|a race|monopoly)\b|\bhit me (?:up|that)|\b(?:will|is going to|gonna) kill me (?:if|when) (?:i|he|she|they) (?:forgets?|late|finds? out about the (?:car|dent))\b/,
  },
  {
    id: "en-violence-now",
    level: 4,
    kind: "violence",
    pattern:
      /\b(?:(?:he|she|they)(?:'s| is| are) (?:\w+ ){0,3}?(?:beating|hitting|choking|breaking (?:down|in)|banging on|kicking) (?:\w+ ){0,2}?(?:me|us|the door|right now)|(?:i'm|im|i am|we're|we are) (?:\w+ )?(?:locked|hiding|hid) (?:\w+ ){0,8}?(?:he|she|they)(?:'s| is| are|'ll| will)|(?:has|have|got) a (?:knife|gun) (?:\w+ ){0,5}?(?:now|at me|here|outside|me|us))\b/,
    unless: joking,
  },
  {
    id: "en-harm-others",
    level: 3,
    kind: "harm-others",
    pattern:
      /\b(?:i|i'm|im) (?:\w+ ){0,3}?(?:want to|wanna|going to|gonna|about to|plan(?:ning)? to) (?:\w+ ){0,1}?(?:kill|hurt|stab|shoot) (?:him|her|them|everyone|my (?:husband|wife|boss|mum|mom|dad|sister|brother|kids?|baby|ex)|people)\b/,
    unless: new RegExp(`\\b(?:don't|dont|never|not)\\b|${joking.source}`),
  },
  {
    id: "en-voices",
    level: 3,
    kind: "confusion",
    pattern:
      /\bvoices?\b(?: [^\s.]+){0,8}? (?:tells?|telling|says?|saying|orders?|ordering|commands?|commanding|wants?|whispers?|whispering)(?: [^\s.]+){0,8}? (?:kill|hurt|cut|stab|jump|die|end it)\b/,
    unless: joking,
  },
  {
    id: "en-how",
    level: 3,
    kind: "life",
    pattern:
      /\b(?:(?:how|best way|easiest way|ways?|painless\w*|quickest way|what (?:pills|can i take)) (?:\w+ ){0,5}?(?:kill myself|commit suicide|end my life|die (?:without|painless\w*|quick\w*|peacefully|in my sleep)|not wake up|end it all)|painless (?:suicide|death|way))\b/,
    unless:
      /\b(prevent\w*|help(?:ing)?|support\w*|friend|essay|homework|assignment|cope|coping|stop|(?:lower|reduce) the risk)\b/,
  },
];

const takenBack =
  /\b((?:just|only|was|am|i'm|im) (?:kidding|joking)|it was (?:just )?a joke|(?:didn't|didnt) mean (?:it|that)|jk)\b/;

export const english: LanguageRules = { rules: [...rules, ...englishKinds], quoted: joking, takenBack };
