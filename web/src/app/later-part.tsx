import { memo, useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { pressWhenAlive } from "../first-paint/early-press.ts";
import { onFirstSign } from "../first-paint/first-sign.ts";
import { useHydrated } from "../router/provider.tsx";
import { lazyPart } from "./lazy-part.tsx";

interface Looks {
  /** Of the element around the part. */
  readonly className: string;
  /** Stands in while the code is on its way, where the server has not drawn the part. */
  readonly shape: ReactNode;
}

export interface LaterPart {
  (props: object): ReactNode;
  /** Fetches the code: for the server, and for whoever comes from another screen. */
  readonly loaded: () => Promise<void>;
}

/**
 * A part of a screen below its first window. The server draws it with the page; its code comes with the first sign of somebody who uses the
 * page, or once the page is quiet. What is pressed in it before waits for it. docs/decisions/0067
 */
export function laterPart(load: () => Promise<ComponentType>, { className, shape }: Looks): LaterPart {
  const { promise: isWanted, resolve: want } = Promise.withResolvers<void>();
  // the server draws it with the page, and waits for it
  if (import.meta.env.SSR) want();
  const Part = lazyPart(() => isWanted.then(load), { shape });
  // without props, so that nothing around it draws it anew before its code is there
  const Later = memo(function Later() {
    const around = useRef<HTMLDivElement>(null);
    const isHydrated = useHydrated();
    const [isDrawnHere] = useState(isHydrated);
    useEffect(() => {
      const element = around.current;
      if (!element) return;
      // what the server has drawn is gone where React drew the parent anew: an empty place does not wait, nor one that never was on the page
      if (isDrawnHere || !element.hasChildNodes()) return want();
      return fetchWhenUsed(element, want);
    }, [isDrawnHere]);
    return (
      <div ref={around} className={className}>
        <Part />
      </div>
    );
  });
  const loaded = () => {
    want();
    return Part.loaded();
  };
  return Object.assign(() => <Later />, { loaded });
}

function fetchWhenUsed(around: HTMLElement, want: () => void): () => void {
  const stopWaiting = onFirstSign(want);
  const press = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>("a, button") : null;
    // what `pressWhenAlive` repeats, and what wants another window, is left alone
    if (!event.isTrusted || !control || !around.contains(control) || isForAnotherTab(event)) return;
    if (!pressWhenAlive(control)) return;
    event.preventDefault();
    // a later press takes the place of an earlier one: this one must not take its own
    event.stopPropagation();
  };
  // on the window: React, which listens on the document, lets no press go down into a part that is not hydrated
  addEventListener("click", press, { capture: true });
  return () => {
    stopWaiting();
    removeEventListener("click", press, { capture: true });
  };
}

function isForAnotherTab(event: Event): boolean {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
