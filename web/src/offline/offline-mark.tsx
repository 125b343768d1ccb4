import { useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useAddress } from "../router/provider.tsx";
import { useDateLanguage, useLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { useNow } from "../home/use-now.ts";
import { connected, connectionNow, onConnection } from "./connection.ts";
import { keptWhen } from "./kept-when.ts";
import { strings } from "./strings.ts";

/** A quiet line where nobody answers: from when the oldest of what the screen shows is. */
export function OfflineMark() {
  const { isAway, hasNetwork } = useSyncExternalStore(onConnection, connectionNow, () => connected);
  return (
    <div role="status" className="mx-auto w-full max-w-[1120px] px-[min(1.5rem,8vw)] sm:px-10 lg:px-12">
      {isAway ? <Line hasNetwork={hasNetwork} /> : null}
    </div>
  );
}

function Line({ hasNetwork }: { hasNetwork: boolean }) {
  const words = useStrings(strings);
  const when = useWhen();
  const from = hasNetwork ? words.serverAway : words.offline;
  return (
    <p className="mb-3 inline-flex items-center gap-2 rounded-control bg-wash px-4 py-1.5 text-[0.9rem] text-soft">
      <CloudOff aria-hidden="true" size={16} />
      {when === null ? from : words.since(from, when)}
    </p>
  );
}

function useWhen(): string | null {
  const language = useLanguage();
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const now = useNow();
  const oldestMs = useOldestShown();
  return oldestMs === null ? null : keptWhen(oldestMs, { now, timeZone, dates, words: strings[language] });
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
