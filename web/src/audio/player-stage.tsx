import { Bell } from "lucide-react";
import type { Narration, Segment } from "@remanso/core/resources/narration.ts";
import { useStrings } from "../app/language.tsx";
import type { AudioState } from "./audio-store.ts";
import { strings } from "./strings.ts";

interface PlayerStageProps {
  audio: AudioState | null;
  narration: Narration;
}

/** The paragraph that is being told, to be read along or read instead, over rings on the water. */
export function PlayerStage({ audio, narration }: PlayerStageProps) {
  const words = useStrings(strings);
  const segment = audio && !audio.isOver ? narration.segments[audio.told.index] : undefined;
  return (
    <div className="relative isolate grid overflow-hidden rounded-[14px] bg-wash px-[min(1.25rem,5vw)] pb-20 pt-5 text-center sm:px-8">
      <Rings isMoving={audio?.status === "playing"} />
      <div className="grid min-h-7 place-content-center">
        <StageNote audio={audio} />
      </div>
      <div className="grid place-items-center font-serif text-[min(1.12rem,6.4vw)] leading-[1.55] sm:text-[1.25rem]">
        {/* as high as the longest paragraph needs, so that nothing below moves */}
        {audio ? (
          <p aria-hidden="true" className="invisible [grid-area:1/1]">
            {longestOf(narration.segments)}
          </p>
        ) : null}
        <p
          // without a voice, a screen reader may read it
          aria-live={audio && audio.voiceName === null ? "polite" : "off"}
          className="[grid-area:1/1]"
        >
          {audio && segment ? (
            <Words segment={segment} audio={audio} />
          ) : (
            <StageWords audio={audio} invitation={words.invitation} />
          )}
        </p>
      </div>
    </div>
  );
}

function StageWords({ audio, invitation }: { audio: AudioState | null; invitation: string }) {
  const words = useStrings(strings);
  if (!audio) return invitation;
  return audio.status === "finished" ? words.ended : words.soundGoesOn;
}

/** With a voice, the current sentence stands out; during pauses all of them are dimmed. */
function Words({ segment, audio }: { segment: Segment; audio: AudioState }) {
  const { part, sentence } = audio.told;
  if (!sentence) return <span className={part === "words" ? "" : "text-soft"}>{segment.text}</span>;
  const { text } = segment;
  return (
    <>
      <span className="text-soft">{text.slice(0, sentence.startsAt)}</span>
      {text.slice(sentence.startsAt, sentence.endsAt)}
      <span className="text-soft">{text.slice(sentence.endsAt)}</span>
    </>
  );
}

/** What is heard when no words are. */
function StageNote({ audio }: { audio: AudioState | null }) {
  const words = useStrings(strings);
  if (!audio || audio.isOver || audio.status === "finished") return null;
  const look = "flex items-center justify-center gap-2 text-[0.9rem] font-semibold text-primary-deep";
  if (audio.status === "paused") return <p className={look}>{words.paused}</p>;
  if (audio.told.part === "words") return null;
  return (
    <p className={look}>
      {audio.told.part === "bell" ? <Bell aria-hidden="true" size={16} /> : null}
      {audio.told.part === "bell" ? words.bell : words.quiet}
    </p>
  );
}

const stillRings = [22, 36, 50];
const ringDelays = ["0s", "-4s", "-8s"];

/** Water below the words: rings open slowly on it while it plays, and lie still otherwise and where nothing should move. */
function Rings({ isMoving }: { isMoving: boolean }) {
  return (
    <svg
      viewBox="-60 -16 120 32"
      fill="none"
      stroke="var(--primary)"
      strokeWidth="0.9"
      aria-hidden="true"
      className="absolute bottom-1 left-1/2 -z-10 h-20 -translate-x-1/2 overflow-visible opacity-45"
    >
      <g className={isMoving ? "motion-safe:hidden" : "opacity-70"}>
        {stillRings.map((reach) => (
          <ellipse key={reach} rx={reach} ry={reach * 0.24} />
        ))}
      </g>
      {isMoving
        ? ringDelays.map((animationDelay) => (
            <ellipse
              key={animationDelay}
              rx={52}
              ry={12.5}
              style={{ animationDelay }}
              className="animate-[ripple-open_12s_ease-out_infinite] opacity-0 motion-reduce:hidden"
            />
          ))
        : null}
    </svg>
  );
}

function longestOf(segments: readonly Segment[]): string {
  return segments.reduce((longest, { text }) => (text.length > longest.length ? text : longest), "");
}
