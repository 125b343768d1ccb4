import type { PhraseRule } from "./phrase.ts";

const play =
  "(game|games|chess|fifa|cod|boss|fly|flies|mosquito*|spider|spiders|cockroach*|roach|rat|rats|ants|weeds|wasp|printer|laptop|computer|wifi|meetings|fictional|orc|zombie|zombies|hens|chicken|cook|recipe|fictional|bbq|lol|toddler tantrum)";
const notSo = ["{joke}", "{fiction}", play, "{work}", "(don't|not|never|wouldn't|won't|didn't|couldn't) <3 (hurt|harm|kill|hit|stab|shoot|attack|shake|smother|violence)", "(wouldn't hurt a fly|with kindness|for a sandwich|some time)"];
const whom =
  "(him|her|them|someone|somebody|anyone|people|everyone|everybody|my boss|my coworkers|my manager|my teacher|my classmates|the neighbour|the neighbor|this man|that man|that guy|my family|my {abusers}|my kids|my kid|my baby|my son|my daughter|my children|the baby|my {baby}|a person|strangers|kids|children|him and|the kids|those boys|that boy|that bastard|the bastard|the man who|my bully|my bullies|my flatmate|my roommate|my colleague|his new girlfriend|his girlfriend|her new boyfriend|her boyfriend|the whole school|the school|whole family)";

