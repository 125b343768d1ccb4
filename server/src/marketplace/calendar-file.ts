import ical, { ICalCalendarMethod, ICalEventClass, ICalEventStatus } from "ical-generator";
import { localeOf, type Language } from "@remanso/core/language.ts";
import { calendarWords } from "@remanso/core/marketplace/calendar-words.ts";
import type { BookedSession } from "@remanso/core/marketplace/listing.ts";
import { sessionTypeNames } from "@remanso/core/marketplace/marketplace-words.ts";

interface Reader {
  readonly language: Language;
  readonly timeZone: string;
  readonly now: Date;
  readonly baseUrl: string;
}

/**
 * The session as an iCalendar file (RFC 5545). Its times are in UTC, which every calendar shows in its own zone,
 * whatever it knows of time zones.
 */
export function calendarFile(session: BookedSession, { language, timeZone, now, baseUrl }: Reader): string {
  const { professional, sessionType } = session;
  const summary = professional.isSample ? calendarWords.sampleSummary : calendarWords.summary;
  const calendar = ical({
    prodId: { company: "Remanso", product: "Remanso", language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${session.id}@remanso`,
    start: session.startsAt,
    end: session.endsAt,
    stamp: now,
    summary: filled(summary[language], { name: professional.name[language] }),
    description: descriptionOf(session, language, timeZone),
    location: sessionType === "in_person" ? professional.location[language] : null,
    url: `${baseUrl}/marketplace`,
    status: ICalEventStatus.CONFIRMED,
    // others may share this calendar, so no details
    class: ICalEventClass.PRIVATE,
  });
  return calendar.toString();
}

function descriptionOf(
  { professional, ...session }: BookedSession,
  language: Language,
  timeZone: string,
): string {
  const time = new Intl.DateTimeFormat(localeOf[language], {
    dateStyle: "full",
    timeStyle: "short",
    timeZone,
  }).format(session.startsAt);
  return [
    ...(professional.isSample ? [calendarWords.sample[language]] : []),
    filled(calendarWords.details[language], {
      type: sessionTypeNames[session.sessionType][language],
      time: `${time} (${timeZone.replaceAll("_", " ")})`,
    }),
    calendarWords.cancelling[language],
  ].join("\n");
}

function filled(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? "");
}
