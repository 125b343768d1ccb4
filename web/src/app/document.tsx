import { useEffect } from "react";
import { scriptName } from "../first-paint/script-address.ts";
import { useUser } from "../account/use-user.ts";
import { Outlet } from "../router/outlet.tsx";
import { useAddress, useRouter, useShown } from "../router/provider.tsx";
import { answerProbe, startHearing } from "../first-paint/early-press.ts";
import { SceneSheetAddress } from "../ui/illustrations/sheet-scene.tsx";
import { showDrawings } from "../ui/illustrations/shown-drawings.ts";
import { tooOldCheck } from "../first-paint/minimum-browsers.ts";
import { strongColorsFirst } from "../first-paint/strong-colors.ts";
import boot from "../first-paint/boot.js?raw";
import { LockGate, useIsDrawnCovered } from "../lock/lock-gate.tsx";
import { onEscapeThrice } from "../safety/escape-thrice.ts";
import { leaveAndKeep } from "../safety/quick-exit.ts";
import { OutboxProvider } from "../outbox/provider.tsx";
import { LanguageProvider } from "./language.tsx";
import { FailureScreen } from "./failure-screen.tsx";
import { LastResort } from "./last-resort.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { PageData } from "./page-data.tsx";
import { pageTitle } from "./screen-title.ts";
import { strings } from "./strings.ts";
import { Frame } from "./frame.tsx";
import { loadOutbox } from "./load-outbox.ts";
import { openForPrint } from "./open-for-print.ts";
import { quietScreens } from "./around-screens.ts";
import { SkipLink } from "./skip-link.tsx";
import { ToastProvider } from "./toasts.tsx";
import { useScreen } from "./use-screen.ts";
import { useWholeAddress } from "./whole-page.ts";

/** The whole page: head, frame around the current screen, and what starts the application in the browser. */
export function Document() {
  const { context } = useRouter();
  const { visitor, assets } = context;
  const shown = useShown();
  const quiet = useIsQuiet();
  const { nonce } = assets;
  const isCovered = useIsDrawnCovered();
  useEffect(startHearing, []);
  useEffect(showDrawings, []);
  useEffect(openForPrint, []);
  const isShell = useAddress().pathname === "/offline-shell";
  return (
    <html
      lang={visitor.language}
      data-theme={visitor.theme}
      data-motion={visitor.motion}
      data-locked={isCovered ? "" : undefined}
      data-sheet={assets.sheet}
      data-scenes={assets.scenes}
      data-shell={isShell ? "" : undefined}
      data-scripts={quiet ? "" : assets.scripts.map(scriptName).join(" ")}
      suppressHydrationWarning
    >
      <Head />
      <body onAuxClickCapture={answerProbe}>
        <LanguageProvider language={visitor.language} dates={visitor.dates}>
          <SkipLink />
          {quiet ? null : <LastResort />}
          {visitor.signedIn ? <LockGate /> : null}
          <EscapeThrice />
          <ToastProvider>
            <OutboxProvider load={loadOutbox}>
              <SceneSheetAddress value={assets.scenes}>
                <Frame>
                  <Outlet Pending={LoadingScreen} Missing={NotFoundScreen} Failed={FailureScreen} />
                </Frame>
              </SceneSheetAddress>
            </OutboxProvider>
          </ToastProvider>
        </LanguageProvider>
        <script
          id="visitor"
          type="application/json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(visitor).replaceAll("<", "\\u003c") }}
          suppressHydrationWarning
        />
        {/* what the server alone writes is left as it is, and the browser's scripts need not carry it */}
        {quiet ? null : (
          <script
            nonce={nonce}
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? tooOldCheck : "" }}
            suppressHydrationWarning
          />
        )}
        {quiet ? null : <PageData queryClient={context.queryClient} state={shown.state} />}
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? boot : "" }}
          suppressHydrationWarning
        />
      </body>
    </html>
  );
}

/** What the page tells of itself, and the style of its first paint. */
function Head() {
  const { context, routes } = useRouter();
  const { visitor, assets } = context;
  const shown = useShown();
  const { nonce } = assets;
  const whole = useWholeAddress();
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta property="csp-nonce" nonce={nonce} content={nonce} suppressHydrationWarning />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#f9f7f1" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#161d22" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={visitor.discreet ? "/icon-plain.svg" : "/icon.svg"} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/touch.png" />
      <link rel="manifest" href={`/manifest.${visitor.language}.webmanifest`} />
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: assets.css }} suppressHydrationWarning />
      <noscript>
        {assets.sheet ? <link rel="stylesheet" href={assets.sheet} nonce={nonce} /> : null}
        {/* nothing else would draw what is folded */}
        {whole === null ? null : <meta httpEquiv="refresh" content={`0;url=${whole}`} />}
      </noscript>
      <title>{pageTitle({ context, routes, shown })}</title>
      <meta name="description" content={strings[visitor.language].productDescription} />
      <script
        nonce={nonce}
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? strongColorsFirst : "" }}
        suppressHydrationWarning
      />
    </head>
  );
}

/** decisions §12: Escape three times in a row leaves any page at once. */
function EscapeThrice() {
  const userId = useUser()?.id ?? null;
  useEffect(() => onEscapeThrice(() => leaveAndKeep(userId)), [userId]);
  return null;
}

/** True on pages that ship no application script. */
function useIsQuiet(): boolean {
  const screen = useScreen();
  return screen !== null && quietScreens.has(screen);
}
