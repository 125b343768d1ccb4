import type { ByLanguage } from "../language.ts";
import type { AmbientSound, Practice, ResourceCategory, ResourceType, Source } from "./contract.ts";
import type { UnlockStep } from "./unlocks.ts";

/** A script to be spoken: each paragraph with the pause after it, in seconds, and whether a bell rings there. */
export type Script = readonly {
  readonly text: string;
  readonly pauseSeconds: number;
  readonly bell: boolean;
}[];

/** A resource in one language. `content` is in the format of specification §3. */
export interface LibraryText {
  readonly title: string;
  readonly description: string;
  readonly content: string;
  readonly script: Script | null;
}

/** A library resource as built from its files. */
export interface LibraryResource {
  readonly id: string;
  readonly type: ResourceType;
  readonly category: ResourceCategory;
  readonly minutes: number;
  /** How many completed activities unlock it; null for what is open from the start. */
  readonly unlock: UnlockStep | null;
  readonly practice: Practice | null;
  readonly sound: AmbientSound | null;
  /** One for each step of a guide in pictures. */
  readonly drawings: readonly string[];
  readonly reviewedOn: string;
  readonly sources: readonly Source[];
  readonly texts: ByLanguage<LibraryText>;
}
