import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from "react";
import { importAgain } from "./import-again.ts";
import { lazyPart } from "./lazy-part.tsx";
import { PlainToast } from "./plain-toast.tsx";
import type { ShownToast, ToastMessage } from "./toast-message.ts";

type Show = (message: ToastMessage) => void;

const ToastContext = createContext<Show>(() => {});

// Radix Toast comes with the first message: most visits see none
const ToastView = lazyPart(
  () => importAgain(() => import("./toast-view.tsx")).then(({ ToastView: Part }) => Part),
  {
    Failure: PlainToast,
  },
);

/** Shows one message at a time (specification §9): a new one takes the place of the one before. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ShownToast | null>(null);
  const [isNeeded, setNeeded] = useState(false);
  const counter = useRef(0);
  const show = useCallback<Show>((message) => {
    counter.current += 1;
    setNeeded(true);
    setToast({ ...message, key: counter.current });
  }, []);
  const close = useCallback(() => setToast(null), []);
  return (
    <ToastContext value={useMemo(() => show, [show])}>
      {children}
      {isNeeded ? <ToastView toast={toast} onClosed={close} /> : null}
    </ToastContext>
  );
}

export function useToast(): Show {
  return useContext(ToastContext);
}
