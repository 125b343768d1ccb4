import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { FormMessage } from "../account/form-message.tsx";
import { useStrings } from "../app/language.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { useImport } from "./queries.ts";
import { strings } from "./strings.ts";

const mostBytes = 24 * 1024 * 1024;

/** Brings a downloaded file into an account that is still empty. */
export function ImportFile() {
  const words = useStrings(strings);
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending, data } = useImport();

  async function bring(file: File): Promise<void> {
    if (file.size > mostBytes) return setFault(words.tooLarge);
    const content = objectIn(await file.text());
    if (content === null) return setFault(words.notAFile);
    setFault(null);
    mutate(
      { input: content },
      {
        onError: ({ status, problem }) =>
          setFault(status === 0 ? words.offline : (problem?.detail ?? words.failed)),
      },
    );
  }

  if (data) {
    const rows = Object.values(data.imported).reduce((sum, count) => sum + count, 0);
    return (
      <div role="status" className="grid justify-items-start gap-3 border-t border-line pt-5">
        <p>{words.brought(rows)}</p>
        {/* a new page: language and theme came with the file */}
        <a href="/" className={buttonClass("primary")}>
          {words.toStart}
        </a>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-5">
      <h3 className="text-[1.15rem]">{words.bring}</h3>
      <p className="text-[0.95rem] text-soft">{words.bringText}</p>
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={words.choose}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void bring(file);
          event.target.value = "";
        }}
      />
      <Button kind="soft" disabled={isPending} onClick={() => field.current?.click()}>
        <FileUp aria-hidden="true" size={18} />
        {isPending ? words.bringing : words.choose}
      </Button>
      <FormMessage message={fault} />
    </div>
  );
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value))
      : null;
  } catch {
    return null;
  }
}
