import type { CatalogueFacts } from "../activity/catalogue-entry.ts";
import { isDoableAt, timeOfDayAt } from "../activity/hours.ts";
import { scoreOf } from "../assessment/stress-fields.ts";
import { stressLabel } from "../assessment/stress-label.ts";
import type { Language } from "../language.ts";
import { candidates, type Circumstances } from "./candidates.ts";
import { choose, type Places } from "./choose.ts";
import type { Recommendation } from "./contract.ts";
import { messageFor } from "./message.ts";
import { reasonFor } from "./reason.ts";
import { benefits, helpedReason, timeReasons } from "./recommendation-words.ts";
import { heaviestOf, leadOf, secondOf } from "./what-weighs.ts";

// three fit on a screen
const howMany = 3;
// two of them look at what weighs most, one may look elsewhere
const forHeaviest = 2;

export interface Situation extends Circumstances {
  /** The catalogue keys of what is pending already. */
  readonly pending: ReadonlySet<string>;
  /** How much of the active plan is done and how much waits. */
  readonly progress: { readonly done: number; readonly left: number };
}

/**
 * The activities that fit best just now, neither pending nor done in the last seven days and no two of a type, by the rule of the
 * plan: from the latest answers, the hour, and what helped before. Three, or fewer when fewer are left. decisions §3
 */
export function recommendationsFor(situation: Situation, language: Language): Recommendation[] {
  const { pending, experience, hour } = situation;
  const open = candidates(situation).filter(
    (entry) =>
      !pending.has(entry.key) &&
      !experience.doneLately.has(entry.key) &&
      isDoableAt(entry, hour) &&
      // whether its situation is this person's is known only from what it did for them
      (!entry.isForSome || experience.better.has(entry.key)),
  );
  const heaviest = heaviestOf(situation.scores);
  const each = heaviest.length === 1 ? forHeaviest : 1;
  const places: Places = {
    size: howMany,
    mostOfType: 1,
    mustHave: [],
    looksAt: new Map(heaviest.slice(0, howMany).map((category) => [category, each])),
  };
  return choose([], open, places).map((entry, wording) => describe(entry, { situation, wording, language }));
}

interface Telling {
  readonly situation: Situation;
  readonly wording: number;
  readonly language: Language;
}

function describe(entry: CatalogueFacts, { situation, wording, language }: Telling): Recommendation {
  const { hour, experience, progress } = situation;
  const now = timeOfDayAt(hour);
  const times = experience.better.get(entry.key) ?? 0;
  const reasons = [
    reasonFor(entry, situation, { wording, language }),
    ...(entry.timeOfDay === now ? [timeReasons[now][language]] : []),
    ...(times > 0 ? [helpedReason(times, language)] : []),
  ];
  return {
    key: entry.key,
    activityName: entry.name[language],
    activityType: entry.type,
    priority: priorityOf(entry, situation),
    reasoning: reasons.join(" "),
    personalizedMessage: messageFor(entry, { circumstances: situation, progress, wording, language }),
    estimatedBenefit: benefits[entry.type][language],
    timeOfDay: entry.timeOfDay,
    duration: entry.minutes,
  };
}

/** High for what looks at the heaviest category when its stress is high, medium when it is moderate or for the second one. */
function priorityOf(entry: CatalogueFacts, { scores }: Situation): Recommendation["priority"] {
  const lead = leadOf(entry);
  if (lead === null) return "low";
  const label = stressLabel(scoreOf(scores, lead));
  if (heaviestOf(scores).includes(lead) && label !== "low") return label === "high" ? "high" : "medium";
  return secondOf(scores).includes(lead) ? "medium" : "low";
}
