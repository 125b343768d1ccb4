import type { ActivityType } from "../activity/catalogue-entry.ts";
import type { Bilingual, Language } from "../language.ts";
import type { Finding, FindingMethod, FindingSeries, NeedCount } from "./finding.ts";

// The wording of what the days show. safety.md: an association is never told as a cause, and no number stands without its window.

const seriesEn: Readonly<Record<FindingSeries, string>> = {
  overall: "overall stress",
  work: "work stress",
  financial: "money stress",
  personal: "personal stress",
  global: "global stress",
};

const seriesEs: Readonly<Record<FindingSeries, string>> = {
  overall: "estrés general",
  work: "estrés laboral",
  financial: "estrés financiero",
  personal: "estrés personal",
  global: "estrés global",
};

const weekdays: Readonly<Record<Language, readonly string[]>> = {
  en: ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"],
  es: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábados", "domingos"],
};

const activityTypesEn: Readonly<Record<ActivityType, string>> = {
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
};

const activityTypesEs: Readonly<Record<ActivityType, string>> = {
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
};

const methods: Readonly<Record<FindingMethod, Bilingual>> = {
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

/** A key for the same, as the specification shows categories: with underscores. */
export function patternCategory({ kind, series, weekday, activityType }: Finding): string {
  if (kind === "weekday") return `weekday_${weekday ?? 0}`;
  if (kind === "activity") return `activity_${activityType ?? "custom"}`;
  return `${series}_stress`;
}

/** The title of a finding. */
export function findingTitle(finding: Finding, language: Language): string {
  const { kind, series, effect } = finding;
  const rises = effect > 0;
  if (language === "es") {
    if (kind === "trend") return `Tu ${seriesEs[series]} ${rises ? "ha subido" : "ha bajado"}`;
    if (kind === "weekday") return `${capital(subjectOf(finding, "es"))}, ${rises ? "más" : "menos"} estrés`;
    return `${rises ? "Más" : "Menos"} estrés los días con ${subjectOf(finding, "es")}`;
  }
  if (kind === "trend") return `Your ${seriesEn[series]} has ${rises ? "risen" : "fallen"}`;
  if (kind === "weekday") return `${capital(subjectOf(finding, "en"))}: ${rises ? "more" : "less"} stress`;
  return `${rises ? "More" : "Less"} stress on days with ${subjectOf(finding, "en")}`;
}

/** What a finding says, in one or two sentences with its points. */
export function findingDescription(finding: Finding, language: Language): string {
  const { kind, effect, n, nWith } = finding;
  const points = pointsIn(Math.abs(effect), language);
  const rises = effect > 0;
  const without = n - (nWith ?? 0);
  if (language === "es") {
    if (kind === "trend")
      return `En los ${n} días que mediste, la línea ${rises ? "sube" : "baja"} ${points} puntos de 10 del primero al último.`;
    if (kind === "weekday")
      return `${capital(subjectOf(finding, "es"))} tu estrés es ${points} puntos ${rises ? "más alto" : "más bajo"} que el resto de la semana (${nWith} de ${n} días). Puede servirte para preparar ese día; no dice por qué es así.`;
    return `En ${nWith} días con ${subjectOf(finding, "es")} tu estrés fue ${points} puntos ${rises ? "más alto" : "más bajo"} que en ${without} días sin ello. Van juntos; eso no dice que uno cause el otro.`;
  }
  if (kind === "trend")
    return `Over the ${n} days you measured, the line ${rises ? "rises" : "falls"} by ${points} points of 10 from the first to the last.`;
  if (kind === "weekday")
    return `On ${subjectOf(finding, "en")} your stress is ${points} points ${rises ? "higher" : "lower"} than on the rest of the week (${nWith} of ${n} days). It may help you prepare for that day; it does not say why.`;
  return `On ${nWith} days with ${subjectOf(finding, "en")} your stress was ${points} points ${rises ? "higher" : "lower"} than on ${without} days without it. They go together; that does not say that one causes the other.`;
}

/** What a kind of statement still lacks. safety.md: "not enough yet (2 of 3)" */
export function needWords({ kind, have, need }: NeedCount, language: Language): string {
  const of = language === "es" ? `${have} de ${need}` : `${have} of ${need}`;
  const lacksSpan = kind === "trend" && need === spanDays;
  const lacksGroup = kind === "activity" && need === groupDays;
  const words = lacksSpan ? needsSpan : lacksGroup ? needsGroup : needs[kind];
  return words[language].replace("{of}", of);
}

// safety.md, statements about data: 8 measured days over 14; 14 days, 5 with and 5 without
const spanDays = 14;
const groupDays = 5;

const needsSpan: Bilingual = {
  en: "{of} days from the first measured day to the last, to see whether your stress rises or falls.",
  es: "{of} días entre el primer día medido y el último, para ver si tu estrés sube o baja.",
};

const needsGroup: Bilingual = {
  en: "{of} measured days with one kind of activity, and as many without it, to see what goes together.",
  es: "{of} días medidos con un mismo tipo de actividad, y otros tantos sin él, para ver qué va junto.",
};

const needs: Readonly<Record<NeedCount["kind"], Bilingual>> = {
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
  if (kind === "weekday") {
    const name = weekdays[language][(weekday ?? 1) - 1] ?? "";
    return language === "es" ? `los ${name}` : name;
  }
  if (kind === "activity") {
    const type = activityType ?? "custom";
    return language === "es" ? activityTypesEs[type] : activityTypesEn[type];
  }
  return language === "es" ? seriesEs[series] : seriesEn[series];
}

function pointsIn(points: number, language: Language): string {
  return points.toFixed(1).replace(".", language === "es" ? "," : ".");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
