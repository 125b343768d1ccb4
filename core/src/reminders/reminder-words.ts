import type { ByLanguage } from "../language.ts";
import { daysBetween, startOfWeek } from "../progress/local-date.ts";
import type { NoticeKind, NotificationKind } from "./notification-kinds.ts";

// Other people may see a lock screen or the subject of a mail, so nothing here says what the product is for, how somebody feels, or what
// they did. No text counts anything, says that something was missed, or asks for anything. safety.md

const daily: readonly ByLanguage<string>[] = [
  {
    en: "A quiet minute is here, if you would like one.",
    es: "Aquí hay un minuto en calma, si te hace falta.",
  },
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

const weekly: readonly ByLanguage<string>[] = [
  {
    en: "How’s the week going? There’s room for it here.",
    es: "¿Qué tal va la semana? Aquí hay sitio para anotarlo.",
  },
  {
    en: "A look at the week, if you feel like it. One minute is enough.",
    es: "Una mirada a la semana, si tienes ganas. Con un minuto basta.",
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

/** The texts of a kind, used in turn; `turnOn` numbers the days or weeks. */
interface Saying {
  readonly texts: readonly ByLanguage<string>[];
  readonly turnOn: (date: string) => number;
}

// an arbitrary Monday
const firstMonday = "2024-01-01";
const always = () => 0;

const notices: Readonly<Record<NoticeKind, ByLanguage<string>>> = {
  new_password: {
    en: "Your password was changed. If it wasn’t you, choose another one.",
    es: "Se ha cambiado tu contraseña. Si no fuiste tú, elige otra.",
  },
  new_passkey: {
    en: "A passkey was added to your account. If it wasn’t you, remove it.",
    es: "Se ha agregado una llave de acceso a tu cuenta. Si no fuiste tú, quítala.",
  },
  new_provider: {
    en: "A provider was connected with your account. If it wasn’t you, disconnect it.",
    es: "Se ha conectado un proveedor a tu cuenta. Si no fuiste tú, desconéctalo.",
  },
  new_device: {
    en: "Your account was opened in a new browser. If it wasn’t you, end that session.",
    es: "Tu cuenta se ha abierto en otro navegador. Si no fuiste tú, cierra esa sesión.",
  },
};

const once = (text: ByLanguage<string>): Saying => ({ texts: [text], turnOn: always });

const sayings: Readonly<Record<NotificationKind, Saying>> = {
  weekly: { texts: weekly, turnOn: (date) => daysBetween(firstMonday, startOfWeek(date)) / 7 },
  daily: { texts: daily, turnOn: (date) => daysBetween(firstMonday, date) },
  booking_day: {
    texts: [{ en: "Something you booked is tomorrow.", es: "Algo que reservaste es mañana." }],
    turnOn: always,
  },
  booking_hour: {
    texts: [
      { en: "Something you booked starts in an hour.", es: "Algo que reservaste empieza en una hora." },
    ],
    turnOn: always,
  },
  new_password: once(notices.new_password),
  new_passkey: once(notices.new_passkey),
  new_provider: once(notices.new_provider),
  new_device: once(notices.new_device),
};

/** The text of a reminder on `date`: the same all day, a different one the next day (or week). Fit for a lock screen. */
export function reminderWords(kind: NotificationKind, date: string): ByLanguage<string> {
  const { texts, turnOn } = sayings[kind];
  const turn = turnOn(date);
  const text = texts[((turn % texts.length) + texts.length) % texts.length];
  if (!text) throw new Error(`Reminders of the kind ${kind} have no words.`);
  return text;
}
