import { useState } from "react";
import type { Professional } from "@remanso/core/marketplace/contract.ts";
import { LoadFailure } from "../app/load-failure.tsx";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { ChoicePill } from "./choice-pill.tsx";
import type { SlotDay } from "./slot-days.ts";
import { strings } from "./strings.ts";
import { clockTime, shortDay, timeThere, zoneName } from "./times.ts";
import type { BookingOnItsWay } from "./use-booking.ts";
import { useReading } from "./use-reading.ts";

// two rows of a phone; the rest when asked for
const firstDays = 6;

interface TimeStepProps {
  booking: BookingOnItsWay;
  professional: Professional;
}

/** Second: on which day, and at what time of it. */
export function TimeStep({ booking, professional }: TimeStepProps) {
  const words = useStrings(strings);
  const { slots, days, shown } = booking;
  const [isMissing, setMissing] = useState(false);
  if (slots.data === undefined) return <Loading slots={slots} />;
  if (shown === null) return <p>{words.noTimes}</p>;
  const goOn = () => (booking.slot === null ? setMissing(true) : booking.goTo("confirm"));
  return (
    <>
      {booking.note ? <p>{words.otherTimes}</p> : null}
      <Days days={days} shown={shown} onChoose={booking.chooseDay} />
      <Times booking={booking} day={shown} thereZone={professional.timeZone} />
      <p role="alert" className={isMissing && booking.slot === null ? "font-semibold" : "sr-only"}>
        {isMissing && booking.slot === null ? words.pickTimeFirst : ""}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={goOn}>{words.next}</Button>
        <Button kind="plain" onClick={() => booking.goTo("type")}>
          {words.back}
        </Button>
      </div>
    </>
  );
}

function Loading({ slots }: Pick<BookingOnItsWay, "slots">) {
  const words = useStrings(strings);
  if (slots.isError) {
    const text = slots.error.status === 0 ? `${words.offline} ${words.timesFailed}` : words.timesFailed;
    return <LoadFailure text={text} onRetry={() => void slots.refetch()} />;
  }
  return (
    <div>
      <p role="status" className="sr-only">
        {words.timesLoading}
      </p>
      <div aria-hidden="true" data-skeleton="" className="grid gap-4">
        <div className="h-36 rounded-2xl bg-sunken" />
        <div className="h-28 rounded-2xl bg-sunken" />
      </div>
    </div>
  );
}

interface DaysProps {
  days: readonly SlotDay[];
  shown: SlotDay;
  onChoose: (day: string) => void;
}

function Days({ days, shown, onChoose }: DaysProps) {
  const words = useStrings(strings);
  const reading = useReading();
  const [isWhole, setWhole] = useState(false);
  const isLater = days.findIndex(({ on }) => on === shown.on) >= firstDays;
  const offered = isWhole || isLater ? days : days.slice(0, firstDays);
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-2 font-semibold">{words.day}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(6.5rem,100%),1fr))] gap-2.5">
        {offered.map(({ on, slots: [first, ...others] }) => (
          <ChoicePill
            key={on}
            name="session-day"
            value={on}
            isChosen={on === shown.on}
            onChoose={() => onChoose(on)}
          >
            <span>{shortDay(first?.startsAt ?? on, reading)}</span>
            <span className="text-[0.85rem] font-normal text-soft">{words.times(others.length + 1)}</span>
          </ChoicePill>
        ))}
      </div>
      {offered.length < days.length ? (
        <Button kind="plain" className="-ml-3 justify-self-start" onClick={() => setWhole(true)}>
          {words.moreDays}
        </Button>
      ) : null}
    </fieldset>
  );
}

interface TimesProps {
  booking: BookingOnItsWay;
  day: SlotDay;
  thereZone: string;
}

function Times({ booking, day: { on, slots }, thereZone }: TimesProps) {
  const words = useStrings(strings);
  const reading = useReading();
  const around = slots[0]?.startsAt ?? on;
  const there = (at: string) => timeThere(at, reading, thereZone);
  const theirZone = zoneName(around, { ...reading, timeZone: thereZone });
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-2 font-semibold">{words.slot}</legend>
      <p className="text-[0.95rem] text-soft">
        {words.yourZone(zoneName(around, reading))}
        {there(around) === null ? "" : ` ${words.theirZone(theirZone)}`}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(6.5rem,100%),1fr))] gap-2.5">
        {slots.map((slot) => {
          const { startsAt } = slot;
          const timeOfTheirs = there(startsAt);
          return (
            <ChoicePill
              key={startsAt}
              name="session-time"
              value={startsAt}
              isChosen={booking.slot?.startsAt === startsAt}
              onChoose={() => booking.chooseTime(slot)}
            >
              <span className="tabular-nums">{clockTime(startsAt, reading)}</span>
              {timeOfTheirs === null ? null : (
                <span className="text-[0.85rem] font-normal text-soft tabular-nums">
                  {words.there(timeOfTheirs)}
                </span>
              )}
            </ChoicePill>
          );
        })}
      </div>
    </fieldset>
  );
}
