import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Link } from "../router/link.tsx";
import { useLanguage, useStrings } from "../app/language.tsx";
import { LoadFailure } from "../app/load-failure.tsx";
import { useIsResting } from "../safety/use-is-resting.ts";
import { builtInResources } from "./built-in.ts";
import { LearningCard } from "./learning-progress.tsx";
import { LibraryShelves } from "./library-shelves.tsx";
import { LibrarySkeleton } from "./library-skeleton.tsx";
import { resourcesQuery } from "./queries.ts";
import { strings } from "./strings.ts";
import { pageTitle } from "../ui/page-title.ts";

/** Everything there is to read, look at and listen to: the shelves, and below them how far one has come. */
export function LibraryScreen() {
  const words = useStrings(strings);
  const isResting = useIsResting();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-9">
      <header className="-mt-3 grid gap-1.5 sm:mt-0">
        <Link
          to="/"
          className="-ml-1 inline-flex min-h-11 w-fit items-center gap-2 rounded-control pr-3 font-semibold text-primary hover:text-primary-deep"
        >
          <ArrowLeft aria-hidden="true" size={18} />
          {words.backHome}
        </Link>
        <h1 className={`max-sm:-mt-2 ${pageTitle}`}>{words.title}</h1>
        <p className="text-[0.92rem] text-soft sm:text-base">{words.subtitle}</p>
      </header>
      <Shelves />
      {isResting ? null : <LearningCard />}
    </div>
  );
}

function Shelves() {
  const words = useStrings(strings);
  const language = useLanguage();
  const { data, isError, error, refetch } = useQuery(resourcesQuery);
  // specification §7: if not a list, built-in defaults
  if (data !== undefined) {
    return <LibraryShelves resources={Array.isArray(data) ? data : builtInResources(language)} />;
  }
  if (!isError) return <LibrarySkeleton />;
  return (
    <>
      <LoadFailure
        text={error.status === 0 ? `${words.offline} ${words.failed}` : words.failed}
        onRetry={() => void refetch()}
      />
      <LibraryShelves resources={builtInResources(language)} />
    </>
  );
}
