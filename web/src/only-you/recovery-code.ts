// 144 random bits and 16 of checksum, in eight groups of four: no O and 0, no I, L and 1 to mix up (Crockford's base 32).

const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const randomBytes = 18;
const sumBytes = 2;
const groupLength = 4;
const codeLength = ((randomBytes + sumBytes) * 8) / 5;

/** A new recovery code, as it is shown. */
export async function newRecoveryCode(): Promise<string> {
  const random = crypto.getRandomValues(new Uint8Array(randomBytes));
  return groupsIn(written(new Uint8Array([...random, ...(await sumOf(random))]))).join("-");
}

/** The bytes of a typed code; null where a letter is wrong or missing. */
export async function codeBytes(typed: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const text = plain(typed);
  if (text.length !== codeLength) return null;
  const bytes = read(text);
  const random = bytes.slice(0, randomBytes);
  const sum = await sumOf(random);
  return sum.every((byte, index) => byte === bytes[randomBytes + index]) ? random : null;
}

/** The groups of a code, in their order. */
export function groupsIn(code: string): string[] {
  return plain(code).match(new RegExp(`.{1,${groupLength}}`, "g")) ?? [];
}

async function sumOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).slice(0, sumBytes);
}

function plain(typed: string): string {
  const alike: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };
  return [...typed.toUpperCase()]
    .map((letter) => alike[letter] ?? letter)
    .filter((letter) => letters.includes(letter))
    .join("");
}

function written(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => letters[parseInt(five, 2)]).join("");
}

function read(text: string): Uint8Array<ArrayBuffer> {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => parseInt(eight, 2));
}
