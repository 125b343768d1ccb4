import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { accountApi, type User } from "@remanso/core/account/contract.ts";
import type { Passkey, PasskeyRequest, ShownPasskey } from "@remanso/core/account/shapes.ts";
import { useChange } from "../app/ask.ts";
import { newKey } from "../app/new-key.ts";
import { call, type CallError } from "../call.ts";
import type { PromptError } from "./prompt-error.ts";
import { passkeysQuery } from "./queries.ts";

type Failure = CallError | PromptError;

// what talks to the device comes with the first wish
const prompt = () => import("./passkey-prompt.ts");

/** Adds a passkey with this name: asks the server what to make, the device to make it, and keeps it. */
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
    onSuccess: () => askForPasskeys(client),
  });
}

export function useRenamePasskey() {
  return useChange(accountApi.renamePasskey, { onDone: (_reply, client) => askForPasskeys(client) });
}

/** Removes a passkey, here and where the browser can on the device; `onRemoved` comes once its line is gone from the list. */
export function useRemovePasskey(onRemoved: () => void) {
  return useChange(accountApi.removePasskey, {
    onDone: async (removed, client) => {
      await askForPasskeys(client);
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

function askForPasskeys(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
}
