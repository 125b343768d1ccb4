import { useId, useState } from "react";
import { useStrings } from "../app/language.tsx";
import { isLong } from "./days.ts";
import { strings } from "./strings.ts";

/** A text as it was written, with its lines; a long one unfolds. */
export function LongText({ text }: { text: string }) {
  const words = useStrings(strings);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const long = isLong(text);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1">
      <p
        id={id}
        className={`max-w-[65ch] text-[1.04rem] leading-relaxed whitespace-pre-wrap wrap-anywhere ${long && !isOpen ? "line-clamp-9 print:line-clamp-none" : ""}`}
      >
        {text}
      </p>
      {long ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="print:hidden -ml-3 min-h-11 rounded-control px-3 font-semibold text-primary transition hover:bg-wash"
        >
          {isOpen ? words.fold : words.unfold}
        </button>
      ) : null}
    </div>
  );
}
