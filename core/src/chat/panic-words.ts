import type { ByLanguage } from "../language.ts";

/** What is looked for in one sentence, and what in the same sentence makes it mean something else. */
export interface Sign {
  readonly pattern: RegExp;
  readonly unless?: RegExp;
}

/** Everyday words of one language, without accents, in lower case, parted by one space. */
interface PanicWords {
  /** A panic attack of the one who writes, now; and breath that does not come. */
  readonly panic: readonly Sign[];
  readonly heart: Sign;
  /** Beside a racing heart they make it panic. */
  readonly fear: RegExp;
  /** What a body may show that has to be looked at first. safety.md, Body and panic */
  readonly body: readonly Sign[];
  /** Known illness, pregnancy, drugs: beside panic the number comes first. */
  readonly risks: RegExp;
  readonly easing: Sign;
}

const pastEs =
  /\b(?:ayer|anoche|anteayer|tuve|tenia|tuvo|sufri|sufria|(?:he|ha) tenido|me (?:dio|dieron|daban|han dado)|a veces|a menudo|suelo|suelen|hace (?:un|una|unos|unas|dos|tres|\d+|tiempo|meses|anos|dias)|la semana pasada|cuando era)\b/;
const notNowEs = new RegExp(
  `${pastEs.source}|\\bque (?:es|son)\\b|\\bno (?:es|tengo|era)\\b|\\b(?:como|para) (?:evitar|prevenir|saber|ayudar)|\\bmiedo (?:a|de|que)\\b|\\bmiedo (?:a|de) que\\b|\\bsi me (?:da|diera)\\b|\\b(?:mi|mis|su|un|una) (?:\\w+ )?(?:herman|hij|madre|mama|padre|papa|marido|mujer|espos|novi|pareja|amig|companer|jef|abuel|prim|vecin|alumn)\\w*`,
);
const laughEs = /\b(?:risa|reir\w*|jaja\w*|jeje\w*|xd|lol)\b/;

