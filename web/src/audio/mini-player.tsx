import { importAgain } from "../app/import-again.ts";
import { lazyPart } from "../app/lazy-part.tsx";
import { useAudio } from "./audio-store.ts";

// comes with what plays
const MiniBar = lazyPart(() => importAgain(() => import("./mini-bar.tsx")).then(({ MiniBar: Part }) => Part));

/** What plays or is paused goes along to other pages; nothing where nothing does. */
export function MiniPlayer() {
  const audio = useAudio();
  return audio ? <MiniBar audio={audio} /> : null;
}
