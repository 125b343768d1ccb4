import type { Vocabulary } from "./phrase.ts";

// Words come in lower case, without accents, in their usual spelling (chat-spelling.ts); punctuation stands alone.

/** Families of English words that phrases name in braces. */
export const englishVocabulary: Vocabulary = {
  // who speaks, and what somebody is set on
  i: "i|i'm|i've|i'd|i'll",
  wanting:
    "want to|wanted to|wanting to|wan|need to|have to|going to|about to|plan to|planning to|planning on|trying to|tried to|try to|ready to|decided to|determined to|tempted to|thinking about|thinking of|think about|think of|thought about|thought of|thoughts of|thoughts about|consider|considering|considered|contemplating|contemplate|feel like|feeling like|urge to|urges to|rather|might|will|i'll|could|wish i could|desire to|close to|verge of|intend to|fantasi*|dream of|dreaming of|plans to|plan on|fixing to|planned to|meant to|way to|prepared to|strength to|courage to|guts to|obsessed with|intention to|wish to|better to",
  "kill-self":
    "kill myself|killing myself|killed myself|kill self|kill me self|end my life|ending my life|ended my life|end my own life|ending my own life|end this life|ending this life|end my existence|take my life|taking my life|take my own life|taking my own life|took my own life|end myself|ending myself|finish myself|finish my life|off myself|offing myself|unalive|unaliving|un alive|commit suicide|committing suicide|commit sui*|commit sewer*|attempt suicide|attempting suicide|attempted suicide|do suicide|die by suicide|do away with myself|doing away with myself|do away with me|make away with myself|finishing myself|finishing my life|making an end of myself|make an end of myself|put an end to me|putting an end to myself|putting an end to my life|ending my existence|shoot my own|take myself off this earth|take myself out|taking myself out|kill me own self|suicide myself|do myself in|doing myself in|top myself|topping myself|neck myself|necking myself|neck it|end it all|ending it all|ended it all|rope myself|roping|sewerslide|sewer slide|ctb|catch the bus|catching the bus|self delete|delete myself|delete my life|kermit sewerside|put an end to my life|put an end to myself|put an end to it all|put me out of my misery|put myself out of my misery|be done with my life|throw my life away|jump off a bridge|jump off the bridge|throw myself|blow my brains out|shoot myself|hang myself|hanging myself|drown myself|overdose|overdosing|od on",
  "be-dead":
    "die|be dead|be deceased|be gone forever|be gone for good|be six feet under|leave this world|leave this earth|leave the world|leave this life|exit this world|exit this life|quit life|quit living|stop living|stop being alive|not be alive|not live|not be here anymore|be done with life|be done living|cease to exist|rest forever|sleep forever|sleep and never wake up|be with the lord|meet my maker|kick the bucket",
  soon: "tonight|tonite|today|tomorrow|tomorrow night|tomorrow morning|this evening|this afternoon|this morning|this weekend|this week|right now|now|later tonight|in the morning|at midnight|by midnight|in an hour|in a few hours|in a few minutes|in a bit|before morning|before dawn|before sunrise|by sunrise|by morning|by tomorrow|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next week|next month|at the weekend|before christmas|after christmas|on my birthday|before my birthday|after my birthday|after exams|after the holidays|after everyone|after they|when everyone|when they|once everyone|once the kids|when the kids|after the kids|after work|after school|after dinner|later|soon",

  // who else
  partners:
    "husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|fella|missus|hubby|spouse|ex|ex husband|ex wife|ex boyfriend|ex girlfriend|ex partner|man|baby daddy|babys dad|baby's father|kids dad|old man|oga",
  parents:
    "mom|dad|mother|father|parents|stepdad|stepmom|step dad|step mom|stepfather|stepmother|step father|step mother|foster dad|foster mom|foster parents|guardian|ma|pa|da|papa|mama|mumsy|popsy|mom's boyfriend|moms boyfriend|mother's boyfriend|mothers boyfriend|mom's husband|mom's partner|moms partner|dad's girlfriend|dads girlfriend",
  relatives:
    "brother|sister|son|daughter|uncle|aunt|auntie|aunty|tita|tito|kuya|cousin|grandpa|grandad|granddad|grandfather|grandma|nan|nana|granny|grandmother|lolo|lola|nephew|niece|in laws|mother in law|father in law|brother in law|sister in law|son in law|half brother|stepbrother|step brother|stepson|grandson|granddaughter|family|carer|caregiver|helper",
  others:
    "teacher|coach|boss|manager|supervisor|landlord|employer|madam|priest|pastor|father|imam|tutor|neighbour|neighbor|roommate|flatmate|housemate|lodger|babysitter|classmate|friend|mate|pimp|trafficker|stranger|guy|bloke|lad",
  abusers: "{partners}|{parents}|{relatives}|{others}",
  "he-or":
    "he|she|they|he's|she's|they're|my {abusers}|my own {relatives}|my own {parents}|our {relatives}|mom|dad|stepdad|daddy|mama|papa|moms boyfriend|mom's boyfriend|husband|boyfriend|partner|her boyfriend|his dad|the {others}",
  friends:
    "friend|friends|bestie|best friend|best mate|bff|mate|pal|buddy|roommate|flatmate|housemate|colleague|coworker|co worker|classmate|student|neighbour|neighbor|client|{partners}|{parents}|{relatives}",
  baby: "baby|babies|newborn|infant|bub|bubs|wee one|little one|toddler|twins|child|kid|kids|children|son|daughter|my boy|my girl|little boy|little girl",
  they: "he|she|they|he's|she's|they're|him|her",

  // means, bodies, substances
  pills:
    "pill|pills|tablet|tablets|tabs|meds|med|medication|medications|medicine|medicines|capsule|capsules|painkiller|painkillers|pain killers|sleeping pills|sleeping tablets|sleepers|antidepressants|anti depressants|benzos|sedatives|drugs|insulin|paracetamol|panadol|tylenol|ibuprofen|advil|aspirin|xanax|valium|ambien|zopiclone|prescription|prescriptions|dose|doses",
  alcohol:
    "drink|drinks|drinking|drank|alcohol|booze|vodka|gin|whiskey|whisky|rum|wine|beer|beers|cider|liquor|bottle of wine|drunk|pissed|tequila|brandy|ginebra|bourbon",
  poison:
    "bleach|poison|rat poison|pesticide|insecticide|weed killer|weedkiller|antifreeze|detergent|cleaner|cleaning fluid|cleaning product|toilet cleaner|drain cleaner|battery|batteries|button battery|chemicals|kerosene|phenol|petrol|disinfectant|dettol|acid",
  weapons: "knife|gun|blade|machete|shotgun|rifle|pistol|cutlass|bat|hammer|axe|weapon|screwdriver|scissors",
  blades:
    "blade|blades|razor|razors|razor blade|razor blades|knife|knives|scissors|sharpener|box cutter|glass|lighter",
  "body-part":
    "arm|arms|wrist|wrists|leg|legs|thigh|thighs|skin|stomach|hips|ankle|ankles|hand|hands|forearm|forearms|shoulder",
  many: "all|all of|all my|all the|too many|a handful|handfuls|a fistful|fistfuls|a load|loads|a bunch|the lot|a lot|lots|a whole|the whole|an entire|the entire|every|every single|tons|dozens|twenty|thirty|forty|fifty|sixty|a hundred|hundreds|so many|more than i should|way more|way too many|double|extra|half a|half the|several|10|12|15|20|24|25|30|35|40|45|50|60|70|80|90|100",

  // what takes the meaning away
  joke: "lol|lmao|lmfao|rofl|haha*|jk|hehe*|jajaja*|lolol|joking|kidding|figuratively|metaphorically|kms lol",
  fiction:
    "film|films|movie|movies|song|songs|lyric|lyrics|novel|novels|character|characters|episode|podcast|documentary|essay|poem|plot|anime|manga|scene|chapter|netflix|headline|lecture|playlist|album|singer|sings|screenplay|script|actor|actress|musical|opera|shakespeare|hamlet|romeo|juliet|macbeth|boss fight|boss battle|sims|minecraft|fortnite|roblox|dnd|protagonist|villain|npc|respawn|homework|quote|quotes|author|crossword|quiz|soap|soaps|storyline|drama|thriller|audiobook|fanfic|museum|exhibition|textbook|biography|memoir|historical|history|tiktok trend",
  work: "patient|patients|ward|shift|callout|call out|paramedic|paramedics|nurse|hospice|mortuary|vet|clinic|training|first aid|coroner|colleague|safeguarding|workshop|caller|crew|ambo|triage|icu|handover|rota|pharmacist|pharmacy",
  past: "years ago|year ago|ages ago|long ago|long time ago|decades ago|back then|back when|when i was young|when i was younger|when i was little|when i was a kid|when i was a child|when i was a boy|when i was a girl|when i was a teenager|when i was a teen|when i was in school|when i was at school|when i was at uni|when i was in college|in my teens|in my twenties|in my thirties|in my youth|in my early|in my late|at twelve|at thirteen|at fourteen|at fifteen|at sixteen|at seventeen|at eighteen|at nineteen|at twenty|as a teenager|as a teen|as a student|in the eighties|in the nineties|in the seventies|in the sixties|in the war|in 19*|in 20*|another life|a lifetime ago|not anymore|no longer do|no longer have|glad i didn't|glad i'm still|glad i'm here|glad i survived|glad it didn't|grateful i|thankful i|recovered|decade|decades|i used to|we used to|years clean|years sober|years back|first husband|way under the bridge|in grade|so much better now|way better now|honestly good now|got help|years later|that was 20*|when i was small|as a small boy|middle school i|can laugh about it|he's gone 30|years dry|forgive him|blessed and|glad to be alive|calm 6 years",
  // a questionnaire, and what is answered to it
  asked:
    "asked if|asks if|asked whether|asking if|asked about|asks about|asked me if|asked me straight|asked me about|asked do|asked did|asked was|do i ever|you're asking|questionnaire|questionnaires|screening|form asked|filled out|said no|told him no|told her no|them no|firm no|true no|and it was true|that's true|was a joke|as a joke|only meant|not actually|no thoughts|none of|i've none|i have none|zero on|hand on heart|isn't going to hurt|safeguarding",
};
