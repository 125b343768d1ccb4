import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Passkey } from "@remanso/core/account/shapes.ts";
import { importAgain } from "../app/import-again.ts";
import { useRemovePasskey } from "../account/passkey-queries.ts";
import { passkeysQuery, secondFactorQuery } from "../account/queries.ts";
import { useProof } from "../account/use-proof.tsx";
import { useDateLanguage, useLanguage, useStrings } from "../app/language.tsx";
import { lazyPart } from "../app/lazy-part.tsx";
import { relativeTime } from "../app/relative-time.ts";
import { useToast } from "../app/toasts.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { useNow } from "../home/use-now.ts";
import { dayInWords } from "../home/days.ts";
import { Button } from "../ui/button.tsx";
import { AskDialog } from "./ask-dialog.tsx";
import { useSayFailure } from "./use-say-failure.ts";
import { strings } from "./ways-in-text.ts";

const RenamePasskey = lazyPart(() =>
  importAgain(() => import("./rename-passkey.tsx")).then(({ RenamePasskey: Part }) => Part),
);

interface PasskeyLineProps {
  passkey: Passkey;
  isNaming: boolean;
  onNaming: (isNaming: boolean) => void;
}

/** One passkey: its name, when it was added and last used, and what can be done with it. */
export function PasskeyLine({ passkey, isNaming, onNaming }: PasskeyLineProps) {
  const words = useStrings(strings);
  const [wasNamed, setNamed] = useState(false);
  const stopNaming = () => {
    setNamed(true);
    onNaming(false);
  };
  if (isNaming) {
    return (
      <li>
        <RenamePasskey passkey={passkey} onDone={stopNaming} />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{passkey.name}</p>
        <Times passkey={passkey} />
      </div>
      {/* the focused element was replaced by this line */}
      <div ref={wasNamed ? focusFirst : null} className="-mx-5 flex flex-wrap">
        <Button kind="plain" onClick={() => onNaming(true)} aria-label={words.renameNamed(passkey.name)}>
          {words.rename}
        </Button>
        <RemovePasskey passkey={passkey} />
      </div>
    </li>
  );
}

function focusFirst(box: HTMLElement | null): void {
  box?.querySelector("button")?.focus();
}

function Times({ passkey }: { passkey: Passkey }) {
  const words = useStrings(strings);
  const language = useLanguage();
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const now = useNow();
  const { createdAt, lastUsedAt } = passkey;
  return (
    <p className="text-[0.9rem] text-soft">
      <span className="block">{words.added(dayInWords(createdAt, dates, timeZone))}</span>
      <span className="block">
        {lastUsedAt === null
          ? words.neverUsed
          : words.used(relativeTime(lastUsedAt, now, { language, timeZone }))}
      </span>
    </p>
  );
}

function RemovePasskey({ passkey }: { passkey: Passkey }) {
  const words = useStrings(strings);
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();
  const sayFailure = useSayFailure();
  const proof = useProof();
  const isLastFactor = useIsLastFactor();
  const remove = useRemovePasskey(() => toast({ title: words.removed }));
  const removeIt = () =>
    remove.mutate(
      { params: { id: passkey.id } },
      {
        onError: (error) => {
          if (!proof.isAsked(error, removeIt)) sayFailure(words.notRemoved, error, removeIt);
        },
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button kind="plain" onClick={() => setAsking(true)} aria-label={words.removeNamed(passkey.name)}>
        {words.remove}
      </Button>
      <AskDialog
        open={isAsking}
        title={words.removeTitle(passkey.name)}
        text={isLastFactor ? `${words.removeText} ${words.removeLastFactor}` : words.removeText}
        yes={words.removeYes}
        isBusy={remove.isPending}
        onYes={removeIt}
        onClose={() => setAsking(false)}
      />
      {proof.window}
    </>
  );
}

/** True while removing the only passkey would turn the second factor off. */
function useIsLastFactor(): boolean {
  const { data: passkeys = [] } = useQuery(passkeysQuery);
  const { data: secondFactor } = useQuery(secondFactorQuery);
  return passkeys.length === 1 && secondFactor !== undefined && secondFactor.since !== null;
}
