import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

const places = ["a", "b", "c"];

/** The shapes of a few entries while they are on their way. */
export function JournalSkeleton() {
  const words = useStrings(strings);
  return (
    <div>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <div aria-hidden="true" className="grid gap-4">
        {places.map((place) => (
          <div key={place} data-skeleton="" className="grid gap-4 rounded-card bg-raised p-6 shadow-card">
            <div className="flex items-center gap-4">
              <div className="size-13 rounded-2xl bg-sunken" />
              <div className="h-5 w-1/3 rounded-control bg-sunken" />
            </div>
            <div className="h-4 rounded-control bg-sunken" />
            <div className="h-4 w-4/5 rounded-control bg-sunken" />
          </div>
        ))}
      </div>
    </div>
  );
}
