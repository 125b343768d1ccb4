import { useQuery } from "@tanstack/react-query";
import { Fragment, useEffect, useRef } from "react";
import { safetyWords } from "@remanso/core/safety/dialogue/words.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { CrisisCard } from "../safety/crisis-card.tsx";
import { Button } from "../ui/button.tsx";
import { RippleLogo } from "../ui/illustrations/ripple-logo.tsx";
import { contextQuery } from "./chat-queries.ts";
import { shownCard, type Chat } from "./conversation.ts";
import { AssistantLine, OwnLine, Spoken } from "./message-view.tsx";
import { OpenQuestionTaps } from "./open-question-taps.tsx";
import { PanicCircle } from "./panic-circle.tsx";
import { strings } from "./strings.ts";

interface MessageListProps {
  chat: Chat;
  onChoose: (text: string) => void;
  onTryAgain: () => void;
  onFollow: () => void;
  /** The person says that the panic is easing. */
  onEase: () => void;
}

/** What was said, newest below. Whole answers are announced; an answer under way is only seen. */
export function MessageList({ chat, onChoose, onTryAgain, onFollow, onEase }: MessageListProps) {
  const words = useStrings(strings);
  const language = useLanguage();
  const { messages, isLoading, dialogue } = chat;
  const listRef = useFollowing(chat);
  const last = messages.at(-1);
  const choose = (text: string) => {
    onChoose(text);
    // what was pressed goes: the conversation takes the focus, not the field, which would open a phone's keyboard
    listRef.current?.focus({ preventScroll: true });
  };
  // safety.md: above level 2 offers rest
  const rests = dialogue.standing !== null;
  const shown = shownCard(chat);
  const card = shown ? (
    <CrisisCard
      level={shown.level}
      kind={shown.kind}
      isUrgent={shown.emergencyFirst}
      isChild={dialogue.isChild}
      hasExit={dialogue.hasQuickExit || shown.level > 2}
      onFollow={onFollow}
    />
  ) : null;
  const isCardPlaced = messages.some(({ id }) => id === chat.cardAfter);
  return (
    <div
      ref={listRef}
      // a long conversation can be scrolled with the keyboard too
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={words.conversation}
      className="min-h-0 grow overflow-y-auto overscroll-contain px-[16px] py-4"
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
                onChoose={choose}
                onTryAgain={onTryAgain}
                onFollow={onFollow}
              />
            )}
            {chat.cardAfter === message.id ? card : null}
          </Fragment>
        ))}
        {isCardPlaced ? null : card}
        {chat.isReturn && shown && !dialogue.hasQuickExit ? (
          <Spoken text={safetyWords["hard-moment"][language]} />
        ) : null}
      </div>
      {isLoading || last?.role === "user" ? null : <OpenQuestionTaps chat={chat} onChoose={choose} />}
      {chat.circle ? (
        <PanicCircle
          key={chat.circle.sinceMs}
          comes={chat.circle.comes}
          hasNumber={shown?.emergencyFirst === true}
          onEase={() => {
            onEase();
            listRef.current?.focus({ preventScroll: true });
          }}
        />
      ) : null}
      <Arriving chat={chat} />
      {last?.role === "user" && !isLoading ? <Unanswered onTryAgain={onTryAgain} /> : null}
    </div>
  );
}

/** The answer under way: seen as it comes, and said only that it comes. */
function Arriving({ chat: { isLoading, arriving } }: { chat: Chat }) {
  const words = useStrings(strings);
  return (
    <>
      {isLoading ? (
        <div aria-hidden="true" className="mt-4">
          {arriving ? (
            <Spoken text={arriving} />
          ) : (
            <RippleLogo size={26} className="animate-pulse text-primary" />
          )}
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {isLoading ? words.thinking : ""}
      </p>
    </>
  );
}

function Unanswered({ onTryAgain }: { onTryAgain: () => void }) {
  const words = useStrings(strings);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 text-[0.9rem] text-soft">
      {words.unanswered}
      <Button kind="soft" onClick={onTryAgain} className="text-ink">
        {words.tryAgain}
      </Button>
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
function useFollowing({ messages, arriving, isLoading, cardAfter, dialogue, circle }: Chat) {
  const ref = useRef<HTMLDivElement>(null);
  const count = messages.length;
  const lastOwn = messages.findLast(({ role }) => role === "user")?.id;
  const isFresh = cardAfter !== null && cardAfter === lastOwn;
  // a new card before anything else, the circle with the sentence above it, and a question with its answers below it
  const isAsking = dialogue.open !== null && !isLoading;
  const first = isFresh ? "[data-card]" : circle ? "[data-circle]" : isAsking ? "[data-reply]" : null;
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const shown = first === null ? null : [...list.querySelectorAll<HTMLElement>(first)].at(-1);
    const gap = 12;
    list.scrollTop = shown
      ? shown.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop - gap
      : list.scrollHeight;
  }, [count, arriving, isLoading, isFresh, first, dialogue.card?.level]);
  return ref;
}
