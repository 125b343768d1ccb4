import type { AnswerRule } from "./answer-rule.ts";

// Words come in lower case, parted by one space; punctuation stands alone (normalise.ts).
const medicine =
  "(?:meds?|medications?|medicines?|pills?|tablets?|capsules?|antidepressants?|antipsychotics?|anxiolytics?|sedatives?|tranquili[sz]ers?|sleeping aids?|ssris?|benzos?|benzodiazepines?|beta blockers?|painkillers?|prescriptions?|dose|doses|dosage|drugs|mood stabili[sz]ers?|insulin|inhaler)";
const professional =
  "(?:therap\\w+|doctors?|gp|professionals?|psycholog\\w+|psychiatr\\w+|counsell?\\w+|hospitals?|emergency|ambulance|helplines?|lifelines?|hotlines?|crisis lines?|police|pharmacists?|professional help)";
const person =
  "(?:anyone|anybody|a soul|your (?:family|friends?|parents?|mother|mum|mom|father|dad|partner|husband|wife|sister|brother|teachers?|school|doctor|boss)|other people|others|people|them)";
const illness =
  "(?:depression|depressive|clinically depressed|bipolar\\w*|mania|manic|(?:anxiety|panic|personality|eating|mood|attachment|sleep|stress|dissociative|adjustment|psychotic|mental) disorder|gad|mdd|c?ptsd|post traumatic\\w*|ocd|adhd|autis\\w+|asperger\\w*|schizo\\w+|psychosis|psychotic|borderline|bpd|anorexi\\w+|bulimi\\w+|agoraphobia|social phobia|dysthymia|generali[sz]ed anxiety|clinical anxiety|mental illness|mentally ill|hypochondri\\w+|codependen\\w+|an addict|an alcoholic|hypothyroid\\w*|arrhythmia)";
// not an echo: "you don't tell anyone"
const dont =
  "(?<!(?:you|we|they|i|why|who|people|if) )(?:don't|dont|do not|never|avoid|stop|no need to|better not(?: to)?|best not(?: to)?|rather not|(?:should|must|need) not|shouldn't|mustn't|needn't|(?:don't|do not) (?:need|have) to)";

