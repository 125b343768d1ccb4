import { localeOf } from "@remanso/core/language.ts";
import { useLanguage } from "../app/language.tsx";

/** Writes a number as the person's language does, with at most one decimal. */
export function useNumber(): (value: number) => string {
  const format = new Intl.NumberFormat(localeOf[useLanguage()], { maximumFractionDigits: 1 });
  return (value) => format.format(value);
}
