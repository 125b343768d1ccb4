import { Check } from "lucide-react";
import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

/** Says quietly that a change is kept; its line is always there, so that nothing moves. */
export function SavedMark({ isSaved }: { isSaved: boolean }) {
  const words = useStrings(strings);
  return (
    <p role="status" className="-my-2 flex min-h-6 items-center gap-1.5 text-[0.9rem] text-soft">
      {isSaved ? (
        <>
          <Check aria-hidden="true" size={16} className="text-primary" />
          {words.saved}
        </>
      ) : null}
    </p>
  );
}
