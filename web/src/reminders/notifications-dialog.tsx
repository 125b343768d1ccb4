import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { remindersApi, type Notification } from "@remanso/core/reminders/contract.ts";
import { notificationPaths } from "@remanso/core/reminders/notification-kinds.ts";
import { Link } from "../router/link.tsx";
import { isFullPage } from "../app/ask.ts";
import { useDateLanguage, useLanguage, useStrings } from "../app/language.tsx";
import { relativeTime } from "../app/relative-time.ts";
import { useVisitor } from "../app/use-visitor.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";
import { momentOf } from "./moments.ts";
import { notificationsQuery, useReadAll } from "./queries.ts";
import { strings } from "./strings.ts";

/** The list behind the bell. Opening it marks everything as read; what was new keeps its mark until it is closed. */
export function NotificationsDialog({ onClose }: { onClose: () => void }) {
  const words = useStrings(strings);
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <Dialog open onClose={onClose} title={words.notifications} closeLabel={words.close}>
      <div className="grid gap-4">
        {pages.map((before, index) => (
          <Page
            key={before ?? "newest"}
            before={before}
            isLast={index === pages.length - 1}
            onOlder={(oldest) => setPages([...pages, oldest])}
            onClose={onClose}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface PageProps {
  before: string | undefined;
  isLast: boolean;
  onOlder: (oldest: string) => void;
  onClose: () => void;
}

function Page({ before, isLast, onOlder, onClose }: PageProps) {
  const words = useStrings(strings);
  const { data, isError, refetch } = useQuery({ ...notificationsQuery(before), staleTime: 0, gcTime: 0 });
  useReadOnceSeen(before === undefined && data !== undefined && data.some(({ isRead }) => !isRead));
  if (isError && !data) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{words.notLoaded}</p>
        <Button kind="soft" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    );
  }
  if (!data) return <p role="status">{words.loading}</p>;
  if (data.length === 0) return before === undefined ? <Empty onClose={onClose} /> : null;
  const oldest = data.at(-1)?.at ?? "";
  return (
    <>
      <ol className="grid">
        {data.map((notification) => (
          <Entry key={notification.id} notification={notification} onClose={onClose} />
        ))}
      </ol>
      {isLast && isFullPage(remindersApi.notifications, data) ? (
        <Button kind="soft" onClick={() => onOlder(oldest)} className="justify-self-start">
          {words.older}
        </Button>
      ) : null}
    </>
  );
}

/** Tells the server once that what is shown was seen. */
function useReadOnceSeen(hasUnread: boolean): void {
  const { mutate } = useReadAll();
  useEffect(() => {
    if (hasUnread) mutate({});
  }, [hasUnread, mutate]);
}

function Entry({ notification, onClose }: { notification: Notification; onClose: () => void }) {
  const words = useStrings(strings);
  const language = useLanguage();
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const [now] = useState(() => new Date().toISOString());
  const { kind, text, at, startsAt, isRead } = notification;
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to={notificationPaths[kind]}
        onClick={onClose}
        className="-mx-3 grid gap-0.5 rounded-card px-3 py-3.5 transition duration-300 hover:bg-wash"
      >
        <span className="flex items-start gap-2.5">
          {isRead ? null : (
            <>
              <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 rounded-full bg-clay" />
              <span className="sr-only">{words.new}</span>
            </>
          )}
          <span className="font-semibold">{text}</span>
        </span>
        {startsAt ? <span>{words.begins(momentOf(startsAt, dates, timeZone))}</span> : null}
        <span className="text-[0.9rem] text-soft">{relativeTime(at, now, { language, timeZone })}</span>
      </Link>
    </li>
  );
}

function Empty({ onClose }: { onClose: () => void }) {
  const words = useStrings(strings);
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <EmptyScene className="w-56 max-w-full" />
      <p className="font-semibold">{words.empty}</p>
      <p className="max-w-[40ch] text-soft">{words.emptyText}</p>
      <Link to="/settings" hash="reminders" onClick={onClose} className={buttonClass("soft")}>
        {words.toSettings}
      </Link>
    </div>
  );
}
