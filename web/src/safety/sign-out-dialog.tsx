import { Download } from "lucide-react";
import { useState } from "react";
import { useStrings } from "../app/language.tsx";
import { forgetPerson } from "../chat/device-traces.ts";
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
  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={words.close}>
      <p>{words.text}</p>
      <p role="status" className={isSaved ? "text-soft" : "sr-only"}>
        {isSaved ? words.savedNote : ""}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => {
            savePlanFile(keptPlan(userId), file);
            setSaved(true);
          }}
        >
          <Download aria-hidden="true" size={18} />
          {words.save}
        </Button>
        <a href="/api/logout" onClick={() => forgetPerson()} className={buttonClass("soft")}>
          {words.leave}
        </a>
        <Button kind="plain" onClick={onClose}>
          {words.stay}
        </Button>
      </div>
    </Dialog>
  );
}
