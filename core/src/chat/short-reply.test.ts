import { expect, test } from "vitest";
import { nameIn, shortReplyIn } from "./short-reply.ts";

test.each([
  ["en", "thanks for listening", "thanked"],
  ["en", "thank you o", "thanked"],
  ["en", "k thx", "thanked"],
  ["en", "cheers mate", "thanked"],
  ["en", "thats all for today ta", "thanked"],
  ["en", "ok gotta go pick up my kid", "leaving"],
  ["en", "right, boots off, cheerio", "leaving"],
  ["en", "must hoover, bye for now", "leaving"],
  ["en", "ok im done", "leaving"],
  ["en", "well, time to feed the cat", "leaving"],
  ["en", "She's driving over. Bless her", "company"],
  ["en", "my neighbor is coming over with soup", "company"],
  ["en", "no she's safe, my aunt's with her", "company"],
  ["en", "i'll ring my brother", "agreed"],
  ["en", "I suppose I could", "agreed"],
  ["en", "maybe ill talk to my counselor", "agreed"],
  ["en", "aye I might go to that family group", "agreed"],
  ["en", "im 14", "fact"],
  ["en", "nine years there", null],
  ["en", "thirty one years", "fact"],
  ["en", "five and eight", "fact"],
  ["en", "her name is June", "name"],
  ["en", "i dont know how to tell him", null],
  ["en", "my ex is on his way here", null],
  ["en", "he's with her tonight", null],
  ["en", "they said yes to the redundancies", null],
  ["en", "i'm done", null],
  ["en", "i have to feed them all alone", null],
  ["en", "thanks for nothing", null],
  ["es", "gracias a mi marido estoy hundida", null],
  ["en", "we argued about the bill and then I had to go without saying bye to anybody", null],
  ["es", "gracias por escuchar a un viejo", "thanked"],
  ["es", "gracias, muy amable", "thanked"],
  ["es", "ok gracias", "thanked"],
  ["es", "bueno, me voy a cenar", "leaving"],
  ["es", "bueno, les voy a echar de comer. Con Dios", "leaving"],
  ["es", "ya llegué chao", "leaving"],
  ["es", "mi vecina viene esta tarde a verme", "company"],
  ["es", "viene mi suegra mañana a ayudarnos", "company"],
  ["es", "si, mi roomie está aquí", "company"],
  ["es", "ya le escribi", "company"],
  ["es", "ok le digo hoy en la cena", "agreed"],
  ["es", "a lo mejor se lo digo a mi tutora", "agreed"],
  ["es", "si, con mi hermano podría ir", "agreed"],
  ["es", "nueve días tiene", "fact"],
  ["es", "cincuenta y un años juntos", "fact"],
  ["es", "tengo 15", "fact"],
  ["es", "se llama Gael", "name"],
  ["es", "no se lo digo a nadie", null],
  ["es", "¿y gracias a quién?", null],
  ["es", "siempre lo hago mal", null],
] as const)("%s: %s is read as %s", (language, message, kind) =>
  expect(shortReplyIn({ message, before: [] }, language)).toBe(kind),
);

test("a name is told as it is typed, and one word after a talk of names is one", () => {
  expect(nameIn({ message: "se llama Gael", before: [] }, "es")).toBe("Gael");
  expect(nameIn({ message: "Wren", before: ["my husband won't say the name we picked"] }, "en")).toBe("Wren");
  expect(nameIn({ message: "Idk", before: ["he yells a lot"] }, "en")).toBeNull();
});
