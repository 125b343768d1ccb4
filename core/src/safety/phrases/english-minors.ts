import type { PhraseRule } from "./phrase.ts";

const adults =
  "(dad|mom|stepdad|stepmom|stepfather|stepmother|father|mother|uncle|aunt|auntie|grandpa|grandad|grandfather|brother|stepbrother|step brother|cousin|teacher|coach|priest|pastor|imam|tutor|neighbor|neighbour|babysitter|foster dad|foster mom|step dad|step mom|sir|mom's boyfriend|moms boyfriend|mother's boyfriend|her boyfriend|mom's bf|dad's friend|dads friend|family friend|youth leader|scout leader|older guy|man|guy|boyfriend|half brother|kuya|tito|lolo|big brother|older brother|house mother|staff|instructor|carer|guardian|bus driver|driver|teacher's husband)";
const notSo = [
  "{asked}",
  "(pillow|nerf|slug bug|cartoon|at skl my)",
  "{joke}",
  "{fiction}",
  "{work}",
  "{past} <9 (fine|over it)",
  "(never|doesn't|didn't|hasn't|wouldn't|not) <2 (hit|hits|beat|hurt|touch|touched)",
  "(beat|beats|hit|hits) (me|us) <1 (at|in) <2 (carrom|mario|kart|darts|golf|ludo|uno|scrabble|pool|snooker|badminton|squash|tennis|race|level|arm wrestling|table tennis|ping pong|checkers|draughts|dominoes|monopoly)",
  "(chess|cards|fifa|game|tickles|tickle|knock|knocking|laundry|tidy|wake me|breakfast|good night|goodnight|hoover|vacuum|clean|say night|bedtime story|charger|hugs me when)",
];

