import { useEffect } from "react";
import { importAgain } from "../app/import-again.ts";
import { lazyPart } from "../app/lazy-part.tsx";
import { useStrings } from "../app/language.tsx";
import { newKey } from "../app/new-key.ts";
import { useHalfDone } from "../app/use-half-done.ts";
import { strings as guestStrings } from "./guest-text.ts";
import { Questions } from "./questions.tsx";
import { useGuest } from "./use-guest.ts";

// with the rule of plans and its table of facts
const GuestResult = lazyPart(() =>
  importAgain(() => import("./guest-result.tsx")).then((module) => module.GuestResult),
);

/** The questions without an account, then their result. Nothing of it leaves the device. decisions §2 */
export function GuestScreen() {
  const words = useStrings(guestStrings);
  const control = useGuest();
  const { guest, change } = control;
  useHalfDone();
  const isUnderWay = guest.draft.index > 0;
  // the result can then be shown without a connection too
  useEffect(() => {
    if (isUnderWay) GuestResult.preload();
  }, [isUnderWay]);
  if (guest.given) return <GuestResult control={control} given={guest.given} />;
  const finish = () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const attempt = guest.draft.attempt ?? newKey();
    change({
      draft: { ...guest.draft, attempt },
      given: { at: new Date().toISOString(), timeZone },
    });
  };
  return (
    <Questions
      draft={guest.draft}
      sending={false}
      sendLabel={words.see}
      onChange={(draft) => change({ draft, given: null })}
      onSend={finish}
      onLeave={() => location.assign("/")}
    />
  );
}
