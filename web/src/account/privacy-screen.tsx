import { useStrings } from "../app/language.tsx";
import { en, es } from "./privacy-text.ts";

const text = { en, es };

/** The privacy page: a text to read, nothing else. */
export function PrivacyScreen() {
  const { title, intro, sections } = useStrings(text);
  return (
    <article className="mx-auto max-w-[38rem] py-6 text-[1.05rem] leading-[1.65] lg:py-12">
      <h1 className="text-[2.6rem] lg:text-[3.4rem]">{title}</h1>
      <p className="mt-5 font-serif text-[1.35rem] leading-normal text-soft">{intro}</p>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="mt-12">
          <h2 className="text-[1.6rem]">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
