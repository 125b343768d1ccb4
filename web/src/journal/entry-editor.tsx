import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { JournalEntry } from "@remanso/core/journal/contract.ts";
import { localeOf } from "@remanso/core/language.ts";
import { useUser } from "../account/use-user.ts";
import { useIntentionKey } from "../activity/use-intention-key.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { keepDraft, keptDraft } from "../check-in/draft-keeping.ts";
import { ConflictChoice } from "../outbox/conflict-choice.tsx";
import { isRecord } from "../outbox/entry.ts";
import { SafetyNotice } from "../safety/safety-notice.tsx";
import { strings as outboxStrings } from "../outbox/strings.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { SureQuestion } from "./card-parts.tsx";
import { roomIn, textProblem } from "./entry-limits.ts";
import { EntryRoom } from "./entry-room.tsx";
import { writeConflict, type Version } from "./entry-conflict.ts";
import { useRefreshJournal, useWriteEntry } from "./entry-queries.ts";
import { strings } from "./strings.ts";

interface EntryEditorProps {
  entry: JournalEntry;
  onClose: () => void;
}

/** An entry's text, to be changed in its place. What is typed stays on the device until it is saved or left behind. */
export function EntryEditor({ entry, onClose }: EntryEditorProps) {
  const words = useStrings(strings);
  const area = useRef<HTMLDivElement>(null);
  const { text, basedOn, isRecovered, write, forget } = useEntryDraft(entry);
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    forget();
    onClose();
  };
  const { save, fault, isSaving, conflict } = useSaving({ ...entry, revision: basedOn }, leave);
  const refresh = useRefreshJournal();
  const toText = () => area.current?.querySelector("textarea")?.focus();
  useEffect(() => {
    const field = area.current?.querySelector("textarea");
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);

  const isChanged = text.trim() !== (entry.text ?? "").trim();
  const cancel = () => (isChanged ? setAsking(true) : leave());
  const saveNow = () => {
    if (!isChanged) leave();
    else if (!save({ text, basedOn })) toText();
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") cancel();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      saveNow();
    }
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {isRecovered ? <p className="text-[0.95rem] text-soft">{words.recovered}</p> : null}
      {conflict ? null : (
        <div ref={area} className="max-w-[68ch]">
          <TextField
            label={words.text}
            value={text}
            rows={5}
            style={{ fieldSizing: "content", minHeight: "9rem", maxHeight: "60dvh", lineHeight: 1.6 }}
            error={fault}
            hint={<span className="pointer-coarse:hidden">{words.textHint}</span>}
            onChange={(event) => write(event.target.value)}
            onKeyDown={byKey}
          />
          <EntryRoom text={text} source={entry.source} />
        </div>
      )}
      <div className="max-w-[68ch] empty:hidden">
        <SafetyNotice text={text} />
      </div>
      {conflict ? (
        <ConflictChoice
          conflict={conflict}
          takesFocus
          onMine={() => save(conflict.keepMine)}
          onBoth={() => save(conflict.keepBoth ?? conflict.keepMine)}
          onNewer={() => {
            refresh();
            leave();
          }}
        />
      ) : isAsking ? (
        <SureQuestion
          question={words.sureDiscard}
          yes={words.discard}
          no={words.goOn}
          onYes={leave}
          onNo={() => {
            setAsking(false);
            toText();
          }}
        />
      ) : (
        <SaveBar isSaving={isSaving} onSave={saveNow} onCancel={cancel} />
      )}
    </div>
  );
}

interface SaveBarProps {
  isSaving: boolean;
  onSave: () => void;
  onCancel: () => void;
}

function SaveBar({ isSaving, onSave, onCancel }: SaveBarProps) {
  const words = useStrings(strings);
  return (
    <div className="flex flex-wrap gap-2">
      <Button aria-disabled={isSaving} onClick={isSaving ? undefined : onSave}>
        {isSaving ? words.saving : words.save}
      </Button>
      <Button kind="plain" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  );
}

/** The field's text, saved on the device at every keystroke. */
function useEntryDraft({ id, text: before, revision }: JournalEntry) {
  const user = useUser();
  const userId = user?.id ?? "";
  const name = `entry.${id}`;
  const [kept] = useState(() => {
    const found = draftIn(keptDraft(userId, name));
    return found && found.text !== before ? found : null;
  });
  const [text, setText] = useState(kept?.text ?? before ?? "");
  // what was read when the typing began, even if the list behind it has changed since
  const [basedOn] = useState(kept?.basedOn ?? revision);
  return {
    text,
    basedOn,
    isRecovered: kept !== null,
    write: (next: string) => {
      setText(next);
      keepDraft(userId, name, next === before ? undefined : { text: next, basedOn });
    },
    forget: () => keepDraft(userId, name, undefined),
  };
}

/** A draft as it lies on the device; an earlier version kept its text alone. */
function draftIn(kept: unknown): Version | null {
  if (typeof kept === "string") return { text: kept, basedOn: 0 };
  if (!isRecord(kept)) return null;
  const { text, basedOn } = kept;
  return typeof text === "string" ? { text, basedOn: typeof basedOn === "number" ? basedOn : 0 } : null;
}

/** Saves the text, and says beside the field what is wrong. */
function useSaving(entry: JournalEntry, onSaved: () => void) {
  const words = useStrings(strings);
  const language = useLanguage();
  const toast = useToast();
  const { keyFor } = useIntentionKey();
  const { keptAnyway } = useStrings(outboxStrings);
  const { mutate, isPending, error, data, variables } = useWriteEntry();
  const [refused, setRefused] = useState<string | null>(null);
  const failure = error?.status === 0 ? words.saveOffline : (error?.problem?.detail ?? words.saveFailed);

  /** Answers false where the text cannot be saved as it is. */
  function save({ text, basedOn }: Version): boolean {
    const problem = textProblem(text, entry.source);
    const over = new Intl.NumberFormat(localeOf[language]).format(-roomIn(text, entry.source));
    setRefused(problem === null ? null : problem === "empty" ? words.empty : words.tooLong(over));
    if (problem !== null) return false;
    mutate(
      { entry: { ...entry, revision: basedOn }, text: text.trim(), key: keyFor({ text, basedOn }) },
      {
        onSuccess: ({ outcome }) => {
          if (outcome === "failing") return;
          onSaved();
          toast({
            title: words.saved,
            ...(outcome === "kept" ? { description: words.savedLater } : {}),
          });
        },
      },
    );
    return true;
  }
  const failing = data?.outcome === "failing" ? `${words.saveFailed} ${keptAnyway}` : null;
  const conflict = error?.problem?.newer ? writeConflict(variables, error.problem.newer) : null;
  return { save, conflict, fault: refused ?? (error ? failure : failing), isSaving: isPending };
}
