import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { strings } from "./strings.ts";

interface OlderOnesProps {
  state: "closed" | "loading" | "failed";
  onOpen: () => void;
}

/** The way to what is older, at the end of a page. */
export function OlderOnes({ state, onOpen }: OlderOnesProps) {
  const words = useStrings(strings);
  return (
    <div className="grid justify-items-center gap-2 print:hidden">
      <p role="status" className={state === "failed" ? "" : "sr-only"}>
        {state === "failed" ? words.olderFailed : state === "loading" ? words.loading : ""}
      </p>
      <Button
        kind="soft"
        aria-disabled={state === "loading"}
        onClick={state === "loading" ? undefined : onOpen}
      >
        {state === "closed" ? words.older : state === "failed" ? words.retry : words.loading}
      </Button>
    </div>
  );
}
