import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

const places = ["a", "b", "c", "d", "e", "f"];

/** The shape of the screen while its content is on the way. */
export function ListSkeleton() {
  const words = useStrings(strings);
  return (
    <div className="grid gap-10">
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <div aria-hidden="true" className="h-32 rounded-card bg-sunken" />
      <div aria-hidden="true" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {places.map((place) => (
          <div key={place} className="overflow-hidden rounded-card bg-raised shadow-card">
            <div className="aspect-[1.9] bg-sunken" />
            <div className="grid gap-3 p-5">
              <div className="h-6 w-2/3 rounded-control bg-sunken" />
              <div className="h-4 rounded-control bg-sunken" />
              <div className="h-4 w-4/5 rounded-control bg-sunken" />
              <div className="mt-3 h-11 rounded-control bg-sunken" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
