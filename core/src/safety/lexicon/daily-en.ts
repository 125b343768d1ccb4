/** English words of every day, of feelings and of how something is said, by what they stand for; "*" for any ending. */
export const englishDaily = {
  i: "i i'm im me my mine myself i've ive i'd i'll id ill meself",
  we: "we us our ours we're weve",
  you: "you your u ur yours you're",
  they: "they them their theirs everyone everybody people others folks",
  not: "not no don't dont never cant can't cannot won't wont didn't didnt doesn't doesnt isn't isnt wasn't wasnt ain't aint nor haven't havent wouldn't wouldnt shouldn't couldn't couldnt without nah nope neither",
  if: "if unless whether maybe might could would perhaps suppose possibly",
  but: "but however though although except yet only still",
  again: "again still keep keeps keeping another more every always back once twice third",
  almost: "almost nearly close closer barely just came",
  done: "done already did finished have had made",
  soonish: "before after until till when since by then next",
  joking:
    "lol lmao* lmfao rofl haha* hehe* jk kidding joking joke jokes funny hilarious literally ffs omg tbh ngl fr bruh",
  made: "movie* film* song* lyric* book* novel* episode* ep show shows series game games level essay poem news documentary netflix spotify playlist tiktok meme* chapter character band concert podcast* play stage theatre theater reading museum history exam story author detective villain anime manga season trailer audiobook",
  care: "patient* ward shift shifts nurse* nursing hospice paramedic firefighter vet clinic hotline helpline morgue ambulance triage resident autopsy police officer butcher farm farmer abattoir undertaker lifeguard prevention training course seminar lecture",
  job: "office client* boss meeting* project* deadline* warehouse factory customer* coworker* manager interview* resume cv colleague* work working worked job jobs career hired fired payroll salary overtime email emails report reports invoice* presentation slides team hr promotion redundancy",
  study:
    "exam* test tests class classes finals thesis grade* study* quiz homework uni college school teacher lecture assignment* revision semester essay dissertation campus library lab professor degree coursework mock results",
  money:
    "money rent debt* bill bills bank pay paid paycheck payday loan* mortgage budget savings broke cash card overdraft tax taxes price cost costs expensive cheap wages afford",
  home: "house home flat apartment kitchen bathroom room boiler landlord neighbours neighbors neighbour neighbor furniture sofa couch laundry dishes clean cleaning chores repair* plumber paint painting moving move boxes tape garage garden roof leak* heating rent",
  food: "pan pizza coffee tea dinner lunch breakfast chicken cookie* cake sandwich burger soup rice curry pasta bread cook* cooked cooking bake* baking recipe* meal eat ate restaurant snack chocolate salad chips noodles egg eggs cheese fruit kettle oven bbq supper toast",
  shop: "shop shops shopping store supermarket groceries buy bought sale order* delivery amazon parcel market target ikea",
  weather: "rain* snow* sun sunny weather cold hot heat storm wind* cloudy fog ice warm autumn fall winter",
  sport:
    "football soccer basketball gym run running bike cycling match team workout fishing swim* swimming yoga hike hiking climb* game tournament goal training cricket golf dance dancing skate surf walk walks walking marathon race",
  hobby:
    "knit* crochet paint* draw* guitar piano choir sing* singing music photos garden* plants planted tomatoes roses lego puzzle* chess gaming ps5 xbox minecraft read book craft* sew* pottery birds camping",
  travel:
    "trip travel* holiday vacation flight fly airport train ticket* bus hotel beach visa passport suitcase packing drive road station luggage tour",
  pets: "dog dogs cat cats pet pets puppy kitten hen hens chickens vet hamster fish parrot rabbit horse",
  party:
    "party birthday wedding christmas concert club dance night out celebrat* festival barbecue baby-shower graduation anniversary dinner date drinks pub",
  machine:
    "phone battery laptop computer wifi internet engine charger printer car tv screen app update password login software router tablet broken fix",
  health:
    "doctor gp dentist appointment* hospital surgery scan blood test flu cold cough fever headache* migraine* knee back physio prescribed vitamins checkup vaccine antibiotic* x-ray optician glasses hearing cataract* clinic pain pains sore allergy pill",
  sleep: "sleep* slept nap bed insomnia tired dream* dreams nightmare* rest melatonin snore* alarm awake",
  family:
    "family wife husband sister brother grandma grandpa parents mom mum dad mother father kids son daughter cousin aunt uncle nan gran in-laws niece nephew missus hubby partner grandson",
  friend:
    "friend* mate mates roommate flatmate buddy bestie classmate group crew pal pals neighbor neighbour",
  love: "love loved dating date crush relationship breakup broke heartbreak* dumped cheating cheated ex divorce* tinder ghosted kiss miss marriage separated",
  grieve:
    "miss misses missing lost loss grief mourn* widow* funeral anniversary passed late memory memories ashes grave",
  cry: "cry* cried tears sob* weep* bawling",
  anxious: "anxi* panic* nervous worr* stress* overthink* tense pressure racing shaky dread* fear",
  sad: "sad lonely empty depress* down low hollow numb blue heartbroken miserable unhappy gloomy heavy",
  angry:
    "angry mad furious rage annoy* pissed hate hates irritat* frustrat* sick fuming scream yell unfair shout",
  tired:
    "tired exhaust* worn drained weary fed burnt burnout knackered shattered wiped overwhelmed overwhelm* overloaded swamped",
  shame:
    "ashamed shame embarrass* humiliat* guilty stupid idiot failure fail loser ugly disgusting worthless useless pathetic weak",
  good: "good great happy nice fun glad better cute yay excited beautiful lovely proud fine ok okay amazing awesome best enjoy* enjoyed laugh* laughed smile* relaxing blessed finally brilliant gorgeous delicious",
  app: "exercise* breathing app garden audio meditation activity activities session reminder* check-in notification* journal journaling plan settings account premium chart streak button routine technique stretches tips suggestion*",
  ask: "how what when where why which can could should would does do is are",
  say: "said says told tell texted posted mention* asked answered called wrote messaged talk talking",
  greet: "hi hello hey hiya morning evening afternoon yo sup dear sir madam",
  please: "help please pls plz could advice idea ideas need",
  past: "ago used before once years back then yesterday was were had when childhood kid teenager twenty ten over recovered past therapy since",
  dismiss: "nothing matters fine anyway whatever nvm nevermind okay never-mind no-worries relax",
  pray: "god lord jesus pray* church amen bible allah mosque temple faith mass choir bless",
  number: "one two three four five six seven eight nine ten twenty hundred 1 2 3 4 5 6 7 8 9 10 20 30 50 100",
} as const;
