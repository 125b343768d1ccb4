import type { Activity } from "@remanso/core/activity/contract.ts";
import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

/** Why an activity is in the plan: the answers behind it. Nothing for the person's own. */
export function Reason({ activity }: { activity: Pick<Activity, "reason"> }) {
  const words = useStrings(strings);
  if (!activity.reason) return null;
  return (
    <p className="max-w-[52ch] text-[0.95rem] text-soft">
      <span className="font-semibold text-ink">{words.whyThis}</span> {activity.reason}
    </p>
  );
}
