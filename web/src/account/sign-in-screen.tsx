import { signInErrors } from "@remanso/core/account/sign-in-error.ts";
import { useSearch } from "../router/provider.tsx";
import { indexSearchOf } from "../app/index-address.ts";
import { useHasGuestAnswers } from "../assessment/use-has-guest-answers.ts";
import { useStrings } from "../app/language.tsx";
import { LandingScene } from "../ui/illustrations/landing-scene.tsx";
import { AccountForm } from "./account-form.tsx";
import { afterSignIn } from "./after-sign-in.ts";
import { ForgottenPassword } from "./forgotten-password.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { strings } from "./strings.ts";
import { WaysIn } from "./ways-in.tsx";

/** specification §2: one screen that toggles between sign in and sign up, with Google and Apple beside it. */
export function SignInScreen() {
  const search = useSearch(indexSearchOf);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-6 lg:grid-cols-[minmax(0,1fr)_min(26rem,45%)] lg:gap-20">
      <LandingScene className="-mx-2 h-36 max-lg:[@media(max-height:48rem)]:h-20 max-sm:[@media(max-height:44rem)]:hidden! w-[calc(100%+1rem)] max-w-none! rounded-card lg:order-last lg:mx-0 lg:h-full lg:min-h-160 lg:w-full lg:rounded-[2.5rem]" />
      <div className="mx-auto w-full max-w-md lg:py-2">
        {search.login === "forgot" ? <ForgottenPassword /> : <Entrance />}
      </div>
    </div>
  );
}

function Entrance() {
  const words = useStrings(strings);
  const search = useSearch(indexSearchOf);
  const isNew = search.login === "sign-up";
  const hasGuestAnswers = useHasGuestAnswers();
  const next = afterSignIn(search, hasGuestAnswers);
  return (
    <>
      <h1 className="text-[min(2.1rem,11vw)] lg:text-[2.6rem]">
        {isNew ? words.signUpTitle : words.signInTitle}
      </h1>
      <p className="mt-1.5 text-soft lg:mt-3">
        {search.verify ? words.verifyFirst : isNew ? words.signUpText : words.signInText}
      </p>
      <WaysIn isNew={isNew} />
      <ProviderFailure code={search.error} />
      <AccountForm isNew={isNew} next={next} />
      <p className="my-6 flex items-center gap-4 text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {words.or}
      </p>
      <ProviderButtons next={next} />
      {isNew ? null : <PasskeySignIn next={next} />}
    </>
  );
}

/** Why the sign-in with a provider ended back here. */
function ProviderFailure({ code }: { code: string | undefined }) {
  const words = useStrings(strings);
  const known = signInErrors.find((error) => error === code);
  if (!known) return null;
  return (
    <p role="status" className="mt-6 rounded-card bg-wash px-5 py-4">
      {words.signInErrors[known]}
    </p>
  );
}
