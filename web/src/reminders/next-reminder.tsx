import type { Reminders } from "@remanso/core/reminders/contract.ts";
import { useUser } from "../account/use-user.ts";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { strings } from "./strings.ts";
import { momentOf } from "./moments.ts";

/** When the next reminder comes, on the person's own clock, or why there is none. */
export function NextReminder({ reminders: { next, settings } }: { reminders: Reminders }) {
  const words = useStrings(strings);
  const dates = useDateLanguage();
  const visitor = useVisitor();
  const user = useUser();
  const { daily, weekly, channels } = settings;
  const isOpen = channels.list || channels.email || channels.push;
  if (next !== null) return <p>{words.next(momentOf(next, dates, user?.timeZone ?? visitor.timeZone))}</p>;
  return <p className="text-soft">{!isOpen && (daily.isOn || weekly.isOn) ? words.noWay : words.noneDue}</p>;
}
