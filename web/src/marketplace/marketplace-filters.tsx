import { Search, SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { sessionTypes, specialties, spokenLanguages } from "@remanso/core/marketplace/contract.ts";
import {
  languageNames,
  sessionTypeNames,
  specialtyNames,
} from "@remanso/core/marketplace/marketplace-words.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { marketplaceSearchOf } from "./marketplace-address.ts";
import { strings } from "./strings.ts";
import type { MarketplaceSearching } from "./use-marketplace-search.ts";

/** The search field and the three filters; on a phone the filters open when asked for. */
export function MarketplaceFilters({ searching }: { searching: MarketplaceSearching }) {
  const words = useStrings(strings);
  const { specialty, language, session } = searching.search;
  const count = [specialty, language, session].filter((value) => value !== undefined).length;
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <search className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField searching={searching} />
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex min-h-12 items-center gap-2 rounded-2xl bg-wash px-4 font-semibold transition duration-300 hover:shadow-card lg:hidden"
        >
          <SlidersHorizontal aria-hidden="true" size={18} />
          {words.showFilters}
          {count > 0 ? <span className="tabular-nums">{`(${count})`}</span> : null}
        </button>
      </div>
      <Filters searching={searching} className={isOpen ? "" : "max-lg:hidden"} />
    </search>
  );
}

function SearchField({ searching: { typed, type, settle } }: { searching: MarketplaceSearching }) {
  const words = useStrings(strings);
  const id = useId();
  return (
    <div className="grid min-w-[min(16rem,100%)] flex-1 gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {words.search}
      </label>
      <div className="relative">
        <Search
          aria-hidden="true"
          size={20}
          className="pointer-events-none absolute left-4 top-1/2 -translate-y-1/2 text-soft"
        />
        <input
          id={id}
          type="search"
          value={typed}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={words.searchExample}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => (event.key === "Enter" ? settle() : undefined)}
          className="min-h-12 w-full rounded-2xl border border-[color-mix(in_oklch,var(--soft)_60%,transparent)] bg-raised py-2.5 pl-12 pr-4 text-ink placeholder:text-soft"
        />
      </div>
    </div>
  );
}

interface FiltersProps {
  searching: MarketplaceSearching;
  className: string;
}

function Filters({ searching: { search, narrow }, className }: FiltersProps) {
  const words = useStrings(strings);
  const reader = useLanguage();
  // what a list offers is what an address may say
  const chosen = (name: "specialty" | "language" | "session", value: string) =>
    narrow({ [name]: marketplaceSearchOf({ [name]: value })[name] });
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3 ${className}`}>
      <SelectField
        label={words.specialty}
        value={search.specialty ?? ""}
        onChange={(event) => chosen("specialty", event.target.value)}
      >
        <option value="">{words.anySpecialty}</option>
        {specialties.map((specialty) => (
          <option key={specialty} value={specialty}>
            {specialtyNames[specialty][reader]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.language}
        value={search.language ?? ""}
        onChange={(event) => chosen("language", event.target.value)}
      >
        <option value="">{words.anyLanguage}</option>
        {spokenLanguages.map((language) => (
          <option key={language} value={language}>
            {languageNames[language]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.session}
        value={search.session ?? ""}
        onChange={(event) => chosen("session", event.target.value)}
      >
        <option value="">{words.anySession}</option>
        {sessionTypes.map((session) => (
          <option key={session} value={session}>
            {sessionTypeNames[session][reader]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
