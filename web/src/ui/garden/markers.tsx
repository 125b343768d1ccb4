/** A plant at its highest level: a star of light and a small one beside it, that shimmers slowly. Decorative. */
export function Sparkle({ className }: { className?: string }) {
  return (
    <svg
      className={className ? `garden-sparkle ${className}` : "garden-sparkle"}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <circle r="9" fill="var(--art-halo)" opacity=".55" />
      <path d="M-2-9Q-.8-.8 7 1Q-.8 2.8-2 11Q-3.2 2.8-11 1Q-3.2-.8-2-9z" fill="var(--art-coin-shade)" />
      <path d="M-2-7Q-1-.2 5.4 1Q-1 1.8-2 8.6Q-2.6 1.6-9 1Q-2.6 0-2-7z" fill="var(--art-coin)" />
      <path d="M7-11Q7.6-7.6 11-7Q7.6-6.4 7-3Q6.4-6.4 3-7Q6.4-7.6 7-11z" fill="var(--art-coin)" />
    </svg>
  );
}

/** A thirsty plant: a small drop. Decorative. */
export function ThirstDrop({ className }: { className?: string }) {
  return (
    <svg
      className={className ? `garden-thirst ${className}` : "garden-thirst"}
      viewBox="-9 -13 18 24"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M0-11C4-5.5 6.8-2 6.8 2.6a6.8 6.8 0 0 1-13.6 0C-6.8-2-4-5.5 0-11z"
        fill="var(--art-thirst)"
        stroke="var(--art-thirst-edge)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M-3.4 2.8a3.6 3.6 0 0 0 3 3.5"
        fill="none"
        stroke="var(--art-thirst-edge)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
