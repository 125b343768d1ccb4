import { useQuery } from "@tanstack/react-query";
import { progressApi, type UsageSession } from "@remanso/core/progress/contract.ts";
import { isFullPage } from "../app/ask.ts";
import { useStrings } from "../app/language.tsx";
import { Block } from "../app/block.tsx";
import { Shape } from "../ui/shape.tsx";
import { Badge } from "../ui/card.tsx";
import { RippleLogo } from "../ui/illustrations/ripple-logo.tsx";
import { Ago } from "./ago.tsx";
import { Nothing } from "./nothing.tsx";
import { Older } from "./older.tsx";
import { sessionsQuery } from "./queries.ts";
import { Scroll } from "./scroll.tsx";
import { strings } from "./strings.ts";
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
    <Block query={page} shape={<Shape className="h-96" />}>
      {(sessions) => (
        <>
          {sessions.length === 0 ? <Nothing text={before ? words.noMore : words.sessionsEmpty} /> : null}
          <ol start={shown + 1}>
            {sessions.map((session, index) => (
              <SessionLine key={session.id} session={session} number={shown + index + 1} />
            ))}
          </ol>
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

function SessionLine({ session, number: place }: { session: UsageSession; number: number }) {
  const words = useStrings(strings);
  const number = useNumber();
  const isRunning = session.sessionEnd === null;
  // what was not done is no news
  const done = [
    { count: session.activitiesCompleted, said: words.activities },
    { count: session.gamesPlayed, said: words.games },
    { count: session.assessmentsTaken, said: words.assessments },
    { count: session.chatMessages, said: words.messages },
  ];
  return (
    <li className="grid gap-1.5 border-t border-line py-3.5 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-serif text-[1.15rem] leading-tight tabular-nums">{words.session(place)}</span>
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
        <li className="text-soft">
          <Ago instant={session.sessionStart} />
        </li>
        <li className="font-semibold">
          {session.duration < 1 ? words.lessThanMinute : words.minutes(number(session.duration))}
        </li>
        {done.map(({ count, said }) =>
          count === 0 ? null : (
            <li key={said(0)} className="text-soft">
              {said(count)}
            </li>
          ),
        )}
      </ul>
    </li>
  );
}
