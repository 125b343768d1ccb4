import { expect, test } from "vitest";
import { read, sure, talk, unsure } from "./dialogue-testing.ts";

// safety.md: worry for somebody else stays worry for somebody else over turns

const calm = ["está en clase", "la tutora es maja", "se lo digo mañana"];

test("worry that was told twice stays while it is spoken of, and ends after some turns", () => {
  const told = [unsure(2, "another"), { message: "casi no come", reading: read(2, "another") }];
  expect(talk([...told, ...calm])).toMatchObject({ level: 2, kind: "another", asks: null });
  expect(talk([...told, ...calm, ...calm, "ok"]).level).toBeLessThan(2);
});

test("so does a crisis of somebody else after what stands has ended", () => {
  const told = [sure(3, "another"), "vale", ...calm];
  expect(talk(told)).toMatchObject({ kind: "another", sure: false });
  expect(talk(told).level).toBe(2);
});

test("what was heard once and never came back does not stay, nor what was denied", () => {
  expect(talk([unsure(2, "another"), ...calm, "hoy hay puré"]).level).toBeLessThan(2);
  const denied = [
    unsure(2, "another"),
    { message: "casi no come", reading: read(2, "another") },
    "no, está bien",
  ];
  expect(talk([...denied, "hoy hay puré"]).level).toBeLessThan(2);
});

test.each([
  "No le he preguntado, me da miedo meterle la idea",
  "no, no se lo he dicho a nadie",
  "No, I haven't asked him",
])("%s denies no worry", (message) => {
  expect(talk([unsure(2, "another"), message])).toMatchObject({ level: 2, kind: "another" });
});

test.each([
  "q nooo era coña 😅 tranqui",
  "hala no hahaha joke only",
  "what? no no no. not like that, the restaurant",
  "¿Qué? No, hombre, del trabajo",
])("%s denies what was asked", (message) => {
  expect(talk([unsure(2, "life"), message])).toMatchObject({ level: 1, asks: null });
});
