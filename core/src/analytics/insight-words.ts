import type { ActivityType } from "../activity/catalogue-entry.ts";
import type { ByLanguage, Language } from "../language.ts";
import type { Finding, FindingMethod, FindingSeries, NeedCount } from "./finding.ts";

// The wording of findings. safety.md: an association is never presented as a cause, and every number names its period.

/** The parts of a sentence: its subject in the person's language, its direction and its figures. */
interface Told {
  readonly subject: string;
  readonly rises: boolean;
  readonly points: string;
  readonly n: number;
  readonly nWith: number;
}

type Sentences = Readonly<Record<Finding["kind"], (told: Told) => string>>;

interface InsightWords {
  readonly series: Readonly<Record<FindingSeries, string>>;
  /** Monday first, as the subject of a sentence. */
  readonly weekdays: readonly string[];
  readonly activityTypes: Readonly<Record<ActivityType, string>>;
  readonly decimalSign: string;
  readonly countOf: (have: number, need: number) => string;
  readonly title: Sentences;
  readonly description: Sentences;
}

const en: InsightWords = {
  series: {
    overall: "overall stress",
    work: "work stress",
    financial: "money stress",
    personal: "personal stress",
    global: "global stress",
  },
  weekdays: ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"],
  activityTypes: {
    meditation: "meditation",
    breathing: "breathing",
    journaling: "journaling",
    exercise: "exercise",
    creative: "something creative",
    social: "company",
    selfcare: "self-care",
    nature: "nature",
    "digital-detox": "time without screens",
    financial: "a money task",
    reflection: "reflection",
    custom: "an activity of your own",
  },
  decimalSign: ".",
  countOf: (have, need) => `${have} of ${need}`,
  title: {
    trend: ({ subject, rises }) => `Your ${subject} has ${rises ? "risen" : "fallen"}`,
    weekday: ({ subject, rises }) => `${capital(subject)}: ${rises ? "more" : "less"} stress`,
    activity: ({ subject, rises }) => `${rises ? "More" : "Less"} stress on days with ${subject}`,
  },
  description: {
    trend: ({ rises, points, n }) =>
      `Over the ${n} days you measured, the line ${rises ? "rises" : "falls"} by ${points} points of 10 from the first to the last.`,
    weekday: ({ subject, rises, points, n, nWith }) =>
      `On ${subject} your stress is ${points} points ${rises ? "higher" : "lower"} than on the rest of the week (${nWith} of ${n} days). It may help you prepare for that day; it does not say why.`,
    activity: ({ subject, rises, points, n, nWith }) =>
      `On ${nWith} days with ${subject} your stress was ${points} points ${rises ? "higher" : "lower"} than on ${n - nWith} days without it. They go together; that does not say that one causes the other.`,
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
    exercise: "ejercicio",
    creative: "algo creativo",
    social: "compañía",
    selfcare: "autocuidado",
    nature: "naturaleza",
    "digital-detox": "un rato sin pantallas",
    financial: "una tarea de dinero",
    reflection: "reflexión",
    custom: "una actividad tuya",
  },
  decimalSign: ",",
  countOf: (have, need) => `${have} de ${need}`,
  title: {
    trend: ({ subject, rises }) => `Tu ${subject} ${rises ? "ha subido" : "ha bajado"}`,
    weekday: ({ subject, rises }) => `${capital(subject)}, ${rises ? "más" : "menos"} estrés`,
    activity: ({ subject, rises }) => `${rises ? "Más" : "Menos"} estrés los días con ${subject}`,
  },
  description: {
    trend: ({ rises, points, n }) =>
      `En los ${n} días que mediste, la línea ${rises ? "sube" : "baja"} ${points} puntos de 10 del primero al último.`,
    weekday: ({ subject, rises, points, n, nWith }) =>
      `${capital(subject)} tu estrés es ${points} puntos ${rises ? "más alto" : "más bajo"} que el resto de la semana (${nWith} de ${n} días). Puede servirte para preparar ese día; no dice por qué es así.`,
    activity: ({ subject, rises, points, n, nWith }) =>
      `En ${nWith} días con ${subject} tu estrés fue ${points} puntos ${rises ? "más alto" : "más bajo"} que en ${n - nWith} días sin ello. Van juntos; eso no dice que uno cause el otro.`,
  },
};

const words: ByLanguage<InsightWords> = { en, es };

const methods: Readonly<Record<FindingMethod, ByLanguage<string>>> = {
  mann_kendall: {
    en: "Every pair of measured days was compared: does the later one tend to be higher or lower? (Mann–Kendall test; the line is the middle of all slopes between two days, after Theil and Sen.) Days that resemble their neighbours and the number of questions asked were allowed for.",
    es: "Se comparó cada par de días medidos: ¿el posterior tiende a ser más alto o más bajo? (Prueba de Mann–Kendall; la línea es la pendiente central entre todos los pares de días, según Theil y Sen.) Se tuvo en cuenta que los días se parecen a sus vecinos y cuántas preguntas se hicieron.",
  },
  permutation: {
    en: "The days were shuffled many times to see how often chance alone gives a difference this large (permutation test). Days that resemble their neighbours and the number of questions asked were allowed for.",
    es: "Se barajaron los días muchas veces para ver con qué frecuencia el azar da una diferencia así de grande (prueba de permutación). Se tuvo en cuenta que los días se parecen a sus vecinos y cuántas preguntas se hicieron.",
  },
};

/** The method of a finding in plain words. */
export function methodWords(method: FindingMethod, language: Language): string {
  return methods[method][language];
}

/** What a pattern is about, as a label: "Estrés laboral", "Los lunes", "Respiración". */
export function patternLabel(finding: Finding, language: Language): string {
  return capital(subjectOf(finding, language));
}

/** A key for the same subject, in the specification's format with underscores. */
export function patternCategory({ kind, series, weekday, activityType }: Finding): string {
  if (kind === "weekday") return `weekday_${weekday ?? 0}`;
  if (kind === "activity") return `activity_${activityType ?? "custom"}`;
  return `${series}_stress`;
}

/** The title of a finding. */
export function findingTitle(finding: Finding, language: Language): string {
  return words[language].title[finding.kind](toldOf(finding, language));
}

/** The finding in one or two sentences, with its points. */
export function findingDescription(finding: Finding, language: Language): string {
  return words[language].description[finding.kind](toldOf(finding, language));
}

function toldOf(finding: Finding, language: Language): Told {
  const { effect, n, nWith } = finding;
  return {
    subject: subjectOf(finding, language),
    rises: effect > 0,
    points: Math.abs(effect).toFixed(1).replace(".", words[language].decimalSign),
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
  en: "{of} measured days with one kind of activity, and as many without it, to see what goes together.",
  es: "{of} días medidos con un mismo tipo de actividad, y otros tantos sin él, para ver qué va junto.",
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

function subjectOf({ kind, series, weekday, activityType }: Finding, language: Language): string {
  const { series: allSeries, weekdays, activityTypes } = words[language];
  if (kind === "weekday") return weekdays[(weekday ?? 1) - 1] ?? "";
  return kind === "activity" ? activityTypes[activityType ?? "custom"] : allSeries[series];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
