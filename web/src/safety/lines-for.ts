import type { HelpCountry, Helpline } from "@remanso/core/help/helplines.ts";
import type { DangerKind } from "@remanso/core/safety/reading.ts";

interface ForWhom {
  readonly kind: DangerKind;
  readonly isChild: boolean;
}

/** The lines of a country in the order in which they count for this danger: children's first for children, then those of the kind, then crisis lines. */
export function linesFor(country: HelpCountry | null, { kind, isChild }: ForWhom): Helpline[] {
  const all = country?.lines ?? [];
  const wanted: readonly Helpline["kind"][] = [
    ...(isChild ? (["children"] as const) : []),
    ...(kind === "violence" ? (["violence"] as const) : []),
    ...(kind === "taken" ? (["poison"] as const) : []),
    "crisis",
  ];
  return wanted.flatMap((one) => all.filter((line) => line.kind === one));
}
