import type { Resource } from "@remanso/core/resources/contract.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { dayInWords } from "../home/days.ts";
import { strings } from "./strings.ts";

/** Where the facts come from, when they were looked at last, and what this is not. safety.md: content standards */
export function Provenance({ resource }: { resource: Resource }) {
  const words = useStrings(strings);
  const language = useLanguage();
  return (
    <footer className="mt-12 grid gap-4 border-t border-line pt-6 text-[0.95rem] text-soft">
      <section aria-labelledby="sources">
        <h2 id="sources" className="text-[1.2rem] text-ink">
          {words.sources}
        </h2>
        <ul className="mt-3 grid gap-2.5">
          {resource.sources.map(({ title, publisher, year }) => (
            <li key={title} className="leading-snug">
              <cite className="not-italic text-ink">{title}</cite>
              <br />
              {words.source(publisher, year)}
            </li>
          ))}
        </ul>
      </section>
      <p>{words.reviewed(dayInWords(`${resource.reviewedOn}T00:00:00Z`, language, "UTC"))}</p>
      <p>
        {words.selfHelp}{" "}
        <a
          href="/?help"
          className="inline-block py-0.5 underline underline-offset-4 hover:text-ink print:hidden"
        >
          {words.help}
        </a>
      </p>
    </footer>
  );
}
