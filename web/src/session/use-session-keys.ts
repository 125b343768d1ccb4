import { useEffect, useEffectEvent } from "react";

interface SessionKeys {
  readonly toggle: () => void;
  readonly previous: () => void;
  readonly next: () => void;
}

/** Space pauses and plays on, the arrows change the step; not while somebody types or a control has the focus. */
export function useSessionKeys(keys: SessionKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actionOf(event, keys);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

function actionOf(event: KeyboardEvent, keys: SessionKeys): (() => void) | null {
  const isOn = (what: string) => event.target instanceof Element && event.target.closest(what) !== null;
  if (isOn("input, textarea, select, [contenteditable], dialog")) return null;
  if (event.key === "ArrowLeft") return keys.previous;
  if (event.key === "ArrowRight") return keys.next;
  return event.key === " " && !event.repeat && !isOn("button, a, summary") ? keys.toggle : null;
}
