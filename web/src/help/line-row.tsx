import { MessageCircle, Phone } from "lucide-react";
import type { Helpline } from "@remanso/core/help/helplines.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

interface CallRowProps {
  /** Who answers, in words of the page or as a name. */
  name: string;
  number: string;
  /** What follows `tel:` or `sms:`; null where it cannot be dialled. */
  dial: string | null;
  channel?: "call" | "text";
  facts?: string;
  /** The one to call first. */
  isFirst?: boolean;
}

/** One number to tap, as wide as a thumb can miss. */
export function CallRow({ name, number, dial, channel = "call", facts = "", isFirst = false }: CallRowProps) {
  const words = useStrings(strings);
  const isCall = channel === "call";
  const Icon = isCall ? Phone : MessageCircle;
  const look = `grid min-h-14 w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-2xl px-4 py-2.5 text-left transition duration-300 ease-water ${
    isFirst
      ? "bg-primary text-on-primary shadow-card hover:bg-primary-deep"
      : "bg-raised text-ink hover:shadow-card"
  }`;
  const inside = (
    <>
      <Icon aria-hidden="true" size={20} className={isFirst ? "" : "text-primary"} />
      <span className="grid min-w-0 leading-snug">
        <span className="font-semibold wrap-anywhere">{name}</span>
        {facts ? <span className="text-[0.85rem]">{facts}</span> : null}
      </span>
      <span className="max-w-[9.5rem] text-right text-[1.1rem] font-semibold tabular-nums wrap-anywhere">
        {number}
      </span>
    </>
  );
  if (dial === null) return <p className={look}>{inside}</p>;
  return (
    <a
      href={`${isCall ? "tel" : "sms"}:${dial}`}
      aria-label={`${(isCall ? words.callNumber : words.textNumber)(name, number)}${facts ? `. ${facts}` : ""}`}
      className={look}
    >
      {inside}
    </a>
  );
}

/** A line with its hours and its cost. A fact without a source is left out. */
export function LineRow({ line, isFirst = false }: { line: Helpline; isFirst?: boolean }) {
  const language = useLanguage();
  const facts = [line.hours, line.cost, line.note].flatMap((fact) => (fact ? [fact[language]] : []));
  const { name, number, dial, channel } = line;
  return <CallRow {...{ name, number, dial, channel, isFirst }} facts={facts.join(" · ")} />;
}