const spanish: PanicWords = {
  panic: [
    { pattern: /\b(?:ataques?|crisis) de (?:panico|ansiedad|angustia)\b/, unless: notNowEs },
    {
      pattern:
        /\b(?:estoy en|entro en|entrando en|entre en|me (?:esta )?entra(?:ndo)?(?: el)?) panico\b(?! (?:a|al|de|por|con)\b)/,
      unless: pastEs,
    },
    {
      pattern: /\bno (?:puedo|consigo|logro) (?:respirar|(?:coger|tomar|jalar|agarrar) (?:el )?aire)\b/,
      unless: new RegExp(
        `${laughEs.source}|\\b(?:nariz|catarro|resfriad\\w*|constipad\\w*|mascarilla|faja|calor)\\b|\\b(?:con|entre|de|por) (?:tant[oa]s?|todo el) |${pastEs.source}`,
      ),
    },
    {
      pattern: /\bme (?:falta|esta faltando) (?:el aire|aire|la respiracion)\b/,
      unless: new RegExp(`${laughEs.source}|\\bsubir\\b|\\bcorrer\\b`),
    },
    {
      pattern: /\bme (?:estoy )?(?:ahogo|ahogando|asfixio|asfixiando)\b(?! (?:en|con|por|de|entre)\b)/,
      unless: laughEs,
    },
    { pattern: /\bhiperventil\w+|\bme cuesta (?:mucho )?respirar\b/, unless: pastEs },
  ],
  heart: {
    pattern:
      /\bcorazon (?:\w+ ){0,4}?(?:a mil|desbocad\w*|acelerad\w*|disparad\w*|explot\w*|muy rapido)|\bse me sale el corazon\b|\btaquicardia\b|\bpalpitaciones\b/,
    unless: /\b(?:alegria|emocion|amor|enamorad\w*|ilusion|lo vi|la vi|correr|gimnasio)\b/,
  },
  fear: /\b(?:tiembl\w+|temblor\w*|temblando|miedo|morir\w*|muero|ahog\w+|aire|ansiedad|panico|mare\w+|sud\w+|hormigueo|no (?:puedo|logro) (?:parar|calmar\w*))\b/,
  body: [
    {
      pattern:
        /\b(?:dolor|duele|presion|opresion|aprieta|pinchazos?|punzadas?)(?: \w+){0,4}? pecho\b|\bpecho (?:\w+ ){0,3}?(?:duele|aprieta|oprime|apretado|oprimido)\b/,
      unless: new RegExp(
        `${laughEs.source}|\\b(?:gimnasio|flexiones|agujetas|entren\\w+|bebe|leche|lactancia|mamografia)\\b|${pastEs.source}`,
      ),
    },
    {
      pattern:
        /\bme (?:voy a|estoy) desmay\w+|\bme desmayo\b|\bme (?:he )?desmay(?:e|ado)\b|\bperdi el conocimiento\b/,
      unless: new RegExp(`${laughEs.source}|\\bdesmay\\w+ de\\b|\\bcasi\\b|${pastEs.source}`),
    },
    {
      pattern:
        /\b(?:se me (?:duerme|durmio|ha dormido|paraliza|esta durmiendo)|no (?:siento|puedo mover)|debilidad|adormecid\w*)(?: \w+){0,4}? (?:brazo|lado|cara|medio cuerpo)\b/,
      unless: /\b(?:mala postura|dormi encima|sentad\w+)\b/,
    },
    { pattern: /\blabios (?:\w+ )?(?:azul\w*|morad\w*)\b/, unless: /\b(?:pintad\w*|maquilla\w*|labial)\b/ },
    {
      pattern:
        /\bhinch\w+(?: \w+){0,3}? (?:cara|labios?|lengua|garganta)\b|\b(?:cara|labios?|lengua|garganta) (?:\w+ ){0,2}?hinchad\w*/,
    },
  ],
  risks:
    /\b(?:embaraz\w+|cardiopat\w+|cardiac\w+|marcapasos|infarto|arritmia\w*|asma|asmatic\w+|epoc|problemas? (?:de|del|en el) corazon|enferm\w+ (?:del corazon|de los pulmones|pulmonar)|drog\w+|cocaina|coca|porros?|marihuana|hierba|cannabis|mdma|extasis|anfetaminas?|speed|lsd|setas|fumad\w+|esnif\w+|alcohol|borrach\w+|bebid[oa]|pastillas?)\b/,
  easing: {
    pattern:
      /\bse me (?:esta |va )?pasa(?:ndo|do)?\b|\bya (?:se me )?(?:paso|ha pasado|pasa)\b|\b(?:estoy|me siento|voy) (?:un poco |mucho |algo )?mejor\b|\bme (?:estoy |voy |he )(?:calmando|calmado|tranquilizando)\b|\bya estoy (?:bien|tranquil\w+)|\bmas tranquil\w+|^(?:ya )?(?:un )?(?:poco|poquito|algo|mucho) mejor\b|\bva bajando\b/,
    unless: /\bno (?:se me|estoy|me|ha|es)\b|\bsigo\b/,
  },
};

const pastEn =
  /\b(?:yesterday|last (?:night|week|month|year|time)|used to|sometimes|often|had|ago|when i was|get|gets|gave|give|gives|got)\b/;
