import { createContext, useContext, type ReactNode } from "react";
import {
  defaultLanguage,
  type ByLanguage,
  type DateLanguage,
  type Language,
} from "@remanso/core/language.ts";

const LanguageContext = createContext<Language>(defaultLanguage);

const DateContext = createContext<DateLanguage>(defaultLanguage);

interface LanguageProviderProps {
  language: Language;
  /** How dates and hours are written. */
  dates: DateLanguage;
  children: ReactNode;
}

export function LanguageProvider({ language, dates, children }: LanguageProviderProps) {
  return (
    <LanguageContext value={language}>
      <DateContext value={dates}>{children}</DateContext>
    </LanguageContext>
  );
}

/** The language that everything on this page is in. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** How dates and hours are written on this page. */
export function useDateLanguage(): DateLanguage {
  return useContext(DateContext);
}

/** A feature's words in the current language: `useStrings(strings)`. */
export function useStrings<Words>(strings: ByLanguage<Words>): Words {
  return strings[useLanguage()];
}

/** What `useStrings(strings)` gives: `WordsOf<typeof strings>`. */
export type WordsOf<Strings extends ByLanguage<unknown>> = Strings[Language];
