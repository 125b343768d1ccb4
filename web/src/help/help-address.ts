/** What stands behind the "?" of /help. */
export interface HelpSearch {
  /** Whose lines are shown. */
  readonly country?: string | undefined;
}

export function helpSearchOf({ country }: Readonly<Record<string, string>>): HelpSearch {
  return { country };
}
