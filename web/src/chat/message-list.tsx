import { useQuery } from "@tanstack/react-query";
import { Fragment, useEffect, useRef } from "react";
import { useStrings } from "../app/language.tsx";
import { CrisisCard } from "../safety/crisis-card.tsx";
import { Button } from "../ui/button.tsx";
import { RippleLogo } from "../ui/illustrations/ripple-logo.tsx";
import { contextQuery } from "./chat-queries.ts";
import type { Chat } from "./conversation.ts";
import { AssistantLine, OwnLine, Spoken } from "./message-view.tsx";
import { strings } from "./strings.ts";

interface MessageListProps {
  chat: Chat;
  onChoose: (text: string) => void;
  onTryAgain: () => void;
  onFollow: () => void;
  onHide: () => void;
}

/** What was said, newest below. Whole answers are announced; an answer under way is only seen. */
export function MessageList({ chat, onChoose, onTryAgain, onFollow, onHide }: MessageListProps) {
  const words = useStrings(strings);
  const { messages, isLoading, arriving, card, level } = chat;
  const listRef = useFollowing(chat);
  const last = messages.at(-1);
  // safety.md: above level 2 offers rest
  const rests = level > 2;
  return (
    <div
      ref={listRef}
      // a long talk is scrolled with the keyboard too
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={words.conversation}
      className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-4"
    >
      <div role="log" aria-label={words.conversation} className="grid gap-4">
        <Greeting />
        {messages.map((message) => (
          <Fragment key={message.id}>
            {message.role === "user" ? (
              <OwnLine message={message} />
            ) : (
              <AssistantLine
                message={message}
                rests={rests}
                isLast={message === last && !isLoading}
                waitSeconds={message.failure === "busy" && message === last ? chat.waitSeconds : null}
                onChoose={onChoose}
                onTryAgain={onTryAgain}
                onFollow={onFollow}
              />
            )}
            {card?.after === message.id ? (
              <CrisisCard
                level={card.level}
                isViolence={chat.isViolence}
                onLeave={onHide}
                onFollow={onFollow}
              />
            ) : null}
          </Fragment>
        ))}
      </div>
      <div aria-hidden="true" className="grid gap-4">
        {isLoading ? (
          <div className="mt-4">
            {arriving ? (
              <Spoken text={arriving} />
            ) : (
              <RippleLogo size={26} className="animate-pulse text-primary" />
            )}
          </div>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {isLoading ? words.thinking : ""}
      </p>
      {last?.role === "user" && !isLoading ? (
        <div className="mt-3 flex flex-wrap items-center gap-2 text-[0.9rem] text-soft">
          {words.unanswered}
          <Button kind="soft" onClick={onTryAgain} className="text-ink">
            {words.tryAgain}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Who is speaking, before anything else is said. */
function Greeting() {
  const words = useStrings(strings);
  const { data } = useQuery(contextQuery);
  return <Spoken text={words.greeting(data?.model ? words.aModel(data.model) : words.aProgram)} />;
}

/** Keeps the newest in sight, and the card when it has just come. */
function useFollowing({ messages, arriving, isLoading, card }: Chat) {
  const ref = useRef<HTMLDivElement>(null);
  const count = messages.length;
  const lastOwn = messages.findLast(({ role }) => role === "user")?.id;
  const isFresh = card !== null && (card.after === lastOwn || card.after === messages.at(-1)?.id);
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const shown = isFresh ? list.querySelector<HTMLElement>("[data-card]") : null;
    const gap = 12;
    list.scrollTop = shown
      ? shown.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop - gap
      : list.scrollHeight;
  }, [count, arriving, isLoading, isFresh, card?.level]);
  return ref;
}
