import { useEffect, useEffectEvent } from "react";

interface GameKeys {
  /** Keys are heard only while there is a game. */
  readonly isActive: boolean;
  /** In follow mode holding a key is breathing in; else Space pauses and goes on. */
  readonly isFollowed: boolean;
  readonly press: () => void;
  readonly release: () => void;
  readonly toggle: () => void;
}

/** Space and Enter, wherever the focus is, unless it is on a control that has its own use for them. */
export function useGameKeys(keys: GameKeys): void {
  const onDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isOurs(event.key, keys.isFollowed) || isOnControl(event.target)) return;
    event.preventDefault();
    if (event.repeat) return;
    if (keys.isFollowed) keys.press();
    else keys.toggle();
  });
  const onUp = useEffectEvent((event: KeyboardEvent) => {
    if (keys.isFollowed && isOurs(event.key, true)) keys.release();
  });
  const { isActive } = keys;
  useEffect(() => {
    if (!isActive) return undefined;
    const down = (event: KeyboardEvent) => onDown(event);
    const up = (event: KeyboardEvent) => onUp(event);
    addEventListener("keydown", down);
    addEventListener("keyup", up);
    return () => {
      removeEventListener("keydown", down);
      removeEventListener("keyup", up);
    };
  }, [isActive]);
}

function isOurs(key: string, isFollowed: boolean): boolean {
  return key === " " || (isFollowed && key === "Enter");
}

function isOnControl(target: EventTarget | null): boolean {
  const control =
    target instanceof Element ? target.closest("button, a, input, select, textarea, summary, dialog") : null;
  return control !== null && !control.hasAttribute("data-circle");
}
