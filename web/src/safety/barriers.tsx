import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { barriers } from "@remanso/core/safety/barriers.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

/** What keeps somebody from calling, and what may be said to it. safety.md, Levels */
export function Barriers() {
  const words = useStrings(strings);
  const language = useLanguage();
  return (
    <Unfolding title={words.barriers}>
      <ul className="grid divide-y divide-line">
        {barriers.map(({ id, says, answer }) => (
          <li key={id}>
            <Unfolding title={says[language]} isInner>
              <p className="pb-3 pr-2 text-[0.95rem]">{answer[language]}</p>
            </Unfolding>
          </li>
        ))}
      </ul>
    </Unfolding>
  );
}

/** A line that unfolds into more. */
export function Unfolding({
  title,
  isInner = false,
  children,
}: {
  title: string;
  isInner?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={isInner ? "group/inner" : "group/outer"}>
      <summary
        className={`flex min-h-11 list-none items-center justify-between gap-3 py-1.5 [&::-webkit-details-marker]:hidden ${isInner ? "text-[0.95rem]" : "font-semibold"}`}
      >
        {title}
        <ChevronDown
          aria-hidden="true"
          size={18}
          className={`shrink-0 text-soft transition duration-300 ${isInner ? "group-open/inner:rotate-180" : "group-open/outer:rotate-180"}`}
        />
      </summary>
      {children}
    </details>
  );
}
