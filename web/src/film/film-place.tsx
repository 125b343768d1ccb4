import { useState, type KeyboardEvent } from "react";
import { useStrings } from "../app/language.tsx";
import { clockText } from "../session/clock-face.ts";
import { sceneAt, type Film } from "./film.ts";
import type { FilmState } from "./projector.ts";
import { strings } from "./strings.ts";

interface FilmPlaceProps {
  film: Film;
  moment: number;
  state: FilmState;
  onSeek: (seconds: number) => void;
}

const keySeconds: Readonly<Record<string, number>> = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
};

/** How far the film is: a stretch for each scene, a slider over them all, and the time. */
export function FilmPlace({ film, moment, state, onSeek }: FilmPlaceProps) {
  const words = useStrings(strings);
  const scene = sceneAt(film, moment);
  const total = clockText(film.totalSeconds);
  const title = words.sceneOf(scene + 1, film.scenes.length, film.scenes[scene]?.title ?? "");
  const text = words.placeText(clockText(Math.floor(moment)), total, title);
  // announced at a new scene and at a chosen place, not every second
  const [said, setSaid] = useState({ scene, text, seconds: state.clock.seconds });
  const isChosen = state.status !== "playing" && said.seconds !== moment;
  if (said.scene !== scene || isChosen) setSaid({ scene, text, seconds: moment });
  function onKeyDown(event: KeyboardEvent): void {
    const by = keySeconds[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onSeek(moment + by);
  }
  return (
    <div className="grid gap-1">
      <div className="relative grid h-11 items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
        <Stretches film={film} moment={moment} />
        <input
          type="range"
          min={0}
          max={Math.ceil(film.totalSeconds)}
          step={1}
          value={Math.floor(moment)}
          aria-label={words.place}
          aria-valuetext={said.text}
          onChange={({ target }) => onSeek(target.valueAsNumber)}
          onKeyDown={onKeyDown}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-[0.95rem] text-soft tabular-nums">
        <span className="wrap-anywhere">{title}</span>
        <span>{`${clockText(Math.floor(moment))} / ${total}`}</span>
      </p>
    </div>
  );
}

/** Each scene takes as much room as it lasts, so that the slider above lies exactly over them. */
function Stretches({ film, moment }: { film: Film; moment: number }) {
  return (
    <div aria-hidden="true" className="flex gap-1">
      {film.scenes.map(({ startsAt, endsAt }) => (
        <span
          key={startsAt}
          style={{ flexGrow: endsAt - startsAt }}
          className="h-2.5 basis-0 overflow-hidden rounded-control bg-[color-mix(in_oklab,var(--primary)_26%,var(--raised))] forced-colors:border"
        >
          <span
            className="block h-full bg-primary"
            style={{ width: `${Math.min(1, Math.max(0, (moment - startsAt) / (endsAt - startsAt))) * 100}%` }}
          />
        </span>
      ))}
    </div>
  );
}
