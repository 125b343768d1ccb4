import { useQuery } from "@tanstack/react-query";
import { userQuery } from "../account/queries.ts";
import { useLanguage } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import type { Reading } from "./times.ts";

/** How this person reads times: in their language, and in the time zone that they have set. */
export function useReading(): Reading {
  const language = useLanguage();
  const { timeZone } = useVisitor();
  const { data: user } = useQuery(userQuery);
  return { language, timeZone: user?.timeZone ?? timeZone };
}
