import { useEffect, useRef, useState, type RefObject } from "react";
import { sourceNames } from "@remanso/core/imports/sources.ts";
import type { PlanSummary } from "@remanso/core/imports/summaries.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { Decisions } from "./decisions.tsx";
import { countInWords, dayInWords } from "./figures.ts";
import type { FileReading } from "./file-reader.ts";
import {
  failureOf,
  useKeepRows,
  wholeReport,
  type Keeping,
  type KeepFailure,
  type ReportRow,
} from "./import-queries.ts";
import { PlannedExamples } from "./planned-examples.tsx";
import { Report } from "./report.tsx";
import { strings } from "./strings.ts";
import type { Stage } from "./use-file.ts";

type PreviewStage = Extract<Stage, { at: "preview" }>;

interface PreviewProps {
  stage: PreviewStage;
  reading: RefObject<FileReading | null>;
  onDecide: (next: PreviewStage) => void;
}

/** What is in the file and what would be kept of it; then how far the keeping is, and what became of each row. */
export function Preview({ stage, reading, onDecide }: PreviewProps) {
  const words = useStrings(strings);
  const programs = useStrings(sourceNames);
  const { source } = stage.summary;
  const heading = useRef<HTMLHeadingElement>(null);
  const keep = useKeep(stage, reading);
  useEffect(() => heading.current?.focus(), []);
  if (keep.report) return <Report rows={keep.report} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <h2 ref={heading} tabIndex={-1} className="text-[1.4rem] lg:text-[1.6rem]">
        {words.preview.title(programs[source])}
      </h2>
      <Warnings stage={stage} />
      {keep.isKeeping ? null : <Decisions stage={stage} onDecide={onDecide} />}
      {stage.plan ? <Plan plan={stage.plan} /> : <p role="status">{words.reading}</p>}
      {stage.plan ? <Keep stage={stage} keep={keep} plan={stage.plan} /> : null}
    </div>
  );
}

function useKeep(stage: PreviewStage, reading: RefObject<FileReading | null>) {
  const keepRows = useKeepRows();
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<KeepFailure | null>(null);
  const [report, setReport] = useState<readonly ReportRow[] | null>(null);
  async function run(file: FileReading): Promise<void> {
    const begun = keeping ?? { source: stage.summary.source, importId: null, sent: 0, report: [] };
    setFailure(null);
    setBusy(true);
    setKeeping(begun);
    try {
      const done = await keepRows(file, begun, setKeeping);
      setReport(wholeReport(done, await file.leftOut()));
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  }
  return {
    isKeeping: keeping !== null,
    isBusy,
    sent: keeping?.sent ?? 0,
    failure,
    report,
    start: () => {
      if (!isBusy && reading.current) void run(reading.current);
    },
  };
}

function Keep({
  stage: { summary },
  keep,
  plan,
}: {
  stage: PreviewStage;
  keep: ReturnType<typeof useKeep>;
  plan: PlanSummary;
}) {
  const words = useStrings(strings);
  const language = useLanguage();
  const all = plan.moods + plan.entries + plan.activities;
  const number = (count: number) => countInWords(count, language);
  if (all === 0) return <p className="rounded-2xl bg-wash px-4 py-3">{words.preview.nothing}</p>;
  const { failure } = keep;
  return (
    <div className="grid justify-items-start gap-3">
      {keep.isBusy ? (
        <div className="grid w-full max-w-sm gap-1">
          <p id="keeping" aria-live="polite">
            {words.keeping(number(keep.sent), number(all))}
          </p>
          <progress
            aria-labelledby="keeping"
            className="h-2 w-full accent-primary"
            max={all}
            value={keep.sent}
          />
        </div>
      ) : (
        <Button onClick={keep.start} className="min-h-12 px-8">
          {failure ? words.tryAgain : words.preview.keep(number(all))}
        </Button>
      )}
      <p role="alert" className="max-w-[60ch] empty:hidden">
        {failure ? [failure.told, failure.isOffline ? words.keepOffline : words.keepFailed].join(" ") : null}
      </p>
      {keep.isKeeping || summary.rows === 0 ? null : (
        <p className="text-[0.95rem] text-soft">{words.preview.stay}</p>
      )}
    </div>
  );
}

function Warnings({ stage: { summary, isGuessed } }: { stage: PreviewStage }) {
  const words = useStrings(strings).preview;
  const warnings = [summary.isCut ? words.isCut : "", isGuessed ? words.isGuessed : ""].filter(Boolean);
  return warnings.map((warning) => (
    <p key={warning} className="rounded-2xl bg-wash px-4 py-3">
      {warning}
    </p>
  ));
}

/** What would be kept, in numbers, and what would not. */
function Plan({ plan }: { plan: PlanSummary }) {
  const words = useStrings(strings);
  const language = useLanguage();
  const number = (count: number) => countInWords(count, language);
  const { moods, entries, activities, firstOn, lastOn } = plan;
  const kinds = [
    moods > 0 ? words.preview.moods(number(moods), moods !== 1) : "",
    entries > 0 ? words.preview.entries(number(entries), entries !== 1) : "",
    activities > 0 ? words.preview.activities(number(activities), activities !== 1) : "",
  ].filter(Boolean);
  const notes = [
    plan.approximate > 0 ? words.preview.approximate(number(plan.approximate)) : "",
    plan.untimed > 0 ? words.preview.untimed(number(plan.untimed)) : "",
    plan.shownTwice > 0 ? words.preview.shownTwice(number(plan.shownTwice)) : "",
    plan.skipped > 0 ? words.preview.skipped(number(plan.skipped)) : "",
  ].filter(Boolean);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {firstOn && lastOn ? (
        <div role="status" className="grid gap-1">
          <p className="font-serif text-[1.3rem]">{kinds.join(" · ")}</p>
          <p className="text-soft">
            {words.preview.span(dayInWords(firstOn, language), dayInWords(lastOn, language))}
          </p>
          {notes.map((note) => (
            <p key={note} className="text-[0.95rem] text-soft">
              {note}
            </p>
          ))}
        </div>
      ) : null}
      <PlannedExamples rows={plan.examples} />
      <LeftOut plan={plan} />
    </div>
  );
}

function LeftOut({ plan: { leftOut } }: { plan: PlanSummary }) {
  const words = useStrings(strings);
  const language = useLanguage();
  if (leftOut.length === 0) return null;
  const number = (count: number) => countInWords(count, language);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-[1.15rem]">{words.preview.leftOut}</h3>
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {leftOut.map(({ reason, count, places }) => (
          <li
            key={reason}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2 tabular-nums"
          >
            <span className="min-w-0 wrap-anywhere">{`${number(count)}: ${words.reasons[reason]}`}</span>
            <span className="text-[0.92rem] text-soft">
              {words.preview.rows(count, places.join(", ")) +
                (count > places.length ? `, ${words.preview.more(number(count - places.length))}` : "")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
