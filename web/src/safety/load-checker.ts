import type { Readers } from "@remanso/core/safety/readers.ts";
import type { Reading } from "@remanso/core/safety/reading.ts";
import { whenIdle } from "../first-paint/when-quiet.ts";

type Checker = typeof import("./checker.ts");

let loading: Promise<Checker> | null = null;
let loaded: Checker | null = null;
let readers: Readers | null = null;
let loadingReaders: Promise<void> | null = null;

/** The rules and the fixed words, fetched once; a failed fetch is tried again the next time. The learned readers follow by themselves. */
export function loadChecker(): Promise<Checker> {
  loading ??= import("./checker.ts").then(
    (module) => {
      loaded = module;
      void loadReaders();
      return module;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The rules, where they are here already. */
export function checkerAtHand(): Checker | null {
  return loaded;
}

/** How a text is read with what is here: until the learned readers have come, the rules read alone. */
export function readingOf(checker: Checker, text: string): Reading {
  return checker.readMessage(text, readers);
}

/** Settles once the learned readers are here, or could not be fetched. */
export function loadReaders(): Promise<void> {
  loadingReaders ??= import("@remanso/core/safety/learned-readers.ts").then(
    ({ learnedReaders, prepareSomePhrases }) => {
      readers = learnedReaders();
      getReady(prepareSomePhrases);
    },
    () => {
      loadingReaders = null;
    },
  );
  return loadingReaders;
}

// no word that anybody has met: it is looked for among all others, too
const anyWords = "hola xqzwk";

/** In idle moments, while somebody still types, what the first reading would have to wait for: half a second of a slow phone. */
function getReady(prepareSome: () => boolean): void {
  whenIdle(() => {
    if (prepareSome()) getReady(prepareSome);
    else if (loaded) readingOf(loaded, anyWords);
  });
}
