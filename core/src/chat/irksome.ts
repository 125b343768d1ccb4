import type { ByLanguage, Language } from "../language.ts";
import { readableText } from "../safety/normalise.ts";

// Words of whoever tells of a nuisance, an injustice or a worry of every day
const irking: ByLanguage<RegExp> = {
  en: /\b(?:(?:boss|manager|supervisor|landlord|he|she|they) (?:just |has |have )?(?:changed|moved|cut|cancel\w*|swapped|took away) (?:my|our|the) (?:\w+ )?(?:shifts?|schedule|hours|days? off|leave|weekend)|wants? me (?:in|to (?:work|stay|come in|cover))|made me (?:stay|work|redo|wait)|rais\w+ (?:the|my|our) rent|snapp\w* at|had a go at|in front of (?:everyone|everybody|the \w+|a \w+)|no ?shows?|unfair|not fair|annoy\w*|irritat\w*|mad|pissed|angry|furious|fed up|sick of|tired of|so done|can't stand|cant stand|hate|ugh+|argh+|yell\w*|shout\w*|rude|blam\w*|complain\w*|delay\w*|postpon\w*|pushed (?:back|again)|got pushed|cancel\w*|broke|broken|busted|leak\w*|stuck|ruin\w*|fail\w*|mess\w*|argu\w*|fight\w*|fought|fell out|not (?:speaking|talking)|isn't speaking|isnt speaking|ignor\w*|left me|dump\w* (?:it|on)|behind my back|pulled me up|told off|written up|overtime|mandatory|short ?staffed|no (?:sleep|time|break|money)|cant sleep|can't sleep|debt|overdue|charged|rent|fees?|lied|steal\w*|stole|cheat\w*|drill\w*|noise|noisy|nag\w*|stress\w*|overwhelm\w*|exhaust\w*|worn out|rearrang\w*|without asking|slept thr\w*|gonna miss|won't let|wont let|forc\w*|pressur\w*|criti\w*|point out|worr\w*|nervous|afraid|scared|trouble|problem\w*|issue\w*|difficult|struggl\w*|awful|terrible|horrible|sucks?|crap\w*|shit\w*|bloody|damn\w*)\b/,
  es: /\b(?:me (?:ha |han )?(?:cambi\w+|quit\w+|movi\w+|recort\w+) (?:otra vez )?(?:el|los|las|mi|mis) (?:turnos?|horarios?|horas|dias? libres?|vacaciones)|quieren? que (?:vaya|trabaje|me quede|cubra|haga)|me (?:ha |han )?(?:llamado la atencion|llamo la atencion|rini\w+|regan\w+|humill\w+)|delante de (?:todos?|todas|los|las|un|una)|enfrente de (?:todos|todas)|sub\w+ (?:el|la) (?:alquiler|renta)|y encima|encima (?:de (?:todo|eso)|me|no|tengo|va)|injust\w*|harta|harto|hart[oa]s|enoj\w*|enfad\w*|cabre\w*|encabron\w*|rabia|coraje|bronca|molest\w*|fastidi\w*|odio|uf+|gritan?d?o?|grito|gritos|insult\w*|culpa\w*|quej\w*|retras\w*|cancel\w*|romp\w*|roto|rota|averi\w*|estrope\w*|atasc\w*|pelea\w*|pele[eao]\b|discut\w*|discusion|no me habla|no contesta|ignora\w*|dejo en|deja en|obligan?|no me dejan?|no puedo|no doy|no llego|no me llega|no alcanza|sin dormir|no duermo|deud\w*|deb[eo]\b|multa|cobr\w*|descont\w*|alquiler|renta|factura\w*|recibo\w*|mentir\w*|mentira|rob\w*|taladr\w*|ruido\w*|presion\w*|critic\w*|preocup\w*|nervi\w*|miedo|problem\w*|lio|dificil|cuesta|mal|fatal|horrible|feo|fea|verguenza|ridicul\w*|suspend\w*|jale|reprob\w*|perd\w*|estres\w*|agob\w*|agot\w*|cansad\w*|cansa|doblo|exig\w*|amenaz\w*|despid\w*|mierda|joder|jodid\w*|putada|chale|no es justo|varo|vararon)\b/,
};

// "the drilling stopped" tells of no trouble any more
const easing =
  /\b(?:stopped|better|finally|at last|showered|all good|sorted|fixed|no worries|mejor|por fin|ya paso|se paso|se arreglo|arreglado|ya esta bien|no pasa nada)\b/;

/** Whether a message tells of an ordinary trouble, in words of such, and not of its end. */
export function isIrksome(message: string, language: Language): boolean {
  const { plain } = readableText(message.slice(0, 600));
  return irking[language].test(plain) && !easing.test(plain);
}

const pleasing: ByLanguage<RegExp> = {
  en: /\b(?:beach|holidays?|vacation|half day|day off|fun|nice|lovely|great|good|love[ds]?|laugh\w*|funny|smil\w*|happy|enjoy\w*|tea|cake|pizza|dinner|birthday|party|movie|picnic|garden|walk|cute|sweet|haha\w*|lol|thanks|ta)\b/,
  es: /\b(?:playa|vacaciones|dia libre|libro|fiesta|bonit\w*|lind\w*|genial|bien|buen\w*|ri[oe]\b|rie\w*|risa|jaja\w*|sonri\w*|feliz|disfrut\w*|pastel|torta|tarta|pizza|cena|cumple\w*|paseo|mona|content[oa]|alegr\w*|gracias|abrazo|tecito|helado)\b/,
};

/** Whether a message tells of something pleasant. */
export function isPleasant(message: string, language: Language): boolean {
  return pleasing[language].test(readableText(message.slice(0, 600)).plain);
}
