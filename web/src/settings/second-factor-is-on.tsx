import { useState } from "react";
import { useProof } from "../account/use-proof.tsx";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { Button } from "../ui/button.tsx";
import { AskDialog } from "./ask-dialog.tsx";
import { useRenewCodes, useTurnOff } from "./second-factor-queries.ts";
import { strings } from "./second-factor-text.ts";
import { useSayFailure } from "./use-say-failure.ts";

interface SecondFactorIsOnProps {
  codesLeft: number;
  onCodes: (codes: readonly string[]) => void;
}

/** How many codes are left, and what can be changed. */
export function SecondFactorIsOn({ codesLeft, onCodes }: SecondFactorIsOnProps) {
  const words = useStrings(strings);
  return (
    <>
      <p>
        {words.isOn} {words.codesLeft(codesLeft)}
      </p>
      <div className="-mx-5 flex flex-wrap">
        <RenewCodes onCodes={onCodes} />
        <TurnOff />
      </div>
    </>
  );
}

function RenewCodes({ onCodes }: Pick<SecondFactorIsOnProps, "onCodes">) {
  const words = useStrings(strings);
  const [isAsking, setAsking] = useState(false);
  const proof = useProof();
  const sayFailure = useSayFailure();
  const { mutate, isPending } = useRenewCodes();
  const renew = () =>
    mutate(undefined, {
      onSuccess: ({ codes }) => onCodes(codes),
      onError: (error) => proof.isAsked(error, renew) || sayFailure(words.notRenewed, error, renew),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button kind="plain" onClick={() => setAsking(true)}>
        {words.renew}
      </Button>
      <AskDialog
        open={isAsking}
        title={words.renewTitle}
        text={words.renewText}
        yes={words.renewYes}
        isBusy={isPending}
        onYes={renew}
        onClose={() => setAsking(false)}
      />
      {proof.window}
    </>
  );
}

function TurnOff() {
  const words = useStrings(strings);
  const [isAsking, setAsking] = useState(false);
  const proof = useProof();
  const toast = useToast();
  const sayFailure = useSayFailure();
  const { mutate, isPending } = useTurnOff();
  const turnOff = () =>
    mutate(
      {},
      {
        onSuccess: () => toast({ title: words.turnedOff }),
        onError: (error) => proof.isAsked(error, turnOff) || sayFailure(words.notTurnedOff, error, turnOff),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button kind="plain" onClick={() => setAsking(true)}>
        {words.turnOff}
      </Button>
      <AskDialog
        open={isAsking}
        title={words.turnOffTitle}
        text={words.turnOffText}
        yes={words.turnOffYes}
        isBusy={isPending}
        onYes={turnOff}
        onClose={() => setAsking(false)}
      />
      {proof.window}
    </>
  );
}
