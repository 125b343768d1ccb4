import { useQuery } from "@tanstack/react-query";
import {
  BookOpen,
  ClipboardCheck,
  Footprints,
  Leaf,
  LogIn,
  MessageCircle,
  Wind,
  type LucideIcon,
} from "lucide-react";
import { progressApi, type LogEntry } from "@remanso/core/progress/contract.ts";
import { isFullPage } from "../app/ask.ts";
import { useStrings } from "../app/language.tsx";
import { Block } from "../app/block.tsx";
import { strings as appStrings } from "../app/strings.ts";
import { useVisitor } from "../app/use-visitor.ts";
import { resourcesQuery } from "../resources/queries.ts";
import { LinkTo } from "../router/link.tsx";
import { Ago } from "./ago.tsx";
import { isVisit, logDays, type LogDay, type LogLine } from "./log-days.ts";
import { kindOf, type LogKind } from "./log-kind.ts";
import { Nothing } from "./nothing.tsx";
import { Older } from "./older.tsx";
import { pageName } from "./page-name.ts";
import { logQuery } from "./queries.ts";
import { Scroll } from "./scroll.tsx";
import { RowsShape } from "./rows-shape.tsx";
import { strings } from "./strings.ts";
import { useDayName } from "./use-day-name.ts";

/** specification §2: the log with type, page url (behind the screen's name) or 'Actividad registrada', relative time. */
export function LogTab() {
  const words = useStrings(strings);
  return (
    <Scroll label={words.logList} text={words.logText}>
      <LogPage />
    </Scroll>
  );
}

/** A page of the log and a button for older entries. The newest page is fetched each time the tab opens. */
function LogPage({ before }: { before?: string }) {
  const words = useStrings(strings);
  const { timeZone } = useVisitor();
  const page = useQuery({
    ...logQuery(before),
    staleTime: before === undefined ? 0 : Number.POSITIVE_INFINITY,
  });
  return (
    <Block query={page} shape={<RowsShape tab="log" />} failed={words.rowsFailed.log}>
      {(entries) => (
        <>
          {entries.length === 0 ? <Nothing text={before ? words.noMore : words.logEmpty} /> : null}
          {before === undefined && entries.length > 0 && entries.every(isVisit) ? (
            <div className="pb-5 sm:pb-2">
              <Nothing text={words.logBegins} isDrawnOnPhones={false} />
            </div>
          ) : null}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {logDays(entries, timeZone).map((day) => (
              <DayOfLog key={day.on} day={day} />
            ))}
          </div>
          <Older
            isFull={isFullPage(progressApi.activityLogs, entries)}
            page={() => <LogPage before={entries.at(-1)?.timestamp ?? ""} />}
          />
        </>
      )}
    </Block>
  );
}

const icons: Readonly<Record<LogKind, LucideIcon>> = {
  login: LogIn,
  assessment: ClipboardCheck,
  activity_completed: Leaf,
  game: Wind,
  chat_message: MessageCircle,
  resource_viewed: BookOpen,
  page_view: Footprints,
};

/** What was done on a day in plain words, and behind a tap the sign-ins and the pages that were looked at. */
function DayOfLog({ day: { on, done, visits } }: { day: LogDay }) {
  const words = useStrings(strings);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <h2 className="pb-1 text-[1.15rem]">{useDayName()(on)}</h2>
      <ol>
        {done.map((line) => (
          <Line key={line.entry.id} line={line} />
        ))}
      </ol>
      {visits.length === 0 ? null : (
        <details className="border-t border-line">
          <summary className="min-h-11 py-2.5 text-[0.95rem] text-soft hover:text-ink">
            {words.pages(visits.length)}
          </summary>
          <ol className="pb-2">
            {visits.map((entry) => (
              <Line key={entry.id} line={{ entry, times: 1 }} />
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

function Line({ line: { entry, times } }: { line: LogLine }) {
  const words = useStrings(strings);
  const kind = kindOf(entry);
  const title = useTitle(kind, entry.pageUrl);
  const Icon = icons[kind];
  return (
    <li className="flex items-center gap-4 border-t border-line py-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-wash text-primary-deep">
        <Icon aria-hidden="true" size={18} strokeWidth={1.7} />
      </span>
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-8 leading-snug max-sm:flex-col">
        <span className="font-semibold">
          {title && entry.pageUrl !== null ? (
            <LinkTo href={entry.pageUrl} className="underline decoration-line underline-offset-4">
              {words.opened(title)}
            </LinkTo>
          ) : (
            words.logTypes[kind]
          )}
        </span>
        <span className="flex flex-wrap items-baseline gap-x-4 text-[0.92rem] text-soft">
          {times > 1 ? <span>{words.times(times)}</span> : null}
          <Page entry={entry} />
          <Ago instant={entry.timestamp} />
        </span>
      </span>
    </li>
  );
}

/** What was opened, by its title; nothing before it is known, and for what the library has no more. */
function useTitle(kind: LogKind, pageUrl: string | null): string | undefined {
  const { data: resources } = useQuery({ ...resourcesQuery, enabled: kind === "resource_viewed" });
  return resources?.find(({ id }) => pageUrl === `/resources/${id}`)?.title;
}

/** specification §2: the page, or 'Actividad registrada'. A sign-in has none and a resource is named above. */
function Page({ entry: { pageUrl, activityType } }: { entry: LogEntry }) {
  const words = useStrings(strings);
  const name = pageName(pageUrl ?? "", useStrings(appStrings));
  if (activityType === "login" || activityType === "resource_viewed") return null;
  if (pageUrl === null) return words.noted;
  return (
    <LinkTo
      href={pageUrl}
      className="inline-flex min-h-6 items-center underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current"
    >
      {name}
    </LinkTo>
  );
}
