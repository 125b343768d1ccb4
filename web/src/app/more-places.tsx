import { Ellipsis, type LucideIcon } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore, type MouseEvent } from "react";
import { Link } from "../router/link.tsx";
import { useAddress } from "../router/provider.tsx";
import { useStrings } from "./language.tsx";
import { PlaceFace, placeClass } from "./place-face.tsx";
import { strings } from "./strings.ts";

/** A place beyond the first four. */
export interface FurtherPlace {
  readonly to:
    | "/resources"
    | "/analytics"
    | "/journal"
    | "/experiments"
    | "/professional-page"
    | "/safety-plan"
    | "/dashboard"
    | "/marketplace"
    | "/settings";
  readonly label: string;
  readonly Icon: LucideIcon;
  /** True for what stands on a tall rail itself. */
  readonly isOnRail: boolean;
}

/**
 * visual.md: 'More' as the fifth place. What it opens is the browser's own popover, a sheet above the bar of a phone and
 * a card beside the rail: it closes with Escape, by a press elsewhere and on going somewhere, and opens without scripts. In a browser
 * without popovers the button and app.css show and hide it.
 */
export function MorePlaces({ places }: { places: readonly FurtherPlace[] }) {
  const words = useStrings(strings);
  const sheet = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useAddress();
  const here = places.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const close = () => (canPopOver() ? sheet.current?.hidePopover() : setOpen(false));
  useEffect(() => {
    if (canPopOver()) sheet.current?.hidePopover();
  }, [pathname]);

  function press(event: MouseEvent): void {
    if (!canPopOver()) return setOpen(!isOpen);
    // pressed before the application was there, the button has opened the sheet already and is now pressed again by it
    if (!event.nativeEvent.isTrusted && sheet.current?.matches(":popover-open")) event.preventDefault();
  }
  return (
    <>
      <button
        type="button"
        popoverTarget="more-places"
        aria-expanded={isOpen}
        data-status={here ? (here.isOnRail ? "near" : "active") : undefined}
        onClick={press}
        className={placeClass}
      >
        <PlaceFace label={words.more} Icon={Ellipsis} />
      </button>
      <div
        ref={sheet}
        id="more-places"
        popover="auto"
        data-shown={isOpen ? "" : undefined}
        onToggle={(event) => setOpen(event.newState === "open")}
        className="inset-x-[min(1rem,4vw)] top-auto bottom-[calc(max(0.75rem,env(safe-area-inset-bottom))+min(3.75rem,16vw)+min(0.75rem,3.2vw)+0.75rem)] mx-auto my-0 max-h-[70dvh] w-auto max-w-md overflow-auto rounded-[28px] border border-line/60 bg-raised p-2.5 text-ink shadow-lift transition-[opacity,translate] duration-300 ease-water starting:open:translate-y-2 starting:open:opacity-0 lg:right-auto lg:bottom-[calc(50%-2.5*min(5rem,13.5vh)-1rem)] lg:left-33 lg:mx-0 lg:min-w-60 lg:starting:open:-translate-x-2 lg:starting:open:translate-y-0 [@media(min-width:64rem)_and_(min-height:42rem)]:bottom-[calc(50%-3*min(5rem,13.5vh)-1.1rem)]"
      >
        <ul aria-label={words.morePlaces} className="grid gap-1">
          {places.map((place) => (
            <FurtherLink key={place.label} {...place} onClick={close} />
          ))}
        </ul>
      </div>
    </>
  );
}

function FurtherLink({ to, label, Icon, isOnRail, onClick }: FurtherPlace & { onClick: () => void }) {
  const isRunning = useIsRunning();
  return (
    <li className={isOnRail ? "[@media(min-width:64rem)_and_(min-height:42rem)]:hidden" : ""}>
      <Link
        to={to}
        onClick={onClick}
        className="flex min-h-13 items-center gap-4 rounded-[20px] px-4 font-semibold text-soft transition duration-300 ease-water hover:bg-wash hover:text-ink data-[status=active]:bg-wash data-[status=active]:text-primary-deep"
      >
        {isRunning ? (
          <Icon aria-hidden="true" size={22} strokeWidth={1.8} className="shrink-0" />
        ) : (
          <span className="size-[22px] shrink-0" />
        )}
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </Link>
    </li>
  );
}

/** False on the page that the server drew: it is lighter without the icons of a closed sheet. */
function useIsRunning(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

function canPopOver(): boolean {
  return "hidePopover" in HTMLElement.prototype;
}
