import type { PhraseRule } from "./phrase.ts";

const byChance =
  "(cooking|onion|onions|kitchen|shaving|shaved|paper|accident|accidentally|gym|hair|bangs|fringe|grass|hedge|carbs|sugar|caffeine|cardboard|tin|can opener|opening|gardening|garden|rose|roses|skateboard*|football|rugby|training|workout|bread|avocado|mandolin|diy|lego|barbecue|bbq|oven|iron|toast|hob|stove|pan|kettle|hot glue|ski*|badminton|paintball|bike|lawn|nails|dj|video|drama class)";
const notSo = [
  "{joke}",
  "{fiction}",
  "{work}",
  byChance,
  "(don't|not|never|wouldn't|won't|didn't|doesn't) <3 (cut|hurt|harm|harming|cutting|hurting|burn|selfharm)",
];
const stopped = [
  "{past}",
  "(clean|free|stopped|recovered) <3 (years|since|months)",
  "(haven't|hasn't|not|no longer) <2 (cut|hurt|harmed|self|relapsed)",
];

/** Hurting oneself: the urge, now, again, and long ago. */
export const englishSelfInjury: readonly PhraseRule[] = [
  {
    id: "en-hurts-self",
    level: 3,
    kind: "self-injury",
    said: [
      "{i} <4 (want to|wanted to|need to|going to|have to|about to|urge to|urges to|tempted to|feel like|can't stop|started|keep|kept|been|just|again|still|almost|nearly|trying not to|thinking about|thinking of|had to|crave|craving|itching to|started|caught|end up|ended up|resort to|addicted to|love|desire to|needing to|dying to|close to) <2 (cut|cutting|slice|slicing|hurt|hurting|harm|harming|burn|burning|scratch|scratching|stab|stabbing|punch|punching|hit|hitting|injure|injuring|punish|punishing|bruise|bruising|bite|biting|choke|choking|carve|carving|mutilate) <1 (myself|meself|my {body-part})",
      "(want|need|going|urge|urges|started|keep|just|again|been|still|tempted|almost|relapsed|relapsing|back to|thoughts of|impulse|impulses|about|stop) <2 (self harm|self harming|selfharm|selfharming|self injure|self injury|self harmed|self mutilat*|cutting again|cut again|sh again|burning myself|hurting myself|harming myself|cutting myself|hurt myself|harm myself|cut myself)",
      "{i} <2 (cut|cutting|burn|burned|burnt|burning|hurt|harm|harmed|slashed|sliced|slit|scratched|stabbed|scratch|carved|punched|punch|hit|bit|bite|choke|choked|injure|injured|hurting|harming|slapped|slap|starve and cut) <1 (myself|meself|my own skin) <4 (again|tonight|today|because|when|to feel|every|so|until|whenever|last night|yesterday|now|deep|bad|on purpose|feel|it|and|cos|after|just|in|with|bleeding|blood|for|till|secretly)",
      "{i} <3 (cut|cutting|slashed|sliced|slit|burned|burnt|slicing|carving|carved|scratch|scratched|scratching|burn|opened) <3 my <1 {body-part} <5 (again|tonight|today|because|when|to feel|every|so|until|whenever|last night|yesterday|now|deep|bad|on purpose|feel|and|bleeding|blood|won't stop|hide|sleeves|nobody|mom|school|calm|it)",
      "{i} <2 (self harm|selfharm|self harmed|self harming|selfharming|selfharmed|self injure|self injured|sh) <4 (again|tonight|today|last|this|because|when|every|and|now|yesterday|so|to|for|still|since|a lot|in|too)",
      "{i} <1 (relapsed|relapsing|going to relapse|about to relapse) <4 (cut|cutting|self|sh|harm|harming|blade|razor|clean|last night|tonight)",
      "{i} <3 (got|have|found|holding|bought|hid|hidden|hide|keep|broke|took|taken out|stole|kept|unscrewed|sitting with|looking at|staring at|reached for|grabbed) <4 {blades} <6 (cut|skin|arm|arms|wrist|wrists|myself|leg|legs|thigh|hurt|self|drawer and|in my hand|under my|in case i need|shaking|tonight|bathroom)",
      "(it's|is|be) the only (thing|way|release|relief) <4 (cut|cutting|self harm|blade|hurting myself|bleed|pain)",
      "(cutting|hurting myself|self harm|self harming|the pain|bleeding|burning myself|harming myself|the blade|the razor) <3 (only|makes|helps|helped|calms|is the|feels|numbs|distracts|gives|quiets) <5 (helps|feel|calm|release|relief|better|numb|control|alive|real|quiet|good|works|me|pain)",
      "(fresh|new|more) (cuts|cut|scars|wounds|burns) <3 (on|my|arm|today|tonight|under|from last)",
      "(hide|hiding|covering|cover|hid) <3 (cuts|scars|the marks|my marks|my arms|my wrists|burns|my legs|wounds) <6 (nobody|mom|school|sleeves|hoodie|long|everyone|parents|again|people|teacher|see|fresh|pe|jumper)",
      "(bang|banging|hit|hitting|smash|smashing|punch|punching|bashing|slam) <1 my head <4 (wall|against|until|on purpose|door|on|floor|when)",
      "(punch|punching|punched|hit|hitting) <2 (myself|walls until|the wall until) <4 (bleed|face|head|bruise|bruises|until|in the|legs|thighs|knuckles)",
      "(deserve|deserved|need|want|wanted) to <2 (feel pain|be hurt|hurt|bleed|suffer|be punished|see blood|feel the pain|see my blood|feel something even pain)",
      "(urge|urges|urge's|impulse|craving) <3 (to cut|to hurt|to harm|to bleed|to self|to burn|for the blade|cutting|are back|is back|are so strong|is strong|to do it again|won't go away)",
    ],
    unless: [
      ...notSo,
      ...stopped,
      "(i'm|i am) (punishing|killing|hurting) myself (at|with|in) (the gym|burpees|running)",
    ],
  },
  {
    id: "en-hurts-self-maybe",
    level: 3,
    kind: "self-injury",
    sure: false,
    said: [
      "{i} <2 (cut|burned|burnt|cutting|hurt|harm|harmed|scratched) (myself|my {body-part}|meself)",
      "{i} (did it again|done it again|slipped again|gave in again|caved again|relapsed) <6 (arm|arms|leg|legs|blade|sleeves|clean|days|tonight|last night|bandage|bleeding|promised|bathroom|shower|months|weeks)",
      "(days|weeks|months|month|year) clean <6 (lost|broke|gone|ruined|relapsed|over|back to zero|again|blade|cut|streak|last night|tonight|slipped|don't know if|struggling)",
      "(scissors|blade|razor|lighter|knife|sharpener|glass|needle|safety pin|rubber band|compass) <6 (skin|my arm|my arms|my wrist|my thigh|my leg|my legs|calling me|looking at me|my wrists|my hand|sleeve|i want to)",
      "(won't|not|doesn't|didn't|wouldn't) <3 (stop bleeding|stopped bleeding|deep enough) <6 (cut|arm|wrist|thigh|leg|this time|too deep|sleeve|again)",
      "(went|cut|gone) too deep",
      "(long sleeves|hoodie) <8 (cuts|scars|marks|arms|hide|see|summer|heat|nobody|no one)",
      "(scratch|pick|picking|pinch|pinching|bite|biting|dig|digging|claw|clawing|burn|burning|pull|pulling) <2 (myself|my skin|my arms|my nails into|my hair out|my legs|my arm|my scalp|my hands) <6 (bleed|bleeds|blood|raw|until|feel|deserve|punish|calm|stop|when|on purpose|to)",
      "(want|need|wish) to (rip|tear|peel|claw|scratch|cut) my <1 (skin|arms|face|flesh|hair) <2 (off|out|open|apart)",
      "(pain|blood|bleeding|hurting) <3 (only thing|calms|helps me|makes me feel|distracts|feels better than|keeps me|lets it out|reminds me i'm) ",
      "(on purpose|deliberately) <4 (burn|burned|cut|hurt|hit|injure|injured|scald|scalded|bruise|starve|scratched|crashed)",
    ],
    unless: [
      ...notSo,
      ...stopped,
      "(doctor|vet|plaster|bandaid|band aid|eczema|psoriasis|mosquito|itchy|scab|cuticle|cuticles|barber|tattoo|stitches from|sunburn|wax)",
    ],
  },
  {
    id: "en-hurt-self-before",
    level: 2,
    kind: "self-injury",
    sure: false,
    said: [
      "(used to|years ago|in my teens|as a teen*|in high school|in secondary|when i was|back in|in school|at school|in college|at uni) <8 (cut|cutting|burn|hurt myself|harm myself|self harm|self harmed|selfharm|hurting myself|harming myself|self harming)",
      "{i} <4 (used to|have|had|i've) <4 (cut myself|cut my arms|cut my legs|cut my wrists|hurt myself|harm myself|harmed myself|self harm|self harmed|selfharm|selfharmed|burn myself|burned myself|cutting|self injure)",
      "(scars|marks) <3 (on|from|up|along|all over) <3 (arm|arms|wrist|wrists|thigh|thighs|leg|legs|cutting|self harm|when i|years|before|back then)",
      "(my|old|self harm|these|the|sh) scars <8 (ask|asked|hide|cover|sleeves|ashamed|faded|itch|see|summer|cut|arms|stare|embarrass*|explain|remind)",
      "(haven't|havent|not|stopped|quit|clean from|clean off|free from|free of|recovered from|history of) <3 (cut|cutting|self harm|self harmed|self harming|hurt myself|harmed|selfharm|sh|self injury|hurting myself|harming myself) <6 (years|months|weeks|since|days|now|before|ago|long|but|time|summer|year)",
      "(years|months|weeks|days) (clean|free|self harm free|without cutting|since i cut|since i last cut|since i hurt|since i last hurt|since i last self)",
      "(cut|hurt|harmed|burned) (myself|my arms|my wrists|my legs) <5 (years ago|ago|back then|once|a few times|at school|in high school|when i was|last year|before|as a kid|as a teenager|at fifteen|at fourteen|at sixteen|in college|as a teen)",
      "(attempted|tried|attempt|overdosed) <5 (years ago|year ago|last year|ago|when i was|before|in the past|once|at sixteen|in college|back in)",
      "(last|that) time i (hurt myself|cut myself|self harmed|harmed myself|cut)",
    ],
    unless: [
      "{joke}",
      "{fiction}",
      byChance,
      "{work}",
      "(sober|drinking|sugar|smok*|nicotine|vape|gambling|surgery|operation|chickenpox|acne|appendix|caesarean|c section|tattoo)",
    ],
  },
  {
    id: "en-hurts-self-again",
    level: 3,
    kind: "self-injury",
    sure: false,
    said: [
      "(hurt|hurting|harm|harming|injure|injuring|injured|punish|punishing|burn|burning|burnt|burned|cut|cutting|beating|beat|bruise|bruising|bite|biting|scratch|scratching|pinching|slamming|slam|hit|hitting|crush|scald|scalded|marking|mark up|damage|damaging) <1 (myself|me own|my own|my {body-part}) <9 (again|on purpose|deliberate|deliberately|purposely|tonight|calm|calms|quiet|until|till|urge|so i|can't stop|helps|need|every|secret*|today|just to feel|worked|night|noise|feel)",
      "(on purpose|deliberately|purposely|intentionally|self inflicted|to punish) <8 ({body-part}|myself|skin|hand|arm|leg|burn*|cut*|hit|hurt)",
      "({body-part}|myself|skin) <5 (on purpose|deliberately|purposely|intentionally|self inflicted)",
      "(did|doing|done|do|use|used|using) <2 (it|something|one|damage|harm|that|mischief|the thing) <1 (to|on) <2 (arm|arms|wrist|wrists|leg|legs|thigh|thighs|skin|stomach|hips|hand|hands|myself|forearm|forearms|body) <6",
      "(did|done|doing) (my|both) (arm|arms|wrists|thighs|thigh|forearms) <3 (again|tonight|in the|rn|right now|bathroom|today|last night)",
      "(bout to|about to|going to|want to|wanting to|need to|have to|might|tempted to|going|i will|i'll) <1 (hurt|harm|cut|injure|burn) (myself|meself|me|my {body-part})",
      "(hurting|harming|injuring|cutting) (myself|meself|my own|my {body-part})",
      "(urge|urges|impulse|pull|craving|itch|itching) <2 (to|for) <2 (hurt|harm|injure|cut|burn|damage|do it to) <2 (myself|my|me|arm|this)",
      "(fist|hand|knuckles|head|forehead) <4 (wall|concrete|door|locker|tank|dashboard|floor|brick) <8 (blood|bleed|bled|split|swell|swollen|again|until|till|on purpose|calm|ring*|quiet|stops|stop|noise|feel|every night)",
      "(made|make|making|see|saw|seeing|draw|drew) <1 (myself|my own|my|it) <1 (bleed|blood|bled) <5",
      "(fresh|new) (ones|one|cuts|marks|lines|injury|burns|wounds) <4 (arm|arms|leg|legs|thigh|skin|mine|sleeve|bracelet|wrist|tonight)",
      "(sleeve|sleeves|tights|bracelets|long sleeves|hoodie|plasters|bandage|bandages) <6 (hide|cover|nobody|no one|again|blood|marks|cuts|scars|fresh|stuck|see)",
      "(cutting|self harming|burning myself|hurting myself) <2 (rn|right now|now|again|tonight|in the bathroom|in the shower)",
      "(bit|bite|biting|dug|digging|dig|scratched|scratching|scrubbed|picked) <6 (till it bled|until it bled|till it bleeds|until it bleeds|till i bled|until i bled|bleeds|till blood|until blood|till they opened|until they opened|raw) <3",
      "(back|started|start|begun) <2 (cutting|self harm|self harming|hurting myself|burning myself|harming|the old habit)",
      "(blade|razor|thing|sharpener|knife|scissors|lighter) <5 (pencil case|under my mattress|phone case|bathroom|sock drawer|shoebox|in my drawer|behind the|in my bag) <8 (arm|leg|thigh|use|used|bad|loud|in case|when|tonight|skin|itch*)",
    ],
    unless: [
      ...notSo,
      ...stopped,
      "(physio|deadlift|squat|bench|weights|tan|henna|nail|nails|lotion|cream|moisturis*|moisturiz*|massage|kids are|pulled a muscle|sprained|ankle on|fell off|tripped|splinter|sewing|knit*|clay|pottery|guitar|climb*|chess|cards|tackle|pitch|court|wax*|eczema|mosquito|insect|itchy|rash|asked if|asks if|asked whether|asked about|asked me|questionnaire|screening|none|yourself)",
    ],
  },
];
