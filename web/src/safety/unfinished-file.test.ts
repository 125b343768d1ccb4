import { expect, test } from "vitest";
import { emptyPlan, planIn } from "./safety-plan.ts";
import { strings } from "./strings.ts";
import { unfinishedFile } from "./unfinished-file.ts";

const titles = strings.es.signOut.fileTitles;
const plan = { ...emptyPlan, signs: "No duermo" };

test("a file of unfinished work holds every text under words that a person reads", () => {
  const text = unfinishedFile(
    [
      { name: "session", id: "a1", text: '{"writing":"junto al río"}' },
      { name: "session", id: "a2", text: '{"writing":"en casa"}' },
      { name: "drafts", id: null, text: '{"new":{"note":"hoy"}}' },
      { name: "outbox", id: null, text: '[{"url":"/api/check-ins"}]' },
      { name: "assessment", id: null, text: "{ not JSON" },
    ],
    titles,
  );
  expect(JSON.parse(text)).toEqual({
    "Sesiones sin terminar": [{ writing: "junto al río" }, { writing: "en casa" }],
    "Empezado a escribir": [{ new: { note: "hoy" } }],
    "Sin enviar": [{ url: "/api/check-ins" }],
    "Preguntas a medio responder": ["{ not JSON"],
  });
});

test("a safety plan in it can be opened again on the plan's page", () => {
  const text = unfinishedFile(
    [
      { name: "drafts", id: null, text: '{"new":{"note":"hoy"}}' },
      { name: "safetyPlan", id: null, text: JSON.stringify(plan) },
    ],
    titles,
  );
  expect(planIn(text)).toEqual(plan);
  expect(text).toContain("hoy");
});
