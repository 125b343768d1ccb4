import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Import } from "@remanso/core/imports/contract.ts";
import { sourceNames } from "@remanso/core/imports/sources.ts";
import { LoadFailure } from "../app/load-failure.tsx";
import { useLanguage, useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { asHeading, localDayOf } from "../check-in/local-day.ts";
import { SureQuestion } from "../journal/card-parts.tsx";
import { Button } from "../ui/button.tsx";
import { countInWords, dayInWords } from "./figures.ts";
import { useUndo } from "./import-queries.ts";
import { importsQuery } from "./queries.ts";
import { strings } from "./strings.ts";

/** What was brought before, each to be undone as a whole. */
export function PastImports({ onGone }: { onGone: () => void }) {
  const words = useStrings(strings).past;
  const { data, isError, refetch } = useQuery(importsQuery);
  if (data === undefined)
    return isError ? <LoadFailure text={words.failed} onRetry={() => void refetch()} /> : null;
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="brought" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="brought" className="text-[1.6rem]">
        {words.title}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {data.map((one) => (
          <PastImport key={one.id} of={one} onGone={onGone} />
        ))}
      </ul>
    </section>
  );
}

function PastImport({ of, onGone }: { of: Import; onGone: () => void }) {
  const words = useStrings(strings);
  const programs = useStrings(sourceNames);
  const language = useLanguage();
  const { timeZone } = useVisitor();
  const toast = useToast();
  const undo = useUndo();
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const number = (count: number) => countInWords(count, language);
  const day = (on: string) => dayInWords(on, language);
  const name = programs[of.source];
  const brought = day(localDayOf(of.createdAt, timeZone));
  function takeBack(): void {
    undo.mutateAsync({ params: { id: of.id } }).then(
      ({ removed }) => {
        onGone();
        toast({ title: words.past.undone(number(removed), removed !== 1) });
      },
      () => toast({ title: words.past.undoFailed, kind: "failure" }),
    );
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-raised p-[min(1.25rem,5vw)] shadow-card sm:p-6">
      <h3 className="text-[1.15rem]">{asHeading(name)}</h3>
      <p className="text-soft">
        {[
          of.moods > 0 ? words.preview.moods(number(of.moods), of.moods !== 1) : "",
          of.entries > 0 ? words.preview.entries(number(of.entries), of.entries !== 1) : "",
          of.activities > 0 ? words.preview.activities(number(of.activities), of.activities !== 1) : "",
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p className="text-[0.95rem] text-soft">
        {`${words.preview.span(day(of.firstOn), day(of.lastOn))}. ${words.past.on(brought)}.`}
      </p>
      {isAsking ? (
        <SureQuestion
          question={words.past.sure}
          yes={undo.isPending ? words.past.undoing : words.past.yes}
          no={words.past.no}
          isPending={undo.isPending}
          onYes={takeBack}
          onNo={() => {
            setAsking(false);
            requestAnimationFrame(() => button.current?.querySelector("button")?.focus());
          }}
        />
      ) : (
        <div ref={button}>
          <Button kind="soft" aria-label={words.past.undoFor(name, brought)} onClick={() => setAsking(true)}>
            {words.past.undo}
          </Button>
        </div>
      )}
    </li>
  );
}
