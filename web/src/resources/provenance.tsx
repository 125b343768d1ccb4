import type { Resource, Source } from "@remanso/core/resources/contract.ts";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { dayInWords } from "../home/days.ts";
import { strings } from "./strings.ts";

/** Where the facts come from, when they were looked at last, and what this is not. safety.md: content standards */
export function Provenance({ resource }: { resource: Resource }) {
  const words = useStrings(strings);
  const dates = useDateLanguage();
  const inWords = (day: string) => dayInWords(`${day}T00:00:00Z`, dates, "UTC");
  const [checkedFirst] = resource.sources.map(({ checkedOn }) => checkedOn).toSorted();
  return (
    <footer className="mt-12 grid gap-4 border-t border-line pt-6 text-[0.95rem] text-soft">
      <section aria-labelledby="sources">
        <h2 id="sources" className="text-[1.2rem] text-ink">
          {words.sources}
        </h2>
        <ul className="mt-3 grid gap-2.5">
          {resource.sources.map((source) => (
            <SourceItem key={source.title} source={source} />
          ))}
        </ul>
        {checkedFirst !== undefined && <p className="mt-3">{words.checked(inWords(checkedFirst))}</p>}
      </section>
      <p>{words.reviewed(inWords(resource.reviewedOn))}</p>
      <p>
        {words.selfHelp}{" "}
        <a
          href="/help"
          className="inline-block py-0.5 underline underline-offset-4 hover:text-ink print:hidden"
        >
          {words.help}
        </a>
      </p>
    </footer>
  );
}

function SourceItem({ source: { authors, title, publisher, year, link } }: { source: Source }) {
  const words = useStrings(strings);
  return (
    <li className="leading-snug">
      <cite className="not-italic text-ink">
        {link === null ? (
          title
        ) : (
          <a href={link} target="_blank" rel="noopener noreferrer" className="underline underline-offset-4">
            {title}
          </a>
        )}
      </cite>
      <br />
      {authors !== publisher && `${authors.replace(/\.$/, "")}. `}
      {words.source(publisher, year)}
      {/* on paper a link is its address */}
      {link !== null && (
        <span className="hidden break-all print:inline"> {link.replace("https://", "")}</span>
      )}
    </li>
  );
}
