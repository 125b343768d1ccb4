import { useStrings } from "../app/language.tsx";
import { Shape } from "../ui/shape.tsx";
import { strings } from "./strings.ts";

const cards = ["mean", "trend", "completed", "insights"];

/** specification §2: four cards without anything on them, and room for the first chart. */
export function CardsSkeleton() {
  const words = useStrings(strings);
  return (
    <div className="grid gap-10">
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <div aria-hidden="true" className="grid grid-cols-1 gap-4 min-[22rem]:grid-cols-2 lg:grid-cols-4">
        {cards.map((card) => (
          <Shape key={card} className="h-44" />
        ))}
      </div>
      <Shape className="h-105" />
    </div>
  );
}
