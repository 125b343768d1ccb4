import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** "failure" is the specification's destructive style. */
  readonly kind?: "plain" | "failure";
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export interface ShownToast extends ToastMessage {
  readonly key: number;
}

type Show = (message: ToastMessage) => void;

const ToastContext = createContext<Show>(() => {});

// Radix Toast comes with the first message: most visits see none
const ToastView = lazy(() => import("./toast-view.tsx").then((module) => ({ default: module.ToastView })));

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
      {isNeeded ? (
        <Suspense>
          <ToastView toast={toast} onClosed={close} />
        </Suspense>
      ) : null}
    </ToastContext>
  );
}

export function useToast(): Show {
  return useContext(ToastContext);
}
