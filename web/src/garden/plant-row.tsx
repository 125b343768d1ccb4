import { Droplets, Eye, Move } from "lucide-react";
import { useId, useState } from "react";
import type { Plant } from "@remanso/core/garden/contract.ts";
import { useStrings } from "../app/language.tsx";
import { useNow } from "../home/use-now.ts";
import { Button } from "../ui/button.tsx";
import { PlantIcon } from "../ui/garden/plant-icon.tsx";
import { bandOf } from "./health.ts";
import { HealthMark } from "./health-mark.tsx";
import { MoveForm } from "./move-form.tsx";
import type { Place } from "./place.ts";
import { strings } from "./strings.ts";
import { timeLeft } from "./time-left.ts";

interface PlantRowProps {
  plant: Plant;
  place: Place;
  onSee: () => void;
  onWater: () => void;
  onMove: (place: Place) => void;
}

/** One plant in words, with what can be done for it. */
export function PlantRow({ plant, place, onSee, onWater, onMove }: PlantRowProps) {
  const words = useStrings(strings);
  const [isMoving, setMoving] = useState(false);
  const left = timeLeft(plant.restsUntil, useNow());
  const moveId = useId();
  const actions = [
    { name: words.see, Icon: Eye, act: onSee },
    { name: words.waterShort, Icon: Droplets, act: onWater },
    { name: words.moveShort, Icon: Move, act: () => setMoving(!isMoving), id: moveId },
  ];
  function closeForm(): void {
    setMoving(false);
    document.getElementById(moveId)?.focus();
  }
  return (
    <li className="grid gap-3 py-4">
      <div className="grid items-center gap-x-4 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-4">
          <PlantIcon type={plant.type} className="row-span-4 h-auto w-full self-start" />
          <h3 className="font-sans text-[1.05rem] font-semibold tracking-normal wrap-anywhere">
            {plant.name}
          </h3>
          <p className="flex flex-wrap items-center gap-x-3 text-[0.92rem] text-soft tabular-nums">
            {words.levelOf(plant.level, plant.maxLevel)}
            <span className="inline-flex items-center gap-1">
              <HealthMark health={plant.health} className="size-4" />
              {words.healthWords(plant.health, words.bands[bandOf(plant.health)])}
            </span>
          </p>
          <p className="text-[0.92rem] text-soft tabular-nums">
            {words.standsAt(Math.round(place.x), Math.round(place.y))}
          </p>
          {left ? (
            <p className="text-[0.92rem] text-soft tabular-nums">{words.restsShort(words.time(left))}</p>
          ) : null}
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2 md:flex">
          {actions.map(({ name, Icon, act, id }) => (
            <Button
              key={name}
              id={id}
              kind="soft"
              aria-label={words.actionOn(name, plant.name)}
              onClick={act}
              className="gap-1.5! px-2! md:px-4!"
            >
              <Icon aria-hidden="true" size={17} />
              {name}
            </Button>
          ))}
        </div>
      </div>
      {isMoving ? (
        <MoveForm
          name={plant.name}
          place={place}
          onMove={(next) => {
            onMove(next);
            closeForm();
          }}
          onCancel={closeForm}
        />
      ) : null}
    </li>
  );
}
