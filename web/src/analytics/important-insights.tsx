import { useStrings } from "../app/language.tsx";
import { RippleLogo } from "../ui/illustrations/ripple-logo.tsx";
import { strings } from "./strings.ts";
import { WayTo } from "./way-to.tsx";

/** specification §9: the banner while an insight waits to be read. Where that is what stands first, it stands there (`finding.tsx`). */
export function ImportantInsights({ count }: { count: number }) {
  const words = useStrings(strings).banner;
  return (
    <section
      aria-labelledby="important-insights"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-wash px-4 py-2.5 sm:px-7"
    >
      <RippleLogo size={28} className="shrink-0 text-primary" />
      <div className="grid flex-[1_1_12rem]">
        <h2 id="important-insights" className="text-[1.1rem]">
          {words.title}
        </h2>
        <p className="text-[0.92rem] leading-snug">{words.text(count)}</p>
      </div>
      <WayTo place="insights" label={words.seeInsights}>
        {words.see}
      </WayTo>
    </section>
  );
}
