import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { Button } from "../ui/button.tsx";
import { useStrings } from "./language.tsx";
import { QuietWater } from "./quiet-water.tsx";
import { strings } from "./strings.ts";

/** Stands in for a screen that could not be loaded, and offers to try again. */
export function FailureScreen({ error }: ErrorComponentProps) {
  const words = useStrings(strings);
  const router = useRouter();
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-6 py-16 text-center">
      <QuietWater />
      <h1 className="text-[2.2rem] lg:text-[2.8rem]">{words.failureTitle}</h1>
      <p className="text-soft">{isWithoutNetwork(error) ? words.offline : words.failureText}</p>
      <Button onClick={() => void router.invalidate()}>{words.tryAgain}</Button>
    </div>
  );
}

/** True when a call did not reach the server, or the screen's own code could not be fetched. */
function isWithoutNetwork(error: unknown): boolean {
  if (error instanceof Error && "status" in error) return error.status === 0;
  return typeof navigator !== "undefined" && !navigator.onLine;
}
