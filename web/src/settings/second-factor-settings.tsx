import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PasskeyFailure } from "../account/passkey-failure.tsx";
import { strings as passkeyStrings } from "../account/passkey-text.ts";
import { passkeysQuery, secondFactorQuery } from "../account/queries.ts";
import { useProof } from "../account/use-proof.tsx";
import { useSupportsPasskeys } from "../account/use-supports-passkeys.ts";
import { useUser } from "../account/use-user.ts";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { SecondFactorIsOn } from "./second-factor-is-on.tsx";
import { useTurnOn } from "./second-factor-queries.ts";
import { strings } from "./second-factor-text.ts";
import { SettingsSection } from "./settings-section.tsx";

/** For whoever signs in with a password: whether their passkey is asked for after it. */
export function SecondFactorSettings() {
  const words = useStrings(strings);
  const user = useUser();
  const { data } = useQuery(secondFactorQuery);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isOn = data !== undefined && data.since !== null;
  const canShow = useSupportsPasskeys();
  if (!isOn && !(user?.hasPassword && canShow)) return null;
  return (
    <SettingsSection id="second-factor" title={words.title} text={words.text}>
      {isOn ? (
        <SecondFactorIsOn codesLeft={data.codesLeft} onCodes={setCodes} />
      ) : (
        <TurnOn onCodes={setCodes} />
      )}
      {codes ? <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} /> : null}
    </SettingsSection>
  );
}

function TurnOn({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const words = useStrings(strings);
  const { waiting } = useStrings(passkeyStrings);
  const { data: passkeys = [] } = useQuery(passkeysQuery);
  const proof = useProof();
  const { mutate, isPending, error } = useTurnOn();
  const turnOn = () =>
    mutate(undefined, {
      onError: (failure) => void proof.isAsked(failure, turnOn),
      onSuccess: ({ codes }) => onCodes(codes),
    });
  if (passkeys.length === 0) return <p className="text-soft">{words.needsPasskey}</p>;
  return (
    <>
      <p className="text-soft">{words.trying}</p>
      <Button
        kind="soft"
        onClick={() => isPending || turnOn()}
        aria-disabled={isPending}
        className="justify-self-start"
      >
        {isPending ? waiting : words.turnOn}
      </Button>
      <PasskeyFailure error={proof.window ? null : error} />
      {proof.window}
    </>
  );
}
