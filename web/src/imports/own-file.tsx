import { mostImportBytes } from "@remanso/core/privacy/contract.ts";
import { useState } from "react";
import { FormMessage } from "../account/form-message.tsx";
import { useStrings } from "../app/language.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { useImport, type ImportProgress } from "./own-file-queries.ts";
import { strings } from "./strings.ts";

/** A download of this product: it goes into an account that is still empty. */
export function OwnFile({ file }: { file: File }) {
  const words = useStrings(strings).own;
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending, data, progress } = useImport();

  function bring(): void {
    if (isPending) return;
    if (file.size > mostImportBytes) return setFault(words.tooLarge);
    setFault(null);
    mutate(file, {
      onError: ({ status, problem }) =>
        setFault(status === 0 ? words.offline : (problem?.detail ?? words.failed)),
    });
  }

  if (data) {
    const rows = Object.values(data.imported).reduce((sum, count) => sum + count, 0);
    const { comingBookings, takenBookings } = data.leftOut;
    return (
      <div role="status" className="grid justify-items-start gap-3">
        <p>{words.brought(rows)}</p>
        {comingBookings > 0 && <p>{words.comingLeftOut(comingBookings)}</p>}
        {takenBookings > 0 && <p>{words.takenLeftOut(takenBookings)}</p>}
        {/* a new page: language and theme came with the file */}
        <a href="/" className={buttonClass("primary")}>
          {words.toStart}
        </a>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-[60ch]">{words.text}</p>
      <Button aria-disabled={isPending} onClick={bring}>
        {isPending ? words.bringing : words.bring}
      </Button>
      {progress && <Progress progress={progress} />}
      <FormMessage message={fault} />
    </div>
  );
}

function Progress({ progress: { step, percent } }: { progress: ImportProgress }) {
  const words = useStrings(strings).own;
  return (
    <div className="grid w-full max-w-sm gap-1">
      <p id="import-step" aria-live="polite" className="text-[0.95rem] text-soft">
        {words.steps[step]}
      </p>
      {/* without a value while nobody knows how long it takes */}
      <progress
        aria-labelledby="import-step"
        className="h-2 w-full accent-primary"
        max={100}
        {...(step === "checking" ? {} : { value: percent })}
      />
    </div>
  );
}
