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
    <details>
      <summary className={`min-h-11 py-1.5 ${isInner ? "text-[0.95rem]" : "font-semibold"}`}>{title}</summary>
      {children}
    </details>
  );
}
