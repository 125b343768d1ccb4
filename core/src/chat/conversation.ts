import type { Language } from "../language.ts";
import type { RiskLevel } from "./contract.ts";

/** A message of the person in its conversation, as the embedded program answers it. */
export interface Conversation {
  readonly message: string;
  /** The person's own earlier messages, oldest first. */
  readonly before: readonly string[];
  /** Ids of the texts already used, and of what was offered and refused. */
  readonly said: ReadonlySet<string>;
  readonly language: Language;
  readonly level: RiskLevel;
  /** The level of the message by itself, which the one of the conversation may outlast; that one where it is not known. */
  readonly ownLevel?: RiskLevel;
  /** Whether a danger that was asked about has just been denied. */
  readonly isDenial?: boolean;
}
