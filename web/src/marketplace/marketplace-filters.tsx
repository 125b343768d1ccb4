import { useState } from "react";
import { sessionTypes, specialties, spokenLanguages } from "@remanso/core/marketplace/contract.ts";
import {
  languageNames,
  sessionTypeNames,
  specialtyNames,
} from "@remanso/core/marketplace/marketplace-words.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { FiltersToggle } from "../ui/filters-toggle.tsx";
import { SearchField } from "../ui/search-field.tsx";
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
        <SearchField
          label={words.search}
          placeholder={words.searchExample}
          typed={searching.typed}
          onType={searching.type}
          onSettle={searching.settle}
          className="min-w-[min(11rem,100%)] flex-1"
        />
        <FiltersToggle
          label={words.showFilters}
          count={count}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
      </div>
      <Filters searching={searching} className={isOpen ? "" : "max-lg:hidden"} />
    </search>
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
