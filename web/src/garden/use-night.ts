import { useVisitor } from "../app/use-visitor.ts";
import { useNow } from "../home/use-now.ts";
import { isNight } from "./daylight.ts";
import { useDarkTheme } from "./use-dark-theme.ts";

/** decisions §5: it is night in the garden in the dark theme, and in the other by the person's clock. */
export function useNight(): boolean {
  const { timeZone } = useVisitor();
  const isClockNight = isNight(useNow(), timeZone);
  return useDarkTheme() || isClockNight;
}
