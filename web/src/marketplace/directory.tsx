import type { Professional } from "@remanso/core/marketplace/contract.ts";
import { findProfessionals } from "@remanso/core/marketplace/search.ts";
import { Link } from "../router/link.tsx";
import { LoadFailure } from "../app/load-failure.tsx";
import { useStrings } from "../app/language.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { NothingHere } from "../ui/nothing-here.tsx";
import { DirectorySkeleton } from "./directory-skeleton.tsx";
import { isNarrowed } from "./marketplace-address.ts";
import { MarketplaceFilters } from "./marketplace-filters.tsx";
import { ProfessionalCard } from "./professional-card.tsx";
import { useProfessionals } from "./queries.ts";
import { strings } from "./strings.ts";
import { useMarketplaceSearch } from "./use-marketplace-search.ts";

/** Everybody who can be booked, and the search among them. */
export function Directory() {
  const words = useStrings(strings);
  const { data, isError, error, refetch } = useProfessionals();
  if (data !== undefined) return data.length > 0 ? <Found professionals={data} /> : <NobodyListed />;
  if (!isError) return <DirectorySkeleton />;
  return (
    <LoadFailure
      text={error.status === 0 ? `${words.offline} ${words.failed}` : words.failed}
      onRetry={() => void refetch()}
    />
  );
}

function Found({ professionals }: { professionals: readonly Professional[] }) {
  const words = useStrings(strings);
  const searching = useMarketplaceSearch();
  const { search, settled, clear } = searching;
  const found = findProfessionals(professionals, search);
  const told = findProfessionals(professionals, settled).length;
  return (
    <section aria-labelledby="who" className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-6">
      <h2 id="who" className="sr-only">
        {words.list}
      </h2>
      <MarketplaceFilters searching={searching} />
      {/* told once the hand rests, not at every letter */}
      <p role="status" className="sr-only">
        {words.count(told)}
      </p>
      <div
        className={`flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 ${isNarrowed(search) ? "" : "max-sm:hidden"}`}
      >
        <p aria-hidden="true" className="font-semibold tabular-nums">
          {words.count(found.length)}
        </p>
        {isNarrowed(search) ? (
          <Button kind="plain" className="-my-1 -ml-2 px-3!" onClick={clear}>
            {words.clearFilters}
          </Button>
        ) : null}
      </div>
      {found.length > 0 ? (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
          {found.map((professional) => (
            <ProfessionalCard key={professional.id} professional={professional} />
          ))}
        </ul>
      ) : (
        <NobodyFound onClear={clear} />
      )}
    </section>
  );
}

function NobodyFound({ onClear }: { onClear: () => void }) {
  const words = useStrings(strings);
  return (
    <NothingHere heading="h3" title={words.nothingFound} text={words.nothingFoundText}>
      <Button kind="soft" onClick={onClear}>
        {words.clearFilters}
      </Button>
    </NothingHere>
  );
}

function NobodyListed() {
  const words = useStrings(strings);
  return (
    <NothingHere heading="h2" title={words.nobody} text={words.nobodyText}>
      <Link to="/help" className={buttonClass("soft")}>
        {words.helpLines}
      </Link>
    </NothingHere>
  );
}
