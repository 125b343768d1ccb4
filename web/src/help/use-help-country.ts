import { useState } from "react";
import type { HelpCountry } from "@remanso/core/help/helplines.ts";
import { useChangeSettings } from "../account/queries.ts";
import { useUser } from "../account/use-user.ts";
import { useVisitor } from "../app/use-visitor.ts";
import { helpCountryOf } from "./country-choice.ts";

/** Whose lines to show, and how to choose: at once, whether or not the account can be told. */
export function useHelpCountry(): { country: HelpCountry | null; choose: (code: string) => void } {
  const { timeZone, signedIn } = useVisitor();
  const user = useUser();
  const { mutate } = useChangeSettings();
  const [asked, setAsked] = useState<string>();
  const country = helpCountryOf({ asked, kept: user?.country, timeZone });
  const choose = (code: string) => {
    setAsked(code);
    if (signedIn) mutate({ input: { country: code } });
  };
  return { country, choose };
}
