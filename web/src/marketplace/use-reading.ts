import { useUser } from "../account/use-user.ts";
import { useDateLanguage, useLanguage } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import type { Reading } from "./times.ts";

/** How this person reads times: in their language, and in the time zone that they have set. */
export function useReading(): Reading {
  const language = useLanguage();
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const user = useUser();
  return { language, dates, timeZone: user?.timeZone ?? timeZone };
}
