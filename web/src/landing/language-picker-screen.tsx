import { Fragment } from "react";
import { languageNames, languages, type Language } from "@remanso/core/language.ts";
import { useLanguage } from "../app/language.tsx";
import { LandingScene } from "../ui/illustrations/landing-scene.tsx";
import { RippleLogo } from "../ui/illustrations/ripple-logo.tsx";
import { pickerWords } from "./strings.ts";

/**
 * specification §2: on a first visit, the whole screen asks English or Spanish. The inline script keeps the choice and
 * applies it after about 200 ms. The language that the browser asks for comes first.
 */
export function LanguagePickerScreen() {
  const likely = useLanguage();
  const order = [likely, ...languages.filter((language) => language !== likely)];
  return (
    <div className="art art-tone-dawn relative isolate overflow-hidden">
      <LandingScene className="absolute inset-x-0 bottom-0 -z-10 h-[118vw] w-full bg-none! sm:h-[75vw] lg:h-[66%]" />
      <div className="flex min-h-svh flex-col items-center gap-8 px-6 pb-10 pt-[max(2rem,6vh)] text-center">
        <p className="flex items-center gap-3 font-serif text-[1.6rem]" translate="no">
          <RippleLogo size={40} />
          {pickerName}
        </p>
        <h1 className="grid gap-1">
          {order.map((language, index) => (
            <span
              key={language}
              lang={language}
              className={
                index === 0 ? "text-[clamp(2.1rem,1.4rem+3.4vw,3.6rem)]" : "text-[1.3rem] lg:text-2xl"
              }
            >
              {pickerWords.title[language]}
            </span>
          ))}
        </h1>
        <div className="grid w-full max-w-md gap-4 sm:grid-cols-2">
          {order.map((language) => (
            <LanguageChoice key={language} language={language} />
          ))}
        </div>
        <a
          href="/help"
          className="mt-auto lg:absolute lg:top-8 lg:right-8 inline-flex min-h-11 items-center gap-2 rounded-control bg-raised px-5 font-semibold shadow-card"
        >
          {order.map((language, index) => (
            <Fragment key={language}>
              {index === 0 ? null : <span aria-hidden="true">{dot}</span>}
              <span lang={language}>{pickerWords.help[language]}</span>
            </Fragment>
          ))}
        </a>
      </div>
    </div>
  );
}

const pickerName = "Remanso";
const dot = "·";

function LanguageChoice({ language }: { language: Language }) {
  return (
    <button
      type="button"
      lang={language}
      data-set={`language:${language}`}
      aria-label={pickerWords.invitation[language]}
      className="min-h-20 rounded-card bg-raised font-serif text-[1.75rem] shadow-lift dark:bg-wash transition duration-300 ease-water hover:bg-primary hover:text-on-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
    >
      {languageNames[language]}
    </button>
  );
}
