import {
  defaultLanguage,
  languages,
  localeOf,
  type ByLanguage,
  type Language,
} from "@remanso/core/language.ts";
import type { Listing } from "@remanso/core/marketplace/listing.ts";
import { sessionTypeNames } from "@remanso/core/marketplace/marketplace-words.ts";
import { greetings } from "../mail/greeting.ts";
import { letterOf, type Letter } from "../mail/letter.ts";
import type { Meeting } from "../mail/wish.ts";

interface News {
  readonly listing: Listing;
  readonly meeting: Meeting;
  readonly baseUrl: string;
}

/** To a professional: somebody has booked a session with them. */
export function bookedLetter(news: News): Letter {
  return letterAbout(news, bookedWords);
}

/** To a professional: somebody has cancelled a session with them. */
export function cancelledLetter(news: News): Letter {
  return letterAbout(news, cancelledWords);
}

type Words = ByLanguage<{ subject: string; lead: string; closing: string }>;

const bookedWords: Words = {
  en: {
    subject: "A session booked with you",
    lead: "Somebody has booked a session with you in Remanso:",
    closing:
      "Please write to let them know how you’ll meet. They know you have their name and email address.",
  },
  es: {
    subject: "Una sesión reservada contigo",
    lead: "Alguien ha reservado una sesión contigo en Remanso:",
    closing: "Por favor, escríbele para acordar cómo será. Sabe que tienes su nombre y su correo.",
  },
};

const cancelledWords: Words = {
  en: {
    subject: "A session with you was canceled",
    lead: "This session with you has been canceled:",
    closing: "The time is free again.",
  },
  es: {
    subject: "Se ha cancelado una sesión contigo",
    lead: "Se ha cancelado esta sesión contigo:",
    closing: "La hora vuelve a estar libre.",
  },
};

function letterAbout({ listing, meeting, baseUrl }: News, words: Words): Letter {
  const language = languageOf(listing);
  const { subject, lead, closing } = words[language];
  const { person, sessionType, startsAt } = meeting;
  const time = new Intl.DateTimeFormat(localeOf[language], {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: listing.timeZone,
  }).format(new Date(startsAt));
  return letterOf({
    language,
    subject,
    greeting: greetings[language](listing.name[language]),
    paragraphs: [
      lead,
      `${time} (${listing.timeZone.replaceAll("_", " ")}) · ${sessionTypeNames[sessionType][language]}`,
      [person.fullName, person.email].filter((part) => part !== null).join(" · "),
    ],
    link: { label: "Remanso", url: baseUrl },
    closing,
  });
}

// listings do not say which language a professional prefers; of the spoken ones, the lowest number wins
const rank: ByLanguage<number> = { es: 0, en: 1 };

function languageOf({ languages: spoken }: Listing): Language {
  const [first = defaultLanguage] = languages
    .filter((language) => spoken.includes(language))
    .toSorted((one, other) => rank[one] - rank[other]);
  return first;
}
