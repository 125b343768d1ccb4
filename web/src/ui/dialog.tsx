import { X } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { IconButton } from "./button.tsx";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * A modal window on the browser's own <dialog>: begins at its heading, traps the focus, closes with Escape or a click beside it, returns the
 * focus.
 */
export function Dialog({ open, onClose, title, closeLabel, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      // the browser would begin at the first button, which closes the window
      heading.current?.focus({ preventScroll: true });
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  // unmounted while open, it must close first to give the focus back
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  useEffect(() => (ref.current ? closeBeside(ref.current) : undefined), []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      closedby="closerequest"
      className="m-auto max-h-[90dvh] w-[min(36rem,calc(100vw-2rem))] overflow-auto rounded-card bg-raised p-0 text-ink shadow-lift backdrop:bg-[oklch(15%_0.02_230/0.55)]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-[min(1.5rem,6vw)] sm:p-8">
        <div className="flex items-start justify-between gap-4 max-[15rem]:gap-1">
          <h2
            ref={heading}
            id={titleId}
            tabIndex={-1}
            className="min-w-0 text-[min(1.5rem,7.4vw)] wrap-anywhere"
          >
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose} className="-mr-2 -mt-1">
            <X aria-hidden="true" size={22} />
          </IconButton>
        </div>
        {open ? children : null}
      </div>
    </dialog>
  );
}

/**
 * Closes the dialog by a click beside it. A double click on a button whose window then shrinks ends beside it, and text is selected beyond its
 * edge: neither closes it. Returns what stops it.
 */
function closeBeside(dialog: HTMLDialogElement): () => void {
  const stop = new AbortController();
  let isPressed = false;
  // the dialog has no padding of its own: what hits the element itself hits the backdrop
  dialog.addEventListener("pointerdown", ({ target }) => (isPressed = target === dialog), stop);
  dialog.addEventListener(
    "click",
    ({ target, detail }) => {
      if (isPressed && target === dialog && detail === 1) dialog.close();
    },
    stop,
  );
  return () => stop.abort();
}
