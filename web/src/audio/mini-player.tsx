import { lazy, Suspense } from "react";
import { useAudio } from "./audio-store.ts";

// comes with what plays
const MiniBar = lazy(() => import("./mini-bar.tsx").then((module) => ({ default: module.MiniBar })));

/** What plays or is paused goes along to other pages; nothing where nothing does. */
export function MiniPlayer() {
  const audio = useAudio();
  return audio ? (
    <Suspense>
      <MiniBar audio={audio} />
    </Suspense>
  ) : null;
}
