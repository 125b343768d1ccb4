import { accountApi } from "@remanso/core/account/contract.ts";
import { useChange } from "../app/ask.ts";
import { sessionsQuery, userQuery } from "./queries.ts";

/** Changes the password, or sets a first one; every other session ends. */
export function useChangePassword() {
  return useChange(accountApi.changePassword, {
    onDone: async (user, client) => {
      client.setQueryData(userQuery.queryKey, user);
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
}
