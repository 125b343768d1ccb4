import { useCallback, useEffect } from "react";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { strings } from "./strings.ts";

type Engine = typeof import("./engine.ts");

let engine: Engine | null = null;
let loading: Promise<Engine> | null = null;

/** What makes the sound, fetched when somebody may want to listen, and all that then follows: from there on no network is needed. */
function loadEngine(): Promise<Engine> {
  loading ??= Promise.all([
    import("./engine.ts"),
    import("./mini-bar.tsx"),
    import("./settings-panel.tsx"),
  ]).then(
    ([loaded]) => {
      engine = loaded;
      return loaded;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Does something with the player: at once when it is here, as browsers want it of a press; says so when it cannot be fetched. */
export function useEngine(): (act: (engine: Engine) => void) => void {
  const words = useStrings(strings);
  const toast = useToast();
  useEffect(() => void loadEngine().catch(() => null), []);
  return useCallback(
    (act) => {
      if (engine) act(engine);
      else
        loadEngine().then(act, () =>
          toast({ kind: "failure", title: words.playerAway, description: words.playerAwayMore }),
        );
    },
    [toast, words],
  );
}
