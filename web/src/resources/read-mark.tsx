import { Check } from "lucide-react";
import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

/** Says that a resource has been read. */
export function ReadMark() {
  const words = useStrings(strings);
  return (
    <span className="inline-flex items-center gap-1.5 text-[0.9rem] text-soft print:hidden">
      <Check aria-hidden="true" size={17} className="text-primary" />
      {words.read}
    </span>
  );
}
