import type { Slot } from "@remanso/core/marketplace/contract.ts";
import { longDay, timeSpan } from "./times.ts";
import { useReading } from "./use-reading.ts";

/** When a session is, for this person; its times stay together on a line. */
export function SessionTime({ slot: { startsAt, endsAt } }: { slot: Slot }) {
  const reading = useReading();
  return (
    <>
      {`${longDay(startsAt, reading)}, `}
      <span className="whitespace-nowrap tabular-nums">{timeSpan(startsAt, endsAt, reading)}</span>
    </>
  );
}
