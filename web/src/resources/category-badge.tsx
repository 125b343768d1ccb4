import type { ResourceCategory } from "@remanso/core/resources/contract.ts";
import { useStrings } from "../app/language.tsx";
import { Badge } from "../ui/card.tsx";
import { strings } from "./strings.ts";

// visual.md: categories keep one hue each everywhere; what belongs to all of them has none
const dots: Readonly<Record<ResourceCategory, string>> = {
  work: "bg-work",
  financial: "bg-financial",
  personal: "bg-personal",
  global: "bg-global",
  general: "border-2 border-soft",
};

/** Which of the five shelves a resource stands on. */
export function CategoryBadge({
  category,
  className = "",
}: {
  category: ResourceCategory;
  className?: string;
}) {
  const words = useStrings(strings);
  return (
    <Badge className={className}>
      <CategoryDot category={category} />
      {words.categories[category]}
    </Badge>
  );
}

export function CategoryDot({ category }: { category: ResourceCategory }) {
  return <span aria-hidden="true" className={`mr-1 size-2.5 shrink-0 rounded-full ${dots[category]}`} />;
}
