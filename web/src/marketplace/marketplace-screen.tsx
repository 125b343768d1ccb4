import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { Directory } from "./directory.tsx";
import { LaterSessions, UpcomingSessions } from "./my-sessions.tsx";
import { ProfessionalWindow } from "./professional-window.tsx";
import { strings } from "./strings.ts";

/** Whom one can talk to, how to book a session with them, and one's own sessions. */
export function MarketplaceScreen() {
  const words = useStrings(strings);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-8 lg:gap-10">
      <header className="grid gap-1 sm:gap-3">
        <h1 className="text-[min(2.1rem,9.5vw)] lg:text-[2.8rem]">{words.title}</h1>
        <p className="max-w-[60ch] text-soft">{words.intro}</p>
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
