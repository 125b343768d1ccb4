import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { PageLink } from "@remanso/core/professional-page/contract.ts";
import { localeOf, type Language } from "@remanso/core/language.ts";
import { LoadFailure } from "../app/load-failure.tsx";
import { useLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { Button } from "../ui/button.tsx";
import { useRevoke } from "./page-queries.ts";
import { pageLinksQuery } from "./queries.ts";
import { strings } from "./strings.ts";

/** The links that a person has given: when each was last opened, and the way to take it back. */
export function LinksList() {
  const words = useStrings(strings).links;
  const links = useQuery(pageLinksQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState("");
  const onRevoked = () => {
    setSaid(words.revoked);
    // the button that had the focus is gone
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-5">
      <h3 ref={heading} tabIndex={-1} className="text-[1.2rem]">
        {words.title}
      </h3>
      <p role="status" className="empty:hidden">
        {said}
      </p>
      {links.isError && !links.data ? (
        <LoadFailure text={words.failed} onRetry={() => void links.refetch()} />
      ) : null}
      {links.data?.length === 0 ? <p className="text-soft">{words.none}</p> : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
        {links.data?.map((link) => (
          <LinkRow key={link.id} link={link} onRevoked={onRevoked} />
        ))}
      </ul>
    </div>
  );
}

function LinkRow({ link, onRevoked }: { link: PageLink; onRevoked: () => void }) {
  const words = useStrings(strings).links;
  const when = useMoment();
  const revoke = useRevoke();
  const { id, createdAt, expiresAt, openings, mostOpenings, lastOpenedAt } = link;
  const isOver = openings >= mostOpenings;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-2xl bg-wash px-5 py-3">
      <div className="grid min-w-0">
        <p className="font-semibold">{words.made(when(createdAt))}</p>
        <p className="text-[0.95rem]">
          {words.opened(openings, mostOpenings)}
          {isOver ? ` (${words.over})` : ""}
          {lastOpenedAt === null ? "" : `, ${words.last(when(lastOpenedAt))}`}
        </p>
        <p className="text-[0.95rem] text-soft">{words.until(when(expiresAt))}</p>
        <p role="alert" className="empty:hidden">
          {revoke.isError ? words.revokeFailed : null}
        </p>
      </div>
      <Button
        kind="soft"
        className="bg-raised!"
        disabled={revoke.isPending}
        aria-label={words.revokeNamed(when(createdAt))}
        onClick={() => revoke.mutate({ params: { id } }, { onSuccess: onRevoked })}
      >
        {words.revoke}
      </Button>
    </li>
  );
}

/** An instant in the person's own time zone: "11 mar 2026, 10:00". */
function useMoment(): (instant: string) => string {
  const language = useLanguage();
  const { timeZone } = useVisitor();
  return (instant) => momentWords(instant, { language, timeZone });
}

export function momentWords(
  instant: string,
  { language, timeZone }: { language: Language; timeZone: string },
): string {
  const style = { dateStyle: "medium", timeStyle: "short", timeZone } as const;
  return new Intl.DateTimeFormat(localeOf[language], style).format(Date.parse(instant));
}
