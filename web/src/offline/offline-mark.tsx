import { useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useAddress } from "../router/provider.tsx";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { clockTime } from "../app/clock-time.ts";
import { localDayOf } from "../check-in/local-day.ts";
import { momentInWords } from "../home/days.ts";
import { useNow } from "../home/use-now.ts";
import { connected, connectionNow, onConnection } from "./connection.ts";
import { strings } from "./strings.ts";

/** A quiet line where nobody answers: from when the oldest of what the screen shows is. */
export function OfflineMark() {
  const { isAway } = useSyncExternalStore(onConnection, connectionNow, () => connected);
  return (
    <div role="status" className="mx-auto w-full max-w-[1120px] px-[min(1.5rem,8vw)] sm:px-10 lg:px-12">
      {isAway ? <Line /> : null}
    </div>
  );
}

function Line() {
  const words = useStrings(strings);
  const when = useWhen();
  return (
    <p className="inline-flex items-center gap-2 rounded-control bg-wash px-4 py-1.5 text-[0.9rem] text-soft">
      <CloudOff aria-hidden="true" size={16} />
      {when === null ? words.offline : words.offlineSince(when)}
    </p>
  );
}

/** "a las 14:05"; of another day with the day. */
function useWhen(): string | null {
  const words = useStrings(strings);
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const now = useNow();
  const oldestMs = useOldestShown();
  if (oldestMs === null) return null;
  const instant = new Date(oldestMs).toISOString();
  const isToday = localDayOf(instant, timeZone) === localDayOf(now, timeZone);
  return isToday
    ? words.atTime(clockTime(instant, { language: dates, timeZone }))
    : words.onMoment(momentInWords(instant, dates, timeZone));
}

function useOldestShown(): number | null {
  const client = useQueryClient();
  const { keptAtMs } = useSyncExternalStore(onConnection, connectionNow, () => connected);
  // another screen shows other things
  useAddress();
  const moments = client
    .getQueryCache()
    .findAll({ type: "active" })
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey: [address], state }) => keptAtMs.get(String(address)) ?? state.dataUpdatedAt);
  return moments.length === 0 ? null : Math.min(...moments);
}
