import { importAgain } from "../app/import-again.ts";
import { lazyPart } from "../app/lazy-part.tsx";
import { SessionLoading } from "./session-loading.tsx";

// A session that has not begun shows its overview: most of the screen's code is for later. It is fetched when the first seconds are over
// or the button is pressed, and while the server answers.

export const CompletedPart = lazyPart(() =>
  importAgain(() => import("./session-completed.tsx")).then((part) => part.SessionCompleted),
);

/** A session under way. Its end comes along: it may be reached without a network. */
export const RunningPart = lazyPart(
  async () => {
    const [part] = await Promise.all([
      importAgain(() => import("./running-session.tsx")),
      CompletedPart.loaded(),
    ]);
    return part.RunningSession;
  },
  { shape: <SessionLoading /> },
);
