import { Link } from "@tanstack/react-router";
import { House, ListChecks, Settings, Sprout, Wind } from "lucide-react";
import { useStrings } from "./language.tsx";
import { strings } from "./strings.ts";

/** The places of a signed-in person: floating at the bottom of a phone, at the left edge from 1024 px. */
export function Navigation() {
  const words = useStrings(strings);
  const places = [
    { to: "/", label: words.home, Icon: House },
    { to: "/activities", label: words.activities, Icon: ListChecks },
    { to: "/breathing-game", label: words.breathe, Icon: Wind },
    { to: "/zen-garden", label: words.garden, Icon: Sprout },
    { to: "/settings", label: words.settings, Icon: Settings },
  ] as const;
  return (
    <nav
      aria-label={words.mainNavigation}
      className="fixed inset-x-[min(1rem,4vw)] bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-30 mx-auto max-w-md rounded-[28px] border border-line/60 bg-raised p-[min(0.375rem,1.6vw)] shadow-lift lg:bottom-auto lg:left-5 lg:right-auto lg:top-1/2 lg:w-26 lg:-translate-y-1/2 lg:p-2 lg:shadow-card"
    >
      <ul className="flex justify-around lg:flex-col lg:gap-1">
        {places.map(({ to, label, Icon }) => (
          <li key={to} className="min-w-[44px] flex-auto lg:min-w-0">
            <Link
              to={to}
              activeOptions={{ exact: to === "/" }}
              className="group flex min-h-[min(3.75rem,16vw)] flex-col items-center justify-center gap-1 rounded-[22px] text-[min(0.68rem,3.6vw)] font-semibold sm:text-[0.8rem] leading-tight text-soft transition duration-300 ease-water hover:text-ink data-[status=active]:text-primary-deep lg:min-h-20"
            >
              {/* where one is, two rings spread on the water; each name has the room it needs, so that none is cut off */}
              <span className="grid size-[min(2rem,9vw)] place-items-center rounded-full transition duration-500 ease-water group-data-[status=active]:bg-wash group-data-[status=active]:shadow-[0_0_0_5px_color-mix(in_oklch,var(--wash)_45%,transparent)]">
                <Icon aria-hidden="true" size={21} strokeWidth={1.8} />
              </span>
              <span className="max-w-full truncate">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
