import { Download } from "lucide-react";
import { useStrings } from "../app/language.tsx";
import { saveFile } from "../app/save-file.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { strings } from "./second-factor-text.ts";

/** The codes, this once: to be saved or written down. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const words = useStrings(strings);
  const text = [words.codesTitle, location.origin, "", ...codes, ""].join("\n");
  return (
    <Dialog open onClose={onClose} title={words.codesTitle} closeLabel={words.close}>
      <p>{words.codesText}</p>
      <ol className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-card bg-wash px-5 py-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => saveFile(words.file, text, "text/plain")}>
          <Download aria-hidden="true" size={18} />
          {words.save}
        </Button>
        <Button kind="plain" onClick={onClose}>
          {words.kept}
        </Button>
      </div>
    </Dialog>
  );
}
