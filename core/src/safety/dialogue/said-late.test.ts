import { expect, test } from "vitest";
import { sure, talk } from "./dialogue-testing.ts";

test.each(["no quiero llamar, me da vergüenza", "no, i dont wanna call anyone, im ashamed"])(
  "«%s» denies no danger",
  (message) => expect(talk([sure(3, "life"), message])).toMatchObject({ level: 3, kind: "life" }),
);

test.each(["ya viene, no puedo hablar", "hes back i cant talk"])(
  "«%s» while violence stands is now",
  (message) =>
    expect(
      talk([sure(3, "violence"), "no es la primera vez", "fue ayer", "en la cocina", message]),
    ).toMatchObject({
      level: 4,
      kind: "violence",
    }),
);
