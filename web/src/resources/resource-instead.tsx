import { useState } from "react";
import { Link } from "../router/link.tsx";
import { useRouter } from "../router/provider.tsx";
import { loadAgain } from "../router/router.ts";
import { useStrings } from "../app/language.tsx";
import { Bar } from "../ui/bar.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";
import { strings } from "./strings.ts";

const frame =
  "mx-auto grid max-w-xl grid-cols-[minmax(0,1fr)] justify-items-center gap-6 py-10 text-center lg:py-16";

/** specification §8: 'Recurso no encontrado' for unknown resource id. */
export function ResourceMissing() {
  const words = useStrings(strings);
  return (
    <div className={frame}>
      <EmptyScene className="w-60 max-w-full" />
      <h1 className="text-[min(2.2rem,10vw)] lg:text-[2.8rem]">{words.notFound}</h1>
      <p className="text-soft">{words.notFoundText}</p>
      <ToLibrary kind="primary" />
    </div>
  );
}

/** What is not open yet, and what opens it. decisions §7 */
export function ResourceLocked({ needs, completed }: { needs: number; completed: number }) {
  const words = useStrings(strings);
  return (
    <div className={frame}>
      <EmptyScene className="w-60 max-w-full" />
      <h1 className="text-[min(2.2rem,10vw)] lg:text-[2.8rem]">{words.locked}</h1>
      <p className="max-w-[46ch] text-soft">{words.lockedText(needs, completed)}</p>
      <div className="grid w-full max-w-sm gap-2">
        <Bar
          fraction={needs === 0 ? 0 : completed / needs}
          label={words.lockedProgress}
          valueText={words.progress.spoken(completed, needs)}
        />
        <p aria-hidden="true" className="text-soft tabular-nums">
          {words.progress.of(completed, needs)}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to="/activities" className={buttonClass("primary")}>
          {words.toActivities}
        </Link>
        <ToLibrary kind="soft" />
      </div>
    </div>
  );
}

/** What could not be had just now, and another try. */
export function ResourceFailed({ isOffline }: { isOffline: boolean }) {
  const words = useStrings(strings);
  const router = useRouter();
  const [tries, setTries] = useState(0);
  const [isTrying, setTrying] = useState(false);
  async function tryAgain(): Promise<void> {
    setTrying(true);
    await loadAgain(router);
    setTrying(false);
    setTries((before) => before + 1);
  }
  return (
    <div className={frame}>
      <EmptyScene className="w-60 max-w-full" />
      <div role="alert" className="grid gap-3">
        <h1 className="text-[min(2.2rem,10vw)] lg:text-[2.8rem]">{words.resourceFailed}</h1>
        {/* a new one for each try, so that a reader hears that it failed again */}
        <p key={tries} className="text-soft">
          {isOffline ? words.resourceOffline : words.resourceFailedText}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button aria-disabled={isTrying} onClick={isTrying ? undefined : () => void tryAgain()}>
          {isTrying ? words.retrying : words.retry}
        </Button>
        <ToLibrary kind="soft" />
      </div>
    </div>
  );
}

function ToLibrary({ kind }: { kind: "primary" | "soft" }) {
  const words = useStrings(strings);
  return (
    <Link to="/resources" className={buttonClass(kind)}>
      {words.backToLibrary}
    </Link>
  );
}
