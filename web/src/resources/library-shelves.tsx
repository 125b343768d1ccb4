import { useQuery } from "@tanstack/react-query";
import { useId, type ReactNode } from "react";
import type { ResourceSummary } from "@remanso/core/resources/contract.ts";
import { useStrings } from "../app/language.tsx";
import { useIsResting } from "../safety/use-is-resting.ts";
import { Button } from "../ui/button.tsx";
import { NothingHere } from "../ui/nothing-here.tsx";
import { CategoryDot } from "./category-badge.tsx";
import { LibraryFilters } from "./library-filters.tsx";
import { isNarrowed } from "./library-address.ts";
import { byTopic, findResources, withReasonFirst, type Found } from "./library-search.ts";
import { searchQuery } from "./queries.ts";
import { ResourceCard } from "./resource-card.tsx";
import { strings } from "./strings.ts";
import { useLibrarySearch, type LibrarySearching } from "./use-library-search.ts";

// a row of the widest screen
const mostForYou = 3;
const mostOfTopic = 3;

/** The search, the filters, and what they leave: without any, first what stands there for a reason. */
export function LibraryShelves({ resources }: { resources: readonly ResourceSummary[] }) {
  const words = useStrings(strings);
  const searching = useLibrarySearch();
  const { search, settled, clear } = searching;
  const texts = useTexts(searching);
  const found = findResources(resources, search, texts.data ?? null);
  const told = findResources(resources, settled, texts.data ?? null).length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <LibraryFilters searching={searching} />
      {/* announced when typing pauses, not at every letter */}
      <p role="status" className="sr-only">
        {words.count(told)}
      </p>
      {isNarrowed(search) ? (
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
          <p aria-hidden="true" className="font-semibold tabular-nums">
            {words.count(found.length)}
          </p>
          <SearchNote texts={texts} isAsked={search.q !== undefined} />
          <Button kind="plain" className="-my-1 -ml-2 px-3!" onClick={clear}>
            {words.clearFilters}
          </Button>
        </div>
      ) : null}
      {found.length === 0 && !texts.isWaiting ? <NothingFound onClear={clear} /> : null}
      {isNarrowed(search) ? <Shelf found={found} /> : <WholeLibrary found={found} />}
    </div>
  );
}

/** What the server finds in the texts, once the hand rests; nothing while the search is another one already. */
function useTexts({ search, settled }: LibrarySearching) {
  const { q = "" } = settled;
  const isAsked = q !== "" && q === search.q;
  const { data, isError, error, isFetching, refetch } = useQuery({ ...searchQuery(q), enabled: isAsked });
  const isWaiting = search.q !== undefined && (!isAsked || isFetching);
  return { data: isAsked ? data : undefined, error: isAsked && isError ? error : null, isWaiting, refetch };
}

function SearchNote({ texts, isAsked }: { texts: ReturnType<typeof useTexts>; isAsked: boolean }) {
  const words = useStrings(strings);
  if (!isAsked) return null;
  if (texts.isWaiting) return <p className="text-[0.95rem] text-soft">{words.searchingTexts}</p>;
  if (texts.error === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p role="status" className="text-[0.95rem] text-soft">
        {texts.error.status === 0 ? words.textsOffline : words.textsFailed}
      </p>
      <Button kind="plain" className="-my-1 px-3!" onClick={() => void texts.refetch()}>
        {words.retry}
      </Button>
    </div>
  );
}

function WholeLibrary({ found }: { found: readonly Found[] }) {
  const words = useStrings(strings);
  const isResting = useIsResting();
  const { first, rest } = withReasonFirst(found, isResting ? 0 : mostForYou);
  return (
    <>
      <Shelf found={first} title={words.forYou} reason={first[0]?.resource.reason ?? ""} />
      {byTopic(rest).map((topic) => (
        <Shelf
          key={topic.category}
          found={topic.found}
          title={words.categories[topic.category]}
          mark={<CategoryDot category={topic.category} />}
          atOnce={mostOfTopic}
        />
      ))}
    </>
  );
}

interface ShelfProps {
  found: readonly Found[];
  title?: string;
  /** Before the title. */
  mark?: ReactNode;
  reason?: string;
  /** How many are seen before the rest is asked for. */
  atOnce?: number;
}

function Shelf({ found, title, mark, reason, atOnce = found.length }: ShelfProps) {
  const words = useStrings(strings);
  const titleId = useId();
  if (found.length === 0) return null;
  // nobody is asked to open one alone
  const shown = found.length === atOnce + 1 ? found.length : atOnce;
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-4 not-first:mt-2">
      <div className={title ? "grid gap-1" : "sr-only"}>
        <h2 id={titleId} className="flex items-center gap-1.5 text-[1.55rem]">
          {mark}
          {title ?? words.shelves}
        </h2>
        {reason ? <p className="max-w-[65ch] text-soft">{reason}</p> : null}
      </div>
      <Cards found={found.slice(0, shown)} />
      {found.length > shown ? (
        <details className="grid grid-cols-[minmax(0,1fr)]">
          <summary className="min-h-11 w-fit rounded-control font-semibold text-primary hover:text-primary-deep">
            {words.othersOfTopic(found.length - shown)}
          </summary>
          <Cards found={found.slice(shown)} className="pt-3" />
        </details>
      ) : null}
    </section>
  );
}

function Cards({ found, className = "" }: { found: readonly Found[]; className?: string }) {
  return (
    <ul
      className={`grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-6 sm:grid-cols-2 lg:grid-cols-3 ${className}`}
    >
      {found.map((one) => (
        <ResourceCard key={one.resource.id} found={one} />
      ))}
    </ul>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const words = useStrings(strings);
  return (
    <NothingHere heading="h2" title={words.nothingFound} text={words.nothingFoundText}>
      <Button kind="soft" onClick={onClear}>
        {words.clearFilters}
      </Button>
    </NothingHere>
  );
}
