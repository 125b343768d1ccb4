/** The mark: three rings on still water, the third left open. Takes the colour of the text around it. */
export function RippleLogo({ size = 32, className }: { size?: number; className?: string }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="16" cy="16" r="3.2" strokeWidth="2.3" />
      <circle cx="16" cy="16" r="8.2" strokeWidth="2.1" />
      <path d="M26.7 8.2A13.2 13.2 0 1 1 18.8 3.1" strokeWidth="1.9" />
    </svg>
  );
}
