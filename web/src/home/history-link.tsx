import { Link } from "../router/link.tsx";
import { useAddress, useHydrated, useRouter } from "../router/provider.tsx";
import { goTo } from "../router/steps.ts";
import { importAgain } from "../app/import-again.ts";
import { lazyDialog } from "../app/lazy-part.tsx";
import { useClosingWindow } from "../app/use-address-window.ts";

const HistoryDialog = lazyDialog(() =>
  importAgain(() => import("./history-dialog.tsx")).then(({ HistoryDialog: Part }) => Part),
);

interface HistoryLinkProps {
  /** The page on which the window opens: it stands in its address. */
  at: "/" | "/dashboard";
  className: string;
  children: string;
}

/** Opens the window with the earlier assessments. */
export function HistoryLink({ at, className, children }: HistoryLinkProps) {
  const { history } = useAddress().search;
  const router = useRouter();
  // a window that covers the page is opened by script: the server draws the page below it
  const isOpen = useHydrated() && history !== undefined;
  const leave = () =>
    void goTo(router, {
      to: at,
      search: (now) => ({ ...now, history: undefined }),
      replace: true,
      resetScroll: false,
    });
  const close = useClosingWindow(history !== undefined, leave);
  return (
    <>
      <Link
        to={at}
        search={(now) => ({ ...now, history: "" as const })}
        resetScroll={false}
        aria-haspopup="dialog"
        className={className}
        onPointerEnter={HistoryDialog.preload}
        onFocus={HistoryDialog.preload}
      >
        {children}
      </Link>
      {isOpen ? <HistoryDialog onClose={close} /> : null}
    </>
  );
}
