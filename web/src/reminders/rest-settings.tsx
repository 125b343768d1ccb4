import { useQuery } from "@tanstack/react-query";
import type { RestPeriod } from "@remanso/core/reminders/contract.ts";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { useNow } from "../home/use-now.ts";
import { SettingsSection } from "../settings/settings-section.tsx";
import { Button } from "../ui/button.tsx";
import { Badge } from "../ui/card.tsx";
import { dayOf, todayOf } from "./moments.ts";
import { reasonOf, restDaysQuery, useEndRest } from "./queries.ts";
import { RestForm } from "./rest-form.tsx";
import { strings } from "./strings.ts";

// the settings show what is of use; everything is in the download of one's data
const mostShown = 6;

/** A pause for reminders, streak and garden. */
export function RestSettings() {
  const words = useStrings(strings);
  const { timeZone } = useVisitor();
  const now = useNow();
  const { data: rests = [] } = useQuery(restDaysQuery);
  const today = todayOf(now, timeZone);
  return (
    <SettingsSection id="rest" title={words.rest} text={words.restText}>
      {rests.length === 0 ? (
        <p className="text-soft">{words.noRest}</p>
      ) : (
        <ul aria-label={words.restList} className="grid gap-4">
          {rests.slice(0, mostShown).map((rest) => (
            <RestLine key={rest.id} rest={rest} today={today} />
          ))}
        </ul>
      )}
      <RestForm key={today} today={today} />
    </SettingsSection>
  );
}

function RestLine({ rest, today }: { rest: RestPeriod; today: string }) {
  const words = useStrings(strings);
  const dates = useDateLanguage();
  const [from, to] = [dayOf(rest.from, dates), dayOf(rest.to, dates)];
  const range = from === to ? from : words.restRange(from, to);
  const phase = phaseOf(rest, today);
  const state = { running: words.restingNow, coming: words.restComing, over: words.restOver }[phase];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {range}
        <Badge>{state}</Badge>
      </p>
      {phase === "over" ? null : <EndRest rest={rest} range={range} isRunning={phase === "running"} />}
    </li>
  );
}

function phaseOf({ from, to }: RestPeriod, today: string): "running" | "coming" | "over" {
  if (to < today) return "over";
  return from > today ? "coming" : "running";
}

interface EndProps {
  rest: RestPeriod;
  range: string;
  isRunning: boolean;
}

function EndRest({ rest, range, isRunning }: EndProps) {
  const words = useStrings(strings);
  const toast = useToast();
  const end = useEndRest();
  const endIt = () =>
    end.mutate(
      { params: { id: rest.id } },
      {
        onSuccess: () => (isRunning ? toast({ title: words.restEnded }) : undefined),
        onError: (error) =>
          toast({
            kind: "failure",
            title: words.restNotEnded,
            description: reasonOf(error, words.offline),
            action: { label: words.tryAgain, onPress: endIt },
          }),
      },
    );
  return (
    <Button
      kind="plain"
      onClick={endIt}
      disabled={end.isPending}
      aria-label={isRunning ? words.endRestOf(range) : words.dropRestOf(range)}
      className="-mx-5"
    >
      {isRunning ? words.endRest : words.dropRest}
    </Button>
  );
}
