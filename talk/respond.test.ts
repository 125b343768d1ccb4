import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hear } from "@remanso/core/chat/hear.ts";
import { languageOfMessage } from "@remanso/core/chat/message-language.ts";
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

const heardIn = (message: string, language: Language) =>
  hear(message, talk[language], { language, level: readMessage(message, learnedReaders()).level });

describe("what is heard", () => {
  test.each([
    ["es", "mi jefa me chilló otra vez delante de los clientes", "work"],
    ["en", "the bills keep coming and I can't pay rent", "money"],
    ["es", "llevo tres noches sin pegar ojo", "sleep"],
    ["es", "mi abuela falleció el martes", "grief"],
    ["en", "I failed my finals and my parents will be so disappointed", "study"],
    ["en", "I got so angry I screamed at a stranger in traffic", "anger"],
    ["en", "my husband and I argue every single day", "family"],
    ["es", "hoy he discutido con mi jefe y no puedo dejar de darle vueltas", "work"],
    ["es", "creo que tengo burnout", "work"],
    ["es", "me han despedido", "work"],
  ] as const)("%s: %s is about %s", (language, message, topic) => {
    expect(heardIn(message, language).topics[0]?.topic.name).toBe(topic);
  });

  test.each([
    ["es", "¿eres una persona?", "who"],
    ["en", "are you a robot?", "who"],
    ["es", "¿quién lee lo que escribo?", "private"],
    ["es", "¿cuál es la dosis máxima de ibuprofeno?", "medicine"],
    ["en", "can i take two sleeping pills instead of one", "medicine"],
    ["en", "how much calpol can a 4 year old have, she's hot and the bottle label's rubbed off", "medicine"],
    ["en", "missed my lithium two days camping, do i double up", "medicine"],
    ["en", "is propranolol ok with one glass of wine at a wedding", "medicine"],
    ["es", "el clonazepam con una copita se puede", "medicine"],
    ["es", "¿la sertralina engorda?", "medicine"],
    ["es", "gracias, me ha ayudado", "thanks-it-helped"],
  ] as const)("%s: %s is answered as %s", (language, message, id) => {
    expect(heardIn(message, language).answer?.id).toBe(id);
  });

  test("a denied good mood is no good mood", () => {
    expect(heardIn("no soy feliz", "es").mood?.name).not.toBe("glad");
    expect(heardIn("hoy estoy muy feliz", "es").mood?.name).toBe("glad");
  });

  test.each([
    ["no sé qué hacer con mi vida", "es"],
    ["I don't know what to do", "en"],
    ["ok", "es"],
    ["", "es"],
  ] as const)("%s is written in %s", (message, language) => {
    expect(languageOfMessage(message, "es")).toBe(language);
  });
});

test.each([
  "no puedo renunciar, pago la renta y las medicinas de mi abuelita",
  "mi madre toma muchas pastillas",
])("%s is no question about a medicine", (message) => {
  expect(heardIn(message, "es").answer?.id).not.toBe("medicine");
});

test.each(["mi mujer está de baja", "no se lo he contado ni a mi hermano"])(
  "%s asks nothing of the program",
  (message) => expect(heardIn(message, "es").answer).toBeNull(),
);

