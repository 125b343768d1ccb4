import type { ReactNode } from "react";

// small drawings of the figures, in the line of the ripple

/** Logins: a drop and its rings. */
export function DoorMark() {
  return (
    <Mark>
      <path
        d="M24 6c3 4.6 4.6 7.4 4.6 9.7a4.6 4.6 0 0 1-9.2 0C19.4 13.4 21 10.6 24 6Z"
        fill="currentColor"
        stroke="none"
      />
      <ellipse cx="24" cy="32" rx="8" ry="2.7" />
      <ellipse cx="24" cy="32" rx="14.5" ry="5" opacity=".65" />
      <ellipse cx="24" cy="32" rx="21" ry="7.4" opacity=".35" />
    </Mark>
  );
}

/** Completed activities: reeds at the water. */
export function ReedMark() {
  return (
    <Mark>
      <path d="M24 38V10M15 38c0-8 .4-13-2.6-19M33 38c0-9 .2-12 3.6-17" />
      <path d="M24 4v9M12 13l.8 7M37 15l-1.4 7" strokeWidth="4.4" />
      <path d="M5 38c6-2.4 12-2.4 19 0s13 2.4 19 0" opacity=".5" />
    </Mark>
  );
}

/** Days in a row as stones across the water: one for each, seven at most. */
export function SteppingStones({ count }: { count: number }) {
  const stones = Array.from({ length: Math.min(count, 7) }, (_, index) => index);
  if (stones.length === 0) return null;
  return (
    <svg
      viewBox={`0 0 ${stones.length * 17} 26`}
      className="h-7 w-auto max-w-full lg:h-6"
      aria-hidden="true"
      focusable="false"
    >
      {stones.map((index) => (
        <ellipse
          key={index}
          cx={8.5 + index * 17}
          cy={index % 2 === 0 ? 15 : 10}
          rx="7.5"
          ry="5"
          fill="currentColor"
          opacity={0.55 + (index / 7) * 0.45}
        />
      ))}
    </svg>
  );
}

/** Water that has come to rest. */
export function StillMark() {
  return (
    <Mark>
      <path d="M4 12c5-7 8-7 13 0s8 7 13 0 9-6 14-1" opacity=".4" />
      <path d="M4 24c6-4 9-4 14 0s8 4 13 0 8-3.6 13-.6" opacity=".7" />
      <path d="M4 36c7-1.2 13-1.2 20 0s13 1 20-.2" />
    </Mark>
  );
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 48 42"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      className="h-9 w-auto shrink-0"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
