import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { useLanguage } from "../app/language.tsx";
import { AssistantKnows } from "./assistant-knows.tsx";
import { Composer } from "./composer.tsx";
import { changeChat, useChat } from "./conversation.ts";
import { HelpView } from "./help-view.tsx";
import { MessageList } from "./message-list.tsx";
import { PanelHeader, type PanelView } from "./panel-header.tsx";
import { say, stop, tryAgain } from "./talk.ts";

interface ChatPanelProps {
  userId: string;
  /** The field gets the focus, except when the panel comes back by itself after a reload. */
  takesFocus: boolean;
  onMinimise: () => void;
  onHide: () => void;
}

/** specification §9: 384 × 500. On a wide screen a window beside the page; on a phone a sheet over it, that keeps the focus. */
export function ChatPanel({ userId, takesFocus, onMinimise, onHide }: ChatPanelProps) {
  const chat = useChat(userId);
  const language = useLanguage();
  const titleId = useId();
  const [view, setView] = useState<PanelView>("talk");
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const dialogRef = useDialog({ fieldRef, takesFocus });
  useKeyboardRoom(dialogRef);
  const speaker = { userId, language };
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    if (view === "talk") onMinimise();
    else setView("talk");
  };
  return (
    <dialog
      ref={dialogRef}
      aria-labelledby={titleId}
      onKeyDown={leaveByKey}
      onCancel={(event) => {
        // of this window, not of a field in it; the key itself is answered above
        if (event.target === event.currentTarget) event.preventDefault();
      }}
      onClose={(event) => {
        if (event.target === dialogRef.current && !dialogRef.current.open) onMinimise();
      }}
      className="fixed inset-auto bottom-[calc(0.5rem+var(--keyboard,0px))] right-[min(0.5rem,2.5vw)] z-40 m-0 flex h-[29.412rem] max-h-[calc(100dvh-1rem-var(--keyboard,0px))] w-[22.588rem] max-w-[calc(100vw-min(1rem,5vw))] flex-col overflow-clip rounded-card border border-line bg-paper p-0 text-ink shadow-lift transition duration-300 ease-water backdrop:bg-[oklch(15%_0.02_230/0.45)] starting:translate-y-3 starting:opacity-0 max-sm:left-[min(0.5rem,2.5vw)] max-sm:w-auto sm:bottom-6 sm:right-6 print:hidden"
    >
      <PanelHeader
        userId={userId}
        titleId={titleId}
        view={view}
        onView={setView}
        onMinimise={onMinimise}
        onHide={onHide}
      />
      {view === "help" ? <HelpView chat={chat} onFollow={onMinimise} /> : null}
      {view === "knows" ? <AssistantKnows /> : null}
      <div className={view === "talk" ? "flex min-h-0 grow flex-col" : "hidden"}>
        <MessageList
          chat={chat}
          onChoose={(text) => void say(speaker, text)}
          onTryAgain={() => void tryAgain(speaker)}
          onFollow={onMinimise}
          onEase={() => changeChat(userId, { circle: null })}
        />
        <Composer
          ref={fieldRef}
          userId={userId}
          chat={chat}
          onSay={(text) => void say(speaker, text)}
          onStop={() => stop(userId)}
        />
      </div>
    </dialog>
  );
}

// as Tailwind's sm
const wide = "(min-width: 40rem)";

/** Shows the window: beside the page where there is room, else over it; anew when the room changes. */
function useDialog({
  fieldRef,
  takesFocus,
}: {
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  takesFocus: boolean;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const room = matchMedia(wide);
    const show = () => {
      const dialog = ref.current;
      if (!dialog) return;
      const before = document.activeElement;
      if (dialog.open) dialog.close();
      if (room.matches) dialog.show();
      else dialog.showModal();
      if (takesFocus) fieldRef.current?.focus({ preventScroll: true });
      else if (room.matches && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
    show();
    room.addEventListener("change", show);
    return () => room.removeEventListener("change", show);
  }, [fieldRef, takesFocus]);
  return ref;
}

/** A phone's keyboard lies over the page: the sheet stands on it. */
function useKeyboardRoom(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const measure = () => {
      const covered = seen.scale > 1 ? 0 : Math.max(0, innerHeight - seen.height - seen.offsetTop);
      ref.current?.style.setProperty("--keyboard", `${Math.round(covered)}px`);
    };
    measure();
    seen.addEventListener("resize", measure);
    seen.addEventListener("scroll", measure);
    return () => {
      seen.removeEventListener("resize", measure);
      seen.removeEventListener("scroll", measure);
    };
  }, [ref]);
}
