import { useQuery } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import { useId, type ReactNode } from "react";
import type { Booking } from "@remanso/core/marketplace/contract.ts";
import { sessionTypeNames } from "@remanso/core/marketplace/marketplace-words.ts";
import { LoadFailure } from "../app/load-failure.tsx";
import { useStrings } from "../app/language.tsx";
import { useNow } from "../home/use-now.ts";
import { buttonClass } from "../ui/button.tsx";
import { Badge, Card } from "../ui/card.tsx";
import { CancelSession } from "./cancel-session.tsx";
import { calendarAddress } from "./calendar-address.ts";
import { bookingsQuery } from "./queries.ts";
import { SampleBadge } from "./sample-badge.tsx";
import { SessionTime } from "./session-time.tsx";
import { strings } from "./strings.ts";
import { leafOf, shortMoment } from "./times.ts";
import { useReading } from "./use-reading.ts";

/** What lies ahead, first on the page; nothing where nothing does. */
export function UpcomingSessions() {
  const words = useStrings(strings);
  const { upcoming } = useSessions();
  if (upcoming.length === 0) return null;
  return (
    <Sessions title={words.upcoming}>
      {upcoming.map((booking) => (
        <UpcomingSession key={booking.id} booking={booking} />
      ))}
    </Sessions>
  );
}

/** What was, last on the page; and where there is nothing at all, what will be here. */
export function LaterSessions() {
  const words = useStrings(strings);
  const { past, upcoming, isLoaded, failure, refetch } = useSessions();
  if (failure) {
    return (
      <LoadFailure
        text={failure.status === 0 ? `${words.offline} ${words.bookingsFailed}` : words.bookingsFailed}
        onRetry={() => void refetch()}
      />
    );
  }
  if (past.length > 0) {
    return (
      <Sessions title={words.past}>
        {past.map((booking) => (
          <PastSession key={booking.id} booking={booking} />
        ))}
      </Sessions>
    );
  }
  if (!isLoaded || upcoming.length > 0) return null;
  return (
    <section
      aria-labelledby="my-sessions"
      className="grid gap-1.5 rounded-card bg-sunken p-[min(1.5rem,6vw)]"
    >
      <h2 id="my-sessions" className="text-[1.4rem]">
        {words.noBookings}
      </h2>
      <p className="max-w-[60ch] text-soft">{words.noBookingsText}</p>
    </section>
  );
}

function useSessions() {
  const now = useNow();
  const { data = [], isSuccess, isError, error, refetch } = useQuery(bookingsQuery);
  return {
    upcoming: data.filter(({ endsAt }) => endsAt > now).toReversed(),
    past: data.filter(({ endsAt }) => endsAt <= now),
    isLoaded: isSuccess,
    failure: isError ? error : null,
    refetch,
  };
}

function Sessions({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2 p-[min(1.5rem,6vw)]!">
      <h2 id={id} className="text-[1.4rem]">
        {title}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">{children}</ul>
    </Card>
  );
}

function UpcomingSession({ booking }: { booking: Booking }) {
  const words = useStrings(strings);
  const reading = useReading();
  const now = useNow();
  const { professionalName, startsAt, sessionType } = booking;
  const hasBegun = startsAt <= now;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-3 py-4 last:pb-0">
      <Leaf instant={startsAt} />
      <div className="min-w-0 grow basis-34">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {professionalName}
          {booking.isSample ? <SampleBadge /> : null}
          {hasBegun ? <Badge>{words.underway}</Badge> : null}
        </p>
        <p>
          <SessionTime slot={booking} />
        </p>
        <p className="text-[0.95rem] text-soft wrap-anywhere">
          {sessionType === "in_person"
            ? `${sessionTypeNames[sessionType][reading.language]} · ${booking.location}`
            : sessionTypeNames[sessionType][reading.language]}
        </p>
      </div>
      <a
        href={calendarAddress(booking.id)}
        download=""
        aria-label={words.calendarFor(professionalName, shortMoment(startsAt, reading))}
        className={buttonClass("soft")}
      >
        <CalendarPlus aria-hidden="true" size={18} />
        {words.keepForCalendar}
      </a>
      {hasBegun ? null : <CancelSession booking={booking} onCancelled={focusContent} />}
    </li>
  );
}

/** The line is gone, and what had the focus with it. */
function focusContent(): void {
  document.getElementById("content")?.focus({ preventScroll: true });
}

/** A leaf of a calendar: it says at a glance what the line beside it says in full. */
function Leaf({ instant }: { instant: string }) {
  const { weekday, day, month } = leafOf(instant, useReading());
  return (
    <div
      aria-hidden="true"
      className="mr-2 grid w-[4.25rem] shrink-0 justify-items-center rounded-2xl bg-wash px-1 py-2 leading-tight"
    >
      <span className="text-[0.8rem] text-soft">{weekday}</span>
      <span className="font-serif text-[1.7rem] tabular-nums">{day}</span>
      <span className="text-[0.8rem] text-soft">{month}</span>
    </div>
  );
}

function PastSession({ booking }: { booking: Booking }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 py-3 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
        {booking.professionalName}
        {booking.isSample ? <SampleBadge /> : null}
      </p>
      <p className="text-soft">
        <SessionTime slot={booking} />
      </p>
    </li>
  );
}
