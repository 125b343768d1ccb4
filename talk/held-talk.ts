import { respond, type Response } from "@remanso/core/chat/respond.ts";
import type { Talk } from "@remanso/core/chat/talk.ts";
import type { Language } from "@remanso/core/language.ts";
import { languageOfMessage } from "@remanso/core/chat/message-language.ts";
import { nextTurn } from "@remanso/core/safety/dialogue/next-turn.ts";
import { afterOffer, isDenial, type SafetyTurn } from "@remanso/core/safety/dialogue/safety-turn.ts";
import { safetyTextOf } from "@remanso/core/safety/dialogue/safety-text.ts";
import { newDialogue } from "@remanso/core/safety/dialogue/state.ts";
import { learnedReaders } from "@remanso/core/safety/learned-readers.ts";
import { readMessage } from "@remanso/core/safety/read-message.ts";

/** One turn of a talk held with the embedded program. */
export interface HeldTurn {
  readonly says: string;
  readonly safety: SafetyTurn;
  /** Null where the fixed words of the safety rules stand alone. */
  readonly response: Response | null;
  readonly message: string;
}

const minuteMs = 60_000;

/** Holds a talk with the embedded program and the safety rules, as the server does without a model. */
export function heldTalk(says: readonly string[], language: Language, talk: Talk): HeldTurn[] {
  let state = newDialogue;
  const said = new Set<string>();
  return says.map((message, at) => {
    const reading = readMessage(message, learnedReaders());
    const safety = nextTurn(state, { message, reading, nowMs: at * minuteMs });
    state = safety.state;
    const spoken = languageOfMessage(message, language);
    const fixed = safetyTextOf(safety, spoken);
    if (!safety.goesOn) return { says: message, safety, response: null, message: fixed };
    const talked = {
      message,
      before: says.slice(0, at),
      said,
      language: spoken,
      level: safety.level,
      ownLevel: reading.level,
      isDenial: isDenial(safety),
    };
    const response = respond(talked, talk);
    for (const id of response.said) said.add(id);
    const [offer] = response.offers;
    state = afterOffer(safety, offer);
    if (offer) said.add(`offer.${offer.to}`);
    const parts = safety.asks ? [response.message, fixed] : [fixed, response.message];
    return { says: message, safety, response, message: parts.filter((part) => part !== "").join("\n\n") };
  });
}
