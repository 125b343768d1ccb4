import { privacyApi } from "@remanso/core/privacy/contract.ts";
import { ask, useChange } from "../app/ask.ts";

export const retentionQuery = ask(privacyApi.retention);

export const useKeepUsageFor = () => useChange(privacyApi.keepUsageFor, { replyOf: retentionQuery });

export const useDeleteAccount = () => useChange(privacyApi.deleteAccount);
