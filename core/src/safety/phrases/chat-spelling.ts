import type { ByLanguage, Language } from "../../language.ts";

// How people shorten and spell words when they type to somebody: the words meant, without accents. "usual < as typed"
const spellings: ByLanguage<string> = {
  en: `i'm < im, i'm < i am, i've < ive, i've < i have, i'll < i will, don't < dont, don't < do not, can't < cant, can't < cannot, won't < wont, didn't < didnt,
    doesn't < doesnt, isn't < isnt, wasn't < wasnt, haven't < havent, he's < hes, he's < he is, she's < shes, she's < she is, they're < theyre, that's < thats, what's < whats, it's < its, you're < youre,
    going to < gonna, going to < gunna, want to < wanna, have to < gotta, trying to < tryna, about to < bouta, because < cuz, because < cos, because < coz, and < n, you < u, your < ur, are < r,
    right now < rn, tomorrow < tmrw, tomorrow < tmr, tomorrow < tomoz, tonight < tonite, tonight < 2nite, tonight < tn, myself < my self, myself < meself, suicide < suiside, suicidal < suisidal, kill myself < kms,
    people < ppl, please < pls, please < plz, though < tho, something < sth, with < w, before < b4, to < 2, for < 4, boyfriend < bf, girlfriend < gf, mom < mum, mom < mam, mom < mommy, mom < mummy, dad < daddy, dad < pops,
    my < me own, nothing < nuthin, anymore < any more, ok < okay`,
  es: `que < q, que < k, que < ke, porque < xq, porque < pq, porque < porq, porque < xk, quiero < kiero, quiero < qiero, quiere < kiere, me < m, te < t, de < d, para < pa, para < pa', estoy < toy, estoy < stoy, estas < tas, esta < ta,
    por < x, por favor < xfa, por favor < xfavor, por favor < porfa, por favor < pls, tambien < tb, tambien < tmb, nada < nd, aqui < aki, ahora < aora, ahora < ahorita, ahora < orita, hoy < oy, voy < voi, iba < iva, hacer < aser, haciendo < asiendo,
    mucho < muxo, suicidar < suisidar, suicidarme < suisidarme, suicidio < suisidio, mate < m8, pastillas < pastis, pastillas < pastiyas, bien < bn, mejor < mjr, cuando < cndo, donde < dnd, mama < mami, mama < mamita, mama < ma, papa < papi, papa < papito,
    ya no < yano, hermana < ermana, hermano < ermano, hijo < ijo, hija < ija, ayuda < ayudaa, despues < dsp, despues < dps, manana < mnn, gente < jente, celular < cel, estoy < ando, sangrar < sangrrar`,
};

type Table = ReadonlyMap<string, string>;

const tables: Partial<Record<Language, { readonly one: Table; readonly two: Table }>> = {};

/** The text in the spelling that phrases are written in. */
export function usualSpelling(text: string, language: Language): string {
  const { one, two } = (tables[language] ??= tablesOf(spellings[language]));
  const words = text.split(" ");
  const usual: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const pair = two.get(`${word} ${words[at + 1] ?? ""}`);
    if (pair !== undefined) at += 1;
    usual.push(pair ?? one.get(word) ?? word);
  }
  return usual.join(" ");
}

function tablesOf(list: string) {
  const pairs = list.split(",").map((pair) => pair.trim().split(" < ") as [string, string]);
  const table = (isPair: boolean): Table =>
    new Map(
      pairs.filter(([, typed]) => typed.includes(" ") === isPair).map(([usual, typed]) => [typed, usual]),
    );
  return { one: table(false), two: table(true) };
}
