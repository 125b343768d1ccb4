import type { JournalEntry } from "@remanso/core/journal/contract.ts";
import { localeOf } from "@remanso/core/language.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { isRoomSmall, roomIn } from "./entry-limits.ts";
import { strings } from "./strings.ts";

/** How many characters are left, once they are few. */
export function EntryRoom({ text, source }: { text: string; source: JournalEntry["source"] }) {
  const words = useStrings(strings);
  const language = useLanguage();
  const room = roomIn(text, source);
  return (
    <p role="status" className="text-[0.9rem] text-soft tabular-nums">
      {isRoomSmall(room, source)
        ? words.charactersLeft(new Intl.NumberFormat(localeOf[language]).format(room))
        : null}
    </p>
  );
}
