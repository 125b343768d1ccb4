import { useQuery } from "@tanstack/react-query";
import { Droplets } from "lucide-react";
import { useEffect, useState } from "react";
import type { Plant } from "@remanso/core/garden/contract.ts";
import { importAgain } from "../app/import-again.ts";
import { lazyPart } from "../app/lazy-part.tsx";
import { LoadFailure } from "../app/load-failure.tsx";
import { useStrings } from "../app/language.tsx";
import { withParts } from "../app/with-parts.ts";
import { GardenCanvas } from "./garden-canvas.tsx";
import { GardenList } from "./garden-list.tsx";
import { GroundPart } from "./ground-part.ts";
import { GardenSkeleton } from "./garden-skeleton.tsx";
import { ModeChoice } from "./mode-choice.tsx";
import { PlantTypes } from "./plant-types.tsx";
import { gardenStatsQuery, plantsQuery } from "./queries.ts";
import { useNow } from "../home/use-now.ts";
import { Button } from "../ui/button.tsx";
import { useIsResting } from "../safety/use-is-resting.ts";
import { StatCards } from "./stat-cards.tsx";
import { strings } from "./strings.ts";
import { timeLeft } from "./time-left.ts";
import { useGarden, type Garden } from "./use-garden.ts";
import { pageTitle } from "../ui/page-title.ts";

// not needed before a plant is chosen: fetched once the garden stands
const PlantDetails = lazyPart(() =>
  importAgain(() => import("./plant-details.tsx")).then(({ PlantDetails: Part }) => Part),
);

// a garden is empty only once
const EmptyGarden = lazyPart(() =>
  importAgain(() => import("./empty-garden.tsx")).then(({ EmptyGarden: Part }) => Part),
);

/** The screen with its parts. */
export const gardenScreen = () => withParts(GardenScreen, [GroundPart, EmptyGarden]);

/** What a person's practice has grown into: to look at, to water and to arrange. */
function GardenScreen() {
  const words = useStrings(strings);
  const isResting = useIsResting();
  const plants = useQuery(plantsQuery);
  const stats = useQuery(gardenStatsQuery);
  const failed = [plants, stats].filter(({ isError, data }) => isError && data === undefined);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:gap-10">
      <Plants />
      {/* before the first plant the empty garden says it all */}
      {stats.data && stats.data.totalPlants > 0 && !isResting ? <StatCards stats={stats.data} /> : null}
      {stats.data && !isResting ? <PlantTypes progress={stats.data.progress} /> : null}
      {failed.length > 0 ? (
        <LoadFailure
          text={plants.data ? words.statsFailed : words.failed}
          onRetry={() => failed.forEach((query) => void query.refetch())}
        />
      ) : null}
    </div>
  );
}

function Plants() {
  const plants = useQuery(plantsQuery);
  if (plants.data && plants.data.length > 0) return <GrownGarden plants={plants.data} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Heading />
      {plants.data ? <EmptyGarden /> : null}
      {plants.data === undefined && !plants.isError ? <GardenSkeleton /> : null}
    </div>
  );
}

function Heading() {
  const words = useStrings(strings);
  return (
    <header className="grid gap-1.5 lg:flex-1">
      <h1 className={pageTitle}>{words.title}</h1>
      <p className="max-w-[60ch] text-soft max-sm:text-[0.95rem]">{words.intro}</p>
    </header>
  );
}

function GrownGarden({ plants }: { plants: readonly Plant[] }) {
  const words = useStrings(strings);
  const { data: stats } = useQuery(gardenStatsQuery);
  const garden = useGarden(plants, stats?.isAsleep ?? false);
  const { mode, selected } = garden;
  const isRaining = stats?.isRaining ?? false;
  const [seenInList, setSeenInList] = useState<string | null>(null);
  useEffect(() => PlantDetails.preload(), []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <Heading />
        <ModeChoice mode={mode} onChoose={garden.choose} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:min-h-11 sm:gap-x-6">
        <p
          role="status"
          className="grow basis-32 text-soft max-sm:text-[0.92rem] max-sm:leading-snug sm:min-h-[1.55em]"
        >
          <GardenNews garden={garden} isRaining={isRaining} />
        </p>
        {mode === "arrange" ? null : <WaterAll garden={garden} />}
      </div>
      <div className="relative grid grid-cols-[minmax(0,1fr)] gap-4">
        <GardenCanvas garden={garden} isRaining={isRaining} />
        {mode === "view" && selected ? (
          <SelectedPlant garden={garden} plant={selected} takesFocus={seenInList === selected.id} />
        ) : null}
      </div>
      {mode === "arrange" ? <p className="text-[0.95rem] text-soft">{words.arrangeMore}</p> : null}
      <GardenList
        garden={garden}
        onSee={(plant) => {
          garden.choose("view");
          garden.select(plant);
          setSeenInList(plant.id);
          focusOn("#plant-name");
        }}
      />
      <p role="status" className="sr-only">
        {garden.told}
      </p>
    </div>
  );
}

/** What there is to say of the garden today, or how to do what was chosen. */
function GardenNews({
  garden: { mode, isAsleep, grown },
  isRaining,
}: {
  garden: Garden;
  isRaining: boolean;
}) {
  const words = useStrings(strings);
  if (isAsleep) return `${words.asleep} ${mode === "view" ? words.wake : words.hints[mode]}`;
  if (mode !== "view") return words.hints[mode];
  if (grown.size > 0) return words.grewMeanwhile;
  return isRaining ? words.rains : words.hints.view;
}

/** The one thing to do here, as long as a plant can be watered; else when that will be. */
function WaterAll({ garden: { plants, watering } }: { garden: Garden }) {
  const words = useStrings(strings);
  const now = useNow();
  const waits = plants.map(({ restsUntil }) => timeLeft(restsUntil, now));
  const first = plants.flatMap(({ restsUntil }) => restsUntil ?? []).toSorted()[0] ?? null;
  const left = timeLeft(first, now);
  if (left && waits.every((wait) => wait !== null))
    return <p className="text-soft">{words.againIn(words.time(left))}</p>;
  return (
    <Button className="shrink-0 max-sm:px-4" onClick={() => watering.waterAll()}>
      <Droplets aria-hidden="true" size={18} />
      {words.waterAll}
    </Button>
  );
}

/** The card of the chosen plant: below the drawing, and where there is room beside the plant within it. */
function SelectedPlant({ garden, plant, takesFocus }: { garden: Garden; plant: Plant; takesFocus: boolean }) {
  const isOnTheRight = garden.hand.placeOf(plant).x > 55;
  return (
    <div
      className={`z-10 xl:absolute xl:inset-y-3 xl:grid xl:w-96 xl:items-end ${isOnTheRight ? "xl:left-3" : "xl:right-3"}`}
    >
      <PlantDetails
        key={plant.id}
        plant={plant}
        takesFocus={takesFocus}
        onWater={garden.watering.water}
        onMove={() => {
          garden.choose("arrange");
          garden.hand.take(plant);
          focusOn(`[data-plant="${plant.id}"]`);
        }}
        onClose={() => {
          focusOn(`[data-plant="${plant.id}"]`);
          garden.select(null);
        }}
      />
    </div>
  );
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
