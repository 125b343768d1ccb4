import { countryOfZones, helpCountries } from "./helplines.ts";

/** The few numbers that a page carries with it, for when nothing else of it works. */
export interface HelpAtHand {
  /** null: "the emergency number of your country". */
  readonly emergency: string | null;
  readonly lines: readonly {
    readonly name: string;
    readonly number: string;
    /** What a tap opens; null where it cannot be dialled. */
    readonly href: string | null;
  }[];
}

// a page has little room for what nearly nobody ever sees
const mostLines = 2;

/** The numbers of the country that the account says, else of the one that the time zones suggest, the device’s first. */
export function helpAtHand(code: string | null, zones: readonly string[]): HelpAtHand {
  const wanted = code ?? countryOfZones(zones);
  const country = helpCountries.find((one) => one.code === wanted);
  const lines = country?.lines.filter(({ kind }) => kind === "crisis") ?? [];
  return {
    emergency: country?.emergency ?? null,
    lines: lines.slice(0, mostLines).map(({ name, number, dial, channel }) => ({
      name,
      number,
      href: dial === null ? null : `${channel === "text" ? "sms" : "tel"}:${dial}`,
    })),
  };
}
