import { Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { useHydrated, useParam } from "../router/provider.tsx";
import { useLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { Button } from "../ui/button.tsx";
import { momentWords } from "./links-list.tsx";
import { isUnanswered, saidOf, UnreadablePage, useOpen } from "./page-queries.ts";
import { printSheet } from "./print-sheet.ts";
import { canSeal } from "./sealed-page.ts";
import { sharedStrings } from "./shared-strings.ts";
import { Sheet } from "./sheet.tsx";

/**
 * A page behind a link. The address alone shows nothing and counts nothing, whatever fetches it: the page opens when somebody presses the
 * button.
 */
export function SharedPageScreen() {
  const words = useStrings(sharedStrings);
  const address = useParam("id");
  const open = useOpen();
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = open.data ?? null;
  useEffect(() => {
    if (!opened) return;
    // the key neither stays in the address bar nor gets into the margin of a print
    history.replaceState(history.state, "", location.pathname);
    // the button that was pressed is gone
    heading.current?.focus({ preventScroll: true });
  }, [opened]);
  const trouble = open.isError ? troubleIn(open.error, words) : open.data === null ? words.incomplete : null;
  return (
    <div className="mx-auto grid w-full max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-8 print:block print:max-w-none">
      <header className="grid gap-3 print:hidden">
        <h1 ref={heading} tabIndex={-1} className="text-[min(2.1rem,10vw)] wrap-anywhere lg:text-5xl">
          {words.title}
        </h1>
        {opened ? null : <p className="max-w-[62ch] sm:text-lg">{words.text}</p>}
        <p className="max-w-[62ch] text-soft">{words.counted}</p>
      </header>
      {opened ? (
        <>
          <Opened expiresAt={opened.expiresAt} madeOn={opened.page.madeOn} />
          <Sheet page={opened.page} />
        </>
      ) : (
        <Closed
          isPending={open.isPending}
          trouble={trouble}
          onOpen={() => open.mutate({ address, fragment: location.hash })}
        />
      )}
    </div>
  );
}

function Opened({ expiresAt, madeOn }: { expiresAt: string; madeOn: string }) {
  const words = useStrings(sharedStrings);
  const language = useLanguage();
  const { timeZone } = useVisitor();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
      <Button onClick={() => void printSheet(madeOn)} className="min-h-12 px-7">
        <Printer aria-hidden="true" size={20} />
        {words.print}
      </Button>
      <p className="text-soft">{words.until(momentWords(expiresAt, { language, timeZone }))}</p>
    </div>
  );
}

interface ClosedProps {
  isPending: boolean;
  trouble: string | null;
  onOpen: () => void;
}

function Closed({ isPending, trouble, onOpen }: ClosedProps) {
  const words = useStrings(sharedStrings);
  // whether this browser can decrypt is known in it alone
  const cannot = useHydrated() && !canSeal();
  return (
    <div className="grid justify-items-start gap-4">
      <noscript>
        <p className="rounded-2xl bg-wash px-5 py-4">{words.noScript}</p>
      </noscript>
      {cannot ? (
        <p>{words.insecure}</p>
      ) : (
        <Button disabled={isPending} onClick={onOpen} className="min-h-13 px-8">
          {isPending ? words.opening : words.open}
        </Button>
      )}
      <p role="alert" className="max-w-[60ch] rounded-2xl bg-wash px-5 py-4 empty:hidden">
        {trouble}
      </p>
    </div>
  );
}

type Words = Readonly<Record<"offline" | "unreadable" | "failed", string>>;

function troubleIn(error: Error, words: Words): string {
  if (error instanceof UnreadablePage) return words.unreadable;
  return isUnanswered(error) ? words.offline : (saidOf(error) ?? words.failed);
}
