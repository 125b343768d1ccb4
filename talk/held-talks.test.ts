import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Talk } from "@remanso/core/chat/talk.ts";
import type { Conversation } from "@remanso/core/chat/conversation.ts";
import type { Language } from "@remanso/core/language.ts";
import { learnedReaders } from "@remanso/core/safety/learned-readers.ts";
import { readMessage } from "@remanso/core/safety/read-message.ts";
import { respond } from "@remanso/core/chat/respond.ts";

// as the build made it: learning takes its time
const talk: Talk = JSON.parse(readFileSync(join(import.meta.dirname, "dist/talk.json"), "utf8"));
const say = (message: string, more: Partial<Conversation> = {}) =>
  respond({ message, before: [], said: new Set(), language: "es", level: 0, ...more }, talk);

/** What somebody says one after the other, each with the ids of what it was met with and whether something was offered. */
function talkOf(language: Language, messages: readonly string[]) {
  const said = new Set<string>();
  return messages.map((message, at) => {
    const { level } = readMessage(message, learnedReaders());
    const reply = say(message, { language, before: messages.slice(0, at), said, level: level >= 1 ? 1 : 0 });
    const [offer] = reply.offers;
    for (const id of reply.said) said.add(id);
    if (offer) said.add(`offer.${offer.to}`);
    return { message: reply.message, id: reply.said[0] ?? "", offer: offer !== undefined };
  });
}

describe("what hurts, told calmly", () => {
  test.each([
    ["es", "mi señora falleció en agosto"],
    ["es", "se murió Canela"],
    ["en", "my wife passed away in may"],
    ["en", "I'm at our caravan, first time since Jim died"],
  ] as const)("%s: %s is met with condolence, and with something that may help", (language, message) => {
    const [, met] = talkOf(language, [language === "es" ? "buenas tardes" : "hello", message]);
    expect(met?.id).toMatch(/^grief/);
    expect(met?.message).toMatch(/sorry|siento|lamento|gone|dejado|fue|quer|llora|Losing|Missing/i);
    expect(met?.offer).toBe(true);
  });

  test.each([
    ["es", ["hoy me despidieron", "doce años en la misma tienda", "por un correo, sin mirarme a la cara"]],
    ["en", ["got fired", "this morning, security walked me out with my mug", "nine years there"]],
    [
      "es",
      ["mi señora falleció en agosto", "cincuenta y un años juntos", "todavía le pongo el café en la mesa"],
    ],
    ["en", ["my wife passed away in may", "thirty one years", "her coat is still on the hook"]],
  ] as const)("%s: %s goes on as something hard", (language, messages) => {
    for (const { id } of talkOf(language, messages)) expect(id).not.toMatch(/light|Light|mood\.glad/);
  });

  test("whoever only wants to be heard is asked nothing and offered nothing", () => {
    const messages = [
      "solo quiero desahogarme, no quiero ejercicios",
      "mi jefa me humilla",
      "lloro cada noche",
    ];
    for (const { message, offer } of talkOf("es", messages)) {
      expect(message).not.toMatch(/\?/);
      expect(offer).toBe(false);
    }
  });
});

describe("what is no trouble", () => {
  test.each([
    ["es", ["nació mi hija el jueves", "se llama Vera", "tres kilos cien", "mi padre lloró y todo"]],
    ["en", ["I passed the bar exam!!", "third try", "big dinner tonight, all of us"]],
    ["es", ["hola, son las 3am y estoy con mi bebé encima", "nueve días tiene", "se llama Gael"]],
  ] as const)("%s: %s is met as none, and nothing is offered", (language, messages) => {
    for (const { id, offer } of talkOf(language, messages)) {
      expect(id).not.toMatch(/\.(?:echoHard|hard|trouble|room)\.|^(?:low|overwhelm|answer)/);
      expect(offer).toBe(false);
    }
  });

  test.each([
    ["en", ["my mam's drinking again", "no she's safe, my aunt's with her"], "company"],
    ["en", ["got fired", "i'll ring my brother"], "agreed"],
    ["en", ["got fired", "k thx"], "thanked"],
    ["en", ["it's my turn to host book club tonight", "must hoover, bye for now"], "leaving"],
    ["es", ["mi señora falleció en agosto", "mi vecina viene esta tarde a verme"], "company"],
    ["es", ["no llego a nada en el trabajo", "ok le digo hoy en la cena"], "agreed"],
    ["es", ["mi señora falleció en agosto", "gracias por escuchar a un viejo"], "thanked"],
    ["es", ["aquí viendo a las palomas", "bueno, les voy a echar de comer. Con Dios"], "leaving"],
    ["es", ["no puedo dormir, la cabeza no para", "no quiero hacer ejercicios"], "declined"],
  ] as const)("%s: %s is met without a question", (language, messages, kind) => {
    const last = talkOf(language, messages).at(-1);
    expect(last?.id).toContain(`.${kind}.`);
    expect(last?.message).not.toMatch(/\?/);
    expect(last?.offer).toBe(false);
  });

  test.each([
    ["en", "does this work offline", "offline"],
    ["en", "who made this", "who-made"],
    ["en", "can i make the text bigger", "looks"],
    ["es", "¿esto funciona sin internet?", "offline"],
    ["es", "¿me van a mandar notificaciones?", "reminders"],
    ["es", "cada cuánto se baña a un perro", "weather-or-fact-question"],
    ["en", "who won the rugby", "weather-or-fact-question"],
  ] as const)("%s: %s is answered as what it asks", (language, message, id) =>
    expect(say(message, { language }).said[0]).toContain(`answer.${id}.`),
  );

  test('in the evening "buenas noches" opens a talk and closes it', () => {
    expect(say("buenas noches").said[0]).toMatch(/greeting/);
    expect(say("buenas noches", { before: ["estoy viendo la tele"] }).said[0]).toMatch(/leaving|good-night/);
  });

  test('a short answer is no remark about the program, and "you?" no insult', () => {
    const before = ["estoy con mi bebé encima"];
    for (const message of ["se llama Gael", "me da cosa", "otra"])
      expect(say(message, { before, said: new Set(["everyday.on.1"]) }).said[0]).not.toMatch(/^answer/);
    const reply = say("you?", {
      language: "en",
      before: ["hi", "not much"],
      said: new Set(["small-talk.on.1"]),
    });
    expect(reply.said[0]).not.toMatch(/^answer/);
  });

  test.each([
    ["es", "la verdad es que sí, perdón"],
    ["es", "vale"],
    ["en", "hmm ok"],
  ] as const)("%s: while a danger is asked about, «%s» is no small talk", (language, message) => {
    const before = language === "es" ? ["no le veo sentido a vivir"] : ["i don't see the point of living"];
    const reply = say(message, { language, before, level: 2 });
    expect(reply.said[0]).toMatch(/^follow\.room\./);
  });

  test("a question about one's own tears is not one for a search engine", () => {
    expect(say("how do i stop crying", { language: "en" }).said[0]).not.toContain("weather-or-fact-question");
  });

  test("what is denied is not met as if it were told", () => {
    const before = ["my mom died in may"];
    const said = new Set(["grief.on.1"]);
    const better = say("i'm not a bit better today", { language: "en", before, said, level: 1 });
    expect(better.said.join(" ")).not.toContain("detail.a-little-better");
    const tears = say("no lloré ni en el entierro", { before: ["murió mi padre"], said, level: 1 });
    expect(tears.said.join(" ")).not.toContain("detail.tears");
  });
});
