import {
  Component,
  lazy,
  memo,
  Suspense,
  useState,
  type ComponentType,
  type FunctionComponent,
  type MemoExoticComponent,
  type ReactNode,
} from "react";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/button.tsx";
import { awaitPart } from "./awaited-parts.ts";
import { useStrings } from "./language.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { strings } from "./strings.ts";

interface FailureProps<Props> {
  /** What the part was given. */
  readonly of: Props;
  readonly onRetry: () => void;
}

interface Looks<Props> {
  /** Stands in while the code is on its way. */
  readonly shape?: ReactNode;
  /** Stands in where the code could not be fetched; by default an alert that offers to try again. */
  readonly Failure?: ComponentType<FailureProps<Props>>;
}

type Part<Props> = MemoExoticComponent<FunctionComponent<Props>> & {
  /** Fetches the code ahead of its time, where that can be done. */
  readonly preload: () => void;
  /** Resolves once the code is there: what is drawn from then on is drawn at once, on the server too. Fails where it cannot be fetched. */
  readonly loaded: () => Promise<void>;
};

/** A part of a screen whose code is fetched when it is needed. Where that fails, only the part is missing, and it can be tried again. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { shape = null, Failure = PartFailure }: Looks<Props> = {},
): Part<Props> {
  let Arrived: ComponentType<Props> | null = null;
  const fetchPart = () => load().then((part) => (Arrived = part));
  const fetched = () => lazy(() => fetchPart().then((part) => ({ default: part })));
  // React remembers a failure for as long as the lazy component lives
  let Current = fetched();
  const renew = () => {
    Current = fetched();
  };
  function LazyPart(props: Props) {
    const [tries, setTries] = useState(0);
    // decided once: the part keeps its state when its code arrives a second time
    const [First] = useState(() => Arrived);
    if (import.meta.env.SSR && !First) awaitPart(fetchPart());
    const Shown = First ?? Current;
    const failure = <Failure of={props} onRetry={() => setTries(tries + 1)} />;
    return (
      <PartBoundary key={tries} onFailed={renew} failure={failure}>
        <Suspense fallback={shape}>
          <Shown {...props} />
        </Suspense>
      </PartBoundary>
    );
  }
  // drawn anew before its code is here, it would vanish: what the server drew stays only until something changes
  const Kept: MemoExoticComponent<FunctionComponent<Props>> = memo(LazyPart);
  return Object.assign(Kept, {
    preload: () => void fetchPart().catch(() => null),
    loaded: () => fetchPart().then(() => {}),
  });
}

/** A window whose code is fetched when it opens. Where that fails, a window says so. */
export function lazyDialog<Props extends { onClose: () => void; open?: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): Part<Props> {
  return lazyPart(load, { Failure: DialogFailure });
}

interface BoundaryProps {
  readonly onFailed: () => void;
  readonly failure: ReactNode;
  readonly children: ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children;
  }
}

function PartFailure({ onRetry }: { onRetry: () => void }) {
  const words = useStrings(strings);
  return <LoadFailure text={words.partMissing} onRetry={onRetry} />;
}

function DialogFailure({
  of: { onClose, open = true },
  onRetry,
}: FailureProps<{ onClose: () => void; open?: boolean }>) {
  const words = useStrings(strings);
  return (
    <Dialog open={open} onClose={onClose} title={words.windowMissing} closeLabel={words.closeToast}>
      <p role="alert">{words.partMissing}</p>
      <Button className="justify-self-start" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </Dialog>
  );
}