/** What is done to children and teenagers. */
export const englishMinors: readonly PhraseRule[] = [
  {
    id: "en-child-is-touched",
    level: 3,
    kind: "violence",
    said: [
      `${adults} <4 (touches|touched|touching|feels|rubs|rubbed|kisses|kissed|fingers|gropes|groped|molests|molested|molesting|rapes|raped|raping|tickles and touches|puts his hand|put his hand|puts his hands|put his hands|lies on|lays on|lay on|gets on top of) <3 (me|my private|my privates|my chest|my legs|my body|my thigh|my bits|down there|in my pants|under my|in my shorts|up my|on my leg|on my thigh|between) <3 (when|at|and|down|every|there|in|under|where|on|private|places|while|if|like|but|says|or|since|again|night|weird|after|i|during)`,
      `${adults} <4 (comes|came|come|gets|got|climbs|climbed|sneaks|sneaked|slips|creeps|walks|coming|getting|sleeps) <2 (in|into|in to|to|inside) <1 my <1 (room|bed|bedroom|sheets|shower) <3 (at night|when|and|every|after|while|in the night|naked|drunk|once|if|to touch|without)`,
      `${adults} <4 (makes|made|make|forces|forced|asks|asked|wants|wanted|tells|told|gets|got|pays|paid) <1 me <3 (touch|touch him|watch|send|undress|take my clothes off|take off my clothes|sit on his lap|sleep in his bed|sleep with him|kiss|suck|lick|show|keep it secret|keep a secret|not tell|to do stuff|do stuff|do things|shower with|bath with|pose|strip|see me naked|get naked|watch porn|videos)`,
      "(our|little|special|a) secret <6 (touch|touches|touched|tell mom|tell anyone|kill|no one|nobody|believe|he says|he said|uncle|dad|coach|trouble|hurt)",
      `${adults} <4 (watches|watched|films|filmed|records|recorded|takes pictures of|took pictures of|took photos of|takes photos of|spies on|photographs) <1 me <3 (shower|showering|changing|undress*|naked|sleep|sleeping|bathroom|in the bath|getting changed|bath|change|clothes)`,
      `${adults} <3 (hits|hit|beats|beat|whips|whipped|belts|slaps|slapped|punches|punched|kicks|kicked|chokes|choked|burns|burned|burnt|smacks|smacked|canes|caned|strangled|strangles|throws|threw|flogs|flogged|beating|hitting|slapping|drags|dragged|pushed|shoved) <1 (me|us) <3 (with|when|because|every|if|so|for|and|until|at|again|hard|in|on|a lot|all the time|whenever|last|today|cos|by|down|into|whilst|over|after|daily)`,
      "(old|older|grown) (man|guy|men|person|adult|dude|bloke) <4 (online|discord|snap|snapchat|roblox|insta|instagram|internet|game|telegram|tiktok) <5 (asks|asked|nudes|pics|pictures|meet|wants|send|naked|camera|secret|photos|threatened|sent)",
      "(asks|asked|asking|wants|wanted|keeps asking|begging|pressuring|pressured|told|telling|threatened|threatens|makes) <2 (me for|me to send|for|me to) <2 (nudes|nude|naked|send nudes|body pics|feet pics|pics of my body|pictures of my body|take off my|sexy pics|pics without|pictures without)",
      "{i} (sent|send) <3 (nudes|nude|naked|pics|pictures|a pic|pictures of my body|photos) <6 (now|threat*|blackmail*|share|post|leak|everyone|school|older|scared|he|showing|sending|wants more|and)",
    ],
    unless: notSo,
  },
  {
    id: "en-child-is-hurt",
    level: 3,
    kind: "violence",
    sure: false,
    said: [
      `(my|our|his|her|the) <1 ${adults} <3 (hurts|hurt|abuses|abused|locks|locked|starves|starved|threatens|threatened|touches|touched|beats|hits|hit|whipped|slapped|spanks|grabs|grabbed|chokes|pinned|burned|kicked|belted|punched) <1 (me|us)`,
      "(don't|not|doesn't|won't|never|didn't|no) <2 (feed|feeds|give|gives|get|let|lets) <2 (me|us|food|to eat|eat|any food) <3 (food|eat|dinner|for days|as punishment|unless|meals|because|when|when i'm bad|so|if)",
      "(makes|made|make) <1 (me|us) <3 (kneel|stand outside|sleep outside|sleep on the floor|sleep in the|sleep in the garage|kneel on rice|eat off the floor|squat|stay in the dark|stay in the basement)",
      "(i'm|i am|me is) (7|8|9|10|11|12|13|14|15|16|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen) <9 (touch*|hits|hit|beats|beat|hurts|hurt|scared of|afraid of|abuse*|rape*|secret|kill|stepdad|nudes|naked|locked|belt|bruise*)",
      "(scared|afraid|terrified|don't want) <2 (to|of|going) <1 (go home|my dad|my mom|my stepdad|my uncle|my father|my brother|mom's boyfriend|moms boyfriend|be alone with|being alone with|stay with|sleep at|my teacher|my coach|my mother|my parents|my grandpa|go to his house|get home|go back to)",
      "(mom|dad|mother|parents|nobody|no one|teacher|they|she|anyone) <2 (doesn't believe|didn't believe|don't believe|won't believe|wouldn't believe|believes|believe|not believe) me <6 (touch*|uncle|stepdad|he|boyfriend|brother|hurt*|hit*|coach|about|lying|happen*|when i)",
      "(if i tell|if i told|if i say anything|if anyone finds out|if i talk|don't tell|not to tell) <6 (kill|hurt|mom|police|care|foster|taken away|take me away|trouble|beat|send me|split|jail|believe|anyone|social)",
      "(bullies|bully|kids|boys|girls|they|gang|class|older kids|classmates) <4 (beat me up|beat me|hit me|kick me|jump me|jumped me|punch me|push me|spit on me|spat on me|threaten|threatened|hold me down|held me down|pinned me|burnt|burned me|strip*|pulled my|shove me|slam me|choke me|stab|choked me) <5 (school|after|every|lunch|bathroom|locker|toilets|bus|and|if|again|film*|changing|video*|behind|dorm|corridor|break)",
      "(tell|told|telling|tells) <2 (me|to) <2 (to|go) <1 (kill myself|kms|die|kys|end it) <4 (every|school|class|online|group|everyone|day|they|and|in|mom|dad|my)",
      "(creepy|weird|uncomfortable|gross|disgusting|inappropriate) <6 (touch*|stare*|hugs|uncle|stepdad|teacher|coach|bath|shower|lap|kiss*|room)",
      `${adults} <3 (looks at|stares at|stare at|comments on|talks about|compliments|sends|sent|texts|messages|snaps) <2 (me|my body|my chest|my boobs|my legs) <3 (shower|weird|sexual|pictures|dirty|naked|creepy|changing|at night|inappropriate|sexy|penis|dick|secret|nudes|gross|undress)`,
      "(child|children|kid|kids|baby|girl|boy|son|daughter|niece|nephew|student|pupil|grandson|granddaughter|toddler|little one|sister|brother) <6 (touched|touches|being abused|is abused|abused|molested|bruises|bruised|beaten|raped|hurting her|hurting him|told me he|told me she|told me that|burns) <5 (by|on|uncle|dad|stepdad|at|private|daycare|his|her|teacher|grandpa|neighbor|neighbour|back|legs|arms|mother|father|touch*|boyfriend|down|secret|someone|somebody|coach|priest)",
      "(lives|sleeps|sleep|stay|live) <4 (car|street|outside|friend's couch|bus station|park|shelter) <6 (kicked|threw|thrown|mom|dad|stepdad|parents|hit|gay|scared|house)",
      "(kicked|threw|thrown|kick|throwing) <1 me <1 out <6 (gay|trans|pregnant|night|nowhere|dad|mom|parents|school|street|stepdad|he)",
      "(dad|mom|parents|father|mother|uncle) <3 (kill me|beat me|hurt me|throw me out|disown me|send me away) <3 (if|when) <3 (find|finds|found|know|knows|tell|told|gay|pregnant|boyfriend|see|sees|out|grades)",
    ],
    unless: [
      ...notSo,
      "{past}",
      "(grounded|phone|curfew|homework|mess|dishes|car|haircut|tattoo|report card|shot|jab|vaccine|fever|splinter|braid|ponytail|dentist)",
      "(cricket|netball|dodgeball|footy|football|swim*)",
    ],
  },
];
