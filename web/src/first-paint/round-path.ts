// how many numbers follow each letter of a path
const counts: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** An SVG path with its numbers to a hundredth, which nobody sees in an icon, and no signs between them that it can do without. */
export function roundPath(path: string): string {
  return path.replaceAll(/([a-z])([^a-z]*)/gi, (_whole, letter: string, rest: string) => {
    const count = counts[letter.toLowerCase()];
    if (count === undefined) throw new Error(`No path has "${letter}" in it.`);
    const numbers = numbersOf(rest, letter.toLowerCase() === "a", count);
    return letter + joined(numbers.map((number) => rounded(number)));
  });
}

/** The numbers as written. The two flags of an arc may stand without a sign between them: "0 00-2". */
function numbersOf(text: string, isArc: boolean, count: number): string[] {
  const numbers: string[] = [];
  let rest = text;
  for (;;) {
    rest = rest.replace(/^[\s,]+/, "");
    const place = numbers.length % count;
    const isFlag = isArc && (place === 3 || place === 4);
    const [number] = (isFlag ? /^[01]/ : /^[+-]?(\d+\.?\d*|\.\d+)/).exec(rest) ?? [];
    if (number === undefined) break;
    numbers.push(number);
    rest = rest.slice(number.length);
  }
  if (rest !== "") throw new Error(`No path has "${rest}" in it.`);
  return numbers;
}

function rounded(number: string): string {
  const value = Math.round(Number(number) * 100) / 100;
  return String(value === 0 ? 0 : value).replace(/^(-?)0\./, "$1.");
}

function joined(numbers: readonly string[]): string {
  return numbers.reduce((path, number, index) => {
    const before = numbers[index - 1] ?? "";
    const isApart = index === 0 || number.startsWith("-") || (number.startsWith(".") && before.includes("."));
    return path + (isApart ? "" : " ") + number;
  }, "");
}
