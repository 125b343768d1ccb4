import { scoreAnswers } from "../../assessment/score-answers.ts";
import { startingActivities } from "../starting-activities.ts";
import { responsesOf, type CounselledPerson } from "./person.ts";
import { heaviestOf, leadOf } from "../what-weighs.ts";

/** Where the plan of one of the fifty departs from what their counsellor would do; empty where it does not. */
export function whatMissesOf(person: CounselledPerson): string[] {
  const plan = planOf(person);
  const there = (name: string) => plan.some(({ key, type }) => key === name || type === name);
  const lacks = (person.holds ?? []).filter((group) => !group.some(there));
  return [
    ...firstMisses(person),
    ...lacks.map((group) => `lacks ${group.join(" or ")}`),
    ...(person.absent ?? []).filter(there).map((name) => `holds ${name}`),
  ];
}

function planOf({ answers, hour, worse, better, done }: CounselledPerson) {
  const responses = responsesOf(answers);
  return startingActivities({
    scores: scoreAnswers(responses),
    responses,
    hour,
    experience: {
      worse: new Map(Object.entries(worse ?? {})),
      better: new Map(Object.entries(better ?? {})),
      doneLately: new Set(done),
    },
  });
}

function firstMisses(person: CounselledPerson): string[] {
  const [first] = planOf(person);
  if (!first) return ["is empty"];
  const lead = leadOf(first);
  const isCalm = heaviestOf(scoreAnswers(responsesOf(person.answers))).length === 0;
  const { about, kinds, atMost } = person.first;
  return [
    ...(isCalm || (lead !== null && about.includes(lead))
      ? []
      : [`begins with ${first.key}, about something else`]),
    ...(kinds.includes(first.type) ? [] : [`begins with ${first.key}, a ${first.type}`]),
    ...(first.minutes <= atMost ? [] : [`begins with ${first.key}, ${first.minutes} minutes`]),
  ];
}
