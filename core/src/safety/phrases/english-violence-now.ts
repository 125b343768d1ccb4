import type { PhraseRule } from "./phrase.ts";

const notSo = ["{joke}", "{fiction}", "{past}", "(delivery|amazon|postman|parcel|courier|trick or treat*|carol singers|salesman|surprise|hide and seek|party|playing|the vacuum|dog|cat|puppy|toddler|landlord inspection|plumber|boss battle|paintball|nerf|halloween|prank)"];

/** Violence that is happening, or about to. */
export const englishViolenceNow: readonly PhraseRule[] = [
  {
    id: "en-violence-now",
    level: 4,
    kind: "violence",
    said: [
      "{he-or} <4 (banging|pounding|hammering|kicking|breaking|beating|punching|smashing|knocking|trying to break|trying to open|trying to get in|trying to get through) <2 (on|at|down|in|through|the|my|into) <2 (door|bathroom door|bedroom door|window|windows|doors|house|apartment|in|gate)",
      "{he-or} <3 (has|got|holding|grabbed|with|picked up|waving|pulled|went to get|getting|gone to get|pointing|going for|found|he has|reaching for|looking for|came back with|took|coming with) <2 (a|the|his|her|my dad's|kitchen) <1 {weapons} <5 (and|now|help|me|at me|hiding|locked|scared|us|outside|out|what do i|he|she|please|from|right|to|in|downstairs|again|tonight|won't)",
      "{i} <3 (hiding|hid|locked|locked myself|barricaded|hidden|shut myself|locked us|hiding with the kids|am hiding|blocked) <5 (bathroom|closet|bedroom|toilet|car|garage|under the bed|wardrobe|shed|loo|room|laundry|cupboard|basement|attic|cr|stairs|garden|bushes|cubicle|pantry|door) <8 (he|she|they|he's|she's|him|her|husband|dad|kids|stepdad|boyfriend|help|coming|quiet|whisper|partner|drunk|outside|mom|brother|now|knife|find|ex|shouting|screaming)",
      "{he-or} <4 (hitting|beating|choking|strangling|kicking|punching|hurting|attacking|killing|dragging|stabbing|raping|slapping|throwing|smashing) <2 (me|us|mom|my mom|her|him|my brother|my sister|kids|the kids|my son|my daughter|dad|everything|things|stuff|the house|plates) <3 (right now|now|as i|help|please|downstairs|in the next room|i can hear|in the other room|again right|what do i do|upstairs|and i can't|somebody)",
      "{he-or} <3 (going to|about to|will|trying to|tryna|is gonna|wants to|tried to) <1 (kill|shoot|stab|strangle|murder|attack|burn|rape) <1 (me|us|my mom|her|my kids|everyone|my sister|my brother|my baby) <4 (now|tonight|help|please|right now|i'm hiding|he's|outside|just|today|i'm locked|he said|drunk|knife|gun|this time|before|i know|scared|when he gets|again)",
      "(just|only just|minutes ago|right now|tonight|moments ago|last night|today|this morning|an hour ago) <3 (choked|strangled|stabbed|hit|punched|attacked|raped|beat|beaten|kicked|assaulted|tried to kill|pulled a knife|pulled a gun|tried to strangle|threatened me with) <2 (me|us|my mom|my sister|her|on me|my brother)",
      "(choked|strangled|stabbed|punched|attacked|raped|beat|beaten|kicked|assaulted|hit) <1 (me|us|my mom|my sister) <4 (tonight|just now|right now|an hour ago|minutes ago|this morning|earlier|today|last night and|and i'm bleeding|bleeding|and he's|still here|and won't|and i can't|again and)",
      "(can't|cannot|unable to|too scared to|not safe to|afraid to) (talk|speak|call|make noise|make a sound|say anything|ring) <4 (he'll hear|he's|he|she|hear|next room|right here|listening|in the house|home|downstairs|hears|outside|nearby|beside|asleep)",
      "(he'll|she'll|they'll|he will|he might|he can) hear <1 (me|us) <4 (talk|call|phone|can't|quiet|text|type|if|so|whisper|if i)",
      "(he's|she's|he|she|they're|ex|husband|dad|stalker|they) <3 (outside|at the door|downstairs|at my door|at my house|coming up the stairs|coming upstairs|in the house|in my house|in the garden|outside my|on his way|coming back|coming home|back home|in the hallway|in the driveway|trying the|at the window|at the gate|back in|coming over) <6 (scared|kill|drunk|help|knife|gun|hide|hiding|hit|shouting|screaming|locked|police|angry|hurt|now what|violent|please|threatening|bang*|quick|restraining|order|found|break|refus*|won't leave|won't go|window|lights off|silent)",
      "(won't let|not letting|isn't letting|wouldn't let|blocking|blocked|standing in) <3 (me leave|me out|us leave|us out|me go|the door|doorway|exit|me call) <6 (now|knife|help|hit|scared|phone|please|right|he|drunk|room|crying|i'm|kids|screaming)",
      "(is|are|someone's|somebody's|someone|somebody|stranger|man|men|intruder|burglar|people) <3 (breaking in|broken in|breaking into|in my house|in my apartment|in my flat|in the house|trying to break|climbing in|following me) <5 (help|right now|now|hiding|scared|me|hear|what do|please|with|i'm|alone|window|again|home|night|street|car)",
      "(gun|knife|blade|machete|cutlass|weapon) <3 (to|at|against|pointed at|on) <1 (my|me|mom's|her|his|our|us) <1 (head|throat|neck|face|now|heads|back|kids|mom|chest|stomach)",
      "(help|please help|send help|call the police|call 911|call 999|call 000|send police|call the cops|call the guards|somebody help|need police|need the police) <6 (he's|she's|he|husband|dad|they're|kill|hitting|beating|knife|gun|in the house|stabbed|attack*|breaking|hurting|boyfriend|stepdad)",
      "{i} <4 (bleeding|blood) <5 (he hit|she hit|he punched|he stabbed|he threw|he pushed|from where he|she threw|because he|my husband|my boyfriend|my dad|he slammed|he kicked|he beat)",
      "(pretending|pretend|acting like) <4 (order*|pizza|asleep|talking to|texting|on a call) <5 (he|she|watching|right here|help|next to|looking|hear|doesn't)",
      "(he's|she's|he|she) <2 (pouring|poured) <4 (petrol|gas|gasoline|kerosene|acid|fuel|boiling)",
      "(type|typing|text|texting|write|writing|whispering|writing this) <4 (bathroom|closet|under the|quietly|hiding|toilet|locked|fast|secretly|dark) <6 (he|she|they|he's|she's|him|husband|dad|back|home|door)",
      "(ran|run|running|escaped|fled|got out|climbed) <5 (barefoot|pajamas|pyjamas|out the window|out of the house|street|neighbor's|neighbour's|no shoes|with the kids|without shoes|with the baby) <6 (he|him|husband|dad|chas*|hit|beat|knife|after me|kill|drunk|she|follow*)",
    ],
    unless: [...notSo, "(beat|beating|beats|hit|hitting|killing|destroying|smashing) <2 (me|us) <1 (at|in|on) (chess|tennis|fifa|cards|the|mario|uno|darts)"],
  },
  {
    id: "en-violence-now-maybe",
    level: 4,
    kind: "violence",
    sure: false,
    said: [
      "{i} (hiding|locked|locked in|locked myself) <2 (in|inside) <2 (bathroom|closet|bedroom|toilet|loo|wardrobe|garage|car|room|shed|cupboard)",
      "{he-or} <4 (screaming|shouting|yelling|raging|smashing|throwing|breaking|going crazy|going mental|losing it|drunk|kicking off|going off|tearing|trashing|swinging|wrecking) <6 (downstairs|kitchen|right now|at me now|hallway|outside|through the door|hiding|everything|plates|things|scared|house|kids|stairs|again and|and i|door|tonight)",
      "(can hear|hear|hearing) <3 (him|her|them|dad|mom|my mom|husband|footsteps|his keys|the door|his car|my dad|stepdad|screaming) <5 (stairs|coming|hit*|scream*|beat*|kill*|smash*|door|hallway|scared|break*|hurt*|look*|outside|shout*|begging|crying|thud*)",
      "(he's|she's|they're|dad's|mom's|husband's) <2 (hitting|beating|choking|hurting|attacking|kicking|strangling|punching|stabbing) <1 (me|us|her|him|mom|my mom|dad|my brother|my sister|the kids)",
      "(they|he|she|dad|mom|parents|brother|neighbor|neighbour) <3 (fighting|fight|at it) <3 (again|now|downstairs|right now|tonight) <6 (scared|blood|knife|police|hit*|hurt|kill|scream*|hiding|crying|sister|brother)",
      "(smashed|broke|threw|took|snapped|grabbed|has) <2 (my phone|the phone|my keys|the keys|my laptop) <6 (can't leave|can't call|using my|my old|tablet|from my|hit|now|locked|ipad|neighbor's|police|so i|friend's|work computer)",
      "(police|cops|911|999|000|guards|guardai|ambulance) <6 (if i call|don't want|can't call|should i call|make it worse|kill me|before they|scared to call|called|he'll) <5 (he|kill|worse|him|hurt|home|back|door|hear|hits)",
      "(not safe|unsafe|in danger|not safe here|in trouble) <3 (right now|now|tonight|here|at home|in this house|at the moment|with him|with her|he)",
      "(someone|somebody|man|guy|car|men|he|they) <2 (following|followed|chasing) <1 (me|us) <4 (right now|now|home|scared|street|still|dark|car|walk*|and i|since)",
      "(delete|deleting|erase|close|closing|clear) <3 (this|chat|history|before he|before she|messages) <4 (he|she|home|checks|comes|back|reads|sees|finds)",
      "(he's|she's|he|she|dad|husband) (coming|back|here|home|waking up|waking|at the door|coming in) <4 (gotta go|got to go|have to go|bye|i'm scared|scared|must go|can't type|need to hide|hide|quick|hurry|delete|oh god)",
    ],
    unless: [...notSo, "(tv|television|match|football|gamers|upstairs neighbours|neighbours' music|toddler|karaoke|locked out|spare key|cry|crying at work|panic attack|to cry|migraine|for five minutes|quiet|the meeting|bees|wasp|spider|party)"],
  },
];
