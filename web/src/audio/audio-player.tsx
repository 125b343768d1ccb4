import { useMemo } from "react";
import type { Resource } from "@remanso/core/resources/contract.ts";
import { narrationOf, type Narration } from "@remanso/core/resources/narration.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { useAudioChoices } from "./audio-choices.ts";
import { useAudio, type AudioState, type HeardResource } from "./audio-store.ts";
import { PlayerControls } from "./player-controls.tsx";
import { PlayerPlace } from "./player-place.tsx";
import { PlayerSettings } from "./player-settings.tsx";
import { PlayerStage } from "./player-stage.tsx";
import { strings } from "./strings.ts";
import { useOwnVoices } from "./use-own-voices.ts";

/** Plays a resource that is to be listened to; nothing for one without words to tell. */
export function AudioPlayer({ resource }: { resource: Resource }) {
  const heard = useHeard(resource);
  const { speed } = useAudioChoices();
  const narration = useMemo(() => narrationOf(heard.script, { speed }), [heard.script, speed]);
  return narration.segments.length === 0 ? null : <Player resource={heard} narration={narration} />;
}

function Player({ resource, narration }: { resource: HeardResource; narration: Narration }) {
  const words = useStrings(strings);
  const audio = useAudio();
  const here = audio?.resource.id === resource.id ? audio : null;
  const voices = useOwnVoices(resource.language);
  return (
    <section
      aria-label={words.player}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card bg-raised p-[min(1.25rem,5vw)] shadow-card sm:p-7 print:hidden"
    >
      {/* first what is pressed, so that it stands in the first view of a small phone */}
      <PlayerControls resource={resource} audio={here} />
      <PlayerPlace audio={here} narration={here?.told.narration ?? narration} />
      <PlayerStage audio={here} narration={here?.told.narration ?? narration} />
      <Notes audio={here} hasNoVoice={voices?.length === 0} />
      <PlayerSettings resource={resource} audio={here} voices={voices} />
    </section>
  );
}

/** What everybody should know before, and why no voice speaks where none does. */
function Notes({ audio, hasNoVoice }: { audio: AudioState | null; hasNoVoice: boolean }) {
  const words = useStrings(strings);
  const { mode } = useAudioChoices();
  const told = mode === "text" ? words.textChosen : null;
  const note = audio?.hasLostVoice ? words.voiceLost : hasNoVoice ? words.noVoice : told;
  return (
    <div className="grid gap-2 text-[0.92rem] leading-normal text-soft">
      <p>{words.care}</p>
      <p role="status" className="empty:hidden">
        {note}
      </p>
    </div>
  );
}

const noWords: HeardResource["script"] = [];

function useHeard({ id, title, script, sound }: Resource): HeardResource {
  const language = useLanguage();
  return useMemo(
    () => ({ id, title, script: script ?? noWords, sound, language }),
    [id, title, script, sound, language],
  );
}
