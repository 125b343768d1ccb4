import { useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import type { Booking } from "@remanso/core/marketplace/contract.ts";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import type { CallError } from "../call.ts";
import { Button } from "../ui/button.tsx";
import { refreshMarketplace, useCancelBooking } from "./queries.ts";
import { strings } from "./strings.ts";
import { shortMoment } from "./times.ts";
import { useReading } from "./use-reading.ts";

interface CancelSessionProps {
  booking: Booking;
  onCancelled?: () => void;
}

/** Cancels a session, once the question that the button opens has been answered. */
export function CancelSession({ booking, onCancelled }: CancelSessionProps) {
  const words = useStrings(strings);
  const reading = useReading();
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const { cancel, isPending } = useCancel(booking, { onCancelled, onSettled: () => setAsking(false) });
  const keep = () => {
    setAsking(false);
    opener.current?.focus();
  };
  return (
    <>
      <Button
        kind="plain"
        aria-label={words.cancelNamed(booking.professionalName, shortMoment(booking.startsAt, reading))}
        aria-expanded={isAsking}
        onClick={(event) => {
          opener.current = event.currentTarget;
          setAsking(!isAsking);
        }}
      >
        {words.cancel}
      </Button>
      {isAsking ? <Question isPending={isPending} onYes={cancel} onNo={keep} /> : null}
    </>
  );
}

interface QuestionProps {
  isPending: boolean;
  onYes: () => void;
  onNo: () => void;
}

function Question({ isPending, onYes, onNo }: QuestionProps) {
  const words = useStrings(strings);
  const id = useId();
  return (
    <div
      ref={focus}
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      className="grid basis-full grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl bg-wash p-4 outline-none"
    >
      <p id={id}>
        <strong className="font-semibold">{words.cancelAsk}</strong> <span>{words.cancelAskText}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="danger" disabled={isPending} onClick={onYes}>
          {words.cancelYes}
        </Button>
        <Button kind="soft" className="bg-raised!" onClick={onNo}>
          {words.cancelNo}
        </Button>
      </div>
    </div>
  );
}

/** The question is heard as soon as it is there. */
function focus(node: HTMLElement | null): void {
  node?.focus();
}

interface AfterCancelling {
  onCancelled: (() => void) | undefined;
  onSettled: () => void;
}

function useCancel(booking: Booking, { onCancelled, onSettled }: AfterCancelling) {
  const words = useStrings(strings);
  const toast = useToast();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useCancelBooking();
  const sayCancelled = () => {
    toast({ title: words.cancelled });
    onCancelled?.();
  };
  const sayFailure = (error: CallError) =>
    toast({
      kind: "failure",
      title: words.cancelFailed,
      description: error.status === 0 ? words.offline : (error.problem?.detail ?? ""),
      action: { label: words.retry, onPress: cancel },
    });
  // the line of a cancelled session leaves the list, and this with it: what is left to do does not wait for it
  function cancel(): void {
    mutateAsync({ params: { id: booking.id } })
      .then(sayCancelled, async (error: CallError) => {
        if (error.status !== 404) return sayFailure(error);
        // another tab was quicker, or an answer got lost on its way
        await refreshMarketplace(client);
        sayCancelled();
      })
      .finally(onSettled);
  }
  return { cancel, isPending };
}
