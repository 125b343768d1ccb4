import type { ByLanguage } from "../language.ts";
import type { SessionType, Specialty, SpokenLanguage } from "./contract.ts";

// specification §9, the Spanish verbatim
export const specialtyNames: Readonly<Record<Specialty, ByLanguage<string>>> = {
  anxiety: { en: "Anxiety", es: "Ansiedad" },
  depression: { en: "Depression", es: "Depresión" },
  work_stress: { en: "Work stress", es: "Estrés Laboral" },
  family_therapy: { en: "Family therapy", es: "Terapia Familiar" },
  burnout: { en: "Burnout", es: "Burnout" },
};

/** Each language is named in itself, whatever the reader's language. specification §9 */
export const languageNames: Readonly<Record<SpokenLanguage, string>> = {
  es: "Español",
  en: "English",
  pt: "Português",
};

// specification §9
export const sessionTypeNames: Readonly<Record<SessionType, ByLanguage<string>>> = {
  video: { en: "Video call", es: "Video llamada" },
  chat: { en: "Chat", es: "Chat" },
  in_person: { en: "In person", es: "Sesión presencial" },
};
