import type { ActivityType } from "../activity/catalogue-entry.ts";
import { localeOf, type ByLanguage, type Language } from "../language.ts";
import type { Finding, FindingDirection, FindingMethod, FindingSeries, NeedCount } from "./finding.ts";

// The wording of findings. safety.md: an association is never presented as a cause, and every number names its period.

/** The parts of a sentence: its subject in the person's language, its direction and its figures. */
interface Told {
  readonly subject: string;
  /** The activity as the aim of "turn to". */
  readonly aim: string;
  /** Categories that moved the same way, as a list; empty if there are none. */
  readonly also: string;
  readonly points: string;
  readonly n: number;
  readonly nWith: number;
}

/** One sentence for each kind and direction. */
type Sentences = Readonly<
  Record<Finding["kind"], Readonly<Record<FindingDirection, (told: Told) => string>>>
>;

interface InsightWords {
  readonly series: Readonly<Record<FindingSeries, string>>;
  /** Monday first, as the subject of a sentence. */
  readonly weekdays: readonly string[];
  readonly activityTypes: Readonly<Record<ActivityType, string>>;
  readonly aims: Readonly<Record<ActivityType, string>>;
  readonly decimalSign: string;
  readonly countOf: (have: number, need: number) => string;
  readonly title: Sentences;
  readonly description: Sentences;
}

const enTypes: InsightWords["activityTypes"] = {
  meditation: "meditation",
  breathing: "breathing",
  journaling: "journaling",
  exercise: "movement",
  creative: "something creative",
  social: "company",
  selfcare: "self-care",
  nature: "nature",
  "digital-detox": "screen-free time",
  financial: "a money task",
  reflection: "reflection",
  custom: "an activity of your own",
};

const en: InsightWords = {
  series: {
    overall: "overall stress",
    work: "work stress",
    financial: "money stress",
    personal: "personal stress",
    global: "global stress",
  },
  weekdays: ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"],
  activityTypes: enTypes,
  aims: enTypes,
  decimalSign: ".",
  countOf: (have, need) => `${have} of ${need}`,
  title: {
    trend: {
      more: ({ subject }) => `Your ${subject} has risen`,
      less: ({ subject }) => `Your ${subject} has fallen`,
    },
    weekday: {
      more: ({ subject }) => `You tend to have more stress on ${subject}`,
      less: ({ subject }) => `You tend to have less stress on ${subject}`,
    },
    activity: {
      more: ({ aim }) => `You tend to turn to ${aim} on hard days`,
      less: ({ subject }) => `You tend to have less stress on days with ${subject}`,
    },
    next_day: {
      more: ({ aim }) => `You tend to turn to ${aim} in hard stretches`,
      less: ({ subject }) => `You tend to have less stress the day after ${subject}`,
    },
  },
  description: {
    trend: {
      more: ({ points, n, also }) =>
        `Over the ${n} days you noted it, it rose by about ${points} points out of 10.${also && ` So did your ${also}.`} A hard stretch can explain it too; it doesn’t say why.`,
      less: ({ points, n, also }) =>
        `Over the ${n} days you noted it, it fell by about ${points} points out of 10.${also && ` So did your ${also}.`} A calmer stretch can explain it too; it doesn’t say why.`,
    },
    weekday: {
      more: ({ points }) =>
        `About ${points} points out of 10 more than on the rest of the week. It may help you prepare for that day; it doesn’t say why.`,
      less: ({ points }) =>
        `About ${points} points out of 10 less than on the rest of the week. It doesn’t say why.`,
    },
    activity: {
      more: ({ points }) =>
        `On days you noted it here, your stress was about ${points} points out of 10 higher. Many people turn to something like this once a day is already hard. It could also be the other way around: that it makes those days fuller. Your days can’t tell the two apart.`,
      less: ({ points }) =>
        `About ${points} points out of 10 less than on days when you didn’t note it here. It may help you; it could also be the other way around, that it comes more easily on calm days. Your days can’t tell the two apart.`,
    },
    next_day: {
      more: ({ points }) =>
        `On days after you noted it here, your stress was about ${points} points out of 10 higher. Many people turn to something like this while things are hard for several days. It could also be the other way around: that it leaves less room the day after. Your days can’t tell the two apart.`,
      less: ({ points }) =>
        `About ${points} points out of 10 less than on other days. It may help you into the next day; it could also be the other way around, that you find room for it in calm stretches. Your days can’t tell the two apart.`,
    },
  },
};

