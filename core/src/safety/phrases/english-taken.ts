import type { PhraseRule } from "./phrase.ts";

const prescribed =
  "(as prescribed|prescribed|as directed|as usual|with food|every morning|each morning|my morning|my usual|daily|nightly|on time|vitamin|vitamins|supplements|antibiotic|antibiotics|course of|contraceptive|the pill|iron|magnesium|melatonin|probiotic*|hay fever|antihistamine*|fish oil|creatine|zinc|multivitamin|omega|pharmacist said|doctor said|gp said|last month's|blood pressure tablets this)";
const food =
  "(yrs|repast|cake|pizza|chocolate|biscuits|biscuit|cookies|crisps|chips|sweets|candy|curry|ice cream|soup|dinner|lunch|breakfast|coffee|tea|noodles|burger|doughnuts|donuts|crackers|cheese|pie|bread|cereal|party|crayon|serial|leap)";
const others = [food, "{asked}", "{fiction}", "{work}", "{past}", "(dog|cat|puppy|hamster|rabbit|vet)", "(never|didn't|don't|haven't|wouldn't|hasn't|no one|nobody|not) <2 (took|taken|take|swallowed|overdosed|overdose|had)"];

/** Something was taken: oneself, a child, somebody else. */
export const englishTaken: readonly PhraseRule[] = [
  {
    id: "en-took-overdose",
    level: 4,
    kind: "taken",
    said: [
      "{i} <3 (took|taken|take|had) <2 overdose",
      "{i} <3 (overdosed|od'd|odd|odded|od'ed|overdosing|oding|od) <3",
      "{i} <3 (took|taken|swallowed|downed|necked|popped|ate|eaten|had|swallow|gulped|emptied|finished|drank|ingested|swallowing|taking|drunk|thrown back|threw back) <2 {many} <4 {pills}",
      "{i} <3 (took|taken|swallowed|downed|necked|popped|ate|eaten|gulped|swallowing|taking|drank) <4 (pills|tablets|tabs|meds|capsules|painkillers|sleeping pills|paracetamol|panadol|tylenol|xanax|valium|benzos|insulin) <5 (die|too many|too much|all at once|regret|scared|sleepy|dizzy|not wake|kill|end|enough|on purpose|sorry|throwing up|vomiting|drowsy|fading|numb|tonight and|everything|the lot|goodbye|blurry|heavy|won't wake|what happens|what should i do|what do i do|am i going to die|will i die|help me)",
      "{i} <3 (took|taken|swallowed|had|downed|finished|emptied|drank|ate|necked) <1 (too many|the whole bottle|the whole box|the whole pack|the whole packet|the whole strip|a whole bottle|a whole box|a whole pack|a whole strip|the entire bottle|all of them|every one of them|the lot of them|an entire bottle|them all|loads of them|a bunch of them|like 20|like 30|a handful of them|everything in the cabinet|everything in the bathroom|everything in the medicine|all the pills|all my pills|all his pills|all her pills|bottle of pills|bottle of tablets|bottle of tylenol|packet of pills|box of pills) ",
      "{i} <3 (mixed|mixing|mix|took|taken|had|washed) <4 {pills} <3 (with|and|on top of|down with|after) <3 {alcohol}",
      "{i} <3 (mixed|mixing|mix|drank|drunk|drinking|had) <4 {alcohol} <3 (with|and|on top of|after) <3 ({pills}) <3 (feel|dizzy|sleepy|heart|scared|can't|now|breath*|breathing|am i|is that|too many|a few|some|swallowed|took)",
      "{i} <3 (drank|drunk|swallowed|drink|downed|sipped|gulped|ingested|drinking) <4 {poison}",
      "{i} <3 (injected|took|given myself|gave myself|jabbed|dosed) <3 (insulin) <3 (too much|extra|all|double|on purpose|whole|more)",
      "{i} <2 (took|taken|had|given myself|gave myself) <4 (double|triple|twice) <3 (dose|my dose|my pills|my tablets|my meds|medication|insulin|tablets|the amount|as many|what i should)",
      "{i} <3 (took|taken|had|done|did|snorted|smoked|injected) <3 (too much|so much|way too much|a lot of|whole bag|all the|bad) <3 (ket|ketamine|coke|cocaine|mdma|molly|ecstasy|pills|heroin|fentanyl|fent|meth|ice|acid|shrooms|edibles|speed|lean|codeine|tramadol|tramadols|gear|ghb|g|shabu|weed|oxy|percs|opioids|morphine|gummies|colorado|loud|refnol)",
      "(pills|tablets|overdose|meds|paracetamol|tylenol|pill) <3 (kicking in|kick in|starting to work|already taken|are working|taking effect|in my system|already swallowed|are inside me|in me now|are gone and)",
      "(just|already) (swallowed|taken|took|overdosed|drank) <4 {pills}",
      "(swallowed|swallowing|ate) <2 (a handful|handful|handfuls|a fistful|the whole|a whole|whole bottle|loads|a load|an entire|a bunch) <4",
      "(what|how) <3 (happen*|going to happen|long) <3 (took|taken|take|swallowed|overdosed) <3 {many} <4 {pills}",
      "{i} <3 (took|taken|swallowed) (something|stuff|things|sth) <4 (die|regret|shouldn't|to end|kill|stop it|not wake|don't want to wake|goodbye|dizzy|to sleep forever|it's working|dangerous|poison)",
    ],
    unless: [...others, "{joke}", prescribed, "(she|he|they|who) <2 (took|taken|overdosed|swallowed)", "(took|taken|had) <2 overdose <3 (of|on) (cheese|chocolate|sugar|cake|sun|carbs|coffee|cringe)", "(almost|nearly|wanted to|want to|going to|thought about|might|could) <1 (took|take|overdose|swallow)"],
  },
  {
    id: "en-child-took",
    level: 4,
    kind: "taken",
    said: [
      "({baby}|{relatives}|year old|yr old|yo|month old|grandson|granddaughter|grandkid|grandchild|the little one|cousin|nephew|niece|my 2|my 3) <5 (took|taken|swallowed|ate|eaten|drank|drunk|got into|gotten into|chewed|licked|ingested|had|got hold of|got her hands on|got his hands on|opened|been at|was at|emptied|found) <5 ({pills}|{poison}|magnet|magnets|coin|vape|vape liquid|nicotine|edible|edibles|gummies|bottle of pills|my pills|iron pills|iron tablets|calpol|berries|mushrooms|dishwasher tablet|laundry pod|pods|tide pod|nail varnish remover|white spirit|essential oil)",
      "(gave|given|giving|dosed) <2 ({baby}|him|her|them|my {baby}) <4 (wrong|double|too much|twice|adult|too many|extra|two doses|three doses) <3 (dose|medicine|calpol|pills|tylenol|paracetamol|syrup|drops|medication|benadryl|tablet|spoons|amount)",
      "({baby}) <6 (swallowed|ate|drank|ingested) <2 (battery|batteries|bleach|magnets|magnet|pills|tablets|poison|perfume|detergent)",
    ],
    unless: [food, "{fiction}", "{joke}", "{past}", "(pretend|toy|dog|cat|puppy|lego|vitamin gummy|as prescribed|on time|like a champ|good boy|good girl)", "(spit|spat) <2 (it|them) out", "(didn't|never|wouldn't|refuse*|won't|hasn't) <2 (take|took|swallow|eat|ate|drink|drank)"],
  },
  {
    id: "en-other-took",
    level: 4,
    kind: "another",
    said: [
      "(my {friends}|my {baby}|she|he|she's|he's|they've|my {abusers}) <4 (took|taken|swallowed|downed|drank|drunk|had|has had) <4 (overdose|pills|tablets|too many|whole bottle|all her|all his|all my|bleach|poison|handful|entire|sleeping|bottle of|packet of) <6 (won't|not|can't|barely|isn't|wake|breathing|floor|unconscious|help|what|tonight|now|responding|passed|blue|limp|sleepy|meds|pills|tablets|drowsy|goodbye|asleep)",
      "(she|he|they|she's|he's|my {friends}|my {baby}|my {abusers}) <3 (overdosed|od'd|overdosing|oding|od'ing|took an overdose|taken an overdose) <3 (now|tonight|again|help|what|on|just|in|and|passed|breathing|won't|please)",
      "(she|he|they|friend|mom|dad|brother|sister|husband|wife) <4 (unconscious|not waking|won't wake|can't wake|unresponsive|not breathing|barely breathing|blue|foaming) <6 (pills|took|taken|drank|drunk|overdose|bottle|needle|drugs|tablets|empty)",
      "(found|saw) <6 (empty|bottles|packets|packet|bottle|strip) <4 (pills|tablets|blister|paracetamol|meds|medicine|tylenol) <6 (won't|not|wake|sleeping|breathing|her|him|unconscious|floor|drowsy)",
    ],
    unless: ["{fiction}", "{joke}", "{past}", "{work}", "(dog|cat|puppy)", "(last|years|months) <1 (year|ago)", "(never|didn't) <2 (took|take|taken|swallowed)"],
  },
  {
    id: "en-taken-maybe",
    level: 4,
    kind: "taken",
    sure: false,
    said: [
      "{i} <3 (took|taken|swallowed|had|take|downed|popped) <2 (more|some|extra|another|few|bunch|loads|lots|couple|several|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|8|9|10|12|14|15|16|18|20|24|25|30|40|50) <3 {pills}",
      "{i} <3 (took|taken|swallowed|had) <2 (too much|too many|more than) <2 (of|than|my|the|i) <4 ({pills}|them|it|prescribed|should|supposed|meant|sleeping|calming|the label|the box)",
      "(by mistake|by accident|accidentally|forgot i) <4 (took|taken|swallowed|drank|had|take) <4 ({pills}|{poison}|wrong|double|twice|dose|doses)",
      "{i} <2 (took|taken|had) <3 (wrong|someone else's|somebody else's|my mom's|my moms|my dad's|my dads|my husband's|my wife's|my sister's|my gran's|my nan's|my grandma's|my roommate's|my flatmate's|the dog's|unknown|random|strange) <2 {pills}",
      "(took|taken|drank|swallowed) <4 <4 (by mistake|by accident|accidentally|thinking it was|thought it was) <3 (water|vitamins|mine|candy|sweets|juice|my)",
      "{i} <3 (drank|drinking|drunk|wine|vodka|beers|had) <3 (with|and|on) <2 (my|the|some|sleeping) <1 ({pills})",
      "{pills} <3 (and|with|plus|on top of|then|washed down with) <2 (a|the|some|whole|half a|my|bottle of|glass of|few|lots of) <2 (vodka|wine|whiskey|gin|rum|beer|beers|drink|drinks|alcohol|booze|bottle|brandy)",
      "(think|thought|believe|reckon|might|may|worried|scared|afraid) <2 (i|i've|i'm|have|he|she) <2 (overdosed|od'd|took too|taken too|poisoned|been spiked|overdosing|od'ing|been drugged|was spiked|was drugged)",
      "(spiked|drugged) <3 (drink|drinks|me|my|last night|tonight)",
      "(took|taken|swallowed|drank|ate) (something|stuff|sth|it all|it) <5 (sleep|dizzy|heavy|drowsy|fuzzy|spinning|tired now|nobody knows|don't tell|too late|feel weird|feel strange|feels weird|regret|help)",
      "(he|she|they|friend|mom|dad|sister|brother|roommate|{baby}|{relatives}) <3 (took|taken|swallowed|drank|ate) <4 ({pills}|{poison}|too much|too many|something)",
      "(sniffed|inhaled|breathed in|mixed) <4 (bleach|fumes|gas|cleaner|cleaners|ammonia|chemicals|glue|aerosol|carbon monoxide) <6 (dizzy|cough*|burning|head|breath*|throat|chest|sick|can't)",
    ],
    unless: [...others, "{joke}", prescribed, "(headache|migraine|cramps|period|toothache|hangover|fever|cold|flu|back pain) <8 (slept|better|helped|fine|worked|gone|rest)", "(slept like|feel better|much better|my doctor|week's|refill|photos|time off|bus|train|pills of|for a walk|deep breath|break|breaks|shower|bath|nap|kids)"],
  },
  {
    id: "en-swallowed-it",
    level: 4,
    kind: "taken",
    said: [
      "(took|taken|swallowed|drank|drunk|ate|had|necked|downed|consumed|swallow|finished|emptied|popped|used|eaten|injected|drink) <2 (them|it|it all|them all|everything|all of it|all of them|every one|all|the lot|the whole lot|whole packet|whole bottle|whole box|whole thing|the rest|what was left|mom's|mom's ones|every pill|all my|all his|all her|what i had|what i hid|what i counted|what i saved|whole pack) <5 (scared|sleepy|dizzy|spinning|stomach|numb|slow|vomit*|throwing up|ringing|shaking|wobbly|drowsy|sweating|nodding|blurry|regret|floaty|woozy|not wake|can't stand|can't feel|fading|too late|kill|die|changed my mind|don't want to die|want to live|goodbye|heavy|burning|burn|burns|tingling|faint|second thoughts|help me|am i going to die|ambulance|hospital|how long)",
      "(took|taken|swallowed|drank|drunk|ate|had|necked|downed|consumed|finished|popped) <2 (them|it|it all|them all|everything|all of it|all of them|every one|all|the lot|whole lot|whole packet|whole bottle|whole box|whole thing|the rest|every pill|all the pills|the pills|the tablets|tablets|pills|meds) / <5 (scared|sleepy|dizzy|spinning|stomach|numb|slow|vomit*|throwing up|ringing|shaking|wobbly|drowsy|sweating|nodding|blurry|regret|floaty|woozy|can't stand|can't feel|fading|too late|changed my mind|don't want to die|want to live|goodbye|heavy|fingers|hands|lips|gut|tummy|throat|floor|room|lying|sorry|help|heart|am i|how long|feel)",
      "{i} <2 (took|taken|swallowed|drank|had) <1 (them|it|them all|it all|all of them) <4 (minutes ago|mins ago|hour ago|an hour ago|hours ago|half hour|half an hour|already|on purpose|ten minutes|twenty minutes|last hour)",
      "(already|i've|i have|it's|all|everything) (swallowed) <4 (it|them|all|now|everything|too late|no going back|tablets|pills|already)",
      "(it's|its|they're|poison|tablets|pills|it is|everything|it|they) <2 (in me|inside me|in my system|down me|entered my body|enter my belly|in my stomach|inside my body|in my blood) <2 (now|already|all|and|scared|no going back|it's|the)",
      "(took|taken|swallowed|had|ate|eat|used|finished|necked|downed|consumed|drank) <2 {many} <4 {pills}",
      "(took|taken|swallowed|had|ate|finished|necked|downed|drank) <1 (all|every|the whole) <3 (bottle|box|packet|pack|strip|cabinet|drawer|pill box|pillbox|packets|bottles|boxes|first aid|medicine|pharmacy) <1",
      "(packets|packet|bottle|bottles|boxes|strip|blister|pill box) <2 (empty|gone|are empty|is empty|is gone|all gone|finished) <5 (dizzy|sleepy|feel*|scared|me|crook|help|took|swallow*|lights|now|sorry|goodbye|kiss)",
      "(took|taken|swallowed|drank|had) (far too many|too many|way too many|too much on purpose|an awful lot of them|loads|a load of them|heaps|heaps of them|a lot of them) <3 (scared|now|on purpose|help|dizzy|sleepy|of|and|pills|tablets|meds|please|i)",
      "{i} <3 (done|did) (something|sth) <3 (silly|stupid|terrible|bad) <3 (tablets|pills|meds|overdose|medicine|took|swallow*|bottle)",
    ],
    unless: [...others, "{joke}", prescribed, "(she|he|they|who|we) <2 (took|taken|overdosed|swallowed|had|ate|drank|finished|used)", "(almost|nearly|wanted to|want to|going to|thought about|might|could|would have) <1 (took|take|overdose|swallow)", "(cake|pizza|chocolate|biscuits|cookies|crisps|chips|sweets|candy|curry|ice cream|soup|dinner|lunch|breakfast|coffee|tea|laksa|noodles|chilli|chili|wasabi|samosa*|burger|kebab|doughnuts|donuts|exam|test|photos|blame|credit|class|course|loss|pride|shame|stairs|train|bus|bath|crackers|milk|cheese|pie|bread|grapes|popcorn|haribo|biscuit|cereal|beans|pastry|bet|points|money|savings|job|company|anaesthetic|covid|jab|vaccine)"],
  },
  {
    id: "en-swallowed-maybe",
    level: 4,
    kind: "taken",
    sure: false,
    said: [
      "{i} <2 (took|taken|swallowed|drunk|necked|consumed) <1 (them|it all|them all|everything|all of it|all of them|every one|the lot|the pills|the tablets|the whole thing|all my|what was in|what i had|what there was)",
      "(took|swallowed|drank|consumed|necked) (them|it all|them all|everything|all of it|all of them|the lot|the pills|the tablets|too many)",
      "(room|everything|head|world|vision|walls|floor) <2 (spinning|doubling|going slow|slow|breathing|blurry|far away|melting|fuzzy|going dark) <6 (tablets|pills|took|taken|swallow*|drank|bottle|meds|goodbye|scared|alone)",
      "(took|taken|had|done|did|smoked|used|snorted) <3 (something|stuff|thing|pill|gear|line|hit|dose|more) <9 (heart|burning up|nodding|noddin|jaw|can't breathe|chest|passed out|not waking|blue|scared|shaking|never had|boiling|hot|can't stay|wrong|racing)",
      "(nodding|noddin|nodded) <2 (off|out|bad) <4 (alone|can't|used|took|help|blue|nobody)",
      "(stomach|throat|mouth|gut|belly) <2 (burning|on fire|burns|is burning|is on fire) <6 (drank|drunk|swallow*|took|bottle|pills|regret|scared|sorry|i)",
      "(drank|drunk|drink|swallowed) <3 (something|what|it|stuff) <4 (under the sink|in the shed|from the shed|locked cupboard|garage|cleaning|for the rats|for rats|for the field|for the crops|from under|the farm|studio|chemical|poison)",
      "(on purpose|deliberately|meant to) <4 (took|taken|swallowed|too many|tablets|pills|overdose|drank)",
      "(double|twice|wrong|extra|other) <3 (dose|doses|tablets|pills|insulin|medicine|meds|injection|patch|patches) <6 (took|taken|gave|given|scared|dizzy|should i|mistake|accident|worried|dangerous|feel|sleepy)",
    ],
    unless: [...others, "{joke}", prescribed, "(she|he|they|who|we|it) <2 (took|taken|swallowed|had|ate|drank)", "(cake|pizza|chocolate|biscuits|curry|soup|dinner|lunch|breakfast|coffee|tea|exam|test|photos|blame|credit|class|course|pride|stairs|train|bus|bath|time|energy|home|out of me|from me|away|for granted|seriously|personally|well|badly|very|bins|kids|dog|back|off|down|to the|into|over|joke|on the chin|rollercoaster|motion|sea|flu|wine tasting)"],
  },
];
