import { X } from "lucide-react";
import { createPortal } from "react-dom";
import { Button, IconButton } from "../ui/button.tsx";
import { useStrings } from "./language.tsx";
import { strings } from "./strings.ts";
import type { ShownToast } from "./toast-message.ts";
import { useTopLayer } from "./use-top-layer.ts";

interface PlainToastProps {
  readonly of: { readonly toast: ShownToast | null; readonly onClosed: () => void };
}

/** The message where the code of the usual one (toast-view.tsx) could not be fetched. It stays until it is closed or another one comes. */
export function PlainToast({ of: { toast, onClosed } }: PlainToastProps) {
  const words = useStrings(strings);
  const layer = useTopLayer(toast);
  if (!toast) return null;
  const { title, description, action, kind } = toast;
  return createPortal(
    <div
      role={kind === "failure" ? "alert" : "status"}
      className={`fixed inset-x-[min(1rem,4vw)] top-[calc(2.25rem+44px+env(safe-area-inset-top))] z-50 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 rounded-card border bg-raised p-[min(1.25rem,5vw)] text-ink shadow-lift wrap-anywhere sm:left-auto sm:w-96 lg:top-auto lg:bottom-6 ${
        kind === "failure" ? "border-berry" : "border-line"
      }`}
    >
      <p className="font-semibold">{title}</p>
      <IconButton label={words.closeToast} onClick={onClosed} className="-mr-2 -mt-2">
        <X aria-hidden="true" size={18} />
      </IconButton>
      {description ? <p className="text-soft">{description}</p> : null}
      {action ? (
        <Button
          kind="soft"
          className="mt-2 w-fit"
          onClick={() => {
            onClosed();
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      ) : null}
    </div>,
    layer,
  );
}
