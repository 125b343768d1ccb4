import { createContext, useContext, type ReactNode } from "react";
import { defaultLanguage, type ByLanguage, type Language } from "@remanso/core/language.ts";

const LanguageContext = createContext<Language>(defaultLanguage);

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language that everything on this page is in. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** A feature's words in the current language: `useStrings(strings)`. */
export function useStrings<Words>(strings: ByLanguage<Words>): Words {
  return strings[useLanguage()];
}

/** What `useStrings(strings)` gives: `WordsOf<typeof strings>`. */
export type WordsOf<Strings extends ByLanguage<unknown>> = Strings[Language];
