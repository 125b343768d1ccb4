import { describe, expect, test } from "vitest";
import { read, sure, talk, unsure } from "./dialogue-testing.ts";
import { newDialogue } from "./state.ts";

describe("pieces of what was told before", () => {
  test.each(["tablets", "all of them", "las pastillas de mi madre", "todas"])(
    "«%s», where it was asked whether something was taken, is a yes",
    (message) =>
      expect(talk([unsure(3, "taken"), message])).toMatchObject({ level: 4, kind: "taken", sure: true }),
  );

  test.each([
    "no pills",
    "nothing, just my usual tablet",
    "ninguna pastilla",
    "se lo dije a todos",
    "todos me odian",
    "mis pastillas de siempre",
    "qué pastillas?",
    "the whole class saw it",
  ])("«%s» is none", (message) => {
    expect(talk([unsure(3, "taken"), message]).sure).toBe(false);
  });

  test.each(["I'm on the way there now", "ya voy de camino"])(
    "«%s», after a danger to oneself, is now",
    (message) => {
      expect(talk([unsure(3, "life"), message])).toMatchObject({ level: 4, kind: "life", sure: true });
      expect(talk([sure(3, "life"), message])).toMatchObject({ level: 4, kind: "life" });
    },
  );

  test.each([
    "ya voy de camino a casa de mi madre",
    "ya voy de camino, a urgencias",
    "I'm on my way there now, to the ER",
  ])("«%s» is the way to help", (message) =>
    expect(talk([sure(3, "life"), message])).toMatchObject({ level: 3, kind: "life" }),
  );

  test("on the way to somebody else, and in a calm talk, it is no alarm", () => {
    expect(talk([sure(3, "another"), "I'm on the way there now"])).toMatchObject({
      level: 3,
      kind: "another",
    });
    expect(talk(["dinner at my sister's", "I'm on the way there now"]).level).toBeLessThan(2);
  });

  test.each(["bueno sí, pero no hoy", "well yes, but not today", "actually yeah, sometimes"])(
    "«%s», right after a denial, takes it back",
    (message) => {
      expect(talk([unsure(2, "life"), "no", message])).toMatchObject({ level: 3, kind: "life", sure: true });
    },
  );

  test.each([
    "ok sí, un poco de hambre pero bien",
    "ok yeah the breathing, but not today",
    "well yes, i'm tired but fine",
  ])("«%s» takes no denial back", (message) =>
    expect(
      talk([unsure(2, "life"), "no", message]).sure && talk([unsure(2, "life"), "no", message]).level >= 3,
    ).toBe(false),
  );

  test("«bueno sí, pero» long after, or where nothing was asked, is a yes to something else", () => {
    const later = ["el martes", "con mi prima", "a las ocho"];
    expect(talk([unsure(2, "life"), "no", ...later, "bueno sí, pero no hoy"]).level).toBeLessThan(2);
    expect(talk(["¿probamos?", "bueno sí, pero no hoy"]).level).toBeLessThan(2);
  });

  test("«ya lo hice» in a hard talk where nothing was offered is asked about", () => {
    const hard = { message: "ya no le veo el caso", reading: read(1) };
    expect(talk([hard, "ya lo hice"])).toMatchObject({
      level: 3,
      kind: "taken",
      sure: false,
      asks: { id: "taken" },
    });
    const offered = { ...talk([hard]).state, offeredAt: 1 };
    expect(talk(["ya lo hice"], offered).level).toBeLessThan(2);
    expect(talk(["ya lo hice"], newDialogue).level).toBeLessThan(2);
  });

  test.each(["la verdad es que sí, perdón", "yes, i think so, sorry"])("«%s» is a yes", (message) => {
    expect(talk([unsure(2, "life"), message])).toMatchObject({ level: 3, kind: "life", sure: true });
  });

  test("«no, he doesn't hit me» to the question whether somebody is safe denies something else", () => {
    const before = sure(3, "taken");
    expect(talk([before, "no"])).toMatchObject({ level: 4 });
    expect(talk([before, "no, a mí no me pega"])).toMatchObject({ level: 3, kind: "taken", sure: true });
    for (const no of [
      "no, it isn't safe here",
      "no, la verdad es que no",
      "no i feel really bad right now",
      "no, para nada, me da miedo lo que pueda hacer",
    ])
      expect(talk([before, no])).toMatchObject({ level: 4 });
  });

  test.each(["no, a mí no me pega", "not right now, he's at work"])(
    "«%s» does not close the screen",
    (message) => {
      const before = talk([sure(3, "violence"), "a veces"]);
      expect(before.asks).toMatchObject({ id: "safe-to-write" });
      expect(talk([message], before.state)).toMatchObject({ closes: false, kind: "violence" });
      expect(talk(["no"], before.state).closes).toBe(true);
      expect(talk(["ahora no"], before.state).closes).toBe(true);
      expect(talk(["no, está en la habitación de al lado"], before.state).closes).toBe(true);
    },
  );

  test("a sign that cannot wait raises a level that stands, unsure as it is", () => {
    expect(talk([sure(3, "taken"), unsure(4, "violence")])).toMatchObject({
      level: 4,
      kind: "violence",
      sure: true,
    });
    expect(talk([sure(3, "life"), unsure(3, "life")])).toMatchObject({ level: 3, kind: "life" });
  });
});

describe("fear for somebody else", () => {
  test("what only the readers hear after it is still about them", () => {
    expect(talk([unsure(2, "another"), "sigo aquí", unsure(4, "confusion")]).kind).toBe("another");
    expect(talk([unsure(2, "another"), { ...sure(3, "life") }]).kind).toBe("life");
  });

  test.each([
    "no me atiende",
    "he's not picking up",
    "llamé a la policía, van para allá",
    "ok my husband's on the phone with 911 now",
  ])("«%s» bears it out", (message) =>
    expect(talk([unsure(2, "another"), message])).toMatchObject({ level: 3, kind: "another", sure: true }),
  );

  test.each(["I just want answers", "i can't answer that", "not answering that", "no respondo a eso"])(
    "«%s» does not",
    (message) => expect(talk([unsure(2, "another"), message]).sure).toBe(false),
  );

  test("denied, or never spoken of, nothing is borne out", () => {
    expect(talk([unsure(2, "another"), "no, para nada", "no me contesta al whatsapp"]).level).toBeLessThan(3);
    expect(talk(["hola", "mi jefe no me contesta"]).level).toBe(0);
  });
});
