import type { AnalyticsSearch } from "../analytics/analytics-address.ts";
import type { IndexSearch } from "../app/index-address.ts";
import type { DashboardSearch } from "../dashboard/dashboard-address.ts";
import type { ExperimentsSearch } from "../experiments/experiments-address.ts";
import type { HelpSearch } from "../help/help-address.ts";
import type { JournalSearch } from "../journal/journal-address.ts";
import type { MarketplaceSearch } from "../marketplace/marketplace-address.ts";
import type { LibrarySearch } from "../resources/library-address.ts";

type Nothing = Readonly<Record<never, never>>;

/** Every address of a screen, `$name` standing for a part that differs, and what it may hold behind its "?". */
export interface Places {
  readonly "/": IndexSearch;
  readonly "/help": HelpSearch;
  readonly "/privacy": Nothing;
  readonly "/assessment": Nothing;
  readonly "/activities": Nothing;
  readonly "/activity-session/$activityId": Nothing;
  readonly "/breathing-game": Nothing;
  readonly "/zen-garden": Nothing;
  readonly "/resources": LibrarySearch;
  readonly "/resources/$resourceId": Nothing;
  readonly "/analytics": AnalyticsSearch;
  readonly "/dashboard": DashboardSearch;
  readonly "/marketplace": MarketplaceSearch;
  readonly "/settings": Nothing;
  readonly "/journal": JournalSearch;
  readonly "/experiments": ExperimentsSearch;
  readonly "/import": Nothing;
  readonly "/professional-page": Nothing;
  readonly "/shared/$id": Nothing;
  readonly "/safety-plan": Nothing;
  readonly "/offline-shell": Nothing;
}

export type Path = keyof Places;

/** The names of the parts of a path that differ. */
export type ParamName<P extends string> = P extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : P extends `${string}$${infer Name}`
    ? Name
    : never;

type Params<P extends Path> = { readonly [Name in ParamName<P>]: string };

/** What follows the path where a link or a step leads. */
export interface Further<P extends Path> {
  readonly params?: Params<P> | undefined;
  /** What stands behind the "?", or how it follows from what stands there now. */
  readonly search?: Places[P] | ((now: Places[P]) => Places[P]) | undefined;
  readonly hash?: string | undefined;
}

/** Where a link or a step leads: a path that has parts that differ needs them. */
export type Target<P extends Path> = Further<P> & { readonly to: P } & ([ParamName<P>] extends [never]
    ? unknown
    : { readonly params: Params<P> });
