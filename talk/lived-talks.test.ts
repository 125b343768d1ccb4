import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Talk } from "@remanso/core/chat/talk.ts";
import type { Language } from "@remanso/core/language.ts";
import { heldTalk } from "./held-talk.ts";
import { seenOrdinaryTalks } from "./measured-sets.ts";

// What people who talked with the program for an hour found worst, and how it is met since.
const talk: Talk = JSON.parse(readFileSync(join(import.meta.dirname, "dist/talk.json"), "utf8"));

/** What the last of these messages is met with: the ids of the texts, and the answer. */
function metWith(language: Language, ...says: readonly string[]) {
  const last = heldTalk(says, language, talk).at(-1);
  return {
    ids: (last?.response?.said ?? []).join(" "),
    message: last?.message ?? "",
    level: last?.safety.level,
  };
}

const trouble = {
  es: "mi jefe me ha cambiado otra vez los turnos y estoy harta",
  en: "my boss changed my shifts again, so unfair",
};

describe("in the middle of an ordinary trouble", () => {
  test.each([
    ["es", "corrected", "¿cómo que mi jefe? hablo de mi suegra"],
    ["es", "corrected", "que no es mi jefe!!! es el encargado de la otra tienda"],
    ["es", "complained", "ya te lo he contado"],
    ["es", "complained", "estás ahí o me contestás cualquier cosa?"],
    ["es", "leaving", "bueno me voy a dormir q mañana entro a las 7, gracias por leer"],
    ["es", "leaving", "en fin entro ya, luego te digo"],
    ["es", "advice", "crees q le deba decir algo?"],
    ["es", "declinedAsk", "nada más"],
    ["en", "corrected", "what?? no. my job is fine"],
    ["en", "corrected", "what do you mean the story?"],
    ["en", "complained", "i told you already"],
    ["en", "complained", "lol you dont get it"],
    ["en", "leaving", "whatever. im going to bed"],
    ["en", "leaving", "k. well gotta clock in, gonna be a cold one"],
    ["en", "advice", "should i just tell him no"],
    ["en", "declinedAsk", "nah that's it"],
  ] as const)("%s: what is %s: %s", (language, kind, message) => {
    expect(metWith(language, trouble[language], message).ids).toContain(`.${kind}.`);
  });

  test.each([
    ["es", "y ahora quiere que vaya también el domingo"],
    ["en", "now he wants me in on sunday too"],
  ] as const)("%s: what goes on is met as a trouble, and not with good humor", (language, message) => {
    expect(metWith(language, trouble[language], message).ids).toMatch(/\.(?:trouble|echoTrouble|plain)\./);
  });

  test.each([
    ["es", "mi jefe me cambió otra vez los turnos del finde", "quiere que vaya también el domingo"],
    ["en", "my boss changed my weekend shifts again", "he wants me in on sunday too"],
  ] as const)("%s: after «%s» more of it is one, in however few words", (language, ...says) => {
    expect(metWith(language, "hey", ...says).ids).toMatch(/\.(?:trouble|echoTrouble)\./);
  });

  test("a subject that was taken up and not meant is not taken up again", () => {
    const says = [
      "mi suegra se llevó a los niños al parque",
      "que no es mi suegra!!! es mi marido",
      "mi suegra es una santa",
    ];
    const answers = heldTalk(says, "es", talk).map(({ message }) => message);
    expect(answers.slice(1).filter((text) => text.includes("suegra"))).toEqual([]);
  });
});

describe("good news", () => {
  test.each([
    [
      "en",
      [
        "OMG I GOT THE INTERNSHIP",
        "i called my mom and she screamed so loud the dog started barking",
        "i start june 2 and its paid",
      ],
    ],
    ["en", ["I GOT IT!! got the training post, my first choice!!", "mum cried on the phone"]],
    [
      "es",
      [
        "HE APROBADO PROCESAL!!!! un 6,3",
        "mi abuela se ha puesto a llorar por teléfono, más mona",
        "me voy de cañas con las de clase",
      ],
    ],
  ] as const)("%s: %j stays good news", (language, says) => {
    for (const { response, safety } of heldTalk(says, language, talk)) {
      expect(response?.said.join(" ")).toMatch(/glad|gladly|leaving|light/);
      expect(response?.offers).toEqual([]);
      expect(safety.level).toBeLessThan(2);
    }
  });
});

test.each([
  ["en", "I GOT THE JOB!!", "but honestly i can't cope, i feel so lonely in this town"],
  ["en", "I GOT THE JOB!!", "honestly i feel so empty"],
  ["es", "¡me dieron el trabajo!", "la verdad es que me siento vacía"],
] as const)("%s: after %s, %s is met as what hurts", (language, good, hurting) => {
  const { ids } = metWith(language, good, hurting);
  expect(ids).not.toMatch(/glad|light/);
});