const notNowEn = new RegExp(
  `${pastEn.source}|\\bwhat (?:is|are|does)\\b|\\b(?:not|isn't|wasn't) (?:a |an )|\\b(?:scared|afraid|fear|terrified) (?:of|i'll)\\b|\\bhow (?:to|do|can)\\b|\\bif i\\b|\\b(?:my|his|her|a) (?:\\w+ )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|kid|husband|wife|partner|boyfriend|girlfriend|boss|coworker|roommate|student)\\b|\\b(?:he|she|they) (?:is|are|has|was)\\b|\\b(?:he|she|they)'s\\b`,
);
const laughEn = /\b(?:laugh\w*|lol|lmao\w*|rofl|haha\w*|funny|hilarious)\b/;
const justNowEn = /\b(?:i just had|right now|i'?m having|i am having)\b/;

const english: PanicWords = {
  panic: [
    { pattern: /\b(?:panic|anxiety) attack\b/, unless: notNowEn },
    {
      pattern: new RegExp(
        `^(?=.*${justNowEn.source}).*\\b(?:panic|anxiety) attack\\b(?!.*\\b(?:ago|last)\\b)`,
      ),
    },
    {
      pattern:
        /\bi(?:'m| am|m) panicking\b(?! (?:about|over|for|because of)\b)|\bi(?:'m| am|m) (?:in|in a) (?:full )?panic\b/,
      unless: laughEn,
    },
    {
      pattern:
        /\b(?:can't|cant|cannot|can not) (?:breathe|breath|catch my breath|get (?:any |enough )?(?:air|breath))\b|\bhyperventilat\w+|\b(?:hard|struggling|difficult) to breathe\b|\bshort of breath\b/,
      unless: new RegExp(
        `${laughEn.source}|\\b(?:nose|mask|dress|stuffy|congested|heat|humidity|stairs|running|run)\\b|\\b(?:with|under|around) (?:all|him|her|this|them)\\b`,
      ),
    },
  ],
  heart: {
    pattern:
      /\bheart(?:'s| is| was|beat is)? (?:\w+ ){0,2}?(?:racing|pounding|beating (?:so |really |too |very )?fast|exploding|going crazy)\b|\bpalpitations\b/,
    unless: /\b(?:love|excited|excitement|joy|happy|crush|workout|gym|running)\b/,
  },
  fear: /\b(?:shak\w+|trembl\w+|scared|afraid|terrified|dying|die|breath\w*|air|anxiety|panic\w*|dizzy|sweat\w*|tingl\w+|can't (?:stop|calm))\b/,
  body: [
    {
      pattern:
        /\bchest (?:pains?|hurts|is hurting|(?:is |feels )?(?:so )?tight|pressure|tightness|aches)\b|\b(?:pain|pressure|tightness|tight|crushing|squeezing|ache)(?: \w+){0,3}? chest\b/,
      unless: new RegExp(`${laughEn.source}|\\b(?:gym|workout|bench|pushups|breastfeeding|pumping)\\b`),
    },
    {
      pattern:
        /\b(?:going to|gonna|about to|might|i'll) (?:faint|pass out|black out)\b|\bi (?:just |have |have just )?(?:fainted|passed out|blacked out)\b|\bfeel(?:ing)? faint\b/,
      unless: new RegExp(
        `${laughEn.source}|\\b(?:almost|nearly|hunger|hungry|yesterday|last (?:night|week))\\b`,
      ),
    },
    {
      pattern:
        /\b(?:left|right|one) (?:side|arm|leg)(?: \w+){0,5}? (?:numb|weak|tingl\w+|droop\w*|heavy)\b|\b(?:numb|numbness|weakness|weak|can't (?:feel|move))(?: \w+){0,4}? (?:arm|face|side)\b|\bface is drooping\b/,
      unless: /\b(?:slept on|sat on)\b/,
    },
    { pattern: /\blips (?:\w+ ){0,2}?(?:blue|purple)\b|\bblue lips\b/, unless: /\b(?:lipstick|makeup)\b/ },
    {
      pattern:
        /\b(?:face|lips?|tongue|throat)(?: \w+){0,3}? (?:swelling|swollen|swelled|closing)\b|\bswollen (?:face|lips?|tongue|throat)\b/,
    },
  ],
  risks:
    /\b(?:pregnant|heart (?:condition|disease|problems?|failure)|cardiac|pacemaker|arrhythmia|asthma|asthmatic|copd|lung (?:condition|disease|problems?)|weed|stoned|high|edibles?|cocaine|coke|mdma|molly|drugs?|shrooms|acid|meth|adderall|pills?|drunk|drinking|alcohol|hungover)\b/,
  easing: {
    pattern:
      /\bit(?:'s| is) (?:easing|passing|going away|getting better|over|wearing off)\b|\bit(?:'s| has)? passed\b|\b(?:feel|feeling) (?:\w+ )?(?:better|calmer)\b|\bi(?:'m| am|m) (?:\w+ )?(?:better|calmer)\b|\bi(?:'m| am|m) (?:ok|okay|fine|calm|alright) now\b|\bcalm(?:ed|ing) down\b|^(?:ok |yeah |yes )?(?:a )?(?:bit|little|lot|much) (?:better|calmer)\b|\bgoing down\b/,
    unless: /\b(?:not|isn't|isnt|don't|dont|can't|cant|never|won't)\b/,
  },
};

export const panicWords: ByLanguage<PanicWords> = { en: english, es: spanish };
