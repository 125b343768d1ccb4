import { useRef, useState } from "react";
import type { Plant } from "@remanso/core/garden/contract.ts";
import { useStrings } from "../app/language.tsx";
import { depthOrder } from "../ui/garden/depth-order.ts";
import { GardenScene } from "../ui/garden/garden-scene.tsx";
import { GroundPart } from "./ground-part.ts";
import { NameTag } from "./name-tag.tsx";
import { placeUnder } from "./place.ts";
import { PlantInGarden } from "./plant-in-garden.tsx";
import { commonSize } from "./plant-size.ts";
import { strings } from "./strings.ts";
import type { Garden } from "./use-garden.ts";
import { useNight } from "./use-night.ts";
import { drawnAtOnce, useSlices } from "./use-slices.ts";

/** The living picture: every plant where it stands, by day or by night. */
export function GardenCanvas({ garden, isRaining }: { garden: Garden; isRaining: boolean }) {
  const words = useStrings(strings);
  const night = useNight();
  const [pointedId, setPointedId] = useState<string | null>(null);
  const { mode, selected, hand, watering, isAsleep } = garden;
  const plants = useReadingOrder(garden.plants);
  const sizes = { wide: commonSize(garden.plants, "wide"), tall: commonSize(garden.plants, "tall") };
  const ground = useRef<HTMLDivElement>(null);
  useSlices(ground);
  const named = plants.find(({ id }) => id === pointedId) ?? selected;
  return (
    <section aria-label={words.canvas} className="relative">
      <a
        href="#after-the-plants"
        className="sr-only z-20 rounded-control bg-primary px-5 py-3 font-semibold text-on-primary focus:not-sr-only focus:absolute focus:left-4 focus:top-4"
      >
        {words.skip}
      </a>
      <GardenScene
        picture={<GroundPart />}
        night={night}
        asleep={isAsleep}
        raining={isRaining}
        className="rounded-card shadow-card max-sm:-mx-[min(1.5rem,8vw)] max-sm:rounded-none lg:aspect-video!"
      >
        {/* the ground takes a click only with a plant in the hand, which the keyboard moves by its arrows */}
        <div
          ref={ground}
          role="presentation"
          className={`absolute inset-0 ${mode === "arrange" && selected ? "cursor-crosshair" : ""}`}
          onClick={(event) =>
            garden.pressGround(
              placeUnder({ x: event.clientX, y: event.clientY }, event.currentTarget.getBoundingClientRect()),
            )
          }
        >
          {plants.map((plant, index) => (
            <PlantInGarden
              key={plant.id}
              plant={plant}
              commonSizes={sizes}
              place={hand.placeOf(plant)}
              canMove={mode === "arrange"}
              isSelected={mode === "water" ? undefined : selected?.id === plant.id}
              isHeld={hand.heldId === plant.id}
              isGrown={garden.grown.has(plant.id)}
              waits={index >= drawnAtOnce}
              isPouring={watering.pouring.has(plant.id)}
              shownHealth={watering.pouring.get(plant.id) ?? plant.health}
              onPress={() => garden.press(plant)}
              onHold={(place, by) => hand.hold(plant, place, by)}
              onDrop={() => hand.drop(plant)}
              onPutBack={() => hand.putBack(plant)}
              onPoint={(isPointedAt) => setPointedId(isPointedAt ? plant.id : null)}
            />
          ))}
          {named ? <NameTag name={named.name} place={hand.placeOf(named)} /> : null}
        </div>
      </GardenScene>
      <span id="after-the-plants" tabIndex={-1} />
    </section>
  );
}

/**
 * The plants from the back to the front, as the eye goes. The order is kept for as long as the garden is looked at, so that
 * moving a plant takes neither the focus nor the wind from it; which plant covers which is told by their places alone.
 */
function useReadingOrder(plants: readonly Plant[]): readonly Plant[] {
  const [order] = useState(() => depthOrder(plants).map(({ id }) => id));
  const rank = (plant: Plant) => (order.includes(plant.id) ? order.indexOf(plant.id) : order.length);
  return plants.toSorted((one, other) => rank(one) - rank(other));
}
