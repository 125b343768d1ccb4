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
import { Shape } from "../ui/shape.tsx";
import { Ago } from "./ago.tsx";
import { kindOf, type LogKind } from "./log-kind.ts";
import { Nothing } from "./nothing.tsx";
import { Older } from "./older.tsx";
import { logQuery } from "./queries.ts";
import { Scroll } from "./scroll.tsx";
import { strings } from "./strings.ts";

/** specification §2: the log with type, page url or 'Actividad registrada', relative time. */
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
  const page = useQuery({
    ...logQuery(before),
    staleTime: before === undefined ? 0 : Number.POSITIVE_INFINITY,
  });
  return (
    <Block query={page} shape={<Shape className="h-96" />}>
      {(entries) => (
        <>
          {entries.length === 0 ? <Nothing text={before ? words.noMore : words.logEmpty} /> : null}
          <ol>
            {entries.map((entry) => (
              <LogLine key={entry.id} entry={entry} />
            ))}
          </ol>
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

function LogLine({ entry }: { entry: LogEntry }) {
  const words = useStrings(strings);
  const kind = kindOf(entry);
  const Icon = icons[kind];
  return (
    <li className="flex items-center gap-4 border-t border-line py-3 first:border-t-0">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-wash text-primary-deep">
        <Icon aria-hidden="true" size={18} strokeWidth={1.7} />
      </span>
      <span className="grid min-w-0 grow leading-snug">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{words.logTypes[kind]}</span>
          <Ago instant={entry.timestamp} className="text-[0.92rem] text-soft" />
        </span>
        <span className="text-[0.92rem] text-soft wrap-anywhere">{entry.pageUrl ?? words.noted}</span>
      </span>
    </li>
  );
}