const es: InsightWords = {
  series: {
    overall: "estrés general",
    work: "estrés laboral",
    financial: "estrés financiero",
    personal: "estrés personal",
    global: "estrés global",
  },
  weekdays: [
    "los lunes",
    "los martes",
    "los miércoles",
    "los jueves",
    "los viernes",
    "los sábados",
    "los domingos",
  ],
  activityTypes: {
    meditation: "meditación",
    breathing: "respiración",
    journaling: "escritura",
    exercise: "movimiento",
    creative: "algo creativo",
    social: "compañía",
    selfcare: "autocuidado",
    nature: "naturaleza",
    "digital-detox": "un rato sin pantallas",
    financial: "una tarea de dinero",
    reflection: "reflexión",
    custom: "una actividad tuya",
  },
  aims: {
    meditation: "a la meditación",
    breathing: "a la respiración",
    journaling: "a la escritura",
    exercise: "al movimiento",
    creative: "a algo creativo",
    social: "a la compañía",
    selfcare: "al autocuidado",
    nature: "a la naturaleza",
    "digital-detox": "a un rato sin pantallas",
    financial: "a una tarea de dinero",
    reflection: "a la reflexión",
    custom: "a una actividad tuya",
  },
  decimalSign: ",",
  countOf: (have, need) => `${have} de ${need}`,
  title: {
    trend: {
      more: ({ subject }) => `Tu ${subject} ha subido`,
      less: ({ subject }) => `Tu ${subject} ha bajado`,
    },
    weekday: {
      more: ({ subject }) => `${capital(subject)} sueles tener más estrés`,
      less: ({ subject }) => `${capital(subject)} sueles tener menos estrés`,
    },
    activity: {
      more: ({ aim }) => `Sueles acudir ${aim} en días difíciles`,
      less: ({ subject }) => `Los días con ${subject} sueles tener menos estrés`,
    },
    next_day: {
      more: ({ aim }) => `Sueles acudir ${aim} en temporadas difíciles`,
      less: ({ subject }) => `Al día siguiente de ${subject} sueles tener menos estrés`,
    },
  },
  description: {
    trend: {
      more: ({ points, n, also }) =>
        `En los ${n} días que lo anotaste subió unos ${points} puntos sobre 10.${also && ` También tu ${also}.`} Una temporada difícil también puede explicarlo; no dice por qué es así.`,
      less: ({ points, n, also }) =>
        `En los ${n} días que lo anotaste bajó unos ${points} puntos sobre 10.${also && ` También tu ${also}.`} Una temporada tranquila también puede explicarlo; no dice por qué es así.`,
    },
    weekday: {
      more: ({ points }) =>
        `Unos ${points} puntos sobre 10 más que el resto de la semana. Puede servirte para preparar ese día; no dice por qué es así.`,
      less: ({ points }) =>
        `Unos ${points} puntos sobre 10 menos que el resto de la semana. No dice por qué es así.`,
    },
    activity: {
      more: ({ points }) =>
        `Los días que lo anotaste aquí, tu estrés fue unos ${points} puntos sobre 10 más alto. Mucha gente acude a algo así cuando el día ya pesa. También puede leerse al revés: que sea hacerlo lo que carga más esos días. Tus días no distinguen una lectura de la otra.`,
      less: ({ points }) =>
        `Unos ${points} puntos sobre 10 menos que los días en que no lo anotaste aquí. Puede que te ayude; también puede ser al revés, que en los días tranquilos cueste menos hacerlo. Tus días no distinguen una lectura de la otra.`,
    },
    next_day: {
      more: ({ points }) =>
        `Los días después de anotarlo aquí, tu estrés fue unos ${points} puntos sobre 10 más alto. Mucha gente acude a algo así cuando lleva varios días difíciles. También puede leerse al revés: que deje menos sitio al día siguiente. Tus días no distinguen una lectura de la otra.`,
      less: ({ points }) =>
        `Unos ${points} puntos sobre 10 menos que los demás días. Puede que te ayude hasta el día siguiente; también puede ser al revés, que en las temporadas tranquilas le encuentres sitio. Tus días no distinguen una lectura de la otra.`,
    },
  },
};

const words: ByLanguage<InsightWords> = { en, es };

const methods: Readonly<Record<FindingMethod, ByLanguage<string>>> = {
  mann_kendall: {
    en: "Every pair of days was compared: does the later one tend to be higher or lower? (Mann–Kendall test; the line is the middle of all slopes between two days, after Theil and Sen.) This allows for weekdays that are always higher or lower, days that resemble their neighbors, the number of questions asked, and your days being looked at every week of the year.",
    es: "Se comparó cada par de días: ¿el posterior tiende a ser más alto o más bajo? (Prueba de Mann–Kendall; la línea es la pendiente central entre todos los pares de días, según Theil y Sen.) Se tuvo en cuenta que hay días de la semana siempre más altos o más bajos, que los días se parecen a sus vecinos, cuántas preguntas se hicieron y que se mira cada semana del año.",
  },
  permutation: {
    en: "How often would chance alone give a difference this large if the same days came in another order? (Permutation test of what each day adds to the day before, by Pitman’s approximation.) This allows for the weekday, yesterday’s level, a slow rise or fall, the number of questions asked, and your days being looked at every week of the year. A check-in made before the activity doesn’t count for it.",
    es: "¿Con qué frecuencia daría el azar una diferencia así de grande si los mismos días llegaran en otro orden? (Prueba de permutación de lo que cada día suma al anterior, con la aproximación de Pitman.) Se tuvieron en cuenta el día de la semana, el nivel de ayer, una subida o bajada lenta, cuántas preguntas se hicieron y que se mira cada semana del año. Un registro hecho antes de la actividad no cuenta para ella.",
  },
};

