import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { strings } from "./ways-in-text.ts";

interface AskDialogProps {
  open: boolean;
  title: string;
  text: string;
  yes: string;
  isBusy: boolean;
  onYes: () => void;
  onClose: () => void;
}

/** Asks before something is taken away. */
export function AskDialog({ open, title, text, yes, isBusy, onYes, onClose }: AskDialogProps) {
  const words = useStrings(strings);
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={words.close}>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onYes} disabled={isBusy}>
          {yes}
        </Button>
        <Button kind="plain" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
