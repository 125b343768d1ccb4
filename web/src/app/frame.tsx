import type { ReactNode } from "react";
import { MiniPlayer } from "../audio/mini-player.tsx";
import { ChatBubble } from "../chat/chat-bubble.tsx";
import { OfflineMark } from "../offline/offline-mark.tsx";
import { NewVersionNotice } from "../offline/new-version-notice.tsx";
import { OutboxNotice } from "../outbox/notice.tsx";
import { Footer } from "./footer.tsx";
import { useStrings } from "./language.tsx";
import { Navigation } from "./navigation.tsx";
import { strings } from "./strings.ts";
import { TopBar } from "./top-bar.tsx";
import { useIndexScreen } from "./use-index-screen.ts";
import { useVisitor } from "./use-visitor.ts";

/** Everything around a screen: top bar, navigation (a bottom bar on phones, a rail from 1024 px), footer. */
export function Frame({ children }: { children: ReactNode }) {
  const { signedIn } = useVisitor();
  const screen = useIndexScreen();
  // the picker is the whole screen: nothing stands around its question
  if (screen === "languagePicker") return <main>{children}</main>;
  const isPicture = screen === "landing";
  return (
    <div className={`relative flex min-h-dvh flex-col ${signedIn ? "pb-42 lg:pb-20 lg:pl-34" : ""}`}>
      <SkipLink />
      <TopBar floating={isPicture} />
      {signedIn ? <Navigation /> : null}
      {signedIn ? <OfflineMark /> : null}
      {signedIn ? <OutboxNotice /> : null}
      {signedIn ? <NewVersionNotice /> : null}
      <main
        id="content"
        tabIndex={-1}
        className={
          isPicture
            ? "grow"
            : "mx-auto w-full max-w-[1120px] grow px-[min(1.5rem,8vw)] pb-16 pt-4 sm:px-10 lg:px-12 lg:pt-8"
        }
      >
        {children}
      </main>
      <Footer />
      {signedIn ? <MiniPlayer /> : null}
      {signedIn ? <ChatBubble /> : null}
    </div>
  );
}

function SkipLink() {
  const words = useStrings(strings);
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-control bg-primary px-5 py-3 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:left-4 focus:top-4"
    >
      {words.skipToContent}
    </a>
  );
}
