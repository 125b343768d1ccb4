import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Block } from "../app/block.tsx";
import { useStrings } from "../app/language.tsx";
import { useIsResting } from "../safety/use-is-resting.ts";
import { Shape } from "../ui/shape.tsx";
import { BeginForm } from "./begin-form.tsx";
import { CurrentCard } from "./current-card.tsx";
import { DaysOfChance } from "./days-of-chance.tsx";
import { experimentsQuery, offerQuery } from "./queries.ts";
import { ResultCard } from "./result-card.tsx";
import { strings } from "./strings.ts";
import { pageTitle } from "../ui/page-title.ts";

/** Experiments of one's own: the one under way, what came of those before, and a new one. */
export function ExperimentsScreen() {
  const words = useStrings(strings);
  const heading = useRef<HTMLHeadingElement>(null);
  const experiments = useQuery(experimentsQuery);
  // what had the focus is gone
  const onGone = () => heading.current?.focus({ preventScroll: true });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:gap-10">
      <header className="grid grid-cols-[minmax(0,1fr)] items-center gap-2 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-10">
        <h1 ref={heading} tabIndex={-1} className={pageTitle}>
          {words.title}
        </h1>
        <p className="max-w-[62ch] text-soft sm:text-lg lg:col-start-1">{words.intro}</p>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <DaysOfChance />
        </div>
      </header>
      <Block query={experiments} shape={<Shape className="h-64" />}>
        {(list) => {
          const current = list.find(({ state }) => state !== "ended");
          const ended = list.filter(({ state }) => state === "ended");
          return (
            <>
              {current ? <CurrentCard key={current.id} experiment={current} onGone={onGone} /> : null}
              {ended.length > 0 ? (
                <section aria-labelledby="results" className="grid grid-cols-[minmax(0,1fr)] gap-4">
                  <h2 id="results" className="text-[1.6rem]">
                    {words.results}
                  </h2>
                  <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
                    {ended.map((experiment) => (
                      <ResultCard key={experiment.id} experiment={experiment} onGone={onGone} />
                    ))}
                  </ul>
                </section>
              ) : null}
              {current ? null : <Beginning onBegun={onGone} />}
            </>
          );
        }}
      </Block>
    </div>
  );
}

/** The way to a new one, where it may be begun. */
function Beginning({ onBegun }: { onBegun: () => void }) {
  const words = useStrings(strings);
  const offer = useQuery(offerQuery());
  const isResting = useIsResting();
  const resting = <p className="rounded-card bg-wash px-5 py-4">{words.resting}</p>;
  if (isResting) return resting;
  return (
    <Block query={offer} shape={<Shape className="h-96" />}>
      {({ mayBegin }) => (mayBegin ? <BeginForm onBegun={onBegun} /> : resting)}
    </Block>
  );
}
