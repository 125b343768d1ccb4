import { CalendarPlus } from "lucide-react";
import type { Booking } from "@remanso/core/marketplace/contract.ts";
import { sessionTypeNames } from "@remanso/core/marketplace/marketplace-words.ts";
import { useStrings } from "../app/language.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { RippleCross } from "../ui/illustrations/ripple-cross.tsx";
import { calendarAddress } from "./calendar-address.ts";
import { CancelSession } from "./cancel-session.tsx";
import { SessionTime } from "./session-time.tsx";
import { strings } from "./strings.ts";
import { useReading } from "./use-reading.ts";

/** It is booked: what, a file for the calendar, and the way back out. */
export function DoneStep({ booked, onClose }: { booked: Booking; onClose: () => void }) {
  const words = useStrings(strings);
  const reading = useReading();
  return (
    <>
      <div className="relative overflow-hidden rounded-2xl bg-wash p-4 text-primary">
        <RippleCross />
        <p className="font-semibold text-ink">
          <SessionTime slot={booked} />
        </p>
        <p className="text-ink wrap-anywhere">
          {`${booked.professionalName} · ${sessionTypeNames[booked.sessionType][reading.language]}`}
        </p>
      </div>
      <div className="grid justify-items-start gap-1">
        <a href={calendarAddress(booked.id)} download="" className={buttonClass("soft")}>
          <CalendarPlus aria-hidden="true" size={18} />
          {words.keepForCalendar}
        </a>
        <p className="text-[0.9rem] text-soft">{words.calendarHint}</p>
      </div>
      <p className="text-[0.95rem] text-soft">{words.cancellable}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onClose}>{words.done}</Button>
        <CancelSession booking={booked} onCancelled={onClose} />
      </div>
    </>
  );
}
