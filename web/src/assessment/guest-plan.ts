import { hourAt } from "../app/hour-at.ts";
import { scoreAnswers, type Scores } from "@remanso/core/assessment/score-answers.ts";
import type { CatalogueFacts } from "@remanso/core/activity/catalogue-entry.ts";
import { noExperience } from "@remanso/core/plan/candidates.ts";
import { reasonFor } from "@remanso/core/plan/reason.ts";
import { startingActivities } from "@remanso/core/plan/starting-activities.ts";
import type { Language } from "@remanso/core/language.ts";
import type { Given } from "./guest-answers.ts";

export interface GuestPlan {
  readonly scores: Scores;
  /** In the order in which they are planned. */
  readonly activities: readonly CatalogueFacts[];
  /** Why the first one was chosen. */
  readonly reason: string;
}

/** The result and the plan of somebody without an account: the ones that the server makes of the same answers after signing up. */
export function guestPlan(
  responses: Readonly<Record<string, number>>,
  { at, timeZone }: Given,
  language: Language,
): GuestPlan {
  const scores = scoreAnswers(responses);
  const hour = hourAt(at, timeZone);
  const activities = startingActivities({ scores, responses, hour, experience: noExperience });
  const [first] = activities;
  const reason = first ? reasonFor(first, { scores, responses }, { wording: 0, language }) : "";
  return { scores, activities, reason };
}
