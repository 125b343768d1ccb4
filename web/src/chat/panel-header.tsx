import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, Ellipsis, HeartHandshake, Minus, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { userQuery } from "../account/queries.ts";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { IconButton } from "../ui/button.tsx";
import { RippleLogo } from "../ui/illustrations/ripple-logo.tsx";
import { QuickExitIcon } from "../safety/quick-exit-button.tsx";
import { changeChat, chatOf, eraseChat, shownCard, useChat } from "./conversation.ts";
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

// what is pressed has the size of a thumb, not of the text: larger letters must not push it out of the panel
const square = "size-[44px]!";

/** The title, the ways out, and help from people, always one tap away. */
export function PanelHeader({ userId, titleId, view, onView, onMinimise, onHide }: PanelHeaderProps) {
  const words = useStrings(strings);
  const chat = useChat(userId);
  const card = shownCard(chat);
  return (
    <div className="@container relative z-10 shrink-0 border-b border-line bg-raised">
      <div className="flex flex-wrap items-center gap-x-[4px] py-[4px] pl-[14px] pr-[4px]">
        {view === "talk" ? (
          <RippleLogo size={24} className="mr-[6px] shrink-0 text-primary @max-[13rem]:hidden" />
        ) : (
          <IconButton label={words.back} onClick={() => onView("talk")} className={`${square} -ml-[10px]`}>
            <ArrowLeft aria-hidden="true" size={20} />
          </IconButton>
        )}
        {/* as wide as its longest word at least: where that leaves no room, the buttons go below */}
        <h2
          id={titleId}
          className="min-w-min grow basis-[min-content] text-[1.15rem] leading-tight wrap-normal"
        >
          {words.title}
        </h2>
        <div className="ml-auto flex gap-[4px]">
          {chat.dialogue.hasQuickExit ? <QuickExitIcon className={square} /> : null}
          <Menu userId={userId} onView={onView} />
          <IconButton label={words.minimise} onClick={onMinimise} className={square}>
            <Minus aria-hidden="true" size={20} />
          </IconButton>
          <IconButton label={words.close} onClick={onHide} className={square}>
            <X aria-hidden="true" size={20} />
          </IconButton>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-[6px] px-[12px] pb-[8px] max-[359px]:px-[8px]">
        {card ? (
          <PinnedNumbers card={card} isChild={chat.dialogue.isChild} />
        ) : (
          <p className="min-w-min pl-[4px] @max-[13rem]:hidden text-[0.85rem] leading-tight text-soft">
            {words.isProgram}
          </p>
        )}
        <button
          type="button"
          aria-pressed={view === "help"}
          onClick={() => onView(view === "help" ? "talk" : "help")}
          className="ml-auto inline-flex min-h-[44px] shrink-0 items-center gap-[6px] rounded-control bg-wash px-[14px] text-[0.9rem] font-semibold leading-tight transition duration-300 hover:shadow-card max-[359px]:px-[12px]"
        >
          <HeartHandshake aria-hidden="true" size={18} className="max-[359px]:hidden" />
          {words.helpNow}
        </button>
      </div>
    </div>
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
        className={square}
      >
        <Ellipsis aria-hidden="true" size={20} />
      </IconButton>
      <ul
        id={listId}
        hidden={!isOpen}
        className="absolute right-2 top-full mt-1 w-72 max-w-[calc(100%-1rem)] rounded-2xl border border-line bg-raised p-1.5 shadow-lift"
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
  const client = useQueryClient();
  return () => {
    stop(userId);
    const { messages, said, dialogue, state, isAhead, cardAfter, draft } = chatOf(userId);
    // what was said goes; that somebody was in danger a moment ago does not
    eraseChat(userId, { draft, dialogue, state, isAhead });
    // nor does the rest after it, which only the account knows of from now on
    if (dialogue.stoodAtMs > 0) void client.invalidateQueries({ queryKey: userQuery.queryKey });
    // safety.md, Violence: nobody else brings it back
    if (dialogue.hasQuickExit) return;
    const undo = () => changeChat(userId, { messages, said, cardAfter });
    toast({ title: words.cleared, action: { label: words.undo, onPress: undo } });
  };
}
