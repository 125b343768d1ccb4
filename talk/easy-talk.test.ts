import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Conversation } from "@remanso/core/chat/conversation.ts";
import { asGreeting } from "@remanso/core/chat/heard-topics.ts";
import { respond } from "@remanso/core/chat/respond.ts";
import type { Talk } from "@remanso/core/chat/talk.ts";

// as the build made it: learning takes its time
const talk: Talk = JSON.parse(readFileSync(join(import.meta.dirname, "dist/talk.json"), "utf8"));
const say = (message: string, more: Partial<Conversation> = {}) =>
  respond({ message, before: [], said: new Set(), language: "es", level: 0, ...more }, talk);

describe("easy talk", () => {
  const hard = /\.(?:echoHard|hard|trouble|room)|^(?:work|family|home|study)\.on/;

  test.each([
    ["es", "bien, hoy tuve turno de tarde en el super"],
    ["es", "mi hermana trajo empanadas para la cena"],
    ["en", "my brother came over and we made chili"],
    ["en", "finished my shift, heading to the bus"],
  ] as const)("%s: %s is met lightly, and nothing is offered for it", (language, message) => {
    const { said, offers } = say(message, { language });
    expect(said.filter((id) => hard.test(id))).toEqual([]);
    expect(offers).toEqual([]);
  });

  test.each([
    ["es", "¿tú qué música oyes? yo puro vallenato viejo"],
    ["es", "Hola veci, buenas, ¿cómo amaneció?"],
    ["en", "do you like cats"],
    ["en", "how's your day been, or do you not get days"],
  ] as const)("%s: %s is answered by what a program has: nothing of the kind", (language, message) => {
    expect(
      say(message, { language }).said.filter((id) => /^(?:answer\.own-life|follow\.aboutMe)/.test(id)),
    ).toHaveLength(1);
  });

  test("and asks nothing of a program where anybody is meant", () => {
    const { said } = say("how do you cook rice without it sticking?", { language: "en" });
    expect(said.filter((id) => /^(?:answer\.own-life|follow\.aboutMe)/.test(id))).toEqual([]);
  });

  test.each([
    ["es", "se fue la luz en el barrio otra vez", "power-cut"],
    ["es", "el gato tiró la maceta del balcón", "pet-mischief"],
    ["es", "el vecino está otra vez con el taladro", "neighbours-noise"],
    ["en", "they changed the rota again this week", "shift-change"],
    ["en", "stuck in traffic on the highway", "traffic"],
  ] as const)("%s: %s is met for itself (%s), and never twice alike", (language, message, id) => {
    const before = [language === "es" ? "hola" : "hi"];
    const first = say(message, { language, before, said: new Set(["small-talk.greeting.reflect.1"]) });
    expect(first.said.filter((one) => one.includes(`.easy.${id}.`))).toHaveLength(1);
    const again = say(message, { language, before: [...before, message], said: new Set(first.said) });
    expect(again.message).not.toBe(first.message);
  });

  test("a greeting at night opens what is told after it, and says no good night", () => {
    const topic = talk.es.topics.find(({ name }) => name === "small-talk");
    const situation = topic?.situations.find(({ id }) => id === "good-night");
    if (!topic || !situation) throw new Error("there is no good night");
    const heard = [{ topic, situation, clear: 1, isWorded: true, score: 1 }];
    const greeted = (plain: string) => asGreeting(heard, { plain, isFirst: true });
    expect(greeted("senorita buenas noches hace dias que en el micro me agarra algo")).toEqual([]);
    expect(greeted("muy buenas noches")[0]?.situation?.id).toBe("greeting");
    expect(greeted("buenas noches que descanses")[0]?.situation?.id).toBe("good-night");
  });

  test("a question about such a thing is no telling of it, and after some of them nothing is asked", () => {
    const before = ["hi"];
    const asked = say(
      "does drinking less coffee really do anything for you or is that just something doctors say",
      { language: "en", before, said: new Set(["small-talk.light.1"]) },
    );
    expect(asked.said.filter((one) => one.includes(".easy."))).toEqual([]);
    const told = ["laundry", "rain", "traffic", "birthday"].map((id) => `follow.easy.${id}.1`);
    const kinds = [
      "the neighbors are drilling again, so much noise",
      "stuck in traffic on the highway",
      "folding laundry, two baskets",
      "they changed the rota again this week",
      "it's raining, a real downpour",
    ];
    for (const message of kinds) {
      const reply = say(message, { language: "en", before, said: new Set(["small-talk.light.1", ...told]) });
      expect(reply.message).not.toContain("?");
    }
  });

  test("nobody asks for advice who says that there is no denying it", () => {
    const before = ["desde el divorcio mi hijo casi no me habla"];
    const { said: told } = say(before[0] ?? "", { level: 1 });
    const { said } = say("pues duele, para que le digo que no", { level: 1, before, said: new Set(told) });
    expect(said.filter((id) => id.startsWith("follow.advice"))).toEqual([]);
  });

  test("nothing of the kind is said where somebody suffers", () => {
    const { said } = say("se fue la luz en el barrio otra vez", { level: 1 });
    expect(said.filter((one) => one.includes(".easy."))).toEqual([]);
  });

  test("whoever laughs is told of no bad mood", () => {
    const { said } = say("lol he ate all of it", { language: "en" });
    expect(said.filter((id) => /^(?:mood\.(?!glad|calm|relieved)|anger|low)/.test(id))).toEqual([]);
  });

  test("the same words weigh where somebody suffers", () => {
    const { offers } = say("otra vez turno doble", { level: 1 });
    expect(offers.length).toBeGreaterThan(0);
  });

  test.each([
    ["en", "petrol prices are going to be the death of me i tell you"],
    ["en", "so the barbecue is off and there are eleven burgers in the fridge"],
    ["es", "comí tanto en la boda que reventé"],
    ["es", "los del coro quieren que cante la solista yo"],
  ] as const)("%s: %s needs no list of troubles to choose from", (language, message) =>
    expect(say(message, { language }).choices).toEqual([]),
  );

  test.each([
    ["en", "my tomatoes have blight, all that time spent on them"],
    ["en", "jumped off the top board at the pool today"],
    ["en", "the siren on the ice cream van scared the pigeons"],
    ["es", "enterramos las semillas en el huerto con los nietos"],
    ["es", "mi primo gritó gol y despertó a media calle"],
    ["es", "perdimos siete a uno en el futbolito pero el uno fue mío"],
  ] as const)("%s: %s tells of no dark mood and no heavy subject", (language, message) => {
    const { said, offers } = say(message, { language });
    expect(said.filter((id) => /^(?:mood\.(?!glad|calm|relieved)|anger|grief|low|panic)/.test(id))).toEqual(
      [],
    );
    expect(offers).toEqual([]);
  });

  test("what nobody can read, and a question that nothing answers, still offer their choices", () => {
    expect(say("zxcv qwer tyui opas?").choices).toHaveLength(4);
    expect(say("xkcd zzz 42 blorp").choices).toHaveLength(4);
  });
});
