import { noPlan } from "./english-unless.ts";
import type { PhraseRule } from "./phrase.ts";

const notSo = [...noPlan, "{work}"];

/** What is said in an aside, or as the first piece of something that is told bit by bit: it is asked about. */
export const englishAsides: readonly PhraseRule[] = [
  {
    id: "en-did-something",
    level: 3,
    kind: "taken",
    sure: false,
    said: ["(done|did) something <2 (silly|stupid|bad|awful|terrible|really bad|i can't undo) <2"],
    unless: [
      ...notSo,
      "(bought|booked|ordered|sent|deleted|texted|posted|signed|adopted|said|told|forgot|left|spent|dyed|cut|ate|email*|work|boss|meeting|class|ex|haircut|fringe|bangs|online|phone|laptop|car|recipe|tattoo)",
    ],
  },
  {
    id: "en-pills-like-sweets",
    level: 4,
    kind: "taken",
    sure: false,
    said: [
      "(taking|taken|took|eating|popping|swallowing) <2 {pills} <2 like (sweets|candy|smarties|skittles|tic tacs|lollies)",
      "lost count of <3 {pills}",
    ],
    unless: [...notSo, "(dog|cat|vitamins)"],
  },
  {
    id: "en-thought-of-going-into",
    level: 3,
    kind: "life",
    sure: false,
    said: [
      "(thought|thinking|think|thoughts|imagine|imagining) <1 (about|of) <2 (walking|going|stepping|driving|jumping|swerving|wading|running) <3 (into|in front of|off) <2 (river|sea|lake|traffic|road|train|trains|bridge|roof|tree|wall|lorry|truck|bus|canal|cliff|building|balcony|platform)",
      "(step|walk|jump|leap) off <1 (bridge|roof|cliff|ledge|building|balcony|overpass|viaduct) <2 (and|,)",
      "(platform|station) <3 waiting for the (fast one|fast train|express|next express|one that doesn't stop)",
    ],
    unless: [
      ...notSo,
      "(turn left|turn right|swim*|summer|bungee|diving|parachut*|kids|goat|cat|dog|boat|fishing|paddl*|holiday|vacation|game|photo*|work|business|job|career|course)",
    ],
  },
  {
    id: "en-wish-it-was-me",
    level: 2,
    kind: "life",
    sure: false,
    said: [
      "(died|drowned|dead|killed|passed away|gone|funeral|buried|cancer|crash|accident) <9 wish it <1 (was|were|had been|could have been|could be) me",
      "wish it <1 (was|were|had been|could have been) me <2 (instead|not him|not her|and not|that died|who died|in the car|in the ground)",
      "it should <1 (have been|of been|be) me <2 (instead|not him|not her|and not|that died|who died|in the ground|in that car)",
      "(no|isn't any|ain't no) future for me",
      "(hope|hoping|wish|wishing|pray|praying) <2 (bus|train|plane|car|coach|truck|lorry) <3 (go off the road|goes off the road|crash|crashes|crashed|went off|hits me|hit me|would hit)",
    ],
    unless: [...notSo, "(lottery|prize|concert|promot*|wedding|holiday|raffle|job|company|team|industry)"],
  },
  {
    id: "en-device-is-checked",
    level: 2,
    kind: "violence",
    sure: false,
    said: [
      "my <1 ({partners}|dad|stepdad|mom) <1 (checks|check|reads|looks through|goes through|monitors|tracks) <1 (the|my|all my|every) <1 (history|browser|browser history|search history|call log|searches|mileage|receipts)",
      "(he|she) <1 (checks|reads|looks through|goes through|monitors) <1 (my|the) <1 (history|browser history|search history|call log|searches)",
    ],
    unless: ["{joke}", "(it guy|technician|support|ticket|teacher|homework|kids|tax|accountant|budget)"],
  },
  {
    id: "en-held-the-pillow",
    level: 3,
    kind: "harm-others",
    sure: false,
    said: [
      "(held|holding|picked up|had) <1 (pillow|knife|cushion) <2 and <1 (thought|think|thinking|wanted|imagined) <1 (about it|of it|to|it)",
      "(terrified|scared|afraid|frightened) of (me|myself) <4",
    ],
    unless: [...notSo, "(my ears|getting|becoming|failing|flying|heights)"],
  },
  {
    id: "en-eats-next-to-nothing",
    level: 2,
    kind: "eating",
    sure: false,
    said: [
      "down to <1 one <1 (apple|yogurt|meal|egg|orange|rice cake|cracker|banana|soup) a day",
      "(cut|cut out|stopped) <1 (everything|all food|eating) <3 (just|only) <2 (energy drinks|gum|water|coffee|ice|diet coke|broth)",
      "(living|surviving|lived) on <1 (gum|coffee and gum|water and gum|energy drinks|ice cubes|diet coke|air)",
      "(just|only|nothing but) <1 (water|coffee|broth|gum|tea|juice|ice) <1 [and|or] <1 [gum|coffee|water|tea|cigarettes|ice] since <3",
      "(ate|eat|eating|something|food|dinner|lunch|meal|binge*) <4 (get|got|getting|gets) rid of it <1 (after|afterwards|again|every time|in the toilet)",
      "(bring|brought|bringing) it <1 (back up|up again|all up)",
      "(eat|eating|eaten|ate) <2 (once|one meal) <1 (a day|every two days) <9 (throw|threw|purge|bring it up|get rid)",
      "(threw up|throw up|puked|puke|made myself sick|make myself sick) <2 (lunch|dinner|breakfast|my dinner|my lunch|everything) <2 (and|again|today|too)",
    ],
    unless: [
      ...notSo,
      "(flu|bug|norovirus|food poisoning|pregnant|morning sickness|chemo|hangover|toddler|baby|dog|cat|exam|deadline)",
    ],
  },
  {
    id: "en-needs-no-sleep",
    level: 2,
    kind: "confusion",
    sure: false,
    said: [
      "(no|don't|dont|do not|never) <1 need <1 [of|any|to|for] <1 sleep <2 (for|anymore|now|any|is|,|i'm|because)",
      "(numbers|plates|buses|billboards|adverts|songs|signs|lights|headlines) <4 (messages|signs|codes|coded|meant) <1 (for|to) me",
      "(everything|i can feel|i can see|see) <2 pattern* <2 (in everything|everywhere|all around)",
    ],
    unless: [...notSo, "(babies|baby|toddler|teen*|coffee|newborn|knit*|sewing|crochet|math*)"],
  },
  {
    id: "en-drinks-to-bear-it",
    level: 2,
    kind: "life",
    sure: false,
    said: [
      "(have|need|got) to (drink|be drunk|get drunk) <3 (to be able|to face|to look|to cope|to sleep|before i can|to get through)",
      "(litre|liter|bottle|can|cans|pint) of <1 (cider|vodka|gin|whisky|whiskey|wine|rum) before <1 (noon|breakfast|work|lunch|nine|ten|school run)",
      "drinking from (morning|the morning|when he wakes|when she wakes) <2 (and|,) <2 (drives|driving)",
    ],
    unless: [...notSo, "(water|coffee|tea|juice|smoothie|recipe|party|wedding)"],
  },
  {
    id: "en-tried-and-will-again",
    level: 3,
    kind: "life",
    sure: false,
    said: [
      "(tried|trying) to (die|end it|end my life|end it all) <3 [/] <3 (again|next time)",
      "(nearly|almost) (did it|went through with it|stepped off|jumped) <3 [/] <3 (will again|next time|again tonight|again soon|will do it)",
      "(choosing|chosen|chose|decided|deciding) to die",
      "(don't|dont|not|never|didn't) <1 (intend|plan|planning|mean|intending) <1 to <1 (turn|reach|see|live to|make it to) <1 (eighteen|18|nineteen|19|twenty|20|21|thirty|30|forty|40|fifty|50|my birthday|my next birthday)",
      "not <1 living past <2 (birthday|christmas|summer|eighteen|18|thirty|30|year|weekend|week)",
      "how (many|much) <3 before (you|u|someone|a person) (don't|dont|never|won't) wake up",
    ],
    unless: [
      ...notSo,
      "(pet|vet|dog|cat|patient|patients|level|boss|round|episode|coffee|alarm|snooze|party|quietly|gracefully)",
    ],
  },
  {
    id: "en-notes-are-written",
    level: 4,
    kind: "life",
    sure: false,
    said: [
      "(goodbye|farewell) (letters|letter|notes|note)",
      "sorry (to|for) everyone <2 [/] <3 (ily|love you|love u|bye|goodbye|logging off)",
      "(goodnight|good night) for good",
      "(wrong|other) side of the (railing|railings|rail|barrier|guard rail|ledge|parapet)",
      "(to|into) the (water|sea|lake|river|ocean) <6 (not|isn't|won't|never) <2 (coming|walking|come|swimming|walk|swim) back",
      "(rope's|rope is|noose is|noose's) <1 (in the boot|in the trunk|in the car|ready|tied)",
    ],
    unless: [
      ...notSo,
      "(colleague*|coworker*|class|teacher|team|job|boss|retire*|school|camp|washing|tent|swing|exchange|students|kids|climb*|gym|tow|kayak|boat|queue|crowd|gig|politic*|argument|debate|dog|ball|sunscreen)",
    ],
  },
  {
    id: "en-cut-many-times",
    level: 3,
    kind: "self-injury",
    sure: false,
    said: [
      "(cut|cutting|cuts|burns|burned) too many <2 (to count|times)",
      "lost count of <2 (cuts|burns|scratches|scars)",
    ],
    unless: [...notSo, "(grass|lawn|hair|paper|vegetables|kitchen|chef|roses|corners|budget|staff|jobs)"],
  },
  {
    id: "en-was-touched",
    level: 3,
    kind: "violence",
    said: [
      "(dad|daddy|father|stepdad|stepfather|step dad|uncle|brother|stepbrother|grandad|grandpa|grandfather|coach|priest|pastor|cousin|mom's boyfriend|mum's boyfriend) (used to|would|always) touch me",
      "(put|puts|putting|slid|slides|stuck) his (hand|hands|fingers) (up|down|under|inside|in) my (skirt|pants|shirt|top|trousers|bra|knickers|underwear|dress|nightie|pyjamas|pajamas)",
    ],
    unless: ["{fiction}", "(doctor|physio|massage|tailor|never|didn't)"],
  },
  {
    id: "en-was-touched-maybe",
    level: 3,
    kind: "violence",
    sure: false,
    said: [
      "it was my (coach|uncle|stepdad|dad|father|brother|cousin|grandad|grandpa|priest|pastor|teacher|babysitter) <1 / <1 i was <1 (5|6|7|8|9|10|11|12|13|14|15|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)",
      "(he|she|they|he's|she's|they've|him|boyfriend|girlfriend|husband|wife|partner) <1 (broke|broken|breaks) <3 (my|of my) (finger|fingers|arm|rib|ribs|nose|jaw|wrist|teeth|hand)",
    ],
    unless: [
      "{joke}",
      "{fiction}",
      "(idea|favorite|favourite|taught|inspired|game|team|season|ski*|football|rugby|hockey|soccer|tackle*|dentist|surgeon|accident*|horse|baby|toddler|slipped)",
    ],
  },
  {
    id: "en-took-from-the-cupboard",
    level: 4,
    kind: "taken",
    sure: false,
    said: [
      "(had|taken|took|swallowed) <1 (some of|a bit of|all of) everything in the (cupboard|cabinet|drawer|bathroom|medicine cabinet|medicine cupboard)",
      "(took|taken|swallowed) everything in the (cupboard|cabinet|drawer|bathroom cabinet|medicine cabinet|medicine cupboard)",
    ],
    unless: [
      ...notSo,
      "(tidy*|clean*|sorted|out of|box*|charity|biscuit*|snack*|recipe|cook*|move*|moving|paint*)",
    ],
  },
  {
    id: "en-somebody-collapsed",
    level: 4,
    kind: "body",
    sure: false,
    said: [
      "(husband|wife|mum|mom|dad|baby|son|daughter|grandad|nan|gran|he|she) <2 (gone over|keeled over|collapsed|passed out) <6 (again|grey|gray|blue|won't|not|isn't|minute ago|just now)",
      "(he|she|he's|she's|baby's|baby is) <1 (gone|going|turned|turning) (grey|gray|blue|limp|floppy)",
    ],
    unless: [
      ...notSo,
      "(hair|beard|cat|dog|eyes|jersey|team|years ago|when i was|last year|at the altar|laugh*)",
    ],
  },
];
