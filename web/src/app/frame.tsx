import type { ReactNode } from "react";
import { MiniPlayer } from "../audio/mini-player.tsx";
import { ChatBubble } from "../chat/chat-bubble.tsx";
import { OfflineMark } from "../offline/offline-mark.tsx";
import { NewVersionNotice } from "../offline/new-version-notice.tsx";
import { OutboxNoticeInColumn } from "../outbox/notice.tsx";
import { Footer } from "./footer.tsx";
import { Navigation } from "./navigation.tsx";
import { PracticeLine } from "./practice-line.tsx";
import { practiceScreens } from "./around-screens.ts";
import { TopBar } from "./top-bar.tsx";
import { useScreen } from "./use-screen.ts";
import { useVisitor } from "./use-visitor.ts";

/**
 * Everything around a screen: top bar, navigation (a bottom bar on phones, a rail from 1024 px), footer, chat. Around a practice only a
 * slim line, so that it fills the screen (decisions §3).
 */
export function Frame({ children }: { children: ReactNode }) {
  const { signedIn } = useVisitor();
  const screen = useScreen();
  // the picker is the whole screen: nothing stands around its question
  if (screen === "languagePicker") return <main>{children}</main>;
  const practice = screen === null ? undefined : practiceScreens[screen];
  const hasPlaces = signedIn && !practice;
  const isWholePicture = practice?.leavesTo === null;
  const isPicture = screen === "landing";
  return (
    <div
      className={`relative flex min-h-dvh flex-col ${hasPlaces ? "pb-32 lg:pb-20 lg:pl-34 lg:pr-9 print:p-0" : ""}`}
    >
      {practice ? null : <TopBar floating={isPicture} />}
      {practice?.leavesTo ? <PracticeLine leavesTo={practice.leavesTo} /> : null}
      {hasPlaces ? <Navigation /> : null}
      {/* what scrolls behind the bottom bar fades out, so that no half line is read beside it */}
      {hasPlaces ? <div aria-hidden="true" className={fade} /> : null}
      {signedIn ? <OfflineMark /> : null}
      {/* home has a place of its own for it */}
      {signedIn && screen !== "home" ? <OutboxNoticeInColumn /> : null}
      {hasPlaces ? <NewVersionNotice /> : null}
      <main
        id="content"
        tabIndex={-1}
        className={
          isPicture ? "grow" : isWholePicture ? "flex grow flex-col" : practice ? fullScreen : inColumn
        }
      >
        {children}
      </main>
      {practice ? null : <Footer />}
      {hasPlaces ? <MiniPlayer /> : null}
      {hasPlaces ? <ChatBubble /> : null}
    </div>
  );
}

const column = "mx-auto w-full max-w-[1120px] grow px-[min(1.5rem,8vw)] sm:px-10 lg:px-12";
const inColumn = `${column} pb-10 sm:pt-4 lg:pb-16 lg:pt-8 print:max-w-none print:p-0`;
// a screen may grow to the lower edge, where its buttons are within the thumb's reach
const fullScreen = `${column} flex flex-col pb-[max(0.75rem,env(safe-area-inset-bottom))]`;
const fade =
  "pointer-events-none fixed inset-x-0 bottom-0 z-10 h-24 bg-linear-to-t from-paper from-45% to-transparent lg:hidden forced-colors:hidden print:hidden";