describe("the answer", () => {
  test("while danger stands guesses at no subject, asks nothing and offers nothing", () => {
    for (const message of [
      "primera vez que me pasa, tengo 58",
      "mi jefe me grita",
      "hoy me dieron una buena noticia",
    ]) {
      const reply = say(message, { level: 4 });
      expect(reply.said[0]).toMatch(/^standing/);
      expect([reply.message.includes("?"), reply.choices, reply.offers]).toEqual([false, [], []]);
    }
  });

  test("names what the person named", () => {
    expect(say("lo de mi casero").message.toLowerCase()).toMatch(/casero/);
    expect(say("my landlord", { language: "en" }).message).toMatch(/landlord/);
  });

  test("asks at most one question, and is the same for the same conversation", () => {
    for (const message of ["mi jefe me grita", "no duermo", "estoy triste", "hola", "asdf qwer"]) {
      expect((say(message).message.match(/\?/g) ?? []).length).toBeLessThanOrEqual(1);
      expect(say(message)).toEqual(say(message));
    }
  });

  describe("to a reply in the middle of a talk", () => {
    const debts = "tengo muchísimas deudas y me llaman los cobradores";
    const first = say(debts, { level: 1 });
    const reply = (message: string, more: Partial<Conversation> = {}) =>
      say(message, { before: [debts], said: new Set(first.said), level: 1, ...more });

    test.each(["sí, todos los días", "el martes", "14", "no", "desde marzo, cuando me bajaron las horas"])(
      "%s goes on with the subject, whatever it sounds like",
      (message) =>
        expect(reply(message).said[0]).toMatch(/^(follow\.(?:hard|echoHard|trouble|echoTrouble|fact)|money)/),
    );

    test("opens another subject where it names one clearly", () => {
      expect(reply("mi abuela falleció y no paro de llorar").said[0]).toMatch(/^grief/);
    });

    test("never asks twice in a row, and never says the same", () => {
      const said = new Set(first.said);
      const told = [
        "me llaman al trabajo",
        "y a mi hermana también",
        "cada semana suben los intereses",
        "hoy otra carta",
      ];
      const replies = told.map((message) => {
        const { message: text, said: more } = reply(message, { said });
        for (const id of more) said.add(id);
        return text;
      });
      expect(new Set(replies).size).toBe(told.length);
      const asking = replies.map((text) => text.includes("?"));
      expect(asking.some((asks, at) => asks && asking[at - 1])).toBe(false);
    });

    test("meets a plan with a plan, and not knowing with something easier", () => {
      expect(reply("vale, mañana llamo").said[0]).toMatch(/^follow\.agreed/);
      expect(reply("no puedo llamar").said[0]).not.toMatch(/^follow\.agreed/);
      expect(reply("no sé").said[0]).toMatch(/^follow\.dontKnow/);
    });

    test("does not decide for whoever asks what to do, and lets go who says goodbye", () => {
      expect(reply("¿crees que debo llamarles?").said[0]).toMatch(/^follow\.advice/);
      expect(reply("bueno, me llaman, hasta mañana").said[0]).toMatch(/^(small-talk\.good|follow\.leaving)/);
    });

    test("takes a report for no plan and no goodbye, and owns up to what it cannot answer", () => {
      expect(reply("siempre lo hago mal").said[0]).not.toMatch(/^follow\.agreed/);
      expect(reply("discutimos por las facturas y al final me fui, adiós muy buenas").said[0]).not.toMatch(
        /^follow\.leaving/,
      );
      expect(reply("¿y tú pagas alquiler?").said[0]).toMatch(/^(follow\.asked|money|answer)/);
    });

    test("in panic stays with the breath and the senses until it passes", () => {
      const attack = "me está dando un ataque de pánico en el súper";
      const said = new Set(say(attack, { level: 1 }).said);
      const inPanic = (message: string, before: readonly string[]) =>
        say(message, { before: [attack, ...before], said, level: 1 }).said[0];
      expect(inPanic("en la fila de la caja", [])).toMatch(/^follow\.grounding/);
      expect(inPanic("sí, ya me había pasado", ["en la fila de la caja"])).toMatch(/^follow\.grounding/);
      expect(inPanic("ya se me está pasando", ["en la fila de la caja"])).toMatch(/^follow\.eased/);
      expect(inPanic("un poquito mejor", ["en la fila de la caja"])).toMatch(/^follow\.eased/);
      expect(inPanic("dejé el carrito jaja", ["ya se me está pasando"])).not.toMatch(
        /^follow\.(grounding|eased)/,
      );
    });

    test("in easy talk asks for no burden", () => {
      const easy = say("hoy hice lentejas por primera vez");
      const next = say("jaja sí", {
        before: ["hoy hice lentejas por primera vez"],
        said: new Set(easy.said),
      });
      expect(next.said[0]).toMatch(/^follow\.(?:light|gladly)/);
    });
  });

  test("without a clear subject offers four taps, each of which is then understood", () => {
    const { choices } = say("zxcv qwer");
    expect(choices).toHaveLength(4);
    for (const language of ["es", "en"] as const)
      for (const choice of Object.values(talk[language].unsure.choices)) {
        const { topics, answer } = heardIn(choice, language);
        expect([choice, topics.length > 0 || answer !== null]).toEqual([choice, true]);
      }
  });

  test("two subjects at once are both named, and the person chooses", () => {
    const { message, choices } = say("mi jefe no me deja en paz y encima mi hermana no me habla");
    expect(message).toMatch(/jefe/);
    expect(message).toMatch(/hermana/);
    expect(choices).toHaveLength(2);
  });

  test("distress gets an offer at once, and not in the answer after it", () => {
    const first = say("no puedo dormir, la cabeza no para");
    expect(first.offers.length).toBeGreaterThan(0);
    const offered = `offer.${first.offers[0]?.to}`;
    const second = say("doy vueltas en la cama", {
      before: ["no puedo dormir, la cabeza no para"],
      said: new Set([...first.said, offered]),
    });
    expect(second.offers).toEqual([]);
  });

  test("what was refused is not offered again, and nothing is offered from level 2 on", () => {
    const said = new Set(["offer.breathing"]);
    const refused = say("no quiero respirar", { said, before: ["estoy nerviosa"] });
    expect(refused.said).toContain("refused.breathing");
    const later = Array.from({ length: 9 }, (_, turn) => `turno ${turn}`);
    const all = new Set([...said, ...refused.said]);
    expect(say("no puedo dormir, la cabeza no para", { said: all, before: later }).offers).toEqual([]);
    expect(say("no puedo dormir, la cabeza no para", { level: 2 }).offers).toEqual([]);
  });

  test("whoever only wants to vent is not asked", () => {
    const said = new Set(say("solo quiero desahogarme").said);
    expect([...said][0]).toMatch(/^answer\.just-venting/);
    expect(say("mi jefe me grita y me hace sentir inútil", { said }).message).not.toMatch(/\?/);
  });

  test("no sentence comes twice in 30 turns, whatever is said", () => {
    const messages = [
      "estoy triste y no duermo",
      "no sé",
      "mi jefe otra vez",
      "asdf",
      "ya",
      "estoy triste y no duermo",
    ];
    const said = new Set<string>();
    const heard: string[] = [];
    const before: string[] = [];
    for (let turn = 0; turn < 30; turn += 1) {
      const message = messages[turn % messages.length] ?? "";
      const reply = say(message, { said, before });
      for (const id of reply.said) said.add(id);
      heard.push(...reply.message.split(/(?<=[.!?])\s+/));
      before.push(message);
    }
    expect(heard.filter((sentence, at) => heard.indexOf(sentence) !== at)).toEqual([]);
  });
});
