import type { Reading } from "./reading.ts";

// What takes the alarm out of plain words: they are long over and told calmly, or somebody denies them. Words come as normalise.ts makes
// them: lower case, without accents, parted by one space.

const number =
  "(?:\\d+|un monton de|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|muchos|varios|bastantes|unos|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|many|several|some|a few)";
const longAgo = new RegExp(
  `\\b(?:ya (?:van|hace|pasaron|han pasado) (?:casi |mas de |como )?${number} anos|a los (?:1[0-9]|2[0-9]|doce|trece|catorce|quince|dieci\\w+|veint\\w+)(?: anos)?|(?:at|aged?|i was) (?:1[0-9]|2[0-9]|(?:six|seven|eight|nine|four|fif|thir)teen|twelve|twenty)|(?:gone|left|clean) since |left in (?:the )?\\d+|in those days|en (?:esa|aquella) epoca|hace (?:ya |mas de |casi |como )?${number} anos|hace anos|anos atras|en (?:el |los )?(?:19|20)\\d\\d|en los (?:80|90|ochenta|noventa)|(?:de|cuando era) (?:adolescente|joven|chic[oa]|nin[oa]|estudiante)|cuando (?:tenia|iba) (?:\\d+|al|en la)|${number}(?: \\w+)? years? (?:ago|back|later|on|sober|clean)|(?:years|decades?) (?:ago|back|on)|ages ago|back (?:in|then|when)|in (?:19|20)\\d\\d|when i was (?:\\d+|a (?:kid|teen\\w*|child|student)|at (?:school|uni\\w*)|young\\w*|in (?:school|college|my)))\\b`,
);
const wellNow =
  /\b(?:hoy|ahora|actualmente|desde entonces|quedo atras|ya (?:paso|no|estoy|esta)|superad\w+|recuper\w+|sali de (?:ahi|eso|alli)|vivo|tranquil\w+|feliz|contento|contenta|now|today|since then|these days|anymore|glad|good now|well now|happily|forgiven|forgave|counsell?ing|therapy|recovery|rarely|wed|ni lo pienso|perdon\w+|terapia|como de todo|long (?:over|since|gone)|sorted|behind me|recovered|got better|did get better|happy|fine|calm\w*|sleep well|i coach|got (?:kids|two|three))\b/;
const backAgain =
  /\b(?:otra vez|de nuevo|vuelv\w+|volvi\w*|volver a|ha vuelto|ultimamente|estos dias|todavia|aun|sigo|siguen|igual que|como entonces|again|lately|coming back|came back|still|same as|louder|recently)\b/;

// a wish or a plan of today, and a no that was not true
const stillSo =
  /\b(?:(?:me )?(?:quiero|quisiera|voy a|vi a|necesito|ganas de|pienso en) (?:\w+ ){0,2}?(?:mor\w+|mat\w+|suicid\w+|quitarme|desaparecer|cortarme|hacerme dano)|(?:want|wanna|going|gonna|need|thinking) (?:\w+ ){0,2}?(?:die|dying|dead|kill\w*|end it|suicide|hurt myself|cut)|menti\w*|mentira|no (?:es|era) (?:verdad|cierto)|en realidad si|lied|lying|lie|not true|wasn't true|truth is|actually yes)\b/;

// safety.md: sexual abuse counts now or past; and what goes on is not over
const staysViolence =
  /\b(?:viol[aoe]\w*|abus\w+|manose\w+|me toc\w+|rap(?:e|ed|ing)|molest\w+|assault\w+|touched me|pegan?|golpean?|amenazan?|tambien|hits|beats|hurts|threatens|chokes)\b/;

const wasAsked =
  /\b(?:me pregunt\w+|pregunt(?:o|aron|aba|a) si|(?:asked|asks|asking) (?:me )?(?:if|whether|about))\b.{0,120}\b(?:(?:le |les )?(?:dije|conteste|respondi) que no|la verdad es que no|(?:i )?(?:said|told (?:him|her|them)|answered) no|no (?:cos|because|since) i (?:don't|dont|do not))\b/;
const denial =
  /\b(?:(?:no|nunca|jamas) (?:me )?(?:quiero|quise|voy a|pienso(?: en)?|estoy pensando en|he pensado(?: en)?|pense(?: en)?|haria|tengo (?:ganas|intencion) de) (?:\w+ ){0,1}?(?:mor\w+|mat\w+|suicid\w+|hacerme dano|quitarme|cortarme|lastimarme)|(?:don't|dont|do not|never|not) (?:\w+ ){0,3}?(?:want to (?:die|hurt|kill)|thinking (?:of|about) (?:suicide|dying|death|killing|hurting|ending)|(?:hurt|harm\w*|harmed|kill(?:ing)?|cut(?:ting)?) myself|suicidal)|(?:too|far too) \w+ to (?:ever )?(?:hurt|harm|kill|cut) (?:my|any)\w+)\b/;
// safety.md: a negation is harmless only where no "but" with exhaustion, disappearing or no way out follows
const half =
  /\b(?:pero|solo|solamente|nomas|aunque|sino|but|just|only|though|although)(?: \S+){0,8}? (?:cansad\w+|agotad\w+|hart\w+|desaparec\w+|descans\w+|dejar|parar|par[ae]|acab\w+|termin\w+|puedo|aguanto|salida|exist\w+|despert\w+|dormir\w*|vivir|viv[ao]|tired|exhausted|done|fed|disappear\w*|stop\w*|end\w*|rest|over|out|exist\w*|wak\w+|sleep|liv\w+|alive|here|can't|cant|gone|hurt\w*)\b/;
const conditional = /\b(?:if|unless|until|till|except|si|hasta que|salvo|a menos que)\b/;

// whoever calls it a joke in the same breath is asked
const calledJoke =
  /(?<!\b(?:no|not|ni|never|isn't|ain't|without) (?:(?:es|era|a|even|una|de) )?)\b(?:(?:es|era|de|una|en) broma|bromeando|jk|kidding|joking)\b(?! aside)/;

const mostWords = 60;

/**
 * A reading of danger for oneself or of violence, lowered where the whole of a short text tells it as long over or denies it: a sure one asks,
 * an unsure one is distress. Something taken, the body and other people's danger stay as they are.
 */
export function lessAlarmed(reading: Reading, plain: string): Reading {
  if (reading.level < 2 || reading.level > 3 || !isOneself(reading) || plain.split(" ").length > mostWords)
    return reading;
  const isOver = longAgo.test(plain) && wellNow.test(plain) && !backAgain.test(plain) && !stillSo.test(plain);
  if (wasAsked.test(plain)) return stillSo.test(plain) ? reading : asDistress(reading);
  if (denial.test(plain) && !conditional.test(plain))
    return half.test(plain) ? { ...reading, level: 2, sure: false } : asDistress(reading);
  if (calledJoke.test(plain) && (reading.kind === "life" || reading.kind === "self-injury"))
    return { ...reading, sure: false };
  if (!isOver || (reading.kind === "violence" && staysViolence.test(plain))) return reading;
  return reading.sure && reading.found !== "readers"
    ? { ...reading, level: 2, sure: false }
    : asDistress(reading);
}

function asDistress({ found }: Reading): Reading {
  return { level: 1, kind: null, sure: false, found };
}

function isOneself({ kind }: Reading): boolean {
  return kind === "life" || kind === "self-injury" || kind === "violence" || kind === "eating";
}
