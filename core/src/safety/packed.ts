// What was learned travels as base64; core has neither Buffer nor atob.

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The bytes of base64 text. */
export function bytesOf(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (const [value, letter] of [...letters].entries()) values[letter.charCodeAt(0)] = value;
  const end = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - end);
  const valueAt = (at: number) => values[text.charCodeAt(at) & 127] ?? 0;
  for (let at = 0, to = 0; at < text.length; at += 4, to += 3) {
    const bits = (valueAt(at) << 18) | (valueAt(at + 1) << 12) | (valueAt(at + 2) << 6) | valueAt(at + 3);
    bytes[to] = bits >> 16;
    bytes[to + 1] = (bits >> 8) & 255;
    bytes[to + 2] = bits & 255;
  }
  return bytes;
}

// Weights are one letter each, since compression takes few bits for the letters that are common; base64 would hide which those are.
const firstLetter = 65;

/** The numbers from -8 to 7 that letters from "A" to "P" stand for: "I" is 0. */
export function numbersOf(text: string): Int8Array {
  // filled by hand: made from the text's letters it takes fifty times as long
  const numbers = new Int8Array(text.length);
  for (let at = 0; at < text.length; at += 1) numbers[at] = text.charCodeAt(at) - firstLetter - 8;
  return numbers;
}

/** `numbersOf`, the other way. Whole numbers from -8 to 7. */
export function lettersOf(numbers: readonly number[]): string {
  return numbers.map((number) => String.fromCharCode(number + 8 + firstLetter)).join("");
}

// between "#" and "~", without what a text in quotation marks has to escape
const signs = Array.from({ length: 91 }, (_, at) => String.fromCharCode(35 + at)).filter(
  (sign) => sign !== "\\",
);
const onward = signs.length - 1;

/** Ascending whole numbers, each as its distance from the one before it: a sign for it, and one more for each 89 beyond. */
export function distancesText(numbers: readonly number[]): string {
  return numbers
    .map((number, at) => {
      const distance = number - (numbers[at - 1] ?? 0);
      return (signs[onward] ?? "").repeat(Math.floor(distance / onward)) + (signs[distance % onward] ?? "");
    })
    .join("");
}

/** `distancesText`, the other way. */
export function numbersByDistance(text: string): Int32Array {
  const values = new Uint8Array(128);
  for (const [value, sign] of signs.entries()) values[sign.charCodeAt(0)] = value;
  const numbers: number[] = [];
  let number = 0;
  for (let at = 0; at < text.length; at += 1) {
    const value = values[text.charCodeAt(at) & 127] ?? 0;
    number += value;
    if (value < onward) numbers.push(number);
  }
  return Int32Array.from(numbers);
}
