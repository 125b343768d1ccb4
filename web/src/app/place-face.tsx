import type { LucideIcon } from "lucide-react";

/** The look of a place in the navigation, link or button. Its `data-status` is "active" where one is, "near" if only on phones. */
export const placeClass =
  "group flex min-h-[min(3.75rem,16vw)] w-full flex-col items-center justify-center gap-1 rounded-[22px] text-[min(0.68rem,3.05vw)] font-semibold sm:text-[0.8rem] leading-tight text-soft transition duration-300 ease-water hover:text-ink data-[status=active]:text-primary-deep max-lg:data-[status=near]:text-primary-deep lg:min-h-[min(5rem,13.5vh)]";

/** Icon and name. Where one is, two rings spread on the water; each name has the room it needs, so that none is cut off. */
export function PlaceFace({ label, Icon }: { label: string; Icon: LucideIcon }) {
  return (
    <>
      <span className="grid size-[min(2rem,9vw)] place-items-center rounded-full transition duration-500 ease-water group-data-[status=active]:bg-wash group-data-[status=active]:shadow-[0_0_0_5px_color-mix(in_oklch,var(--wash)_45%,transparent)] max-lg:group-data-[status=near]:bg-wash max-lg:group-data-[status=near]:shadow-[0_0_0_5px_color-mix(in_oklch,var(--wash)_45%,transparent)]">
        <Icon aria-hidden="true" size={21} strokeWidth={1.8} />
      </span>
      <span className="max-w-full truncate">{label}</span>
    </>
  );
}
