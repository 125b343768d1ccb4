import { Volume2, VolumeX } from "lucide-react";
import { useState } from "react";
import type { Step } from "@remanso/core/activity/contract.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { strings } from "./strings.ts";
import { useReadAloud } from "./use-read-aloud.ts";

/** Reads each step aloud while it plays; where the device has no voice it says so and turns itself off. */
export function ReadAloud({ step, isPlaying }: { step: Step; isPlaying: boolean }) {
  const words = useStrings(strings);
  const language = useLanguage();
  const [isOn, setOn] = useState(false);
  const [hasNoVoice, setNoVoice] = useState(false);
  useReadAloud({
    text: isOn && isPlaying ? `${step.title}. ${step.instruction}` : null,
    language,
    onNoVoice: () => {
      setOn(false);
      setNoVoice(true);
    },
  });
  const toggle = () => {
    setNoVoice(false);
    setOn(!isOn);
  };
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        kind="plain"
        aria-pressed={isOn}
        onClick={toggle}
        className="-ml-4 px-4 aria-pressed:ml-0 aria-pressed:bg-wash aria-pressed:text-ink"
      >
        <Icon aria-hidden="true" size={20} />
        {words.readAloud}
      </Button>
      <p role="status" className="max-w-[65ch] text-soft">
        {hasNoVoice ? words.noVoice : null}
      </p>
    </div>
  );
}
