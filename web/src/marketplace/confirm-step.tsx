import type { ReactNode } from "react";
import type { Professional } from "@remanso/core/marketplace/contract.ts";
import { sessionTypeNames } from "@remanso/core/marketplace/marketplace-words.ts";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { inDollars } from "./professional-facts.tsx";
import { SessionTime } from "./session-time.tsx";
import { strings } from "./strings.ts";
import { timeThere, zoneName } from "./times.ts";
import type { BookingOnItsWay } from "./use-booking.ts";
import { useReading } from "./use-reading.ts";

interface ConfirmStepProps {
  booking: BookingOnItsWay;
  professional: Professional;
}

/** Third: everything once more, and the one button that books. */
export function ConfirmStep({ booking, professional }: ConfirmStepProps) {
  const words = useStrings(strings);
  const reading = useReading();
  const { sessionType, slot, isPending } = booking;
  if (sessionType === null || slot === null) return null;
  const { startsAt } = slot;
  const there = timeThere(startsAt, reading, professional.timeZone);
  const theirZone = zoneName(startsAt, { ...reading, timeZone: professional.timeZone });
  return (
    <>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl bg-sunken p-4">
        <Line name={words.when}>
          <SessionTime slot={slot} />
          <span className="block text-[0.95rem] font-normal text-soft">{zoneName(startsAt, reading)}</span>
        </Line>
        {there === null ? null : <Line name={words.whenThere}>{`${there} · ${theirZone}`}</Line>}
        <Line name={words.kind}>{sessionTypeNames[sessionType][reading.language]}</Line>
        {sessionType === "in_person" ? <Line name={words.where}>{professional.location}</Line> : null}
        <Line name={words.cost}>{words.rate(inDollars(professional.hourlyRate, reading.language))}</Line>
      </dl>
      <ul className="grid gap-1 text-[0.95rem] text-soft">
        {professional.isSample ? null : <li>{words.passedOn(professional.name)}</li>}
        <li>{words.nothingPaid}</li>
        <li>{words.cancellable}</li>
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={booking.confirm} disabled={isPending}>
          {isPending ? words.confirming : words.confirm}
        </Button>
        <Button kind="plain" onClick={() => booking.goTo("time")} disabled={isPending}>
          {words.back}
        </Button>
      </div>
    </>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-soft">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
