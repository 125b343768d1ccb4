import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ShownPasskey } from "@remanso/core/account/shapes.ts";

/** Offers passkeys in the e-mail field, where the browser can, unless that is paused. `onShown` must stay the same. */
export function usePasskeyAutofill(isPaused: boolean, onShown: (passkey: ShownPasskey) => void): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isPaused || !hasAutofill()) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    // loaded once the page is idle
    const timer = setTimeout(() => {
      import("./passkey-autofill.ts").then(
        ({ offerPasskeys }) => offerPasskeys(client, { signal, onShown }),
        // the button beside the fields offers the same
        () => null,
      );
    }, 400);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [client, isPaused, onShown]);
}

function hasAutofill(): boolean {
  return "PublicKeyCredential" in globalThis && "isConditionalMediationAvailable" in PublicKeyCredential;
}
