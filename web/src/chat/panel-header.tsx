import { ArrowLeft, Ellipsis, HeartHandshake, Minus, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { IconButton } from "../ui/button.tsx";
import { RippleLogo } from "../ui/illustrations/ripple-logo.tsx";
import { changeChat, chatOf, eraseChat, useChat } from "./conversation.ts";
import { PinnedNumbers } from "./pinned-numbers.tsx";
import { strings } from "./strings.ts";
import { stop } from "./talk.ts";

export type PanelView = "talk" | "help" | "knows";

interface PanelHeaderProps {
  userId: string;
  titleId: string;
  view: PanelView;
  onView: (view: PanelView) => void;
  onMinimise: () => void;
  onHide: () => void;
}

/** The title, the ways out, and help from people, always one tap away. */
export function PanelHeader({ userId, titleId, view, onView, onMinimise, onHide }: PanelHeaderProps) {
  const words = useStrings(strings);
  const { level, isViolence } = useChat(userId);
  return (
    <header className="relative z-10 border-b border-line bg-raised">
      <div className="flex items-center gap-1 py-1 pl-4 pr-1">
        {view === "talk" ? (
          <RippleLogo size={24} className="mr-1.5 shrink-0 text-primary" />
        ) : (
          <IconButton label={words.back} onClick={() => onView("talk")} className="-ml-3">
            <ArrowLeft aria-hidden="true" size={20} />
          </IconButton>
        )}
        <h2 id={titleId} className="min-w-0 grow text-[1.15rem] leading-tight wrap-anywhere">
          {words.title}
        </h2>
        <Menu userId={userId} onView={onView} />
        <IconButton label={words.minimise} onClick={onMinimise}>
          <Minus aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label={words.close} onClick={onHide}>
          <X aria-hidden="true" size={20} />
        </IconButton>
      </div>
      <div className="flex items-center justify-between gap-2 px-3 pb-2 max-[359px]:gap-1 max-[359px]:px-2">
        {level > 1 ? (
          <PinnedNumbers level={level} isViolence={isViolence} />
        ) : (
          <p className="min-w-0 pl-1 text-[0.85rem] leading-tight text-soft">{words.isProgram}</p>
        )}
        <button
          type="button"
          aria-pressed={view === "help"}
          onClick={() => onView(view === "help" ? "talk" : "help")}
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control bg-wash px-3.5 text-[0.9rem] font-semibold leading-tight transition duration-300 hover:shadow-card max-[359px]:px-3"
        >
          <HeartHandshake aria-hidden="true" size={18} className="max-[359px]:hidden" />
          {words.helpNow}
        </button>
      </div>
    </header>
  );
}

function Menu({ userId, onView }: { userId: string; onView: (view: PanelView) => void }) {
  const words = useStrings(strings);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const clear = useClear(userId);
  const { messages } = useChat(userId);
  const items = [
    { label: words.knows, onPress: () => onView("knows") },
    { label: words.helpLines, onPress: () => onView("help") },
    ...(messages.length > 0 ? [{ label: words.clear, onPress: clear }] : []),
  ];
  return (
    <div
      ref={ref}
      role="presentation"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.preventDefault();
        setOpen(false);
        ref.current?.querySelector("button")?.focus();
      }}
    >
      <IconButton
        label={words.menu}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis aria-hidden="true" size={20} />
      </IconButton>
      <ul
        id={listId}
        hidden={!isOpen}
        className="absolute right-2 top-13 w-72 max-w-[calc(100%-1rem)] rounded-2xl border border-line bg-raised p-1.5 shadow-lift"
      >
        {items.map(({ label, onPress }) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => {
                setOpen(false);
                onPress();
              }}
              className="min-h-11 w-full rounded-xl px-3 text-left transition duration-300 hover:bg-wash"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What was said goes at once, and comes back if that was a mistake. */
function useClear(userId: string): () => void {
  const words = useStrings(strings);
  const toast = useToast();
  return () => {
    stop(userId);
    const { messages, said, level, isViolence, card, draft } = chatOf(userId);
    eraseChat(userId, { draft });
    const undo = () => changeChat(userId, { messages, said, level, isViolence, card });
    toast({ title: words.cleared, action: { label: words.undo, onPress: undo } });
  };
}
