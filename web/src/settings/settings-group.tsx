import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useDrawsFolded } from "../app/draws-folded.ts";

interface SettingsGroupProps {
  /** What an address names behind its "#" to open the group. */
  id: string;
  title: string;
  text: string;
  Icon: LucideIcon;
  isOpen?: boolean;
  children: ReactNode;
}

/** What stands in a group that has one part alone. */
export function SettingsBody({ children }: { children: ReactNode }) {
  return (
    <div className="grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-5 border-t border-line py-5 sm:py-6">
      {children}
    </div>
  );
}

/** Settings that belong together, behind their heading: the whole page is a short list until somebody opens a part of it. */
export function SettingsGroup({ id, title, text, Icon, isOpen = false, children }: SettingsGroupProps) {
  const isDrawn = useDrawsFolded() || isOpen;
  return (
    <details id={id} open={isOpen} className="scroll-mt-4 rounded-card bg-raised shadow-card">
      <summary className="gap-4 rounded-card p-[min(1.25rem,5.5vw)] hover:text-primary sm:px-6">
        <span className="grid size-[min(2.75rem,12vw)] shrink-0 place-items-center self-start rounded-full bg-wash text-primary max-[22rem]:hidden">
          <Icon aria-hidden="true" size={21} strokeWidth={1.8} />
        </span>
        <span className="grid min-w-0 grow gap-1">
          <h2 className="text-[1.35rem]">{title}</h2>
          <span className="text-[0.95rem] text-soft">{text}</span>
        </span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] px-[min(1.25rem,5.5vw)] pb-2 sm:px-6">
        {isDrawn ? children : null}
      </div>
    </details>
  );
}
