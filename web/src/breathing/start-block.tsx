import { Play } from "lucide-react";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { strings } from "./strings.ts";

interface StartBlockProps {
  onStart: () => void;
  className?: string;
}

/** The start button, with what the person has to know first beside it (safety: content standards). */
export function StartBlock({ onStart, className = "" }: StartBlockProps) {
  const words = useStrings(strings);
  return (
    <div className={`grid gap-3 ${className}`}>
      <p className="text-center text-[0.95rem] leading-snug text-pretty">{words.safety}</p>
      <Button data-start="" onClick={onStart} className="min-h-14 px-8 text-lg">
        <Play aria-hidden="true" size={20} />
        {words.start}
      </Button>
    </div>
  );
}
