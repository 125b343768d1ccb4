import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { deviceOf } from "@remanso/core/account/device.ts";
import { PasskeyFailure } from "../account/passkey-failure.tsx";
import { useAddPasskey } from "../account/passkey-queries.ts";
import { strings as passkeyStrings } from "../account/passkey-text.ts";
import { passkeysQuery } from "../account/queries.ts";
import { useProof } from "../account/use-proof.tsx";
import { useSupportsPasskeys } from "../account/use-supports-passkeys.ts";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { Button } from "../ui/button.tsx";
import { PasskeyLine } from "./passkey-line.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useFocusWhenFewer } from "./use-focus-when-fewer.ts";
import { strings } from "./ways-in-text.ts";

/** decisions §1: passkeys can be added; here they are also named and removed. */
export function PasskeySettings() {
  const words = useStrings(strings);
  const { data: passkeys = [] } = useQuery(passkeysQuery);
  // the one whose name is being written; first that of a new one, whose name is only a suggestion
  const [naming, setNaming] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useFocusWhenFewer(list, passkeys.length);
  return (
    <SettingsSection id="passkeys" title={words.passkeys} text={words.passkeysText}>
      <div ref={list} tabIndex={-1} className="grid gap-5">
        {passkeys.length === 0 ? <p className="text-soft">{words.noPasskeys}</p> : null}
        <ul className="grid gap-5 empty:hidden">
          {passkeys.map((passkey) => (
            <PasskeyLine
              key={passkey.id}
              passkey={passkey}
              isNaming={passkey.id === naming}
              onNaming={(isNaming) => setNaming(isNaming ? passkey.id : null)}
            />
          ))}
        </ul>
      </div>
      <AddPasskey onAdded={setNaming} />
    </SettingsSection>
  );
}

function AddPasskey({ onAdded }: { onAdded: (id: string) => void }) {
  const words = useStrings(strings);
  const { waiting, failures } = useStrings(passkeyStrings);
  const toast = useToast();
  const proof = useProof();
  const { mutate, isPending, error } = useAddPasskey();
  const canAdd = useSupportsPasskeys();
  const add = () =>
    mutate(deviceOf(navigator.userAgent) || words.someDevice, {
      onError: (failure) => void proof.isAsked(failure, add),
      onSuccess: ({ id }) => {
        onAdded(id);
        toast({ title: words.passkeyAdded });
      },
    });
  if (!canAdd) return <p className="text-soft">{failures.unsupported}</p>;
  return (
    <>
      <Button
        kind="soft"
        onClick={() => isPending || add()}
        aria-disabled={isPending}
        className="justify-self-start"
      >
        {isPending ? waiting : words.addPasskey}
      </Button>
      <PasskeyFailure error={proof.window ? null : error} />
      {proof.window}
    </>
  );
}
