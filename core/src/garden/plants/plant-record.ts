import type { ActivityType } from "../../activity/catalogue-entry.ts";
import type { ByLanguage } from "../../language.ts";

/** What somebody can finish: an activity of a type, a breathing game, or a page of the journal. */
export type DeedType = ActivityType | "game" | "page";

/** All that is true of a type of plant; its drawing is in the web package's `ui/garden/`. */
export interface PlantRecord {
  // specification §9: max level
  readonly maxLevel: number;
  /** How many events bring each plant of the type. Every further event lets those that are there grow a level. */
  readonly eventsEach: number;
  /**
   * What counts as an event: finishing something of these types, each diary entry, or each day of a run of at least `eventsEach`
   * days.
   */
  readonly grownBy: readonly DeedType[] | "diary entries" | "days in a row";
  /**
   * Where new ones stand: how far from the back and from the front of the garden, in percent (tall plants behind, low ones in
   * front), and whether on land or in the pond.
   */
  readonly ground: { readonly from: number; readonly to: number; readonly in: "land" | "pond" };
  /** How far a full plant reaches from its foot, in sizes: to either side, upwards and downwards. */
  readonly reach: { readonly side: number; readonly up: number; readonly down: number };
  readonly name: ByLanguage<string>;
  /** What somebody does to get one. */
  readonly requirement: ByLanguage<string>;
  readonly description: ByLanguage<string>;
  /** The names that plants of the type get, in the order in which they appear: as many as can grow. */
  readonly individualNames: readonly ByLanguage<string>[];
}
