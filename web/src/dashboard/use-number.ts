import { useLanguage } from "../app/language.tsx";

/** Writes a number as the person's language does, with at most one decimal. */
export function useNumber(): (value: number) => string {
  const format = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 });
  return (value) => format.format(value);
}
