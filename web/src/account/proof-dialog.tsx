import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ConnectedProvider } from "@remanso/core/account/contract.ts";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FormMessage } from "./form-message.tsx";
import { PasskeyFailure } from "./passkey-failure.tsx";
import { useProve } from "./passkey-queries.ts";
import { PasswordField } from "./password-field.tsx";
import { PromptError } from "./prompt-error.ts";
import { strings as proofStrings } from "./proof-text.ts";
import { providerName } from "./provider-name.ts";
import { useProveWithProvider } from "./provider-queries.ts";
import { connectedProvidersQuery, passkeysQuery, secondFactorQuery } from "./queries.ts";
import { useUser } from "./use-user.ts";
import { strings as passkeyStrings } from "./passkey-text.ts";
import { useForm } from "./use-form.ts";
import { UserNameForManagers } from "./user-name-for-managers.tsx";
import { useSupportsPasskeys } from "./use-supports-passkeys.ts";

interface ProofDialogProps {
  onProved: () => void;
  onClose: () => void;
}

/** Asks a signed-in person to confirm that it is them, in any of the ways that open their account. */
export function ProofDialog({ onProved, onClose }: ProofDialogProps) {
  const words = useStrings(proofStrings);
  const user = useUser();
  const { data: passkeys = [] } = useQuery(passkeysQuery);
  const { data: providers = [] } = useQuery(connectedProvidersQuery);
  const { data: secondFactor } = useQuery(secondFactorQuery);
  // the password alone is one factor of two
  const hasPassword = user?.hasPassword === true && !secondFactor?.since;
  const canShow = useSupportsPasskeys() && passkeys.length > 0;
  const connected = providers.filter(({ configured, connectedAt }) => configured && connectedAt !== null);
  const hasNone = user !== null && !hasPassword && !canShow && connected.length === 0;
  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={words.close}>
      <p>{words.text}</p>
      {user && hasPassword ? <ByPassword email={user.email} onProved={onProved} /> : null}
      {canShow ? <ByPasskey onProved={onProved} /> : null}
      {connected.map((provider) => (
        <ByProvider key={provider.provider} provider={provider} />
      ))}
      {hasNone ? <p>{words.none}</p> : null}
    </Dialog>
  );
}

function ByPassword({ email, onProved }: { email: string | null; onProved: () => void }) {
  const words = useStrings(proofStrings);
  const [shown, setShown] = useState(false);
  const prove = useProve(onProved);
  const { form, faults, onSubmit } = useForm(({ password = "" }, onError) =>
    prove.mutate(password, {
      // the device is not involved here
      onError: (error) => (error instanceof PromptError ? undefined : onError(error)),
    }),
  );
  return (
    <form ref={form} onSubmit={onSubmit} method="post" noValidate className="grid gap-5">
      <UserNameForManagers email={email} />
      <PasswordField
        name="password"
        label={words.password}
        autoComplete="current-password"
        shown={shown}
        onShow={setShown}
        error={faults.fields["password"]}
      />
      <FormMessage message={faults.message} />
      <Button type="submit" disabled={prove.isPending} className="min-h-12">
        {words.confirm}
      </Button>
    </form>
  );
}

function ByPasskey({ onProved }: { onProved: () => void }) {
  const words = useStrings(proofStrings);
  const { waiting } = useStrings(passkeyStrings);
  const { mutate, isPending, error } = useProve(onProved);
  return (
    <div className="grid gap-4">
      <Button
        kind="soft"
        onClick={() => isPending || mutate(null)}
        aria-disabled={isPending}
        className="min-h-12"
      >
        {isPending ? waiting : words.passkey}
      </Button>
      <PasskeyFailure error={error} />
    </div>
  );
}

function ByProvider({ provider }: { provider: ConnectedProvider }) {
  const words = useStrings(proofStrings);
  const { mutate, isPending, isSuccess, error } = useProveWithProvider();
  return (
    <div className="grid gap-4">
      <Button
        kind="soft"
        onClick={() => mutate({ params: { provider: provider.provider } })}
        disabled={isPending || isSuccess}
        className="min-h-12"
      >
        {words.provider(providerName(provider))}
      </Button>
      <PasskeyFailure error={error} />
    </div>
  );
}
