import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

const places = ["a", "b", "c", "d"];

/** The shapes of four cards while the list is on its way. */
export function DirectorySkeleton() {
  const words = useStrings(strings);
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <div aria-hidden="true" className="h-20 rounded-card bg-sunken" />
      <div aria-hidden="true" className="grid gap-6 lg:grid-cols-2">
        {places.map((place) => (
          <div
            key={place}
            data-skeleton=""
            className="grid gap-5 rounded-card bg-raised p-[min(1.5rem,6vw)] shadow-card"
          >
            <div className="flex items-center gap-5">
              <div className="size-[min(5.75rem,26vw)] shrink-0 rounded-full bg-sunken" />
              <div className="grid grow gap-3">
                <div className="h-6 w-3/5 rounded-control bg-sunken" />
                <div className="h-4 w-2/5 rounded-control bg-sunken" />
              </div>
            </div>
            <div className="h-6 w-1/2 rounded-control bg-sunken" />
            <div className="h-24 rounded-2xl bg-sunken" />
            <div className="h-11 w-2/3 rounded-control bg-sunken" />
          </div>
        ))}
      </div>
    </div>
  );
}
