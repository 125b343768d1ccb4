import { describe, expect, test } from "vitest";
import { sentencesOf, voiceFor } from "./voice.ts";

const voice = (lang: string, localService = true) => ({ lang, localService });

describe("the voice that reads aloud", () => {
  test("is the exact variety where the device has it", () => {
    expect(voiceFor([voice("es-MX"), voice("en-GB"), voice("es-ES")], "es", [])?.lang).toBe("es-ES");
  });

  test("is of the region that the browser names, before any other", () => {
    const voices = [voice("es-ES"), voice("es_US"), voice("es-MX")];
    expect(voiceFor(voices, "es", ["es-MX", "en-US"])?.lang).toBe("es-MX");
    expect(voiceFor(voices, "es", ["es-US"])?.lang).toBe("es_US");
    expect(voiceFor(voices, "es", ["es-419", "en-US"])?.lang).toBe("es-ES");
  });

  test("is another variety of the language before none, however it is spelled", () => {
    expect(voiceFor([voice("en-GB"), voice("es_US")], "es", [])?.lang).toBe("es_US");
  });

  test("never reads one language with the voice of another", () => {
    expect(voiceFor([voice("en-US"), voice("pt-BR")], "es", [])).toBeNull();
    expect(voiceFor([], "en", [])).toBeNull();
  });

  test("is never one that sends the text away", () => {
    expect(voiceFor([voice("es-ES", false)], "es", [])).toBeNull();
    expect(voiceFor([voice("es-ES", false), voice("es-MX")], "es", [])?.lang).toBe("es-MX");
  });
});

test("a text is read sentence by sentence, and nothing of it is left out", () => {
  const text = "Toma aire. ¿Dónde lo notas? Deja que salga… y descansa";
  expect(sentencesOf(text)).toEqual(["Toma aire.", "¿Dónde lo notas?", "Deja que salga…", "y descansa"]);
  expect(sentencesOf("")).toEqual([]);
});
