import { localeOf } from "@remanso/core/language.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { SafetyNotice } from "../safety/safety-notice.tsx";
import { TextField } from "../ui/field.tsx";
import { noteCounterFrom, noteRoom } from "./check-in-draft.ts";
import { strings } from "./strings.ts";

interface NoteFieldProps {
  note: string;
  fault: string | null;
  onWrite: (note: string) => void;
}

/** A few words of one's own. safety.md: the crisis check applies to notes, and holds nothing back */
export function NoteField({ note, fault, onWrite }: NoteFieldProps) {
  const words = useStrings(strings);
  const language = useLanguage();
  const room = noteRoom(note);
  const count = new Intl.NumberFormat(localeOf[language]).format(Math.abs(room));
  const tooLong = room < 0 ? words.noteTooLong(count) : null;
  return (
    <div>
      <TextField
        label={words.note}
        rows={2}
        value={note}
        data-field="note"
        style={{ fieldSizing: "content", maxHeight: "40dvh", minHeight: "5rem" }}
        error={tooLong ?? fault}
        onChange={(event) => onWrite(event.target.value)}
      />
      <p role="status" className="text-[0.9rem] text-soft tabular-nums">
        {room >= 0 && room <= noteCounterFrom ? words.charactersLeft(count) : null}
      </p>
      <SafetyNotice text={note} />
    </div>
  );
}
