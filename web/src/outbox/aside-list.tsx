import { useEffect, useRef, useState } from "react";
import { useLanguage, useStrings } from "../app/language.tsx";
import { useUser } from "../account/use-user.ts";
import { importAgain } from "../app/import-again.ts";
import { useOpeningCount } from "../only-you/use-opened.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { ConflictChoice } from "./conflict-choice.tsx";
import type { Entry } from "./entry.ts";
import { conflictOf, labelOf, textOf, type Conflict } from "./kind.ts";
import { useKinds, useOutbox } from "./provider.tsx";
import { strings } from "./strings.ts";

interface AsideListProps {
  entries: readonly Entry[];
  /** Told in words what was done to an entry that is out of sight now. */
  onDone: (said: string) => void;
}

/** What could not be sent, folded up: each with what was written in it, to be tried again, copied or discarded. */
export function AsideList({ entries, onDone }: AsideListProps) {
  const words = useStrings(strings);
  const language = useLanguage();
  const kinds = useKinds();
  const summary = useRef<HTMLElement>(null);
  const shown = useOpenEntries(entries);
  const [oldest] = entries;
  const title = words.asideTitle(entries.length, oldest ? labelOf(oldest, kinds)[language] : "");

  function leave(said: string): void {
    onDone(said);
    // the button that was pressed goes with its entry
    const next = entries.length > 1 ? summary.current : document.querySelector<HTMLElement>("main");
    next?.focus({ preventScroll: true });
  }
  return (
    <details className="mt-2 rounded-card border border-line bg-raised px-[min(1.25rem,5vw)] text-[0.95rem]">
      <summary ref={summary} className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 py-2">
        <span className="min-w-0 wrap-anywhere">{title}</span>
        <span className="font-semibold text-primary underline underline-offset-4">{words.decide}</span>
      </summary>
      <p className="pb-2 text-soft">{words.asideText}</p>
      <ul className="divide-y divide-line">
        {shown.map((entry) => {
          const conflict = conflictOf(entry, kinds);
          return conflict ? (
            <AsideConflict key={entry.id} entry={entry} conflict={conflict} onLeft={leave} />
          ) : (
            <AsideEntry key={entry.id} entry={entry} onLeft={leave} />
          );
        })}
      </ul>
    </details>
  );
}

/** What only its writer can read lies here closed, and is opened to be decided upon. */
function useOpenEntries(entries: readonly Entry[]): readonly Entry[] {
  const kinds = useKinds();
  const userId = useUser()?.id ?? "";
  const count = useOpeningCount();
  const [opened, setOpened] = useState<{ of: readonly Entry[]; shown: readonly Entry[] } | null>(null);
  useEffect(() => {
    let isWanted = true;
    importAgain(() => import("../only-you/own-input.ts"))
      .then(({ openedEntry }) => Promise.all(entries.map((entry) => openedEntry(entry, kinds, userId))))
      // without a network the code may be missing: they stay closed
      .then(
        (shown) => isWanted && setOpened({ of: entries, shown }),
        () => null,
      );
    return () => {
      isWanted = false;
    };
  }, [entries, kinds, userId, count]);
  return opened?.of === entries ? opened.shown : entries;
}

interface AsideEntryProps {
  entry: Entry;
  onLeft: (said: string) => void;
}

function AsideConflict({ entry, conflict, onLeft }: AsideEntryProps & { conflict: Conflict }) {
  const words = useStrings(strings);
  const language = useLanguage();
  const kinds = useKinds();
  const { sendInstead, drop } = useOutbox();
  const settle = (input: object | null) => {
    void (input === null ? drop(entry) : sendInstead(entry, input));
    onLeft(words.chosen);
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 py-4">
      <strong className="block font-semibold first-letter:uppercase">
        {labelOf(entry, kinds)[language]}
      </strong>
      <ConflictChoice
        conflict={conflict}
        onMine={() => settle(conflict.keepMine)}
        onNewer={() => settle(null)}
        onBoth={() => settle(conflict.keepBoth)}
      />
    </li>
  );
}

function AsideEntry({ entry, onLeft }: AsideEntryProps) {
  const words = useStrings(strings);
  const language = useLanguage();
  const kinds = useKinds();
  const { tryAgain } = useOutbox();
  const label = labelOf(entry, kinds)[language];
  const text = textOf(entry, kinds);
  const isOvertaken = entry.aside?.isOvertaken ?? false;
  const retry = () => {
    void tryAgain(entry);
    onLeft(words.triedAgain);
  };
  return (
    <li className="grid grid-cols-1 gap-3 py-4">
      <p className="min-w-0 wrap-anywhere">
        <strong className="block font-semibold first-letter:uppercase">{label}</strong>
        <span className="text-soft">
          {entry.aside?.why === "failing" ? words.failing : (entry.aside?.detail ?? words.refused)}
          {isOvertaken ? ` ${words.overtaken}` : ""}
        </span>
      </p>
      {text === null ? null : (
        <blockquote
          aria-label={words.written}
          className="min-w-0 rounded-card bg-sunken px-[min(1rem,5vw)] py-3 whitespace-pre-wrap wrap-anywhere"
        >
          {text}
        </blockquote>
      )}
      <div className="flex flex-wrap gap-2">
        {isOvertaken ? null : (
          <Button kind="soft" aria-label={`${words.tryAgain}: ${label}`} onClick={retry}>
            {words.tryAgain}
          </Button>
        )}
        {text === null ? null : <CopyButton text={text} label={label} />}
        <DropButton entry={entry} label={label} onLeft={onLeft} />
      </div>
    </li>
  );
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const words = useStrings(strings);
  const [said, setSaid] = useState("");
  async function copy(): Promise<void> {
    try {
      // missing on pages without TLS
      await navigator.clipboard.writeText(text);
      setSaid(words.copied);
    } catch {
      setSaid(words.notCopied);
    }
  }
  return (
    <>
      <Button kind="plain" aria-label={`${words.copy}: ${label}`} onClick={() => void copy()}>
        {words.copy}
      </Button>
      <span role="status" className="self-center text-soft">
        {said}
      </span>
    </>
  );
}

/** Asks once, because what is discarded is nowhere else. */
function DropButton({ entry, label, onLeft }: AsideEntryProps & { label: string }) {
  const words = useStrings(strings);
  const { drop } = useOutbox();
  const [isAsking, setAsking] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // the button that was pressed has made way for the other
    if (isAsking !== undefined) button.current?.focus();
  }, [isAsking]);
  const dropNow = () => {
    void drop(entry);
    onLeft(words.dropped);
  };
  if (!isAsking)
    return (
      <button
        ref={button}
        type="button"
        className={buttonClass("plain")}
        aria-label={`${words.drop}: ${label}`}
        onClick={() => setAsking(true)}
      >
        {words.drop}
      </button>
    );
  return (
    <div role="group" aria-label={words.dropSure} className="flex w-full flex-wrap items-center gap-2">
      <span>{words.dropSure}</span>
      <Button kind="danger" onClick={dropNow}>
        {words.dropYes}
      </Button>
      <button ref={button} type="button" className={buttonClass("plain")} onClick={() => setAsking(false)}>
        {words.dropNo}
      </button>
    </div>
  );
}
