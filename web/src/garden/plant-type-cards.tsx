import { Check } from "lucide-react";
import type { PlantProgress } from "@remanso/core/garden/contract.ts";
import { plants } from "@remanso/core/garden/plants/plants.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { Bar } from "../ui/bar.tsx";
import { Badge } from "../ui/card.tsx";
import { PlantIcon } from "../ui/garden/plant-icon.tsx";
import { strings } from "./strings.ts";

export interface PlantTypeCardsProps {
  progress: readonly PlantProgress[];
}

/** Every type of plant: what wakes it, and how far that is. */
export function PlantTypeCards({ progress }: PlantTypeCardsProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {progress.map((each) => (
        <PlantTypeCard key={each.type} progress={each} />
      ))}
    </ul>
  );
}

function PlantTypeCard({ progress }: { progress: PlantProgress }) {
  const words = useStrings(strings);
  const language = useLanguage();
  const { type, unlocked } = progress;
  return (
    <li className="flex flex-wrap items-stretch gap-4">
      <span className={`size-22 shrink-0 self-start rounded-2xl p-2 ${unlocked ? "bg-wash" : "bg-sunken"}`}>
        <PlantIcon type={type} className={`size-full ${unlocked ? "" : "opacity-45 grayscale"}`} />
      </span>
      <div className="flex min-w-0 flex-1 basis-32 flex-col gap-1.5">
        <h3 className="text-[1.2rem]">{plants[type].name[language]}</h3>
        <p className="text-[0.95rem] leading-snug text-soft">{plants[type].requirement[language]}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {unlocked ? (
            <Badge>
              <Check aria-hidden="true" size={14} strokeWidth={2.4} />
              {words.unlocked}
            </Badge>
          ) : null}
          {progress.plants > 0 ? (
            <span className="text-[0.88rem] text-soft tabular-nums">{words.inGarden(progress.plants)}</span>
          ) : null}
        </p>
        <div className="mt-auto pt-1">
          <WayToNext progress={progress} />
        </div>
      </div>
    </li>
  );
}

function WayToNext({ progress: { type, eachNeeds, untilNext, unlocked } }: { progress: PlantProgress }) {
  const words = useStrings(strings);
  const language = useLanguage();
  if (untilNext === null) return <p className="text-[0.9rem] text-soft">{words.allHere}</p>;
  const done = Math.min(eachNeeds, Math.max(0, eachNeeds - untilNext));
  const text = unlocked ? words.next(done, eachNeeds) : words.progress(done, eachNeeds);
  return (
    <div className="grid gap-1.5">
      <Bar
        fraction={done / eachNeeds}
        label={words.progressLabel(plants[type].name[language])}
        valueText={text}
      />
      <p className="text-[0.9rem] text-soft tabular-nums">{text}</p>
    </div>
  );
}
