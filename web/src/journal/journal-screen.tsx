import { Link, useSearch } from "@tanstack/react-router";
import { LockKeyhole, PencilLine } from "lucide-react";
import { useRef } from "react";
import { useStrings } from "../app/language.tsx";
import { useCheckIn } from "../check-in/use-check-in.tsx";
import { Button } from "../ui/button.tsx";
import { CheckInList } from "./check-in-list.tsx";
import { EntryList } from "./entry-list.tsx";
import { checkInsView, viewOf } from "./journal-search.ts";
import { strings } from "./strings.ts";

/** What was written, and every check-in: two views of the same days. */
export function JournalScreen() {
  const words = useStrings(strings);
  const view = viewOf(useSearch({ from: "/" }).journal);
  const heading = useRef<HTMLHeadingElement>(null);
  const checkIn = useCheckIn({ isInJournal: true });
  // what had the focus is gone
  const onGone = () => heading.current?.focus({ preventScroll: true });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 lg:gap-9">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="grid gap-1.5">
          <h1 ref={heading} tabIndex={-1} className="text-[min(2.3rem,12vw)] lg:text-5xl">
            {words.title}
          </h1>
          <p className="text-soft sm:text-lg">{words.intro}</p>
        </div>
        <Button className="max-sm:w-full" onClick={() => checkIn.open()}>
          <PencilLine aria-hidden="true" size={18} />
          {words.checkIn}
        </Button>
      </header>
      <Views view={view} />
      {view === "entries" ? (
        <EntryList onGone={onGone} onCheckIn={() => checkIn.open()} />
      ) : (
        <CheckInList onGone={onGone} onCheckIn={checkIn.open} />
      )}
      <p className="flex max-w-[65ch] items-start gap-3 text-[0.92rem] text-soft">
        <LockKeyhole aria-hidden="true" size={18} strokeWidth={1.7} className="mt-1 shrink-0" />
        {words.sealed}
      </p>
      {checkIn.view}
    </div>
  );
}

const views = [
  { view: "entries", journal: "" },
  { view: "check-ins", journal: checkInsView },
] as const;

function Views({ view: here }: { view: "entries" | "check-ins" }) {
  const words = useStrings(strings);
  return (
    <nav aria-label={words.views} className="flex w-full gap-1 rounded-control bg-sunken p-1 sm:w-fit">
      {views.map(({ view, journal }) => (
        <Link
          key={view}
          to="/"
          search={{ journal }}
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
