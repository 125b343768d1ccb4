import { useQuery } from "@tanstack/react-query";
import type { Insight, Need } from "@remanso/core/analytics/contract.ts";
import { localeOf } from "@remanso/core/language.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { highlightQuery } from "./queries.ts";
import { strings } from "./strings.ts";

// what was done meanwhile may have changed it
const staleMs = 60_000;

/** The strongest thing that the days show, with how sure and how much; else what is missing for one. decisions §3 */
export function Highlight() {
  const words = useStrings(strings);
  const { data, isError, error } = useQuery({ ...highlightQuery, staleTime: staleMs });
  if (data?.insight) return <Shown insight={data.insight} />;
  if (data) return <Missing need={data.need} />;
  if (!isError) return null;
  return <span className="text-soft">{error.status === 0 ? words.offline : words.failed}</span>;
}

function Shown({ insight: { title, description, evidence } }: { insight: Insight }) {
  const words = useStrings(strings).highlight;
  const language = useLanguage();
  // the title says which way; where both ends lie on one side a sign would say it again
  const isOneWay = evidence !== null && evidence.low * evidence.high > 0;
  const points = new Intl.NumberFormat(localeOf[language], {
    signDisplay: isOneWay ? "never" : "exceptZero",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <>
      <span className="font-semibold">{title}</span>
      <span className="text-soft">{description}</span>
      <span className="text-[0.92rem] tabular-nums">
        {evidence
          ? `${words.surenesses[evidence.sureness]}: ${words.between(...inOrder(evidence, points))}`
          : null}
      </span>
    </>
  );
}

/** Both ends of the interval in words, the smaller number first. */
function inOrder({ low, high }: { low: number; high: number }, points: Intl.NumberFormat): [string, string] {
  const [first, second] = high < 0 ? [high, low] : [low, high];
  return [points.format(first), points.format(second)];
}

function Missing({ need }: { need: Need | null }) {
  const words = useStrings(strings).highlight;
  return (
    <>
      <span className="font-semibold">{need ? words.missing : words.nothing}</span>
      <span className="text-soft">{need ? need.text : words.nothingText}</span>
      {need ? (
        <span
          aria-hidden="true"
          className="mt-1 block h-2.5 max-w-sm overflow-hidden rounded-control bg-sunken"
        >
          <span
            className="block h-full rounded-control bg-primary"
            style={{ width: `${Math.min(100, (need.have / Math.max(1, need.need)) * 100)}%` }}
          />
        </span>
      ) : null}
    </>
  );
}
