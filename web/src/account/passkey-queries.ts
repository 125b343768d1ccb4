import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { accountApi, type User } from "@remanso/core/account/contract.ts";
import type { Passkey, PasskeyRequest, ShownPasskey } from "@remanso/core/account/shapes.ts";
import { askAgainAfter, useChange } from "../app/ask.ts";
import { newKey } from "../app/new-key.ts";
import { call, type CallError } from "../call.ts";
import type { PromptError } from "./prompt-error.ts";

type Failure = CallError | PromptError;

// the code that talks to the device is loaded on first use
const prompt = () => import("./passkey-prompt.ts");

/** Adds a passkey with this name: gets the options from the server, has the device create it, and stores it. */
export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation<Passkey, Failure, string>({
    mutationFn: async (name) => {
      const [options, { makePasskey }] = await Promise.all([
        call(client, accountApi.passkeyOptions),
        prompt(),
      ]);
      const passkey = await makePasskey(options);
      return call(client, accountApi.addPasskey, { input: { name, passkey }, idempotencyKey: newKey() });
    },
    onSuccess: () => askAgainAfter(client, accountApi.addPasskey),
  });
}

export const useRenamePasskey = () => useChange(accountApi.renamePasskey);

/** Removes a passkey, here and, where the browser can, on the device; `onRemoved` is called once its line is gone from the list. */
export function useRemovePasskey(onRemoved: () => void) {
  return useChange(accountApi.removePasskey, {
    onDone: async (removed) => {
      onRemoved();
      await (await prompt()).forgetPasskey(removed).catch(() => null);
    },
  });
}

/** What to sign to sign in with a passkey. */
export function askToSignIn(client: QueryClient): Promise<PasskeyRequest> {
  return call(client, accountApi.passkeySignInOptions);
}

/** Signs in with a passkey that was shown already, or asks the device for one. */
export function usePasskeySignIn(onSignedIn: () => void) {
  const client = useQueryClient();
  return useMutation<User, Failure, ShownPasskey | null>({
    mutationFn: async (shown) => {
      const passkey = shown ?? (await show(() => askToSignIn(client)));
      return call(client, accountApi.passkeySignIn, { input: { passkey } });
    },
    onSuccess: onSignedIn,
  });
}

/** Asks the device for a passkey of this site, to be sent with something else. */
export function useShowPasskey(onShown: (passkey: ShownPasskey) => void) {
  const client = useQueryClient();
  return useMutation<ShownPasskey, Failure, void>({
    mutationFn: () => show(() => askToSignIn(client)),
    onSuccess: onShown,
  });
}

/** Proves that it is still the same person, by the password or, without one, by one of their passkeys. */
export function useProve(onProved: () => void) {
  const client = useQueryClient();
  return useMutation<{ done: true }, Failure, string | null>({
    mutationFn: async (password) => {
      const input =
        password === null
          ? { passkey: await show(() => call(client, accountApi.proofOptions)) }
          : { password };
      return call(client, accountApi.prove, { input });
    },
    onSuccess: onProved,
  });
}

async function show(askServer: () => Promise<PasskeyRequest>): Promise<ShownPasskey> {
  const [options, { showPasskey }] = await Promise.all([askServer(), prompt()]);
  return showPasskey(options);
}
