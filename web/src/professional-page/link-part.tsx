import { useState } from "react";
import type { PageContent } from "@remanso/core/professional-page/page-content.ts";
import {
  mostDays,
  mostOpenings,
  usualDays,
  usualOpenings,
} from "@remanso/core/professional-page/contract.ts";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { LinksList } from "./links-list.tsx";
import { isUnanswered, saidOf, useShare } from "./page-queries.ts";
import { canSeal } from "./sealed-page.ts";
import { strings } from "./strings.ts";

const dayChoices = [1, 3, usualDays, 14, mostDays];
const openingChoices = [1, 3, 5, 10, usualOpenings, 50, mostOpenings];

/** A link to the page as it stands there now, and the links that were made before. */
export function LinkPart({ page }: { page: PageContent | null }) {
  const words = useStrings(strings).link;
  return (
    <section
      aria-labelledby="page-link"
      className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-card bg-raised p-[min(1.5rem,6vw)] shadow-card lg:p-8 print:hidden"
    >
      <div className="grid gap-2">
        <h2 id="page-link" className="text-[1.6rem]">
          {words.title}
        </h2>
        <p className="max-w-[65ch] text-soft">{words.text}</p>
      </div>
      {canSeal() ? <NewLink page={page} /> : <p>{words.insecure}</p>}
      <LinksList />
    </section>
  );
}

function NewLink({ page }: { page: PageContent | null }) {
  const words = useStrings(strings).link;
  const [days, setDays] = useState(usualDays);
  const [openings, setOpenings] = useState(usualOpenings);
  const share = useShare();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <SelectField label={words.days} value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {dayChoices.map((count) => (
            <option key={count} value={count}>
              {words.dayCount(count)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.openings}
          value={openings}
          onChange={({ target }) => setOpenings(Number(target.value))}
        >
          {openingChoices.map((count) => (
            <option key={count} value={count}>
              {words.openingCount(count)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          kind="soft"
          disabled={page === null || share.isPending}
          onClick={() => (page ? share.mutate({ page, days, openings }) : undefined)}
        >
          {share.isPending ? words.making : words.make}
        </Button>
        <p role="alert" className="max-w-[50ch] empty:hidden">
          {share.isError
            ? isUnanswered(share.error)
              ? words.offline
              : (saidOf(share.error) ?? words.failed)
            : null}
        </p>
      </div>
      <div role="status">
        {share.data === undefined ? null : <MadeLink key={share.data} link={share.data} />}
      </div>
    </div>
  );
}

function MadeLink({ link }: { link: string }) {
  const words = useStrings(strings).link;
  const [outcome, setOutcome] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setOutcome(words.copied),
      () => setOutcome(words.copyFailed),
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl bg-wash p-[min(1.25rem,5vw)]">
      <label className="grid gap-1.5 font-semibold">
        {words.yours}
        <input
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
          className="min-h-12 w-full rounded-2xl border border-[color-mix(in_oklch,var(--soft)_60%,transparent)] bg-paper px-4 font-normal"
        />
      </label>
      <p className="max-w-[60ch] text-[0.95rem]">{words.once}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <span>{outcome}</span>
      </div>
    </div>
  );
}
