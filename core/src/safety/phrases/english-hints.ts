import { noPlan } from "./english-unless.ts";
import type { PhraseRule } from "./phrase.ts";

const notSo = [...noPlan, "{work}"];

const inTheMouth =
  "(in his mouth|in her mouth|in their mouth|in its mouth|some in his|some in her|on his lips|on her lips|down his front|down her front|chewing them|sucking on)";
const petsAndLocks = "(dog|cat|puppy|kitten|rabbit|childproof|lock on|locked away)";

/** What says a danger in other words, or by what is around it: it is asked about. */
export const englishHints: readonly PhraseRule[] = [
  {
    id: "en-child-has-in-mouth",
    level: 4,
    kind: "taken",
    said: [
      `({pills}|{poison}|tablet box|pill box|medicine box|medicine cabinet|white spirit|button battery) <7 ${inTheMouth}`,
      `${inTheMouth} <7 ({pills}|{poison}|tablet box|pill box|white spirit|button battery)`,
    ],
    unless: [...notSo, petsAndLocks],
  },
  {
    id: "en-child-with-poison",
    level: 4,
    kind: "taken",
    sure: false,
    said: [
      "({baby}|year old|one of them|the little one) <9 ({pills}|{poison}|tablet box|pill box|medicine box|white spirit) <3 (open|empty|everywhere|spilled|spilt)",
      "(got into|got hold of|been at|into) <2 (my|the|nan's|nana's|grandma's|granny's|his|her) <1 ({pills}|{poison}|tablet box|pill box|medicine cabinet)",
    ],
    unless: [...notSo, petsAndLocks],
  },
  {
    id: "en-more-than-usual",
    level: 4,
    kind: "taken",
    sure: false,
    said: [
      "(took|taken|had|taking) <3 (lot|way|much|loads|bit) more than <2 (usual|normal|i should|i'm meant to|i'm supposed to|the box says|it says|prescribed) <2 (tonight|today|just now|again)",
      "(took|taken|taking|had) <3 {pills} <4 (on top|so i don't|so i can't|to not hear|to not feel|to not think|to shut)",
      "(sleepers|sleeping tablets|sleeping pills|zopiclone|benzos) <1 on top",
    ],
    unless: notSo,
  },
  {
    id: "en-hurts-self-hinted",
    level: 3,
    kind: "self-injury",
    sure: false,
    said: [
      "cut too (many times|deep|far|much) <2 (times|today|tonight|again|this time|and|,)",
      "(struck|hit|hitting|punch|punched|punching|slap|slapped|slapping|bit|biting|scratched|scratching) <1 my <1 (own face|own head|own arms|own legs|face|head|thighs) <2 (till|until|again|over and over|so hard|because|when)",
      "(putting|put|holding|held|pressing|pressed|keep) <4 (palm|hand|arm|finger|fingers|skin) <3 (on it|on the hot plate|on the stove|on the hob|on the iron|in the flame|over the flame|against the) <3 (meaning to|on purpose|to feel|deliberately|until|again)",
      "so (i don't|that i don't|i won't) (cut|burn|hurt myself|harm myself|relapse)",
      "(old habit|old ways|old thing|the old stuff|bad habit) <2 (back|came back|is back|again) <6 (arm|arms|face|blade|cut|skin|hit|struck|sleeves|myself)",
      "(long sleeves|sleeves) <4 (down|hide|hiding|cover|covering|stuck) <6 (arm|arms|cuts|nobody sees|no one sees|it again|so mom|so they|heat|summer|it)",
    ],
    unless: [
      ...notSo,
      "(tattoo|sunburn|poison ivy|eczema|mosquito|hair|uniform|paper|budget|class|classes|lesson|cloth|fabric|cake)",
    ],
  },
  {
    id: "en-harm-others-hinted",
    level: 3,
    kind: "harm-others",
    sure: false,
    said: [
      "(rifle|gun|shotgun|pistol|knife|machete|bat|axe) <4 (and a list|a list of|list of names)",
      "(want|wish|hope) <1 (everyone|everybody|every one|all of them|the lot of them|them all) <5 (dead|to die|to burn|to suffer|wiped out)",
      "(shook|shaken|shaking|threw|slammed|squeezed|grabbed) <3 (baby|newborn|little girl|little boy|daughter|son|toddler|him|her) <2 (hard|too hard|so hard|like a doll|against) <6",
      "(wanted|want|tempted|nearly|almost|could have|urge) <3 (push|pushed|shove|shoved|tip|tipped|drop|dropped|throw|threw|smother|smothered) <3 (him|her|them|wheelchair|wheelchair down|baby|pram|buggy|pushchair) <3 (down|off|under|over|out|into|against|in front of)",
      "(be|gonna be|going to be|be so|be very) sorry <2 (monday|tuesday|wednesday|thursday|friday|tomorrow|one day|soon|when i)",
      "(stood|standing|stand|found myself) <4 (his bed|her bed|the bed|the cot|the crib|over him|over her) <4 (pillow|knife|scissors|hammer)",
    ],
    unless: [...notSo, "(dog|puppy|hand|hands|bottle|jar|rug|carpet|exam|match|game|printer|laptop)"],
  },
  {
    id: "en-child-hinted",
    level: 3,
    kind: "violence",
    sure: false,
    said: [
      "(he|they|she|guy|man|person|someone|he's|they're) <3 (will|he'll|hell|gonna|going to|says|said|threatens|threatening|wants to) <4 (send|post|share|show|leak|put) <2 (it|them|my pic|my pics|my photo|that video) <3 (my school|school|everyone|mom|parents|friends|class|family|instagram|online|group chat)",
      "(sent|send) <2 (one|a|some) (pic|photo|nude|picture) <9 (grown man|not a girl|older|he says|she's a he|it's a man|threat*|blackmail*)",
      "(our|a|the) (secret|special) (game|secret|place|time) <8 (tell|mom|dad|hate|trouble|nobody|no one|believe|promise*)",
      "if i (tell|say|told|talk) <6 (mom|dad|she|he|they|everyone|nobody|no one) <3 (will hate|hate me|hates me|won't believe|go to jail|be angry with me|be sad and)",
      "(sleep|sleeping) with (him|the landlord|my boss) or <4 (street|out|evict*|fired|job|homeless)",
      "(saying|said|kept saying|told him|begged|say) <3 no <9 (didn't stop|did not stop|wouldn't stop|carried on|kept going|did it anyway|went on|kept on)",
      "(dad|mom|stepdad|uncle|grandad|he|she|coach) <3 (used the belt|uses the belt|got the belt|gets the belt|takes the belt|used a belt|with the belt|with a belt|got the stick|used the cane)",
      "{i} <1 (don't|dont|never) <1 (like|want) <1 (it when|when) <2 (he|she|uncle|stepdad|grandad) <3 (comes in|comes into|sits on my bed|tucks me|washes me|helps me shower|helps me bath)",
    ],
    unless: [
      ...notSo,
      "(surprise|birthday|present|party|santa|christmas|seat belt|seatbelt|karate|black belt|conveyor)",
    ],
  },
  {
    id: "en-life-hinted",
    level: 3,
    kind: "life",
    sure: false,
    said: [
      "(go|goes|going|gone|been|went|walk|walked|walking) <3 (stand|stood|standing|sit|sat|sitting) <2 (on|at|by|near) <1 (the|that|a) <1 (bridge|tracks|roof|rooftop|cliff|cliffs|edge|platform|ledge|railway|weir) <6",
      "(standing|stood|waiting|sat|sitting) <2 (on|at) <1 platform <6 (fast one|fast train|next one|not stopping|non stop|doesn't stop|express|the right one)",
      "(whoever|anyone who) <1 (reads|finds|sees) <1 this <9 (sorry|cat|dog|love|feed|eats|tell|goodbye|couldn't|kids)",
      "(one|a|any|single) <1 (reason|good reason) <1 (not to|why i shouldn't) <2 (kill myself|die|do it|end it|go through)",
      "(they'd|they would|we'd|family would|kids would|wife would|she'd) <1 (get|have|collect) <1 (the insurance|my insurance|the life insurance|the payout)",
    ],
    unless: [
      ...notSo,
      "(photo|photos|pictures|view|views|fishing|fish|choir|busking|marathon|parade|fireworks|boat|boats|geese|swans|ducks|birds)",
    ],
  },
  {
    id: "en-dark-thoughts",
    level: 2,
    kind: "life",
    sure: false,
    said: [
      "(dark|black|awful|horrible|scary) thoughts <3",
      "(the|those|my|them) <1 thoughts <2 (are back|came back|come back|again|won't stop|at night|won't leave)",
    ],
    unless: [...notSo, "(novel|essay|chocolate|humor|humour|song|album|book|gratitude|deadline|budget)"],
  },
  {
    id: "en-confusion-hinted",
    level: 3,
    kind: "confusion",
    sure: false,
    said: [
      "(they|he|she|it|voice|voices|god|angels|radio) <2 (want|wants|told|tell|tells|telling|asking|says) <1 (me to|i must|i should|i have to) <2 (walk|go|step|jump|get) <2 (into|in|in front of|off|under) <1 (the|a) <1 (lake|sea|river|water|road|traffic|train|fire|roof)",
    ],
    unless: [...notSo, "(lifeguard|instructor|coach|teacher|guide)"],
  },
  {
    id: "en-body-hinted",
    level: 4,
    kind: "body",
    sure: false,
    said: [
      "(left|right) <1 (hand|arm|leg|foot|side) <3 (won't hold|won't grip|won't lift|won't move|won't work|not working|doesn't work|gone weak|keeps dropping|just drops|went dead|gone dead|gone floppy|drags|dragging)",
      "(dropped|dropping|keep dropping|drop) <3 (cup|mug|spoon|fork|keys|phone|pen|everything) <5 (left hand|right hand|hand won't|arm won't|one hand|arm weak|fingers won't)",
    ],
    unless: [
      ...notSo,
      "(glove|cast|broken|tendon|carpal|slept on|sprain*|guitar|rugby|boxing|puppet|robot|physio)",
    ],
  },
  {
    id: "en-no-point-in-another",
    level: 2,
    kind: "life",
    sure: false,
    said: [
      "(don't|dont|can't|cant|do not|cannot|not) <1 (see|seeing) <2 (point|sense|use) <1 (in|of) <1 (another year|another day|another winter|another summer|another spring|another week|another month|another birthday|another christmas|living|being here|waking up|carrying on|any of it anymore)",
      "(not much|no|what's the|whats the|what is the) (point|sense|use) <1 (in|of) <1 (another year|another day|another winter|another summer|another spring|another month|another birthday|another christmas|living|being here|waking up)",
    ],
    unless: [...notSo, "(meeting|game|season|update|coat|tires|tyres|warranty|contract|subscription)"],
  },
];
