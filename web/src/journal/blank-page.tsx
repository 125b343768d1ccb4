import { useRef, useState, type KeyboardEvent } from "react";
import { localeOf } from "@remanso/core/language.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { strings as outboxStrings } from "../outbox/strings.ts";
import { SafetyNotice } from "../safety/safety-notice.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { roomIn, textProblem } from "./entry-limits.ts";
import { EntryRoom } from "./entry-room.tsx";
import { useCreatePage } from "./page-queries.ts";
import { strings } from "./strings.ts";
import { usePageDraft } from "./use-page-draft.ts";

/** A blank page: what is written stays on the device until it is saved. */
export function BlankPage() {
  const words = useStrings(strings);
  const area = useRef<HTMLDivElement>(null);
  const { text, write } = usePageDraft();
  const toText = () => area.current?.querySelector("textarea")?.focus();
  const { save, fault, isSaving } = useSaving(() => {
    write("");
    toText();
  });
  const saveNow = () => {
    if (!save(text)) toText();
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    saveNow();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 print:hidden">
      <div ref={area}>
        <TextField
          label={words.write}
          placeholder={words.writeExample}
          value={text}
          rows={8}
          style={{ fieldSizing: "content", minHeight: "13rem", maxHeight: "65dvh", lineHeight: 1.6 }}
          error={fault}
          onChange={(event) => write(event.target.value)}
          onKeyDown={byKey}
        />
        <EntryRoom text={text} source="page" />
      </div>
      <div className="empty:hidden">
        <SafetyNotice text={text} />
      </div>
      <Button
        className="max-sm:w-full sm:justify-self-start"
        aria-disabled={isSaving}
        onClick={isSaving ? undefined : saveNow}
      >
        {isSaving ? words.saving : words.savePage}
      </Button>
    </div>
  );
}

/** Saves the page, and says beside the field what is wrong. */
function useSaving(onSaved: () => void) {
  const words = useStrings(strings);
  const { keptAnyway } = useStrings(outboxStrings);
  const language = useLanguage();
  const toast = useToast();
  const { mutate, isPending, error, data } = useCreatePage();
  const [refused, setRefused] = useState<string | null>(null);

  /** Answers false where the text cannot be saved as it is. */
  function save(text: string): boolean {
    const problem = textProblem(text, "page");
    const over = new Intl.NumberFormat(localeOf[language]).format(-roomIn(text, "page"));
    setRefused(problem === null ? null : problem === "empty" ? words.nothingYet : words.tooLong(over));
    if (problem !== null) return false;
    mutate(text.trim(), {
      onSuccess: ({ outcome }) => {
        if (outcome === "failing") return;
        onSaved();
        toast({ title: words.saved, ...(outcome === "kept" ? { description: words.savedLater } : {}) });
      },
    });
    return true;
  }
  const failure = error?.status === 0 ? words.saveOffline : (error?.problem?.detail ?? words.saveFailed);
  const failing = data?.outcome === "failing" ? `${words.saveFailed} ${keptAnyway}` : null;
  return { save, fault: refused ?? (error ? failure : failing), isSaving: isPending };
}
