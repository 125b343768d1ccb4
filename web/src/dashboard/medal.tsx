import { countOf } from "@remanso/core/milestones/milestones.ts";

interface MedalProps {
  /** "streak_7": its 7 is drawn in the middle. */
  milestoneType: string;
  isNew: boolean;
}

/** A milestone as a drop in still water: its number, and rings around it, clearer while it is new. */
export function Medal({ milestoneType, isNew }: MedalProps) {
  const number = countOf(milestoneType);
  return (
    <svg
      viewBox="0 0 56 56"
      className={`size-13 shrink-0 ${isNew ? "text-primary" : "text-soft"}`}
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" stroke="currentColor">
        <circle cx="28" cy="28" r="17" strokeWidth={isNew ? 2.2 : 1.5} opacity={isNew ? 1 : 0.7} />
        <circle cx="28" cy="28" r="22" strokeWidth="1.4" opacity={isNew ? 0.6 : 0.35} />
        <path
          d="M46.7 10.5A26 26 0 1 1 36 3.3"
          strokeWidth="1.2"
          strokeLinecap="round"
          opacity={isNew ? 0.4 : 0.2}
        />
      </g>
      <text
        x="28"
        y="34"
        textAnchor="middle"
        fill="currentColor"
        className="font-serif text-[16px] tabular-nums"
      >
        {number}
      </text>
    </svg>
  );
}
