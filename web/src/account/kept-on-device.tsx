import { keptThings, type KeptThing, type ThingName, type Until } from "../device/kept-things.ts";
import { thingWords, untilWords } from "../device/kept-words.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { PrivacyFold, PrivacyFolds } from "./privacy-fold.tsx";
import { strings } from "./privacy-text.ts";

const order: readonly Until[] = ["sign-out", "another-person", "session-end", "removed"];

/** What the browser keeps, from the list that erasing follows. */
export function KeptOnDevice() {
  const { device } = useStrings(strings);
  const language = useLanguage();
  return (
    <section className="mt-12">
      <h2 className="text-[1.6rem]">{device.heading}</h2>
      {device.paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      <PrivacyFolds>
        {order.map((until) => (
          <PrivacyFold key={until} title={untilWords[until][language]}>
            <ul className="grid list-disc gap-1 pl-5 marker:text-primary">
              {thingsUntil(until).map((name) => (
                <li key={name}>
                  {thingWords[name][language]} {isCookie(name) ? device.cookie : null}
                </li>
              ))}
            </ul>
          </PrivacyFold>
        ))}
      </PrivacyFolds>
    </section>
  );
}

function thingsUntil(until: Until): ThingName[] {
  return Object.keys(thingWords)
    .filter((name): name is ThingName => name in keptThings)
    .filter((name) => keptThings[name].until === until);
}

function isCookie(name: ThingName): boolean {
  const { stores }: KeptThing = keptThings[name];
  return stores.includes("cookie");
}
