import { useEffect, useRef, type MouseEvent, type PointerEvent } from "react";
import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";
import type { Holds } from "./use-holds.ts";

/** The place to hold while breathing in: finger, pen or mouse anywhere on the circle; keys are heard everywhere. */
export function HoldCircle({ holds }: { holds: Holds }) {
  const words = useStrings(strings);
  const ref = useRef<HTMLButtonElement>(null);
  // after the start and after every pause the next thing to press is the circle
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    holds.press();
  };
  // a switch or a screen reader only clicks: once to breathe in, once more to breathe out
  const onClick = (event: MouseEvent) => {
    if (event.detail > 0) return;
    if (holds.isHeld) holds.release();
    else holds.press();
  };
  return (
    <button
      ref={ref}
      type="button"
      data-circle=""
      aria-label={words.holdHere}
      aria-pressed={holds.isHeld}
      onPointerDown={onPointerDown}
      onPointerUp={holds.release}
      onPointerCancel={holds.release}
      onLostPointerCapture={holds.release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={onClick}
      className="absolute inset-[18%] touch-none select-none rounded-full! outline-offset-4! focus-visible:outline-2! focus-visible:outline-dotted! [-webkit-touch-callout:none]"
    />
  );
}
