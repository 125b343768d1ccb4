import { useId, useState } from "react";
import { useLanguage, useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import type { Shown } from "./content-key.ts";
import { newPassphrase, passphraseBytes, typedWords } from "./passphrase.ts";
import { StepHeading } from "./step-heading.tsx";
import { strings } from "./strings.ts";

interface WordsStepProps {
  onMade: (shown: Shown) => void;
  onBack: () => void;
}

/** Six words, shown and typed once to be sure that they were kept. */
export function WordsStep({ onMade, onBack }: WordsStepProps) {
  const words = useStrings(strings);
  const language = useLanguage();
  const id = useId();
  const [made, setMade] = useState(() => newPassphrase(language));
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const goOn = () => {
    const isSame = typedWords(typed).join(" ") === typedWords(made).join(" ");
    setFault(isSame ? null : words.wordsDiffer);
    if (isSame) onMade({ kind: "passphrase", secret: passphraseBytes(made), credentialId: null });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-2">
        <StepHeading id={id}> {words.yourWords}</StepHeading>
        <p className="max-w-[60ch] text-[0.95rem] text-soft">{words.wordsText}</p>
        <p
          aria-labelledby={id}
          role="group"
          translate="no"
          className="rounded-card bg-wash px-5 py-4 font-serif text-[1.35rem] leading-relaxed wrap-anywhere"
        >
          {made}
        </p>
        <Button
          kind="plain"
          className="justify-self-start"
          onClick={() => {
            setMade(newPassphrase(language));
            setTyped("");
          }}
        >
          {words.otherWords}
        </Button>
      </div>
      <Field
        label={words.wordsAgain}
        value={typed}
        error={fault}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") goOn();
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={goOn}>{words.goOn}</Button>
        <Button kind="plain" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </div>
  );
}
