import { useQuery } from "@tanstack/react-query";
import { Bell as BellIcon } from "lucide-react";
import { useEffect, useState, type ComponentType } from "react";
import { useAddress } from "../router/provider.tsx";
import { importAgain } from "../app/import-again.ts";
import { useStrings } from "../app/language.tsx";
import { strings } from "../app/strings.ts";
import { useToast } from "../app/toasts.tsx";
import { unreadQuery } from "./queries.ts";

type DialogProps = { onClose: () => void };

// not urgent, so requested when the page is idle, and again when the person becomes active after a while
const settledMs = 3000;
const againMs = 5 * 60_000;

/** The bell of the top bar: tells that something is unread, and opens the list, which is fetched when it is needed. */
export function Bell({ className }: { className: string }) {
  const { pathname } = useAddress();
  return <BellOfPlace key={pathname} className={className} />;
}

/** One for each place, so that it looks again on the way to another one. */
function BellOfPlace({ className }: { className: string }) {
  const words = useStrings(strings);
  const toast = useToast();
  const unread = useUnread();
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const open = () =>
    void importAgain(() => import("./notifications-dialog.tsx")).then(
      ({ NotificationsDialog }) => {
        setDialog(() => NotificationsDialog);
        setOpen(true);
      },
      () => toast({ kind: "failure", title: words.bellAway, description: words.offline }),
    );
  const label = unread > 0 ? words.bellUnread : words.bell;
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={open}
        className={`relative ${className}`}
      >
        <BellIcon aria-hidden="true" size={20} />
        {unread > 0 ? (
          <span className="absolute right-[24%] top-[22%] size-2.5 rounded-full bg-clay shadow-[0_0_0_2px_var(--paper)]" />
        ) : null}
      </button>
      {Dialog && isOpen ? <Dialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function useUnread(): number {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settledMs);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({ ...unreadQuery, enabled: isSettled, staleTime: againMs });
  return data?.unread ?? 0;
}
