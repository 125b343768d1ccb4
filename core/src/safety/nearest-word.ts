/** Finds the word that somebody meant who slipped once: a letter left out, put in, exchanged with its neighbour, or another one. */
export interface NearestWords {
  /** The word of the list within one slip of `word`; null where there is none, and for a word of the list. The first letter has to be right. */
  near(word: string): string | null;
}

const shortest = 4;

export function nearestWords(list: readonly string[]): NearestWords {
  const listed = new Set(list);
  const byRest = new Map<string, string>();
  for (const word of list) for (const rest of restsOf(word)) if (!byRest.has(rest)) byRest.set(rest, word);
  return {
    near: (word) => {
      if (word.length < shortest || word.length > longest || listed.has(word)) return null;
      for (const rest of restsOf(word)) {
        const found = byRest.get(rest);
        if (found !== undefined && isWithinOneSlip(word, found)) return found;
      }
      return null;
    },
  };
}

const longest = 20;

/** The word itself and what is left of it without one of its letters after the first: words within one slip share one of these. */
function restsOf(word: string): string[] {
  const rests = [word];
  for (let at = 1; at < word.length; at += 1) rests.push(word.slice(0, at) + word.slice(at + 1));
  return rests;
}

function isWithinOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [restOfOne, restOfOther] = [one.slice(at + 1), other.slice(at + 1)];
  return (
    restOfOne === restOfOther ||
    one.slice(at) === restOfOther ||
    restOfOne === other.slice(at) ||
    (one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2))
  );
}
