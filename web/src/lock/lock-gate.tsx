import { useLayoutEffect, useState } from "react";
import { useUser } from "../account/use-user.ts";
import { importAgain } from "../app/import-again.ts";
import { useStrings } from "../app/language.tsx";
import { lazyPart } from "../app/lazy-part.tsx";
import { strings } from "../app/strings.ts";
import { useScreen } from "../app/use-screen.ts";
import { useVisitor } from "../app/use-visitor.ts";
import { readKept, watchKept, writeKept } from "../device/keep.ts";
import { isOpen } from "./is-open.ts";

/** True where the server draws the page covered: this browser has said that it has a lock. The helplines are never covered. */
export function useIsDrawnCovered(): boolean {
  const { signedIn, locked } = useVisitor();
  return useScreen() !== "help" && signedIn && locked;
}

/** Covers the page while it is locked (decisions §12): the whole of it, also for a screen reader, a printer and the windows over it. */
export function LockGate() {
  const userId = useUser()?.id ?? null;
  const hasLock = useHasLock(userId);
  const [isDrawn] = useState(useIsDrawnCovered());
  if (hasLock && userId !== null) return <Cover userId={userId} />;
  return hasLock === null && isDrawn ? <StillCover /> : null;
}

/** Whether this person has a lock here; null until it is known. */
function useHasLock(userId: string | null): boolean | null {
  const { locked: isMarked } = useVisitor();
  const isOnHelp = useScreen() === "help";
  const [hasLock, setHasLock] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    if (userId === null) return undefined;
    const look = () => setHasLock(readKept("lock", userId) !== null);
    look();
    return watchKept("lock", look);
  }, [userId]);
  useLayoutEffect(() => {
    if (userId === null || hasLock === null) return;
    cover(hasLock && !isOnHelp && !isOpen(userId, Date.now()));
    // a mark that somebody else's lock left
    if (!hasLock && isMarked) writeKept("lockMark", "off");
  }, [userId, hasLock, isOnHelp, isMarked]);
  return hasLock;
}

function cover(isCovered: boolean): void {
  const { dataset } = document.documentElement;
  if (isCovered) dataset["locked"] = "";
  else delete dataset["locked"];
}

const Cover = lazyPart(() => importAgain(() => import("./cover.tsx")).then(({ Cover: Part }) => Part), {
  shape: <StillCover />,
  Failure: StillCover,
});

/** What stands there until the ways to open it do, or where their code cannot be fetched. */
function StillCover() {
  const words = useStrings(strings);
  const { discreet } = useVisitor();
  return (
    <div data-lock="" className="fixed inset-0 z-50 bg-paper p-[min(1.5rem,6vw)]">
      <h1 className="text-[1.9rem]">{discreet ? words.lockedPlainly : words.lockedTitle}</h1>
      <a href="/help" className="mt-6 inline-flex min-h-11 items-center font-semibold text-primary">
        {words.help}
      </a>
    </div>
  );
}
