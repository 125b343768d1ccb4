import type { ReactNode } from "react";

/** One line of a list on the privacy page; what it says in full opens below it. */
export function PrivacyFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="border-t border-line first:border-t-0">
      <details>
        <summary className="min-h-12 rounded-[12px] py-2 hover:text-primary">
          <h3 className="min-w-0 text-[1.1rem]">{title}</h3>
        </summary>
        <div className="pb-5">{children}</div>
      </details>
    </li>
  );
}

/** The lines, on one card. */
export function PrivacyFolds({ children }: { children: ReactNode }) {
  return (
    <ul className="mt-4 rounded-card bg-raised px-[min(1.25rem,5.5vw)] py-2 shadow-card sm:px-6">
      {children}
    </ul>
  );
}
