import { useQuery } from "@tanstack/react-query";
import { progressApi, type UsageSession } from "@remanso/core/progress/contract.ts";
import { isFullPage } from "../app/ask.ts";
import { clockTime } from "../app/clock-time.ts";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { localDayOf } from "../check-in/local-day.ts";
import { Block } from "../app/block.tsx";
import { Badge } from "../ui/card.tsx";
import { RippleLogo } from "../ui/illustrations/ripple-logo.tsx";
import { Ago } from "./ago.tsx";
import { Nothing } from "./nothing.tsx";
import { isShortVisit } from "./last-sessions.ts";
import { Older } from "./older.tsx";
import { sessionsQuery } from "./queries.ts";
import { Scroll } from "./scroll.tsx";
import { RowsShape } from "./rows-shape.tsx";
import { strings } from "./strings.ts";
import { useDayName } from "./use-day-name.ts";
import { useNumber } from "./use-number.ts";

/** specification §2: the scrollable history of sessions, numbered. */
export function SessionsTab() {
  const words = useStrings(strings);
  return (
    <Scroll label={words.sessionsList} text={words.sessionsText}>
      <SessionPage shown={0} />
    </Scroll>
  );
}

interface PageProps {
  /** The start of the last session above. */
  before?: string;
  /** How many stand above. */
  shown: number;
}

/** A page of sessions, and below it the way to older ones. */
function SessionPage({ before, shown }: PageProps) {
  const words = useStrings(strings);
  const page = useQuery(sessionsQuery(before));
  return (
    <Block query={page} shape={<RowsShape tab="sessions" />} failed={words.rowsFailed.sessions}>
      {(sessions) => (
        <>
          {sessions.length === 0 ? <Nothing text={before ? words.noMore : words.sessionsEmpty} /> : null}
          <Numbered sessions={sessions} shown={shown} />
          <Older
            isFull={isFullPage(progressApi.sessions, sessions)}
            page={() => (
              <SessionPage before={sessions.at(-1)?.sessionStart ?? ""} shown={shown + sessions.length} />
            )}
          />
        </>
      )}
    </Block>
  );
}

/** The sessions by their number; behind a tap those of less than a minute in which nothing was done. */
function Numbered({ sessions, shown }: { sessions: readonly UsageSession[]; shown: number }) {
  const words = useStrings(strings);
  const numbered = sessions.map((session, index) => ({ session, number: shown + index + 1 }));
  const lines = (isShort: boolean) =>
    numbered
      .filter(({ session }) => isShortVisit(session) === isShort)
      .map((one) => <SessionLine key={one.session.id} {...one} />);
  const short = lines(true);
  return (
    <>
      <ol>{lines(false)}</ol>
      {short.length === 0 ? null : (
        <details className="border-t border-line">
          <summary className="min-h-11 py-2.5 text-[0.95rem] text-soft hover:text-ink">
            {words.shortVisits(short.length)}
          </summary>
          <ol>{short}</ol>
        </details>
      )}
    </>
  );
}

function SessionLine({ session, number: place }: { session: UsageSession; number: number }) {
  const words = useStrings(strings);
  const number = useNumber();
  const dayName = useDayName();
  const language = useDateLanguage();
  const { timeZone } = useVisitor();
  const start = session.sessionStart;
  const isRunning = session.sessionEnd === null;
  // what was not done is no news
  const done = [
    { count: session.activitiesCompleted, said: words.activities },
    { count: session.gamesPlayed, said: words.games },
    { count: session.assessmentsTaken, said: words.assessments },
    { count: session.chatMessages, said: words.messages },
  ];
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1.5 border-t border-line py-3.5 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <time dateTime={start} className="font-serif text-[1.15rem] leading-tight tabular-nums">
          {`${dayName(localDayOf(start, timeZone))}, ${clockTime(start, { language, timeZone })}`}
        </time>
        {isRunning ? (
          <Badge className="bg-primary! text-on-primary!">
            <RippleLogo size={14} />
            {words.running}
          </Badge>
        ) : (
          <Badge>{words.ended}</Badge>
        )}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-0.5 text-[0.95rem] tabular-nums">
        <li className="font-semibold">
          {session.duration < 1 ? words.lessThanMinute : words.minutes(number(Math.round(session.duration)))}
        </li>
        {done.map(({ count, said }) =>
          count === 0 ? null : (
            <li key={said(0)} className="text-soft">
              {said(count)}
            </li>
          ),
        )}
        <li className="text-soft">{words.session(place)}</li>
        <li className="text-soft">
          <Ago instant={start} />
        </li>
      </ul>
    </li>
  );
}
