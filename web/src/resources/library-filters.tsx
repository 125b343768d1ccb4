import { useState } from "react";
import { resourceCategories, resourceTypes } from "@remanso/core/resources/contract.ts";
import { useStrings } from "../app/language.tsx";
import { FiltersToggle } from "../ui/filters-toggle.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { CategoryDot } from "./category-badge.tsx";
import { lengths, librarySearchOf } from "./library-address.ts";
import { strings } from "./strings.ts";
import type { LibrarySearching } from "./use-library-search.ts";

/** The search field and the filters; on a phone the filters open when asked for. */
export function LibraryFilters({ searching }: { searching: LibrarySearching }) {
  const words = useStrings(strings);
  const { category, type, length, unread } = searching.search;
  const count = [category, type, length, unread].filter((value) => value !== undefined).length;
  const [isOpen, setOpen] = useState(count > 0);
  const whenOpen = isOpen ? "" : "max-lg:hidden";
  return (
    <search className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end gap-3 lg:gap-4">
        <SearchField
          label={words.search}
          placeholder={words.searchExample}
          typed={searching.typed}
          onType={searching.type}
          onSettle={searching.settle}
          className="min-w-[min(9rem,100%)] flex-1"
        />
        <FiltersToggle
          label={words.showFilters}
          count={count}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
        <Choices searching={searching} className={whenOpen} />
      </div>
      <div className={`flex flex-wrap items-center justify-between gap-x-8 gap-y-4 ${whenOpen}`}>
        <Topics searching={searching} />
        <UnreadOnly searching={searching} />
      </div>
    </search>
  );
}

/** The five shelves, and all of them. */
function Topics({ searching: { search, narrow } }: { searching: LibrarySearching }) {
  const words = useStrings(strings);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold lg:sr-only">{words.topic}</legend>
      <div className="flex flex-wrap gap-2">
        {[undefined, ...resourceCategories].map((category) => (
          <label
            key={category ?? ""}
            className="relative inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-control bg-sunken px-4 text-[0.95rem] font-semibold text-soft transition duration-300 ease-water hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-[inset_0_0_0_2px_var(--primary)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="library-topic"
              value={category ?? ""}
              checked={search.category === category}
              onChange={() => narrow({ category })}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
            />
            {category ? <CategoryDot category={category} /> : null}
            {category ? words.categories[category] : words.allTopics}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ChoicesProps {
  searching: LibrarySearching;
  className: string;
}

function Choices({ searching: { search, narrow }, className }: ChoicesProps) {
  const words = useStrings(strings);
  return (
    <div className={`flex flex-wrap gap-3 max-lg:w-full lg:gap-4 ${className}`}>
      <SelectField
        label={words.type}
        value={search.type ?? ""}
        onChange={(event) => narrow({ type: librarySearchOf({ type: event.target.value }).type })}
        className="min-w-[min(12.5rem,100%)] flex-1 lg:w-54 lg:flex-none"
      >
        <option value="">{words.allTypes}</option>
        {resourceTypes.map((type) => (
          <option key={type} value={type}>
            {words.types[type]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.length}
        value={search.length ?? ""}
        onChange={(event) => narrow({ length: librarySearchOf({ length: event.target.value }).length })}
        className="min-w-[min(12.5rem,100%)] flex-1 lg:w-54 lg:flex-none"
      >
        <option value="">{words.anyLength}</option>
        {lengths.map((length) => (
          <option key={length} value={length}>
            {words.lengths[length]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function UnreadOnly({ searching: { search, narrow } }: { searching: LibrarySearching }) {
  const words = useStrings(strings);
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
      <input
        type="checkbox"
        checked={search.unread !== undefined}
        onChange={(event) => narrow({ unread: event.target.checked ? "yes" : undefined })}
        className="size-6 shrink-0 accent-primary"
      />
      {words.unreadOnly}
    </label>
  );
}
