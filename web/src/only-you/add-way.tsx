import { KeyRound } from "lucide-react";
import { useState } from "react";
import type { KeyWay, NewWay } from "@remanso/core/only-you/contract.ts";
import { useProof } from "../account/use-proof.tsx";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { Button } from "../ui/button.tsx";
import { CodeStep } from "./code-step.tsx";
import { wayFor, type Shown } from "./content-key.ts";
import { KeyEntry } from "./key-entry.tsx";
import { rawKeyFor } from "./open-ways.ts";
import { PasskeyWay } from "./passkey-way.tsx";
import { useAddWay } from "./queries.ts";
import { StepHeading } from "./step-heading.tsx";
import { strings } from "./strings.ts";
import { WordsStep } from "./words-step.tsx";

interface AddWayProps {
  kind: NewWay["kind"];
  ways: readonly KeyWay[];
  owner: { userId: string; version: number };
  onDone: () => void;
}

/** Another way to the same key. This device cannot read the key that it keeps, so one of the ways has to open it first. */
export function AddWay({ kind, ways, owner, onDone }: AddWayProps) {
  const words = useStrings(strings);
  const [raw, setRaw] = useState<Uint8Array<ArrayBuffer> | null>(null);
  const { add, fault, proofWindow } = useAdding(owner, onDone);
  const make = { onMade: (shown: Shown) => raw && add(raw, shown), onBack: onDone };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {raw === null ? (
        <>
          <StepHeading>{words.firstOpenTitle}</StepHeading>
          <p className="max-w-[60ch] text-[0.95rem] text-soft">{words.firstOpen}</p>
          <KeyEntry
            ways={ways}
            onShown={async (shown) => {
              const found = await rawKeyFor(ways, shown, owner);
              setRaw(found);
              return found !== null;
            }}
          />
          <Button kind="plain" className="justify-self-start" onClick={onDone}>
            {words.cancel}
          </Button>
        </>
      ) : kind === "passphrase" ? (
        <WordsStep {...make} />
      ) : kind === "code" ? (
        <CodeStep {...make} />
      ) : (
        <div className="grid justify-items-start gap-3">
          <StepHeading>{words.addPasskey}</StepHeading>
          <p className="max-w-[60ch] text-[0.95rem] text-soft">{words.passkeyTwice}</p>
          <PasskeyWay onMade={make.onMade}>
            <KeyRound aria-hidden="true" size={18} />
            {words.byPasskey}
          </PasskeyWay>
          <Button kind="plain" onClick={onDone}>
            {words.cancel}
          </Button>
        </div>
      )}
      <p role="alert" className="empty:hidden">
        {fault}
      </p>
      {proofWindow}
    </div>
  );
}

function useAdding(owner: AddWayProps["owner"], onDone: () => void) {
  const words = useStrings(strings);
  const toast = useToast();
  const proof = useProof();
  const { mutate } = useAddWay();
  const [fault, setFault] = useState("");
  const send = (way: NewWay) =>
    mutate(
      { input: way },
      {
        onSuccess: () => {
          toast({ title: words.added });
          onDone();
        },
        onError: (error) => {
          if (!proof.isAsked(error, () => send(way)))
            setFault(error.status === 0 ? words.offline : (error.problem?.detail ?? words.failed));
        },
      },
    );
  return {
    add: (raw: Uint8Array<ArrayBuffer>, shown: Shown) => void wayFor(raw, shown, owner).then(send),
    fault,
    proofWindow: proof.window,
  };
}
