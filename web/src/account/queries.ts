import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { accountApi, type User } from "@remanso/core/account/contract.ts";
import { ask, useChange } from "../app/ask.ts";
import { applyTheme, keepPreference } from "../app/preferences.ts";
import { call, CallError } from "../call.ts";

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

export async function loadSettings(client: QueryClient): Promise<void> {
  await Promise.all([
    client.ensureQueryData(userQuery),
    client.ensureQueryData(sessionsQuery),
    client.ensureQueryData(providersQuery),
  ]);
}

export function useChangeSettings() {
  return useChange(accountApi.changeSettings, {
    onDone: (user, client) => {
      client.setQueryData(userQuery.queryKey, user);
    },
  });
}

/** Applies a theme at once and keeps it on the device and in the account. */
export function useSaveTheme(): (theme: "light" | "dark" | "system") => void {
  const { mutate } = useChangeSettings();
  return (theme) => {
    applyTheme(theme);
    keepPreference("theme", theme);
    mutate({ input: { theme } });
  };
}
