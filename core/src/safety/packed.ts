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

/** Numbers of four bits, two a byte, the low one first; 8 stands for 0, so that they go from -8 to 7. */
export function nibblesOf(bytes: Uint8Array): Int8Array {
  const numbers = new Int8Array(bytes.length * 2);
  bytes.forEach((byte, at) => {
    numbers[2 * at] = (byte & 15) - 8;
    numbers[2 * at + 1] = (byte >> 4) - 8;
  });
  return numbers;
}
