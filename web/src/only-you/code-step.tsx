import { Download } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useStrings } from "../app/language.tsx";
import { saveFile } from "../app/save-file.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import type { Shown } from "./content-key.ts";
import { codeBytes, groupsIn, newRecoveryCode } from "./recovery-code.ts";
import { StepHeading } from "./step-heading.tsx";
import { strings } from "./strings.ts";

interface CodeStepProps {
  onMade: (shown: Shown) => void;
  onBack: () => void;
}

// typed to be sure that the code was kept, by their places
const askedGroups = [2, 6] as const;

/** The recovery code: shown this once, then two of its groups are asked for. */
export function CodeStep({ onMade, onBack }: CodeStepProps) {
  const [code, setCode] = useState("");
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    void newRecoveryCode().then(setCode);
  }, []);
  const made = async () => {
    const secret = await codeBytes(code);
    if (secret) onMade({ kind: "code", secret, credentialId: null });
  };
  if (isAsking) return <Asked code={code} onRight={() => void made()} onBack={() => setAsking(false)} />;
  return <ShownCode code={code} onKept={() => setAsking(true)} onBack={onBack} />;
}

function ShownCode({ code, onKept, onBack }: { code: string; onKept: () => void; onBack: () => void }) {
  const words = useStrings(strings);
  const id = useId();
  const text = [words.codeFileText, location.origin, "", code, ""].join("\n");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-2">
        <StepHeading id={id}> {words.codeTitle}</StepHeading>
        <p className="max-w-[60ch] text-[0.95rem] text-soft">{words.codeText}</p>
        <ol
          aria-labelledby={id}
          translate="no"
          className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] list-decimal gap-x-9 gap-y-2 rounded-card bg-wash py-4 pr-5 pl-12 marker:text-[0.85rem] marker:text-soft font-mono text-[1.15rem]"
        >
          {groupsIn(code).map((group, index) => (
            <li key={index} value={index + 1}>
              {group}
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="soft" onClick={() => saveFile(words.codeFile, text, "text/plain")}>
          <Download aria-hidden="true" size={18} />
          {words.saveCode}
        </Button>
        <Button onClick={onKept}>{words.codeKept}</Button>
        <Button kind="plain" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </div>
  );
}

function Asked({ code, onRight, onBack }: { code: string; onRight: () => void; onBack: () => void }) {
  const words = useStrings(strings);
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [fault, setFault] = useState<string | null>(null);
  const goOn = () => {
    const groups = groupsIn(code);
    const isRight = askedGroups.every((place) => groupsIn(typed[place] ?? "")[0] === groups[place]);
    setFault(isRight ? null : words.groupsDiffer);
    if (isRight) onRight();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <StepHeading> {words.codeCheck}</StepHeading>
      <div className="grid gap-4 sm:grid-cols-2">
        {askedGroups.map((place, index) => (
          <Field
            key={place}
            label={words.group(place + 1)}
            value={typed[place] ?? ""}
            error={index === 0 ? fault : null}
            aria-invalid={fault ? true : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={8}
            onChange={(event) => setTyped({ ...typed, [place]: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === "Enter") goOn();
            }}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={goOn}>{words.goOn}</Button>
        <Button kind="plain" onClick={onBack}>
          {words.seeCode}
        </Button>
      </div>
    </div>
  );
}
