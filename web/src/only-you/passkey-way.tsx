import { useState, type ReactNode } from "react";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import type { Shown } from "./content-key.ts";
import { askPasskey } from "./prf.ts";
import { strings } from "./strings.ts";

/** Asks a passkey twice: what it answered once, and then differently, would never open again. */
export function PasskeyWay({ onMade, children }: { onMade: (shown: Shown) => void; children: ReactNode }) {
  const words = useStrings(strings);
  const [state, setState] = useState<"idle" | "busy" | "cannot">("idle");
  const ask = async () => {
    if (state === "busy") return;
    setState("busy");
    const shown = await askPasskey([]);
    const again = shown?.credentialId ? await askPasskey([shown.credentialId]) : null;
    const isSame = shown && again && shown.secret.every((byte, index) => byte === again.secret[index]);
    setState(isSame ? "idle" : "cannot");
    if (isSame) onMade(shown);
  };
  return (
    <>
      <Button kind="soft" aria-disabled={state === "busy"} onClick={() => void ask()}>
        {state === "busy" ? words.passkeyBusy : children}
      </Button>
      <p role="alert" className="max-w-[60ch] text-[0.95rem] empty:hidden">
        {state === "cannot" ? words.passkeyCannot : ""}
      </p>
    </>
  );
}
