import { Play } from "lucide-react";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { strings } from "./strings.ts";

/** The start in the calm view, with what the person has to know first beside it (safety: content standards). */
export function StartBlock({ onStart, className = "" }: { onStart: () => void; className?: string }) {
  const words = useStrings(strings);
  return (
    <div className={`grid gap-3 ${className}`}>
      <p className="text-center text-[0.95rem] leading-snug text-pretty">{words.safety}</p>
      <StartButton onStart={onStart} />
    </div>
  );
}

/** On phones the start at the lower edge of the screen, from one side to the other: the choices scroll above it, and end above it. */
export function StartBar({ onStart }: { onStart: () => void }) {
  return (
    <div className="sticky bottom-0 z-10 order-3 -mx-[min(1.5rem,8vw)] mt-auto grid bg-paper px-[min(1.5rem,8vw)] py-2 lg:hidden">
      <StartButton onStart={onStart} />
    </div>
  );
}

export function StartButton({ onStart, className = "" }: { onStart: () => void; className?: string }) {
  const words = useStrings(strings);
  return (
    <Button
      data-start=""
      onClick={onStart}
      className={`min-h-[52px] px-8 text-[min(1.125rem,6vw)] ${className}`}
    >
      <Play aria-hidden="true" size={20} />
      {words.start}
    </Button>
  );
}
