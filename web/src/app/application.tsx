import { Component, type ReactNode } from "react";
import { RouterProvider } from "../router/provider.tsx";
import type { Router } from "../router/router.ts";
import { Document } from "./document.tsx";
import { StoppedPage } from "./last-resort.tsx";

/** The whole page, as the server and the browser draw it. */
export function Application({ router }: { router: Router }) {
  return (
    <RouterProvider router={router}>
      <Stopping instead={<StoppedPage visitor={router.context.visitor} />}>
        <Document />
      </Stopping>
    </RouterProvider>
  );
}

/** Draws `instead` where the frame itself fails. */
class Stopping extends Component<{ instead: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
