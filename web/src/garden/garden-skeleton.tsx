import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

/** The outline of the garden while it is on its way: what will stand there, in thin lines. */
export function GardenSkeleton() {
  const words = useStrings(strings);
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <div
        aria-hidden="true"
        className="h-13 w-full max-w-md rounded-[26px] bg-sunken lg:-mt-20 lg:justify-self-end"
      />
      <div
        aria-hidden="true"
        className="aspect-[4/5] overflow-hidden rounded-card bg-sunken max-sm:-mx-[min(1.5rem,8vw)] max-sm:rounded-none md:aspect-[16/10] lg:aspect-video"
      >
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="size-full text-line"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          {lines.map((d) => (
            <path key={d} d={d} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
      </div>
    </div>
  );
}

// hills, the wall, the pond and its rings, at their places in the drawing
const lines = [
  "M0 13C8 7 18 7 30 12S56 16 70 10S92 9 100 12",
  "M0 18H100M0 21H100",
  "M30 79.5a20 10.7 0 1 0 40 0a20 10.7 0 1 0-40 0z",
  "M38 79.5a12 6 0 1 0 24 0a12 6 0 1 0-24 0z",
  "M0 96C12 90 18 96 26 98M74 98C84 94 90 92 100 94",
];
