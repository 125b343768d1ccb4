import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

// specification §2: 6 skeleton cards while loading
const places = ["a", "b", "c", "d", "e", "f"];

/** The shapes of six cards while the library is on its way. */
export function LibrarySkeleton() {
  const words = useStrings(strings);
  return (
    <div>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <div aria-hidden="true" className="grid gap-3 sm:gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {places.map((place) => (
          <div
            key={place}
            data-skeleton=""
            className="overflow-hidden rounded-card bg-raised shadow-card max-sm:min-[22rem]:grid max-sm:min-[22rem]:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <div className="aspect-[1.9] bg-sunken max-sm:min-[22rem]:aspect-auto" />
            <div className="grid gap-3 p-5">
              <div className="h-4 w-1/2 rounded-control bg-sunken" />
              <div className="h-6 w-4/5 rounded-control bg-sunken" />
              <div className="mt-2 h-4 rounded-control bg-sunken" />
              <div className="h-4 rounded-control bg-sunken" />
              <div className="h-4 w-2/3 rounded-control bg-sunken" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
