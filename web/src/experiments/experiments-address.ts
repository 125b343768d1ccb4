/** What stands behind the "?" of /experiments: what is to be tried. */
export interface ExperimentsSearch {
  /** The id of one of the person's activities. */
  readonly activity?: string | undefined;
  /** A type of activities, where an insight speaks of one. */
  readonly type?: string | undefined;
}

export function experimentsSearchOf({ activity, type }: Record<string, unknown>): ExperimentsSearch {
  return {
    ...(typeof activity === "string" ? { activity } : {}),
    ...(typeof type === "string" ? { type } : {}),
  };
}
