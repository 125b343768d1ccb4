import { ChevronDown } from "lucide-react";
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
      className="group rounded-card bg-raised shadow-card"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-card px-6 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="font-sans text-[1rem] font-semibold tracking-normal">{words.types}</h2>
        <span className="flex shrink-0 items-center gap-3 text-soft tabular-nums">
          {words.progress(awake, progress.length)}
          <ChevronDown
            aria-hidden="true"
            size={22}
            className="shrink-0 transition duration-300 group-open:rotate-180"
          />
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
