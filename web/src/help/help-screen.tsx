import { Phone } from "lucide-react";
import { helplineDirectory, type HelpCountry } from "@remanso/core/help/helplines.ts";
import { Link } from "../router/link.tsx";
import { useSearch } from "../router/provider.tsx";
import { helpSearchOf } from "./help-address.ts";
import { useLanguage, useStrings, type WordsOf } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { useUser } from "../account/use-user.ts";
import { askForChat } from "../chat/open-chat.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { pageTitle } from "../ui/page-title.ts";
import { CountryForm } from "./country-form.tsx";
import { helpCountryOf, sourceIn } from "./country-choice.ts";
import { HelplineCard } from "./helpline-card.tsx";
import { strings } from "./strings.ts";
import { useLikelyZones } from "./use-help-country.ts";

/** People to call, one tap away from every screen, signed in or not. safety.md: Helplines */
export function HelpScreen() {
  const words = useStrings(strings);
  const { signedIn } = useVisitor();
  const zones = useLikelyZones();
  const { country: asked } = useSearch(helpSearchOf);
  const user = useUser();
  const country = helpCountryOf({ asked, kept: user?.country, zones });
  const hasChosen = asked !== undefined || Boolean(user?.country);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-5 max-sm:[@media(max-height:44rem)]:gap-y-3 sm:gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <header className="lg:col-span-2">
        <h1 className={pageTitle}>{words.title}</h1>
        <p className="mt-2 max-w-[65ch] sm:mt-3 sm:text-[1.15rem]">{words.intro}</p>
      </header>
      <div aria-live="polite" className="grid gap-5 max-sm:[@media(max-height:44rem)]:gap-3 sm:gap-8">
        <Emergency country={country} hasChosen={hasChosen} />
        {country ? <Lines country={country} kind="crisis" /> : null}
      </div>
      <div className="grid gap-5 sm:gap-8">
        <CountryForm country={country} hasChosen={hasChosen} />
        {signedIn ? <OwnHelp /> : null}
      </div>
      <div aria-live="polite" className="grid gap-8 empty:hidden">
        {country ? <FurtherLines country={country} /> : null}
      </div>
      <div className="grid gap-5">
        <section>
          <h2 className="text-xl">{words.elsewhereTitle}</h2>
          <p className="mt-2 text-soft">{words.elsewhere(helplineDirectory)}</p>
        </section>
        <p className="text-soft">{words.whileYouWait}</p>
      </div>
    </div>
  );
}

/** What a signed-in person has of their own: the plan for hard hours, and the chat. */
function OwnHelp() {
  const words = useStrings(strings);
  return (
    <section className="grid gap-3 print:hidden">
      <h2 className="text-xl">{words.ownTitle}</h2>
      <div className="flex flex-wrap gap-3">
        <Link to="/safety-plan" className={buttonClass("soft")}>
          {words.plan}
        </Link>
        <Button kind="soft" aria-haspopup="dialog" onClick={askForChat}>
          {words.chat}
        </Button>
      </div>
      <p className="text-[0.9rem] text-soft">{words.chatHint}</p>
    </section>
  );
}

/** The emergency number comes first; without a sourced one the words say so, and no number is guessed. */
function Emergency({ country, hasChosen }: { country: HelpCountry | null; hasChosen: boolean }) {
  const words = useStrings(strings);
  const language = useLanguage();
  if (!country?.emergency) {
    // while nobody knows the country, choosing it is what stands out
    const look = country || hasChosen ? "rounded-card bg-wash p-6" : "";
    return <p className={`text-[1.15rem] font-semibold ${look}`}>{words.emergencyElsewhere}</p>;
  }
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card bg-wash p-[min(1rem,5vw)] sm:gap-x-6 sm:p-6">
      <p className="min-w-0 grow basis-36 text-[1.15rem] leading-snug font-semibold">
        {words.emergencyLead} <span className="whitespace-nowrap">{country.emergency}</span>
      </p>
      <a
        href={`tel:${country.emergency}`}
        aria-label={words.callNumber(country.name[language], country.emergency)}
        className={`${buttonClass()} min-h-13 px-6 text-[1.15rem] sm:px-7`}
      >
        <Phone aria-hidden="true" size={20} />
        {country.emergency}
      </a>
    </section>
  );
}

function FurtherLines({ country }: { country: HelpCountry }) {
  const words = useStrings(strings);
  return (
    <>
      <Lines country={country} kind="violence" />
      <Lines country={country} kind="children" />
      <p className="text-[0.8rem] text-soft">{words.sources(sourcesOf(country, words))}</p>
    </>
  );
}

interface LinesProps {
  country: HelpCountry;
  kind: "crisis" | "violence" | "children";
}

function Lines({ country, kind }: LinesProps) {
  const words = useStrings(strings);
  const lines = country.lines.filter((line) => line.kind === kind);
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{words.kinds[kind]}</h2>
      <ul className="mt-3 grid gap-3 sm:mt-4 sm:gap-4">
        {lines.map((line) => (
          <HelplineCard key={line.name + line.number} line={line} />
        ))}
      </ul>
    </section>
  );
}

/** Each source once: several lines of a country share theirs. */
function sourcesOf({ emergencySource, lines }: HelpCountry, words: WordsOf<typeof strings>): string {
  const named = [emergencySource, ...lines.map(({ source }) => source)].flatMap((source) =>
    source ? sourceIn(words, source).split("; ") : [],
  );
  return [...new Set(named)].join(", ");
}
