import type { ReactNode } from "react";
import { Link } from "../router/link.tsx";
import { tabId } from "../ui/tab-list.tsx";
import { searchFor, type Tab } from "./dashboard-address.ts";

export const panelId = "dashboard";

interface ToTabProps {
  tab: Tab;
  className: string;
  children: ReactNode;
}

/** A link from elsewhere on the screen to a tab, whose name takes the focus and comes into sight. */
export function ToTab({ tab, className, children }: ToTabProps) {
  return (
    <Link
      to="/dashboard"
      search={searchFor(tab)}
      resetScroll={false}
      className={className}
      onClick={() => showName(tab)}
    >
      {children}
    </Link>
  );
}

function showName(tab: Tab): void {
  const name = document.getElementById(tabId(panelId, tab));
  name?.focus({ preventScroll: true });
  name?.scrollIntoView({ block: "start" });
}
