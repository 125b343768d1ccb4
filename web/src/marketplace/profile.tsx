import type { ReactNode } from "react";
import { dateLocaleOf, localeOf } from "@remanso/core/language.ts";
import { weekdays, type Licence, type Professional } from "@remanso/core/marketplace/contract.ts";
import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { useNow } from "../home/use-now.ts";
import { buttonClass } from "../ui/button.tsx";
import { Portrait } from "../ui/illustrations/portraits/portrait.tsx";
import { ProfessionalFacts, Specialties } from "./professional-facts.tsx";
import { SampleBadge } from "./sample-badge.tsx";
import { strings } from "./strings.ts";
import { weekdayName, zoneName } from "./times.ts";
import { useReading } from "./use-reading.ts";

/** All that is known of somebody, in the window that bears their name. */
export function Profile({ professional }: { professional: Professional }) {
  const words = useStrings(strings);
  const { id, name, title, isSample, bio, credentials, licence } = professional;
  return (
    <>
      <div className="-mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Portrait id={id} name={name} className="w-[min(6.5rem,30vw)] sm:w-32" />
        <div className="grid min-w-0 grow basis-34 justify-items-start gap-2">
          {isSample ? <SampleBadge /> : null}
          <p className="text-[1.1rem] wrap-anywhere">{title}</p>
          <Specialties professional={professional} />
        </div>
      </div>
      <Link
        to="/marketplace"
        search={(now) => ({ ...now, professional: id, book: "yes" as const })}
        replace
        resetScroll={false}
        aria-label={words.bookWith(name)}
        className={`${buttonClass()} justify-self-start`}
      >
        {words.book}
      </Link>
      {isSample ? <p className="rounded-2xl bg-wash p-4">{words.sampleProfile}</p> : null}
      <p className="max-w-[65ch] whitespace-pre-line wrap-anywhere">{bio}</p>
      <ProfessionalFacts professional={professional} />
      {credentials.length > 0 ? (
        <Part title={words.facts.credentials}>
          <ul className="grid list-disc gap-1 pl-5 wrap-anywhere">
            {credentials.map((credential) => (
              <li key={credential}>{credential}</li>
            ))}
          </ul>
        </Part>
      ) : null}
      {licence ? <LicencePart licence={licence} /> : null}
      <Days professional={professional} />
    </>
  );
}

function LicencePart({ licence: { register, number, checkedOn } }: { licence: Licence }) {
  const words = useStrings(strings);
  const { dates } = useReading();
  const day = new Intl.DateTimeFormat(dateLocaleOf[dates], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(checkedOn),
  );
  return (
    <Part title={words.facts.licence}>
      <p className="wrap-anywhere">{words.licence(register, number)}</p>
      <p className="text-[0.95rem] text-soft">{words.licenceChecked(day)}</p>
    </Part>
  );
}

function Days({ professional: { availability, timeZone } }: { professional: Professional }) {
  const words = useStrings(strings);
  const { language, dates } = useReading();
  const now = useNow();
  const names = weekdays.flatMap((day, index) =>
    availability.includes(day) ? weekdayName(index + 1, dates) : [],
  );
  return (
    <Part title={words.facts.days}>
      <p>{new Intl.ListFormat(localeOf[language]).format(names)}</p>
      <p className="text-[0.95rem] text-soft">
        {words.hoursThere(zoneName(now, { language, dates, timeZone }))}
      </p>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="text-[1.1rem]">{title}</h3>
      {children}
    </section>
  );
}
