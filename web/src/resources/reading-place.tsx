import { ArrowDown } from "lucide-react";
import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";
import { useReadingPlace, type ReadingPlaceOf } from "./use-reading-place.ts";

/** The space before a text, in which the way back to where one stopped appears without moving anything. */
export function ReadingPlace(place: ReadingPlaceOf) {
  const words = useStrings(strings);
  const { isOffered, goThere } = useReadingPlace(place);
  return (
    <div className="flex min-h-17 items-center print:min-h-6">
      {isOffered ? (
        <button
          type="button"
          onClick={goThere}
          className="-ml-3 inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-primary underline decoration-1 underline-offset-4 hover:text-primary-deep print:hidden"
        >
          {words.goOn}
          <ArrowDown aria-hidden="true" size={17} />
        </button>
      ) : null}
    </div>
  );
}
