import { useQuery } from "@tanstack/react-query";
import { ArrowRight, X } from "lucide-react";
import { useEffect, useState } from "react";
import type { Activity } from "@remanso/core/activity/contract.ts";
import type { LatestAssessment } from "@remanso/core/assessment/contract.ts";
import type { Experiment } from "@remanso/core/experiments/contract.ts";
import { Link } from "../router/link.tsx";
import { useUser } from "../account/use-user.ts";
import { importAgain } from "../app/import-again.ts";
import { useStrings } from "../app/language.tsx";
import { lazyPart } from "../app/lazy-part.tsx";
import { OutboxNotice } from "../outbox/notice.tsx";
import { useOutboxState } from "../outbox/provider.tsx";
import { IconButton } from "../ui/button.tsx";
import { useDismissed } from "./dismissed.ts";
import { currentExperimentQuery } from "../experiments/queries.ts";
import { ExperimentLine } from "./experiment-line.tsx";
import { FeelingQuestion } from "./feeling-question.tsx";
import { strings } from "./strings.ts";
import { useNow } from "./use-now.ts";
import { waitingMood } from "./waiting-mood.ts";
import { useOtherZone } from "./use-other-zone.ts";
import { useToRate } from "./use-to-rate.ts";

// only the browser knows its zone: the server never draws this one
const ZoneQuestion = lazyPart(() =>
  importAgain(() => import("./zone-question.tsx")).then((part) => part.ZoneQuestion),
);

/** What home asks or tells above everything else, one thing at a time. */
type Asked =
  | { readonly kind: "unsent" }
  | ({ readonly kind: "result" } & Unseen)
  | { readonly kind: "feeling"; readonly activity: Activity; readonly toRate: ReturnType<typeof useToRate> }
  | { readonly kind: "zone"; readonly zone: string }
  | { readonly kind: "experiment"; readonly experiment: Experiment };

/** In this order: what waits unsent, a result that was not seen, how it was after the last activity, another time zone, the day of an experiment; or nothing. */
export function useAsked(assessment: LatestAssessment | null): Asked | null {
  const { waiting, aside, delivered } = useOutboxState();
  const nowMs = Date.parse(useNow());
  const result = useUnseenResult(assessment);
  const toRate = useToRate();
  const zone = useZoneToAskAbout();
  const { data: experiment } = useQuery(currentExperimentQuery);
  // the row of moods says itself that its own waits
  const own = waitingMood(waiting, nowMs)?.entry;
  const others = waiting.filter((entry) => entry !== own);
  if (others.length + aside.length + delivered > 0) return { kind: "unsent" };
  if (result) return { kind: "result", ...result };
  if (toRate.activity) return { kind: "feeling", activity: toRate.activity, toRate };
  if (zone !== null) return { kind: "zone", zone };
  return experiment ? { kind: "experiment", experiment } : null;
}

/** Another zone, once its question can be shown: what stands below moves only once. */
function useZoneToAskAbout(): string | null {
  const zone = useOtherZone();
  const [canAsk, setCanAsk] = useState(false);
  useEffect(() => {
    if (zone === null) return;
    ZoneQuestion.loaded().then(
      () => setCanAsk(true),
      () => null,
    );
  }, [zone]);
  return canAsk ? zone : null;
}

interface HomeSlotProps {
  asked: Asked | null;
  /** Puts the focus where it belongs once what had it is gone. */
  onClosed: () => void;
}

/** The place of what home asks or tells. */
export function HomeSlot({ asked, onClosed }: HomeSlotProps) {
  if (asked === null) return null;
  switch (asked.kind) {
    case "unsent":
      return <OutboxNotice />;
    case "result":
      return <UnseenResult id={asked.id} onDismiss={asked.dismiss} />;
    case "feeling":
      return <FeelingQuestion {...asked.toRate} activity={asked.activity} onClosed={onClosed} />;
    case "zone":
      return <ZoneQuestion zone={asked.zone} onClosed={onClosed} />;
    case "experiment":
      return <ExperimentLine experiment={asked.experiment} />;
  }
}

const tellForMs = 24 * 60 * 60 * 1000;

interface Unseen {
  readonly id: string;
  readonly dismiss: () => void;
}

/** A result of the last day that this device has not shown: another device sent the answers, or the page was closed. */
function useUnseenResult(assessment: LatestAssessment | null): Unseen | null {
  const user = useUser();
  const now = useNow();
  const [seen, see] = useDismissed("resultSeen", user?.id ?? null);
  useAnswersKnown(seen !== undefined);
  if (!assessment || seen === assessment.id) return null;
  if (Date.parse(now) - Date.parse(assessment.createdAt) > tellForMs) return null;
  return { id: assessment.id, dismiss: () => see(assessment.id) };
}

/** Until the device is asked, boot.js hides what the server drew and this device has answered. */
function useAnswersKnown(areKnown: boolean): void {
  useEffect(() => {
    if (areKnown) delete document.documentElement.dataset["answered"];
  }, [areKnown]);
}

function UnseenResult({ id, onDismiss }: { id: string; onDismiss: () => void }) {
  const words = useStrings(strings).result;
  return (
    <section
      aria-label={words.title}
      data-once={id}
      className="flex items-center in-data-answered:hidden justify-between gap-2 rounded-card bg-wash py-0.5 pl-4 pr-1 sm:pl-5"
    >
      <Link
        to="/"
        search={{ result: "" }}
        className="inline-flex min-h-11 min-w-0 items-center gap-2 font-serif text-[1.08rem]"
      >
        {words.title}
        <ArrowRight aria-hidden="true" size={18} className="shrink-0 text-primary max-[15rem]:hidden" />
      </Link>
      <IconButton label={words.notNow} onClick={onDismiss}>
        <X aria-hidden="true" size={20} />
      </IconButton>
    </section>
  );
}
