import { KeyRound } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import type { KeyWay } from "@remanso/core/only-you/contract.ts";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import type { Shown } from "./content-key.ts";
import { shownByTyping } from "./open-ways.ts";
import { askPasskey } from "./prf.ts";
import { strings } from "./strings.ts";

interface KeyEntryProps {
  ways: readonly KeyWay[];
  /** False where what was shown opens nothing. */
  onShown: (shown: Shown) => Promise<boolean>;
}

/** Asks for one of the ways: words or a code, typed, or a passkey. No form, because it may stand in one. */
export function KeyEntry({ ways, onShown }: KeyEntryProps) {
  const words = useStrings(strings);
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const passkeys = ways.flatMap(({ credentialId }) => credentialId ?? []);

  async function attempt(work: () => Promise<string | null>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      setFault(await work());
    } catch {
      setFault(words.failed);
    }
    setBusy(false);
  }
  const byTyping = async () => {
    const read = await shownByTyping(typed);
    if ("fault" in read)
      return read.fault === "count" ? words.wrongCount : words.noSuchWord(read.fault.unknown);
    return (await onShown(read.shown)) ? null : words.wrong;
  };
  const byPasskey = async () => {
    const shown = await askPasskey(passkeys);
    return shown && (await onShown(shown)) ? null : words.wrongPasskey;
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void attempt(byTyping);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field
        label={words.typed}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={fault}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={byKey}
      />
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={isBusy} onClick={() => void attempt(byTyping)}>
          {isBusy ? words.opening : words.open}
        </Button>
        {passkeys.length > 0 ? (
          <Button kind="soft" aria-disabled={isBusy} onClick={() => void attempt(byPasskey)}>
            <KeyRound aria-hidden="true" size={18} />
            {words.openPasskey}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
