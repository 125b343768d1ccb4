import { useRef, type PointerEvent } from "react";
import { draggedPlace, type Place } from "./place.ts";

// less is a press with an unsteady hand
const leastDragPx = 6;

interface Grip {
  readonly from: Place;
  readonly start: Place;
  readonly area: DOMRect;
  isDragging: boolean;
}

interface Dragging {
  isOn: boolean;
  place: Place;
  onHold: (place: Place) => void;
  onDrop: () => void;
  onCancel: () => void;
}

/** Drags something that stands in its offset parent by percentages: mouse, pen or finger. */
export function useDragging({ isOn, place, onHold, onDrop, onCancel }: Dragging) {
  const grip = useRef<Grip | null>(null);
  const wasDragged = useRef(false);
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      const area = event.currentTarget.offsetParent?.getBoundingClientRect();
      if (!isOn || !area || !event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { from: place, start: { x: event.clientX, y: event.clientY }, area, isDragging: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = grip.current;
      if (!held || !event.isPrimary) return;
      const by = { x: event.clientX - held.start.x, y: event.clientY - held.start.y };
      held.isDragging ||= Math.hypot(by.x, by.y) >= leastDragPx;
      if (held.isDragging) onHold(draggedPlace(held.from, by, held.area));
    },
    onPointerUp: () => {
      wasDragged.current = grip.current?.isDragging ?? false;
      grip.current = null;
      if (wasDragged.current) onDrop();
    },
    onPointerCancel: () => {
      if (grip.current?.isDragging) onCancel();
      grip.current = null;
    },
  };
  /** Lets go without dropping. */
  const release = () => {
    grip.current = null;
  };
  /** Whether the click that follows belongs to the end of a drag; asks once. */
  const endedDrag = () => {
    const ended = wasDragged.current;
    wasDragged.current = false;
    return ended;
  };
  return { handlers, release, endedDrag };
}