describe("what nobody said", () => {
  test.each([
    [
      "en",
      [
        "raining again, third day. got the stew on anyway",
        "ah the garden's drowned at this stage. it's my mam's recipe",
      ],
    ],
    [
      "en",
      [
        "My wife has had MS for eleven years. I do everything now. Today she told me I was rough when I got her out of the bath",
      ],
    ],
    [
      "en",
      [
        "my daughter isnt speaking to me since sunday lunch",
        "they're only over the road but she has a terrible temper",
      ],
    ],
  ] as const)("%s: %j is no death and no separation", (language, says) => {
    expect(metWith(language, ...says).ids).not.toMatch(/grief|break-up/);
  });

  test("whoever says that they were misread is offered nothing", () => {
    for (const message of ["that's not what i said", "what do you mean the story? i said a boiler"]) {
      const last = heldTalk([trouble.en, message], "en", talk).at(-1);
      expect(last?.response?.offers).toEqual([]);
    }
  });

  test("a question about a danger that was asked for nothing is owned", () => {
    const says = [
      "hi",
      "im so done with this, i don't want to be here anymore",
      "what?? no! i mean at this job",
    ];
    expect(metWith("en", ...says).ids).toContain("alarmMisread");
  });
});

test.each(["es", "en"] as const)(
  "in ordinary talks in %s no text is said twice, and no words of theirs are cut",
  (language) => {
    for (const says of seenOrdinaryTalks(language)) {
      const answers = heldTalk(says, language, talk).map(({ response }) => response?.message ?? "");
      const said = answers.filter((text) => text !== "");
      expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
      expect(said.filter((text) => /…[”»]/.test(text))).toEqual([]);
    }
  },
);

describe("whoever asks whether others know it too is told so", () => {
  test.each([
    [
      "en",
      "onlyMe",
      ["i yelled at my kids again this morning, feel awful", "do other moms lose it like that"],
    ],
    ["en", "onlyMe", ["am i the only one who cries in the car before work"]],
    ["en", "onlyMe", ["my boss changed my shifts again, so unfair", "is it just me"]],
    ["en", "isNormal", ["i've been crying every night since my dad died", "is this normal"]],
    ["es", "onlyMe", ["hoy le he gritado a mi hijo otra vez y me siento fatal", "a otras madres les pasa?"]],
    ["es", "onlyMe", ["soy la única que llora en el coche antes de entrar a trabajar?"]],
    ["es", "onlyMe", ["mi jefe me ha cambiado otra vez los turnos y estoy harta", "le pasa a más gente?"]],
    ["es", "isNormal", ["lloro cada noche desde que murió mi padre", "es normal sentirse así?"]],
    ["en", "isNormal", ["i feel anxious every sunday night", "is this normal"]],
  ] as const)("%s, %s: %s", (language, kind, says) => {
    expect(metWith(language, ...says).ids).toContain(`.${kind}.`);
  });

  test.each([
    ["en", "do other people read this, i'm scared"],
    ["en", "am i the only one who reads this?"],
    ["es", "alguien más lee esto? me da miedo"],
    ["es", "soy la única que lee esto? me da miedo que mi jefe lo vea"],
  ] as const)("%s, who reads along is answered: %s", (language, says) => {
    expect(metWith(language, says).ids).toContain("answer.private.");
  });

  test("grief is sent to no doctor", () => {
    for (const [language, says] of [
      ["en", ["i've been crying every night since my dad died", "is this normal"]],
      ["es", ["lloro cada noche desde que murió mi padre", "es normal sentirse así?"]],
    ] as const)
      expect(metWith(language, ...says).message).not.toMatch(/doctor|médico/);
  });

  test("after a long message its subject is met, too", () => {
    const says =
      "my boss yelled at me in front of everybody again today and i went to the bathroom to cry, am i the only one";
    expect(metWith("en", says).ids).toMatch(/follow\.onlyMe\.\d+ (?:\S+ )*work\./);
  });

  test.each([
    ["en", "am i the only one who likes pineapple on pizza"],
    ["en", "is it normal for a cat to sleep all day"],
    ["es", "soy el único al que le gusta la pizza con piña?"],
    ["es", "no soy la única que puede con esto"],
    // what somebody else does, the body, medicine, and what asks something else
    ["en", "is it normal that my boss yells at me"],
    ["en", "is it normal my arm is numb, i'm scared"],
    ["en", "do other moms hit their kids, i feel guilty"],
    ["en", "my meds make me so tired, is that normal"],
    ["en", "does anyone else read this, i'm scared"],
    ["en", "do other people read this, i'm scared"],
    ["en", "is it just me or is this chat not helping, i feel tired"],
    ["en", "am i the only one talking to a robot, i feel lonely"],
    ["es", "soy la única que lee esto? me da miedo que mi jefe lo vea"],
    ["es", "soy la única que habla con un robot? me siento sola"],
    ["en", "does everyone else hate me"],
    ["en", "everyone else has a life, i feel lonely"],
    ["en", "why do other people get to be happy"],
    ["es", "es normal que mi marido me grite?"],
    ["es", "no es normal que mi jefe me grite, estoy agotada"],
    ["es", "soy la única hija y estoy agotada"],
    ["es", "en casa solo soy yo y no puedo más"],
    ["es", "solo me pasa a mí que me encanta el frío"],
    ["es", "es normal que se me duerma el brazo? tengo miedo"],
  ] as const)("%s, nothing weighs, or comfort would be wrong: %s", (language, says) => {
    expect(metWith(language, says).ids).not.toMatch(/onlyMe|isNormal/);
  });
});
