import type { HelpAtHand } from "@remanso/core/help/help-at-hand.ts";
import { useAddress } from "../router/provider.tsx";
import { LanguageProvider, useStrings } from "./language.tsx";
import { lastResortWords } from "./last-resort-words.ts";
import { useVisitor } from "./use-visitor.ts";
import { useWholeAddress } from "./whole-page.ts";
import type { Visitor } from "./visitor.ts";

/**
 * Hidden on every page that needs scripts, for when they do not come (boot.js) or the browser is too old for them (minimum-browsers.ts):
 * it must not need anything itself.
 */
export function LastResort() {
  const words = useStrings(lastResortWords);
  return (
    <div
      id="last-resort"
      hidden
      suppressHydrationWarning
      className="m-4 grid gap-3 rounded-card bg-wash p-6 lg:ml-34"
    >
      <div data-why="unloaded" className="grid gap-3">
        <p className="text-xl">{words.unloaded}</p>
        <p>{words.unloadedMore}</p>
        <Again />
      </div>
      <div data-why="tooOld" hidden className="grid gap-3">
        <p className="text-xl">{words.tooOld}</p>
        <p>{words.tooOldMore}</p>
      </div>
      <NumbersAtHand />
    </div>
  );
}

/** The whole page where drawing the frame itself has failed: nothing of the application is left to lean on. */
export function StoppedPage({ visitor }: { visitor: Visitor }) {
  return (
    <html lang={visitor.language} data-theme={visitor.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{lastResortWords[visitor.language].stopped}</title>
      </head>
      <body>
        <LanguageProvider language={visitor.language} dates={visitor.dates}>
          <Stopped />
        </LanguageProvider>
      </body>
    </html>
  );
}

function Stopped() {
  const words = useStrings(lastResortWords);
  return (
    <main className="mx-auto grid max-w-xl gap-4 p-6">
      <h1 className="text-[2.2rem]">{words.stopped}</h1>
      <p>{words.stoppedMore}</p>
      <Again />
      <NumbersAtHand />
    </main>
  );
}

const linkClass = "inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4";

/** A link, because it needs no script. */
export function Again() {
  const words = useStrings(lastResortWords);
  const here = useAddress().href;
  // scripts may not come the second time either
  const whole = useWholeAddress();
  return (
    <p>
      <a href={whole ?? here} className={linkClass}>
        {words.again}
      </a>
    </p>
  );
}

/** Whom to call, from what the page itself carries. */
export function NumbersAtHand() {
  const words = useStrings(lastResortWords);
  const { help } = useVisitor();
  return (
    <>
      {help.emergency === null ? (
        <p>{words.dangerElsewhere}</p>
      ) : (
        <p>
          {words.danger}{" "}
          <a href={`tel:${help.emergency}`} className={linkClass}>
            {help.emergency}
          </a>
        </p>
      )}
      <Lines lines={help.lines} />
      <p>
        <a href="/help" className={linkClass}>
          {words.help}
        </a>
      </p>
    </>
  );
}

function Lines({ lines }: Pick<HelpAtHand, "lines">) {
  const words = useStrings(lastResortWords);
  if (lines.length === 0) return null;
  return (
    <p>
      {words.lines}{" "}
      {lines.map(({ name, number, href }) => (
        <a key={number} href={href ?? undefined} className={`${linkClass} mr-3`}>
          {name === number ? number : `${name}, ${number}`}
        </a>
      ))}
    </p>
  );
}
