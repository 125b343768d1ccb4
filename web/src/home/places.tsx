import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { useStrings } from "../app/language.tsx";
import { ActivityScene } from "../ui/illustrations/activity-scene.tsx";
import { strings } from "./strings.ts";

/** The places that one comes back to for pleasure. specification §2: cards link to the zen garden and to resources */
export function Places() {
  const words = useStrings(strings).places;
  return (
    <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
      <Place to="/breathing-game" scene="breathing" title={words.breathing} text={words.breathingText} />
      <Place to="/zen-garden" scene="nature" title={words.garden} text={words.gardenText} />
      <Place to="/resources" scene="reflection" title={words.library} text={words.libraryText} />
    </ul>
  );
}

interface PlaceProps {
  to: "/breathing-game" | "/zen-garden" | "/resources";
  scene: "breathing" | "nature" | "reflection";
  title: string;
  text: string;
}

function Place({ to, scene, title, text }: PlaceProps) {
  return (
    <li>
      <Link
        to={to}
        className="group block h-full overflow-hidden rounded-card bg-raised shadow-card transition duration-500 ease-water hover:shadow-lift"
      >
        <ActivityScene type={scene} ratio={2.6} className="w-full" />
        <span className="grid gap-1.5 p-6">
          <span className="flex items-center gap-2 font-serif text-[1.35rem] leading-tight">
            {title}
            <ArrowRight
              aria-hidden="true"
              size={18}
              className="text-primary transition duration-500 ease-water group-hover:translate-x-1"
            />
          </span>
          <span className="text-soft">{text}</span>
        </span>
      </Link>
    </li>
  );
}
