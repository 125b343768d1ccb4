import { useState } from "react";
import type { HelpCountry } from "@remanso/core/help/helplines.ts";
import { useChangeSettings } from "../account/queries.ts";
import { useUser } from "../account/use-user.ts";
import { useVisitor } from "../app/use-visitor.ts";
import { useDeviceZone } from "../app/use-device-zone.ts";
import { helpCountryOf } from "./country-choice.ts";

/** Whose lines to show, and how to choose: at once, whether or not the account can be told. */
export function useHelpCountry(): { country: HelpCountry | null; choose: (code: string) => void } {
  const { signedIn } = useVisitor();
  const zones = useLikelyZones();
  const user = useUser();
  const { mutate } = useChangeSettings();
  const [asked, setAsked] = useState<string>();
  const country = helpCountryOf({ asked, kept: user?.country, zones });
  const choose = (code: string) => {
    setAsked(code);
    if (signedIn) mutate({ input: { country: code } });
  };
  return { country, choose };
}

/** The zones that suggest where the phone is, the likeliest first. */
export function useLikelyZones(): readonly string[] {
  const { deviceTimeZone, timeZone } = useVisitor();
  const device = useDeviceZone();
  return [device ?? deviceTimeZone, timeZone];
}
