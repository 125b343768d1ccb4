/** A plant at its highest level: a star of light. */
export function Sparkle({ className }: { className?: string }) {
  return (
    <svg className={className ? `garden-sparkle ${className}` : "garden-sparkle"} viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <path d="M0-11Q1.6-1.6 11 0Q1.6 1.6 0 11Q-1.6 1.6-11 0Q-1.6-1.6 0-11z" fill="var(--art-coin)" />
    </svg>
  );
}

/** A thirsty plant: a red dot that holds a drop with a stroke above it, like an exclamation mark. */
export function AlertDot({ className }: { className?: string }) {
  return (
    <svg className={className ? `garden-alert ${className}` : "garden-alert"} viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <circle r="11" fill="var(--berry)" stroke="var(--paper)" strokeWidth="2" />
      <path d="M0-7V0" stroke="var(--paper)" strokeWidth="3" strokeLinecap="round" />
      <path d="M0 2.6q3 3.6 0 5q-3-1.4 0-5z" fill="var(--paper)" />
    </svg>
  );
}
