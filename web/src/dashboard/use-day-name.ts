import { useDateLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { asHeading, dayBefore, dayInWords, localDayOf } from "../check-in/local-day.ts";
import { useNow } from "../home/use-now.ts";
import { strings } from "./strings.ts";

/** What a day is called as a heading: today, yesterday, or by its weekday and date. */
export function useDayName(): (on: string) => string {
  const words = useStrings(strings);
  const language = useDateLanguage();
  const { timeZone } = useVisitor();
  const today = localDayOf(useNow(), timeZone);
  return (on) => {
    if (on === today) return words.today;
    return on === dayBefore(today) ? words.yesterday : asHeading(dayInWords(on, { language, today }));
  };
}
