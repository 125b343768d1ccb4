import { useState } from "react";
import type { ContentKey } from "@remanso/core/only-you/contract.ts";
import { useProof } from "../account/use-proof.tsx";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { importAgain } from "../app/import-again.ts";
import { lazyPart } from "../app/lazy-part.tsx";
import { Button } from "../ui/button.tsx";
import { Shape } from "../ui/shape.tsx";
import { forgetKeys } from "./keyring.ts";
import { useBegin } from "./queries.ts";
import { SetUp } from "./set-up.tsx";
import { strings } from "./strings.ts";
import { Turning } from "./turning.tsx";
import { WaysList } from "./ways-list.tsx";

const PlanSwitch = lazyPart(
  () => importAgain(() => import("../safety/plan-switch.tsx")).then(({ PlanSwitch: Part }) => Part),
  { shape: <Shape className="h-28" /> },
);

interface KeyIsOnProps {
  contentKey: ContentKey;
  userId: string;
}

/** It is on and open here: its ways, and what can be done with the key. */
export function KeyIsOn({ contentKey, userId }: KeyIsOnProps) {
  const words = useStrings(strings);
  const toast = useToast();
  const [isRenewing, setRenewing] = useState(false);
  const close = async () => {
    if (await forgetKeys(userId)) toast({ title: words.closedHere });
    else toast({ kind: "failure", title: words.notClosed, description: words.notClosedMore });
  };
  if (isRenewing) return <SetUp userId={userId} onCancel={() => setRenewing(false)} />;
  return (
    <>
      <p className="max-w-[60ch]">{words.isOn}</p>
      {contentKey.left > 0 ? <PlainLeft contentKey={contentKey} userId={userId} /> : null}
      <WaysList contentKey={contentKey} userId={userId} />
      <PlanSwitch contentKey={contentKey} userId={userId} />
      <Deed text={words.closeHereText} label={words.closeHere} onPress={() => void close()} />
      <Deed text={words.renewText} label={words.renew} onPress={() => setRenewing(true)} />
      <TurnOff />
    </>
  );
}

function Deed({ text, label, onPress }: { text: string; label: string; onPress: () => void }) {
  return (
    <div className="grid justify-items-start gap-2.5 border-t border-line pt-5">
      <p className="max-w-[60ch] text-[0.95rem] text-soft">{text}</p>
      <Button kind="soft" onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}

/** What came as it was typed, from a device that did not know yet, or from an import. */
function PlainLeft({ contentKey: { left, version }, userId }: KeyIsOnProps) {
  const words = useStrings(strings);
  const [isTurning, setTurning] = useState(false);
  if (isTurning) return <Turning userId={userId} version={version} left={left} />;
  return (
    <div className="grid justify-items-start gap-2.5 rounded-2xl bg-wash px-4 py-3">
      <p className="max-w-[60ch]">{words.plainLeft(left)}</p>
      <Button kind="soft" onClick={() => setTurning(true)}>
        {words.closeThem}
      </Button>
    </div>
  );
}

function TurnOff() {
  const words = useStrings(strings);
  const proof = useProof();
  const { mutate, isPending } = useBegin();
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState("");
  const turnOff = () =>
    mutate(
      { input: { version: 0, ways: [] } },
      {
        onError: (error) => {
          if (!proof.isAsked(error, turnOff))
            setFault(error.status === 0 ? words.offline : (error.problem?.detail ?? words.failed));
        },
      },
    );
  return (
    <div className="grid justify-items-start gap-2.5 border-t border-line pt-5">
      <p className="max-w-[60ch] text-[0.95rem] text-soft">{words.turnOffText}</p>
      {isAsking ? (
        <div role="group" aria-label={words.turnOffSure} className="grid gap-3">
          <p className="font-semibold">{words.turnOffSure}</p>
          <div className="flex flex-wrap gap-2">
            <Button kind="danger" aria-disabled={isPending} onClick={turnOff}>
              {words.turnOffYes}
            </Button>
            <Button kind="plain" onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
          </div>
        </div>
      ) : (
        <Button kind="danger" onClick={() => setAsking(true)}>
          {words.turnOff}
        </Button>
      )}
      <p role="alert" className="empty:hidden">
        {fault}
      </p>
      {proof.window}
    </div>
  );
}
