import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { User } from "@remanso/core/account/contract.ts";
import type { CallError } from "../call.ts";
import { FormMessage } from "../account/form-message.tsx";
import { PasskeyFailure } from "../account/passkey-failure.tsx";
import { useProve } from "../account/passkey-queries.ts";
import { PasswordField } from "../account/password-field.tsx";
import { useChangePassword } from "../account/password-queries.ts";
import { strings as passkeyStrings } from "../account/passkey-text.ts";
import { passkeysQuery } from "../account/queries.ts";
import { strings as accountStrings } from "../account/strings.ts";
import { useForm } from "../account/use-form.ts";
import { useProof } from "../account/use-proof.tsx";
import { useSupportsPasskeys } from "../account/use-supports-passkeys.ts";
import { UserNameForManagers } from "../account/user-name-for-managers.tsx";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { strings } from "./ways-in-text.ts";

interface PasswordDialogProps {
  user: User;
  onClose: () => void;
}

/** The old password, or a passkey in its place, and the new one twice. */
export function PasswordDialog({ user, onClose }: PasswordDialogProps) {
  const words = useStrings(strings);
  const [isProved, setProved] = useState(false);
  const asksCurrent = user.hasPassword && !isProved;
  return (
    <Dialog
      open
      onClose={onClose}
      title={user.hasPassword ? words.changePassword : words.setPassword}
      closeLabel={words.close}
    >
      <p role="status" className="empty:hidden">
        {isProved ? words.confirmed : ""}
      </p>
      <PasswordForm user={user} asksCurrent={asksCurrent} onClose={onClose} />
      {asksCurrent ? <PasskeyInstead onProved={() => setProved(true)} /> : null}
    </Dialog>
  );
}

function PasswordForm({ user, asksCurrent, onClose }: PasswordDialogProps & { asksCurrent: boolean }) {
  const words = useStrings(strings);
  const accountWords = useStrings(accountStrings);
  const [shown, setShown] = useState(false);
  const { save, isSaving, proofWindow } = useSave(onClose);
  const { form, faults, onSubmit } = useForm(save);
  const { fields, message } = faults;
  return (
    <>
      <form ref={form} onSubmit={onSubmit} method="post" noValidate className="grid gap-5">
        <UserNameForManagers email={user.email} />
        {asksCurrent ? (
          <PasswordField
            name="currentPassword"
            label={words.currentPassword}
            autoComplete="current-password"
            shown={shown}
            error={fields["currentPassword"]}
          />
        ) : null}
        <PasswordField
          name="password"
          label={accountWords.newPassword}
          autoComplete="new-password"
          hint={accountWords.passwordHint}
          shown={shown}
          onShow={setShown}
          error={fields["password"]}
        />
        <PasswordField
          name="confirmPassword"
          label={accountWords.confirmPassword}
          autoComplete="new-password"
          shown={shown}
          error={fields["confirmPassword"]}
        />
        <FormMessage message={message} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isSaving}>
            {isSaving ? accountWords.sending : words.savePassword}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
      {proofWindow}
    </>
  );
}

type Typed = Readonly<Record<string, string>>;

function useSave(onSaved: () => void) {
  const words = useStrings(strings);
  const toast = useToast();
  const proof = useProof();
  const change = useChangePassword();
  const save = (typed: Typed, onError: (error: CallError) => void) => {
    const { currentPassword, password = "", confirmPassword = "" } = typed;
    change.mutate(
      { input: { password, confirmPassword, ...(currentPassword ? { currentPassword } : {}) } },
      {
        onError: (error) => {
          if (!proof.isAsked(error, () => save(typed, onError))) onError(error);
        },
        onSuccess: () => {
          onSaved();
          toast({ title: words.passwordSaved, description: words.passwordSavedMore });
        },
      },
    );
  };
  return { save, isSaving: change.isPending, proofWindow: proof.window };
}

/** For somebody who has forgotten the old one. */
function PasskeyInstead({ onProved }: { onProved: () => void }) {
  const words = useStrings(strings);
  const { waiting } = useStrings(passkeyStrings);
  const { data: passkeys = [] } = useQuery(passkeysQuery);
  const canShow = useSupportsPasskeys() && passkeys.length > 0;
  const { mutate, isPending, error } = useProve(onProved);
  if (!canShow) return null;
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <Button
        kind="plain"
        onClick={() => isPending || mutate(null)}
        aria-disabled={isPending}
        className="-mx-5 justify-self-start"
      >
        {isPending ? waiting : words.forgotCurrent}
      </Button>
      <PasskeyFailure error={error} />
    </div>
  );
}
