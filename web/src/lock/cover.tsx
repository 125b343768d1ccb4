import { useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { practiceScreens } from "../app/around-screens.ts";
import { useStrings } from "../app/language.tsx";
import { strings } from "../app/strings.ts";
import { useScreen } from "../app/use-screen.ts";
import { useVisitor } from "../app/use-visitor.ts";
import { HelpNow } from "../safety/help-now.tsx";
import { RippleLogo } from "../ui/illustrations/ripple-logo.tsx";
import { isLocked, useIsLocked } from "./locked.ts";
import { Unlock } from "./unlock.tsx";
import { strings as unlockStrings } from "./unlock-text.ts";
import { watchUse } from "./watch-use.ts";

/** Watches whether the page is to be locked, and covers it while it is. */
export function Cover({ userId }: { userId: string }) {
  useWatch(userId);
  const words = useStrings(strings);
  const unlockWords = useStrings(unlockStrings);
  const { discreet } = useVisitor();
  const titleId = useId();
  const isOnHelp = useScreen() === "help";
  const isCovered = useIsLocked() && !isOnHelp;
  const { dialog, heading } = useCover(isCovered);
  return (
    <dialog
      ref={dialog}
      data-lock=""
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target === event.currentTarget) event.preventDefault();
      }}
      onClose={({ currentTarget, target }) => {
        // a browser closes it all the same when Escape is pressed twice
        if (target === currentTarget && isLocked() && !isOnHelp && !currentTarget.open)
          currentTarget.showModal();
      }}
      className="fixed inset-0 z-50 m-0 h-dvh max-h-none w-full max-w-none overflow-auto border-0 bg-paper p-[min(1.5rem,6vw)] text-ink"
    >
      <div className="mx-auto grid min-h-full w-full max-w-[24rem] content-center gap-6">
        {discreet ? null : <RippleLogo size={44} className="text-primary" />}
        <div>
          <h1 ref={heading} id={titleId} tabIndex={-1} className="text-[1.9rem] wrap-anywhere outline-none">
            {discreet ? words.lockedPlainly : words.lockedTitle}
          </h1>
          <p className="mt-1 text-soft">{unlockWords.text}</p>
        </div>
        {isCovered ? <Unlock userId={userId} /> : null}
        <HelpNow className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-primary" />
      </div>
    </dialog>
  );
}

function useWatch(userId: string): void {
  const screen = useScreen();
  const isPractice = useEffectEvent(() => screen !== null && practiceScreens[screen] !== undefined);
  useLayoutEffect(() => watchUse(userId, () => isPractice()), [userId]);
}

function useCover(isCovered: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isCovered) {
      dataset["locked"] = "";
      dialog.current?.showModal();
      heading.current?.focus({ preventScroll: true });
    } else {
      delete dataset["locked"];
      dialog.current?.close();
    }
  }, [isCovered]);
  return { dialog, heading };
}
