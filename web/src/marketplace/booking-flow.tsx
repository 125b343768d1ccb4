import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import type { Professional } from "@remanso/core/marketplace/contract.ts";
import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { Portrait } from "../ui/illustrations/portraits/portrait.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import { DoneStep } from "./done-step.tsx";
import { SampleBadge } from "./sample-badge.tsx";
import { strings } from "./strings.ts";
import { TimeStep } from "./time-step.tsx";
import { TypeStep } from "./type-step.tsx";
import { useBooking, type BookingOnItsWay, type BookingStep } from "./use-booking.ts";

interface BookingFlowProps {
  professional: Professional;
  onClose: () => void;
}

/** The booking of a session: how, when, whether it is right so, done. */
export function BookingFlow({ professional, onClose }: BookingFlowProps) {
  const booking = useBooking(professional);
  return (
    <>
      <Whom professional={professional} step={booking.step} />
      <section aria-labelledby="booking-step" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <StepHeading key={booking.step} step={booking.step} />
        <Note text={booking.note} />
        <Step booking={booking} professional={professional} onClose={onClose} />
      </section>
      {booking.step === "done" ? null : <BackToProfile id={professional.id} />}
    </>
  );
}

interface WhomProps {
  professional: Professional;
  step: BookingStep;
}

/** Who it is about, on every step, and that it is a sample where it is one. */
function Whom({ professional: { id, name, title, isSample }, step }: WhomProps) {
  const words = useStrings(strings);
  const isDeciding = step === "confirm" || step === "done";
  return (
    <div className="-mt-2 grid gap-3">
      <div className="flex items-center gap-4">
        <Portrait id={id} name={name} className="w-14" />
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
          {title}
          {isSample ? <SampleBadge /> : null}
        </p>
      </div>
      {isSample && isDeciding ? <p className="rounded-2xl bg-wash p-4">{words.sampleBooking}</p> : null}
    </div>
  );
}

const numberOf: Readonly<Record<BookingStep, number | null>> = { type: 1, time: 2, confirm: 3, done: null };

/** A step takes the place of the one before, and the focus with it. */
function StepHeading({ step }: { step: BookingStep }) {
  const words = useStrings(strings);
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.closest("dialog")?.scrollTo({ top: 0 });
  }, []);
  const titles: Readonly<Record<BookingStep, string>> = {
    type: words.chooseType,
    time: words.chooseTime,
    confirm: words.confirmTitle,
    done: words.doneTitle,
  };
  const number = numberOf[step];
  return (
    <div>
      {number === null ? null : <p className="text-[0.9rem] text-soft">{words.step(number)}</p>}
      <h3 ref={ref} id="booking-step" tabIndex={-1} className="scroll-mt-8 text-[1.4rem] outline-none">
        {titles[step]}
      </h3>
    </div>
  );
}

/** Stays in place, so that what comes to stand in it is read aloud. */
function Note({ text }: { text: string | null }): ReactNode {
  return (
    <p role="alert" className={text ? "rounded-2xl bg-wash p-4 font-semibold" : "sr-only"}>
      {text}
    </p>
  );
}

interface StepProps extends BookingFlowProps {
  booking: BookingOnItsWay;
}

function Step({ booking, professional, onClose }: StepProps) {
  switch (booking.step) {
    case "type":
      return <TypeStep booking={booking} professional={professional} />;
    case "time":
      return <TimeStep booking={booking} professional={professional} />;
    case "confirm":
      return <ConfirmStep booking={booking} professional={professional} />;
    case "done":
      return booking.booked ? <DoneStep booked={booking.booked} onClose={onClose} /> : null;
  }
}

function BackToProfile({ id }: { id: string }) {
  const words = useStrings(strings);
  return (
    <Link
      to="/marketplace"
      search={(now) => ({ ...now, professional: id, book: undefined })}
      replace
      resetScroll={false}
      className="-ml-1 inline-flex min-h-11 w-fit items-center gap-2 rounded-control pr-3 font-semibold text-primary hover:text-primary-deep"
    >
      <ArrowLeft aria-hidden="true" size={18} />
      {words.backToProfile}
    </Link>
  );
}
