import { useEffect } from "react";
import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

// as long as lines are: the last of each paragraph ends early
const lines = ["w-full", "w-[97%]", "w-full", "w-3/5", "w-full", "w-[94%]", "w-2/5"];

/** The shape of a page of the library while it is on its way. */
export function ResourceSkeleton() {
  const words = useStrings(strings);
  // the page before may have been read far down; newer browsers answer with a promise, which is no clean-up
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <div className="mx-auto w-full max-w-[33rem]">
      <h1 className="sr-only">{words.loadingResource}</h1>
      <p role="status" className="sr-only">
        {words.loadingResource}
      </p>
      <div aria-hidden="true" className="grid gap-4">
        <div className="mt-11 aspect-[2.1] rounded-card bg-sunken lg:aspect-[2.6]" />
        <div className="mt-2 h-4 w-1/3 rounded-control bg-sunken" />
        <div className="h-10 w-4/5 rounded-control bg-sunken" />
        <div className="mb-8 h-4 w-full rounded-control bg-sunken" />
        {lines.map((width, index) => (
          <div key={`${index}${width}`} className={`h-4 rounded-control bg-sunken ${width}`} />
        ))}
      </div>
    </div>
  );
}
