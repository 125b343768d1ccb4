import { ArrowRight } from "lucide-react";
import { useEffect, useState, type ComponentType } from "react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { RippleLogo } from "../ui/illustrations/ripple-logo.tsx";
import { weekQuery } from "./queries.ts";
import { strings } from "./strings.ts";

/** The garden from afar: whether it has rained today, which something done brings, and a few of its plants once the page is there. */
export function GardenGlimpse() {
  const words = useStrings(strings).garden;
  const { data: week } = useQuery(weekQuery);
  const today = week?.days.find(({ date }) => date === week.today);
  const hasRained = today !== undefined && today.activities + today.games > 0;
  const [Plants, setPlants] = useState<ComponentType | null>(null);
  useEffect(() => {
    // the drawings of plants come after the page; without a network there are none
    import("./glimpse-plants.tsx").then(
      (module) => setPlants(() => module.GlimpsePlants),
      () => null,
    );
  }, []);
  return (
    <Link
      to="/zen-garden"
      className="group relative isolate flex min-h-13 items-center gap-3 overflow-hidden rounded-card bg-raised py-1 pl-4 pr-3 lg:h-full lg:min-h-52 lg:items-start lg:py-4 shadow-card transition duration-500 ease-water hover:shadow-lift sm:pl-5"
    >
      {hasRained ? <Rain /> : <RippleLogo size={28} className="shrink-0 text-primary max-sm:hidden" />}
      <span className="min-w-0 grow basis-24">
        <span className="block font-serif text-[1.08rem] leading-tight">{words.title}</span>
        <span className="block text-[0.85rem] leading-tight text-soft">
          {hasRained ? words.rained : words.waits}
        </span>
      </span>
      <span className="flex h-11 shrink-0 items-end max-[22rem]:hidden lg:absolute lg:inset-x-0 lg:top-17 lg:bottom-0 lg:-z-10 lg:h-auto lg:justify-around lg:bg-linear-to-b lg:from-raised lg:to-[var(--art-sand)] lg:px-[4%]">
        {Plants ? <Plants /> : null}
      </span>
      <ArrowRight
        aria-hidden="true"
        size={18}
        className="shrink-0 text-primary transition duration-500 ease-water group-hover:translate-x-1"
      />
    </Link>
  );
}

function Rain() {
  return (
    <svg
      width="28"
      height="28"
      viewBox="0 0 28 28"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="1.8"
      className="shrink-0 text-primary"
    >
      <path d="M8 4 6 9M16 3l-2 5M24 5l-2 5M11 12l-2 5M19 12l-2 5" />
      <ellipse cx="14" cy="23" rx="11" ry="3" opacity=".8" />
      <ellipse cx="14" cy="23" rx="5" ry="1.3" opacity=".6" />
    </svg>
  );
}
