import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { strings } from "./strings.ts";

interface SessionEndProps {
  /** A completion was sent and has not been answered. */
  isUnsent: boolean;
  /** The time ran out while the page was closed. */
  endedAway: boolean;
  isSending: boolean;
  onStartOver: () => void;
}

/** What is said when the time is up and nothing has been recorded yet. */
export function SessionEnd({ isUnsent, endedAway, isSending, onStartOver }: SessionEndProps) {
  const words = useStrings(strings);
  if (isSending) {
    return (
      <p role="status" className="text-lg text-soft">
        {words.finishing}
      </p>
    );
  }
  const text = endedAway ? words.timeUpAway : words.timeUpText;
  return (
    <div role="status" className="grid max-w-[65ch] justify-items-start gap-3 rounded-card bg-wash p-5">
      <p className="font-semibold">{isUnsent ? words.unsent : words.timeUp}</p>
      <p>{isUnsent ? words.unsentText : text}</p>
      {endedAway && !isUnsent ? (
        <Button kind="plain" onClick={onStartOver} className="-ml-4 px-4">
          {words.startOver}
        </Button>
      ) : null}
    </div>
  );
}
