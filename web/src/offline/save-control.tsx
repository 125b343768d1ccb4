import { Check, Download } from "lucide-react";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { buttonClass } from "../ui/button.tsx";
import { strings } from "./strings.ts";
import { useSaved } from "./use-saved.ts";

/** A button that saves the screen's content on this device or removes it; absent if the browser cannot keep anything. */
export function SaveControl({
  address,
  data,
  className = "",
}: {
  address: string;
  data: unknown;
  className?: string;
}) {
  const words = useStrings(strings);
  const tell = useToast();
  const { canSave, isSaved, toggle } = useSaved(address, data);
  if (!canSave) return null;
  const Icon = isSaved ? Check : Download;
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      title={isSaved ? words.remove : undefined}
      className={`${buttonClass("soft")} ${className}`}
      onClick={() => {
        void toggle().then((isDone) => {
          if (!isDone) tell({ title: words.notSaved, description: words.notSavedMore, kind: "failure" });
        });
      }}
    >
      <Icon aria-hidden="true" size={18} />
      {isSaved ? words.saved : words.save}
    </button>
  );
}
