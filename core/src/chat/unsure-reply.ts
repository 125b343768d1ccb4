import { wordsToSayBack } from "./follow-reply.ts";
import { withNames } from "./named.ts";
import type { Speaking, Spoken } from "./speaking.ts";
import type { TopicName } from "./talk.ts";

const mostChoices = 4;
const usual: readonly TopicName[] = ["work", "family", "sleep", "overwhelm"];

/** Unsure: what was caught is said, and three or four choices are there to tap. */
export function unsure(speaking: Speaking): Spoken {
  const { heard, texts, pick } = speaking;
  const { choices } = texts.unsure;
  const topics = [...new Set([...heard.guesses, ...usual])].flatMap((name) => choices[name] ?? []);
  const taps = [
    ...topics.slice(0, mostChoices - 2),
    ...[choices["vent"], choices["breathe"]].flatMap((tap) => tap ?? []),
  ];
  const [named] = heard.names;
  const echo = named ? null : wordsToSayBack(speaking.conversation);
  const echoed = echo === null ? null : pick("unsure.echo", texts.unsure.echo);
  if (echoed !== null && echo !== null) return { parts: [withNames(echoed, { echo })], choices: taps };
  const partly = named ? pick("partly", texts.unsure.partly) : null;
  const said =
    partly !== null && named ? withNames(partly, { named: named.as }) : pick("unsure", texts.unsure.unsure);
  return said === null ? { ...closing(speaking), choices: taps } : { parts: [said], choices: taps };
}

/** A subject that has been talked out: the program has no more of its own, and says so. */
export function closing({ texts, pick }: Speaking): Spoken {
  const said = pick("closing", texts.unsure.closings) ?? texts.unsure.closings.at(-1) ?? "";
  return { parts: [said], choices: [] };
}
