import type { Professional } from "@remanso/core/marketplace/contract.ts";
import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { buttonClass } from "../ui/button.tsx";
import { Portrait } from "../ui/illustrations/portraits/portrait.tsx";
import { ProfessionalFacts, Specialties } from "./professional-facts.tsx";
import { SampleBadge } from "./sample-badge.tsx";
import { strings } from "./strings.ts";

/** Somebody on the list: who they are at a glance, and the two ways on. */
export function ProfessionalCard({ professional }: { professional: Professional }) {
  const words = useStrings(strings);
  const { id, name, title, isSample } = professional;
  return (
    <li className="flex flex-col gap-5 rounded-card bg-raised p-[min(1.5rem,6vw)] shadow-card transition duration-500 ease-water focus-within:shadow-lift hover:shadow-lift">
      <header className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Portrait id={id} name={name} className="w-[min(5.75rem,26vw)]" />
        <div className="min-w-0 grow basis-36">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h3 className="text-[1.4rem] wrap-anywhere">{name}</h3>
            {isSample ? <SampleBadge /> : null}
          </div>
          <p className="text-soft wrap-anywhere">{title}</p>
        </div>
      </header>
      <Specialties professional={professional} />
      <ProfessionalFacts professional={professional} />
      <div className="mt-auto flex flex-wrap gap-3 pt-1">
        <Link
          to="/marketplace"
          search={(now) => ({ ...now, professional: id, book: "yes" as const })}
          resetScroll={false}
          aria-label={words.bookWith(name)}
          className={`${buttonClass()} grow sm:grow-0`}
        >
          {words.book}
        </Link>
        <Link
          to="/marketplace"
          search={(now) => ({ ...now, professional: id, book: undefined })}
          resetScroll={false}
          aria-label={words.seeProfileOf(name)}
          className={`${buttonClass("soft")} grow sm:grow-0`}
        >
          {words.seeProfile}
        </Link>
      </div>
    </li>
  );
}
