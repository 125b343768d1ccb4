import { LockKeyhole, PencilLine } from "lucide-react";
import { useEffect, useRef } from "react";
import type { CheckIn } from "@remanso/core/check-in/contract.ts";
import { Link } from "../router/link.tsx";
import { useSearch } from "../router/provider.tsx";
import { journalSearchOf } from "./journal-address.ts";
import { importAgain } from "../app/import-again.ts";
import { lazyPart } from "../app/lazy-part.tsx";
import { useStrings } from "../app/language.tsx";
import { withParts } from "../app/with-parts.ts";
import { useCheckIn } from "../check-in/use-check-in.tsx";
import { fetchAhead } from "../first-paint/when-quiet.ts";
import { Button } from "../ui/button.tsx";
import { useUser } from "../account/use-user.ts";
import { OnlyYouGate } from "../only-you/gate.tsx";
import { Shape } from "../ui/shape.tsx";
import { BlankPage } from "./blank-page.tsx";
import { EntryList } from "./entry-list.tsx";
import { checkInsView, viewOf } from "./journal-search.ts";
import { strings } from "./strings.ts";
import { useNearView } from "./use-near-view.ts";
import { pageTitle } from "../ui/page-title.ts";
import "./year.css";

// the other of two views
const CheckInList = lazyPart(
  () => importAgain(() => import("./check-in-list.tsx")).then(({ CheckInList: Part }) => Part),
  { shape: <Shape className="h-96" /> },
);

/** The screen with its parts. */
export const journalScreen = () => withParts(JournalScreen, [CheckInList]);

/** A blank page first; below it the year, and what was written and noted before. */
function JournalScreen() {
  const words = useStrings(strings);
  const view = viewOf(useSearch(journalSearchOf).view);
  const heading = useRef<HTMLHeadingElement>(null);
  const checkIn = useCheckIn({ isInJournal: true });
  useEffect(() => fetchAhead(CheckInList.loaded), []);
  // what had the focus is gone
  const onGone = () => heading.current?.focus({ preventScroll: true });
  return (
    <div data-reader="" className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:gap-12">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
        <h1 ref={heading} tabIndex={-1} className={pageTitle}>
          {words.title}
        </h1>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 print:hidden lg:grid-cols-[minmax(0,1fr)_19rem]">
          <OnlyYouGate>
            <BlankPage />
          </OnlyYouGate>
          <Beside onCheckIn={() => checkIn.open()} />
        </div>
      </div>
      <Year onCheckIn={checkIn.open} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Views view={view} />
        {view === "entries" ? (
          <EntryList onGone={onGone} />
        ) : (
          <CheckInList onGone={onGone} onCheckIn={checkIn.open} />
        )}
      </div>
      {checkIn.view}
    </div>
  );
}

/** What stands beside the page, on a phone below it. */
function Beside({ onCheckIn }: { onCheckIn: () => void }) {
  const words = useStrings(strings);
  return (
    <div className="grid content-start gap-5 lg:pt-8">
      <div className="grid justify-items-start gap-3 rounded-card bg-raised p-5 shadow-card">
        <p className="leading-snug text-soft">{words.noCheckInsText}</p>
        <Button kind="soft" onClick={onCheckIn}>
          <PencilLine aria-hidden="true" size={18} />
          {words.checkIn}
        </Button>
      </div>
      <p className="flex items-start gap-3 text-[0.9rem] leading-snug text-soft">
        <LockKeyhole aria-hidden="true" size={18} strokeWidth={1.7} className="mt-0.5 shrink-0" />
        {useUser()?.contentKeyVersion ? words.onlyYou : words.sealed}
      </p>
    </div>
  );
}

const yearShape = <Shape className="h-80 print:hidden" />;

// below the first view, and of no use without what it asks for
const YearAtAGlance = lazyPart(
  () => importAgain(() => import("./year-at-a-glance.tsx")).then(({ YearAtAGlance: Part }) => Part),
  { shape: yearShape },
);

function Year({ onCheckIn }: { onCheckIn: (before?: CheckIn) => void }) {
  const words = useStrings(strings);
  const section = useRef<HTMLElement>(null);
  const isNear = useNearView(section);
  return (
    <section
      ref={section}
      id="year"
      aria-labelledby="year-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card bg-raised p-[min(1.25rem,5vw)] shadow-card sm:p-7 print:p-0 print:shadow-none"
    >
      <h2 id="year-title" className="text-[1.5rem]">
        {words.year}
      </h2>
      {isNear ? <YearAtAGlance onCheckIn={onCheckIn} /> : yearShape}
    </section>
  );
}

const views = [
  { view: "entries", search: {} },
  { view: "check-ins", search: { view: checkInsView } },
] as const;

function Views({ view: here }: { view: "entries" | "check-ins" }) {
  const words = useStrings(strings);
  return (
    <nav
      aria-label={words.views}
      className="flex w-full gap-1 rounded-control max-[15rem]:flex-wrap bg-sunken p-1 print:hidden sm:w-fit"
    >
      {views.map(({ view, search }) => (
        <Link
          key={view}
          to="/journal"
          search={search}
          replace
          resetScroll={false}
          aria-current={view === here ? "page" : undefined}
          className={`inline-flex min-h-11 grow items-center justify-center rounded-control px-5 font-semibold transition duration-300 ease-water sm:min-w-36 ${
            view === here ? "bg-raised text-ink shadow-card" : "text-soft hover:text-ink"
          }`}
        >
          {view === "entries" ? words.entries : words.checkIns}
        </Link>
      ))}
    </nav>
  );
}
