import { queryOptions, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { accountApi, type User } from "@remanso/core/account/contract.ts";
import { secondFactorApi } from "@remanso/core/second-factor/contract.ts";
import { ask, shownBy, useChange } from "../app/ask.ts";
import { call, CallError } from "../call.ts";
import { loadReminders } from "../reminders/queries.ts";

/** The person, or null when nobody is signed in. specification §7: a mode exists that returns null for 401. */
export const userQuery = queryOptions<User | null, CallError>({
  queryKey: [accountApi.user.path],
  queryFn: async ({ client }) => {
    try {
      return await call(client, accountApi.user);
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return null;
      throw error;
    }
  },
  meta: shownBy(accountApi.user),
});

export const sessionsQuery = ask(accountApi.sessions);
export const providersQuery = ask(accountApi.providers);
export const passkeysQuery = ask(accountApi.passkeys);
export const secondFactorQuery = ask(secondFactorApi.secondFactor);
export const connectedProvidersQuery = ask(accountApi.connectedProviders);

export async function loadSettings(client: QueryClient): Promise<void> {
  await Promise.all([
    client.ensureQueryData(userQuery),
    // not stored for offline use: its section says so
    client.prefetchQuery(sessionsQuery),
    client.ensureQueryData(providersQuery),
    client.ensureQueryData(passkeysQuery),
    client.ensureQueryData(secondFactorQuery),
    client.ensureQueryData(connectedProvidersQuery),
    loadReminders(client),
  ]);
}

/** The sign-in methods must be known when the sign-in screen is rendered. */
export async function loadSignIn(client: QueryClient): Promise<void> {
  await client.ensureQueryData(providersQuery);
}

/** Pages that strangers and people share need the person for the top bar and the country, if there is one. */
export async function loadPerson(client: QueryClient): Promise<void> {
  await client.ensureQueryData(userQuery);
}

export const useChangeSettings = () => useChange(accountApi.changeSettings, { replyOf: userQuery });

/** Saves a theme in the account. The screens show it at once; `onFailed` is called if saving fails. */
export function useSaveTheme(): (theme: User["theme"], onFailed: () => void) => void {
  const client = useQueryClient();
  const { mutate } = useChangeSettings();
  return (theme, onFailed) => {
    client.setQueryData(userQuery.queryKey, (user) => (user ? { ...user, theme } : user));
    mutate({ input: { theme } }, { onError: onFailed });
  };
}

export const useSignIn = () => useChange(accountApi.signIn);
export const useSignUp = () => useChange(accountApi.signUp);
export const useRequestPasswordReset = () => useChange(accountApi.requestPasswordReset);
export const useResetPassword = () => useChange(accountApi.resetPassword);
export const useRequestVerification = () => useChange(accountApi.requestVerification);
export const useVerifyEmail = () => useChange(accountApi.verifyEmail);
export const useEndSession = () => useChange(accountApi.endSession);
export const useEndOtherSessions = () => useChange(accountApi.endOtherSessions);
