import { Play } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLanguage, useStrings } from "../app/language.tsx";
import { useOwnVoices } from "../audio/use-own-voices.ts";
import { captionAt, filmOf, lineAt, type Film, type FilmStep } from "./film.ts";
import { FilmControls } from "./film-controls.tsx";
import { FilmPicture, useMoment } from "./film-picture.tsx";
import { FilmPlace } from "./film-place.tsx";
import type { FilmStatus } from "./projector.ts";
import { strings } from "./strings.ts";
import { useFullScreen } from "./use-full-screen.ts";
import { useProjector } from "./use-projector.ts";

export interface FilmPlayerProps {
  id: string;
  title: string;
  steps: readonly FilmStep[];
  userId: string;
}

/** A film: drawings that move as a voice tells the steps, with captions, and everything a player has. */
export function FilmPlayer({ id, title, steps, userId }: FilmPlayerProps) {
  const words = useStrings(strings);
  const language = useLanguage();
  const film = useMemo(() => filmOf(steps), [steps]);
  const { projector, state } = useProjector({ film, id, title, userId, language });
  const voices = useOwnVoices(language);
  const part = useRef<HTMLElement>(null);
  const { isFull, toggle } = useFullScreen(part);
  const [hasCaptions, setCaptions] = useState(true);
  const isPlaying = state.status === "playing";
  const moment = useMoment(projector, isPlaying, state.clock.seconds);
  const act = () => (isPlaying ? projector.current?.pause() : projector.current?.play());
  const look = isFull
    ? "fixed inset-0 z-50 flex flex-col overflow-y-auto bg-raised"
    : "overflow-hidden rounded-card bg-raised shadow-card";
  return (
    <section ref={part} aria-label={words.player} className={`${look} forced-colors:border`}>
      <Screen
        film={film}
        moment={moment}
        status={state.status}
        hasCaptions={hasCaptions}
        notice={voices?.length === 0 ? words.noVoice : null}
        isFull={isFull}
        onPress={act}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 px-[min(1.25rem,5vw)] pt-3 pb-4">
        <FilmPlace
          film={film}
          moment={moment}
          state={state}
          onSeek={(seconds) => projector.current?.seek(seconds)}
        />
        <FilmControls
          status={state.status}
          hasVoices={voices !== null && voices.length > 0}
          hasCaptions={hasCaptions}
          isFull={isFull}
          onPlay={act}
          onSkip={(seconds) => projector.current?.seek(projector.current.now() + seconds)}
          onCaptions={() => setCaptions(!hasCaptions)}
          onFullScreen={toggle}
        />
        {isFull ? null : <p className="text-[0.92rem] leading-normal text-soft">{words.care}</p>}
      </div>
    </section>
  );
}

interface ScreenProps {
  film: Film;
  moment: number;
  status: FilmStatus;
  hasCaptions: boolean;
  /** Stands where the captions will, until the film begins. */
  notice: string | null;
  isFull: boolean;
  onPress: () => void;
}

// the button below may lie under the bar of a small phone
const playMark =
  "pointer-events-none absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-[color-mix(in_oklab,var(--raised)_88%,transparent)] text-primary shadow-lift forced-colors:border";
const overPicture =
  "pointer-events-none relative m-[min(0.9rem,3vw)] justify-self-center rounded-[1.1rem] bg-[color-mix(in_oklab,var(--raised)_92%,transparent)] px-4 py-2 text-center text-[min(1rem,7vw)] leading-snug sm:text-[1.1rem] max-sm:m-2 max-sm:px-3 max-sm:py-1.5 text-balance text-ink shadow-card forced-colors:border";

/** The picture with the words over its foot, on a phone mostly below it; it can be pressed anywhere. */
function Screen({ film, moment, status, hasCaptions, notice, isFull, onPress }: ScreenProps) {
  const isStill = useStillness();
  const caption = film.captions[captionAt(film, moment)];
  const isBegun = status === "playing" || (status === "paused" && moment > 0);
  return (
    <div
      className={`relative grid items-end overflow-hidden ${isFull ? "min-h-0 grow" : "min-h-[calc((100vw-2.5rem)/1.6+2.75rem)] sm:aspect-[1.6] sm:min-h-0"}`}
    >
      <FilmPicture
        film={film}
        seconds={moment}
        isStill={isStill}
        className={isFull || !isBegun ? "h-full" : "h-full max-sm:h-[calc(100%-2.75rem)]"}
      />
      {/* a large place to press; by keyboard and by name there is the button below */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={onPress}
        className="absolute inset-0 cursor-pointer"
      />
      {isBegun ? null : (
        <span aria-hidden="true" className={playMark}>
          <Play size={28} className="ml-1 fill-current" />
        </span>
      )}
      {!isBegun && notice ? <p className={overPicture}>{notice}</p> : null}
      {hasCaptions && isBegun && caption ? (
        <p data-caption="" className={overPicture}>
          {lineAt(caption, moment)}
        </p>
      ) : null}
    </div>
  );
}

const wish = "(prefers-reduced-motion: reduce)";

/** Whether somebody has asked their device for less movement. */
function useStillness(): boolean {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    const asked = matchMedia(wish);
    const look = () => setStill(asked.matches);
    look();
    asked.addEventListener("change", look);
    return () => asked.removeEventListener("change", look);
  }, []);
  return isStill;
}