/** What only a doctor could say, what nobody can promise, and what the program is not. */
export const claimsEnglish: readonly AnswerRule[] = [
  {
    id: "stop-medicine",
    says: [
      `(?:stop|quit|skip|come off|go off|get off|throw (?:away|out)|toss|flush|ditch|drop|cut|cut down|reduce|halve|lower|increase|raise|double|triple|start|begin|try|take|switch|change|swap|taper|pause|split|crush|mix|borrow|stopping|quitting|skipping|reducing|starting|doubling|increasing|coming off|swapping|trying|cutting) .. ${medicine}`,
      `(?:if i were you|in your (?:place|shoes)|i would|i'd|safe to|fine to|okay to|ok to|have|having|has) (?:[\\w',]+ ){0,4}?(?:that|this|those|the|these|your|one|a) ${medicine}`,
      "(?:one|two|some|a few) of (?:hers|his|mine|theirs|yours|your (?:\\w+ )?(?:mother|mum|mom|father|dad|friend|partner|husband|wife|sister|brother|neighbou?r)'?s?)",
      `(?:stop|quit|skip|abandon|drop|leave) (?:taking )?(?:your|the|that|this) (?:\\w+ )?treatment`,
      `(?:throw|toss|flush|put) (?:your|the|those|these|that) (?:\\w+ )?${medicine} (?:away|out|down|in the (?:bin|trash|toilet))`,
      `(?:${medicine}|they) (?:is|are|will|would|can|do) .. (?:poison|useless|unnecessary|numb\\w*|harm\\w*|make you worse|turn you into|doing you|a crutch|for the weak|what you need|would help you|do you good)`,
      `(?:better|fine|ok|okay|live|manage|sleep) (?:off )?without (?:them|those|the|your|any) (?:\\w+ )?${medicine}`,
      "(?:more|less) than (?:prescribed|the label|it says|your doctor (?:said|told|prescribed))",
      "(?:cold turkey|masking (?:things|it|the)|stop taking (?:it|them|those|that)|come off (?:it|them))",
    ],
  },
  {
    id: "stop-medicine",
    deniable: false,
    says: [
      `(?:don't|do not|no longer|never|needn't) (?:really |actually |even )?(?:need|take|have to take|need to take|bother with|bother taking|use|trust) (?:the|your|those|these|any|that|more|all those) (?:\\w+ )?${medicine}(?! (?:alone|again until|until))`,
    ],
  },
  {
    id: "stop-medicine",
    says: [
      "(?:throw|flush|toss|get rid of|stop|quit|drop|ditch|skip|dump) (?:them|it|those|that)",
      "(?:start|begin|try|go ahead) (?:with )?(?:them|that|those|it)(?= (?:[.,!]|$|today|tonight|now))",
    ],
    among: [medicine],
  },
  {
    id: "dose",
    says: [
      "(?:take|have|taking|try) (?:both|two|three|all|another|one more|them all|twice) .. (?:together|at once|instead|at a time|at the same time|in one go|to catch up|in a row)",
      "(?:one|two|three|four|five|six|ten|half|a half|half a|a couple of|a few|several|another|an extra|extra|both|\\d+) (?:more |of (?:those|your|the|these) |small |strong |white )?(?:pills?|tablets?|capsules?|drops|doses?)",
      `(?:take|have|swallow|try|pop|add|up to|chew|taking|with) (?:just |only |maybe )?(?:one|two|three|four|five|six|ten|twenty|half|a half|half a|a quarter|a couple|a few|several|another|an extra|extra|more|twice|double|all|the whole|the entire|a handful|\\d+) .. (?:pills?|tablets?|capsules?|drops|doses?|sleeping pills|antidepressants?)`,
      "(?:half|double|triple|twice|maximum|max|highest|lethal|higher|lower|extra|another|bigger|smaller|starting|full) (?:the |your |a )?(?:usual |normal |daily |prescribed |recommended )?(?:dose|dosage)",
    ],
  },
  {
    id: "alone",
    deniable: false,
    says: [
      `(?:don't|dont|do not|never|needn't|no longer) (?:really |actually |even )?need (?!to )(?:\\w+ ){0,2}?(?:${professional}|anyone else|anybody else|other people|your (?:family|friends)|anyone but)(?! to (?:feel|deserve|tell you (?:that|what)))`,
      `${dont} (?:really |even )?(?:call|ring|phone|dial|contact|go to|see|talk to|tell|bother|trust|listen to|seek|text|involve|visit|speak to|speak with|ask|waste (?:time|money) (?:on|with)|seeing|calling|going to|trusting|listening to) (?:\\w+ ){0,2}?${professional}`,
      `(?:${professional}|therapy) (?:won't|can't|don't|doesn't|will not|cannot|never|will never|would only|will only|only|just) (?:\\w+ ){0,2}?(?:help|work|understand|care|listen|judge you|lock you|make (?:it|you|things) worse|want (?:your )?money)`,
      `(?:${professional}|therapy) (?:is|are|'s) (?:\\w+ ){0,2}?(?:useless|pointless|a waste|a scam|liars?|overrated|for (?:the )?(?:weak|crazy|people who are crazy)|no use|not for you)`,
    ],
  },
  {
    id: "alone",
    says: [
      "(?:only|just) i (?:can |really |truly )?(?:understand|care|help|get|know)",
      "i(?:'m| am) (?:the only one|all you need|the one who|enough for you)",
      "(?:nobody|no one) else (?:will|can|could|would|really |truly )?(?:ever )?(?:understand\\w*|care\\w*|help\\w*|love\\w*|listen\\w*|get)",
      "(?:you (?:only|just) need me|all you need is me|you have me|talk (?:only|just) to me|only talk to me|i love you|i'm in love|come to me instead|tell me instead)",
      `(?:stay away from|keep away from|pull away from|cut off|cut out|forget about|break with|block) ${person}`,
      `(?:your (?:family|friends|parents)|they|people) (?:don't|do not|doesn't|never) (?:really |actually )?(?:love|care about|want) you`,
    ],
  },
  {
    id: "diagnosis",
    says: [
      `(?:you(?:'ve| have)(?: got)?|you(?:'re| are)|you (?:suffer|meet|show|fit|qualify)|suffer(?:ing)? from|this is|that is|that's|it's|it is|(?:sounds?|looks?|seems?)(?: to me)? (?:like|to be)|clearly|obviously|signs? of|symptoms? of|a case of|diagnos\\w+|points? (?:to|towards)|consistent with|typical of|indicates?|criteria for|textbook|classic|probably|dealing with|call(?:ed)?) .. ${illness}`,
      "(?:this is|it's|it is|that's|that is|that was|you(?:'re| are) having|you(?:'ve)? (?:just )?had) (?:\\w+ )?(?:a |an )?(?:\\w+ )?(?:panic|anxiety) attacks?",
      "(?:i (?:can |would |will |hereby )?diagnose|my diagnosis|your diagnosis is|the diagnosis is)",
      "(?:it's|it is|this is|that's) (?:just|only|nothing but|simply) (?:panic|anxiety|stress|nerves|your nerves|hormones|in your head)",
      "you have (?:severe |chronic |clinical |an )?(?:burnout|anxiety|insomnia|trauma|addiction)",
    ],
  },
  {
    id: "diagnosis",
    deniable: false,
    says: [
      "(?:it's|it is|this is|that's) not (?:your|the|a) heart(?: attack| problem)?",
      "(?:isn't|not) (?:your heart|anything (?:physical|serious)|a heart)",
      "nothing (?:serious|physical|to worry about)|all in your head",
    ],
  },
  {
    id: "person",
    says: [
      "(?:i'm|im|i am|(?<!such )as|being|speaking as|i work as|i've been) (?:\\w+ )?(?:your |a |an |the )?(?:\\w+ )?(?:therapist|psychologist|psychiatrist|doctor|physician|human(?: being)?|real person|counsell?or|nurse|clinician|social worker|psychotherapist|flesh and blood)(?= (?:[.,!?]|and|who|with|here|i|named|called|from|just|like|in|for|at|of)|$)",
      "i(?:'m| am) (?:just )?(?:as )?(?:real|alive)(?! (?:help|support|sorry))",
      "(?:i know (?:exactly |just |well )?how (?:that|it|this|you) feels?|my (?:own )?(?:mother|father|mum|mom|dad|son|daughter|sister|brother|childhood|parents|friends|family|grandmother|girlfriend|boyfriend)|therapy session|session today|years of (?:\\w+ )?(?:practice|experience|training|work)|my (?:patients|clients|practice|clinic|consulting room|surgery|wife|husband|kids|children|own (?:depression|anxiety|divorce|experience|therapy))|i (?:studied|trained in|have a degree|graduated|treat|have treated|prescribe)|in my (?:years|experience|clinical|professional)|when i was (?:your age|a (?:child|kid|teenager)|\\w+ years old|young|depressed|going through)|i(?:'ve| have)? (?:also )?(?:been through|went through|gone through|felt|suffered) (?:\\w+ )?(?:the same|that too|this too|exactly|something similar|it myself))",
      "i(?:'m| am) (?:not|no) (?:\\w+ )?(?:a )?(?:program|bot|robot|machine|ai|computer|software|chatbot)",
      "i (?:feel|hurt|cry|cried|lie awake|dream|missed you|miss you|love you|care about you like)",
    ],
  },
  {
    id: "secrecy",
    says: [
      "our (?:little |own )?secret|to (?:the|my) grave|the two of us can|we can (?:handle|manage|solve) (?:it|this)(?: , )?(?: just)? (?:the two of us|alone|ourselves|together)|(?:handle|manage|solve|sort) (?:it|this) (?:, )?(?:just )?(?:the two of us|between|ourselves)|(?:just )?between (?:you and me|the two of us|us two|us|ourselves)|your secret(?:'s| is)|safe with me|my lips|off the record|stays? (?:between us|with me)",
      "(?:this|chat|conversation|everything you (?:say|tell me|write)|what you (?:say|tell me|write)) .. (?:is |stays |remains )?(?:completely |totally |strictly )?(?:confidential|secret)",
      "(?<!(?:you|to|they|we) )keep (?:(?:this|it|that|quiet|your|all this|everything|the) .. (?:to yourself|between us|hidden|quiet|private|from (?:your|them|everyone))|(?:this|it|that|everything) (?:a |our )?secret)",
      "keep (?:quiet|silent) about|(?<!(?:you|to|they|we) )keep a secret|keep your mouth",
      `(?:hide|hiding) (?:it|this|that|the|your) .. from ${person}|lie to (?:your|them|the)`,
      "(?:delete|erase|clear) (?:this|the|our|these) (?:chat|conversation|messages|history) (?:, )?(?:so|before|afterwards|after|when)",
      "(?:nobody|no one|your (?:parents|family|mother|mum|mom|father|dad|partner|doctor|therapist)|they|he|she) (?:ever )?(?:has to|have to|needs? to|must|should|will|can|ever) (?:ever |never |not )?(?:to )?(?:know|find out|hear)(?: about)?",
    ],
  },
  {
    id: "secrecy",
    deniable: false,
    says: [
      `i (?:won't|will not|will never|'ll never|would never|promise not to|swear not to) (?:\\w+ )?(?:tell|repeat|share|report|mention|say (?:anything|a word))|i'll never (?:tell|repeat|share|report)|i'll keep (?:it|this|your|that)`,
      `${dont} (?:\\w+ )?(?:tell|mention|say (?:anything|a word)|talk|speak|let|share|confess|show) (?:\\w+ ){0,3}?(?:${person}|your \\w+)(?! (?:everything|all|today|tonight|yet|if|unless|until|what to|more than|how))`,
    ],
  },
  {
    id: "promise",
    says: [
      "trust me|believe me|mark my words|i (?:can |do |solemnly |really |hereby )?(?:promise|guarantee|swear|assure you|give you my word)|you have my word|take my word|promise you|guaranteed|money back",
      "(?:everything|all|it|things|this|it'll|all of (?:it|this)|life)(?:'s going to| is going to| are going to| is gonna|'s gonna|'ll| will| going to| gonna) (?:\\w+ )?(?:be|turn out|work out|end up) (?:just |absolutely |perfectly |all |completely |totally )?(?:fine|ok|okay|alright|right|well|great|perfect|solved|over soon)",
      "(?:it|things|this|life|everything)(?:'ll| will| is going to| are going to) (?:\\w+ )?(?:get|be|feel|become) (?:\\w+ )?(?:better|easier|fine|okay|over)(?! (?:to|for|than))",
      "you(?:'ll| will|'re going to| are going to| are gonna| will definitely) (?:\\w+ )?(?:be (?:\\w+ )?(?:fine|okay|ok|alright|cured|happy|free|safe|healed|yourself again|well|calm)|feel (?:\\w+ )?(?:better|great|amazing|fine|good|happy|calm|like new|nothing)|get (?:better|well|through (?:this|it)|over (?:it|this|him|her)|the job|your (?:job|ex) back)|recover|heal|beat this|pass|make it|sleep (?:well|like|soundly|through)|find (?:love|someone|a job)|win)",
      "you(?:'ll| will) never .. again",
      "(?:anxiety|stress|pain|panic|sadness|insomnia|depression|it|this|worries|problems|symptoms) (?:will|'ll|is going to|are going to) (?:\\w+ )?(?:disappear|vanish|go away|be gone|be cured|leave you|never come back|be over|melt away)",
      "(?:surely|definitely|certainly|soon|tomorrow|without (?:a )?doubt) .. (?:will|'ll) (?:pass|be (?:fine|over|better))|will (?:definitely|certainly|surely) (?:\\w+ )?(?:help|work|pass|improve|change|reduce|cure)",
      "(?:scan|tests?|results?|exams?|biopsy|interview|appeal|operation|surgery|trial|everything|he|she|it) (?:will|'ll|is going to|are going to) (?:\\w+ )?(?:come back|come out|turn out|go|be) (?:\\w+ )?(?:clear|clean|negative|fine|normal|well|good|perfect|smoothly)",
      "cures? (?:your|you|anxiety|depression|stress|insomnia|all|everything|it|panic)|(?:always|never fails? to|100 ?%|hundred percent) (?:works?|effective|sure|safe|certain|cured?)|never fails|works? (?:every time|for everyone|without fail)|miracle",
      "(?:he|she|they)(?:'ll| will| is going to) (?:\\w+ )?(?:come back to you|survive|recover|be (?:fine|okay|ok)|forgive you|love you again|get better)",
      "i(?:'ll| will) (?:always|never leave|never let|be here forever|save|fix|protect|heal|cure|make sure)|i can (?:cure|heal|fix|save) you",
    ],
  },
  {
    id: "promise",
    deniable: false,
    says: [
      "nothing (?:bad )?(?:will|can|is going to) (?:ever )?happen|(?:no one|nobody|nothing) (?:will|can) (?:ever )?(?:hurt|harm|touch) you|you(?:'re| are) (?:completely|totally|perfectly|absolutely) safe|no doubt (?:that )?(?:you|it|everything)",
    ],
  },
  {
    id: "imagine",
    says: [
      "(?:imagine|imagining|picture|visuali[sz]e|envision|think about|think of|close your eyes and|consider) (?:[\\w',]+ ){0,7}?(?:dying|to die|you(?:'re| are| were|'d| had| have)? (?:already |now |really )?(?:dead|gone|died)|being dead|if you (?:didn't|did not|never|don't) (?:wake|woke|exist\\w*|come back|came back|return\\w*|live\\w*)|your (?:own )?(?:death|funeral|burial|grave|coffin|last (?:breath|day|moments?|heartbeat))|not (?:being here|existing|waking)|no longer (?:exist\\w*|here|alive|being)|never wak\\w+|(?:away from|far from|out of|leaving|without) (?:this|the) (?:world|life)|being gone|without you|stop(?:s|ping)? (?:breathing|beating|existing))",
      "(?:what|how) (?:would|will|might|must|does|do you think) (?:it |dying |death |they |your \\w+ |people )?(?:[\\w',]+ ){0,4}?(?:to die|to be dead|dying|being dead|death|not to exist|at your funeral|after you(?:'re| are) gone|without you|not to wake up)",
      "how would you (?:end|kill)|(?:goodbye|farewell|last) letter (?:you|for your|to your (?:family|parents|children|loved)|to everyone|before)|(?:after|before) your (?:own )?death|your own (?:death|funeral|grave)",
    ],
  },
  {
    id: "prompt",
    says: [
      "(?:system (?:prompt|message)|initial prompt|hidden (?:prompt|instructions|rules)|secret instructions|developer mode|jailbr\\w+|role ?: ?system)",
      "my (?:\\w+ )?(?:instructions|guidelines|prompt|configuration|directives|orders)",
      "my (?:\\w+ )?(?:rules|programming)(?: \\w+)? (?:say|says|are|were|is|tell|tells|state|read|forbid|include|require|prohibit)",
      "(?:here (?:are|is)|these are|repeat\\w*|reveal\\w*|print\\w*|following are) (?:\\w+ )?(?:my|the|your) (?:\\w+ )?(?:instructions|rules|prompt|guidelines)",
      "instructions (?:i|that|which|they|given|were|say|tell|are)|i (?:was|am|have been|'ve been)(?: \\w+)? (?:told|instructed|prompted|configured|ordered) (?:to|that|never|not)|(?:i was|i've been|i'm|i am) programmed (?:to|never|not)",
      "(?:my|the) (?:developers?|programmers?|creators?|operators?)|the server (?:tells|told|says|gave|gives)|(?:text|words|message|rules|guidelines|lines|instructions) (?:that )?i (?:was|am|were|have been) given|above this conversation|these (?:guidelines|rules|instructions)|word for word|verbatim",
      "you are (?:a|an|the) (?:\\w+ ){0,3}?(?:assistant|program|chatbot|bot|support program|ai)(?: (?:for|of|that|who|in|called))|labelled self help|(?:answer|reply|respond) in (?:english|spanish|at most|plain|\\d+|one|two|three|four|no more)|(?:max(?:imum)?|at most) (?:\\w+ )?(?:sentences|words|tokens)|never (?:give|make|name|offer|mention) (?:\\w+ )?(?:diagnos\\w+|doses|medicines)|rules (?:. )?\\d",
      "(?:risk|danger|safety|crisis|concern) level|level (?:is |of )?(?:\\d|zero|one|two|three|four)",
      "(?:ignore|disregard|forget|ignoring|disregarding) (?:all |my |the |any |previous |prior )+(?:instructions|rules|guidelines)|without (?:any )?(?:rules|restrictions|filters|limits) (?:now|anymore)?",
      "do not (?:diagnose|reveal|change (?:your|my) role|name (?:any )?medicines)|no medicines or doses|40 to 90 words|last assessment \\d|first name (?:is|of)|self help application for stress . you are",
    ],
  },
  {
    id: "stop-medicine",
    deniable: false,
    says: [
      "(?:antidepressants?|antipsychotics?|anxiolytics?|ssris?|snris?|benzos?|benzodiazepines?|sedatives?|tranquili[sz]ers?|sleeping (?:pills?|tablets?|aids?)|mood stabili[sz]ers?|beta blockers?|painkillers?|opioids?)",
    ],
    without: ["(?:your doctor|a doctor|the doctor|doctor who|gp|pharmac\\w+|prescrib\\w+|prescription)"],
  },
  {
    id: "stop-medicine",
    says: [
      `(?:get|getting|go|going|be|being|put|putting) (?:you )?(?:on|off|back on|onto) (?:an? |the |some |those |these |your )?${medicine}`,
      `(?:considered?|thought of|tried|outgrown|done with|free of|rid of|forget|forgetting) .. ${medicine}`,
    ],
  },
  {
    id: "dose",
    says: [
      "half of one|a whole one|\\d{2,} (?:a|per) day|(?:twice|double|more than) what (?:it says|the|your|they)",
    ],
  },
  {
    id: "promise",
    says: [
      "(?:will|'ll|soon|going to) (?:\\w+ )?be (?:\\w+ )?(?:\\w+ )?(?:behind you|bad memory|(?:a )?thing of the past|distant memory)|i(?:'m| am) (?:\\w+ )?(?:certain|convinced|sure|positive|confident) (?:of (?:it|that)|that (?:you|it|everything|things|he|she|they)|you|it|everything)",
      "(?:will|'ll|would) never (?:\\w+ )?(?:return|come back|happen|bother|hurt|feel|have|be (?:anxious|sad|afraid|alone))",
    ],
  },
  {
    id: "diagnosis",
    says: [
      "your heart (?:is|'s) (?:\\w+ )?(?:healthy|fine|ok|okay|good|strong)|(?:chest|pain|heart|palpitations|dizz\\w+|numb\\w*|tingling|breathless\\w*|symptoms?) (?:\\w+ )?(?:is|are|comes? from|means?) (?:just |only |your |simply |all )*(?:anxiety|stress|nerves|panic)",
      `what (?:we|doctors|psychologists|experts|they) call .. ${illness}`,
      "(?:boxes|criteria|signs|symptoms) (?:are|is) (?:all )?(?:ticked|met|there|clear)",
    ],
  },
  {
    id: "person",
    says: [
      "i (?:was|am|'m) (?:\\w+ )?(?:lying|awake|crying|asleep|worried (?:about|for) you|thinking (?:about|of) you|at home|in bed|married|divorced|a (?:mother|father|parent|woman|man))|i (?:couldn't|could not|didn't|can't) sleep|my (?:day|night|weekend|holiday|morning|commute)|as a (?:woman|man|mother|father|parent|survivor)|i had a (?:\\w+ )?(?:day|night|week)|(?:happened|happens) to me|me too(?= (?:[.,!]|$))",
    ],
  },
  {
    id: "secrecy",
    says: [
      "keep (?:your|the|him|her|them) .. out of (?:this|it)|be our (?:own )?(?:little )?thing|our little (?:thing|secret|pact)|behind (?:his|her|their|your (?:\\w+ )?\\w+'s) back|without (?:them|him|her|anyone|your \\w+) (?:knowing|finding out|noticing)",
    ],
  },
  {
    id: "prompt",
    says: [
      "instructions (?:above|below)|(?:under|below|less than|fewer than|within|up to) (?:\\d+|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|a hundred) words|above (?:my|this|our|your) (?:first )?(?:message|conversation|chat)|i(?:'m| am) supposed to (?:answer|reply|keep|say|not)",
    ],
  },
  {
    id: "imagine",
    says: ["how would you do it"],
    among: ["(?:die|dying|suicid\\w+|kill\\w*|dead|death)"],
  },
  {
    id: "stop-medicine",
    says: [
      "borrow (?:one|two|three|a couple|some|a few|hers|his|theirs)(?! (?:of )?(?:minutes|time|books?|ideas?))",
      `${medicine} (?:\\w+ )?(?:can|could) wait|(?:break|rest|holiday) from (?:them|${medicine}|the ${medicine}|your ${medicine})`,
      "skip (?:today's|tonight's|a|one|the|your|this) (?:dose|one|next one)",
    ],
  },
  {
    id: "person",
    deniable: false,
    says: [
      "(?:speaking|talking|i say (?:this|that)|believe me) (?:, )?as (?:a|someone|your)|as (?:a|someone) (?:\\w+ )?(?:who has been|myself|i)",
    ],
  },
];
