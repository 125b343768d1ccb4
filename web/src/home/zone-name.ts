import type { ByLanguage, Language } from "@remanso/core/language.ts";

/** Cities of zones whose name in a language is another than that of the zone. */
const cities: ByLanguage<Readonly<Record<string, string>>> = {
  en: { Asuncion: "Asunción", Bogota: "Bogotá", Cancun: "Cancún", Kolkata: "India", Sao_Paulo: "São Paulo" },
  es: {
    Amsterdam: "Ámsterdam",
    Asuncion: "Asunción",
    Athens: "Atenas",
    Berlin: "Berlín",
    Bogota: "Bogotá",
    Brussels: "Bruselas",
    Cairo: "El Cairo",
    Cancun: "Cancún",
    Copenhagen: "Copenhague",
    Dublin: "Dublín",
    Havana: "La Habana",
    Istanbul: "Estambul",
    Kolkata: "la India",
    Lisbon: "Lisboa",
    London: "Londres",
    Los_Angeles: "Los Ángeles",
    Mexico_City: "Ciudad de México",
    Moscow: "Moscú",
    New_York: "Nueva York",
    Panama: "Panamá",
    Paris: "París",
    Rome: "Roma",
    Sao_Paulo: "São Paulo",
    Singapore: "Singapur",
    Stockholm: "Estocolmo",
    Sydney: "Sídney",
    Tokyo: "Tokio",
    Vienna: "Viena",
    Warsaw: "Varsovia",
    Zurich: "Zúrich",
  },
};

/** What people call a time zone's place: "Europe/London" is "Londres" in Spanish. Null for zones of no place, such as UTC. */
export function placeOfZone(timeZone: string, language: Language): string | null {
  const [area, ...rest] = timeZone.split("/");
  const city = rest.at(-1);
  if (city === undefined || area === "Etc") return null;
  return cities[language][city] ?? city.replaceAll("_", " ");
}
