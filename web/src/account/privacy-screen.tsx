import { dataMap, type KeptData } from "@remanso/core/privacy/data-map-words.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { KeptOnDevice } from "./kept-on-device.tsx";
import { PrivacyFold, PrivacyFolds } from "./privacy-fold.tsx";
import { strings } from "./privacy-text.ts";
import { pageTitle } from "../ui/page-title.ts";

// who it is for and what it is stand before the list of what is kept
const before = 2;

/** The privacy page: a text to read. What is kept comes from the same list that the download and the deletion follow. */
export function PrivacyScreen() {
  const { title, intro, sections } = useStrings(strings);
  return (
    <article className="grid max-w-[38rem] grid-cols-[minmax(0,1fr)] gap-x-12 text-[1.05rem] leading-[1.65] lg:max-w-none lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)] lg:items-start">
      <header>
        <h1 className={pageTitle}>{title}</h1>
        <p className="mt-5 font-serif text-[1.35rem] leading-normal text-soft">{intro}</p>
      </header>
      <InShort />
      <div>
        {sections.slice(0, before).map((section) => (
          <TextSection key={section.heading} {...section} />
        ))}
        <WhatIsKept />
        <KeptOnDevice />
        {sections.slice(before).map((section) => (
          <TextSection key={section.heading} {...section} />
        ))}
      </div>
    </article>
  );
}

/** What most people come for, before the whole of it. */
function InShort() {
  const { short } = useStrings(strings);
  const { signedIn } = useVisitor();
  return (
    <section className="mt-8 rounded-card bg-wash p-[min(1.5rem,6vw)] lg:sticky lg:top-6 lg:row-span-2 lg:mt-0">
      <h2 className="text-[1.4rem]">{short.heading}</h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-primary">
        {short.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {signedIn ? (
        <a
          href="/settings#data"
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-primary underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {short.toSettings}
        </a>
      ) : null}
    </section>
  );
}

function TextSection({ heading, paragraphs }: { heading: string; paragraphs: readonly string[] }) {
  return (
    <section className="mt-12">
      <h2 className="text-[1.6rem]">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
    </section>
  );
}

function WhatIsKept() {
  const { kept } = useStrings(strings);
  return (
    <section className="mt-12">
      <h2 className="text-[1.6rem]">{kept.heading}</h2>
      <PrivacyFolds>
        {dataMap.map((data) => (
          <Kept key={data.tables.join()} data={data} />
        ))}
      </PrivacyFolds>
    </section>
  );
}

function Kept({ data }: { data: KeptData }) {
  const { kept } = useStrings(strings);
  const language = useLanguage();
  const { title, holds, why, ends, download, leftOut } = data;
  const more = leftOut ? `${kept.download[download]} ${leftOut[language]}.` : kept.download[download];
  return (
    <PrivacyFold title={title[language]}>
      <p>{holds[language]}</p>
      <dl className="mt-3 grid gap-1 text-[0.95rem] text-soft">
        <div>
          <dt className="inline font-semibold">{kept.why}</dt> <dd className="inline">{why[language]}</dd>
        </div>
        <div>
          <dt className="inline font-semibold">{kept.until}</dt> <dd className="inline">{ends[language]}</dd>
        </div>
      </dl>
      <p className="mt-1 text-[0.95rem] text-soft">{more}</p>
    </PrivacyFold>
  );
}
