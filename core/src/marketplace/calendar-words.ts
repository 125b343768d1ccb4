import type { ByLanguage } from "../language.ts";

/** The text of the calendar file; {name}, {type}, {time} and {place} are replaced with the booking's values. */
export const calendarWords = {
  summary: { en: "Session with {name}", es: "Sesión con {name}" },
  // decisions §9: samples say so in the file as well
  sampleSummary: { en: "Sample: session with {name}", es: "Ejemplo: sesión con {name}" },
  details: { en: "{type}. For you it is {time}.", es: "{type}. Para ti es {time}." },
  sample: {
    en: "This professional is a sample and doesn’t exist. Nobody will be waiting for you.",
    es: "Este perfil es un ejemplo y no existe. Nadie te estará esperando.",
  },
  cancelling: {
    en: "You can cancel it in Remanso, under Professionals, until it begins.",
    es: "Puedes cancelarla en Remanso, en Profesionales, hasta que empiece.",
  },
} as const satisfies Record<string, ByLanguage<string>>;
