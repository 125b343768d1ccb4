import { Fingerprint } from "lucide-react";
import { useStrings } from "../app/language.tsx";
import { PasskeyFailure } from "./passkey-failure.tsx";
import { usePasskeySignIn } from "./passkey-queries.ts";
import { strings as passkeyStrings } from "./passkey-text.ts";
import { PromptError } from "./prompt-error.ts";
import { strings } from "./strings.ts";
import { usePasskeyAutofill } from "./use-passkey-autofill.ts";

/** Signing in with a passkey: by this button, or from the browser's suggestions in the e-mail field. */
export function PasskeySignIn({ next }: { next: string }) {
  const words = useStrings(strings);
  const { waiting } = useStrings(passkeyStrings);
  const { mutate, isPending, isSuccess, error } = usePasskeySignIn(() => location.assign(next));
  const isBusy = isPending || isSuccess;
  // after the server refused one, suggestions are not offered again automatically
  const isRefused = error !== null && !(error instanceof PromptError);
  usePasskeyAutofill(isBusy || isRefused, mutate);
  return (
    <div className="mt-3 grid gap-4">
      <button
        type="button"
        // a disabled button loses focus, and the device's window returns focus to it
        aria-disabled={isBusy}
        onClick={() => isBusy || mutate(null)}
        className="flex min-h-12 items-center justify-center gap-3 rounded-control border border-line bg-raised px-5 py-2 font-semibold leading-tight transition duration-300 ease-water hover:bg-wash aria-disabled:opacity-70"
      >
        <Fingerprint aria-hidden="true" size={20} className="shrink-0" />
        {isBusy ? waiting : words.passkey}
      </button>
      <PasskeyFailure error={error} />
    </div>
  );
}
