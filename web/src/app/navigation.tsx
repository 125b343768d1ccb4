import {
  BookOpen,
  ChartSpline,
  FileText,
  FlaskConical,
  Gauge,
  House,
  LifeBuoy,
  ListChecks,
  NotebookPen,
  Settings,
  Sprout,
  UsersRound,
  Wind,
} from "lucide-react";
import { Link } from "../router/link.tsx";
import { useStrings } from "./language.tsx";
import { MorePlaces, type FurtherPlace } from "./more-places.tsx";
import { PlaceFace, placeClass } from "./place-face.tsx";
import { strings } from "./strings.ts";

/** The places of a signed-in person: floating at the bottom of a phone, at the left edge from 1024 px. */
export function Navigation() {
  const words = useStrings(strings);
  const places = [
    { to: "/", label: words.home, Icon: House },
    { to: "/activities", label: words.activities, Icon: ListChecks },
    { to: "/breathing-game", label: words.breathe, Icon: Wind },
    { to: "/zen-garden", label: words.garden, Icon: Sprout },
  ] as const;
  const further: readonly FurtherPlace[] = [
    { to: "/resources", label: words.resources, Icon: BookOpen, isOnRail: true },
    { to: "/analytics", label: words.analytics, Icon: ChartSpline, isOnRail: false },
    { to: "/journal", label: words.journal, Icon: NotebookPen, isOnRail: false },
    { to: "/experiments", label: words.experiments, Icon: FlaskConical, isOnRail: false },
    { to: "/professional-page", label: words.professionalPage, Icon: FileText, isOnRail: false },
    { to: "/safety-plan", label: words.safetyPlan, Icon: LifeBuoy, isOnRail: false },
    { to: "/dashboard", label: words.dashboard, Icon: Gauge, isOnRail: false },
    { to: "/marketplace", label: words.marketplace, Icon: UsersRound, isOnRail: false },
    { to: "/settings", label: words.settings, Icon: Settings, isOnRail: false },
  ];
  return (
    <nav
      aria-label={words.mainNavigation}
      className="fixed inset-x-[min(1rem,4vw)] max-lg:right-[calc(min(1rem,4vw)+min(4rem,17vw))] bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-30 mx-auto max-w-md rounded-[28px] border border-line/60 bg-raised p-[min(0.375rem,1.6vw)] shadow-lift print:hidden lg:bottom-auto lg:left-5 lg:right-auto lg:top-1/2 lg:w-26 lg:-translate-y-1/2 lg:p-2 lg:shadow-card"
    >
      <ul className="flex justify-around lg:flex-col lg:gap-1">
        {places.map(({ to, label, Icon }) => (
          <li key={to} className="min-w-[44px] flex-auto lg:min-w-0">
            <Link to={to} className={placeClass}>
              <PlaceFace label={label} Icon={Icon} />
            </Link>
          </li>
        ))}
        {further
          .filter(({ isOnRail }) => isOnRail)
          .map(({ to, label, Icon }) => (
            <li key={to} className="hidden [@media(min-width:64rem)_and_(min-height:42rem)]:block">
              <Link to={to} className={placeClass}>
                <PlaceFace label={label} Icon={Icon} />
              </Link>
            </li>
          ))}
        <li className="min-w-[44px] flex-auto lg:min-w-0">
          <MorePlaces places={further} />
        </li>
      </ul>
    </nav>
  );
}
