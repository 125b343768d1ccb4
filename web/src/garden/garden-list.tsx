import { useState } from "react";
import type { Plant } from "@remanso/core/garden/contract.ts";
import { importAgain } from "../app/import-again.ts";
import { useStrings } from "../app/language.tsx";
import { lazyPart } from "../app/lazy-part.tsx";
import { strings } from "./strings.ts";
import type { Garden } from "./use-garden.ts";

// most visits stay with the drawing
const PlantRows = lazyPart(() =>
  importAgain(() => import("./plant-rows.tsx")).then(({ PlantRows: Part }) => Part),
);

export interface GardenListProps {
  garden: Garden;
  onSee: (plant: Plant) => void;
}

/** The twin of the drawing: every plant in words, with everything that can be done. */
export function GardenList({ garden, onSee }: GardenListProps) {
  const words = useStrings(strings);
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="rounded-card bg-raised shadow-card"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-14 gap-4 rounded-card px-6 py-3">
        <h2 className="font-sans text-[1rem] font-semibold tracking-normal">{words.list}</h2>
      </summary>
      {isOpen ? (
        <div className="grid gap-2 px-6 pb-6">
          <p className="text-soft">{words.listText}</p>
          <PlantRows garden={garden} onSee={onSee} />
        </div>
      ) : null}
    </details>
  );
}
