import { Download } from "lucide-react";
import { useState, type MouseEvent } from "react";
import { useLanguage, useStrings } from "../app/language.tsx";
import { labelOf } from "../app/outbox-queue.ts";
import { useOutbox } from "../app/outbox.tsx";
import { forgetPerson, onlyHere } from "../chat/device-traces.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { savePlanFile } from "./plan-file.ts";
import { planWords } from "./plan-words.ts";
import { keptPlan } from "./plan-keeping.ts";
import { strings } from "./strings.ts";

/** Says what signing out erases, before it does. */
export function SignOutDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const words = useStrings(strings).signOut;
  const { file } = useStrings(planWords);
  const [isSaved, setSaved] = useState(false);
  const [isAway, setAway] = useState(false);
  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={words.close}>
      <OnlyHereList userId={userId} />
      <p role="status" className={isSaved ? "text-soft" : "sr-only"}>
        {isSaved ? words.savedNote : ""}
      </p>
      <p role="alert" className={isAway ? "rounded-card bg-wash p-4" : "sr-only"}>
        {isAway ? words.offline : ""}
      </p>
      <div className="flex flex-wrap gap-3">
        {onlyHere(userId).plan ? (
          <Button
            onClick={() => {
              savePlanFile(keptPlan(userId), file);
              setSaved(true);
            }}
          >
            <Download aria-hidden="true" size={18} />
            {words.save}
          </Button>
        ) : null}
        <a
          href="/api/logout"
          onClick={(event) => void forgetAndLeave(event).then((isGone) => setAway(!isGone))}
          className={buttonClass("soft")}
        >
          {words.leave}
        </a>
        <Button kind="plain" onClick={onClose}>
          {words.stay}
        </Button>
      </div>
    </Dialog>
  );
}

/** Goes once nothing is left on the disk; answers false, and erases nothing, where the server cannot be reached. */
async function forgetAndLeave(event: MouseEvent<HTMLAnchorElement>): Promise<boolean> {
  const { href } = event.currentTarget;
  event.preventDefault();
  const isThere = await fetch("/healthz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return false;
  await forgetPerson();
  location.assign(href);
  return true;
}

/** What is kept on this device and nowhere else, a line each. */
function OnlyHereList({ userId }: { userId: string }) {
  const words = useStrings(strings).signOut;
  const language = useLanguage();
  const { pending } = useOutbox();
  const { plan, unsent, session, draft } = onlyHere(userId);
  const waiting = pending.map((entry) => labelOf(entry, language)).join(", ");
  const lines = [
    plan ? words.plan : null,
    unsent ? words.unsent(waiting) : null,
    session ? words.session : null,
    draft ? words.draft : null,
  ].filter((line) => line !== null);
  return (
    <div className="grid gap-3">
      <p>{words.text}</p>
      <ul className="grid list-disc gap-2 pl-5 marker:text-primary">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
