/**
 * The passwords of 8 characters or more that people choose most, lower case: those of the frequency list that comes with
 * zxcvbn (MIT, © 2012-2016 Dan Wheeler and Dropbox, Inc.), most used first, then some of Spanish speakers and this product.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
password baseball football qwertyuiop superman 1qaz2wsx trustno1 sunshine iloveyou computer starwars
princess corvette 1234qwer internet samantha q1w2e3r4t5 maverick whatever mercedes steelers qwer1234
hardcore q1w2e3r4 midnight bigdaddy marlboro password1 1q2w3e4r cocacola jordan23 asdfasdf liverpoo
qwerty123 passw0rd abcd1234 slipknot scorpion startrek asdfghjkl redskins qazwsxedc liverpool butthead
dolphins qwertyui shithead metallic mountain elephant rush2112 1q2w3e4r5t creative garfield bullshit
asdfghjk 1qazxsw2 airborne brooklyn godzilla darkness blink182 platinum lifehack 12qwaszx snowball nintendo
pakistan redwings explorer guinness lasvegas christin asdf1234 babygirl michigan carolina alexande dickhead
minecraft metallica snickers paradise lacrosse bollocks poohbear qweasdzxc einstein drowssap spitfire
maryjane champion svetlana westside security zaq12wsx 123456789a 1232323q scarface qwerty12 stargate
12345qwert semperfi scotland cherokee simpsons michael1 vladimir passport infinity bulldogs budlight
usuckballz1 softball fktrcfylh kawasaki wildcats logitech swordfis alexandr motorola patriots colorado
juventus freeuser warcraft wolverin elizabet valentin password123 spiderma hello123 ncc1701d pearljam
123qweasd predator charlie1 panthers peekaboo rolltide cardinal chevelle fyfcnfcbz loverboy changeme
electric darkside wolfpack hercules letmein1 spiderman blizzard 123456789q cheyenne cjkysirj pussycat
a1b2c3d4 airplane freepass billybob chocolat stingray firebird zeppelin tarheels greenday engineer hellfire
serenity fireball darkstar mustang1 pavilion bobafett dbrnjhbz welcome1 swimming defender precious icecream
swordfish presario rockstar airforce thailand bluebird goldfish wrangler cadillac longhorn qazwsx123
microsoft christia 123qweasdzxc assassin atlantis lonewolf software srinivas valentina veronika babydoll
butterfly wordpass devildog soso123aljg mistress freedom1 montreal wolfgang basketba hotstuff stephani
jessica1 shamrock fuckyou2 deftones renegade blahblah enterpri 1234abcd babylon5 sweetpea trfnthbyf yankees1
bigboobs aardvark butterfl marathon cavalier manchester buckeyes diamonds 1qaz2wsx3edc highland drpepper
pornstar sherlock thuglife morpheus wetpussy consumer adgjmptw barcelona overlord sundance ultimate ncc1701e
matthew1 geronimo 123qwe123 aleksandr portugal superfly q1w2e3r4t5y6 wrinkle1 seminole alejandr concrete
access14 letmein2 christop trombone rhbcnbyf qazxswedc cdtnkfyf stallion kingkong mongoose bluemoon a1234567
fuckyou1 immortal anthony1 dietcoke hollywoo bonehead ghbdtnbr charlott hongkong william1 ilovesex sebastia
werewolf lollipop eternity super123 cooldude tottenha stocking makaveli satan666 verbatim blackcat raistlin
qwerty12345 punkrock waterloo musicman seinfeld megadeth gn56gn56 skywalke squirrel wolverine stardust
qazwsxed twilight vanhalen intrepid 1234567a punisher showtime ekaterina skittles hannibal thunder1
1q2w3e4r5t6y chelsea1 panasonic sandiego portland blackdog californ playtime 1a2b3c4d gangster warriors
chargers dingdong mushroom crusader dkflbvbh stranger guardian slapshot septembe rammstein munchkin kittycat
1passwor barcelon coltrane goodluck starcraft katerina shaney14 fuck_inside discover spanking lonestar
meridian heather1 stonecol lowrider richard1 zaq1xsw2 tacobell halflife keyboard kangaroo socrates formula1
qwerasdf mailcreated5240 asshole1 fuckface vacation penguins ragnarok colombia dodgeram mustangs sithlord
scoobydo oblivion titleist zxcv1234 bigballs blueeyes mersedes patrick1 cowboys1 nuttertools gateway1
peterpan kingston pa55word freckles aspirine mariners deadhead rootbeer scooter1 plymouth creampie justdoit
1234567q lightnin caliente goodtime thankyou raiders1 brucelee redalert aquarius catherin porkchop sapphire
qwert123 a1s2d3f4 qazwsxedcrfv blackjac chevrole amsterdam spectrum diamond1 123456qwerty labrador syracuse
front242 candyman commando clitoris pineappl lesbians 8j4ye3uz monopoly romashka 123456aa gangbang spartans
snuggles infiniti 1234567890q cosworth phoenix1 qawsedrf doberman brandon1 webmaster porsche9 beefcake
godsmack viktoria starbuck valhalla starfish achilles ncc1701a arsenal1 sailboat jackson1 terminator
phillies pa55w0rd swingers frontier butthole doughboy nebraska qwertyuio agent007 pinkfloy qwerty123456
dannyboy luckydog whocares vfrcbvrf ihateyou vkontakte mandingo dilligaf bunghole golfball technics aberdeen
enterprise stripper hurrican rfnthbyf dthjybrf excalibu melissa1 lancelot keystone passwort flamingo
pokemon1 designer kamikaze warhammer deeznuts apollo13 macdaddy rangers1 manchest meatball eatpussy truelove
sentinel 123456789z jamesbon sexygirl billyboy microsof microlab gordon24 pantyhos passwor1 azsxdcfv
charlton bigmoney fordf150 superstar saratoga wildfire vladislav greenbay poiuytrewq chicken1 maradona
chester1 rjirfrgbde rightnow jasmine1 hyperion treasure meatloaf pass1234 anaconda woofwoof poontang
lionking happy123 albatros kenworth dinosaur happyday holyshit turkey50 ericsson chickens zxcasdqwe
fktrcfylhf polniypizdec0211 crazybab anhyeuem hardrock skywalker samsung1 applepie abc12345 gandalf1
rockhard hellyeah skorpion hedgehog australi america1 1qa2ws3ed yosemite karolina starship greatone
0.0.0.000 football1 freeporn roadkill killbill cinnamon backdoor packers1 rastaman sojdlg123aljg robotech
mechanic pingpong operator rasputin amsterda majestic wrestlin gotohell kingfish passwords zxcvbnm1 lineage2
charles1 nwo4life a123456789 fuckthis kcj9wx5n umbrella r2d2c3po snoopdog splinter underdog megapass
p0015123 shannon1 bullseye blackhaw jamesbond tunafish dkflbckfd translator gfhjkm123 supersta magicman
caligula dfktynbyf deepthroat tazmania tommyboy marino13 vfhufhbnf brighton mamapapa budweise getmoney
qazwsx12 chainsaw eastside qwerty1234 undertaker snowboar moneyman chrisbln viewsonic penthous flounder
whitesox thanatos panasoni sneakers chicago1 ghjcnjnfr titanium madison1 intruder gargoyle poseidon newcastl
johannes buckshot sunnyday goldstar ferrari1 boomboom test1234 florida1 superman1 multiplelo motherlode
westwood apple123 sunflowe assholes babyblue 123qwerty starfire paintbal knickers lokomotiv winston1
rjycnfynby thirteen hotpussy philippe panther1 avalanch newyork1 idontknow vfvfgfgf zerocool godfather
1x2zkg8w zxasqw12 francesc paintball syncmaster aleksandra southpark cambiami monalisa chuckles gladiator
spongebob mazafaka meathead barefoot 12345678q cfitymrf blessing clevelan terrapin clarinet deeznutz
traveler pianoman hawkeyes casanova meowmeow andromeda crystal1 triangle monster1 smeghead cerberus rockford
1q2w3e4r5 goldwing gabriell crjhgbjy james007 tiberius nokia6300 hayabusa salamander 12qw34er thegreat
gesperrt whiskers overkill rhfcjnrf montgom240 sersolution rebecca1 spaceman bulldog1 runescape 12345qwe
lightning megatron illusion roadking hoosiers leavemealone realmadrid balloons tinkerbell heineken moonlight
12345678a mortgage fishing1 doghouse blackbir hardcock seahawks godfathe bookworm talisman blackjack
babyface hawaiian mortimer roadrunn handyman alphabet password2 digital1 beautifu dutchess tiffany1 idontkno
teddybea valkyrie inuyasha wareagle dragonball dolphin1 gameover kittykat wishbone sinister fuckoff1
dragon12 gamecube bitchass preacher z1x2c3v4 playstation claymore checkers armagedon newpass6 aa123456
silverad electron devil666 rhtdtlrj thunderb ghostrider blackout 123456qw bcfields southpar mandarin
cannabis kleopatra baseball1 tottenham dirtbike 1234567890a jackson5 slippery qweasd123 bluefish mollydog
ghblehjr starcraf cameltoe vasilisa elizaveta flexible farscape borussia yfcntymrf scorpio1 fyutkbyf
thedoors 123qq123 7ugd5hip2j asdfzxcv sunflower pussyman deadpool gatorade carpedie cameron1 corleone
webmaste chrysler gabriel1 binladen a12345678 buttercu millwall dragonba stonecold istanbul babylove
bullfrog porsche1 bobdylan capslock teddybear chevrolet gfhjkmgfhjkm coolness barbados knockers amateurs
jayhawks 9293709b13 eldorado soulmate andromed 50spanks kakashka yeahbaby netscape rainbow6 carlitos
eastwood microphone monkey12 coldbeer fgtkmcby just4fun specialk piramida salasana mephisto violetta
spencer1 smashing fastball q2w3e4r5 buddyboy shitface kissmyass radiohea 1234asdf wildcard maxwell1 testpass
pringles pinkfloyd insomnia 1a2s3d4f playboy1 darklord magician telephon vsjasnel12 iverson3 gamecock
budapest yjdsqgfhjkm reckless tiger123 maksimka kazantip concorde qazwsxedc123 pharmacy abnormal jellybea
islander jiggaman classics hooligan strawberry scrabble hawaii50 wg8e3wjf 123456qwe mazda626 rhjrjlbk
killer12 sweetnes masamune mariposa doomsday excalibur buttfuck marcello dynamite master12 lollypop michael2
moonbeam inspiron snowboard forsaken katarina fullmoon sausages stanislav robotics green123 mobydick
senators pumpkins windsurf reddevil vfitymrf nevermind woodland anastasiya presiden yankees2 vanguard
rjhjktdf firewall temppass drummer1 fandango pumpkin1 pussy123 highheel christma qwerty11 icehouse
zxcvbnm123 pineapple harrypotter earnhard mypassword zaqxswcde misfit99 1z2x3c4v broncos1 platypus
password12 radiohead spongebo qwert12345 abrakadabra dodgers1 vikings1 viktoriya reddwarf longjohn slamdunk
alessandro warrior1 honolulu johndeer windmill bergkamp irishman zildjian mudvayne freebird snowflak
nygiants playstat webhompas jefferso comanche monkeybo angel123 death666 hounddog josephin thisisit pallmall
fishbone genesis1 clippers bigblock whiteout fuckinside 123456789s iloveyou2 bluebell undertak chipmunk
mazdarx7 qwe123qwe kjrjvjnbd choochoo lovelife anastasi roadster cbr900rr good123654 zachary1 testing1
highbury koroleva washingt redbaron james123 krasotka pipeline nascar24 tkbpfdtnf smirnoff starligh summer99
fishhead scoobydoo yogibear konstantin terminat ghbywtccf slowhand soccer12 cricket1 fuckhead nostromo
survivor cnfybckfd lemonade rainbow1 cocksuck peaches1 johnson1 solitude catwoman bearcats username wanderer
stephen1 paradigm fantasia borabora gtnhjdbx sundevil mustang6 armstron revolver trouble1 jackass1 volkswag
pool6123 marines1 wildbill 45m2do5bs cleopatr coventry nirvana1 sidekick gbhfvblf zanzibar highlander
tinkerbe bluesman asdfgh01 threesom nautilus everlast ghbdtn123 12qw12qw nokia6233 longdong ghjcnjgfhjkm
penguin1 asdqwe123 tokiohotel sonyericsson pantera1 palmtree andyod22 handball marseille matthias viewsoni
evangelion sandrine sprinter private1 fearless antelope barselona buddy123 fyfnjkbq zxcasdqwe123 fairlane
honeybee soccer10 fantomas gladiato buffalo1 cheshire tomahawk bismillah bigpoppa margarit success1 pasadena
johngalt coldplay capricorn sweetness elcamino trinitro voyager1 carpente spartan1 callisto vendetta
david123 iloveyou1 yamahar1 wildwood foxylady leedsutd dominion enforcer derparol f00tball remingto
vjqgfhjkm rfvfcenhf carnival papillon knuckles cutiepie ghjuhfvvf freefall baritone mischief hetfield
dontknow sasha_007 calimero alexandre whiteboy money123 cygnusx1 firefigh blowfish screamer harddick
sexylady 123456ru wp2003wp kordell1 swinging trucking marijuana noname123 francisc obsidian dfktynby
lakeside suckmydick strawber nokian73 slimshady whistler blueball chris123 cassandr paramedi eclipse1
darkangel smackdow argentin moonligh capricor bigbooty johncena p@ssw0rd cherries lalakers dogpound universa
eggplant fussball captain1 vincent1 taekwondo perfect1 capetown budweiser sylveste cartman1 forever1
marseill magellan hallo123 liverpool1 southpaw notebook pufunga7782 goodgirl challeng millenium sabrina1
camaross hotgirls bubba123 goldfing moonshin sonyfuck mandrake 1234zxcv bubbles1 marcius2 navigator
hellokitty fkbyjxrf earthlink opendoor stanley1 lakewood bluejays commande gateway2 ironmaiden destiny1
espresso toriamos ghhh47hj7649 therock1 p4ssw0rd shadow12 23skidoo roadrunner 12345qwer bordeaux supernov
beatles1 optimist vanessa1 ilovegod nightwish natasha1 patches1 gsxr1000 hattrick enternow lenochka suckdick
intercourse blue1234 waterboy mamacita htubcnhfwbz azertyui limewire houston1 stratfor 12345qwerty stigmata
klondike marijuan hardball nineinch power123 vauxhall awesome1 funstuff krokodil rfntymrf cabernet sheepdog
natalie1 montana1 sammy123 baltimor mash4077 cashmone vancouve dragon69 ilikepie 123456789m hairball
toonarmy pimpdadd q1234567 theforce scheisse maserati sigmachi bigdicks riccardo rfhnjirf dolemite pathfind
password9 vqsablpzla modelsne myxworld hellsing rocknrol killer123 futurama p0o9i8u7 smoothie archange
vagabond billabon darkange skateboard evolutio morrowind plastics zaqwsxcde dominiqu nevermore forgetit
elisabet aolsucks woodstoc scrapper minimoni q123456789 ncc74656 slimshad friendster austin31 dilbert1
blackbird jellybean carebear fireblad pornking flamengo snowbird lonesome baracuda 12345abc singapor
herewego 123456789d kamasutra vipergts navyseal masterbate peterbil cucumber 123qwert summer69 starwars1
sasha123 homemade bradley1 warhamme pinnacle flipflop lfitymrf acidburn fellatio jeepster sexybitch
vfntvfnbrf trinity1 cartoons rainyday alleycat 12345qaz mustang2 apollo11 escalade rainbows daisydog
cocksucker fyutkjxtr whiplash adrenalin ambrosia 5wr2i7h8 penetration stickman puppydog charisma nightmar
laetitia luckyone goldeney 69camaro dragonfl melanie1 phialpha bismarck 7777777a bynthytn alexander1
mallorca dragster favorite6 beethove normandy 1michael nounours trumpet1 thumper1 playball rocknroll
guillaum buttercup cambridg treefrog sexybabe pavement smackdown cannibal asdffdsa nthvbyfnjh benessere
skipper1 azertyuiop 123456789qwe computer1 sephiroth hallowee sparkles 1qazxsw23edc amethyst volleyba
bettyboo ticklish mynameis jupiter1 junkmail sunshine1 longhair gannibal skinhead segblue2 montecar jesus123
charlie2 candyass special1 letsdoit password01 allison1 abcdefg1 notredam liberty1 alcatraz frankie1
1qazzaq1 virginie dfcbkbcf blacklab montrose supernova frederik ilovepussy justice1 playboy2 motocros
lockdown istheman pinetree 1234rewq rustydog tampabay babycake vampire1 streaming fidelity capitals dreamcas
riffraff playmate zxcvb123 fuckme69 pizzaman delpiero 1million wonderboy sergbest cashmoney left4dead
england1 123456as 123456qqq sunlight password99 popcorn1 lol12345 bigtruck revoluti feelgood gogators
papamama trooper1 tigercat usmarine lebowski madagaskar loverman dragonballz italiano naughty1 asdfg123
fisherman weare138 alpha123 piercing abracadabra macintos crescent eatmenow kicksass rfhfvtkmrf paladin1
lunchbox riversid acapulco rhfcfdbwf mercury1 ronaldinho masterbating tennesse matchbox parlament goodyear
hardwood erection highlife implants bendover supersonic babybear laserjet natedogg sopranos cashflow
ghjcnbnenrf ireland1 alterego claudia1 cantona7 ljxtymrf princesa blueberr bobmarley demon666 trinitron
flyers88 nokia5800 qwerasdfzxcv mallrats goldeneye tamerlan backbone huskers1 1qw23er4 nineball stewart1
ballsack flipper1 dortmund homepage coolhand greedisgood wonderfu barefeet 1111qqqq kcchiefs qweasdzxc123
jennifer1 asdasd123 cheerleaers mustang5 hillbill macaroni gigabyte buster12 cyclones jurassic thebeast
metallica1 nemrac58 love1234 flvbybcnhfnjh feathers soccer11 marauder redheads godbless aaaa1111 greywolf
pimpdaddy 123456789r reloaded rfhfylfi culinary 1234567aa phantom1 baberuth asdfqwer abc123456 outsider
blackhawk bigblack valeriya gianluca 1q2q3q4q lavalamp pertinant nokia123 redlight kristin1 poophead
monterey waterfal minnesot bukowski riverrat daredevi arizona1 kamikadze alex1234 55bgates bellagio stiletto
biohazard as123456 darthvad lilwayne nopassword nightowl beckham7 trueblue nevermin deathnote copenhag
gallaries dtkjcbgtl fishtank rosewood blackberry deerhunt surveyor pitchers dipstick jupiter2 softtail
greenman z1x2c3v4b5 smartass chewbacc nosferatu downhill dallas22 powerman qweasdzx princess1 mastermind
care1839 atreides monkeyboy nicetits sealteam chopper1 winter99 myspace1 topolino happyman stonewal
manunited qwerty13 buddydog start123 civilwar deadspin lucky123 tortoise waterski dtxyjcnm interacial
nightwin passmast eldiablo screwyou badabing foreplay seductive happines gizmodo1 pizzahut kikimora a1a2a3a4
2wsx3edc sprocket wdtnjxtr bisexual makeitso nothing1 fishcake libertad fivestar mississi 123456789v
kenneth1 bluestar ntktdbpjh paperino dragonfly suckcock lapochka mike1234 q1q2q3q4q5 maxpower raymond1
crazyman finalfantasy kissmyas magic123 alessand ghbdtnrfrltkf augustin nathanie 1z2x3c4v5b gangbanged
lovehate hondacbr mamochka fisherma bismilla spiderman1 20spanks kristen1 bigdick1 friday13 qaz123wsx
0987654321q yaroslav websol76 hugoboss websolutions sephirot timoxa94 mazda323 sokolova skydiver jesus777
1234567890z guillerm india123 stoppedby nokia5530 123456789o whoknows godspeed foreskin slapnuts rosebud1
sandman1 honeybun topsecret letsfuck pippen33 qw123456 lighthou nancy123 jeffrey1 losangeles leonidas
a1b2c3d4e5 general1 bigbucks tickling 987654321a christophe petrovich dirtydog allstate wachtwoord creepers
georgia1 fujifilm daredevil lionheart catfight vodafone valleywa chickenwing101 qq123456 livewire livelife
roosters ilya1234 architec blackops 1qaz2wsx3edc4rfv smirnova dragon01 a1s2d3f4g5 maurizio zxcvasdf graywolf
3rjs1la7qe macgyver hugetits flathead goofball anthony7 jessica2 sarajevo rfgbnjirf joystick batman12
victory1 saxophon lionhear hillside starlight access99 molly123 blackice quant4307s squerting flashman
tangerin housewifes monkey69 escorpio password11 warcraft3 qazxsw123 ghbdtndctv lincoln1 firestorm ludacris
milamber evangeli letmesee hooters1 0o9i8u7y sooners1 glendale scorpions groupd2013 freewill silverado
vflfufcrfh cornhole aerosmit bionicle gfgfvfvf daniel12 favorite2 detroit1 shredder wednesda sparhawk
firehawk 911turbo funtimes timothy1 bajingan frenchie 1mustang babemagnet truffles douglas1 lamborghini
motocross skeeter1 angel666 carpediem scirocco fuzzball rushmore lacrimosa chevys10 madonna1 domenico
atlanta1 service1 devilman euphoria checkmat browndog horsemen jediknig allnight starlite close-up wrinkles
snapshot dima1995 thetruth priyanka dutchman passcode justinbieber pennywis zaq12345 assmunch wellingt
madala11 bettyboop gregory1 hawthorn bernhard dominika hunter12 vfhbyjxrf lockerroom 1password futyn007
daydream dragon123 friends1 rocky123 asslover mannheim manager1 horseman komputer pictuers nokia5130
ejaculation nastenka toulouse smoke420 fullback dreamcast casablanca salvator pussylover vivitron cobra427
armageddon myfriend qwedsazxc illmatic capoeira freedom2 shinigami fhvfutljy nocturne churchil thumbnils
tailgate neworder sexymama michelle1 earthlin basketbal aligator mojojojo welcome2 papabear sfgiants
billabong monolith ticktock japanees contortionist admin123 alabama1 fantasy1 woodstock fireman1 embalmer
woodwork newstart panorama daedalus fruitbat violator knickerless undertow kfcnjxrf masturbation transexual
stinger1 landrove anakonda rfhlbyfk fordtruc archangel greentea morticia evanescence 3edc4rfv longshot
windows1 starbucks prelude1 homebrew letmeinn fordf350 michele1 wingzero qawsedrftg alfarome fantasti
1a2s3d4f5g natascha kennwort q1q2q3q4 qazwsxedc1 diamante pornographic comicbookdb motdepasse braveheart
kickflip arcangel superbow porsche911 dagobert barbara1 vfpfafrf babemagn sublime1 buckwhea pussy4me
redstorm paramore imtheman milkyway bigpenis newproject2004 rammstei j3qq4h7h2v lambchop anthony2 gfhjkm12
dreamer1 cybersex cowboyup maximus1 manhatta yfnfitymrf 123456789p trousers fishface motherfu ibilltes
maximilian mypasswo marajade morozova enter123 12345asd princeto hellohel ursitesux 1234kekc duracell
sevenof9 corvet07 rdfhnbhf tiberian needforspeed dropkick kevin123 a123456a vfhnsirf sk8ordie fireblade
marishka gorillaz revival47 ironman1 ramstein doorknob devilmaycry nemesis1 pennstat shevchenko detectiv
evildead blessed1 bullwink asmodeus rapunzel deepthro maxpayne montecarlo hernande 123456789l bravehea
12locked pegasus1 saltydog everques ytngfhjkz businessbabe 123456ab qwerty78 fuckmehard shotokan seahorse
everton1 bulldawg monkeyman losangel mastermi zxcvb12345 geibcnbr ladybird rktjgfnhf ghjdthrf impalass
optiplex santacru ignatius master123 newpass1 heather2 snoopdogg blondinka honeydew fuckthat goldrush
avalanche snowman1 1a2b3c4d5e nokia5230 dragrace 123456qq capital1 sammydog hulkster omegared l58jkdjp!
123mudar samadams charlie123 sunderla 123qweas kazanova monkey123 fktyeirf bluenose asd12345 waffenss
1a2a3a4a trailers beachbum bubblegum mackenzi hershey1 bugsbunn newport1 hornyman thething solnishko
buckeye1 ethernet uncencored rb26dett choppers anna2614 callofduty rt6ytere timelord allblack tequiero
snowflake dickweed firestar fred1234 ghjnjnbg milhouse masterbaiting invictus yourmama pontiac1 verygood
adventur austin316 hogwarts navigato desperado eightbal aerosmith wingchun sanity72 partizan utahjazz
submarin pussyeat heinlein control1 costaric triplets teacher1 evergree qwerty99 pyramid1 lebron23 blackbelt
housewife cynthia1 temptress russell1 frank123 songbird girfriend jakester falstaff patrizia qwaszx12
goodlife shitfuck russian7 gobigred deborah1 volkswagen alkaline muffdive 1letmein cannonda cvbhyjdf
germany1 raindrop elvis123 citibank fakepass birthday4 nonmembe parsifal rickster coolgirl motorcyc tenerife
fordf250 iloveporn hotbabes fynjybyf wapapapa tecumseh 0000000000o blackcock antigone novikova peregrin
spartan117 tooltime bonethug tonyhawk laracroft mahalkita terriers littlema glennwei fuckshit hornyguy
southside antonio1 bobmarle ilikesex astonvil account1 maurolarastefy barracud pathfinder asdfg12345
rerfhtre gotyoass grandpri colossus homer123 watermelon shadow01 lasttime pyramids galeries bigpussy
astalavista unicorn1 killzone qaz12345 zxcvvcxz duckhunt sexsexse fuckyeah bigbutts element1 marketin
elbereth blaster1 yamahar6 lindsay1 seattle1 lagwagon misiaczek smokedog lakers24 ironhors volkodav
penetrating summertime takamine hardwork macintosh passthie flowers1 music123 phaedrus gulliver
domainlock2005 express1 youandme dhjnvytyjub testibil 987654321q pokemon123 thesaint x72jhhu3z theclash
guesswho gymnastic cxfcnkbdfz lemmings r4e3w2q1 schnuffi basebal1 goodfell hermione peaceout davidoff
yesterda headless catdaddy yorktown tryagain 12s3t4p55 momsanaladventure mustang9 dangerou packard1 excellen
jbond007 alligator wellhung monkeyma vaseline 123456asd cbr600rr doggydog jason123 flipmode sonyvaio
sixtynin luscious envision loglatin payton34 123456789k chipper1 uhbujhbq rsalinas vfylfhby longhorns
everquest !qaz2wsx blackass snakeman p455w0rd mysecret phoenix2 october1 panties1 blackcoc blackboy meandyou
lancaste polaroid edinburg fuckedup golfclub bookcase worldcup dkflbvbhjdbx 17171717aa letsplay zolushka
67camaro barracuda romanova algernon amoremio william2 hd764nw5d7e1vb1 deutschland robinhood machoman
pandora1 tomservo nadezhda saab9000 f15eagle 12qwerty greatsex baywatch doggystyle january1 zz8807zpl
sidewind soccer13 onepiece bruno123 mustang8 blackbel hatteras asdfjkl; camelot1 rebbyt34 vegas123
aleksander ijrjkflrf lotus123 freiheit drjynfrnt waterpolo cezer121 blondie1 happydog satellit
qazwsxedcrfvtgb facefuck deathrow patterso hawkeye1 5tgb6yhn crocodil splatter buratino dragon11 123qwe456
trucker1 ganjaman 1hxboqg2 cheyanne sebastie maddison 4rfv3edc darthvader lifeisgood gooseman insertions
123masha boogaloo stamford pimpster winchest francis1 1basebal emmitt22 bignasty 123hfjdk147 caseydog
peternorth amarillo monkey11 a1a2a3a4a5 sweetass babushka vfnbkmlf gotigers lindsey1 dragon13 qazxsw12
dropdead hitman47 eleven11 bloopers avangard ginscoot masterkey rootedit hannover 8phrowz622 angelito
badkarma glenwood footlove summer12 fastcars pantyhose arabella c3por2d2 dillweed geraldin loveyou2
5hsu75kpot alexandru teamwork deepblue goodison r2d2c3p0 topsecre mandolin brother1 failsafe open1234
priscill trojans1 calamity ufhvjybz hawkwind luv2epus aquafina pepsi123 passwerd headshot password3 gbgbcmrf
pornpass insertion nyyankee nbuhtyjr fabienne chrissy1 loveme89 boris123 novifarm qwerty777 giveitup
123456abc assassins swallows moonshine hotchick princessa holiday1 miranda1 jamaica1 badnaamhere 085tzzqi
universi nevermor qwerty77 seraphim black123 ducati99 dkflbvbhjdyf 44magnum samantha1 ultraman redneck1
usmc0311 monique1 alphaman greyhoun carefree 063dyjuy assclown federica hilfiger lexingky akatsuki johndeere
mattingl redwing1 moonstar tanechka carthage bondarenko mostwanted steve123 passions prospero barakuda
broodwar christy1 flintsto cumeater collecti 1qaz!qaz chemistr andrew12 ytrhjvfyn mobbdeep transfor westham1
daffodil pussylicker warehous polarbea anatoliy cableguy aqualung jimmy123 luckyman kingsize golfing1
marigold saopaulo year2005 joseluis lalaland indiana1 buffalos loveyou1 anteater redshift summerti ricochet
schastie suikoden whoopass vladvlad gunsling blackie1 gfhjkzytn foxhound ghjvtntq bluedevi summer01 licorice
thorsten strange1 vergeten 8phrowz624 stampede sailfish allstars master01 bayliner michael3 pentium4
mapet123456 phillip1 arsenalfc opensesame charles2 backspac mustang0 cristiano getsdown wasdwasd redhead1
longlegs ducksoup omsairam asterios searcher tashkent 1asshole milenium illumina buster01 bareback
goldfinger 33rjhjds thinkpad bonghits magnavox rooster1 touchdow limpbizkit rhfcfdxbr baphomet afrodita
lovefeet matthew2 theworld thunderbird forklift creatine pussylov bastard1 skyline1 nolimits billiard
buttplug westlife coolbean october2 ilya1992 pioneer1 essendon celticfc chillout thelast1 metalgear ronaldo7
vicecity postov1000 charlie3 oldschool legoland antoshka counterstrike mustang3 qwertzui tigger12 rerehepf
nokia3250 solidsnake rockroll titanic1 prashant katharin michael9 mymother pennstate fightclub showboat
mammamia dustydog dominator pleaseme whatever1 junkyard galadriel charlies 2wsxzaq1 crimson1 behemoth
master11 joshua12 mousepad 123321qwe metalica rerfhfxf powerade aaaaaaa1 kovalenko 151nxjmt shadow11
zcxfcnkbdf gy3yt2rgls bladerunner fuckyou123 kitty123 orlando1 skateboa red12345 destroye snoogans juancarlo
gfhfljrc passfind oscar123 derrick1 viper123 shooter1 nighthaw browneye chocolate1 7hrdnw23 jediknight
argonaut goodstuf wisconsi abigail1 lucky777 valdepen ghjnjrjk zaq1xsw2cde3 letmein22 codeblue nokian70
footbal1 smuggles krasnodar sixtynine ladygaga venezuel kochamcie trustn01 davecole nosferat hotsauce
bluebear tarantul asd123asd theflash 1footbal titlover lucas123 sampson1 dragon99 metropol psychnau vthctltc
firework wildcat1 ghtktcnm besiktas minotaur orange12 favorite7 agnieszka 1a2a3a4a5a scruffy1 clitlick
redbeard vfvfvskfhfve sandydog network1 favorite8 longdick mustangg mavericks angelofwar brianna1 slayer666
baldrick lovesexy thissuck characte telecast repytwjdf thematrix hammerhe gunsmoke margosha ghjcnjghjcnj
mnbvcxz1 rocketman flhtyfkby pi314159 televizor gtkmvtym dreamers strannik steelhea commodor brian123
ibilljpf thomas12 ghbrjkbcn q1234567890 hibernia 68camaro 1234567u halfmoon ranchero passion1 birthday1
henderso boscoe01 simpson1 loredana iloveher fkmnthyfnbdf lostsoul fuckfest spartacu bigstick milashka
champagn papichul hrvatska hondacivic moneybag ytyfdbcnm darkmoon playboys tristan1 oriflame thematri
qweqwe123 multisyn dagestan satriani rocketma pendrago hellokit bumblebe badlands galactic emachines
frontera daisymae hornyboy welcome123 tigger01 iwantsex rockydog brasilia southsid ghbdtn12 ctdfcnjgjkm
gremlins michael8 123456789abc bigpimpi classic1 malcolm1 ganjubas funnyman 123456789n admin18533362
biggdogg internet1 blowjobs 1jennife evgeniya pinewood justin12 notredame million1 funhouse angeleye
winter12 sweethea imperium salamandra stroller njdevils vittorio %%passwo rjyatnrf shadow13 radiance
toshiba1 killemall smallville landscap exploite damage11 dzxtckfd trader12 dragon88 23176djivanfros artofwar
metal666 123456789qwerty sobriety karamelka roberto1 lizaveta bluenote tazdevil katrina1 bigfoot1 fatpussy
nonrev67 qqqq1111 fairview voltaire qazxswedcvfr dickface lapdance bosstone danielit mounta1n player69
bluegill warcraft1 ilovemyself thetachi goodtimes blacksun chewbacca galatasaray centrino hendrix1 vlad1996
sarah123 nicholas1 123456zxc bugsbunny dominic1 freetime 12345678 123456789 1234567890 11111111 12344321
4815162342 11223344 789456123 147258369 1234554321 123654789 741852963 147852369 1029384756 31415926
12345678910 11235813 123454321 14789632 1123581321 111222333 147896325 123321123 192837465 25802580
123698745 12369874 12312312 1122334455 11112222 15426378 73501505 321654987 13243546 78945612 18436572
963852741 123789456 12131415 10203040 12345679 19411945 14725836 135792468 123456654321 1357924680 01020304
987456321 1234567891 12365478 134679852 7894561230 74108520 123456123 25800852 19283746 135798642 0192837465
14881488 10293847 12348765 369258147 789654123 1234567899 44332211 66613666 1234509876 18121812 22446688
123456789987654321 14785236 1020304050 741258963 112233445566 12345677 1357908642 789632145 99762000
123456987 918273645 123581321 24681012 159753456 74123698 12349876 12345687 11001001 963258741 12345123
27731828 1213141516 890098890 12340987 22334455 12345612 13245768 123456789123 123698741 74227422 43046721
12345678900 18273645 12345654321 11122233 147896321 369852147 78963214 69213124 01478520 0102030405
100200300 34523452 3216732167 12345432 74185296 32165498 13572468 123321456 48151623 159753123 333666999
13576479 246813579 89600506779 08154711 159753852 777888999 12233445 987412365 748159263 1223334444 12332112
789123456 326159487 159875321 13579246 96385274 89015173454 11121314 21125150 243462536 19844891 132465798
541233432442 1111122222 135797531 44445555 19933991 0147896325 12345678900987654321 contraseña contrasena
contraseña1 contrasena1 contraseña123 contrasena123 micontraseña tequieromucho teamo123 teamomucho
teamotanto amorcito corazon1 corazoncito bienvenido bienvenida bienvenido1 barcelona1 realmadrid1 madridista
atletico atleticomadrid sevilla1 valencia1 zaragoza españa123 espana123 vivaespaña mexico123 mexicano
argentina argentina1 colombia1 venezuela chilechile cruzazul americaamerica bocajuniors riverplate chocolate
guadalupe alejandro alejandra estrella estrella1 estrellita princesa1 preciosa hermosa1 bonita123 muñequita
gatito123 perrito1 amigos123 amistad1 familia1 familia123 mifamilia losquiero teextraño tranquilo tranquila
felicidad esperanza esperanza1 libertad1 jesucristo diosesamor jesusteamo santiago sebastian francisco
fernando fernanda cristina veronica gabriela margarita victoria salvador password2024 password2025
password2026 bienvenidos invitado administrador usuario1 usuario123 qwertyuiop123 asdfghjklñ abcd12345
aa12345678 admin1234 adminadmin root1234 testtest batman123 remanso1 remanso12 remanso123 remansoremanso
mindfulness meditacion meditation respirar respira1 serenidad tranquilidad breathe1
`
    .trim()
    .split(/\s+/),
);
