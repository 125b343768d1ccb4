import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";
import type { Tab } from "./dashboard-address.ts";

export type ListTab = Exclude<Tab, "summary">;

// as different as lines are
const rows = ["w-3/5", "w-2/5", "w-1/2", "w-2/3", "w-2/5"];

/** The shape of a list that is on its way: lines as it will have them, with a mark before each where it has marks. */
export function RowsShape({ tab }: { tab: ListTab }) {
  const words = useStrings(strings);
  return (
    <div
      className={tab === "milestones" ? "rounded-card bg-raised p-[min(1.5rem,5vw)] shadow-card sm:p-8" : ""}
    >
      <p role="status" className="sr-only">
        {words.loadingRows[tab]}
      </p>
      <div aria-hidden="true" className="grid">
        {rows.map((width, place) => (
          <div key={place} className="flex items-center gap-4 border-t border-line py-4 first:border-t-0">
            {tab === "sessions" ? null : <div className="size-9 shrink-0 rounded-full bg-sunken" />}
            <div className="grid grow gap-2.5">
              <div className={`h-4 rounded-control bg-sunken ${width}`} />
              <div className="h-3 w-1/4 rounded-control bg-sunken" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
