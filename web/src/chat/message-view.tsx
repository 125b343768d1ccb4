import { ArrowRight } from "lucide-react";
import type { ChatOffer } from "@remanso/core/chat/contract.ts";
import type { KeptMessage } from "@remanso/core/chat/kept-conversation.ts";
import { useQuery } from "@tanstack/react-query";
import { localeOf } from "@remanso/core/language.ts";
import { LinkTo } from "../router/link.tsx";
import { clockTime } from "../app/clock-time.ts";
import { useDateLanguage, useLanguage, useStrings } from "../app/language.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { contextQuery } from "./chat-queries.ts";
import { strings } from "./strings.ts";

/** A line of the person. */
export function OwnLine({ message }: { message: KeptMessage }) {
  const words = useStrings(strings);
  return (
    <div className="grid max-w-[85%] justify-items-end gap-1 justify-self-end">
      <span className="sr-only">{`${words.you}:`}</span>
      <p
        data-own
        className="whitespace-pre-wrap rounded-[20px] rounded-br-md bg-wash px-4 py-2.5 wrap-anywhere"
      >
        {message.content}
      </p>
      <Time at={message.timestamp} />
    </div>
  );
}

/** What the assistant says, as text on the page. */
export function Spoken({ text }: { text: string }) {
  const words = useStrings(strings);
  return (
    <div className="grid gap-2.5 wrap-anywhere">
      <span className="sr-only">{`${words.assistant}:`}</span>
      {text.split(/\n{2,}/).map((paragraph, at) => (
        // what was said does not change its order
        <p key={at} className="whitespace-pre-wrap">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

interface AssistantLineProps {
  message: KeptMessage;
  isLast: boolean;
  /** Nothing is offered just now. */
  rests: boolean;
  waitSeconds: number | null;
  onChoose: (text: string) => void;
  onTryAgain: () => void;
  onFollow: () => void;
}

export function AssistantLine({
  message,
  isLast,
  rests,
  waitSeconds,
  onChoose,
  onTryAgain,
  onFollow,
}: AssistantLineProps) {
  const words = useStrings(strings);
  const { content, offer, choices, failure, timestamp } = message;
  const by = useVoice(message);
  return (
    <div data-reply="" className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <Spoken text={content} />
      {offer && !rests ? <OfferCard offer={offer} onFollow={onFollow} /> : null}
      {choices.length > 0 && isLast && !rests ? <Choices choices={choices} onChoose={onChoose} /> : null}
      <p className="flex flex-wrap gap-x-2 text-[0.8rem] text-soft">
        {by ? <span>{by}</span> : null}
        {failure ? <span>{words.failures[failure]}</span> : null}
        <Time at={timestamp} />
      </p>
      {failure && isLast ? <Failure {...{ failure, waitSeconds, onTryAgain }} /> : null}
    </div>
  );
}

function Failure({
  failure,
  waitSeconds,
  onTryAgain,
}: Pick<KeptMessage, "failure"> & { waitSeconds: number | null; onTryAgain: () => void }) {
  const words = useStrings(strings);
  const language = useLanguage();
  if (failure === "signed-out")
    return (
      <div className="grid justify-items-start gap-2 rounded-2xl bg-raised p-4">
        <p className="text-[0.95rem]">{words.sessionEnded}</p>
        <a href={`/?login&next=${encodeURIComponent(location.pathname)}`} className={buttonClass("primary")}>
          {words.signIn}
        </a>
      </div>
    );
  const seconds = waitSeconds === null ? null : new Intl.NumberFormat(localeOf[language]).format(waitSeconds);
  return (
    <div className="grid justify-items-start gap-2">
      {seconds ? <p className="text-[0.9rem]">{words.wait(seconds)}</p> : null}
      <Button kind="soft" onClick={onTryAgain}>
        {words.tryAgain}
      </Button>
    </div>
  );
}

function OfferCard({ offer, onFollow }: { offer: ChatOffer; onFollow: () => void }) {
  return (
    <LinkTo
      href={offer.path}
      onClick={onFollow}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-2xl bg-raised px-4 py-3 shadow-card transition duration-300 ease-water hover:shadow-lift"
    >
      <span className="font-semibold wrap-anywhere">{offer.label}</span>
      <ArrowRight aria-hidden="true" size={18} className="row-span-2 text-primary" />
      <span className="text-[0.9rem] text-soft">{offer.reason}</span>
    </LinkTo>
  );
}

function Choices({ choices, onChoose }: { choices: readonly string[]; onChoose: (text: string) => void }) {
  const words = useStrings(strings);
  return (
    <ul aria-label={words.choices} className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <li key={choice}>
          <button
            type="button"
            onClick={() => onChoose(choice)}
            className="min-h-11 rounded-control border border-line bg-raised px-4 py-1.5 text-left text-[0.95rem] leading-tight transition duration-300 hover:bg-wash"
          >
            {choice}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Which voice spoke, said quietly; nothing where the words beside it say it already. */
function useVoice({ by, failure }: KeptMessage): string {
  const words = useStrings(strings);
  const { data } = useQuery(contextQuery);
  if (by === null || (by === "kept" && failure)) return "";
  return by === "model" && data?.model ? words.modelNamed(data.model) : words.voices[by];
}

function Time({ at }: { at: string }) {
  const dates = useDateLanguage();
  return (
    <time dateTime={at} className="text-[0.8rem] tabular-nums text-soft">
      {clockTime(at, { language: dates })}
    </time>
  );
}
