import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { JournalEntry } from "@remanso/core/journal/contract.ts";
import { userQuery } from "../account/queries.ts";
import { useIntentionKey } from "../activity/use-intention-key.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { keepDraft, keptDraft } from "../check-in/draft-keeping.ts";
import { SafetyNotice } from "../safety/safety-notice.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { SureQuestion } from "./card-parts.tsx";
import { isRoomSmall, roomIn, textProblem } from "./entry-limits.ts";
import { useWriteEntry } from "./entry-queries.ts";
import { strings } from "./strings.ts";

interface EntryEditorProps {
  entry: JournalEntry;
  onClose: () => void;
}

/** An entry's text, to be changed in its place. What is typed stays on the device until it is saved or left behind. */
export function EntryEditor({ entry, onClose }: EntryEditorProps) {
  const words = useStrings(strings);
  const area = useRef<HTMLDivElement>(null);
  const { text, isRecovered, write, forget } = useEntryDraft(entry);
  const [isAsking, setAsking] = useState(false);
  const { save, fault, isSaving } = useSaving(entry, () => {
    forget();
    onClose();
  });
  const toText = () => area.current?.querySelector("textarea")?.focus();
  useEffect(() => {
    const field = area.current?.querySelector("textarea");
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);

  const isChanged = text.trim() !== (entry.text ?? "").trim();
  const leave = () => {
    forget();
    onClose();
  };
  const cancel = () => (isChanged ? setAsking(true) : leave());
  const saveNow = () => {
    if (!isChanged) leave();
    else if (!save(text)) toText();
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
        <Room text={text} source={entry.source} />
        <SafetyNotice text={text} />
      </div>
      {isAsking ? (
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
        <div className="flex flex-wrap gap-2">
          <Button aria-disabled={isSaving} onClick={isSaving ? undefined : saveNow}>
            {isSaving ? words.saving : words.save}
          </Button>
          <Button kind="plain" onClick={cancel}>
            {words.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}

function Room({ text, source }: { text: string; source: JournalEntry["source"] }) {
  const words = useStrings(strings);
  const language = useLanguage();
  const room = roomIn(text, source);
  return (
    <p role="status" className="text-[0.9rem] text-soft tabular-nums">
      {isRoomSmall(room, source) ? words.charactersLeft(new Intl.NumberFormat(language).format(room)) : null}
    </p>
  );
}

/** The text as it stands in the field, kept on the device at every letter. */
function useEntryDraft({ id, text: before }: JournalEntry) {
  const { data: user } = useQuery(userQuery);
  const userId = user?.id ?? "";
  const name = `entry.${id}`;
  const [kept] = useState(() => {
    const found = keptDraft(userId, name);
    return typeof found === "string" && found !== before ? found : null;
  });
  const [text, setText] = useState(kept ?? before ?? "");
  return {
    text,
    isRecovered: kept !== null,
    write: (next: string) => {
      setText(next);
      keepDraft(userId, name, next === before ? undefined : next);
    },
    forget: () => keepDraft(userId, name, undefined),
  };
}

/** Saves the text, and says beside the field what is wrong. */
function useSaving(entry: JournalEntry, onSaved: () => void) {
  const words = useStrings(strings);
  const language = useLanguage();
  const toast = useToast();
  const { keyFor } = useIntentionKey();
  const { mutate, isPending, error } = useWriteEntry();
  const [refused, setRefused] = useState<string | null>(null);
  const failure = error?.status === 0 ? words.saveOffline : (error?.problem?.detail ?? words.saveFailed);

  /** Answers false where the text cannot be saved as it is. */
  function save(text: string): boolean {
    const problem = textProblem(text, entry.source);
    const over = new Intl.NumberFormat(language).format(-roomIn(text, entry.source));
    setRefused(problem === null ? null : problem === "empty" ? words.empty : words.tooLong(over));
    if (problem !== null) return false;
    mutate(
      { entry, text: text.trim(), key: keyFor(text) },
      {
        onSuccess: ({ outcome }) => {
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
  return { save, fault: refused ?? (error ? failure : null), isSaving: isPending };
}
