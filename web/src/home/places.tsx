import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useStrings } from "../app/language.tsx";
import { useIsResting } from "../safety/use-is-resting.ts";
import { ActivityScene } from "../ui/illustrations/activity-scene.tsx";
import { strings } from "./strings.ts";

/** What one's own days show and hold, and the places that one comes back to for pleasure. specification §2 */
export function Places() {
  const words = useStrings(strings).places;
  const isResting = useIsResting();
  return (
    <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
      <Analysis />
      <Place to="/" search={{ journal: "" }} scene="journaling" title={words.journal}>
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
  to: "/" | "/breathing-game" | "/zen-garden" | "/resources";
  search?: { readonly journal: "" };
  scene: "breathing" | "nature" | "reflection" | "journaling";
  title: string;
  children: ReactNode;
}

const card =
  "group block h-full overflow-hidden rounded-card bg-raised shadow-card transition duration-500 ease-water hover:shadow-lift";

function Place({ to, search, scene, title, children }: PlaceProps) {
  return (
    <li>
      <Link to={to} {...(search ? { search } : {})} className={card}>
        <ActivityScene type={scene} ratio={2.6} className="w-full" />
        <span className="grid gap-1.5 p-6">
          <PlaceName>{title}</PlaceName>
          <span className="text-soft">{children}</span>
        </span>
      </Link>
    </li>
  );
}

/** The figures of one's visits: a strip below the places, without a picture of its own. */
function Dashboard() {
  const words = useStrings(strings).places;
  return (
    <li className="sm:col-span-2 lg:col-span-3">
      <Link to="/dashboard" className={`${card} p-6`}>
        <PlaceName>{words.dashboard}</PlaceName>
        <span className="mt-1.5 block text-soft">{words.dashboardText}</span>
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
  const [Highlight, setHighlight] = useState<ComponentType | null>(null);
  useEffect(() => {
    import("./highlight.tsx").then(
      (module) => setHighlight(() => module.Highlight),
      () => null,
    );
  }, []);
  return (
    <li className="sm:col-span-2">
      <Link to="/analytics" className={`${card} sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]`}>
        <ActivityScene type="custom" ratio={1.2} className="size-full max-sm:h-32" />
        <span
          className={`grid content-start gap-1.5 p-6 ${isResting ? "" : "min-h-[18.75rem] sm:min-h-[14rem]"}`}
        >
          <PlaceName>{words.analysis}</PlaceName>
          <span className="mb-1.5 text-soft">{words.analysisText}</span>
          {Highlight && !isResting ? <Highlight /> : null}
        </span>
      </Link>
    </li>
  );
}

function PlaceName({ children }: { children: string }) {
  return (
    <span className="flex items-center gap-2 font-serif text-[1.35rem] leading-tight">
      {children}
      <ArrowRight
        aria-hidden="true"
        size={18}
        className="shrink-0 text-primary transition duration-500 ease-water group-hover:translate-x-1"
      />
    </span>
  );
}
