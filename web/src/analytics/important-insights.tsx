import { useStrings } from "../app/language.tsx";
import { buttonClass } from "../ui/button.tsx";
import { RippleLogo } from "../ui/illustrations/ripple-logo.tsx";
import { strings } from "./strings.ts";
import { WayTo } from "./way-to.tsx";

/** specification §9: the banner while an insight waits to be read. */
export function ImportantInsights({ count }: { count: number }) {
  const words = useStrings(strings).banner;
  if (count === 0) return null;
  return (
    <section
      aria-labelledby="important-insights"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-wash px-5 py-3 sm:px-7 sm:py-5"
    >
      <RippleLogo size={38} className="shrink-0 text-primary" />
      <div className="grid flex-[1_1_12rem] gap-0.5">
        <h2 id="important-insights" className="text-[1.25rem]">
          {words.title}
        </h2>
        <p>{words.text(count)}</p>
      </div>
      <WayTo place="insights" label={words.seeInsights} className={`${buttonClass("soft")} bg-raised!`}>
        {words.see}
      </WayTo>
    </section>
  );
}