/** Wanting, fearing or planning to hurt somebody, and somebody else who is in danger. */
export const englishOthers: readonly PhraseRule[] = [
  {
    id: "en-would-harm",
    level: 3,
    kind: "harm-others",
    said: [
      `{i} <4 (want to|wanted to|going to|need to|about to|plan to|planning to|ready to|thinking about|thinking of|fantasi* about|dream of|dreaming about|urge to|urges to|will|might|could|tempted to|decided to|think about|close to|scared i'll|afraid i'll|imagine|imagining|picture|picturing|keep picturing|obsessed with|thoughts of|thoughts about|get the urge to|have to) <3 (kill|killing|murder|murdering|stab|stabbing|shoot|shooting|strangle|strangling|poison|poisoning|hurt|hurting|harm|harming|attack|attacking|burn|beat up|beat|bash|smash|choke|choking|suffocate|smother|smothering|shake|drown|drowning|cut|slit|run over|hit|punch|slap|punching|hitting|hurt or kill|torture|maim) <1 ${whom}`,
      `(afraid|scared|terrified|worried|frightened|fear|convinced) <3 (i|i'm|i'll|that i|of|i might|i will|i could|i'd) <4 (hurt|hurting|harm|harming|kill|killing|hit|hitting|stab|shake|drop|smother|strangle|drown|attack|snap and|snap at) <1 ${whom}`,
      `{i} <3 (almost|nearly|about to|just|so close to|came close to|wanted to) <3 (hit|shook|shake|hurt|strangled|smothered|dropped|threw|slapped|stabbed|throw|choked|squeezed) <1 (the baby|my baby|her baby|my {baby}|him|her|my son|my daughter|my wife|my husband|my mom|my kid|my toddler|my dad|my girlfriend|my boyfriend|my partner|my grandmother|the kids)`,
      "{i} <3 (shook|hit|smacked|slapped|grabbed|threw|squeezed|hurt|pinned|choked|punched|beat|kicked|shoved|pushed) <1 (my baby|my son|my daughter|my kid|my toddler|the baby|my wife|my husband|my girlfriend|my partner|my mom|my child|my boyfriend|my elderly|my little|my 2|my 3|my 4) <6 (again|tonight|today|hard|too hard|and|can't believe|scared|hate myself|so|ashamed|lost|snapped|bruise|crying|because|help|stop|sick)",
      "(shoot|shooting|shot|bomb|burn|stab|blow) <2 (up the|up my|the|up|my|down the) <1 (school|office|workplace|church|mosque|mall|building|college|place down|house down|whole place)",
      "{i} <4 (gun|knife|machete|weapon|bat|hammer|cutlass|rifle|blade) <6 (make him pay|make them pay|make her pay|his house|her house|their house|find him|find her|when he comes|when he gets|waiting for him|going over there|school|get him|stab him|shoot him|kill him|teach him|teach them|going to use it|so i can hurt|finish him|finish her)",
      "(thoughts|images|urges|visions|intrusive thoughts|voice|pictures|urge|impulse) <3 (of|about|to|where i) <3 (hurting|harming|killing|stabbing|drowning|smothering|shaking|dropping|throwing|kill|hurt|stab|strangle|harm|suffocating|strangling|throw|push) <2 (my|him|her|the baby|them|people|someone|somebody|my baby|the kids|others|strangers|everyone)",
      "{i} <4 (make|making|made) <1 (him|her|them|that man|everyone) <2 (pay|suffer|bleed|regret being born|die) <4 (tonight|with|knife|gun|blood|his life|hurt|kill|serious|tomorrow|i swear|and i don't care|prison|jail)",
      `(he|she|they|that man|the man|my ex|my boss|my dad|my stepdad|my father|my brother|my bully) <3 (deserves|deserve|needs|need|has|have|is going|going|will) <1 to (die|bleed|be killed|be dead|suffer and die|get stabbed|be shot) <5 (i|me|hands|by|for what|tonight|my|and|gun|knife)`,
      "(murder|homicidal|kill people|killing people|killing someone|hurting people|hurt people|killing them|killing him|killing her|hurt someone) <3 (thoughts|fantasies|on my mind|all the time|every day|constantly|feels|again|urges|excites|and then myself|seriously|i'm serious)",
      "{i} <2 (have|having|get|getting|i've) <2 (homicidal|murderous|violent) (thoughts|urges|fantasies|impulses|ideation)",
      "(take|taking|took) <2 (them|him|her|everyone|kids|the kids|my kids|people|others|the children|as many) <2 with me",
      "(shake|shaking|shook) <1 (the|my) <1 (baby|newborn|infant|child|daughter|son|toddler)",
    ],
    unless: [...notSo, "{past}", "(hit|punch|kick|beat) <1 (him|her|them) (up|with a|at chess|at tennis)", "(hurt|hurting) <1 (him|her|them|people|anyone|someone) <1 feelings", "(break* up|breaking up|rejecting|leaving him|leaving her|telling him|telling her|saying no|dump*|feelings|disappoint*|honest|truth)", "(could|would|will|might) (kill|murder|strangle) (him|her|them|my husband|my boss|my brother|my sister|my kids) (for|when|if) ", "(in|on) <1 (exam|court|pitch|pool)"],
  },
  {
    id: "en-would-harm-maybe",
    level: 3,
    kind: "harm-others",
    sure: false,
    said: [
      `{i} <2 (could|will|would|going to|want to|'ll|i'll|might|swear i'll|swear i will) <2 (kill|murder|strangle|stab|hurt|batter|smash|finish|destroy|end|slap|shoot|deck|hit|punch|hammer|break|thump|lamp) <1 (him|her|them|someone|somebody|that man|that woman|everyone|my boss|my brother|my ex|that boy|that girl|my dad|my mom|my stepdad|my sister|my husband|my wife|my neighbor|my neighbour|this man|people)`,
      "(scared|afraid|frightened|worried|terrified) <2 (of|by) <2 (myself|what i'll do|what i might do|what i could do|what i would do|what i'm capable of|my own anger|my anger|my thoughts|my own thoughts|my own hands|my own temper|my temper|my rage) <6 (him|her|them|kids|baby|around|hurt|knife|with|someone|alone|when|people|my|near)",
      "(scared|afraid|worried|frightened|terrified) <3 (i'll|i will|i might|i'm going to|i could|i'd) <2 (snap|lose it|lose control|do something to|explode|hurt somebody|hurt someone|go too far|black out and) <6 (him|her|them|kids|baby|someone|somebody|people|wife|husband|mom|hurt|regret|everyone|there|class|work|tonight)",
      "(don't|can't) trust myself <3 (around|near|with|alone with|not to|in the same) <2 (him|her|them|the baby|my baby|kids|the kids|people|knives|my wife|my son|my daughter|hurt|knife|my mom|my dad|my kids|snap|hit|that man)",
      "(bring|bringing|brought|carry|carrying|took|taking|packed|hid|bought|got) <3 (knife|gun|blade|bat|weapon|machete|hammer|screwdriver) <3 (to school|to work|to class|to his|to her|in my bag|in my car|for him|for them|in my backpack|under my)",
      "(wait|waiting|waited|know where|follow|following|followed|found out where|watching) <4 (he|she|they|him|her|his|them) <2 (lives|live|parks|leaves|home|house|car|work|school|drinks) <6 (knife|gun|hurt|pay|kill|dark|bat|plan|ready|sorry|regret|alone|tonight|fist*|lesson)",
      "(revenge|payback|make them pay|make him pay|make her pay|get even|get back at|teach him a lesson|teach them a lesson|they'll be sorry|he'll be sorry|they will pay|he will pay|she will pay|going to regret) <6 (hurt|kill|plan|planning|knife|blood|gun|tonight|list|dead|everyone|school|pain|burn|suffer|weapon|die|soon|wait|prison)",
      "(hands|grip|fingers|pillow) <3 (around|round|on|over) <2 (his|her|their|baby's|mom's|wife's) <1 (neck|throat|face|mouth|head)",
      "(blood|knife|gun|dead|pain) <6 (make me happy|feel good|smile|excites|satisf*|enjoy|calm) <4 (him|her|them|people|his|picture|imagine|think)",
      "(hurt|hurting|kill|killing|kick|kicked|strangle|torture|tortured|drown|drowned|burned) <3 (cat|dog|animals|animal|kitten|puppy|hamster|rabbit) <6 (felt|feel|liked|enjoy|again|people|good|next|calm|anger|urge|stop)",
      "(baby|she|he|daughter|son|toddler) <4 (won't stop|doesn't stop|not stop|stop|keeps|screaming|crying) <4 (screaming|crying|cry|scream|scream*) <9 (shake|throw|hurt|smother|pillow|lose it|snap|shut her|shut him|make it stop|make him stop|make her stop|can't trust|scared of|hit|walk out|slam|hands|hate)",
      "(shouted|screamed|lost it|snapped|flipped|raged|lost my temper) <6 (hit|slapped|shook|grabbed|pushed|hurt|threw|squeezed|smacked|bruise|arm) <5 (him|her|my|them|kid|son|daughter|baby|wife|husband|child)",
    ],
    unless: [...notSo, "{past}", "(eat|snack*|fridge|last slice|chew*|snor*|dishes|washing up|remote|bin day|parking|score|league|referee|ref|umpire|quiz|karaoke|spoiler*|toilet seat|loud chewing|deadline|merge|spreadsheet|excel)"],
  },
  {
    id: "en-another-now",
    level: 4,
    kind: "another",
    said: [
      "(my {friends}|he|she|they|he's|she's|someone|somebody|my {baby}|a friend) <4 (is|are|says|said|told me|just|going to|wants to|trying to|about to|texted|texted me|sent|posted|on the phone|called|messaged|threatening to|planning to|threatens to|now|saying) <5 (killing himself|killing herself|kill himself|kill herself|kill themselves|end his life|end her life|end it all|end it tonight|jump|hang himself|hang herself|commit suicide|take his own life|take her own life|a suicide note|suicide note|goodbye message|goodbye text|suicidal text|take her life|take his life|goodbye forever|unalive herself|unalive himself|unalive themselves) <4 (now|tonight|right now|won't answer|not answering|help|and|what|today|please|i don't know|bridge|he|she|phone|pills|tomorrow|this weekend|what do i do)",
      "(found|finding) <4 (suicide note|goodbye note|her note|his note|a note|goodbye letter|suicide letter) <6 (not answering|won't answer|missing|gone|can't find|phone|where|left|car|help|he|she|son|daughter|brother|sister|friend|husband|wife|bed|room)",
      "(not|won't|isn't|doesn't|can't|stopped) <2 (breathing|wake up|waking up|responding|wake|breathe|respond|waking) <6 (help|what|she|he|mom|dad|baby|husband|wife|friend|please|blue|floor|son|daughter|brother|sister|pills|now|unconscious|my)",
      "(my {friends}|he|she|mom|dad|husband|wife|baby|son|daughter|brother|sister|grandpa|grandma) <3 (collapsed|unconscious|passed out|is choking|choking|having a seizure|having a stroke|having a heart attack|fitting|stopped breathing|not breathing|turning blue|turned blue|isn't breathing|unresponsive|is unconscious|bleeding out|bleeding badly) <6",
      "(cut|slit|slashed) (his|her|their) <1 (wrists|wrist|arms|throat) <6",
      "(he|she|friend|brother|sister|son|daughter|husband|wife|mom|dad) <4 (on|standing on|sitting on|at) <2 (the bridge|ledge|the roof|edge of|the tracks|the rooftop) <5 (jump|says|won't|wants|talk|come|crying|threat*|now|down|drunk)",
      "(he|she|brother|husband|dad|son|friend|wife) <4 (locked himself|locked herself|barricaded himself|barricaded herself|locked themselves) <4 (bathroom|room|garage|bedroom|toilet|shed) <6 (knife|gun|pills|razor|blade|rope|quiet|won't answer|die|kill|answer*|silent)",
    ],
    unless: ["{joke}", "{fiction}", "{past}", "{work}", "(laughing|last year|last month|last week|years|phone|laptop|printer|dog|cat|car|plant|engine|website|server|wifi|passed out drunk last|on the couch after|sofa after|yesterday and|after dinner|after lunch)"],
  },
  {
    id: "en-another-suicidal",
    level: 3,
    kind: "another",
    sure: false,
    said: [
      "(my {friends}|my {baby}|he|she|they|he's|she's|a friend|someone i know|somebody|a girl in|a boy in|a kid in|my {abusers}) <5 (suicidal|wants to die|want to die|wants to kill|kill himself|kill herself|kill themselves|killing herself|killing himself|end her life|end his life|end it all|ending it|doesn't want to live|doesn't want to be here|wants to end|tried to kill|attempted suicide|take her own life|take his own life|commit suicide|better off dead|wish he was dead|wish she was dead|wishes she was dead|wishes he was dead|talks about dying|talking about suicide|talks about suicide|said goodbye|want to be alive|not want to live|don't want to live|unalive)",
      "(worried|scared|afraid|terrified|frightened|think|fear|panicking) <4 (he|she|they|friend|brother|sister|son|daughter|husband|wife|mom|dad|he'll|she'll|that he|that she|my) <4 (do something|hurt herself|hurt himself|kill herself|kill himself|harm herself|harm himself|might do|end it|going to do something|take his|take her|hurt themselves|suicidal|not be here|won't make it|kill themselves|could do something)",
      "(he|she|friend|brother|sister|son|daughter|mom|dad|they|husband|wife|roommate) <4 (cutting herself|cutting himself|cuts herself|cuts himself|self harms|self harming|self harm|hurting herself|hurting himself|burns herself|cutting again|cuts her|cuts his|cut herself|cut himself|harming herself|harming himself|hurts herself|hurts himself)",
      "(found|saw|seen) <5 (razor|razors|blades|blade|cuts|scars|note|pills|rope|searches|search history|diary|blood) <4 (in her|in his|on her|on his|under her|under his|her arms|his arms|his room|her room|her bag|his bag|his drawer|her drawer|daughter|son|sister|brother|her phone|his phone|their)",
      "(gave|giving|given) <2 away <2 (his|her|their|all his|all her) <2 (things|stuff|clothes|records|dog|guitar|possessions|everything|jewelry|games|books|bike) <8 (goodbye|calm|worried|scared|weird|answer*|said|miss|quiet|thank*|happy|suicid*|after|since)",
      "(not|won't|isn't|hasn't|stopped) <2 (answering|answer|answered|replying|replied|picking up) <6 (goodbye|suicid*|die|pills|depress*|said|note|scared|worried|bridge|end|hurt)",
      "(goodbye|suicid*|die|dying|end it|pills) <9 (not answering|won't answer|isn't answering|not picking up|won't pick up|stopped replying|not replying|phone is off|phone off|hasn't answered|no answer|not responding|can't reach)",
    ],
    unless: ["{joke}", "{fiction}", "{past}", "{work}", "(dog|cat|shav*|cooking|onion|hair|hamster|died|passed away|funeral|lost him to|lost her to|anniversary|he wouldn't|she wouldn't)"],
  },
  {
    id: "en-worried-about",
    level: 2,
    kind: "another",
    sure: false,
    said: [
      "(worried|scared|concerned|afraid|anxious|frightened|don't know how to help|how do i help|how can i help|how to help) <3 (about|for|sick about) <2 (my {friends}|my {baby}|a friend|him|her|them) <9 (eat*|drinking|drugs|sleep*|depress*|isolat*|suicid*|hurt*|harm*|cut*|quiet|locked|room|talk*|die*|dying|pills|gave away|bruis*|violent|alone|dark|cries|crying|himself|herself|hopeless|not himself|not herself)",
      "(he|she|they|my {friends}|my {baby}) <4 (says|said|saying|told me|keeps saying|texted|posted|talks|wrote) <6 (no point|better off without|a burden|can't go on|tired of living|wants to disappear|wish she wasn't|wish he wasn't|wasn't here|not be here|nothing matters|doesn't want to be here|give up|end|goodbye|giving up|won't be around|wake up|hates herself|hates himself|no reason|nobody would|useless|be here anymore|be around|what's the point|done with life)",
      "(he|she|friend|brother|sister|son|daughter|mom|dad|husband|wife|roommate|grandpa|cousin) <4 (stopped|won't|barely|hasn't|doesn't|never|not) <3 (eating|eat|eats|talking|leave|leaves|left|sleeping|getting out|answer|replying|shower|showered|come out|coming out|get up) <9 (worried|scared|weeks|days|room|bed|help|die|anymore|weight|skin|bones|suicid*|since|depress*)",
      "(he|she|friend|brother|sister|son|daughter|mom|dad|husband|wife|roommate|cousin) <6 (makes herself sick|makes himself sick|throwing up after|throws up after|vomits after|anorexia|anorexic|bulimia|bulimic|starving herself|starving himself|skipping meals|using again|relapsed|drinking again|overdosed)",
    ],
    unless: ["{joke}", "{fiction}", "{work}", "(dog|cat|puppy|hamster|rabbit|vet|hen|horse|cow|tomatoes)"],
  },
];
