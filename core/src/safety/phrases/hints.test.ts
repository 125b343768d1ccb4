import { describe, expect, test } from "vitest";
import { withoutIdioms } from "../idioms.ts";
import { readableText } from "../normalise.ts";
import { english } from "./english.ts";
import { readPhrases } from "./read-phrases.ts";
import { spanish } from "./spanish.ts";

const read = (text: string) => readPhrases(withoutIdioms(readableText(text).clear));

const hinted = [
  ["taken", "i took a lot more than usual tonight, just to be out"],
  ["taken", "encontré el bote de pastillas abierto y la nena con una en la boca"],
  ["taken", "tomé el triple de lo que pone en la caja, me dolía mucho"],
  ["self-injury", "i keep punching my own legs until they go numb"],
  ["self-injury", "i went for a run so i don't cut"],
  ["self-injury", "salgo a caminar para no cortarme"],
  ["harm-others", "shook my little girl hard tonight, we both cried"],
  ["harm-others", "nearly pushed him down the stairs in his chair"],
  ["harm-others", "I want everyone in that school dead"],
  ["harm-others", "me vi de pie junto a la cuna con la almohada"],
  ["harm-others", "le quiero clavar las tijeras a mi hermano"],
  ["violence", "he says he'll send that video to my school"],
  ["violence", "dad used the belt because i dropped a plate"],
  ["violence", "dice que es un secreto de los dos"],
  ["violence", "dice que si lo cuento mi mamá me va a odiar"],
  ["life", "most evenings i go and stand on the bridge"],
  ["life", "whoever finds this, please feed the dog, i'm sorry"],
  ["life", "give me one reason not to kill myself"],
  ["life", "ya compré la soga"],
  ["life", "por qué no me muero de una vez"],
  ["life", "ayer en la curva pensé, no freno y ya"],
  ["life", "dark thoughts"],
  ["life", "otra vez esos pensamientos oscuros"],
  ["confusion", "the voices want me to walk into the lake"],
  ["body", "I dropped my mug twice, the left hand won't hold"],
  ["body", "se me cae la taza, la mano derecha no me sostiene"],
] as const;

const harmless = [
  "the dog got into my pills once, the vet was lovely",
  "put the batteries in and it still won't start",
  "ate a lot more than usual tonight, it was her birthday",
  "i took more photos than usual tonight",
  "cut too many onions today",
  "i shook the rug hard",
  "nearly pushed the wrong button",
  "i want everyone in that room to hear the song",
  "he sent the pics of the wedding to everyone",
  "our secret place for mushrooms",
  "put your seat belt on because it's the law",
  "we go and stand on the bridge to watch the boats",
  "standing on the platform, train's late again",
  "whoever finds my phone, please call my wife, i left it on the bus",
  "give me one reason not to order pizza",
  "my left hand won't hold the chord on the guitar yet",
  "compré una cuerda para tender la ropa",
  "el domingo después de misa comemos en casa de mi madre",
  "me di en la cabeza con la puerta del armario",
  "dije que no al trabajo y siguieron buscando",
  "es un secreto de los dos, le preparamos una fiesta sorpresa",
  "le quiero clavar un clavo a la pared",
  "fui al puente a pescar con mi padre",
  "tomé más café de lo normal hoy",
  "ayuda me está dando un ataque de pánico en el baño",
  "my cousin beat me at carrom again",
  "he's snoring on my arm rn",
  "el profe mandó leer 40 páginas para mañana y yo voy por la 3",
  "carneamos un chancho, mucha sangre y mucho trabajo",
  "pienso en que algún día me voy a morir y no quiero, me gusta vivir",
  "el niño abrió la caja de los juguetes y los dejó tirados",
];

test.each([
  "found my son by the sofa, grandad's tablets everywhere and one in his mouth",
  "la nena agarró el bote de pastillas y tenía una en la boca",
])("a child with pills in the mouth cannot wait: %s", (text) => {
  expect(read(text)).toMatchObject({ level: 4, kind: "taken", sure: true });
});

describe("what is hinted", () => {
  test.each(hinted)("%s is asked about: %s", (kind, text) => {
    expect(read(text)).toMatchObject({ kind, sure: false });
  });

  test.each(harmless)("is not in: %s", (text) => {
    expect(read(text).found).toBeNull();
  });
});

test.each([
  ["English", english],
  ["Spanish", spanish],
])("%s phrases are told apart by what may be logged of them", (_language, rules) => {
  const ids = rules.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
