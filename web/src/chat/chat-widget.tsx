import { ChevronUp, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useStrings } from "../app/language.tsx";
import { loadChecker } from "../safety/load-checker.ts";
import { IconButton } from "../ui/button.tsx";
import { RippleLogo } from "../ui/illustrations/ripple-logo.tsx";
import { ChatPanel } from "./chat-panel.tsx";
import { changeChat, useChat } from "./conversation.ts";
import { strings } from "./strings.ts";

interface ChatWidgetProps {
  userId: string;
  isAsked: boolean;
  place: string;
  onHide: () => void;
}

/** specification §4: hidden, expanded, minimised. What is shown is remembered on the device. */
export function ChatWidget({ userId, isAsked, place, onHide }: ChatWidgetProps) {
  const chat = useChat(userId);
  useEffect(() => {
    if (isAsked) changeChat(userId, { isVisible: true, isMinimized: false });
    // the safety check is loaded before the first word is written
    void loadChecker().catch(() => null);
  }, [userId, isAsked]);
  // by a press on this page: then the focus goes along
  const [isMoved, setMoved] = useState(false);
  const minimise = (isMinimized: boolean) => {
    setMoved(true);
    changeChat(userId, { isMinimized });
  };
  const hide = () => {
    changeChat(userId, { isVisible: false, isMinimized: false });
    onHide();
  };
  const isMinimized = chat.isMinimized && chat.isVisible;
  if (isMinimized)
    return (
      <MinimisedCard
        userId={userId}
        place={place}
        takesFocus={isMoved}
        onExpand={() => minimise(false)}
        onHide={hide}
      />
    );
  return (
    <ChatPanel
      userId={userId}
      takesFocus={isAsked || isMoved}
      onMinimise={() => minimise(true)}
      onHide={hide}
    />
  );
}

interface MinimisedCardProps {
  userId: string;
  place: string;
  takesFocus: boolean;
  onExpand: () => void;
  onHide: () => void;
}

function MinimisedCard({ userId, place, takesFocus, onExpand, onHide }: MinimisedCardProps) {
  const words = useStrings(strings);
  const ref = useRef<HTMLButtonElement>(null);
  const { messages } = useChat(userId);
  // messages that were there when it was minimized are not new
  const [seen] = useState(messages.length);
  const isNew = messages.length > seen;
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <section
      aria-label={words.title}
      className={`${place} flex items-center rounded-full border border-line bg-raised p-1 text-ink shadow-lift`}
    >
      <button
        ref={ref}
        type="button"
        onClick={onExpand}
        className="flex min-h-12 items-center gap-2.5 rounded-full py-1 pl-3 pr-2 font-semibold transition duration-300 hover:bg-wash"
      >
        <RippleLogo size={24} className="text-primary" />
        <span className="grid text-left leading-tight">
          {words.title}
          <span className="sr-only">{`. ${words.expand}`}</span>
          <span role="status" className="text-[0.8rem] font-normal">
            {isNew ? words.newReply : ""}
          </span>
        </span>
        <ChevronUp aria-hidden="true" size={18} className="text-soft" />
      </button>
      <IconButton label={words.close} onClick={onHide}>
        <X aria-hidden="true" size={18} />
      </IconButton>
    </section>
  );
}
