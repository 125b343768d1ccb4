import { FileUp } from "lucide-react";
import { useEffect, useRef } from "react";
import { useStrings } from "../app/language.tsx";
import { importAgain } from "../app/import-again.ts";
import { lazyPart } from "../app/lazy-part.tsx";
import { Button } from "../ui/button.tsx";
import { Shape } from "../ui/shape.tsx";
import { PastImports } from "./past-imports.tsx";
import { strings } from "./strings.ts";
import { useFile, type Stage } from "./use-file.ts";

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
        <h1 ref={title} tabIndex={-1} className="text-[min(2.1rem,12vw)] lg:text-5xl">
          {words.title}
        </h1>
        <p className="text-soft">{words.intro}</p>
      </header>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-card bg-raised p-[min(1.5rem,6vw)] shadow-card lg:p-8">
        <Heading ref={part} stage={stage} />
        <ByStage file={file} />
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
      {isUnknown ? <p>{words.unknownMore}</p> : null}
    </div>
  );
}

function ChooseFile({ stage, onChoose }: { stage: Stage; onChoose: (file: File) => void }) {
  const words = useStrings(strings);
  const field = useRef<HTMLInputElement>(null);
  const isFirst = stage.at === "start" || stage.at === "reading";
  const label = isFirst ? words.choose : words.another;
  return (
    <div>
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

function Explained() {
  const words = useStrings(strings);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:gap-10">
      <List title={words.whatCounts} items={words.counts} />
      <div className="grid content-start gap-3">
        <List title={words.which} items={words.files} />
        <p className="text-[0.95rem] text-soft">{words.notRead}</p>
      </div>
    </div>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="grid content-start gap-2">
      <h2 className="text-[1.2rem]">{title}</h2>
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-primary">
        {items.map((item) => (
          <li key={item} className="pl-1">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
