import { useState } from "react";
import { shareOf, type Narration } from "@remanso/core/resources/narration.ts";
import { useStrings } from "../app/language.tsx";
import { clockText } from "../session/clock-face.ts";
import type { AudioState } from "./audio-store.ts";
import { strings } from "./strings.ts";
import { useEngine } from "./use-engine.ts";
import { usePosition } from "./use-position.ts";

interface PlayerPlaceProps {
  audio: AudioState | null;
  narration: Narration;
}

/** How far it is: a stretch of the bar for each paragraph, which can be chosen by key and finger; and the time. */
export function PlayerPlace({ audio, narration }: PlayerPlaceProps) {
  const words = useStrings(strings);
  const { position, sleepSeconds } = usePosition(audio);
  const index = audio?.told.index ?? 0;
  const isOver = audio?.isOver === true;
  const total = clockText(Math.round(narration.totalSeconds));
  return (
    <div className="grid gap-1">
      <div className="relative grid h-11 items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
        <Stretches
          shares={narration.segments.map((_, at) =>
            isOver || at < index ? 1 : at > index || !audio ? 0 : shareOf(narration, index, position),
          )}
        />
        {audio ? <PlaceSlider index={index} narration={narration} /> : null}
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-[0.9rem] text-soft tabular-nums">
        <span>{audio ? words.paragraph(index + 1, narration.segments.length) : null}</span>
        <SleepNote choice={audio?.sleep?.choice ?? null} seconds={sleepSeconds} />
        <span>{isOver ? total : words.timeOf(clockText(Math.floor(position)), total)}</span>
      </p>
    </div>
  );
}

/** Each paragraph takes the same room, so that the slider above, which goes by paragraph, lies exactly over them. */
function Stretches({ shares }: { shares: readonly number[] }) {
  return (
    <div aria-hidden="true" className={`flex ${shares.length > 24 ? "gap-px" : "gap-1"}`}>
      {shares.map((share, at) => (
        // they never change places
        <span
          key={at}
          className="h-2.5 grow overflow-hidden rounded-control bg-[color-mix(in_oklab,var(--primary)_26%,var(--raised))]"
        >
          <span
            className="block h-full bg-primary transition-[width] duration-500 ease-linear"
            style={{ width: `${Math.round(share * 1000) / 10}%` }}
          />
        </span>
      ))}
    </div>
  );
}

function PlaceSlider({ index, narration }: { index: number; narration: Narration }) {
  const words = useStrings(strings);
  const act = useEngine();
  const count = narration.segments.length;
  const time = clockText(Math.round(narration.segments[index]?.startsAt ?? 0));
  const total = clockText(Math.round(narration.totalSeconds));
  const text = words.placeText(words.paragraph(index + 1, count), time, total);
  // announced when the paragraph changes, not whenever the estimated total shifts by a second
  const [said, setSaid] = useState({ index, text });
  if (said.index !== index) setSaid({ index, text });
  return (
    <input
      type="range"
      min={1}
      max={count}
      step={1}
      value={index + 1}
      aria-label={words.place}
      aria-valuetext={said.text}
      onChange={({ target }) => act((engine) => engine.seek(target.valueAsNumber - 1))}
      className="absolute inset-0 size-full cursor-pointer opacity-0"
    />
  );
}

function SleepNote({ choice, seconds }: { choice: number | "end" | null; seconds: number | null }) {
  const words = useStrings(strings);
  if (choice === null || seconds === null) return null;
  return <span>{choice === "end" ? words.sleepAtEnd : words.sleepLeft(clockText(seconds))}</span>;
}
