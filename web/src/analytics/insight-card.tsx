import { useId } from "react";
import { InsightParts, type InsightProps } from "./insight-parts.tsx";

/** specification §4: an insight to be read; once acknowledged it is dimmed and has no button. */
export function InsightCard({ insight, onSeeDays }: InsightProps) {
  const id = useId();
  return (
    <li
      aria-labelledby={id}
      className={`grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-5 first:border-t-0 first:pt-0 ${
        insight.acknowledged ? "text-soft" : ""
      }`}
    >
      <InsightParts
        insight={insight}
        onSeeDays={onSeeDays}
        id={id}
        heading={{ Level: "h4", className: "text-[1.2rem]" }}
      />
    </li>
  );
}
