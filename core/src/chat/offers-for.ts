import { readableText } from "../safety/normalise.ts";
import type { Conversation } from "./conversation.ts";
import type { Heard } from "./heard.ts";
import { refusals } from "./refused-offer.ts";
import type { TalkOffer } from "./talk.ts";
import { wantsOnlyToBeHeard } from "./speaking.ts";
import { heavyTopics } from "./heavy-topics.ts";

interface Offers {
  /** Suitable offers, best first. */
  readonly offers: readonly TalkOffer[];
  /** Ids that say what was refused. */
  readonly marks: readonly string[];
}

const noOffers: Offers = { offers: [], marks: [] };
const aBreath: TalkOffer = { to: "breathing", because: null };
const turnsBetweenOffers = 4;
// talk that asks for no help
const light = new Set(["small-talk", "everyday", "gratitude", "product"]);

/**
 * One thing that may help, in the first or second answer and then not soon again; what was refused is not offered again. An answer about the
 * program brings its own. Nothing from level 2 on: safety.md.
 */
export function offersFor(
  heard: Heard,
  conversation: Conversation & { readonly asksNoHelp: boolean },
): Offers {
  const { message, before, said, level, language, asksNoHelp } = conversation;
  const given = [...said].filter((id) => id.startsWith("offer."));
  const isRefused = given.length > 0 && refusals[language].test(readableText(message.slice(0, 300)).plain);
  if (isRefused) return { offers: [], marks: given.map((id) => id.replace("offer.", "refused.")) };
  if (heard.answer) return { ...noOffers, offers: heard.answer.offers };
  const hasRefused = [...said].some((id) => id.startsWith("refused."));
  const isTime = before.length >= given.length * turnsBetweenOffers;
  if (level >= 2 || asksNoHelp || hasRefused || wantsOnlyToBeHeard(conversation) || !isTime) return noOffers;
  const found = fitting(heard, level);
  // distress of which the subject is not clear: what suits any
  const offers = found.length === 0 && level === 1 && heard.topics.length === 0 ? [aBreath] : found;
  return { ...noOffers, offers: offers.filter(({ to }) => !said.has(`offer.${to}`)) };
}

/** Those of the situation, else of the mood, else what most situations of a topic that weighs offer. */
function fitting({ topics: [first], mood }: Heard, level: Conversation["level"]): readonly TalkOffer[] {
  if (first?.situation && first.situation.offers.length > 0) return first.situation.offers;
  if (first && light.has(first.topic.name)) return [];
  const ofMood = mood?.offers ?? [];
  if (ofMood.length > 0) return ofMood;
  // what fits most of a subject misses the one trouble that is told: there what suits any is offered
  if (first && !heavyTopics.has(first.topic.name)) return level > 0 ? [aBreath] : [];
  const counts = new Map<TalkOffer["to"], number>();
  for (const { offers } of first?.topic.situations ?? [])
    for (const { to } of offers) if (to !== "help") counts.set(to, (counts.get(to) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([to]) => ({ to, because: null }));
}
