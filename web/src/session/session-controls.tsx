import { ArrowLeft, ArrowRight, Check, Pause, Play } from "lucide-react";
import type { ReactNode } from "react";
import type { ClockReading } from "@remanso/core/session/session-clock.ts";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { strings } from "./strings.ts";

interface SessionControlsProps {
  reading: ClockReading;
  isLast: boolean;
  isSending: boolean;
  /** The last step has ended, or the completion is on its way. */
  isOver: boolean;
  isUnsent: boolean;
  /** A question is to be answered first. */
  isAsking: boolean;
  /** On a phone they stay in view, unless there is something to write above them. */
  isSticky: boolean;
  canFinish: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onFinish: () => void;
}

// only where there is height enough to read beside them
const stickyOnPhones =
  "z-10 max-lg:[@media(min-height:44rem)]:sticky max-lg:bottom-26 max-lg:-mx-2 max-lg:rounded-card max-lg:bg-paper/95 max-lg:p-2";

/** Previous, pause or continue, next; on the last step the way to finish. */
export function SessionControls(props: SessionControlsProps) {
  const { reading, isLast, isOver, isUnsent } = props;
  if (props.isAsking) return null;
  return (
    <div className={`grid gap-3 sm:max-w-md ${props.isSticky ? stickyOnPhones : ""}`}>
      {isUnsent || isOver ? null : (
        <div className="flex items-stretch gap-2 sm:gap-3">
          <StepButton kind="previous" disabled={reading.stepIndex === 0} onPress={props.onPrevious} />
          <PlayButton isPlaying={reading.playing} isQuiet={isLast} onToggle={props.onToggle} />
          {isLast ? null : <StepButton kind="next" disabled={false} onPress={props.onNext} />}
        </div>
      )}
      {isLast || isUnsent ? <FinishButton {...props} /> : null}
      {isOver ? null : <KeyHints />}
    </div>
  );
}

function PlayButton({
  isPlaying,
  isQuiet,
  onToggle,
}: {
  isPlaying: boolean;
  isQuiet: boolean;
  onToggle: () => void;
}) {
  const words = useStrings(strings);
  const Icon = isPlaying ? Pause : Play;
  return (
    <Button
      kind={isQuiet ? "soft" : "primary"}
      onClick={onToggle}
      className="min-h-14 min-w-0 grow px-2! text-[min(1.125rem,6vw)]"
    >
      <Icon aria-hidden="true" size={20} />
      {isPlaying ? words.pause : words.resume}
    </Button>
  );
}

interface StepButtonProps {
  kind: "previous" | "next";
  disabled: boolean;
  onPress: () => void;
}

function StepButton({ kind, disabled, onPress }: StepButtonProps) {
  const words = useStrings(strings);
  const Icon = kind === "previous" ? ArrowLeft : ArrowRight;
  return (
    <Button
      kind="soft"
      aria-label={words[kind]}
      title={words[kind]}
      disabled={disabled}
      onClick={onPress}
      className="min-h-14 w-[min(3.5rem,18vw)] shrink-0 px-0!"
    >
      <Icon aria-hidden="true" size={22} />
    </Button>
  );
}

function FinishButton({ isSending, canFinish, onFinish }: SessionControlsProps) {
  const words = useStrings(strings);
  return (
    <Button onClick={onFinish} disabled={isSending || !canFinish} className="min-h-14 text-lg">
      <Check aria-hidden="true" size={20} />
      {isSending ? words.finishing : words.finish}
    </Button>
  );
}

/** Where there is a keyboard. */
function KeyHints() {
  const words = useStrings(strings);
  return (
    <p className="hidden flex-wrap items-center gap-x-2 gap-y-1 text-[0.9rem] text-soft lg:flex pointer-coarse:hidden">
      <Key>{words.keySpace}</Key>
      {words.keySpaceDoes}
      <span className="ml-3 inline-flex gap-1">
        <Key>
          <ArrowLeft aria-label={words.previous} size={14} />
        </Key>
        <Key>
          <ArrowRight aria-label={words.next} size={14} />
        </Key>
      </span>
      {words.keyArrowsDo}
    </p>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid min-h-6 min-w-6 place-items-center rounded-md border border-line bg-raised px-1.5 font-sans text-[0.85rem] text-ink">
      {children}
    </kbd>
  );
}
