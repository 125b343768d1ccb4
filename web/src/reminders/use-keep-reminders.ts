import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Reminders, ReminderSettings } from "@remanso/core/reminders/contract.ts";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { CallError } from "../call.ts";
import { remindersQuery, useChangeReminders, useShowSettings } from "./queries.ts";
import { strings } from "./strings.ts";

/** The groups of settings, each with its own quiet mark. */
export type Group = "reminders" | "ways" | "quiet";

export type KeepReminders = (group: Group, changes: Partial<ReminderSettings>) => void;

const markMs = 4000;

/** What somebody has chosen, shown at once and kept at once; what cannot be kept is put back and said. */
export function useKeepReminders(): {
  reminders: Reminders | undefined;
  keep: KeepReminders;
  /** The group whose last change has just been kept. */
  saved: Group | null;
} {
  const words = useStrings(strings);
  const toast = useToast();
  const { data: reminders } = useQuery(remindersQuery);
  const show = useShowSettings();
  const { mutateAsync } = useChangeReminders();
  const [saved, mark] = useMark();
  // one call at a time, the latest wish last: they would overtake each other
  const wanted = useRef<ReminderSettings | null>(null);
  const shown = useRef<ReminderSettings | null>(null);
  const isSending = useRef(false);

  const send = async (group: Group, changes: Partial<ReminderSettings>, before: ReminderSettings) => {
    isSending.current = true;
    let kept = before;
    try {
      while (wanted.current) {
        const input = wanted.current;
        wanted.current = null;
        kept = (await mutateAsync({ input })).settings;
        if (wanted.current) show(wanted.current);
      }
      mark(group);
    } catch (error) {
      wanted.current = null;
      show(kept);
      toast({
        kind: "failure",
        title: words.notSaved,
        description: `${reasonOf(error, words.offline)} ${words.undone}`.trim(),
        action: { label: words.tryAgain, onPress: () => keep(group, changes) },
      });
    } finally {
      isSending.current = false;
      shown.current = null;
    }
  };
  const keep: KeepReminders = (group, changes) => {
    const current = shown.current ?? reminders?.settings;
    if (!current) return;
    const next = { ...current, ...changes };
    shown.current = next;
    wanted.current = next;
    show(next);
    if (!isSending.current) void send(group, changes, current);
  };
  return { reminders, keep, saved };
}

function reasonOf(error: unknown, offline: string): string {
  if (!(error instanceof CallError)) return "";
  return error.status === 0 ? offline : (error.problem?.detail ?? "");
}

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
