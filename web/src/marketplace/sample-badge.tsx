import { useStrings } from "../app/language.tsx";
import { Badge } from "../ui/card.tsx";
import { strings } from "./strings.ts";

/** decisions §9: a sample says so, wherever it appears. */
export function SampleBadge({ className = "" }: { className?: string }) {
  const words = useStrings(strings);
  return <Badge className={`shrink-0 ${className}`}>{words.sample}</Badge>;
}
