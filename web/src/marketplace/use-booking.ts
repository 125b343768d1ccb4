import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Booking, Professional, SessionType, Slot } from "@remanso/core/marketplace/contract.ts";
import { useIntentionKey } from "../activity/use-intention-key.ts";
import { useStrings } from "../app/language.tsx";
import type { CallError } from "../call.ts";
import { refreshMarketplace, useBook, useFreeSlots } from "./queries.ts";
import { dayToShow, slotDays } from "./slot-days.ts";
import { strings } from "./strings.ts";
import { localDay } from "./times.ts";
import { useReading } from "./use-reading.ts";

export type BookingStep = "type" | "time" | "confirm" | "done";

interface Choices {
  readonly step: BookingStep;
  readonly sessionType: SessionType | null;
  /** The person's day that is looked at, YYYY-MM-DD; null: the first on which something is free. */
  readonly day: string | null;
  readonly slot: Slot | null;
  readonly booked: Booking | null;
  /** What went another way than wished, in words. */
  readonly note: string | null;
}

// what else was chosen stays: only the time has to be another one
const timeIsGone: ReadonlySet<string> = new Set([
  "slot_taken",
  "slot_not_offered",
  "booking_past",
  "sessions_overlap",
]);

/** Everything of a booking on its way, from the kind of session to the answer. */
export function useBooking(professional: Professional) {
  const { timeZone } = useReading();
  const slots = useFreeSlots(professional.id);
  const [choices, setChoices] = useState<Choices>(() => firstChoices(professional));
  const change = (more: Partial<Choices>) => setChoices((before) => ({ ...before, note: null, ...more }));
  const { confirm, isPending } = useConfirm(professional, choices, {
    change,
    lookAgain: () => slots.refetch(),
  });
  const days = slotDays(slots.data ?? [], timeZone);
  return {
    ...choices,
    slots,
    days,
    shown: dayToShow(days, choices.day),
    isPending,
    confirm,
    goTo: (step: BookingStep) => change({ step }),
    chooseType: (sessionType: SessionType) => change({ sessionType }),
    chooseDay: (day: string) => change({ day, slot: null }),
    chooseTime: (slot: Slot) => change({ slot, day: localDay(slot.startsAt, timeZone) }),
  };
}

interface Change {
  readonly change: (more: Partial<Choices>) => void;
  /** Asks what is free now. */
  readonly lookAgain: () => Promise<unknown>;
}

/** The one call that books, and what comes of it. */
function useConfirm(professional: Professional, choices: Choices, { change, lookAgain }: Change) {
  const words = useStrings(strings);
  const client = useQueryClient();
  const { mutate, isPending } = useBook();
  const { keyFor, settle } = useIntentionKey();

  async function explain({ status, problem }: CallError): Promise<void> {
    if (problem && timeIsGone.has(problem.code)) {
      await lookAgain();
      return change({ step: "time", slot: null, note: problem.detail });
    }
    if (problem?.code === "not_found") await refreshMarketplace(client);
    const failed = status === 0 ? words.notBookedOffline : words.notBooked;
    change({ note: problem && status < 500 ? problem.detail : failed });
  }

  function confirm(): void {
    const { sessionType, slot } = choices;
    if (sessionType === null || slot === null || isPending) return;
    const input = { professionalId: professional.id, sessionType, startsAt: slot.startsAt };
    change({});
    mutate(
      { input, idempotencyKey: keyFor(input) },
      {
        onSuccess: (booked) => {
          settle();
          change({ step: "done", booked });
        },
        onError: (error) => void explain(error),
      },
    );
  }
  return { confirm, isPending };
}

export type BookingOnItsWay = ReturnType<typeof useBooking>;

function firstChoices({ sessionTypes }: Professional): Choices {
  const [only, ...others] = sessionTypes;
  return {
    step: "type",
    // with one kind there is nothing to choose
    sessionType: others.length === 0 ? (only ?? null) : null,
    day: null,
    slot: null,
    booked: null,
    note: null,
  };
}
