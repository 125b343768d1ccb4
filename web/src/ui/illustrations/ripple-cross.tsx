/** One ripple that crosses a card once when it appears. The card is `position: relative`; the ripple ignores the pointer. */
export function RippleCross() {
  return (
    <span className="ripple-cross" aria-hidden="true">
      <svg viewBox="0 0 100 100" fill="none" stroke="currentColor" focusable="false">
        <circle cx="50" cy="50" r="48.5" strokeWidth="1.2" />
        <circle cx="50" cy="50" r="42" strokeWidth=".9" opacity=".7" />
        <circle cx="50" cy="50" r="34.5" strokeWidth=".6" opacity=".45" />
      </svg>
    </span>
  );
}
