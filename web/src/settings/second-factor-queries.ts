import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accountApi } from "@remanso/core/account/contract.ts";
import { secondFactorApi } from "@remanso/core/second-factor/contract.ts";
import { askAgainAfter, useChange } from "../app/ask.ts";
import { call, type CallError } from "../call.ts";
import type { PromptError } from "../account/prompt-error.ts";

// without an Idempotency-Key: what is shown once is not kept for retries

/** Tries one of the person's passkeys, and turns the second factor on; answers the recovery codes. */
export function useTurnOn() {
  const client = useQueryClient();
  return useMutation<{ codes: string[] }, CallError | PromptError, void>({
    mutationFn: async () => {
      const [options, { showPasskey }] = await Promise.all([
        call(client, accountApi.proofOptions),
        import("../account/passkey-prompt.ts"),
      ]);
      const passkey = await showPasskey(options);
      return call(client, secondFactorApi.turnOn, { input: { passkey } });
    },
    onSuccess: () => askAgainAfter(client, secondFactorApi.turnOn),
  });
}

/** New recovery codes in place of the old ones. */
export function useRenewCodes() {
  const client = useQueryClient();
  return useMutation<{ codes: string[] }, CallError, void>({
    mutationFn: () => call(client, secondFactorApi.renewCodes),
    onSuccess: () => askAgainAfter(client, secondFactorApi.renewCodes),
  });
}

export const useTurnOff = () => useChange(secondFactorApi.turnOff);
