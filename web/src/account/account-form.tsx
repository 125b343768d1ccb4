import { useState, type ComponentProps } from "react";
import { Link } from "../router/link.tsx";
import { useHydrated, useSearch } from "../router/provider.tsx";
import { indexSearchOf } from "../app/index-address.ts";
import type { CallError } from "../call.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { FormMessage } from "./form-message.tsx";
import { PasswordField } from "./password-field.tsx";
import { useSignIn, useSignUp } from "./queries.ts";
import { SecondFactorStep } from "./second-factor-step.tsx";
import { strings } from "./strings.ts";
import { useForm } from "./use-form.ts";

/** E-mail and password; for somebody new also the name, the password once more, and what signing up means. */
export function AccountForm({ isNew, next }: { isNew: boolean; next: string }) {
  const words = useStrings(strings);
  const [shown, setShown] = useState(false);
  const { enter, isBusy, secondStep } = useEntrance(isNew, next);
  const { form, faults, onSubmit } = useForm(enter);
  const { fields, message } = faults;
  const isReady = useHydrated();
  if (secondStep && !isNew) return <SecondFactorStep isBusy={isBusy} send={secondStep} />;
  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      method="post"
      noValidate
      className="mt-7 grid gap-5 max-sm:mt-5 max-sm:gap-3.5"
    >
      {/* stays mounted but hidden while the other form is shown */}
      <div hidden={!isNew}>
        <Field
          name="fullName"
          label={words.fullName}
          autoComplete="name"
          maxLength={120}
          required
          disabled={!isNew}
          error={fields["fullName"]}
        />
      </div>
      <Field
        name="email"
        type="email"
        label={words.email}
        autoComplete={isNew ? "email" : "username webauthn"}
        autoCapitalize="none"
        spellCheck={false}
        required
        error={fields["email"]}
      />
      <PasswordField
        name="password"
        label={words.password}
        autoComplete={isNew ? "new-password" : "current-password"}
        shown={shown}
        onShow={setShown}
        error={fields["password"]}
        {...(isNew ? { hint: words.passwordHint } : {})}
      />
      {isNew ? (
        <PasswordField
          name="confirmPassword"
          label={words.confirmPassword}
          autoComplete="new-password"
          shown={shown}
          error={fields["confirmPassword"]}
        />
      ) : (
        <ForgotLink />
      )}
      <FormMessage message={message} />
      {/* before the script has loaded, a press must not submit a password on its own */}
      <Button
        type="submit"
        disabled={!isReady || isBusy}
        className={`min-h-13 ${isBusy ? "" : "disabled:opacity-100"}`}
      >
        {isBusy ? words.sending : isNew ? words.signUp : words.signIn}
      </Button>
      {isNew ? <Consent /> : null}
    </form>
  );
}

function useEntrance(isNew: boolean, next: string) {
  const language = useLanguage();
  const signIn = useSignIn();
  const signUp = useSignUp();
  // what was typed, once only the second factor is missing
  const [typed, setTyped] = useState<{ email: string; password: string } | null>(null);
  const onSuccess = () => location.assign(next);
  const enter = (values: Readonly<Record<string, string>>, onError: (error: CallError) => void) => {
    const { fullName = "", email = "", password = "", confirmPassword = "" } = values;
    if (!isNew) {
      const orSecondStep = (error: CallError) =>
        error.problem?.code === "second_factor_needed" ? setTyped({ email, password }) : onError(error);
      return signIn.mutate({ input: { email, password } }, { onError: orSecondStep, onSuccess });
    }
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    signUp.mutate(
      { input: { fullName, email, password, confirmPassword, language, timeZone } },
      { onError, onSuccess },
    );
  };
  const current = isNew ? signUp : signIn;
  const secondStep: ComponentProps<typeof SecondFactorStep>["send"] | null =
    typed &&
    ((secondFactor, onError) => signIn.mutate({ input: { ...typed, secondFactor } }, { onError, onSuccess }));
  return { enter, isBusy: current.isPending || current.isSuccess, secondStep };
}

function ForgotLink() {
  const words = useStrings(strings);
  const { next } = useSearch(indexSearchOf);
  return (
    <Link
      to="/"
      search={{ login: "forgot", next }}
      className="-my-2 inline-flex min-h-11 items-center justify-self-start font-semibold text-primary underline underline-offset-4"
    >
      {words.forgot}
    </Link>
  );
}

// decisions §1: from 16 years, what is stored, consent by signing up
function Consent() {
  const words = useStrings(strings);
  return (
    <p className="text-[0.9rem] text-soft">
      {words.consentBefore}{" "}
      <a
        href="/privacy"
        target="_blank"
        rel="noopener"
        className="font-semibold text-ink underline underline-offset-4"
      >
        {words.consentLink}
      </a>{" "}
      {words.consentAfter}
    </p>
  );
}
