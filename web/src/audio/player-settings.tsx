import { useState } from "react";
import { ambientSounds } from "@remanso/core/resources/contract.ts";
import { importAgain } from "../app/import-again.ts";
import { useStrings } from "../app/language.tsx";
import { lazyPart } from "../app/lazy-part.tsx";
import { useAudioChoices } from "./audio-choices.ts";
import type { AudioState, HeardResource } from "./audio-store.ts";
import { levelsFor } from "./levels.ts";
import { strings } from "./strings.ts";

// fetched with what makes the sound
const SettingsPanel = lazyPart(() =>
  importAgain(() => import("./settings-panel.tsx")).then(({ SettingsPanel: Part }) => Part),
);

export interface PlayerSettingsProps {
  resource: HeardResource;
  audio: AudioState | null;
  voices: readonly SpeechSynthesisVoice[] | null;
}

/** Sounds, voice, pace and timer. The defaults suit most people, so the panel starts closed. */
export function PlayerSettings(props: PlayerSettingsProps) {
  const words = useStrings(strings);
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="border-t border-line pt-2"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-12 rounded-2xl py-1">
        <span className="font-semibold">{words.settings}</span>
        <span className="ml-auto min-w-0 text-right text-[0.9rem] text-soft">
          <SoundsNow own={props.resource.sound} />
        </span>
      </summary>
      {isOpen ? <SettingsPanel {...props} /> : null}
    </details>
  );
}

/** What sounds behind the words, as it is set. */
function SoundsNow({ own }: { own: HeardResource["sound"] }) {
  const words = useStrings(strings);
  const levels = levelsFor(own, useAudioChoices().levels);
  const sounding = ambientSounds.filter((sound) => levels[sound] > 0);
  return sounding.map((sound) => words.sounds[sound]).join(" · ") || words.noSound;
}
