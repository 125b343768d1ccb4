import { useEffect, useRef } from "react";
import { Link } from "../router/link.tsx";
import { useSearch } from "../router/provider.tsx";
import { indexSearchOf } from "../app/index-address.ts";
import { useStrings } from "../app/language.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";
import { RippleLoader } from "../ui/illustrations/ripple-loader.tsx";
import { FormMessage } from "./form-message.tsx";
import { faultsOfAnswer } from "./form-faults.ts";
import { useVerifyEmail } from "./queries.ts";
import { strings } from "./strings.ts";

/** Where the link of a verification mail leads: the address is confirmed as the page opens. */
export function VerifyEmailScreen() {
  const words = useStrings(strings);
  const { verify: token = "" } = useSearch(indexSearchOf);
  const verification = useVerifyEmail();
  const { mutate } = verification;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    mutate({ input: { token } });
  }, [mutate, token]);
  return (
    <div className="mx-auto grid max-w-md grid-cols-[minmax(0,1fr)] justify-items-center gap-6 py-10 text-center max-sm:[@media(max-height:48rem)]:gap-4 max-sm:[@media(max-height:48rem)]:py-0">
      {verification.isSuccess ? (
        <Outcome title={words.verifiedTitle} text={words.verifiedText} />
      ) : verification.isError ? (
        <Failed error={verification.error} onRetry={() => mutate({ input: { token } })} />
      ) : (
        <>
          <h1 className="text-[2.2rem]">{words.verifyTitle}</h1>
          <RippleLoader label={words.verifying} />
        </>
      )}
    </div>
  );
}

function Outcome({ title, text }: { title: string; text: string }) {
  const words = useStrings(strings);
  return (
    <div role="status" className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-6">
      <EmptyScene className="w-56 max-sm:[@media(max-height:48rem)]:w-44" />
      <h1 className="text-[2.2rem] lg:text-[2.8rem]">{title}</h1>
      <p className="text-soft">{text}</p>
      <Link to="/" search={{}} className={buttonClass()}>
        {words.toHome}
      </Link>
    </div>
  );
}

type Failure = NonNullable<ReturnType<typeof useVerifyEmail>["error"]>;

function Failed({ error, onRetry }: { error: Failure; onRetry: () => void }) {
  const words = useStrings(strings);
  // a malformed token is an invalid link too
  const isSpent = error.problem?.code === "link_used" || error.problem?.errors !== undefined;
  return (
    <>
      <EmptyScene className="w-56 max-sm:[@media(max-height:48rem)]:w-44" />
      <h1 className="text-[2.2rem] lg:text-[2.8rem]">{words.verifyFailedTitle}</h1>
      <FormMessage message={isSpent ? words.linkUsed : faultsOfAnswer(error, words).message} />
      {isSpent ? (
        <>
          <p className="text-soft">{words.verifyNewLink}</p>
          <Link to="/settings" hash="account" className={buttonClass()}>
            {words.toSettings}
          </Link>
        </>
      ) : (
        <Button onClick={onRetry}>{words.tryAgain}</Button>
      )}
    </>
  );
}
