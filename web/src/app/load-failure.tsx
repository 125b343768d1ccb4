import { useStrings } from "./language.tsx";
import { Button } from "../ui/button.tsx";
import { strings } from "./strings.ts";

/** An alert that says what could not be loaded, with a button that tries again. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const words = useStrings(strings);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-raised p-6 shadow-card"
    >
      <p>{text}</p>
      <Button kind="soft" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
