import { describe, expect, test } from "vitest";
import { ownVoicesFor } from "./voices.ts";

const voice = (name: string, lang: string, more: { away?: true; default?: true } = {}) => ({
  name,
  lang,
  localService: more.away !== true,
  default: more.default === true,
});
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe("the voices that may tell a text", () => {
  test("are the device's own, of the text's language, however it is spelled", () => {
    const voices = [
      voice("Google español", "es-ES", { away: true }),
      voice("Luciana", "pt-BR"),
      voice("Estonian", "est-EE"),
      voice("Mónica", "es_ES"),
    ];
    expect(names(ownVoicesFor(voices, "es", []))).toEqual(["Mónica"]);
    expect(ownVoicesFor(voices, "en", [])).toEqual([]);
  });

  test("come in the variety of this browser first, then in the one of reading aloud", () => {
    const voices = [voice("Jorge", "es-AR"), voice("Mónica", "es-ES"), voice("Paulina", "es-MX")];
    expect(names(ownVoicesFor(voices, "es", ["es-MX", "en-US"]))).toEqual(["Paulina", "Mónica", "Jorge"]);
    expect(names(ownVoicesFor(voices, "es", ["de-DE"]))[0]).toBe("Mónica");
  });

  test("the finely made and the device's default come before the plain, those made for fun last", () => {
    const voices = [
      voice("Albert", "en-US", { default: true }),
      voice("Alex", "en-US"),
      voice("Samantha", "en-US", { default: true }),
      voice("Ava (Premium)", "en-US"),
      voice("Daniel", "en-GB"),
    ];
    expect(names(ownVoicesFor(voices, "en", ["en-US"]))).toEqual([
      "Ava (Premium)",
      "Samantha",
      "Alex",
      "Daniel",
      "Albert",
    ]);
  });
});
