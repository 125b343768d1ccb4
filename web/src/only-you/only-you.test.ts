import { describe, expect, test } from "vitest";
import {
  closeText,
  keyBehind,
  nameKeyFor,
  newContentKey,
  openText,
  usableKey,
  wayFor,
  type Shown,
} from "./content-key.ts";
import { newPassphrase, passphraseBytes, passphraseFault, typedWords } from "./passphrase.ts";
import { codeBytes, groupsIn, newRecoveryCode } from "./recovery-code.ts";

const userId = "0197b0de-0000-7000-8000-000000000001";
const row = "0197b0de-0000-7000-8000-000000000002";
const otherRow = "0197b0de-0000-7000-8000-000000000003";

async function placeOf(raw = newContentKey(), version = 1) {
  return { key: await usableKey(raw), userId, version };
}

describe("a closed text", () => {
  test("opens with its key, for its person and its row, and not otherwise", async () => {
    const place = await placeOf();
    const closed = await closeText("Hoy, señora, ha llovido.\n🙂", row, place);
    expect(await openText(closed, row, place)).toBe("Hoy, señora, ha llovido.\n🙂");
    expect(await openText(closed, otherRow, place)).toBeNull();
    expect(await openText(closed, row, { ...place, userId: otherRow })).toBeNull();
    expect(await openText({ ...closed, version: 2 }, row, place)).toBeNull();
    expect(await openText(closed, row, await placeOf())).toBeNull();
  });

  test("that is a name, notes or steps opens as that alone", async () => {
    const place = await placeOf();
    const name = await closeText("paseo", row, { ...place, part: "name" });
    expect(await openText(name, row, place)).toBe("paseo");
    expect(await openText({ ...name, part: "notes" }, row, place)).toBeNull();
    const { part: _, ...text } = name;
    expect(await openText(text, row, place)).toBeNull();
  });

  test("of a name has one key for its spellings, and another one for every content key", async () => {
    const [key, other] = [await usableKey(newContentKey()), await usableKey(newContentKey())];
    const one = await nameKeyFor("Paseo con Luna", key);
    expect(await nameKeyFor("  paseo  CON luna", key)).toBe(one);
    expect(await nameKeyFor("Paseo con Lunas", key)).not.toBe(one);
    expect(await nameKeyFor("Paseo con Luna", other)).not.toBe(one);
    expect(one).toMatch(/^[\w-]{43}$/);
  });

  test("shows its length only in steps, and never the same bytes twice", async () => {
    const place = await placeOf();
    const [short, longer, again] = await Promise.all(
      ["a", "a".repeat(200), "a"].map((text) => closeText(text, row, place)),
    );
    expect(short?.bytes.length).toBe(longer?.bytes.length);
    expect(short?.bytes).not.toBe(again?.bytes);
    const long = await closeText("ñ".repeat(20_000), row, place);
    expect(await openText(long, row, place)).toBe("ñ".repeat(20_000));
  });

  test("is cleaned like every text before the server cannot do it any more", async () => {
    const place = await placeOf();
    expect(await openText(await closeText(" a\u0000\u202Eb\r\n", row, place), row, place)).toBe("ab");
  });
});

describe("the ways to a key", () => {
  const shownBy = async (kind: Shown["kind"], secret: Shown["secret"]): Promise<Shown> => ({
    kind,
    secret,
    credentialId: kind === "passkey" ? "abc" : null,
  });

  test("each opens the same key, and nothing else opens it", async () => {
    const raw = newContentKey();
    const code = await newRecoveryCode();
    const shown = [
      await shownBy("passphrase", passphraseBytes(newPassphrase("es"))),
      await shownBy("code", (await codeBytes(code)) ?? new Uint8Array()),
      await shownBy("passkey", crypto.getRandomValues(new Uint8Array(32))),
    ];
    for (const one of shown) {
      const way = await wayFor(raw, one, { userId, version: 1 });
      expect(await keyBehind(way, one, { userId })).toEqual(raw);
      expect(await keyBehind(way, { ...one, secret: new Uint8Array(18) }, { userId })).toBeNull();
      expect(await keyBehind({ ...way, version: 2 }, one, { userId })).toBeNull();
      expect(await keyBehind(way, one, { userId: otherRow })).toBeNull();
    }
  });
});

describe("a passphrase", () => {
  test("has six words of its language, and opens however it is typed", () => {
    for (const language of ["es", "en"] as const) {
      const made = newPassphrase(language);
      expect(typedWords(made)).toHaveLength(6);
      expect(passphraseFault(made)).toBeNull();
      const typed = ` ${made.toUpperCase().replaceAll(" ", " - ")}. `;
      expect(passphraseBytes(typed)).toEqual(passphraseBytes(made.normalize("NFD")));
    }
  });

  test("names the word that is in no list, and says when one is missing", () => {
    expect(passphraseFault("ábaco abdomen abeja abierto abogado xxyyzz")).toEqual({ unknown: "xxyyzz" });
    expect(passphraseFault("ábaco abdomen abeja")).toBe("count");
  });
});

describe("a recovery code", () => {
  test("has eight groups of four and opens however it is typed", async () => {
    const code = await newRecoveryCode();
    expect(groupsIn(code).map(({ length }) => length)).toEqual(Array(8).fill(4));
    const typed = code.toLowerCase().replaceAll("-", "  ").replaceAll("0", "o").replaceAll("1", "l");
    expect(await codeBytes(typed)).toEqual(await codeBytes(code));
    expect(await codeBytes(code)).toHaveLength(18);
  });

  test("is known to be wrong where a letter is, before anything is tried", async () => {
    const code = await newRecoveryCode();
    const wrong = `${code[0] === "7" ? "8" : "7"}${code.slice(1)}`;
    expect(await codeBytes(wrong)).toBeNull();
    expect(await codeBytes(code.slice(1))).toBeNull();
    expect(await codeBytes("")).toBeNull();
  });
});
