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
    <>
      <Button
        kind="soft"
        aria-label={words.readAloud}
        title={words.readAloud}
        aria-pressed={isOn}
        onClick={toggle}
        className="min-h-[52px] w-[52px] shrink-0 px-0! max-[359px]:w-[44px] aria-pressed:bg-primary aria-pressed:text-on-primary forced-colors:aria-pressed:border-2"
      >
        <Icon aria-hidden="true" size={20} />
      </Button>
      {/* above the buttons */}
      <p
        role="status"
        className="absolute inset-x-2 bottom-full bg-paper py-2 text-[0.95rem] text-soft empty:hidden"
      >
        {hasNoVoice ? words.noVoice : null}
      </p>
    </>
  );
}
