import { useEffect } from "react";
import { useRouter } from "../router/provider.tsx";
import { forgetEntryState } from "../router/steps.ts";

declare module "../router/address.ts" {
  interface EntryState {
    /** True where somebody came by 'Comenzar Sesión': the session begins without another press. */
    readonly begins?: true;
  }
}

/** The state of a link that starts the session it leads to. */
export const beginsAtOnce = { begins: true } as const;

/** Begins once where the way here asked for it; a reload, or coming back, asks for nothing. */
export function useBeginAtOnce(begin: () => void): void {
  const router = useRouter();
  useEffect(() => {
    if (router.shown.address.state.begins !== true) return;
    forgetEntryState(router);
    begin();
  }, [router, begin]);
}
