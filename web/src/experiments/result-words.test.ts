import { expect, test } from "vitest";
import type { Experiment } from "@remanso/core/experiments/contract.ts";
import type { Language } from "@remanso/core/language.ts";
import { sentencesOf } from "./result-words.ts";
import { strings } from "./strings.ts";

type End = NonNullable<Experiment["end"]>;

const ended = (finding: End["finding"], kind: End["kind"], outcome: Experiment["outcome"] = "stress") => ({
  id: "0197b9a0-0000-7000-8000-000000000000",
  name: "caminar",
  catalogueKey: null,
  outcome,
  askHour: 20,
  startsOn: "2026-03-02",
  createdAt: "2026-03-01T10:00:00.000Z",
  state: "ended" as const,
  today: null,
  pairs: 9,
  end: {
    kind,
    on: "2026-03-20",
    finding,
    yes: { planned: 10, answered: 9, done: 8 },
    no: { planned: 10, answered: 10, done: 1 },
  },
  isSeen: false,
});
const told = (experiment: Experiment, language: Language = "es") =>
  sentencesOf(experiment, { words: strings[language], language, name: "caminar" });

test("a difference is told in its own direction, with its interval, n and what was done in fact", () => {
  const lower = ended({ kind: "difference", mean: -1.64, interval: { low: -2.8, high: -0.4 } }, "early");
  expect(told(lower)).toEqual([
    "Los días con «caminar», tu estrés de la noche fue 1,6 puntos más bajo de media (entre 0,4 y 2,8).",
    "Una diferencia tan clara sale por puro azar en menos de 5 de cada 100 personas.",
    "No dice por qué: saber qué día tocaba, y esperar que ayude, también puede influir.",
    "9 pares de días.",
    "Terminó antes porque la diferencia era clara.",
    "Respondiste 19 de 20 noches.",
    "Lo hiciste 8 de 10 días de «sí» y 1 de 10 días de «no».",
  ]);
  const higher = ended({ kind: "difference", mean: 2, interval: { low: 0.4, high: 3.6 } }, "planned", "mood");
  expect(told(higher, "en")[0]).toBe(
    "On days with “caminar” your evening mood was 2 points higher on average (between 0.4 and 3.6).",
  );
});

test("no clear difference is an answer, and says what could be hidden", () => {
  expect(told(ended({ kind: "none", mean: 0.2, hidden: 1.52 }, "planned"), "en").slice(0, 2)).toEqual([
    "There was no clear difference between days with and without “caminar”.",
    "That’s an answer too. A difference smaller than about 1.5 points could be hidden.",
  ]);
});

test.each([
  [{ kind: "harm" }, "harm", /^Terminó antes: los últimos cinco días/],
  [{ kind: "tooFew" }, "planned", /hacen falta 9\. Esto no se puede responder\.$/],
  [{ kind: "uneven" }, "planned", /Esto no se puede responder\.$/],
  [null, "stopped", /^Lo paraste/],
  [null, "rest", /^Terminó antes, sin resultado\.$/],
] as const)("%j that ended as %s is told as such, and promises nothing", (finding, kind, words) => {
  const sentences = told(ended(finding, kind));
  expect(sentences[0]).toMatch(words);
  expect(sentences.join(" ")).not.toMatch(/porque te|funciona|demuestra/);
  if (finding === null) expect(sentences).toHaveLength(1);
});
