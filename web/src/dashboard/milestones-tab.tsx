import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Milestone } from "@remanso/core/milestones/contract.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { Block } from "../app/block.tsx";
import { Shape } from "../ui/shape.tsx";
import { dayInShort } from "../home/days.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Badge } from "../ui/card.tsx";
import { Ago } from "./ago.tsx";
import { Medal } from "./medal.tsx";
import { Nothing } from "./nothing.tsx";
import { milestonesQuery } from "./queries.ts";
import { strings } from "./strings.ts";
import { useTakeNote } from "./use-take-note.ts";

/** specification §2: the new milestones first, then all of them. */
export function MilestonesTab() {
  const query = useQuery(milestonesQuery);
  return (
    <Block query={query} shape={<Shape className="h-96" />}>
      {(milestones) => (milestones.length === 0 ? <NoMilestones /> : <Milestones milestones={milestones} />)}
    </Block>
  );
}

function NoMilestones() {
  const words = useStrings(strings);
  return (
    <section aria-label={words.milestones} className="rounded-card bg-raised p-6 shadow-card sm:p-8">
      <Nothing text={words.noMilestones}>
        <p className="text-soft">{words.noMilestonesText}</p>
        <Link to="/activities" className={`${buttonClass("soft")} mt-2`}>
          {words.seeActivities}
        </Link>
      </Nothing>
    </section>
  );
}

function Milestones({ milestones }: { milestones: readonly Milestone[] }) {
  const words = useStrings(strings);
  const fresh = milestones.filter(({ isAcknowledged }) => !isAcknowledged);
  const { takeNote, isBusy, told } = useTakeNote(fresh);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {fresh.length > 0 ? (
        <section
          aria-labelledby="fresh"
          className="grid gap-3 rounded-card bg-wash p-[min(1.5rem,5vw)] sm:p-8"
        >
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="fresh" tabIndex={-1} className="text-[1.45rem] outline-none">
              {words.fresh}
            </h2>
            {fresh.length > 1 ? (
              <Button kind="soft" className="bg-raised!" disabled={isBusy} onClick={() => takeNote(fresh)}>
                {words.acknowledgeAll}
              </Button>
            ) : null}
          </div>
          <ul className="grid gap-3">
            {fresh.map((milestone) => (
              <Line
                key={milestone.id}
                milestone={milestone}
                className="rounded-[16px] bg-raised px-4 sm:px-5"
              >
                <Button
                  kind="plain"
                  className="-mr-3"
                  disabled={isBusy}
                  aria-label={words.acknowledgeThis(milestone.description)}
                  onClick={() => takeNote([milestone])}
                >
                  {words.acknowledge}
                </Button>
              </Line>
            ))}
          </ul>
        </section>
      ) : null}
      <section
        aria-labelledby="all"
        className="grid gap-2 rounded-card bg-raised p-[min(1.5rem,5vw)] shadow-card sm:p-8"
      >
        <h2 id="all" tabIndex={-1} className="text-[1.45rem] outline-none">
          {words.allMilestones}
        </h2>
        <ul>
          {milestones.map((milestone) => (
            <Line
              key={milestone.id}
              milestone={milestone}
              className="border-t border-line first:border-t-0"
            />
          ))}
        </ul>
      </section>
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  );
}

interface LineProps {
  milestone: Milestone;
  className: string;
  children?: ReactNode;
}

function Line({ milestone, className, children }: LineProps) {
  const words = useStrings(strings);
  const language = useLanguage();
  const { timeZone } = useVisitor();
  const { milestoneType, description, achievedAt, isAcknowledged } = milestone;
  return (
    <li
      className={`grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 py-3.5 sm:grid-cols-[auto_minmax(0,1fr)_auto] ${className}`}
    >
      <Medal milestoneType={milestoneType} isNew={!isAcknowledged} />
      <span className="grid gap-0.5 leading-snug">
        <span className="font-semibold">{description}</span>
        <span className="flex flex-wrap gap-x-2 text-[0.92rem] text-soft">
          <Ago instant={achievedAt} />
          <span aria-hidden="true">{"·"}</span>
          <span>{dayInShort(achievedAt, language, timeZone)}</span>
        </span>
      </span>
      <span
        className={`flex flex-wrap items-center justify-between gap-2 ${children ? "max-sm:col-span-full" : "max-sm:col-start-2"}`}
      >
        {isAcknowledged ? (
          <Badge className="bg-sunken! text-soft!">{words.acknowledged}</Badge>
        ) : (
          <Badge>{words.isNew}</Badge>
        )}
        {children}
      </span>
    </li>
  );
}
