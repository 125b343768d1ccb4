import { Download, Send } from "lucide-react";
import { useState } from "react";
import { endSession } from "../account/end-session.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { saveFile } from "../app/save-file.ts";
import type { UnfinishedEntry, UnfinishedName } from "../device/kept-things.ts";
import { unfinishedInAllTabs } from "../device/unfinished.ts";
import { labelOf } from "../outbox/kind.ts";
import { useKinds, useOutbox, useOutboxState } from "../outbox/provider.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { closedPlanWords } from "./closed-plan-words.ts";
import { useKeptPlan } from "./plan-keeping.ts";
import { planWords } from "./plan-words.ts";
import { strings } from "./strings.ts";
import { savable, unfinishedFile } from "./unfinished-file.ts";

interface SignOutDialogProps {
  userId: string;
  /** What signing out here would lose. */
  found: readonly UnfinishedEntry[];
  onClose: () => void;
}

/** Says what signing out erases, before it does: it can be sent, where a connection is all that it needs, and saved as a file. */
export function SignOutDialog({ userId, found, onClose }: SignOutDialogProps) {
  const words = useStrings(strings).signOut;
  const { file: planFileName } = useStrings(planWords);
  const [note, setNote] = useState<"saved" | "sent" | "notSent" | "offline" | null>(null);
  const { unfinished, send, isSending } = useUnfinished(userId, found);
  const plan = useKeptPlan(userId);
  const files = savable(unfinished, typeof plan === "string" ? null : plan);
  const isPlanAlone = files.every(({ name }) => name === "safetyPlan");
  const isProblem = note === "notSent" || note === "offline";
  const save = () => {
    saveFile(isPlanAlone ? planFileName : words.file, unfinishedFile(files, words.fileTitles));
    setNote("saved");
  };
  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={words.close}>
      {unfinished.length > 0 ? (
        <UnfinishedList unfinished={unfinished} isPlanClosed={typeof plan === "string"} />
      ) : null}
      <p role="status" className={note && !isProblem ? "text-soft" : "sr-only"}>
        {note && !isProblem ? words.notes[note] : ""}
      </p>
      <p role="alert" className={isProblem ? "rounded-card bg-wash p-4" : "sr-only"}>
        {isProblem ? words.notes[note] : ""}
      </p>
      <div className="flex flex-wrap gap-3">
        {hasUnsent(unfinished) ? (
          <Button
            aria-disabled={isSending}
            onClick={() => void send().then((isSent) => setNote(isSent ? "sent" : "notSent"))}
          >
            <Send aria-hidden="true" size={18} />
            {isSending ? words.sending : words.send}
          </Button>
        ) : null}
        {files.length > 0 ? (
          <Button kind={hasUnsent(unfinished) ? "soft" : "primary"} onClick={save}>
            <Download aria-hidden="true" size={18} />
            {words.save}
          </Button>
        ) : null}
        <a
          href="/api/logout"
          onClick={(event) => {
            event.preventDefault();
            void endSession(userId).then((isEnded) => setNote(isEnded ? null : "offline"));
          }}
          className={buttonClass("soft")}
        >
          {unfinished.length > 0 ? words.leave : words.leaveNow}
        </a>
        <Button kind="plain" onClick={onClose}>
          {words.stay}
        </Button>
      </div>
    </Dialog>
  );
}

/** What would be lost now, and how to send what is unsent of it: true once nothing unsent is left. */
function useUnfinished(userId: string, found: readonly UnfinishedEntry[]) {
  const { sendAll } = useOutbox();
  const [unfinished, setUnfinished] = useState(found);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await sendAll();
    const left = await unfinishedInAllTabs(userId);
    setUnfinished(left);
    setSending(false);
    return !hasUnsent(left);
  };
  return { unfinished, send, isSending };
}

function hasUnsent(unfinished: readonly UnfinishedEntry[]): boolean {
  return unfinished.some(({ name }) => name === "outbox");
}

interface UnfinishedListProps {
  unfinished: readonly UnfinishedEntry[];
  /** It does not open here, so that it goes into no file. */
  isPlanClosed: boolean;
}

/** What would be lost, a line for each kind. */
function UnfinishedList({ unfinished, isPlanClosed }: UnfinishedListProps) {
  const { signOut: closedWords } = useStrings(closedPlanWords);
  const words = useStrings(strings).signOut;
  const language = useLanguage();
  const kinds = useKinds();
  const { waiting, aside } = useOutboxState();
  const unsent = [...waiting, ...aside].map((entry) => labelOf(entry, kinds)[language]).join(", ");
  const lines: Readonly<Record<UnfinishedName, string>> = {
    safetyPlan: words.plan,
    closedPlan: isPlanClosed ? closedWords : words.plan,
    outbox: words.unsent(unsent),
    session: words.session,
    drafts: words.draft,
    assessment: words.assessment,
  };
  const names = [...new Set(unfinished.map(({ name }) => name))];
  return (
    <div className="grid gap-3">
      <p>{words.text}</p>
      <ul className="grid list-disc gap-2 pl-5 marker:text-primary">
        {names.map((name) => (
          <li key={name}>{lines[name]}</li>
        ))}
      </ul>
    </div>
  );
}
