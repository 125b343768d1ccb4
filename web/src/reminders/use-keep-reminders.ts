import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ReminderChanges, Reminders, ReminderSettings } from "@remanso/core/reminders/contract.ts";
import { withChanges } from "@remanso/core/reminders/settings.ts";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { reasonOf, remindersQuery, useChangeReminders, useShowSettings } from "./queries.ts";
import { strings } from "./strings.ts";

/** The groups of settings, each with its own quiet mark. */
type Group = "reminders" | "ways" | "quiet";

export type KeepReminders = (group: Group, change: ReminderChanges) => void;

interface Kept {
  readonly reminders: Reminders | undefined;
  readonly keep: KeepReminders;
  /** The group whose last change has just been kept. */
  readonly saved: Group | null;
}

/** What somebody has chosen, shown at once and kept at once; what cannot be kept is put back and said. */
export function useKeepReminders(): Kept {
  const { data: reminders } = useQuery(remindersQuery);
  const show = useShowSettings();
  const { mutateAsync } = useChangeReminders();
  const sayFailure = useSayFailure();
  const [saved, mark] = useMark();
  const shown = useRef<ReminderSettings | null>(null);
  const unsent = useRef<ReminderChanges | null>(null);

  const keep: KeepReminders = (group, change) => {
    const before = shown.current ?? reminders?.settings;
    if (!before) return;
    const isSending = shown.current !== null;
    shown.current = withChanges(before, change);
    unsent.current = joined(unsent.current ?? {}, change);
    show(shown.current);
    if (!isSending) void send(group, { change, kept: before });
  };

  // one call at a time, latest choice last, so that they cannot overtake each other
  async function send(group: Group, { change, kept }: { change: ReminderChanges; kept: ReminderSettings }) {
    let known = kept;
    try {
      while (unsent.current) {
        const input = unsent.current;
        unsent.current = null;
        known = (await mutateAsync({ input })).settings;
        shown.current = withChanges(known, unsent.current ?? {});
        show(shown.current);
      }
      mark(group);
    } catch (error) {
      unsent.current = null;
      show(known);
      sayFailure(error, () => keep(group, change));
    }
    shown.current = null;
  }

  return { reminders, keep, saved };
}

/** Both changes as one; the later one wins. */
function joined(one: ReminderChanges, later: ReminderChanges): ReminderChanges {
  return {
    daily: { ...one.daily, ...later.daily },
    weekly: { ...one.weekly, ...later.weekly },
    channels: { ...one.channels, ...later.channels },
    quietHours: { ...one.quietHours, ...later.quietHours },
  };
}

function useSayFailure(): (error: unknown, retry: () => void) => void {
  const words = useStrings(strings);
  const toast = useToast();
  return (error, retry) =>
    toast({
      kind: "failure",
      title: words.notSaved,
      description: `${reasonOf(error, words.offline)} ${words.undone}`.trim(),
      action: { label: words.tryAgain, onPress: retry },
    });
}

const markMs = 4000;

function useMark(): [Group | null, (group: Group) => void] {
  const [marked, setMarked] = useState<Group | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mark = (group: Group) => {
    clearTimeout(timer.current);
    setMarked(group);
    timer.current = setTimeout(() => setMarked(null), markMs);
  };
  return [marked, mark];
}
