import { Link, useNavigate } from "@tanstack/react-router";
import { HeartHandshake, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from "react";
import { useStrings } from "../app/language.tsx";
import { makeRestInert } from "../ui/rest-of-page.ts";
import { RipplePool } from "./ripple-pool.tsx";
import { strings } from "./strings.ts";

interface AssessmentOverlayProps {
  /** How many rings lie on the water. */
  rings: number;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** Fills the screen; the rest of the page is inert until it is left, by the cross or with Escape. */
export function AssessmentOverlay({ rings, onKeyDown, children }: AssessmentOverlayProps) {
  const words = useStrings(strings);
  const navigate = useNavigate();
  const dialog = useModal(() => void navigate({ to: "/" }));
  return (
    <dialog
      ref={dialog}
      open
      aria-modal="true"
      aria-labelledby="assessment-title"
      onKeyDown={onKeyDown}
      className="fixed inset-0 z-40 m-0 h-dvh max-h-none w-full max-w-none overflow-auto bg-paper p-0 text-ink"
    >
      <div className="grid min-h-full grid-cols-1 grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-1">
        <RipplePool rings={rings} className="h-24 w-full sm:h-32 lg:sticky lg:top-0 lg:h-dvh" />
        <div className="mx-auto flex w-full max-w-2xl flex-col px-6 pb-6 pt-3 sm:px-10 lg:pt-8">
          <header className="flex items-center justify-between gap-4">
            <h1 id="assessment-title" tabIndex={-1} className="text-[1.2rem] text-soft">
              {words.title}
            </h1>
            <Link
              to="/"
              aria-label={words.leave}
              title={words.leave}
              className="-mr-2 inline-grid size-11 shrink-0 place-items-center rounded-control text-soft transition hover:bg-wash hover:text-ink"
            >
              <X aria-hidden="true" size={22} />
            </Link>
          </header>
          {children}
          <footer className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-6 text-[0.88rem] text-soft">
            <p className="max-w-[58ch] grow basis-72">{words.about}</p>
            <a
              href="/?help"
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-raised px-4 font-semibold text-ink hover:bg-wash"
            >
              <HeartHandshake aria-hidden="true" size={18} />
              {words.help}
            </a>
          </footer>
        </div>
      </div>
    </dialog>
  );
}

/**
 * A dialog that the server draws open; in the browser the rest of the page becomes inert, so that the focus and screen
 * readers stay inside. `showModal` would paint the question again once the application has arrived.
 */
function useModal(onLeave: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const wakeRest = makeRestInert(dialog);
    const leaveOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape") leave();
    };
    document.addEventListener("keydown", leaveOnEscape);
    dialog.querySelector("h1")?.focus();
    return () => {
      document.removeEventListener("keydown", leaveOnEscape);
      wakeRest();
    };
  }, []);
  return ref;
}
