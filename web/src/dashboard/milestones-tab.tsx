import { useQuery } from "@tanstack/react-query";
import type { Milestone } from "@remanso/core/milestones/contract.ts";
import { Link } from "../router/link.tsx";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { Block } from "../app/block.tsx";
import { dayInShort } from "../home/days.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Badge } from "../ui/card.tsx";
import { Medal } from "./medal.tsx";
import { Nothing } from "./nothing.tsx";
import { milestonesQuery } from "./queries.ts";
import { RowsShape } from "./rows-shape.tsx";
import { strings } from "./strings.ts";
import { useTakeNote } from "./use-take-note.ts";

/** specification §2: the new milestones first, then the others; each stands once. */
export function MilestonesTab() {
  const words = useStrings(strings);
  const query = useQuery(milestonesQuery);
  return (
    <Block query={query} shape={<RowsShape tab="milestones" />} failed={words.rowsFailed.milestones}>
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
  const known = milestones.filter(({ isAcknowledged }) => isAcknowledged);
  const { takeNote, isBusy, told } = useTakeNote();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {fresh.length > 0 ? (
        <section
          aria-labelledby="fresh"
          className="grid gap-3 rounded-card bg-wash p-[min(1.5rem,5vw)] sm:p-8"
        >
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="fresh" className="text-[1.45rem]">
              {words.fresh}
            </h2>
            <Button aria-disabled={isBusy} onClick={isBusy ? undefined : takeNote}>
              {fresh.length > 1 ? words.acknowledgeAll : words.acknowledge}
            </Button>
          </div>
          <ul className="grid gap-3">
            {fresh.map((milestone) => (
              <Line
                key={milestone.id}
                milestone={milestone}
                className="rounded-[16px] bg-raised px-4 sm:px-5"
              />
            ))}
          </ul>
        </section>
      ) : null}
      {known.length > 0 ? (
        <section
          aria-labelledby="known"
          className="grid gap-2 rounded-card bg-raised p-[min(1.5rem,5vw)] shadow-card sm:p-8"
        >
          <h2 id="known" tabIndex={-1} className="text-[1.45rem] outline-none">
            {fresh.length > 0 ? words.earlierMilestones : words.allMilestones}
          </h2>
          <ul>
            {known.map((milestone) => (
              <Line
                key={milestone.id}
                milestone={milestone}
                className="border-t border-line first:border-t-0"
              />
            ))}
          </ul>
        </section>
      ) : null}
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  );
}

interface LineProps {
  milestone: Milestone;
  className: string;
}

function Line({ milestone, className }: LineProps) {
  const words = useStrings(strings);
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const { milestoneType, description, achievedAt, isAcknowledged } = milestone;
  return (
    <li className={`grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 py-3.5 ${className}`}>
      <Medal milestoneType={milestoneType} isNew={!isAcknowledged} />
      <div className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <p className="leading-snug font-semibold">{description}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.92rem] text-soft">
          <time dateTime={achievedAt}>{dayInShort(achievedAt, dates, timeZone)}</time>
          {isAcknowledged ? (
            <Badge className="bg-sunken! text-soft!">{words.acknowledged}</Badge>
          ) : (
            <Badge>{words.isNew}</Badge>
          )}
        </p>
      </div>
    </li>
  );
}
