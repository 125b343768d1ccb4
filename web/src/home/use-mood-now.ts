import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { closesAtMs } from "@remanso/core/check-in/recent-mood.ts";
import { presentMs } from "../device/clock.ts";
import { useKeepMood, useUndoMood } from "../check-in/queries.ts";
import { checkInsOfDay } from "../journal/year-queries.ts";
import type { CallError } from "../call.ts";
import type { Entry } from "../outbox/entry.ts";
import { useOutboxState } from "../outbox/provider.tsx";
import { weekQuery } from "./queries.ts";
import { useNow } from "./use-now.ts";
import { waitingMood } from "./waiting-mood.ts";

export type MoodTrouble = "offline" | "failed";

/** The mood of this hour: what it is, how another tap replaces it, and how it is taken back. */
export function useMoodNow() {
  const client = useQueryClient();
  const { data: week } = useQuery(weekQuery);
  const { waiting } = useOutboxState();
  const nowMs = Date.parse(useNow());
  const recent = week?.recentMood ?? null;
  const open = recent && nowMs < closesAtMs(recent.occurredAt) ? recent : null;
  const here = waitingMood(waiting, nowMs);
  const undo = useUndoMood();
  const { onItsWay, tap, keep } = useTapping(here?.entry ?? null);
  const isBusy = keep.isPending || undo.isPending;
  const mood = onItsWay ?? here?.mood ?? open?.mood ?? null;
  const canTakeBack = !isBusy && (here !== null || open?.isMoodAlone === true);
  return {
    mood,
    tap: (next: number) => (undo.isPending || (next === mood && !keep.isPending) ? undefined : tap(next)),
    isBusy,
    isKeptHere: here !== null && onItsWay === null,
    trouble: isBusy ? null : troubleIn((keep.isError ? keep : undo).error),
    isAsked: week !== undefined && week.goals.checkIns.done === 0,
    takeBack: canTakeBack ? () => undo.mutate({ open, waiting: here?.entry ?? null }) : null,
    /** The whole check-in, to be added to; null where nothing stands yet. Throws where it cannot be had. */
    whole: async () => {
      if (!open || !week) return null;
      const list = await client.fetchQuery({ ...checkInsOfDay(week.today), staleTime: 0 });
      return list.find(({ id }) => id === open.id) ?? null;
    },
  };
}

/** Sends what is tapped; of several quick taps the last one counts. */
function useTapping(waiting: Entry | null) {
  const client = useQueryClient();
  const keep = useKeepMood();
  const [onItsWay, setOnItsWay] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  const send = async (mood: number): Promise<void> => {
    // read anew: the tap before may have made it
    const recent = client.getQueryData(weekQuery.queryKey)?.recentMood ?? null;
    const open = recent && presentMs() < closesAtMs(recent.occurredAt) ? recent : null;
    await keep.mutateAsync({ mood, open, waiting }).catch(() => null);
    const last = wanted.current;
    if (last !== null && last !== mood) await send(last);
  };
  const tap = (mood: number) => {
    const isSending = wanted.current !== null;
    wanted.current = mood;
    setOnItsWay(mood);
    if (isSending) return;
    void send(mood).finally(() => {
      wanted.current = null;
      setOnItsWay(null);
    });
  };
  return { onItsWay, tap, keep };
}

function troubleIn(error: CallError | null): MoodTrouble | null {
  if (!error) return null;
  return error.status === 0 ? "offline" : "failed";
}
