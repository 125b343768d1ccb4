import type { KeyboardEvent } from "react";
import type { Plant } from "@remanso/core/garden/contract.ts";
import { useStrings } from "../app/language.tsx";
import { Sparkle, ThirstDrop } from "../ui/garden/markers.tsx";
import { plantDrawings } from "../ui/garden/plant-drawings.tsx";
import { PlantPicture } from "../ui/garden/plant-picture.tsx";
import { WateringCan } from "../ui/garden/watering-can.tsx";
import { bandOf, isThirsty } from "./health.ts";
import { nudgedPlace, type Place } from "./place.ts";
import { plantLengths, type CommonSizes } from "./plant-size.ts";
import { strings } from "./strings.ts";
import { useDragging } from "./use-dragging.ts";

interface PlantActions {
  onPress: () => void;
  onHold: (place: Place, by: "hand" | "keys") => void;
  onDrop: () => void;
  onPutBack: () => void;
  /** Somebody points at it, or no longer does. */
  onPoint: (isPointedAt: boolean) => void;
}

interface PlantInGardenProps extends PlantActions {
  plant: Plant;
  /** The size that leaves room between all plants. */
  commonSizes: CommonSizes;
  place: Place;
  canMove: boolean;
  /** Undefined where a press chooses nothing. */
  isSelected: boolean | undefined;
  /** In the hand: follows it without delay. */
  isHeld: boolean;
  /** It has grown since the last visit. */
  isGrown: boolean;
  /** It comes into sight after others: use-slices.ts. */
  waits: boolean;
  isPouring: boolean;
  shownHealth: number;
}

/** One plant where it stands: a button whose foot is at its place. */
export function PlantInGarden(props: PlantInGardenProps) {
  const { plant, place, canMove, isSelected, isHeld, shownHealth } = props;
  const words = useStrings(strings);
  const { handlers, endedDrag, onKeyDown } = useMovingByHand(props);
  const band = words.bands[bandOf(plant.health)];
  const motion = isHeld ? "" : "transition-[left,top] duration-500 ease-water";
  const box = {
    left: `${place.x}%`,
    top: `${place.y}%`,
    ...plantLengths(plant, { type: plant.type, ...place }, props.commonSizes),
  };
  return (
    <>
      <button
        type="button"
        data-plant={plant.id}
        aria-label={words.plantLabel({ ...plant, band })}
        aria-pressed={isSelected}
        {...handlers}
        onClick={(event) => {
          // the ground beneath hears clicks of its own
          event.stopPropagation();
          if (!endedDrag()) props.onPress();
        }}
        onKeyDown={onKeyDown}
        onFocus={() => props.onPoint(true)}
        onBlur={() => {
          props.onPoint(false);
          if (isHeld) props.onDrop();
        }}
        onPointerEnter={() => props.onPoint(true)}
        onPointerLeave={() => props.onPoint(false)}
        className={`${standing} ${motion} select-none rounded-2xl focus-visible:outline-ink focus-visible:shadow-[0_0_0_3px_var(--paper)] ${
          canMove ? `touch-none ${isHeld ? "cursor-grabbing" : "cursor-grab"}` : ""
        }`}
        style={{ ...box, zIndex: Math.round(place.y * 10) + (isHeld ? 1000 : 0) }}
      >
        {isSelected ? <Ripple /> : null}
        {/* the sheet holds 6 of its 126 units below the foot */}
        <span
          className={`garden-plant-sheet pointer-events-none absolute left-1/2 top-full -translate-x-1/2 -translate-y-[95.2%] ${isHeld ? "scale-105" : ""} ${props.isGrown ? growingIn : ""} ${props.waits ? "plant-waiting" : ""}`}
        >
          <PlantPicture
            type={plant.type}
            level={plant.level}
            maxLevel={plant.maxLevel}
            health={shownHealth}
            seed={plant.id}
            className="h-auto w-full"
          />
        </span>
      </button>
      <span aria-hidden="true" className={`${standing} ${motion} pointer-events-none z-[1900]`} style={box}>
        <Signs {...props} />
      </span>
    </>
  );
}

const growingIn =
  "origin-bottom animate-[plant-appear_1.2s_ease-out_0.4s_both] motion-safe:animate-[plant-rise_1.7s_cubic-bezier(.22,.8,.3,1)_0.4s_both]";

// the foot, in the middle of the lower edge, stands at the place
const standing = "garden-plant absolute aspect-square -translate-x-1/2 -translate-y-full";

/** What must not be hidden by plants that stand nearer. */
function Signs({ plant, place, shownHealth, isPouring }: PlantInGardenProps) {
  return (
    <>
      {plant.level >= plant.maxLevel ? (
        <span
          className="absolute right-[2%] w-[max(0.6rem,28%)] translate-y-1/2"
          style={{ bottom: `${plantDrawings[plant.type].height * 100}%` }}
        >
          <Sparkle className="w-full" />
        </span>
      ) : null}
      {isThirsty(shownHealth) ? <ThirstDrop className="absolute bottom-0 left-[10%] w-2.5 lg:w-3.5" /> : null}
      {isPouring ? <Pour flipped={place.x > 70} /> : null}
    </>
  );
}

function useMovingByHand({
  place,
  canMove,
  isHeld,
  isSelected,
  onPress,
  onHold,
  onDrop,
  onPutBack,
}: PlantInGardenProps) {
  const { handlers, release, endedDrag } = useDragging({
    isOn: canMove,
    place,
    onHold: (next) => onHold(next, "hand"),
    onDrop,
    onCancel: onPutBack,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = canMove ? nudgedPlace(place, event.key, event.shiftKey ? 5 : 1) : null;
    if (next) {
      event.preventDefault();
      onHold(next, "keys");
    } else if (event.key === "Escape" && isSelected) {
      release();
      onPress();
    } else if (event.key === "Enter" && isHeld) {
      event.preventDefault();
      onDrop();
    }
  };
  return { handlers, endedDrag, onKeyDown };
}

/** The can beside the plant, its rose over it; on the right side of the garden it comes from the left. */
function Pour({ flipped }: { flipped: boolean }) {
  return (
    <span
      className={`absolute bottom-[30%] w-16 transition-opacity duration-200 motion-reduce:hidden starting:opacity-0 lg:w-26 ${
        flipped ? "right-1/2 translate-x-[14%] -scale-x-100" : "left-1/2 -translate-x-[14%]"
      }`}
    >
      <WateringCan pouring className="h-auto w-full" />
    </span>
  );
}

/** Rings on the ground around the foot of what is chosen. */
function Ripple() {
  return (
    <svg
      viewBox="-60 -22 120 44"
      aria-hidden="true"
      focusable="false"
      className="pointer-events-none absolute -inset-x-[12%] bottom-0 w-[124%] translate-y-1/2 overflow-visible"
    >
      <ellipse rx="56" ry="18" fill="none" stroke="var(--paper)" strokeWidth="4.5" opacity=".8" />
      <ellipse rx="56" ry="18" fill="none" stroke="var(--ink)" strokeWidth="1.6" />
      <ellipse rx="40" ry="12" fill="none" stroke="var(--ink)" strokeWidth="1" opacity=".6" />
    </svg>
  );
}
