import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { Resource } from "@remanso/core/resources/contract.ts";
import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

/** What stands before and after it on the shelf. */
export function Neighbours({ resource: { previous, next } }: { resource: Resource }) {
  const words = useStrings(strings);
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={words.neighbours}
      className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 print:hidden"
    >
      {previous ? (
        <Neighbour id={previous.id} title={previous.title} rel="prev">
          <ArrowLeft aria-hidden="true" size={17} className="shrink-0 text-primary" />
          {words.previous}
        </Neighbour>
      ) : null}
      {next ? (
        <Neighbour id={next.id} title={next.title} rel="next">
          {words.next}
          <ArrowRight aria-hidden="true" size={17} className="shrink-0 text-primary" />
        </Neighbour>
      ) : null}
    </nav>
  );
}

interface NeighbourProps {
  id: string;
  title: string;
  rel: "prev" | "next";
  children: ReactNode;
}

function Neighbour({ id, title, rel, children }: NeighbourProps) {
  return (
    <Link
      to="/resources/$resourceId"
      params={{ resourceId: id }}
      rel={rel}
      className={`grid content-start gap-1 rounded-card bg-raised p-5 shadow-card transition duration-500 ease-water hover:shadow-lift ${rel === "next" ? "sm:col-start-2 sm:justify-items-end sm:text-right" : ""}`}
    >
      <span className="inline-flex items-center gap-2 text-[0.9rem] text-soft">{children}</span>
      <span className="font-serif text-[1.15rem] leading-tight wrap-anywhere">{title}</span>
    </Link>
  );
}
