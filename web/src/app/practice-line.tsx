import { X } from "lucide-react";
import { Link } from "../router/link.tsx";
import { HelpNow } from "../safety/help-now.tsx";
import { useStrings } from "./language.tsx";
import { strings } from "./strings.ts";
import { useVisitor } from "./use-visitor.ts";

const control =
  "inline-flex min-h-11 items-center gap-2 rounded-control px-[min(0.75rem,3vw)] text-[min(1rem,5.6vw)] font-semibold text-soft transition duration-300 hover:bg-wash hover:text-ink";

/** All that stands around a practice: the way out, and help. */
export function PracticeLine({ leavesTo }: { leavesTo: "/" | "/activities" }) {
  const words = useStrings(strings);
  const { signedIn } = useVisitor();
  return (
    <header className="mx-auto flex w-full max-w-[1120px] flex-wrap items-center justify-between gap-x-4 px-[min(1rem,4vw)] py-1 sm:px-8 lg:px-10 lg:py-3 print:hidden">
      <Link to={leavesTo} reloadDocument={!signedIn} className={control}>
        <X aria-hidden="true" size={18} />
        {words.leave}
      </Link>
      <HelpNow className={control} />
    </header>
  );
}
