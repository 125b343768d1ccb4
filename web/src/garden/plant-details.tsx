import { Droplets, Move, Sparkles, X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import type { Plant } from "@remanso/core/garden/contract.ts";
import { plants } from "@remanso/core/garden/plants/plants.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { useNow } from "../home/use-now.ts";
import { OwnName } from "../only-you/own-name.tsx";
import { Bar } from "../ui/bar.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { Badge } from "../ui/card.tsx";
import { PlantPicture } from "../ui/garden/plant-picture.tsx";
import { bandOf, toneOfBand } from "./health.ts";
import { HealthMark } from "./health-mark.tsx";
import { strings } from "./strings.ts";
import { timeLeft, timeSinceWatering } from "./time-left.ts";

interface PlantDetailsProps {
  plant: Plant;
  /** Opened from elsewhere than the drawing: whoever reads goes on here. */
  takesFocus: boolean;
  onWater: (plant: Plant) => void;
  onMove: () => void;
  onClose: () => void;
}

/** How the chosen plant is, where it came from and what can be done for it. */
export function PlantDetails({ plant, takesFocus, onWater, onMove, onClose }: PlantDetailsProps) {
  const words = useStrings(strings);
  const language = useLanguage();
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // on a phone the card stands below the drawing
    card.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section
      ref={card}
      aria-labelledby="plant-name"
      className="relative grid max-h-full grid-cols-[minmax(0,1fr)] gap-3.5 overflow-auto rounded-card bg-raised p-5 shadow-lift transition duration-500 ease-water starting:translate-y-2 starting:opacity-0"
    >
      <IconButton label={words.close} onClick={onClose} className="absolute! right-3 top-3">
        <X aria-hidden="true" size={20} />
      </IconButton>
      <div className="flex flex-wrap items-end gap-4 pr-10">
        <span className="w-24 shrink-0 rounded-2xl bg-wash px-3 pb-2 pt-3">
          <PlantPicture
            type={plant.type}
            level={plant.level}
            maxLevel={plant.maxLevel}
            health={plant.health}
            seed={plant.id}
            className="h-auto w-full"
          />
        </span>
        <div className="grid min-w-0 flex-1 basis-28 gap-2">
          <h2
            ref={heading}
            id="plant-name"
            tabIndex={-1}
            className="text-[1.4rem] wrap-anywhere focus:outline-none"
          >
            {plant.name}
          </h2>
          <p className="flex flex-wrap items-center gap-2">
            <Badge>{plants[plant.type].name[language]}</Badge>
            {plant.level >= plant.maxLevel ? (
              <Badge>
                <Sparkles aria-hidden="true" size={14} />
                {words.fullyGrown}
              </Badge>
            ) : null}
          </p>
        </div>
      </div>
      <p className="text-[0.95rem] leading-snug text-soft">{plants[plant.type].description[language]}</p>
      <Facts plant={plant} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onWater(plant)} className="grow">
          <Droplets aria-hidden="true" size={18} />
          {words.water}
        </Button>
        <Button kind="soft" onClick={onMove} className="grow">
          <Move aria-hidden="true" size={18} />
          {words.move}
        </Button>
      </div>
    </section>
  );
}

function Facts({ plant }: { plant: Plant }) {
  const words = useStrings(strings);
  const levelText = words.levelOf(plant.level, plant.maxLevel);
  const healthText = words.healthWords(plant.health, words.bands[bandOf(plant.health)]);
  return (
    <dl className="grid gap-2.5">
      <Fact name={words.plantLevel} text={levelText}>
        <Bar fraction={plant.level / plant.maxLevel} label={words.plantLevel} valueText={levelText} />
      </Fact>
      <Fact name={words.plantHealth} text={healthText} mark={<HealthMark health={plant.health} />}>
        <Bar
          fraction={plant.health / 100}
          label={words.plantHealth}
          valueText={healthText}
          tone={toneOfBand[bandOf(plant.health)]}
        />
      </Fact>
      <div>
        <dt className="text-[0.9rem] text-soft">{words.watering}</dt>
        <dd className="tabular-nums">
          <WateringTime plant={plant} />
        </dd>
      </div>
      <div>
        <dt className="text-[0.9rem] text-soft">{words.source}</dt>
        <dd className="wrap-anywhere">
          <OwnName of={plant} name={plant.activitySource} />
        </dd>
      </div>
    </dl>
  );
}

function Fact({
  name,
  text,
  mark,
  children,
}: {
  name: string;
  text: string;
  mark?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <dt className="text-[0.9rem] text-soft">{name}</dt>
        <dd className="flex items-center gap-1.5 font-semibold tabular-nums">
          {mark}
          {text}
        </dd>
      </div>
      <dd>{children}</dd>
    </div>
  );
}

/** When a plant was watered, if it still rests from it, and when it can be watered again. */
function WateringTime({ plant }: { plant: Plant }) {
  const words = useStrings(strings);
  const now = useNow();
  const left = timeLeft(plant.restsUntil, now);
  if (left === null || plant.restsUntil === null) return words.canBeWatered;
  return words.rests(words.ago(timeSinceWatering(plant.restsUntil, now)), words.time(left));
}
