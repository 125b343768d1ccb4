import { useState } from "react";
import type { PlantProgress } from "@remanso/core/garden/contract.ts";
import { importAgain } from "../app/import-again.ts";
import { useStrings } from "../app/language.tsx";
import { lazyPart } from "../app/lazy-part.tsx";
import { strings } from "./strings.ts";

// most visits leave it folded
const PlantTypeCards = lazyPart(() =>
  importAgain(() => import("./plant-type-cards.tsx")).then(({ PlantTypeCards: Part }) => Part),
);

/** What can grow here, what wakes it, and how far that is; folded, with how many types are there already. */
export function PlantTypes({ progress }: { progress: readonly PlantProgress[] }) {
  const words = useStrings(strings);
  const [isOpen, setOpen] = useState(false);
  const awake = progress.filter(({ unlocked }) => unlocked).length;
  return (
    <details
      className="rounded-card bg-raised shadow-card"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-14 gap-4 rounded-card px-6 py-3">
        <h2 className="font-sans text-[1rem] font-semibold tracking-normal">{words.types}</h2>
        <span className="ml-auto shrink-0 text-soft tabular-nums">
          {words.progress(awake, progress.length)}
        </span>
      </summary>
      {isOpen ? (
        <div className="grid gap-4 px-6 pb-6">
          <p className="text-soft">{words.typesText}</p>
          <PlantTypeCards progress={progress} />
        </div>
      ) : null}
    </details>
  );
}
