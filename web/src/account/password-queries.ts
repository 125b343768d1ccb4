import { accountApi } from "@remanso/core/account/contract.ts";
import { useChange } from "../app/ask.ts";
import { userQuery } from "./queries.ts";

/** Changes the password, or sets a first one; every other session ends. */
export const useChangePassword = () => useChange(accountApi.changePassword, { replyOf: userQuery });