/** The method of a finding in plain words. */
export function methodWords(method: FindingMethod, language: Language): string {
  return methods[method][language];
}

/** A kind of activity inside a sentence. */
export function activityTypeWords(type: ActivityType, language: Language): string {
  return words[language].activityTypes[type];
}

/** A stress inside a sentence. */
export function seriesWords(series: FindingSeries, language: Language): string {
  return words[language].series[series];
}

type Subject = Pick<Finding, "kind" | "series" | "weekday" | "activityType">;

/** What a pattern is about, as a label: "Estrés laboral", "Los lunes", "Respiración". */
export function patternLabel(finding: Subject, language: Language): string {
  return capital(subjectOf(finding, language));
}

/** A key for the same subject, in the specification's format with underscores. */
export function patternCategory({ kind, series, weekday, activityType }: Finding): string {
  if (kind === "weekday") return `weekday_${weekday ?? 0}`;
  if (kind === "activity" || kind === "next_day") return `${kind}_${activityType ?? "custom"}`;
  return `${series}_stress`;
}

/** The title of a finding. */
export function findingTitle(finding: Finding, language: Language): string {
  return words[language].title[finding.kind][finding.direction](toldOf(finding, language));
}

/** The finding in one or two sentences, with its points. */
export function findingDescription(finding: Finding, language: Language): string {
  return words[language].description[finding.kind][finding.direction](toldOf(finding, language));
}

function toldOf(finding: Finding, language: Language): Told {
  const { effect, n, nWith, activityType, also } = finding;
  const { aims, series, decimalSign } = words[language];
  const names = also.map((name) => series[name]);
  return {
    subject: subjectOf(finding, language),
    aim: aims[activityType ?? "custom"],
    also: new Intl.ListFormat(localeOf[language]).format(names),
    points: Math.abs(effect).toFixed(1).replace(".", decimalSign),
    n,
    nWith: nWith ?? 0,
  };
}

/** What a kind of statement still needs. safety.md: "not enough yet (2 of 3)" */
export function needWords({ kind, have, need }: NeedCount, language: Language): string {
  const lacksSpan = kind === "trend" && need === spanDays;
  const lacksGroup = kind === "activity" && need === groupDays;
  const sentence = lacksSpan ? needsSpan : lacksGroup ? needsGroup : needs[kind];
  return sentence[language].replace("{of}", words[language].countOf(have, need));
}

// safety.md, statements about data: 8 measured days over 14; 14 days, 5 with and 5 without
const spanDays = 14;
const groupDays = 5;

const needsSpan: ByLanguage<string> = {
  en: "{of} days from the first measured day to the last, to see whether your stress rises or falls.",
  es: "{of} días entre el primer día medido y el último, para ver si tu estrés sube o baja.",
};

const needsGroup: ByLanguage<string> = {
  en: "{of} measured days on which one kind of activity is noted, and as many on which it isn’t, to see what goes together.",
  es: "{of} días medidos con un mismo tipo de actividad anotado, y otros tantos en que no lo está, para ver qué va junto.",
};

const needs: Readonly<Record<NeedCount["kind"], ByLanguage<string>>> = {
  mean: {
    en: "{of} measured days for an average.",
    es: "{of} días medidos para un promedio.",
  },
  trend: {
    en: "{of} measured days to see whether your stress rises or falls.",
    es: "{of} días medidos para ver si tu estrés sube o baja.",
  },
  activity: {
    en: "{of} measured days to see what goes together with your activities.",
    es: "{of} días medidos para ver qué va junto con tus actividades.",
  },
  weekday: {
    en: "{of} full weeks to compare the days of the week.",
    es: "{of} semanas completas para comparar los días de la semana.",
  },
};

function subjectOf({ kind, series, weekday, activityType }: Subject, language: Language): string {
  const { series: allSeries, weekdays, activityTypes } = words[language];
  if (kind === "weekday") return weekdays[(weekday ?? 1) - 1] ?? "";
  return kind === "trend" ? allSeries[series] : activityTypes[activityType ?? "custom"];
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
