import { useStrings } from "../app/language.tsx";
import { strings } from "../app/strings.ts";
import { useVisitor } from "../app/use-visitor.ts";
import { Dialog } from "../ui/dialog.tsx";
import { CrisisCard } from "./crisis-card.tsx";

/** People to call, and the quick way out, over a practice. decisions §12 */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const words = useStrings(strings);
  const { signedIn } = useVisitor();
  return (
    <Dialog open onClose={onClose} title={words.help} closeLabel={words.closeToast}>
      <CrisisCard level={2} hasExit exitKeeps={signedIn} onFollow={onClose} />
    </Dialog>
  );
}
