import type { Place } from "./place.ts";

// nearer to the front than this there is no room below the foot
const lowestPercent = 82;

/** A plant's name at its foot, kept within the garden: at the left edge it reaches right, at the right edge left. */
export function NameTag({ name, place }: { name: string; place: Place }) {
  const down = place.y > lowestPercent ? "calc(-100% - 0.25rem)" : "1rem";
  return (
    <span
      aria-hidden="true"
      style={{ left: `${place.x}%`, top: `${place.y}%`, transform: `translate(-${place.x}%, ${down})` }}
      className="pointer-events-none absolute z-[2000] w-max max-w-[70%] rounded-control bg-raised px-3 py-1 text-[0.8rem] font-semibold leading-tight text-ink shadow-card"
    >
      {name}
    </span>
  );
}
