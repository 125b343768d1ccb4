import { queryOptions, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { accountApi, type User } from "@remanso/core/account/contract.ts";
import { ask, useChange } from "../app/ask.ts";
import { call, CallError } from "../call.ts";
import { loadReminders } from "../reminders/queries.ts";

/** The person, or null when nobody is signed in. specification §7: a mode exists that returns null for 401. */
export const userQuery = queryOptions<User | null, CallError>({
  queryKey: ["/api/auth/user"],
  queryFn: async ({ client }) => {
    try {
      return await call(client, accountApi.user);
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return null;
      throw error;
    }
  },
});

export const sessionsQuery = ask(accountApi.sessions);
export const providersQuery = ask(accountApi.providers);
export const passkeysQuery = ask(accountApi.passkeys);
export const connectedProvidersQuery = ask(accountApi.connectedProviders);

export async function loadSettings(client: QueryClient): Promise<void> {
  await Promise.all([
    client.ensureQueryData(userQuery),
    // is not kept for when there is no network: its section says so
    client.prefetchQuery(sessionsQuery),
    client.ensureQueryData(providersQuery),
    client.ensureQueryData(passkeysQuery),
    client.ensureQueryData(connectedProvidersQuery),
    loadReminders(client),
  ]);
}

/** The ways in must be known when the sign-in screen is drawn. */
export async function loadSignIn(client: QueryClient): Promise<void> {
  await client.ensureQueryData(providersQuery);
}

/** Pages that strangers and people share need the person for the top bar and the country, if there is one. */
export async function loadPerson(client: QueryClient): Promise<void> {
  await client.ensureQueryData(userQuery);
}

export function useChangeSettings() {
  return useChange(accountApi.changeSettings, {
    onDone: (user, client) => {
      client.setQueryData(userQuery.queryKey, user);
      // another time zone has other next reminders
      void client.invalidateQueries({ queryKey: ["/api/reminders"] });
    },
  });
}

/** Keeps a theme in the account. The screens show it at once; `onFailed` is called when the account could not keep it. */
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

export function useVerifyEmail() {
  return useChange(accountApi.verifyEmail, {
    onDone: (_reply, client) => client.invalidateQueries({ queryKey: userQuery.queryKey }),
  });
}

export function useEndSession() {
  return useChange(accountApi.endSession, {
    onDone: (_reply, client) => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export function useEndOtherSessions() {
  return useChange(accountApi.endOtherSessions, {
    onDone: (_reply, client) => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
