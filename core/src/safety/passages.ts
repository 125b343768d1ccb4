/** A run of words of a text, from `from` up to but without `to`, that is read by itself. */
export interface Passage {
  readonly from: number;
  readonly to: number;
}

/** A text in words, and where its sentences begin. */
export interface Worded {
  readonly words: readonly string[];
  /** The first word of each sentence; ascending, the first is 0. */
  readonly starts: readonly number[];
}

// what ends a sentence: its marks, a new line, and a picture
const ending = /[.!?;]+|\n|\p{Extended_Pictographic}/u;

/** The words of `plain`, without punctuation, in the sentences that punctuation, lines and pictures make. */
export function wordedText(plain: string): Worded {
  const words: string[] = [];
  const starts: number[] = [];
  let isNew = true;
  for (const token of plain.split(" ")) {
    if (token === "") continue;
    const isPlainWord = /^[a-z]/.test(token);
    if (!isPlainWord && ending.test(token) && !/\p{L}/u.test(token)) {
      isNew = true;
      continue;
    }
    if (!isPlainWord && !/[\p{L}\p{N}]/u.test(token)) continue;
    if (isNew) starts.push(words.length);
    isNew = false;
    words.push(token);
  }
  return { words, starts };
}

// a sentence without an end is read in overlapping parts of this many words
const longest = 28;
const stride = 14;
// a whole longer than this says less than its sentences
const longestWhole = 60;
const shortSentence = 4;

/** The sentences of a text, each with the one before it where it is short, and the whole where that is not long. */
export function passagesOf({ words, starts }: Worded): Passage[] {
  const passages: Passage[] = [];
  starts.forEach((from, at) => {
    const to = starts[at + 1] ?? words.length;
    passages.push(...partsOf({ from, to }));
    const before = starts[at - 1];
    // "No. Ya no." belongs to what was said before it
    if (before !== undefined && to - before <= longest) passages.push({ from: before, to });
    else if (before !== undefined && to - from <= shortSentence)
      passages.push({ from: Math.max(before, from - longest + shortSentence), to });
  });
  if (starts.length > 1 && words.length <= longestWhole) passages.push({ from: 0, to: words.length });
  return passages;
}

function partsOf({ from, to }: Passage): Passage[] {
  if (to - from <= longest) return [{ from, to }];
  const parts: Passage[] = [];
  for (let at = from; at < to; at += stride) {
    parts.push({ from: at, to: Math.min(to, at + longest) });
    if (at + longest >= to) break;
  }
  return parts;
}
