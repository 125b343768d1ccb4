// The commonest words of the two languages that an answer may be in, without accents.
const own = new Set(
  (
    "a al algo alguien aqui asi aun bien cada como con cosa cosas cual cuando de del desde dia donde dos el ella ellas ellos en entre era eres es esa ese eso esta estas este esto estos estoy fue gracias ha hace hacer has hasta hay hoy la las le les lo los mas me menos mi mis momento mucho muy nada ni no noche nos o otra otro para pero poco por porque puede puedes que quien quieres se sea ser si sin sobre son su sus tal tambien tan tanto te tener ti tiempo tiene tienes todo tu tus un una uno unos va vez y ya yo " +
    "about after all also am an and any are as at be been before but by can could day did do does don't feel feeling for from get had has have hear help here how i i'm if in into is it it's just know let like little make may me might moment more much my need no not now of on one or other out right sense so some sounds take talk than thank thanks that that's the their them then there they thing things this time to today too up want was way we well were what what's when where which who will with would you you're your"
  ).split(" "),
);

// The commonest words of their neighbours that neither of the two has.
const foreign = new Set(
  // Portuguese, Italian, French, Catalan
  (
    "voce voces nao sao uma com isso muito tambem seu seus suas ao aos nas pela meu minha ela eu ele fazer tomar ficar esta-se bom obrigado agora hoje sempre tudo depois ainda preciso posso quero sinto coisa coisas ninguem alguem mesmo dia-a-dia " +
    "il della dei degli gli sono questo questa piu anche tuo tuoi perche sei puoi hai nel alla essere adesso devi smetti dispiace stata stato giornata oggi molto tutto bene vuoi parlarne niente qualcuno respira lentamente capisco stai momento quando sempre cosi fare dire sento anni ancora " +
    "je vous est les pas une dans avec votre et ou mais ce cette qui ne suis etes avez peux tout toi moi dois prends arrete elle faire comme quoi aussi alors sans tres bien peu parler desole merci bonjour doucement lentement jusqu'a aujourd'hui maintenant comprends traverses quatre cinq jour nuit rien quelqu'un personne ca beaucoup veux fais inspire souffle difficile avoir etre chose choses temps c'est j'ai n'est qu'il d'abord devriez devrais devrait prendre arreter votre medicaments " +
    "amb els aixo ets fer teva teu meva tinc molt estic dies avui perque pots parlar gracies " +
    // German, Dutch, Scandinavian
    "und nicht du ist der das ich dein deine mit wenn ein eine einen wir auch auf fur zu es dich dir mir bist kannst solltest nimm alles wird sein haben nur noch niemand sehr mehr klingt heute jetzt dass schwer tut leid verstehe atme langsam oder aber " +
    "je niet het een dat ik jij maar voor bent moet kunt zijn met deze jouw naar ook geen heel vandaag klinkt veel rustig " +
    "og ikke det jeg deg och inte att som du har av vara kan mycket meget hvordan hvad vad idag " +
    // Polish, Turkish, Indonesian, Filipino, Romanian
    "nie jest sie jestes moge twoj jak czy tak bardzo dzisiaj rozumiem bir icin sen ile degil cok anda nasil bugun yang tidak kamu untuk ini itu dengan saya ang mga ako ikaw hindi esti sunt foarte pentru"
  )
    .split(" ")
    .filter((word) => !own.has(word)),
);

// "l'eau", "d'accord", "dev'essere"; English writes its own the other way round
const elided =
  /^(?:j|l|d|c|n|s|m|t|qu|jusqu|lorsqu|puisqu|dell|nell|all|sull|un|dev|quest|cos)'(?!y?all|mon|you)[a-z]{2,}/;

const fewWords = 4;

/** True where a sentence of the text is in neither of the two languages, by its letters or by its commonest words. */
export function isOtherTongue(answer: string, plain: string): boolean {
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]|[\p{Script=Cyrillic}\p{Script=Greek}]{2,}/u.test(
      answer,
    )
  )
    return true;
  return plain
    .split(/ ?[.!?;,]+ ?/)
    .some((said) => isForeign(said.split(" ").filter((word) => /^[a-z']+$/.test(word))));
}

function isForeign(words: readonly string[]): boolean {
  if (words.length < fewWords) return false;
  const known = words.filter((word) => own.has(word)).length;
  const strange = words.filter((word) => foreign.has(word) || elided.test(word)).length;
  if (strange >= 2 && strange * 4 >= words.length) return true;
  // a list of nouns knows few small words; a sentence of six words knows one
  return (strange >= 2 && strange > known) || (known === 0 && (strange > 0 || words.length >= 8));
}
