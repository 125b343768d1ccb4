import { describe, expect, test } from "vitest";
import { catalogueFacts } from "../activity/catalogue-facts.ts";
import { mayBeTried } from "./may-be-tried.ts";
import { mayBeTriedAsTyped } from "./typed-subject.ts";

describe("what may be left to chance", () => {
  test.each([
    "Caminar antes de cenar",
    "caminar después de comer",
    "Leer en vez de mirar el móvil",
    "inhalar y exhalar despacio",
    "Diez minutos de música",
    "A walk after lunch",
    "Stretching before bed",
    "no phone after 10",
    "Putting my pillow in the sun",
    "singing in the shower",
    "escribir tres cosas buenas",
    "Llamar a mi hermana",
  ])("%s", (text) => expect(mayBeTriedAsTyped(text)).toBe(true));

  test.each([
    "no tomar la pastilla",
    "Dejar la medicación",
    "skip my sertraline",
    "Lorazepam",
    "una copa de vino",
    "not drinking",
    "no fumar",
    "smoking weed",
    "ayunar",
    "ayuno de 16 horas",
    "skipping breakfast",
    "no cenar",
    "comer menos",
    "dormir menos",
    "staying up late",
    "waking up at 4",
    "exposición a las alturas",
    "face my fear of lifts",
    "ver a mi ex",
    "hablar con quien me pega",
    "mi plan de seguridad",
    "cutting myself",
    "m e d i c a c i ó n",
    "p4stillas",
  ])("not: %s", (text) => expect(mayBeTriedAsTyped(text)).toBe(false));

  test("of the catalogue: what anybody may freely do or leave", () => {
    const kept = catalogueFacts.filter(mayBeTried);
    expect(kept.length).toBeGreaterThan(35);
    expect(kept.map(({ type }) => type)).not.toContain("social");
    expect(kept.map(({ key }) => key)).not.toContain("an-old-worry");
    expect(kept.filter(({ isForSome }) => isForSome)).toEqual([]);
  });
});
