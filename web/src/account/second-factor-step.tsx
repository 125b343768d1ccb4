import { useState } from "react";
import type { SecondFactor } from "@remanso/core/account/shapes.ts";
import { useStrings } from "../app/language.tsx";
import type { CallError } from "../call.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { FormMessage } from "./form-message.tsx";
import { PasskeyFailure } from "./passkey-failure.tsx";
import { useShowPasskey } from "./passkey-queries.ts";
import { strings as passkeyStrings } from "./passkey-text.ts";
import { strings } from "./second-factor-text.ts";
import { useForm } from "./use-form.ts";

interface SecondFactorStepProps {
  isBusy: boolean;
  send: (given: SecondFactor, onError: (error: CallError) => void) => void;
}

/** After the right password: the passkey, or a recovery code instead. */
export function SecondFactorStep({ isBusy, send }: SecondFactorStepProps) {
  const words = useStrings(strings);
  const { waiting } = useStrings(passkeyStrings);
  const [hasNone, setHasNone] = useState(false);
  const [refused, setRefused] = useState<CallError | null>(null);
  const showing = useShowPasskey((passkey) => send({ passkey }, setRefused));
  const isWaiting = isBusy || showing.isPending;
  const show = () => {
    setRefused(null);
    showing.mutate();
  };
  return (
    <section aria-labelledby="second-factor" className="mt-7 grid gap-5">
      {/* the focused form is gone */}
      <h2 id="second-factor" ref={focus} tabIndex={-1} className="text-[1.6rem]">
        {words.title}
      </h2>
      <p className="text-soft">{words.text}</p>
      <Button onClick={() => isWaiting || show()} aria-disabled={isWaiting} className="min-h-13">
        {isWaiting ? waiting : words.passkey}
      </Button>
      <PasskeyFailure error={showing.error ?? refused} />
      {hasNone ? (
        <ByCode isBusy={isBusy} send={send} />
      ) : (
        <Button kind="plain" onClick={() => setHasNone(true)}>
          {words.useCode}
        </Button>
      )}
      <p className="text-[0.9rem] text-soft">{words.lost}</p>
    </section>
  );
}

function focus(heading: HTMLElement | null): void {
  heading?.focus();
}

function focusField(place: HTMLElement | null): void {
  place?.querySelector("input")?.focus();
}

function ByCode({ isBusy, send }: SecondFactorStepProps) {
  const words = useStrings(strings);
  const { form, faults, onSubmit } = useForm(({ recoveryCode = "" }, onError) =>
    send({ recoveryCode }, onError),
  );
  return (
    <form ref={form} onSubmit={onSubmit} method="post" noValidate className="grid gap-5">
      <div ref={focusField}>
        <Field
          name="recoveryCode"
          label={words.code}
          hint={words.codeHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          error={faults.fields["recoveryCode"]}
        />
      </div>
      <FormMessage message={faults.message} />
      <Button kind="soft" type="submit" disabled={isBusy} className="min-h-12">
        {words.send}
      </Button>
    </form>
  );
}
