import type { Bilingual } from "../language.ts";
import { daysBetween, startOfWeek } from "../progress/local-date.ts";
import type { NotificationKind } from "./contract.ts";

// Others may see a locked screen or the subject of a mail: nothing here says what the product is for, how somebody feels, or what
// they did. Nothing is counted, nothing was missed, nothing has to be done. safety.md

const daily: readonly Bilingual[] = [
  { en: "A quiet minute is here, if you would like one.", es: "Aquí hay un minuto en calma, si te apetece." },
  { en: "Your corner by the water is open.", es: "Tu rincón junto al agua está abierto." },
  { en: "One slow breath fits in anywhere.", es: "Una respiración lenta cabe en cualquier parte." },
  { en: "A small pause, whenever it suits you.", es: "Una pausa pequeña, cuando te venga bien." },
  {
    en: "The river goes slowly here. Sit down if you like.",
    es: "Aquí el río va despacio. Siéntate, si quieres.",
  },
  { en: "A moment just for you, now or later.", es: "Un momento solo para ti, ahora o más tarde." },
  {
    en: "Nothing to do. A calm place, if you want it.",
    es: "Nada que hacer. Un lugar tranquilo, si lo quieres.",
  },
  { en: "There is quiet here for as long as you want it.", es: "Aquí hay calma para el rato que quieras." },
  {
    en: "Some still water, for whenever you pass by.",
    es: "Un poco de agua quieta, para cuando pases por aquí.",
  },
  {
    en: "Perhaps a little air: a window, a breath, a moment.",
    es: "Quizá un poco de aire: una ventana, una respiración, un momento.",
  },
];

const weekly: readonly Bilingual[] = [
  {
    en: "How is the week going? There is room here to note it.",
    es: "¿Qué tal va la semana? Aquí hay sitio para anotarlo.",
  },
  {
    en: "A look at the week, if you feel like it. One minute is enough.",
    es: "Una mirada a la semana, si te apetece. Con un minuto basta.",
  },
  {
    en: "The week in one word: here is the place for it.",
    es: "La semana en una palabra: este es el lugar.",
  },
  {
    en: "Time to look back, gently, if it suits you.",
    es: "Un rato para mirar atrás, con suavidad, si te viene bien.",
  },
  {
    en: "One short question about your week, whenever you like.",
    es: "Una pregunta corta sobre tu semana, cuando quieras.",
  },
];

const booked: Readonly<Record<"booking_day" | "booking_hour", Bilingual>> = {
  booking_day: { en: "Something you booked is tomorrow.", es: "Algo que reservaste es mañana." },
  booking_hour: {
    en: "Something you booked starts in an hour.",
    es: "Algo que reservaste empieza en una hora.",
  },
};

// any Monday
const firstMonday = "2024-01-01";

/** What a reminder of this kind says on `date`: the same on one day, another one on the next. Fit for a locked screen. */
export function reminderWords(kind: NotificationKind, date: string): Bilingual {
  if (kind === "daily") return inTurn(daily, daysBetween(firstMonday, date));
  if (kind === "weekly") return inTurn(weekly, daysBetween(firstMonday, startOfWeek(date)) / 7);
  return booked[kind];
}

function inTurn(texts: readonly Bilingual[], turn: number): Bilingual {
  const index = ((turn % texts.length) + texts.length) % texts.length;
  const text = texts[index];
  if (!text) throw new Error("A kind of reminder has no words.");
  return text;
}

/** Where a reminder leads within the product: to the one next step on the first page, or to what was booked. */
export function reminderPath(kind: NotificationKind): string {
  return kind === "booking_day" || kind === "booking_hour" ? "/marketplace" : "/";
}
