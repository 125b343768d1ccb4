import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { journalApi, type JournalEntry } from "@remanso/core/journal/contract.ts";
import { Link } from "../router/link.tsx";
import { isFullPage } from "../app/ask.ts";
import { LoadFailure } from "../app/load-failure.tsx";
import { useStrings } from "../app/language.tsx";
import { fetchAhead } from "../first-paint/when-quiet.ts";
import { useKeyState } from "../only-you/use-opened.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { DaySection } from "./day-section.tsx";
import { byDay } from "./days.ts";
import { EntryCard, loadEditor } from "./entry-card.tsx";
import { JournalSkeleton } from "./journal-skeleton.tsx";
import { OlderOnes } from "./older-ones.tsx";
import { journalQuery } from "./queries.ts";
import { strings } from "./strings.ts";
import { useJournalSearch } from "./use-journal-search.ts";

interface EntryListProps {
  /** Called where what had the focus goes. */
  onGone: () => void;
}

/** What was written, newest first, by day; a search narrows it. */
export function EntryList({ onGone }: EntryListProps) {
  const words = useStrings(strings);
  const searching = useJournalSearch();
  const { q } = searching;
  // what cannot be opened here cannot be searched here
  const isClosed = useKeyState() === "closed";
  const first = useQuery(journalQuery({ q }));
  useEffect(() => fetchAhead(loadEditor), []);
  const isEmpty = first.data?.length === 0 && q === undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {isEmpty || isClosed ? null : (
        <search className="print:hidden">
          <SearchField
            label={words.search}
            placeholder={words.searchExample}
            typed={searching.typed}
            onType={searching.type}
            onSettle={searching.settle}
            className="max-w-xl"
          />
        </search>
      )}
      <p
        role="status"
        className={q !== undefined && first.data?.length ? "-mt-2 text-soft tabular-nums" : "sr-only"}
      >
        {q !== undefined && first.data
          ? words.found(first.data.length, isFullPage(journalApi.list, first.data))
          : null}
      </p>
      {first.data === undefined && first.isError ? (
        <LoadFailure
          text={first.error.status === 0 ? `${words.offline} ${words.failed}` : words.failed}
          onRetry={() => void first.refetch()}
        />
      ) : null}
      {first.data === undefined && !first.isError ? <JournalSkeleton /> : null}
      {isEmpty ? <NothingWritten /> : null}
      {first.data?.length === 0 && q !== undefined ? (
        <NothingFound query={q} onClear={searching.clear} />
      ) : null}
      {first.data ? (
        <Entries key={q ?? ""} entries={first.data} q={q} dayBefore={null} onGone={onGone} />
      ) : null}
    </div>
  );
}

interface EntriesProps {
  entries: readonly JournalEntry[];
  q: string | undefined;
  /** The last day of the page before. */
  dayBefore: string | null;
  onGone: () => void;
}

/** One page of entries, and the way to the older ones. */
function Entries({ entries, q, dayBefore, onGone }: EntriesProps) {
  const [isMoreOpen, setMoreOpen] = useState(false);
  const last = entries.at(-1);
  return (
    <>
      {byDay(entries, ({ on }) => on).map(({ on, items }) => (
        <DaySection key={on} on={on} isGoingOn={on === dayBefore}>
          {items.map((entry) => (
            <EntryCard key={entry.id} entry={entry} onGone={onGone} />
          ))}
        </DaySection>
      ))}
      {last && isMoreOpen ? (
        <OlderEntries q={q} before={last.at} dayBefore={last.on} onGone={onGone} />
      ) : null}
      {isFullPage(journalApi.list, entries) && !isMoreOpen ? (
        <OlderOnes state="closed" onOpen={() => setMoreOpen(true)} />
      ) : null}
    </>
  );
}

function OlderEntries({ before, ...more }: Omit<EntriesProps, "entries"> & { before: string }) {
  const { data, isError, refetch } = useQuery(journalQuery({ q: more.q, before }));
  if (data) return <Entries entries={data} {...more} />;
  return <OlderOnes state={isError ? "failed" : "loading"} onOpen={() => void refetch()} />;
}

function NothingFound({ query, onClear }: { query: string; onClear: () => void }) {
  const words = useStrings(strings);
  return (
    <div className="grid justify-items-center gap-4 rounded-card bg-raised px-6 py-10 text-center shadow-card">
      <EmptyScene className="w-52 max-w-full" />
      <h2 className="max-w-full text-[1.6rem] wrap-anywhere">{words.nothingFound(query)}</h2>
      <p className="max-w-[44ch] text-soft">{words.nothingFoundText}</p>
      <Button kind="soft" onClick={onClear}>
        {words.clearSearch}
      </Button>
    </div>
  );
}

function NothingWritten() {
  const words = useStrings(strings);
  return (
    <section className="grid justify-items-center gap-4 px-6 py-8 text-center">
      <EmptyScene className="w-52 max-w-full" />
      <h2 className="text-[1.4rem]">{words.noEntries}</h2>
      <p className="max-w-[46ch] text-soft">{words.noEntriesText}</p>
      <Link to="/import" className={buttonClass("plain")}>
        {words.bring}
      </Link>
    </section>
  );
}
