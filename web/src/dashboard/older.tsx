import { useState, type ReactNode } from "react";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { strings } from "./strings.ts";

interface OlderProps {
  /** False where nothing can stand behind the page. */
  isFull: boolean;
  /** The next page, not asked for before it is wanted. */
  page: () => ReactNode;
}

/** Button below a page of a list: replaces it with the next older page. */
export function Older({ isFull, page }: OlderProps) {
  const words = useStrings(strings);
  const [isOpen, setOpen] = useState(false);
  if (!isFull) return null;
  if (isOpen) {
    return (
      <div role="group" aria-label={words.olderPage} tabIndex={-1} ref={takeFocus} className="outline-none">
        {page()}
      </div>
    );
  }
  return (
    <Button kind="soft" className="mx-auto my-5 flex" onClick={() => setOpen(true)}>
      {words.older}
    </Button>
  );
}

/** The button that was pressed is gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
