import { CalendarDays, Droplet, Sprout, Trees, type LucideIcon } from "lucide-react";
import type { GardenStats } from "@remanso/core/garden/contract.ts";
import { useStrings } from "../app/language.tsx";
import { HealthMark } from "./health-mark.tsx";
import { strings } from "./strings.ts";

/** How many plants, how far the garden, how well they are, how many days in a row. */
export function StatCards({ stats }: { stats: GardenStats }) {
  const words = useStrings(strings);
  const health = Math.round(stats.averageHealth);
  return (
    <section aria-label={words.figures}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3 sm:gap-4 lg:grid-cols-4">
        <StatCard name={words.plants} value={String(stats.totalPlants)} Icon={Sprout} />
        <StatCard name={words.level} value={String(stats.gardenLevel)} Icon={Trees} />
        <StatCard name={words.health} value={words.percent(health)} Icon={Droplet} health={health} />
        <StatCard name={words.days} value={String(stats.consecutiveDays)} Icon={CalendarDays} />
      </dl>
    </section>
  );
}

interface StatCardProps {
  name: string;
  value: string;
  Icon: LucideIcon;
  health?: number | null;
}

function StatCard({ name, value, Icon, health = null }: StatCardProps) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end gap-1 rounded-card bg-raised px-4 py-4 shadow-card sm:px-5">
      <dt className="text-[0.9rem] leading-snug text-soft">{name}</dt>
      <dd className="flex items-center justify-between gap-2 font-serif text-[1.7rem] leading-tight tabular-nums">
        {value}
        {health === null ? (
          <Icon aria-hidden="true" size={24} strokeWidth={1.4} className="shrink-0 text-primary" />
        ) : (
          <HealthMark health={health} className="size-6" />
        )}
      </dd>
    </div>
  );
}
