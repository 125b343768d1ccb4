import { useEffect, useState, type FunctionComponent, type RefObject } from "react";
import { Scene } from "../ui/illustrations/kit.tsx";
import type { Moving } from "../ui/illustrations/library/moving.tsx";
import { isLibraryScene, libraryScenes } from "../ui/illustrations/library/library-scene-names.ts";
import { SharedShapes } from "../ui/illustrations/library/shared-shapes.tsx";
import * as lettingGo from "../ui/illustrations/library/steps-of-letting-go.tsx";
import * as stretching from "../ui/illustrations/library/steps-of-stretching.tsx";
import * as page from "../ui/illustrations/library/steps-of-the-page.tsx";
import * as senses from "../ui/illustrations/library/steps-of-the-senses.tsx";
import { sceneAt, type Film } from "./film.ts";
import { wayAt } from "./movements.ts";
import type { Projector } from "./projector.ts";

const drawings: Readonly<Record<string, FunctionComponent<Moving>>> = {
  seat: lettingGo.SeatStep,
  fists: lettingGo.FistsStep,
  shoulders: lettingGo.ShouldersStep,
  face: lettingGo.FaceStep,
  belly: lettingGo.BellyStep,
  legs: lettingGo.LegsStep,
  rest: lettingGo.RestStep,
  neck: stretching.NeckStep,
  "side-bend": stretching.SideBendStep,
  wrists: stretching.WristsStep,
  back: stretching.BackStep,
  ankles: stretching.AnklesStep,
  eyes: senses.EyesStep,
  "hands-on-stone": senses.HandOnStoneStep,
  ear: senses.EarStep,
  scent: senses.ScentStep,
  taste: senses.TasteStep,
  feet: senses.FeetStep,
  page: page.PageStep,
  coins: page.CoinsStep,
  house: page.HouseStep,
  basket: page.BasketStep,
  envelopes: page.EnvelopesStep,
  lamp: page.LampStep,
};

const fadeSeconds = 0.8;

interface FilmPictureProps {
  film: Film;
  seconds: number;
  /** Pictures change from scene to scene, and nothing in them moves. */
  isStill: boolean;
}

interface PlacedPictureProps extends FilmPictureProps {
  className: string;
}

/** What is seen at one moment: the drawing of its step as far as it has moved, and the one before it while it fades. */
export function FilmPicture({ film, seconds, isStill, className }: PlacedPictureProps) {
  const index = sceneAt(film, seconds);
  const { drawing = "", startsAt = 0 } = film.scenes[index] ?? {};
  const shown = isStill ? 1 : Math.min(1, (seconds - startsAt) / fadeSeconds);
  const name = `step-${drawing}`;
  return (
    <Scene
      tone={isLibraryScene(name) ? libraryScenes[name] : "mist"}
      view="0 0 320 200"
      className={`absolute inset-x-0 top-0 w-full ${className}`}
    >
      <defs>
        <SharedShapes />
      </defs>
      {index > 0 && shown < 1 ? (
        <Drawing film={film} index={index - 1} seconds={startsAt} isStill={false} />
      ) : null}
      <g opacity={index > 0 ? shown : 1}>
        <Drawing film={film} index={index} seconds={seconds} isStill={isStill} />
      </g>
    </Scene>
  );
}

function Drawing({ film, index, seconds, isStill }: FilmPictureProps & { index: number }) {
  const { drawing = "", startsAt = 0, endsAt = 0 } = film.scenes[index] ?? {};
  const Step = drawings[drawing];
  if (!Step) return null;
  const inScene = seconds - startsAt;
  return isStill ? (
    <Step />
  ) : (
    <Step way={wayAt(drawing, { seconds: inScene, share: inScene / (endsAt - startsAt) })} />
  );
}

/** The moment that is shown, looked at before each frame while the film plays. */
export function useMoment(projector: RefObject<Projector | null>, isPlaying: boolean, place: number): number {
  const [seen, setSeen] = useState({ place, moment: place });
  useEffect(() => {
    if (!isPlaying) return undefined;
    let frame = requestAnimationFrame(function look() {
      setSeen({ place, moment: projector.current?.now() ?? place });
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [projector, isPlaying, place]);
  // what was seen since another place was chosen counts no more
  return isPlaying && seen.place === place ? seen.moment : place;
}
