import { useState } from "react";
import { useHydrated, useSearch } from "../router/provider.tsx";
import { indexSearchOf } from "../app/index-address.ts";
import { useStrings } from "../app/language.tsx";
import type { CallError } from "../call.ts";
import { Button } from "../ui/button.tsx";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";
import { FormMessage } from "./form-message.tsx";
import { PasswordField } from "./password-field.tsx";
import { useResetPassword } from "./queries.ts";
import { SecondFactorStep } from "./second-factor-step.tsx";
import { strings } from "./strings.ts";
import { useForm } from "./use-form.ts";

/** Where the link of a password mail (or of the operator) leads. */
export function NewPasswordScreen() {
  const words = useStrings(strings);
  const { reset: token = "" } = useSearch(indexSearchOf);
  const [shown, setShown] = useState(false);
  const reset = useResetPassword();
  const isReady = useHydrated();
  const isBusy = reset.isPending || reset.isSuccess;
  // what was typed, once only the second factor is missing
  const [typed, setTyped] = useState<{ password: string; confirmPassword: string } | null>(null);
  const onSuccess = () => location.assign("/");
  const { form, faults, onSubmit } = useForm(({ password = "", confirmPassword = "" }, onError) => {
    const orSecondStep = (error: CallError) =>
      error.problem?.code === "second_factor_needed"
        ? setTyped({ password, confirmPassword })
        : onError(error);
    reset.mutate({ input: { token, password, confirmPassword } }, { onError: orSecondStep, onSuccess });
  });
  const isLinkSpent = reset.error?.problem?.code === "link_used" || faults.fields["token"] !== undefined;
  return (
    <div className="mx-auto max-w-md sm:py-6">
      <div className="mb-4 w-32 max-sm:[@media(max-height:44rem)]:hidden sm:mb-6 sm:w-44">
        <EmptyScene className="w-full" />
      </div>
      <h1 className="text-[min(2.1rem,11vw)] lg:text-[3.2rem]">{words.resetTitle}</h1>
      <p className="mt-2 text-soft sm:mt-4">{words.resetText}</p>
      {typed ? (
        <SecondFactorStep
          isBusy={isBusy}
          send={(secondFactor, onError) =>
            reset.mutate({ input: { token, ...typed, secondFactor } }, { onError, onSuccess })
          }
        />
      ) : null}
      <form
        hidden={typed !== null}
        ref={form}
        onSubmit={onSubmit}
        method="post"
        noValidate
        className="mt-8 grid gap-5 max-sm:mt-5"
      >
        <PasswordField
          name="password"
          label={words.newPassword}
          autoComplete="new-password"
          hint={words.passwordHint}
          shown={shown}
          onShow={setShown}
          error={faults.fields["password"]}
        />
        <PasswordField
          name="confirmPassword"
          label={words.confirmPassword}
          autoComplete="new-password"
          shown={shown}
          error={faults.fields["confirmPassword"]}
        />
        <FormMessage message={isLinkSpent ? words.linkUsed : faults.message} />
        {isLinkSpent ? (
          <a
            href="/?login=forgot"
            className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
          >
            {words.resetAgain}
          </a>
        ) : null}
        <Button
          type="submit"
          disabled={!isReady || isBusy}
          className={`min-h-13 ${isBusy ? "" : "disabled:opacity-100"}`}
        >
          {isBusy ? words.sending : words.resetSave}
        </Button>
      </form>
    </div>
  );
}
