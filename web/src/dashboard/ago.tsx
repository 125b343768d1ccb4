import { useDateLanguage, useLanguage } from "../app/language.tsx";
import { relativeTime } from "../app/relative-time.ts";
import { useVisitor } from "../app/use-visitor.ts";
import { momentInWords } from "../home/days.ts";
import { useNow } from "../home/use-now.ts";

/** How long ago something was, with the moment itself behind it. */
export function Ago({ instant, className = "" }: { instant: string; className?: string }) {
  const language = useLanguage();
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const now = useNow();
  return (
    <time dateTime={instant} title={momentInWords(instant, dates, timeZone)} className={className}>
      {relativeTime(instant, now, { language, timeZone })}
    </time>
  );
}
