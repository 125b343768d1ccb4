import type { ChatOffer } from "@remanso/core/chat/contract.ts";
import { offerReasons, placeOffers } from "@remanso/core/chat/offer-words.ts";
import type { OfferName, TalkOffer } from "@remanso/core/chat/talk.ts";
import type { Language } from "@remanso/core/language.ts";
import type { LibraryResource } from "@remanso/core/resources/library.ts";
import { isOpen } from "@remanso/core/resources/unlocks.ts";
import { shownName } from "../activity/activity-reply.ts";
import type { ActivityRow } from "../activity/list-store.ts";

interface Known {
  readonly library: readonly LibraryResource[];
  readonly completed: number;
  readonly planned: readonly ActivityRow[];
  readonly language: Language;
}

/** The first of `offers` that this person can open now, with the name that marks it as offered; null if there is none. */
export function openableOffer(
  offers: readonly TalkOffer[],
  known: Known,
): { offer: ChatOffer; name: OfferName } | null {
  for (const { to, because } of offers) {
    const offer = offerOf(to, known);
    if (offer) return { offer: { ...offer, reason: because ?? offer.reason }, name: to };
  }
  return null;
}

function offerOf(name: OfferName, { library, completed, planned, language }: Known): ChatOffer | null {
  const [kind, key] = name.split(":");
  if (kind === "resource") {
    const resource = library.find(({ id }) => id === key);
    if (!resource || !isOpen(resource.unlock, completed)) return null;
    return {
      path: `/resources/${resource.id}`,
      label: resource.texts[language].title,
      reason: offerReasons.resource[language],
    };
  }
  if (kind === "activity") {
    const row = planned.find(({ catalogueKey, completedAt }) => catalogueKey === key && completedAt === null);
    if (!row) return null;
    // one of the catalogue's: nothing of it is sealed
    const label = shownName(row, { language, open: () => null });
    return { path: `/activity-session/${row.id}`, label, reason: offerReasons.activity[language] };
  }
  return isPlace(name)
    ? {
        path: placeOffers[name].path,
        label: placeOffers[name].label[language],
        reason: placeOffers[name].reason[language],
      }
    : null;
}

function isPlace(name: string): name is keyof typeof placeOffers {
  return Object.hasOwn(placeOffers, name);
}
