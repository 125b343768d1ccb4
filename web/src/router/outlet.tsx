import { Component, Suspense, type ComponentType, type ReactNode } from "react";
import { useRouter, useShown } from "./provider.tsx";
import type { Shown } from "./route.ts";

interface Instead {
  /** While a screen is being loaded. */
  readonly Pending: ComponentType;
  /** Where there is nothing at the address. */
  readonly Missing: ComponentType;
  /** Where a screen could not be loaded, or could not be drawn. */
  readonly Failed: ComponentType<{ error: unknown }>;
}

/** The screen at the address. */
export function Outlet({ Pending, Missing, Failed }: Instead) {
  const shown = useShown();
  const { routes } = useRouter();
  const route = shown.path === null ? null : routes[shown.path];
  const WhilePending = route?.pending ?? Pending;
  return (
    <Boundary shown={shown} Failed={Failed}>
      <Suspense fallback={<WhilePending />}>
        {shown.state === "pending" ? (
          <WhilePending />
        ) : shown.state === "failed" ? (
          <Failed error={shown.error} />
        ) : shown.state === "missing" || route === null ? (
          <Drawn Screen={route?.missing ?? Missing} />
        ) : (
          <Drawn Screen={route.component} />
        )}
      </Suspense>
    </Boundary>
  );
}

function Drawn({ Screen }: { Screen: ComponentType }) {
  return <Screen />;
}

interface BoundaryProps {
  readonly shown: Shown;
  readonly Failed: ComponentType<{ error: unknown }>;
  readonly children: ReactNode;
}

interface Failure {
  readonly hasFailed: boolean;
  readonly error?: unknown;
  /** What was shown then. */
  readonly shown?: Shown;
}

/** Draws `Failed` where the screen fails, until something else is shown. */
class Boundary extends Component<BoundaryProps, Failure> {
  override state: Failure = { hasFailed: false };

  static getDerivedStateFromError(error: unknown): Failure {
    return { hasFailed: true, error };
  }

  static getDerivedStateFromProps({ shown }: BoundaryProps, state: Failure): Failure | null {
    if (state.shown === shown) return null;
    return { hasFailed: false, error: undefined, shown };
  }

  override render() {
    const { Failed, children } = this.props;
    return this.state.hasFailed ? <Failed error={this.state.error} /> : children;
  }
}
