import { useQuery } from "@tanstack/react-query";
import { KeyRound, NotebookPen } from "lucide-react";
import { useState } from "react";
import { passkeysQuery } from "../account/queries.ts";
import { useSupportsPasskeys } from "../account/use-supports-passkeys.ts";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import type { Shown } from "./content-key.ts";
import { PasskeyWay } from "./passkey-way.tsx";
import { StepHeading } from "./step-heading.tsx";
import { strings } from "./strings.ts";
import { WordsStep } from "./words-step.tsx";

interface FirstWayProps {
  onMade: (shown: Shown) => void;
  onBack: () => void;
}

/** The first way to open the texts: six words, or a passkey where the browser can. */
export function FirstWay({ onMade, onBack }: FirstWayProps) {
  const words = useStrings(strings);
  const canShow = useSupportsPasskeys();
  const { data: passkeys = [] } = useQuery(passkeysQuery);
  const [isWords, setWords] = useState(false);
  if (isWords) return <WordsStep onMade={onMade} onBack={() => setWords(false)} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-1.5">
        <StepHeading> {words.firstTitle}</StepHeading>
        <p className="max-w-[60ch] text-[0.95rem] text-soft">{words.firstText}</p>
      </div>
      <div className="grid gap-2 justify-items-start">
        <p className="max-w-[60ch] text-[0.95rem]">{words.byWordsText}</p>
        <Button kind="soft" onClick={() => setWords(true)}>
          <NotebookPen aria-hidden="true" size={18} />
          {words.byWords}
        </Button>
      </div>
      {canShow ? (
        <div className="grid gap-2 justify-items-start border-t border-line pt-5">
          <p className="max-w-[60ch] text-[0.95rem]">
            {passkeys.length === 0 ? words.noPasskeys : `${words.byPasskeyText} ${words.passkeyTwice}`}
          </p>
          {passkeys.length === 0 ? null : (
            <PasskeyWay onMade={onMade}>
              <KeyRound aria-hidden="true" size={18} />
              {words.byPasskey}
            </PasskeyWay>
          )}
        </div>
      ) : null}
      <Button kind="plain" className="justify-self-start" onClick={onBack}>
        {words.cancel}
      </Button>
    </div>
  );
}
