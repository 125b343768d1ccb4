import { cutToShow } from "@remanso/core/cut-at-word.ts";
import { Link } from "../router/link.tsx";
import { LibraryScene } from "../ui/illustrations/library/library-scene.tsx";
import { CategoryBadge } from "./category-badge.tsx";
import type { Found } from "./library-search.ts";
import { ReadMark } from "./read-mark.tsx";
import { TypeName } from "./type-name.tsx";

/** One resource on the shelf; all of the card is its link. */
export function ResourceCard({ found }: { found: Found }) {
  const { resource, excerpt } = found;
  return (
    <li className="group relative flex flex-col max-sm:min-[22rem]:grid max-sm:min-[22rem]:grid-cols-[7rem_minmax(0,1fr)] overflow-hidden rounded-card bg-raised shadow-card transition duration-500 ease-water focus-within:shadow-lift hover:shadow-lift">
      <LibraryScene
        name={resource.id}
        ratio={1.9}
        className={`w-full max-sm:min-[22rem]:h-full ${resource.isRead ? "opacity-75" : ""}`}
      />
      <div className="flex grow flex-col gap-2.5 p-5 max-sm:min-[22rem]:gap-1 max-sm:min-[22rem]:p-3.5">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <TypeName type={resource.type} duration={resource.duration} />
          <CategoryBadge category={resource.category} />
        </p>
        <h3 className="text-[1.3rem] wrap-anywhere max-sm:min-[22rem]:text-[1.12rem]">
          <Link
            to="/resources/$resourceId"
            params={{ resourceId: resource.id }}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-primary"
          >
            {resource.title}
          </Link>
        </h3>
        {excerpt ? (
          <Excerpt excerpt={excerpt} />
        ) : (
          <p className="text-soft wrap-anywhere max-sm:min-[22rem]:text-[0.9rem] max-sm:min-[22rem]:leading-snug">
            {cutToShow(resource.description)}
          </p>
        )}
        {resource.isRead ? (
          <p className="mt-auto pt-2 max-sm:min-[22rem]:pt-0">
            <ReadMark />
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** The words of the text around what was found. */
function Excerpt({ excerpt: { text, start, end } }: { excerpt: NonNullable<Found["excerpt"]> }) {
  return (
    <p className="text-soft">
      {text.slice(0, start)}
      <mark className="rounded-sm bg-wash px-0.5 font-semibold text-ink">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </p>
  );
}
