import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
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
import { DaysAndMonths } from "./days-and-months.tsx";
import { byDay } from "./days.ts";
import { EntryCard, loadEditor } from "./entry-card.tsx";
import { JournalSkeleton } from "./journal-skeleton.tsx";
import { OlderOnes } from "./older-ones.tsx";
import { journalQuery } from "./queries.ts";
import { strings } from "./strings.ts";
import { useJournalSearch } from "./use-journal-search.ts";
import { useOlderPages } from "./use-older-pages.ts";

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
      {first.data ? <Entries key={q ?? ""} first={first.data} q={q} onGone={onGone} /> : null}
    </div>
  );
}

interface EntriesProps {
  /** The newest page. */
  first: readonly JournalEntry[];
  q: string | undefined;
  onGone: () => void;
}

/** The entries of the pages that are open, and the way to the older ones. */
function Entries({ first, q, onGone }: EntriesProps) {
  const { all, older, openOlder } = useOlderPages<JournalEntry>({
    first,
    isFull: (page) => isFullPage(journalApi.list, page),
    olderThan: (before) => journalQuery({ q, before }),
    momentOf: ({ at }) => at,
  });
  return (
    <>
      <DaysAndMonths days={byDay(all, ({ on }) => on)} isAllOpen={q !== undefined}>
        {(entry) => <EntryCard key={entry.id} entry={entry} onGone={onGone} />}
      </DaysAndMonths>
      {older ? <OlderOnes state={older} onOpen={openOlder} /> : null}
    </>
  );
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
