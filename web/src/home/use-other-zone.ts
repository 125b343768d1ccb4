import { useUser } from "../account/use-user.ts";
import { useDeviceZone } from "../app/use-device-zone.ts";
import { useDismissed } from "./dismissed.ts";
import { useNow } from "./use-now.ts";
import { minutesApart } from "./minutes-apart.ts";

/** The zone of this device where its clock shows another time than the account's, and nobody was asked about it; else null. */
export function useOtherZone(): string | null {
  const user = useUser();
  const zone = useDeviceZone();
  const [asked] = useDismissed("zoneAsked", user?.id ?? null);
  const now = useNow();
  if (!user || zone === null || asked === undefined || asked === zone) return null;
  return minutesApart(zone, user.timeZone, now) === 0 ? null : zone;
}
