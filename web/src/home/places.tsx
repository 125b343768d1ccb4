import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { Link } from "../router/link.tsx";
import { searchFor } from "../analytics/analytics-address.ts";
import { useStrings } from "../app/language.tsx";
import { useIsResting } from "../safety/use-is-resting.ts";
import { ActivityScene } from "../ui/illustrations/activity-scene.tsx";
import { highlightQuery } from "./queries.ts";
import { strings } from "./strings.ts";

/** What one's own days show and hold, and the places that one comes back to for pleasure. specification §2 */
export function Places() {
  const words = useStrings(strings).places;
  const isResting = useIsResting();
  return (
    <ul className="grid grid-cols-1 gap-2 min-[22rem]:grid-cols-2 lg:grid-cols-5 lg:gap-4">
      <Analysis />
      <Place to="/journal" scene="journaling" title={words.journal}>
        {words.journalText}
      </Place>
      <Place to="/breathing-game" scene="breathing" title={words.breathing}>
        {words.breathingText}
      </Place>
      <Place to="/zen-garden" scene="nature" title={words.garden}>
        {words.gardenText}
      </Place>
      <Place to="/resources" scene="reflection" title={words.library}>
        {words.libraryText}
      </Place>
      {isResting ? null : <Dashboard />}
    </ul>
  );
}

interface PlaceProps {
  to: "/journal" | "/breathing-game" | "/zen-garden" | "/resources";
  scene: "breathing" | "nature" | "reflection" | "journaling";
  title: string;
  children: ReactNode;
}

const card =
  "group block h-full overflow-hidden rounded-card bg-raised shadow-card transition duration-500 ease-water hover:shadow-lift";

function Place({ to, scene, title, children }: PlaceProps) {
  return (
    <li>
      <Link to={to} className={card}>
        <span className="block max-sm:hidden">
          <ActivityScene type={scene} ratio={2.6} className="w-full" />
        </span>
        <span className="grid gap-1 p-2.5 px-3 sm:p-4">
          <PlaceName>{title}</PlaceName>
          <span className="text-[0.85rem] leading-snug text-soft max-sm:hidden">{children}</span>
        </span>
      </Link>
    </li>
  );
}

/** The figures of one's visits. */
function Dashboard() {
  const words = useStrings(strings).places;
  return (
    // the last of an odd number takes the row on a phone
    <li className="min-[22rem]:max-lg:col-span-2">
      <Link to="/dashboard" className={card}>
        <span className="block max-sm:hidden">
          <ActivityScene type="digital-detox" ratio={2.6} className="w-full" />
        </span>
        <span className="grid gap-1 p-2.5 px-3 sm:p-4">
          <PlaceName>{words.dashboard}</PlaceName>
          <span className="text-[0.85rem] leading-snug text-soft max-sm:hidden">{words.dashboardText}</span>
        </span>
      </Link>
    </li>
  );
}

/**
 * The analysis, with the strongest thing that it has found: fetched once the page is there, and room is kept for it. Without a
 * network the card stays as it is, and while the product rests nothing is told.
 */
function Analysis() {
  const words = useStrings(strings).places;
  const isResting = useIsResting();
  // `Highlight` asks for it: a finding rests on 90 days, so these are shown to whoever follows it
  const { data } = useQuery({ ...highlightQuery, enabled: false });
  const [Highlight, setHighlight] = useState<ComponentType | null>(null);
  useEffect(() => {
    import("./highlight.tsx").then(
      (module) => setHighlight(() => module.Highlight),
      () => null,
    );
  }, []);
  return (
    <li className="min-[22rem]:col-span-2 lg:col-span-5">
      <Link to="/analytics" search={data?.insight ? searchFor("90d") : {}} className={card}>
        <span
          className={`grid content-start gap-1 p-3.5 text-[0.92rem] sm:p-5 ${isResting ? "" : "min-h-[7rem]"}`}
        >
          <PlaceName>{words.analysis}</PlaceName>
          <span className="text-soft max-sm:sr-only">{words.analysisText}</span>
          {Highlight && !isResting ? <Highlight /> : null}
        </span>
      </Link>
    </li>
  );
}

function PlaceName({ children }: { children: string }) {
  return (
    <span className="flex items-center gap-2 font-serif text-[1rem] leading-tight sm:text-[1.08rem]">
      {children}
      <ArrowRight
        aria-hidden="true"
        size={18}
        className="shrink-0 text-primary transition duration-500 ease-water group-hover:translate-x-1"
      />
    </span>
  );
}
