import { MessageCircle, Phone } from "lucide-react";
import type { Helpline } from "@remanso/core/help/helplines.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

interface CallRowProps {
  /** The large text: a line's number or a person's name. */
  lead: string;
  /** The small text below it. */
  facts?: string;
  /** What follows `tel:` or `sms:`; null where it cannot be dialled. */
  dial: string | null;
  channel?: "call" | "text";
  /** The one to call first. */
  isFirst?: boolean;
}

/** One number to tap, as wide as a thumb can miss. */
export function CallRow({ lead, facts = "", dial, channel = "call", isFirst = false }: CallRowProps) {
  const words = useStrings(strings);
  const isCall = channel === "call";
  const Icon = isCall ? Phone : MessageCircle;
  const look = `flex min-h-14 w-full items-center gap-x-[14px] rounded-2xl max-[15rem]:flex-wrap px-[16px] py-2.5 text-left transition duration-300 ease-water ${
    isFirst
      ? "bg-primary text-on-primary shadow-card hover:bg-primary-deep"
      : "bg-raised text-ink hover:shadow-card"
  }`;
  const inside = (
    <>
      <Icon aria-hidden="true" size={20} className={`shrink-0 ${isFirst ? "" : "text-primary"}`} />
      <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] leading-snug wrap-anywhere">
        <span className="text-[1.15rem] font-semibold tabular-nums">{lead}</span>
        {facts ? <span className="text-[0.85rem]">{facts}</span> : null}
      </span>
    </>
  );
  if (dial === null) return <p className={look}>{inside}</p>;
  return (
    <a href={`${isCall ? "tel" : "sms"}:${dial}`} className={look}>
      <span className="sr-only">{`${isCall ? words.call : words.text}: `}</span>
      {inside}
    </a>
  );
}

/** A line with its hours and its cost. A fact without a source is left out. */
export function LineRow({ line, isFirst = false }: { line: Helpline; isFirst?: boolean }) {
  const language = useLanguage();
  const { name, number, dial, channel } = line;
  const facts = [line.hours, line.cost, line.note].flatMap((fact) => (fact ? [fact[language]] : []));
  const below = name === number ? facts : [name, ...facts];
  return <CallRow {...{ dial, channel, isFirst }} lead={number} facts={below.join(" · ")} />;
}
