import { useStrings } from "../app/language.tsx";
import { Shape } from "../ui/shape.tsx";
import { strings } from "./strings.ts";

const cards = ["mean", "trend", "completed", "insights"];

/** specification §2: four cards without anything on them, below room for a sentence, and beside the first chart. */
export function CardsSkeleton() {
  const words = useStrings(strings);
  return (
    <div className="grid gap-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-8 lg:gap-y-4">
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <Shape className="h-56 bg-wash! lg:h-72" />
      <div aria-hidden="true" className="grid grid-cols-1 gap-2 min-[22rem]:grid-cols-2 lg:col-start-1">
        {cards.map((card) => (
          <Shape key={card} className="h-28 lg:h-36" />
        ))}
      </div>
      <Shape className="h-105 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-auto" />
    </div>
  );
}
