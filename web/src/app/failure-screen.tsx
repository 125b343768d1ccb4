import { useRouter } from "../router/provider.tsx";
import { loadAgain } from "../router/router.ts";
import { Button } from "../ui/button.tsx";
import { useStrings, type WordsOf } from "./language.tsx";
import { Again, NumbersAtHand } from "./last-resort.tsx";
import { fetchScreensAnew, MissingScreen } from "./lazy-screen.tsx";
import { QuietWater } from "./quiet-water.tsx";
import { strings } from "./strings.ts";

/** Stands in for a screen that could not be loaded, and offers to try again. */
export function FailureScreen({ error }: { error: unknown }) {
  const words = useStrings(strings);
  const router = useRouter();
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-6 py-16 text-center">
      <QuietWater />
      <h1 className="text-[2.2rem] lg:text-[2.8rem]">{words.failureTitle}</h1>
      <p className="text-soft">{textFor(error, words)}</p>
      <Button
        onClick={() => {
          fetchScreensAnew();
          void loadAgain(router);
        }}
      >
        {words.tryAgain}
      </Button>
      {error instanceof MissingScreen ? <Again /> : null}
      <div className="text-[0.95rem]">
        <NumbersAtHand />
      </div>
    </div>
  );
}

function textFor(error: unknown, words: WordsOf<typeof strings>): string {
  if (error instanceof MissingScreen) return words.screenMissing;
  return isWithoutNetwork(error) ? words.offline : words.failureText;
}

/** True when a call did not reach the server. */
function isWithoutNetwork(error: unknown): boolean {
  if (error instanceof Error && "status" in error) return error.status === 0;
  return typeof navigator !== "undefined" && !navigator.onLine;
}
