import { useQuery } from "@tanstack/react-query";
import type { ChatContext } from "@remanso/core/chat/contract.ts";
import { localeOf } from "@remanso/core/language.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { contextQuery } from "./chat-queries.ts";
import { strings } from "./strings.ts";

/** decisions §6: the person can see what the assistant knows. Asked for anew each time. */
export function AssistantKnows() {
  const words = useStrings(strings).know;
  const { data, isError } = useQuery({ ...contextQuery, refetchOnMount: "always" });
  const titles = useStrings(strings);
  return (
    <div className="grid min-h-0 grow content-start gap-4 overflow-y-auto overscroll-contain p-5 text-[0.95rem]">
      <h3 className="text-[1.3rem]">{titles.knows}</h3>
      <div role="status" className="grid gap-4">
        {data ? <Known context={data} /> : <p>{isError ? words.failed : words.loading}</p>}
      </div>
      <h3 className="text-[1.1rem]">{words.keeps}</h3>
      <p>{words.kept}</p>
    </div>
  );
}

function Known({ context }: { context: ChatContext }) {
  const words = useStrings(strings).know;
  const facts = useFacts(context);
  return (
    <>
      <p>{words.intro}</p>
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-primary">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <h3 className="text-[1.1rem]">{words.speaks}</h3>
      <p>{context.model ? words.model(context.model) : words.program}</p>
    </>
  );
}

function useFacts(context: ChatContext): string[] {
  const words = useStrings(strings).know;
  const language = useLanguage();
  const percent = (score: number) =>
    new Intl.NumberFormat(localeOf[language], { style: "percent", maximumFractionDigits: 0 }).format(score);
  const list = (items: readonly string[]) => new Intl.ListFormat(localeOf[language]).format(items);
  const { firstName, stress, focus, pendingActivities, streakDays } = context;
  const areas = ["work", "financial", "personal", "global"] as const;
  return [
    firstName ? words.name(firstName) : words.noName,
    ...(stress
      ? [
          words.stress(percent(stress.overall), stress.daysAgo),
          words.stressParts(list(areas.map((area) => `${words.areas[area]} ${percent(stress[area])}`))),
        ]
      : [words.noStress]),
    ...(focus ? [words.focus(words.areas[focus])] : []),
    pendingActivities.length > 0 ? words.pending(list(pendingActivities)) : words.nothingPending,
    words.done(context.completedThisWeek, context.completedInAll),
    words.streak(streakDays),
    words.partOfDay[context.partOfDay],
  ];
}
