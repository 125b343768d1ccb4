import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
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
    const { href, state } = router.history.location;
    if (state.begins !== true) return;
    router.history.replace(href);
    begin();
  }, [router, begin]);
}
