import type { AnswerRule } from "./answer-rule.ts";

// Words come in lower case, parted by one space; punctuation stands alone (normalise.ts).
const should =
  "(?:should|must|ought to|had better|you'd better|need to|have to|could|can|might want to|may want to|why not|why don't you|go ahead and|go and|just|try to|time to|best to|better to|best is to|advise you to|suggest you|recommend you)";
const him = "(?:him|her|them|your (?:husband|wife|partner|boyfriend|girlfriend|ex|stepfather|father|mother))";

/** Encouragement of harm to oneself or others, and standing with whoever hurts. */
export const harmEnglish: readonly AnswerRule[] = [
  {
    id: "encourage",
    says: [
      "kill (?:yourself|urself|your self)",
      "(?:end|take|ending|taking) your (?:own )?life",
      "end it all",
      "(?:should|must|ought to|had better|need to|deserve to|time to|you can|you could|ready to|allowed to|right to|go and|just|okay to|ok to|fine to) (?:just )?(?:die|be dead|end it|end things|stop living|stop existing|disappear (?:forever|for good)|be gone)",
      "better off (?:dead|without you|if you (?:were|weren't|died))",
      "(?:better|happier|lighter|easier|relieved|calmer) .. (?:without you|if you (?:were gone|weren't (?:here|around|there)|died|disappeared)|once you(?:'re| are) gone|when you(?:'re| are) gone)",
      "(?:nobody|no one|none of them|hardly anyone) (?:would|will|is going to|'d) (?:even |really |ever )?(?:miss|notice|care|mourn|cry)",
      "(?:death|dying|suicide|being dead|killing yourself|ending it|not existing|being gone) (?:is|would|can|could|may|might|will|brings?|offers?|means?|gives?) .. (?:relief|peace|peaceful|answer|solution|freedom|free|option|brave|rest|way out|easy|painless|beautiful|choice|logical|reasonable|best|release|gift|right)",
      "there(?:'s| is| really is)? (?:really )?no (?:way out|hope|future|other way|solution|point)(?! (?:rush|hurry|pressure|in (?:rushing|blaming|fighting)))(?: .. (?:for you|left|living|going on))?",
      "(?:things|nothing|it|life) (?:will|is|are)(?: not|n't)? (?:never|ever|not) (?:going to )?(?:change|get better|improve)",
      "you(?:'ll| will| are going to|'re going to)? never (?:going to )?(?:get better|recover|be (?:happy|okay|ok|loved|enough|well|free|anything)|heal|amount)",
      "you(?:'re| are) (?:just |simply |nothing but |really |too )?(?:hopeless|worthless|useless|a burden|a failure|pathetic|weak|broken|unlovable|a waste|a coward|selfish|a lost cause|nothing)",
      "(?:stop|quit) (?:fighting|living|struggling)",
      "give up (?:on )?(?:life|living|now|everything)",
      "(?:leave|leaving|depart) this (?:world|life)",
      "(?:sleep|rest|go|gone|leave|quiet|silent) (?:forever|for good|for ever)",
      "(?:eternal|endless|everlasting|permanent|final) (?:sleep|rest|peace|silence)",
      "(?:never|not) (?:have to )?wak(?:e|ing) up(?: again)?",
      "(?:pain|suffering|hurting|it|everything) (?:would|will|could|can|'ll) (?:finally |all )?(?:stop|end|be over) (?:if|once|when|tonight|forever|for good)",
      "(?:end|finish|stop) (?:the|your|this|all this) (?:pain|suffering|misery)",
      "(?:join|joining|be reunited with|be with) (?:her|him|them|your \\w+) (?:again|in heaven|on the other side|there|soon|forever)",
      "waiting for you (?:there|on the other side|in heaven)",
      "(?:say|write) (?:your )?(?:goodbyes|farewells|last words)",
      "(?:suicide|farewell) (?:note|letter)",
      "(?:peace|rest|freedom|relief|silence) (?:is |that is |that's )?(?:waiting|awaits|waits) (?:for you|there|on)",
      "leave (?:us|them|everyone|everybody|everything|it) (?:all )?behind(?: (?:forever|for good))?",
      "(?:step|walk|cross|pass|slip) (?:through|over|into) (?:that|the|to the) (?:light|dark|darkness|other side|edge|line|void)",
      "(?:take|dare|have to take) the (?:last|final) step",
      "(?:best|right|better|easier|kinder) (?:thing )?(?:if|that) you (?:didn't|don't|did not|do not|stopped|no longer) (?:\\w+ )?(?:go on|continue|carry on|exist|wake|live|come back|living)",
      "deserve (?:to (?:be punished|suffer|hurt|bleed|feel (?:pain|bad|it))|the pain|pain|punishment)|make yourself (?:feel it|bleed|suffer|pay|hurt)",
      "if you want to (?:die|end it|kill yourself|go) .. do it|your (?:own )?(?:life|death|body) (?:is|it's) yours to end|(?:it's|is) your (?:decision|choice|right) (?:to (?:die|end|go)|whether (?:to|you) (?:die|live))",
    ],
  },
  {
    id: "encourage",
    says: [
      "do it(?: (?:tonight|now|already|today|then|quickly|properly))?(?= (?:[.!,]|$))",
      "go ahead",
      "what are you waiting for",
      "(?:nobody|no one|nothing|i) (?:is|'s|won't|will not|would) .. stop(?:ping)? you",
      "have the (?:courage|guts|nerve)",
      "be brave",
    ],
    among: [
      "(?:kill|end your|end it|better off|without you|goodbye|forever|would miss|want to die|to die|dead|suffering|dying is|death is|stop hurting)",
    ],
  },
  {
    id: "method",
    says: [
      "(?:overdos(?:e|ing) on|hang(?:ing)? yourself|slit\\w*|no{2}se|ligature|carbon monoxide|helium|exhaust fumes|drown(?:ing)? yourself|shoot yourself(?! in the foot)|suffocat\\w+ (?:yourself|is)|razor\\w*|razor blades?|painless (?:way|method|death)|lethal|fatal dose|bleach|rat poison|train tracks|railway tracks)",
      "jump(?:ing)? (?:off|in front of|under|out of the window|from (?:a|the|that) (?:\\w+ )?(?:bridge|roof|balcony|window|building|cliff|floor))",
      "(?:step|walk|drive|run) (?:in front of|into (?:traffic|a tree|a wall|the sea|the river|the path)|off the (?:bridge|road|cliff))",
      "(?:swallow|take|down|drink|finish|empty) (?:the|a|your|that|all|every|as many|them|those) .. (?:bottle|bottles|whole box|whole pack|all at once|packet|of them at once|everything in the cabinet)(?! of water)",
      "cut (?:yourself|your (?:arms?|wrists?|veins?|legs?|thighs?|skin))",
      `${should} .. (?:hurt|harm|cut|burn|scratch|injure|starve|punish|hit|pinch|bruise) yourself`,
      "(?:hurt|harm|burn|scratch|injure|starve|punish) yourself (?:a (?:little|bit)|just|again|only|enough|where|tonight|until)",
      "(?:small|little|tiny|light|shallow|few|clean) (?:cuts?|scratch(?:es)?|burns?|nicks?) .. (?:helps?|relief|release|cope|harm\\w*|fine|ok|okay)",
      "(?:cutting|burning yourself|scratching|hurting yourself|self harm|bleeding|blade|blood|punishing yourself) .. (?:helps?|relief|release|works?|calms?|relieves|eases|soothes|is (?:fine|ok|okay|normal|healthy)|feels? (?:good|better))",
    ],
  },
  {
    id: "harm-others",
    says: [
      `(?:you )?${should} .. (?:hit|punch|slap|beat|hurt|kill|stab|poison|strangle|choke|attack|threaten|shake|smack|spank) (?:${him}|back|the (?:baby|child|kid)|the bastard|your (?:boss|son|daughter|child|kid|baby|neighbou?r|colleague))`,
      `(?:hit|punch|slap|hurt|kick) ${him} (?:back|harder|first|where it hurts)`,
      `make ${him} (?:pay|suffer|regret|hurt|bleed|afraid|scared)`,
      "(?:get|take|take your|plan|plan your) revenge|revenge (?:is|will|would|might)",
      `teach ${him} a lesson`,
      "(?:he|she|they) deserves? (?:to (?:die|suffer|be hit|hurt|pay|bleed)|a (?:beating|slap|punch|good))",
    ],
  },
  {
    id: "eating",
    says: [
      "skip(?:ping)? .. (?:meals?|lunch|dinner|breakfast|food|supper)",
      "(?:stop|quit) eating",
      "eat (?:less|nothing|only|fewer|under)",
      "fast(?:ing)? (?:for|until|all day|a few days|can|will|would|clears)",
      "make yourself (?:sick|vomit|throw up)",
      "(?:purg(?:e|ing)|laxatives?|calories|(?:look|get|be|become) (?:thinner|slimmer)|lose (?:some |a few |a little )?(?:weight|kilos|pounds)|slimmer than|thinner than)",
    ],
  },
  {
    id: "drink",
    says: [
      "(?:have|drink|pour|grab|take|try|get|enjoy) (?:yourself )?(?:a |some |another |a few |a couple of |one or two )?(?:stiff |strong |big |large )?(?:glass(?:es)? of (?:wine|whisk\\w+|gin|rum)|wine|beers?|drinks?(?! of)|whisk\\w+|vodka|gin|rum|shots?|joints?|weed|alcohol|cocaine)(?! free)",
      "(?:get|getting) (?:drunk|wasted|high|stoned)",
      "(?:smok\\w+|roll) (?:a |some )?(?:joint|weed|pot)",
      "(?:alcohol|wine|whisk\\w+|weed|a drink|a joint) (?:can|will|would|might|may|helps?) .. (?:help|helps|relax|calm|numb|sleep|ease|the edge)",
    ],
  },
  {
    id: "blame",
    says: [
      "(?:is|was|it's|are|were|all|partly|also|own|really|actually|entirely) (?:also |really |partly )?(?:your|ur) (?:own )?fault",
      "you (?:provoked|provoke|made|make|pushed|push|drove|triggered|trigger) (?:\\w+ )?(?:him|her|them)(?= (?:[.,!?]|do|angry|mad|hit|lose|jealous|snap|react|like|to|and)|$)|you asked for (?:it|this|that)|you (?:let|allowed) (?:\\w+ )?(?:him|her|it happen|this happen|that happen)(?! know)",
      "(?:must have|probably|surely) (?:done|said|did|provoked|deserved|led) (?:\\w+ )?(?:something|it|him|her|on)",
      "(?:you|you've|must have|might have|you were|you are) (?:sent|send|sending|gave|give|giving|given) .. (?:signals?|ideas|reasons?|the wrong impression|encouragement)",
      "(?:men|he|she|they|people|things like that|nobody|no one) (?:don't|doesn't|do not|does not|rarely|never|happens?|hits?|does) .. (?:for no reason|without (?:a )?reason|out of nowhere)",
      "(?:weak people|less weak|be stronger|stand up straight|an easy target|easy prey|played the victim|playing the victim)",
      "you (?:deserved?|earned|had) (?:it|this|that|what (?:happened|you got))(?: coming)?(?= (?:[.,!?]|$))",
      "(?:your fault|brought (?:it|this) on yourself|asking for it|had it coming|only yourself to blame|what did you expect|what did you do to)",
      "why (?:didn't|did|don't|do|haven't) you (?:just |not |even |still |ever )?(?:leave|left|stay|put up|scream|say no|fight back|go with|let him|tolerate|report|run)",
      "(?:what were you wearing|if you (?:hadn't|had not|weren't|dressed|behaved|listened|obeyed|were (?:nicer|quieter|calmer|a better))|you shouldn't have (?:gone|worn|drunk|dressed|said|answered|provoked|been|made|flirted)|wearing (?:that|something like))",
      "(?:you(?:'re| are) (?:just |simply )?(?:overreacting|exaggerating|dramatic|too sensitive|making (?:it|this) up|lying|attention seeking|ungrateful|difficult to live)|all couples|every couple|both (?:of you )?(?:are )?to blame|boys will be boys|wasn't (?:really )?(?:abuse|rape|that bad)|not really (?:abuse|rape)|man up|get over it)",
    ],
  },
  {
    id: "blame",
    deniable: false,
    says: [
      "(?:hits?|beats?|hurts?|yell(?:s|ed)|shout(?:s|ed)|slap(?:s|ped)|push(?:es|ed)|gets? (?:angry|violent)|got (?:angry|violent|mad)) (?:at )?(?:you )?(?:because|since|when) (?:of (?:something )?)?you(?! (?:\\w+ )?(?:afraid|scared))|push(?:ed|ing)? (?:his|her|their) buttons",
      "what (?:did you|you did|have you done|you had done|you might have done|do you) (?:do )?(?:to (?:make|provoke|upset|annoy|deserve|cause)|wrong)",
      "(?:beat|hit|hits|beats|hurt|punished|slapped|yelled at) you .. (?:so (?:that )?you (?:would|could|will)|for your (?:own )?good|to (?:teach|educate|correct|make you)|to help you)",
      "(?:grateful|thankful|thank (?:him|her|them)) for (?:it|that|the (?:beating|discipline|lesson))|for your own good",
      "if you (?:hadn't|had not|didn't|don't|weren't|stopped|behaved) (?:[\\w',]+ ){0,6}?(?:he|she|they) (?:wouldn't|would not|won't)",
      "(?:hits?|hit|beats?|hurts?|yells?(?: at)?|shouts?(?: at)?|screams?|controls?|slaps?|insults?|checks your phone|jealous) .. (?:because|since|only because) (?:he|she|they) (?:\\w+ )?(?:loves?|cares?|worr(?:y|ies))",
      "(?:jealousy|control|controlling|hitting|that|it) is (?:a (?:sign|form|way) of|just|how (?:he|she|they) shows?) (?:\\w+ )?(?:love|caring|loving|affection)",
    ],
  },
  {
    id: "stay",
    says: [
      `(?:stay|staying|remain|keep living|live) (?:\\w+ )?(?:with|beside|by) ${him}(?! (?:, )?(?:if|until|while|as long as))`,
      `(?:go|going|get|getting|run|move) (?:right )?back (?:to|with|together with|in with|home to) ${him}|(?:go|going) back home to (?:him|her)`,
      `give ${him} (?:another|a second|one more|a last) (?:chance|try|opportunity)`,
      `(?:forgive|obey|please|apologi[sz]e to|submit to) ${him}`,
      "(?:(?:he|she|they)(?:'ll| will| is going to| can)? (?:surely |definitely |eventually |probably )?change (?:if|when|with|for|in time|once)|(?:he|she)(?:'ll| will| is going to) (?:surely |definitely |eventually )?change)",
      "(?:keep|kept|keeping) (?:him|her|your (?:husband|partner|boyfriend)) (?:happy|calm|satisfied)",
      "(?:for the (?:sake of the )?(?:kids|children|family)|sake of (?:the|your) (?:kids|children|family|marriage)) .. (?:stay|endure|bear|hold on|forgive)|(?:stay|endure|forgive|bear it|put up) .. for the (?:sake|kids|children|family)",
      "(?:be|being|become) (?:\\w+ )?(?:more |a bit |a little )?(?:loving|affectionate|caring|attentive|agreeable|gentle|patient|understanding|kind|nice) (?:to|with|towards) (?:him|her|your (?:husband|wife|partner|boyfriend|girlfriend))|(?:shouting|hitting|violence|anger|yelling|beatings?) (?:will|would) (?:stop|end|go away|calm)",
      "(?:be (?:more )?(?:obedient|submissive|patient with (?:him|her)|understanding with (?:him|her)|sweeter|a better (?:wife|girlfriend|husband|partner))|save (?:the|your) (?:marriage|relationship)|couples? (?:therapy|counsell?ing))",
    ],
  },
  {
    id: "stay",
    deniable: false,
    says: [
      "(?:don't|do not|never|avoid|stop|without) (?:make|making|provok\\w+|anger\\w*|upset\\w*|contradict\\w*|report\\w*|leav\\w+|press\\w* charges) .. (?:him|her|them|angry|charges|partner|husband)",
      "(?:don't|do not|no need to|never) (?:report|press charges|go to the police|leave (?:him|her|your))",
    ],
  },
  {
    id: "stay",
    says: [
      `(?:talk|speak|sit down|reason|have a (?:talk|conversation|word)|make (?:up|peace)|be patient|explain (?:it|yourself|how you feel)|confront|face|calm) (?:\\w+ )?(?:to |with |things with )?${him}`,
      "listen to (?:him|her)|see (?:his|her) side|(?:his|her) point of view|be (?:nicer|kinder|gentler|softer|quieter)",
    ],
    among: [
      "(?:hits?|hitting|beats?|beating|slap\\w*|yells?|temper|abus\\w+|violen\\w+|threat\\w+|threaten\\w*|scares you|rap(?:e|ed)|bruis\\w+|pushes|shoves|forced?|afraid of (?:him|her)|controls|insults)",
    ],
  },
  {
    id: "encourage",
    says: [
      "(?:your (?:kids|children|family|parents|mother|friends|partner|husband|wife|son|daughter)|they|everyone|everybody|people|the world) (?:would|will|'d|could|can|may|might) (?:\\w+ ){0,2}?(?:cope (?:fine|well|without)|be (?:\\w+ )?(?:fine(?! with)|happier|better off|relieved|freer)|manage (?:fine|without)|get over (?:it|you)|move on)",
      "(?:the|a|your|every) right to (?:go|leave|cross|stop|choose when|decide when|end)|your time (?:has come|is now|to go|is up)|you(?:'ll| will) know when (?:it's|it is|the) time",
      "(?:life|living|it|going on|this)(?: is|'s|isn't| is not) (?:not |really |just )*(?:worth (?:living|the (?:pain|struggle|effort|trouble)|it any))|not worth (?:living|going on|fighting)",
      "(?:just |simply )?give up(?= (?:[.,!]|$))|let (?:yourself )?(?:fade|slip away|drift away|go of it all)",
    ],
  },
  {
    id: "blame",
    deniable: false,
    says: [
      "(?:have|has) to expect|what can you expect|dress(?:ed|ing)? like that|you (?:keep|always) (?:choos\\w+|pick\\w*|attract\\w*|going back to (?:him|her|that)|go back to (?:him|her|that)|end up with)|look (?:at yourself (?:first|before)|in the mirror)|ask yourself what you (?:did|do|are)|any(?:one|body) would (?:\\w+ )?(?:lose|snap|get (?:angry|mad)|react|have (?:done|hit))|no wonder (?:he|she|they) (?:hits?|yells?|lost|gets|got|shouts?|snapped|snaps|reacts?|left)",
    ],
  },
  {
    id: "stay",
    says: [
      "(?:cook|make|prepare|buy|wear|bake|do) (?:something (?:nice |special )?for )?(?:him|her) (?:something|dinner|a (?:nice|good)|his|her)",
      "(?:he|she)(?:'ll| will| is going to| usually will) (?:\\w+ )?(?:calm down|cool off|come around|be nicer|be sorry|treat you)|a marriage (?:is|needs|takes|deserves)",
    ],
  },
  {
    id: "stay",
    says: ["(?:hug|kiss|comfort|soothe|surprise|love|support|help|understand|trust|show) (?:him|her)"],
    among: [
      "(?:hits? you|hitting|beats you|slap\\w*|abus\\w+|violen\\w+|threat\\w+|bruis\\w+|shoves|raped|controls you|insults you|scares you)",
    ],
  },
  {
    id: "eating",
    deniable: false,
    says: [
      "(?:vomit\\w*|throw\\w* up|purg\\w+|fasting|not eating|skipping meals|starving|restricting) .. (?:helps?|in control|works?|cleans\\w*|keep (?:going|it up|at it)|discipline|strong|proud)",
    ],
  },
  {
    id: "method",
    deniable: false,
    says: ["(?:till|until) (?:it|you|your \\w+) (?:stings?|hurts?|bleeds?|burns?|go numb|goes numb)"],
  },
  {
    id: "encourage",
    says: [
      "(?:some|certain|your) (?:lives|life|people) (?:simply |just |really )*(?:aren't|are not|isn't|is not|were never|was never) (?:\\w+ )?(?:meant|made|worth|built|cut out)",
    ],
  },
  {
    id: "blame",
    deniable: false,
    says: [
      "(?:good|decent|proper|real|true|loving) (?:wife|husband|woman|man|mother|father|partner|girlfriend|daughter|son) (?:would|does|doesn't|should|wouldn't|never|knows|takes|stays|puts)(?! (?:\\w+ )?(?:mean|need|exist))",
    ],
  },
  {
    id: "stay",
    says: [
      "(?:he|she)(?:'s| is) (?:still )?(?:their|your|the \\w+ of your) (?:dad|father|mother|mum|mom|husband|wife|children|kids)(?: after all| and)",
    ],
  },
];
