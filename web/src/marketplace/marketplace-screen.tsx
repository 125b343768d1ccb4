import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { Badge } from "../ui/card.tsx";
import { Directory } from "./directory.tsx";
import { LaterSessions, UpcomingSessions } from "./my-sessions.tsx";
import { ProfessionalWindow } from "./professional-window.tsx";
import { useProfessionals } from "./queries.ts";
import { strings } from "./strings.ts";
import { pageTitle } from "../ui/page-title.ts";

/** Whom one can talk to, how to book a session with them, and one's own sessions. */
export function MarketplaceScreen() {
  const words = useStrings(strings);
  const { data: professionals } = useProfessionals();
  const hasSamples = professionals?.some(({ isSample }) => isSample) ?? false;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-8 lg:gap-10">
      <header className="grid gap-1 sm:gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h1 className={pageTitle}>{words.title}</h1>
          {hasSamples ? <Badge>{words.demonstration}</Badge> : null}
        </div>
        {/* whether these are real people is not known before the list is */}
        {professionals === undefined ? null : (
          <p className="max-w-[66ch] text-soft">{hasSamples ? words.samplesNote : words.intro}</p>
        )}
        <p className="flex flex-wrap items-center gap-x-2">
          {words.urgent}
          <Link
            to="/help"
            className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4 hover:text-primary-deep"
          >
            {words.helpLines}
          </Link>
        </p>
      </header>
      <UpcomingSessions />
      <Directory />
      <LaterSessions />
      <ProfessionalWindow />
    </div>
  );
}
