import { createContext, useContext, type ReactNode } from "react";
import type { Language } from "@remanso/core/language.ts";

const LanguageContext = createContext<Language>("en");

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language that everything on this page is in. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** A feature's words in the current language: `useStrings({ en, es })`. */
export function useStrings<Words>(strings: { readonly en: Words; readonly es: Words }): Words {
  return strings[useLanguage()];
}
