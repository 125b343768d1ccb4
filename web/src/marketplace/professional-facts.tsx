import {
  Banknote,
  Briefcase,
  CalendarClock,
  Languages,
  MapPin,
  MessagesSquare,
  Star,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { localeOf, type Language } from "@remanso/core/language.ts";
import type { Professional } from "@remanso/core/marketplace/contract.ts";
import {
  languageNames,
  sessionTypeNames,
  specialtyNames,
} from "@remanso/core/marketplace/marketplace-words.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { Badge } from "../ui/card.tsx";
import { strings } from "./strings.ts";
import { shortMoment } from "./times.ts";
import { useReading } from "./use-reading.ts";

/** A professional's specialties, as small labels. */
export function Specialties({ professional }: { professional: Professional }) {
  const words = useStrings(strings);
  const language = useLanguage();
  return (
    <ul aria-label={words.facts.specialties} className="flex flex-wrap gap-2">
      {professional.specialties.map((specialty) => (
        <li key={specialty}>
          <Badge className="bg-sunken!">{specialtyNames[specialty][language]}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** The facts by which professionals differ, each with an icon. */
export function ProfessionalFacts({ professional }: { professional: Professional }) {
  const words = useStrings(strings);
  const reading = useReading();
  const { language } = reading;
  const listed = (names: readonly string[]) => names.join(" · ");
  return (
    <dl className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
      <Fact name={words.facts.languages} Icon={Languages}>
        {listed(professional.languages.map((spoken) => languageNames[spoken]))}
      </Fact>
      <Fact name={words.facts.experience} Icon={Briefcase}>
        {words.years(professional.experience)}
      </Fact>
      <Fact name={words.facts.location} Icon={MapPin}>
        {professional.location}
      </Fact>
      <Fact name={words.facts.sessions} Icon={MessagesSquare}>
        {listed(professional.sessionTypes.map((type) => sessionTypeNames[type][language]))}
      </Fact>
      <Rating professional={professional} />
      <Fact name={words.facts.rate} Icon={Banknote}>
        <Rate professional={professional} />
      </Fact>
      <Fact name={words.facts.next} Icon={CalendarClock} isWide>
        {professional.nextAvailable === null
          ? words.noneFree
          : shortMoment(professional.nextAvailable, reading)}
      </Fact>
    </dl>
  );
}

/** An hour's price; that of a sample says that it is one. */
function Rate({ professional: { hourlyRate, isSample } }: { professional: Professional }) {
  const words = useStrings(strings);
  const shown = words.rate(inDollars(hourlyRate, useLanguage()));
  return isSample ? words.sampleFact(shown) : shown;
}

/** A rating is part of a sample, and says so; nobody rates professionals here. */
function Rating({ professional: { rating, reviewCount, isSample } }: { professional: Professional }) {
  const words = useStrings(strings);
  const language = useLanguage();
  if (rating === null || reviewCount === null) return null;
  const shown = words.rating(
    rating.toLocaleString(localeOf[language], { minimumFractionDigits: 1 }),
    reviewCount,
  );
  return (
    <Fact name={words.facts.rating} Icon={Star}>
      {isSample ? words.sampleFact(shown) : shown}
    </Fact>
  );
}

interface FactProps {
  name: string;
  Icon: LucideIcon;
  isWide?: boolean;
  children: ReactNode;
}

function Fact({ name, Icon, isWide = false, children }: FactProps) {
  return (
    <div className={`flex gap-2.5 ${isWide ? "sm:col-span-2" : ""}`}>
      <dt className="shrink-0 pt-1 text-primary">
        <Icon aria-hidden="true" size={17} />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 text-[0.95rem] wrap-anywhere">
        {isWide ? <span className="text-soft">{`${name}: `}</span> : null}
        {children}
      </dd>
    </div>
  );
}

/** An amount of whole US dollars. By its code: "$" alone is another currency in most of the countries that read this. */
export function inDollars(amount: number, language: Language): string {
  return new Intl.NumberFormat(localeOf[language], {
    style: "currency",
    currency: "USD",
    currencyDisplay: "code",
    maximumFractionDigits: 0,
  }).format(amount);
}
