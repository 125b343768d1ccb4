import { useStrings } from "./language.tsx";
import { Button } from "../ui/button.tsx";
import { QuietWater } from "./quiet-water.tsx";
import { strings } from "./strings.ts";
import { useFocusHandedOn } from "./use-focus-handed-on.ts";

/** An alert that says what could not be loaded, with a button that tries again. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const words = useStrings(strings);
  const ref = useFocusHandedOn();
  return (
    <div
      ref={ref}
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-raised p-6 shadow-card"
    >
      <p className="flex flex-[1_1_16rem] items-center gap-4">
        <QuietWater className="w-16 shrink-0" />
        {text}
      </p>
      <Button kind="soft" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
