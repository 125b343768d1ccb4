import { describe, expect, test } from "vitest";
import { catalogue } from "@remanso/core/activity/catalogue.ts";
import { placeOffers } from "@remanso/core/chat/offer-words.ts";
import { hasAsked } from "@remanso/core/chat/has-asked.ts";
import type { TalkTexts } from "@remanso/core/chat/talk.ts";
import { languages, type Language } from "@remanso/core/language.ts";
import { readingLevels } from "../library/reading-level.ts";
import { readTexts, strayFiles } from "./read-texts.ts";

type Texts = Omit<TalkTexts, "reader">;

const texts = Object.fromEntries(languages.map((language) => [language, readTexts(language)]));

describe.each(languages)("the chat's texts in %s", (language: Language) => {
  const own = texts[language];
  if (!own) throw new Error(`no texts in ${language}`);
  const said = saidIn(own);

  test("are many, and no two are the same", () => {
    expect(said.length).toBeGreaterThan(1200);
    const folded = said.map((text) => text.toLowerCase().replace(/[^\p{L}]+/gu, " "));
    const counts = Map.groupBy(folded, (text) => text);
    // "Why?" may be said twice; whole sentences may not
    const twice = [...counts].filter(([text, all]) => all.length > 1 && text.split(" ").length > 7);
    expect(twice.map(([text]) => text)).toEqual([]);
  });

  test("are short and easy to read", () => {
    expect(said.filter((text) => text.length > 330)).toEqual([]);
    const reflections = own.topics.flatMap(({ situations }) => situations.flatMap(({ reflect }) => reflect));
    expect(reflections.filter((text) => text.length > 230)).toEqual([]);
    expect(readingLevels[language](said.join("\n"))).toBeGreaterThan(70);
  });

  test("ask one thing at a time, and nothing in a reflection", () => {
    const signs = (text: string) => text.match(/\?/g)?.length ?? 0;
    const asks = [
      ...own.topics.flatMap(({ situations }) => situations.flatMap(({ ask }) => ask)),
      ...own.moods.flatMap(({ ask }) => ask),
    ];
    expect(asks.filter((text) => signs(text) !== 1)).toEqual([]);
    const following = [...Object.values(own.follow).flat(), ...own.easy.flatMap(({ say }) => say)];
    expect(following.filter((text) => signs(text) > 1)).toEqual([]);
    const goOn = own.topics.flatMap((topic) => (topic.name === "small-talk" ? [] : topic.goOn));
    expect(goOn.filter((text) => signs(text) !== 1)).toEqual([]);
    const reflections = own.topics
      .filter(({ name }) => name !== "small-talk")
      .flatMap(({ situations }) => situations.flatMap(({ reflect }) => reflect));
    expect(reflections.filter((text) => signs(text) > 0)).toEqual([]);
    // whoever thanks, leaves or is going to do something is not asked; nor is whoever tells in passing of tears
    const { thanked, leaving, company, agreed, name } = own.follow;
    const passing = own.details.flatMap(({ say }) => say);
    expect(
      [...thanked, ...leaving, ...company, ...agreed, ...name, ...passing].filter((text) => signs(text) > 0),
    ).toEqual([]);
  });

  test("ask where the answers' memory of what was asked expects it", () => {
    const mistaken = (["light", "trouble", "hard"] as const).flatMap((list) =>
      own.follow[list].filter(
        (text, place) => hasAsked(`follow.${list}.${place + 1}`) !== text.includes("?"),
      ),
    );
    expect(mistaken).toEqual([]);
  });

  // whoever is near may be the one who hurts, and perhaps nobody was called (safety.md, Violence)
  test("while a danger stands presume nobody near and no help on its way", () => {
    const presuming =
      /with you|beside you|on its way|having someone|company|contigo|al lado|acompañ|compañía|mientras llega/i;
    expect(own.unsure.standing.filter((text) => presuming.test(text))).toEqual([]);
    expect(own.unsure.standing.length).toBeGreaterThanOrEqual(8);
  });

  test("have their marks for names, and no others", () => {
    const caught = [...own.topics.flatMap((topic) => topic.caught), ...own.unsure.partly];
    expect(caught.filter((text) => text.split("{named}").length !== 2)).toEqual([]);
    const two = own.unsure.twoTopics.filter(
      (text) => !text.includes("{first}") || !text.includes("{second}"),
    );
    expect(two).toEqual([]);
    const following = Object.values(own.follow).flat();
    expect(following.filter((text) => text.replace(/\{(?:thread|echo)\}/, "").includes("{"))).toEqual([]);
    const echoing = [
      ...own.follow.echoTrouble,
      ...own.follow.echoHard,
      ...own.follow.name,
      ...own.unsure.echo,
    ];
    expect(echoing.filter((text) => text.split("{echo}").length !== 2)).toEqual([]);
    const marked = new Set([...caught, ...own.unsure.twoTopics, ...own.unsure.echo, ...following]);
    expect(said.filter((text) => text.includes("{") && !marked.has(text))).toEqual([]);
  });

  test("promise and belittle nothing, pose as nobody, name no dose, hold no number to call", () => {
    const unwanted =
      /\b(te prometo|todo va a (?:estar|ir) bien|al menos|no es para tanto|te entiendo perfectamente|sé cómo te sientes|como terapeuta|i promise|everything will be (?:fine|ok)|at least you|i know (?:exactly )?how you feel|as your therapist|cheer up|anímate|calm down|cálmate|vosotros|habéis|tenéis|podéis|\d+ ?mg)\b|\d{3}|cansado\/a/i;
    expect(said.filter((text) => unwanted.test(text))).toEqual([]);
  });

  test("say of no situation that it happened before, nor that the body trembles", () => {
    const presuming = /\b(esta vez|this time|temblor\w*|tembl\w+|trembl\w+|racing thoughts)\b/i;
    const situations = own.topics.flatMap(({ situations: all }) => all);
    const told = situations.flatMap(({ reflect, ask, offers }) => [
      ...reflect,
      ...ask,
      ...offers.flatMap(({ because }) => because ?? []),
    ]);
    expect(told.filter((text) => presuming.test(text))).toEqual([]);
  });

  test("ask nobody whether they are safe, which the safety rules do", () => {
    expect(
      said.filter((text) =>
        /¿[^?]*(a salvo|segur[oa] ahora|sitio seguro)[^?]*\?|\b(are you|feel) safe\b[^?]*\?/i.test(text),
      ),
    ).toEqual([]);
  });

  test("offer only what there is", () => {
    const keys = new Set(catalogue.map(({ key }) => `activity:${key}`));
    const offered = [
      ...own.topics.flatMap(({ situations }) => situations),
      ...own.moods,
      ...own.answers,
    ].flatMap(({ offers }) => offers);
    expect(offered.length).toBeGreaterThan(200);
    const unknown = offered.filter(
      ({ to }) => !(to in placeOffers) && !keys.has(to) && !to.startsWith("resource:"),
    );
    expect(unknown).toEqual([]);
  });

  test("have a choice for every topic that is offered to choose", () => {
    const { choices } = own.unsure;
    const missing = own.topics
      .map(({ name }) => name)
      .filter((name) => !["small-talk", "everyday", "product"].includes(name) && !choices[name]);
    expect(missing).toEqual([]);
    expect([choices["vent"], choices["breathe"]].filter(Boolean)).toHaveLength(2);
  });
});

test("no file lies among the texts that nothing reads, and both languages answer the same remarks and feelings", () => {
  expect(strayFiles()).toEqual([]);
  const ids = languages.map((language) => {
    const { answers, moods } = readTexts(language);
    return [...answers.map(({ id }) => id), ...moods.map(({ name }) => name)].toSorted();
  });
  for (const other of ids) expect(other).toEqual(ids[0]);
});

function saidIn({ topics, answers, moods, unsure, follow, details, easy }: Texts): string[] {
  return [
    ...topics.flatMap(({ goOn, caught, situations }) => [
      ...goOn,
      ...caught,
      ...situations.flatMap(({ reflect, ask }) => [...reflect, ...ask]),
    ]),
    ...answers.flatMap(({ say }) => say),
    ...moods.flatMap(({ nameIt, ask }) => [...nameIt, ...ask]),
    ...unsure.unsure,
    ...unsure.partly,
    ...unsure.twoTopics,
    ...unsure.closings,
    ...unsure.standing,
    ...Object.values(follow).flat(),
    ...[...details, ...easy].flatMap(({ say }) => say),
  ];
}
