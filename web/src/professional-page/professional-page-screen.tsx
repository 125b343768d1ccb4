import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useState } from "react";
import type { PageFacts } from "@remanso/core/professional-page/contract.ts";
import { periodFault } from "@remanso/core/professional-page/page-choices.ts";
import { pageContent } from "@remanso/core/professional-page/page-content.ts";
import { useHydrated } from "../router/provider.tsx";
import { AskBeforeLeaving } from "../app/ask-before-leaving.tsx";
import { Block } from "../app/block.tsx";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { Shape } from "../ui/shape.tsx";
import { ChoicesForm, firstChoices } from "./choices-form.tsx";
import { LinkPart } from "./link-part.tsx";
import { printSheet } from "./print-sheet.ts";
import { pageFactsQuery } from "./queries.ts";
import { Sheet } from "./sheet.tsx";
import { strings } from "./strings.ts";
import { pageTitle } from "../ui/page-title.ts";

/** A page for a professional: what goes on it, the page as it will be, and the two ways to hand it over. decisions §12 */
export function ProfessionalPageScreen() {
  const words = useStrings(strings);
  const facts = useQuery(pageFactsQuery);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:gap-10 print:block">
      <header className="grid gap-2 print:hidden">
        <h1 className={pageTitle}>{words.title}</h1>
        <p className="max-w-[62ch] text-soft sm:text-lg">{words.intro}</p>
        <p className="max-w-[62ch] text-[0.95rem] text-soft">{words.never}</p>
      </header>
      <Block query={facts} shape={<Shape className="h-96" />}>
        {(known) => <Making facts={known} />}
      </Block>
    </div>
  );
}

function Making({ facts }: { facts: PageFacts }) {
  const words = useStrings(strings);
  const [choices, setChoices] = useState(() => firstChoices(facts));
  // whether this browser can encrypt is known in it alone
  const isHydrated = useHydrated();
  const page = periodFault(choices, facts) === null ? pageContent(facts, choices) : null;
  const hasWritten = choices.words.trim() !== "" || choices.events.length > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:block">
      <ChoicesForm facts={facts} choices={choices} onChange={setChoices} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 print:block">
        <section aria-labelledby="page-preview" className="grid grid-cols-[minmax(0,1fr)] gap-4 print:block">
          <div className="print:hidden">
            <h2 id="page-preview" className="text-[1.6rem]">
              {words.preview}
            </h2>
            <p className="text-soft">{words.previewHint}</p>
          </div>
          {page ? <Sheet page={page} /> : null}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
            <Button
              disabled={page === null}
              onClick={() => void printSheet(facts.today)}
              className="min-h-12 px-7"
            >
              <Printer aria-hidden="true" size={20} />
              {words.print}
            </Button>
            <p className="max-w-[42ch] text-[0.9rem] text-soft">{words.printHint}</p>
          </div>
        </section>
        {isHydrated ? <LinkPart page={page} /> : null}
      </div>
      <AskBeforeLeaving wouldLose={hasWritten} onAsk={() => {}} {...words.leave} />
    </div>
  );
}
