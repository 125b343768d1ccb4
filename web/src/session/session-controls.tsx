import { ArrowLeft, ArrowRight, Check, Pause, Play } from "lucide-react";
import type { ReactNode } from "react";
import type { Step } from "@remanso/core/activity/contract.ts";
import type { ClockReading } from "@remanso/core/session/session-clock.ts";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { ReadAloud } from "./read-aloud.tsx";
import { strings } from "./strings.ts";

interface SessionControlsProps {
  step: Step;
  reading: ClockReading;
  isLast: boolean;
  isSending: boolean;
  /** The last step has ended, or the completion is on its way. */
  isOver: boolean;
  isUnsent: boolean;
  /** A question is to be answered first. */
  isAsking: boolean;
  canFinish: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onFinish: () => void;
}

/** Previous, pause or continue, next, read aloud; on the last step the way to finish. Always at the lower edge, where a thumb is. */
export function SessionControls(props: SessionControlsProps) {
  const { step, reading, isLast, isOver, isUnsent } = props;
  if (props.isAsking) return null;
  return (
    <div className="sticky bottom-0 z-10 -mx-2 mt-auto grid gap-2 bg-paper px-2 pb-2 pt-1 sm:max-w-md lg:mt-4">
      {isUnsent || isOver ? null : (
        <div className="flex items-stretch gap-[8px]">
          <ReadAloud step={step} isPlaying={reading.playing} />
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
      className="min-h-[52px] min-w-0 grow gap-[6px]! px-[8px]! text-[min(1.125rem,5.6vw)] max-[359px]:[&>svg]:hidden"
    >
      <Icon aria-hidden="true" size={20} />
      {isPlaying ? words.pause : words.resume}
    </Button>
  );
}

// an icon does not grow with the text: all of them stay side by side
const squareControl = "min-h-[52px] w-[52px] shrink-0 px-0! max-[359px]:w-[44px]";

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
      className={squareControl}
    >
      <Icon aria-hidden="true" size={22} />
    </Button>
  );
}

function FinishButton({ isSending, canFinish, onFinish }: SessionControlsProps) {
  const words = useStrings(strings);
  return (
    <Button
      onClick={onFinish}
      disabled={isSending || !canFinish}
      className="min-h-[52px] text-[min(1.125rem,6vw)]"
    >
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
