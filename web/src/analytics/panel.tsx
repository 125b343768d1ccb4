import { ChevronDown } from "lucide-react";
import { useId, useState, type ReactNode } from "react";

interface PanelProps {
  id: string;
  title: string;
  className?: string;
  /** What the button says that unfolds it on a phone; without it nothing is folded. */
  unfold?: string;
  /** True once something has led to what is in it. */
  isAsked?: boolean;
  children: ReactNode;
}

/** A raised page with a heading. One that is not asked for every day is folded on a phone, where the page would get too long. */
export function Panel({ id, title, className = "", unfold, isAsked = false, children }: PanelProps) {
  const contentId = useId();
  const [isUnfolded, setUnfolded] = useState(unfold === undefined);
  const isOpen = isUnfolded || isAsked;
  return (
    <section
      aria-labelledby={id}
      className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 rounded-card bg-raised p-5 shadow-card sm:p-8 ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} tabIndex={-1} className="w-fit text-[1.35rem] sm:text-[1.5rem]">
          {title}
        </h2>
        {unfold === undefined || isAsked ? null : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={contentId}
            aria-label={`${unfold}: ${title}`}
            onClick={() => setUnfolded(!isUnfolded)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-primary lg:hidden"
          >
            <span>{unfold}</span>
            <ChevronDown
              aria-hidden="true"
              size={18}
              className={`transition-transform duration-300 ${isOpen ? "rotate-180" : ""}`}
            />
          </button>
        )}
      </div>
      <div
        id={contentId}
        className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 ${isOpen ? "" : "max-lg:hidden"}`}
      >
        {children}
      </div>
    </section>
  );
}
