import { localeOf, type ByLanguage, type Language } from "../language.ts";
import { milestoneDescription } from "../milestones/milestone-words.ts";
import type { MilestoneType } from "../milestones/milestones.ts";
import type { InsightAction } from "./contract.ts";
import { activityTypeWords, capital, seriesWords } from "./insight-words.ts";
import type { Finding } from "./finding.ts";
import type { Because, Suggestion } from "./suggestion-of.ts";

// The wording of insights without statistics, and of what any of them offers. decisions §8: what was not done here is "not noted", never absence in life.

interface Told {
  readonly title: string;
  readonly description: string;
}

interface SuggestionWords {
  readonly title: Readonly<Record<Because["kind"], (subject: string) => string>>;
  /** Why it is offered. */
  readonly because: Readonly<Record<Because["kind"], (subject: string) => string>>;
  readonly waits: (name: string, minutes: string) => string;
  readonly game: string;
  readonly toActivity: string;
  readonly toGame: string;
}

const suggestions: ByLanguage<SuggestionWords> = {
  en: {
    title: {
      activity: (subject) => `It’s been a week or more since you noted ${subject} here`,
      category: (subject) => `No activity noted for your ${subject} in the last 7 days`,
    },
    because: {
      activity: (subject) => `${subject} is among your patterns.`,
      category: () => "It weighed most in your latest assessment.",
    },
    waits: (name, minutes) => `“${name}” is waiting in your list: ${minutes} minutes, if it suits you.`,
    game: "The breathing game takes a few minutes, if it suits you.",
    toActivity: "Go to the activity",
    toGame: "Go to the breathing game",
  },
  es: {
    title: {
      activity: (subject) => `La última vez que anotaste aquí ${subject} fue hace una semana o más`,
      category: (subject) => `En los últimos 7 días no hay ninguna actividad anotada para tu ${subject}`,
    },
    because: {
      activity: (subject) => `${subject} aparece entre tus patrones.`,
      category: () => "Fue lo que más pesó en tu última evaluación.",
    },
    waits: (name, minutes) => `En tu lista te espera «${name}»: ${minutes} minutos, si te viene bien.`,
    game: "El juego de respiración dura unos minutos, si te viene bien.",
    toActivity: "Ir a la actividad",
    toGame: "Ir al juego de respiración",
  },
};

const milestoneStays: ByLanguage<string> = {
  en: "It stays yours, however the coming days turn out.",
  es: "Se queda contigo, vengan como vengan los próximos días.",
};

/** A milestone as an insight: the fact as its title. */
export function milestoneTexts(type: MilestoneType, language: Language): Told {
  return {
    title: milestoneDescription(type, language).replace(/\.$/, ""),
    description: milestoneStays[language],
  };
}

/** What is suggested: the fact that it rests on, and what is offered. */
export function suggestionTexts({ because, offered }: Suggestion, language: Language): Told {
  const words = suggestions[language];
  const subject =
    because.kind === "activity"
      ? activityTypeWords(because.type, language)
      : seriesWords(because.category, language);
  const { entry } = offered;
  const minutes = entry ? new Intl.NumberFormat(localeOf[language]).format(entry.minutes) : "";
  return {
    title: words.title[because.kind](subject),
    description: `${words.because[because.kind](capital(subject))} ${entry ? words.waits(entry.name[language], minutes) : words.game}`,
  };
}

/** The link that a finding offers: where stress rises, or is higher on a weekday, something can be planned. Null for the others. */
export function findingAction({ kind, direction }: Finding, language: Language): InsightAction | null {
  if (direction === "less" || (kind !== "trend" && kind !== "weekday")) return null;
  return { path: "/activities", label: toActivities[language] };
}

const toActivities: ByLanguage<string> = { en: "See the activities", es: "Ver las actividades" };

/** The link to what is offered. */
export function suggestionAction({ offered }: Suggestion, language: Language): InsightAction {
  const { toActivity, toGame } = suggestions[language];
  return { path: offered.path, label: offered.entry ? toActivity : toGame };
}
