import { useEffect, useRef, useState, type RefObject } from "react";
import type { Language } from "@remanso/core/language.ts";
import type { Film } from "./film.ts";
import { keepFilmPlace, keptFilmPlace } from "./film-places.ts";
import { openProjector, type FilmState, type Projector } from "./projector.ts";

export interface Watched {
  readonly film: Film;
  readonly id: string;
  readonly title: string;
  readonly userId: string;
  readonly language: Language;
}

const keepMs = 3000;
const before: FilmState = { status: "idle", clock: { seconds: 0, atMs: null, speed: 1, limit: 0 } };

/** A film in the hands of one person: it begins where they stopped the last time on this device. */
export function useProjector({ film, id, title, userId, language }: Watched): {
  projector: RefObject<Projector | null>;
  state: FilmState;
} {
  const projector = useRef<Projector | null>(null);
  const [state, setState] = useState(before);
  useEffect(() => {
    const opened = openProjector({ film, title, language, onChange: setState });
    const place = keptFilmPlace(userId, id);
    if (place > 0 && place < film.totalSeconds) opened.seek(place);
    projector.current = opened;
    const keep = () => {
      const { status } = opened.state();
      if (status !== "idle") keepFilmPlace(userId, id, status === "finished" ? 0 : opened.now());
    };
    const timer = setInterval(keep, keepMs);
    addEventListener("pagehide", keep);
    return () => {
      keep();
      clearInterval(timer);
      removeEventListener("pagehide", keep);
      opened.close();
    };
  }, [film, id, title, userId, language]);
  return { projector, state };
}
