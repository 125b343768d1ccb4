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

/** A thirsty plant: a red dot, and in it a stroke over a drop, like an exclamation mark. Decorative. */
export function AlertDot({ className }: { className?: string }) {
  return (
    <svg
      className={className ? `garden-alert ${className}` : "garden-alert"}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <circle r="10.5" fill="var(--art-alert)" stroke="var(--art-alert-sign)" strokeWidth="2" />
      <path d="M-1.9-6.5H1.9L1 .4H-1z" fill="var(--art-alert-sign)" />
      <path d="M0 1.6Q4 6.8 0 7.2Q-4 6.8 0 1.6z" fill="var(--art-alert-sign)" />
    </svg>
  );
}
