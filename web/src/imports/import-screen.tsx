import { FileUp } from "lucide-react";
import { useEffect, useRef } from "react";
import { sourceNames, sources } from "@remanso/core/imports/sources.ts";
import { useStrings } from "../app/language.tsx";
import { importAgain } from "../app/import-again.ts";
import { lazyPart } from "../app/lazy-part.tsx";
import { Button } from "../ui/button.tsx";
import { ActivityScene } from "../ui/illustrations/activity-scene.tsx";
import { Shape } from "../ui/shape.tsx";
import { PastImports } from "./past-imports.tsx";
import { strings } from "./strings.ts";
import { useFile, type Stage } from "./use-file.ts";
import { pageTitle } from "../ui/page-title.ts";

const shape = <Shape className="h-72" />;

// nobody needs them before a file was chosen
const Preview = lazyPart(() => importAgain(() => import("./preview.tsx")).then((part) => part.Preview), {
  shape,
});
const ColumnChoice = lazyPart(
  () => importAgain(() => import("./column-choice.tsx")).then((part) => part.ColumnChoice),
  { shape },
);
const OwnFile = lazyPart(() => importAgain(() => import("./own-file.tsx")).then((part) => part.OwnFile), {
  shape,
});

/** The one place where something is brought in: a file is chosen, looked at, and kept. decisions §12 */
export function ImportScreen() {
  const words = useStrings(strings);
  const file = useFile();
  const { stage } = file;
  const part = useRef<HTMLHeadingElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (stage.at !== "start" && stage.at !== "reading") part.current?.focus();
  }, [stage.at]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:gap-10">
      <header className="grid max-w-[65ch] gap-2">
        <h1 ref={title} tabIndex={-1} className={pageTitle}>
          {words.title}
        </h1>
        <p className="text-soft">{words.intro}</p>
      </header>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-card bg-raised p-[min(1.5rem,6vw)] shadow-card lg:p-8">
        <Heading ref={part} stage={stage} />
        <ByStage file={file} />
        {stage.at === "start" ? <Programs /> : null}
        <ChooseFile stage={stage} onChoose={(chosen) => void file.open(chosen)} />
        {stage.at === "start" ? <Explained /> : null}
      </section>
      <PastImports onGone={() => title.current?.focus({ preventScroll: true })} />
    </div>
  );
}

function Heading({ ref, stage }: { ref: React.Ref<HTMLHeadingElement>; stage: Stage }) {
  const words = useStrings(strings);
  const title =
    stage.at === "own"
      ? words.own.title
      : stage.at === "table"
        ? words.columns.title
        : stage.at === "fault"
          ? words.faults[stage.fault]
          : null;
  if (title === null) return null;
  return (
    <h2 ref={ref} tabIndex={-1} className="text-[1.4rem] lg:text-[1.6rem]">
      {title}
    </h2>
  );
}

function ByStage({ file }: { file: ReturnType<typeof useFile> }) {
  const words = useStrings(strings);
  const { stage } = file;
  switch (stage.at) {
    case "start":
      return null;
    case "reading":
      return <p role="status">{words.reading}</p>;
    case "fault":
      return <Fault firstLine={stage.firstLine} isUnknown={stage.fault === "unknown"} />;
    case "own":
      return <OwnFile file={stage.file} />;
    case "table":
      return <ColumnChoice table={stage} onChoose={(columns) => void file.chooseColumns(columns)} />;
    case "preview":
      return <Preview stage={stage} reading={file.reading} onDecide={(next) => void file.decide(next)} />;
  }
}

function Fault({ firstLine, isUnknown }: { firstLine: string; isUnknown: boolean }) {
  const words = useStrings(strings);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {firstLine === "" ? null : (
        <pre className="overflow-auto rounded-2xl bg-sunken px-4 py-3 text-[0.9rem] whitespace-pre-wrap wrap-anywhere">
          {firstLine}
        </pre>
      )}
      <p>{isUnknown ? words.unknownMore : words.faultMore}</p>
    </div>
  );
}

function ChooseFile({ stage, onChoose }: { stage: Stage; onChoose: (file: File) => void }) {
  const words = useStrings(strings);
  const field = useRef<HTMLInputElement>(null);
  const isFirst = stage.at === "start" || stage.at === "reading";
  const label = isFirst ? words.choose : words.another;
  return (
    // on a phone above the names of the programs
    <div className={stage.at === "start" ? "max-lg:order-first" : ""}>
      {/* without a list of endings: phones do not know .daylio and would not let it be chosen */}
      <input
        ref={field}
        type="file"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onChoose(chosen);
          target.value = "";
        }}
      />
      <Button
        kind={isFirst ? "primary" : "soft"}
        aria-disabled={stage.at === "reading"}
        onClick={() => (stage.at === "reading" ? undefined : field.current?.click())}
        className="min-h-12"
      >
        <FileUp aria-hidden="true" size={18} />
        {label}
      </Button>
    </div>
  );
}

const programs = sources.filter((source) => source !== "table");

/** What somebody looks for first: whether their own program is among those that are read. */
function Programs() {
  const words = useStrings(strings);
  const names = useStrings(sourceNames);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-4 lg:grid-cols-[3fr_2fr]">
      <span className="max-lg:hidden lg:order-1">
        <ActivityScene type="journaling" ratio={2.6} className="w-full rounded-2xl" />
      </span>
      <div className="grid gap-3">
        <h2 className="text-[1.3rem] lg:text-[1.6rem]">{words.programs}</h2>
        <ul className="flex flex-wrap gap-2">
          {[...programs.map((source) => names[source]), words.anyTable].map((name) => (
            <li key={name} className="rounded-control bg-wash px-3 py-1 text-[0.92rem] font-semibold">
              {name}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Explained() {
  const words = useStrings(strings);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <Fold title={words.whatCounts} items={words.counts} />
      <Fold title={words.which} items={words.files} more={words.notRead} />
    </div>
  );
}

/** What need not be read before a file is chosen. */
function Fold({ title, items, more }: { title: string; items: readonly string[]; more?: string }) {
  return (
    <details className="border-t border-line">
      <summary className="min-h-12 py-3 font-semibold hover:text-primary">{title}</summary>
      <ul className="grid list-disc gap-1.5 pb-4 pl-5 marker:text-primary">
        {items.map((item) => (
          <li key={item} className="pl-1">
            {item}
          </li>
        ))}
      </ul>
      {more === undefined ? null : <p className="pb-4 text-[0.95rem] text-soft">{more}</p>}
    </details>
  );
}
