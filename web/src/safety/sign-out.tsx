import { useState, type MouseEvent } from "react";
import { importAgain } from "../app/import-again.ts";
import { endSession } from "../account/end-session.ts";
import { useUser } from "../account/use-user.ts";
import { lazyDialog } from "../app/lazy-part.tsx";
import type { UnfinishedEntry } from "../device/kept-things.ts";
import { unfinishedInAllTabs } from "../device/unfinished.ts";

const SignOutDialog = lazyDialog(() =>
  importAgain(() => import("./sign-out-dialog.tsx")).then(({ SignOutDialog: Part }) => Part),
);

/** The way out. What this device keeps of the person goes with it; what is nowhere else, not before they were told. */
export function SignOutLink({ label, className }: { label: string; className: string }) {
  const user = useUser();
  const [unfinished, setUnfinished] = useState<readonly UnfinishedEntry[]>([]);
  const userId = user?.id ?? null;
  const leave = async (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    const { href } = event.currentTarget;
    event.preventDefault();
    const found = await unfinishedInAllTabs(id);
    setUnfinished(found);
    // without the server nothing is erased: the browser goes there all the same and says that it is away
    if (found.length === 0 && !(await endSession(id))) location.assign(href);
  };
  return (
    <>
      <a
        href="/api/logout"
        onClick={(event) => (userId === null ? undefined : void leave(event, userId))}
        className={className}
      >
        {label}
      </a>
      {unfinished.length > 0 && userId !== null ? (
        <SignOutDialog userId={userId} found={unfinished} onClose={() => setUnfinished([])} />
      ) : null}
    </>
  );
}
