import { ArrowUp, Square } from "lucide-react";
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from "react";
import { messageLength } from "@remanso/core/chat/contract.ts";
import { localeOf } from "@remanso/core/language.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { changeChat, type Chat } from "./conversation.ts";
import { strings } from "./strings.ts";

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>;
  userId: string;
  chat: Chat;
  onSay: (text: string) => void;
  onStop: () => void;
}

const counterFrom = 400;

/** Where the person writes. What stands here is kept until it is sent; nothing is cut off. specification §5 */
export function Composer({ ref, userId, chat, onSay, onStop }: ComposerProps) {
  const words = useStrings(strings);
  const id = useId();
  const { draft, isLoading } = chat;
  const fieldRef = useGrowing(draft);
  useImperativeHandle(ref, () => fieldRef.current ?? document.createElement("textarea"), [fieldRef]);
  const room = messageLength - [...draft.trim()].length;
  const canSend = draft.trim() !== "" && room >= 0 && !isLoading;
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (canSend) onSay(draft);
    fieldRef.current?.focus();
  };
  return (
    <form onSubmit={send} className="shrink-0 border-t border-line bg-raised p-[10px]">
      <Room id={`${id}-room`} room={room} />
      <div className="flex items-end gap-[8px]">
        <textarea
          ref={fieldRef}
          id={id}
          rows={1}
          value={draft}
          aria-label={words.field}
          placeholder={words.placeholder}
          aria-invalid={room < 0 ? true : undefined}
          aria-describedby={`${id}-room`}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => changeChat(userId, { draft: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
          }}
          className="max-h-[min(9rem,25dvh)] min-h-[44px] min-w-0 grow resize-none rounded-[22px] border border-[color-mix(in_oklch,var(--soft)_60%,transparent)] bg-paper px-[16px] py-[8px] leading-normal text-ink placeholder:truncate placeholder:text-soft aria-invalid:border-berry"
        />
        {isLoading ? (
          <RoundButton label={words.stop} onClick={onStop}>
            <Square aria-hidden="true" size={16} fill="currentColor" />
          </RoundButton>
        ) : (
          <RoundButton label={words.send} isOff={!canSend}>
            <ArrowUp aria-hidden="true" size={22} />
          </RoundButton>
        )}
      </div>
    </form>
  );
}

function RoundButton({
  label,
  isOff = false,
  onClick,
  children,
}: {
  label: string;
  isOff?: boolean;
  onClick?: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type={onClick ? "button" : "submit"}
      aria-label={label}
      title={label}
      aria-disabled={isOff ? true : undefined}
      onClick={onClick}
      className="grid size-[44px] shrink-0 place-items-center rounded-full bg-primary text-on-primary transition duration-300 hover:bg-primary-deep aria-disabled:opacity-45"
    >
      {children}
    </button>
  );
}

/** How much room is left, once it becomes little. */
function Room({ id, room }: { id: string; room: number }) {
  const words = useStrings(strings);
  const language = useLanguage();
  const count = new Intl.NumberFormat(localeOf[language]).format(Math.abs(room));
  const says = room < 0 ? words.tooLong(count) : room <= counterFrom ? words.left(count) : "";
  return (
    <p
      id={id}
      role="status"
      className={says ? "px-2 pb-1.5 text-[0.85rem] tabular-nums text-soft" : "sr-only"}
    >
      {says}
    </p>
  );
}

/** The field is as high as what stands in it. */
function useGrowing(text: string) {
  const ref = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const field = ref.current;
    if (!field) return;
    field.style.height = "auto";
    // an empty one is one line high, however long its placeholder is
    if (text !== "") field.style.height = `${field.scrollHeight + 2}px`;
  }, [text]);
  return ref;
}
