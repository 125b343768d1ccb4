/** A calm sign that something is on its way; the label is for those who listen. */
export function RippleLoader({ label, size = 56 }: { label: string; size?: number }) {
  return (
    <span className="ripple-loader" role="status">
      <svg
        width={size}
        height={size}
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        aria-hidden="true"
        focusable="false"
      >
        <circle className="ripple-loader-ring" cx="16" cy="16" r="3" strokeWidth="2.2" />
        <circle className="ripple-loader-ring" cx="16" cy="16" r="8" strokeWidth="1.8" />
        <circle className="ripple-loader-ring" cx="16" cy="16" r="13" strokeWidth="1.4" />
      </svg>
      <span className="ripple-loader-label">{label}</span>
    </span>
  );
}
