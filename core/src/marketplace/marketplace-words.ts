import type { Bilingual } from "../language.ts";
import type { SessionType, Specialty, SpokenLanguage } from "./contract.ts";

// specification §9, letter for letter in Spanish
export const specialtyNames: Readonly<Record<Specialty, Bilingual>> = {
  anxiety: { en: "Anxiety", es: "Ansiedad" },
  depression: { en: "Depression", es: "Depresión" },
  work_stress: { en: "Work stress", es: "Estrés Laboral" },
  family_therapy: { en: "Family therapy", es: "Terapia Familiar" },
  burnout: { en: "Burnout", es: "Burnout" },
};

/** Each in itself, the same for everybody who reads. specification §9 */
export const languageNames: Readonly<Record<SpokenLanguage, string>> = {
  es: "Español",
  en: "English",
  pt: "Português",
};

// specification §9
export const sessionTypeNames: Readonly<Record<SessionType, Bilingual>> = {
  video: { en: "Video call", es: "Video llamada" },
  chat: { en: "Chat", es: "Chat" },
  in_person: { en: "In person", es: "Sesión presencial" },
};
